import { describe, expect, test } from "vitest";
import { moves } from "../rules/moves.ts";
import { rio, solo, type TestTable } from "../rules/test-table.ts";
import { evaluate } from "./evaluation.ts";
import { guess } from "./guesses.ts";
import { isQuiet, obvious } from "./habits.ts";

const AFTER = { at: { phase: "after", space: "build" } };

/** What a position of green on the map of Rio is worth to it. */
const worth = (green: object, rest: object = {}) => evaluate(rio({ ...green }, { ...rest }).state, 0);

const choices = (table: TestTable, seat: number) => table.choices(seat).map((move) => moves.read(move)!);
const habit = (table: TestTable, seat = 0) => moves.write(obvious(table.state, seat, choices(table, seat))!);

describe("what a position is worth", () => {
  test("a point is a point, a token is less, and a scarce one more than a fifth of its kind", () => {
    const tiles = { "0,-1": { tile: "farm", by: 0 } };
    expect(worth({}, { tiles }) - worth({})).toBeCloseTo(2);
    const token = (has: number) => worth({ stock: { coffee: has + 1 } }) - worth({ stock: { coffee: has } });
    expect(token(0)).toBeGreaterThan(token(4));
    expect(token(0)).toBeLessThan(1);
  });

  test("a tile that a quest asks for is worth more than another, and the last one most", () => {
    const farms = (count: number, quests: string[]) => {
      const hexes = ["0,-1", "1,-2", "0,-3"].slice(0, count);
      const tiles = Object.fromEntries(hexes.map((hex) => [hex, { tile: "farm", by: 0 }]));
      return worth({ quests }, { tiles });
    };
    const gain = (count: number, quests: string[]) => farms(count, quests) - farms(count - 1, quests);
    expect(gain(1, ["I-6"])).toBeGreaterThan(gain(1, ["I-1"]) + 0.2);
    expect(gain(3, ["I-6"])).toBeGreaterThan(gain(1, ["I-6"]));
  });

  test("a stronger enemy beside a tile is a danger, a unit on it a help", () => {
    const tiles = { "0,-1": { tile: "farm", by: 0 } };
    const facing = (units: object[]) =>
      evaluate(rio({ units }, { tiles }, { units: [{ monarch: "1,-1" }] }).state, 0) -
      evaluate(rio({ units }, { tiles }, { units: [{ monarch: "0,3" }] }).state, 0);
    expect(facing([])).toBeLessThan(-0.5);
    expect(facing([{ monarch: "0,-1" }])).toBeGreaterThan(-0.2);
  });

  test("in the last round hardly anything but points counts", () => {
    const stock = { gold: 3 };
    expect(worth({ stock }, { age: 3, lastRound: true }) - worth({}, { age: 3, lastRound: true })).toBeLessThan(0.3);
  });

  test("alone nothing is worth as much as the victory, and units near the enemy capital more than at home", () => {
    const army = (hex: string) => ({
      units: [{ archer: hex }, { archer: hex }, { dragoon: hex }, { cannon: hex }, { monarch: hex }],
    });
    const near = evaluate(solo(army("0,-1")).state, 0);
    expect(near).toBeGreaterThan(evaluate(solo(army("-2,3")).state, 0));
    expect(near).toBeLessThan(1);
  });
});

describe("habits", () => {
  test("a completed quest is shown at once, one that ends the game by whoever leads", () => {
    const tiles = Object.fromEntries(["0,-1", "1,-2", "2,-2", "3,-2"].map((hex) => [hex, { tile: "farm", by: 0 }]));
    const table = rio({ quests: ["I-4"], units: [{ archer: "stock" }] }, { tiles });
    expect(habit(table)).toBe("reveal I-4");
    const last = (orange: Readonly<Record<string, unknown>>) => {
      const goods = { cloth: "renovate", roasted_coffee: "harbor", dye: "painting", sugar: "manufacture" };
      const gold = {
        "0,-1": { tile: "academy", by: 0 },
        "1,-2": { tile: "gold_foundry", by: 0 },
        "0,-3": { tile: "gold_foundry", by: 0 },
      };
      const ending = rio(
        { quests: ["III-5"], goods: { ...goods, jewellery: "build" } },
        { tiles: gold, age: 3 },
        orange,
      );
      return obvious(ending.state, 0, choices(ending, 0));
    };
    expect(last({})).toBe(moves.read("reveal III-5"));
    const units = ["musketeer", "musketeer", "lancer", "cannon", "monarch"].map((kind) => ({ [kind]: "0,2" }));
    const all = {
      dye: "painting",
      sugar: "manufacture",
      cloth: "renovate",
      roasted_coffee: "harbor",
      jewellery: "build",
      machinery: "deploy",
    };
    expect(last({ units, goods: all })).toBeNull();
  });

  test("raws are paid before gold, and the raw that a quest asks for last", () => {
    const table = rio(
      { stock: { brazilwood: 1, sugarcane: 1, coffee: 1, gold: 1 }, quests: ["I-6"] },
      { gallery: ["guarani"] },
    );
    table.play(0, "act painting");
    table.play(0, "paint guarani");
    expect(["pay sugarcane", "pay brazilwood"]).toContain(habit(table));
  });

  test("who can win an Expedition fights it, who cannot leaves it alone", () => {
    const arrive = (battle: object) => {
      const exploration = { "-1,0": { tile: "expedition_5", up: true } };
      const table = rio({ units: [{ dragoon: "-1,-1" }], battle }, { ...AFTER, exploration });
      table.play(0, "move free dragoon -1,-1");
      table.play(0, "to -1,0");
      return habit(table);
    };
    expect(arrive({ volley: 1 })).toBe("fight");
    expect(arrive({})).toBe("pass");
  });

  test("a position is quiet between the things that players begin", () => {
    const table = rio({ stock: { sugarcane: 1 } });
    expect(isQuiet(table.state)).toBe(true);
    table.play(0, "act build");
    expect(isQuiet(table.state)).toBe(false);
  });
});

test("of what can be built, that is guessed which a quest asks for", () => {
  const stock = { brazilwood: 1, sugarcane: 1 };
  const built = (quest: string) => {
    const table = rio({ stock, quests: [quest] });
    table.play(0, "act build");
    return moves.write(guess(table.state, 0, choices(table, 0))!).split(" ")[1];
  };
  expect(built("I-6")).toBe("farm");
  expect(built("I-3")).toBe("merchant");
});
