import { asked, isOver } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { puertoRico } from "./game.ts";
import { randomGame } from "./test-games.ts";
import { tableFor } from "./test-table.ts";

describe("PR-DP-25: one player is asked at a time", () => {
  test.each([2, 3, 4, 5])("with %i players", (players) => {
    for (const { state, move } of randomGame(players, "order")) {
      const seats = asked(puertoRico, state);
      if (seats.length !== (isOver(state) ? 0 : 1)) expect.fail(`after ${move} moves seats ${seats} are asked`);
    }
  });
});

describe("PR-DP-24: a decision without a choice is passed over in silence", () => {
  test.each([
    ["settler", { faceUp: [], seats: { 1: { island: { corn: 5, quarry: 7 } } } }],
    ["craftsman", {}],
    ["trader", {}],
    ["captain", {}],
  ])("%s", (role, given) => {
    const table = tableFor(3, { ...given, governor: 1, roles: { mayor: { taker: 0 } }, at: { step: "role", turn: 1 } });
    table.play(1, `role ${role}`);
    expect(table.table.step).toBe("year");
    expect(table.asked).toEqual([2]);
    expect(table.told.map(({ event }) => event.type).filter((type) => type !== "rowLaidOut")).toEqual(["roleTaken"]);
  });
});

test("PR-ROLE-01: the others wait for their turn in every phase", () => {
  const corn = { island: { corn: 1 }, workers: { corn: 1 }, goods: { corn: 1 } };
  const seats = { 0: corn, 1: corn, 2: corn };
  const refusal = (step: string, move: string) => tableFor(3, { seats, at: { step, taker: 1 } }).refusal(2, move);
  expect(refusal("settler", "pass")).toBe("PR-ROLE-01");
  expect(refusal("builder", "build small-market")).toBe("PR-ROLE-01");
  expect(refusal("mayor", "join")).toBe("PR-MAYOR-03");
  expect(refusal("craftsman", "produce")).toBe("PR-ROLE-01");
  expect(refusal("trader", "sell corn")).toBe("PR-ROLE-01");
  expect(refusal("captain", "load corn 4")).toBe("PR-CAPTAIN-01");
  expect(refusal("storage", "keep corn")).toBe("PR-STORE-01");
});

test("PR-ROLE-01: the privilege belongs to the taker alone", () => {
  const table = tableFor(3, {
    faceUp: ["corn", "corn", "corn", "corn"],
    seats: { 0: { doubloons: 5 }, 1: { doubloons: 5 }, 2: { doubloons: 5 } },
    at: { step: "role", turn: 0 },
  });
  table.play(0, "role settler").play(0, "take quarry");
  expect(table.refusal(1, "take quarry")).toBe("PR-SETTLER-03");
  table.play(1, "pass").play(2, "pass");
  table.play(1, "role builder").play(1, "build small-market").play(2, "build small-market").play(0, "pass");
  expect([table.seat(1).doubloons, table.seat(2).doubloons]).toEqual([5, 4]);
  table.play(2, "role mayor").play(2, "privilege");
  expect(table.refusal(0, "privilege")).toBe("PR-MAYOR-01");
});

test("PR-ROLE-02: every action but the captain's can be declined", () => {
  const seats = {
    0: { doubloons: 3, island: { corn: 2 }, workers: { corn: 1 }, goods: { corn: 1 } },
  };
  const choices = (step: string) => tableFor(3, { seats, at: { step, taker: 0 } }).choices(0);
  expect(choices("settler")).toContain("pass");
  expect(choices("builder")).toContain("pass");
  expect(choices("mayor")).toContain("decline");
  expect(choices("craftsman")).toContain("decline");
  expect(choices("trader")).toContain("pass");
  expect(choices("captain")).toEqual(["load corn 4", "load corn 5", "load corn 6"]);
});

test("PR-ROLE-03: who does not act is skipped, and the next player goes on", () => {
  const table = tableFor(4, {
    seats: { 0: { goods: { corn: 1 } }, 2: { goods: { indigo: 1 } }, 3: { goods: { sugar: 1 } } },
    at: { step: "trader", taker: 0 },
  });
  table.play(0, "pass");
  expect(table.events("passed")).toEqual([{ type: "passed", seat: 0, step: "sell" }]);
  expect(table.asked).toEqual([2]);
  table.play(2, "pass");
  expect(table.asked).toEqual([3]);
});

test("PR-ROLE-04: privileges can be left unused", () => {
  const corn = { island: { corn: 1 }, workers: { corn: 1 } };
  const table = tableFor(3, { faceUp: ["corn", "sugar"], seats: { 0: corn } });
  table.play(0, "role settler");
  expect(table.choices(0)).toEqual(["take corn", "take sugar", "take quarry", "pass"]);
  table.play(0, "take corn").play(1, "pass").play(2, "pass");
  table.play(1, "role mayor");
  expect(table.choices(1)).toEqual(["privilege", "join", "decline"]);
  table.play(1, "decline").play(2, "decline").play(0, "decline");
  table.play(2, "role craftsman").play(0, "produce");
  expect(table.seat(0)).toMatchObject({ goods: { corn: 1 }, island: { corn: 2, quarry: 0 } });
  const craftsman = tableFor(3, { seats: { 0: corn }, at: { step: "craftsman", taker: 0 } });
  expect(craftsman.play(0, "produce").choices(0)).toContain("pass");
});

test("PR-ROLE-05: everybody acts once in a phase, and only in the captain phase more often", () => {
  const seat = { goods: { corn: 1, indigo: 1, sugar: 1 }, doubloons: 9 };
  const table = tableFor(3, { faceUp: ["corn", "corn", "indigo", "indigo"], seats: { 0: seat, 1: seat, 2: seat } });
  const acts = (role: string, taker: number, move: string) => {
    const seen: number[] = [];
    table.play(taker, `role ${role}`);
    while (table.table.step !== "year" && seen.length < 20) {
      const [asked] = table.asked;
      seen.push(asked);
      table.play(asked, table.choices(asked).find((choice) => choice.startsWith(move)) ?? "done");
    }
    return seen;
  };
  expect(acts("builder", 0, "build")).toEqual([0, 1, 2]);
  expect(acts("settler", 1, "take")).toEqual([1, 2, 0]);
  expect(acts("trader", 2, "sell")).toEqual([2, 0, 1]);
  expect(acts("captain", 1, "load")).toEqual([1, 2, 0, 1, 2, 0]);
});

test("PR-ROLE-06: clean-up comes after everybody's action and before the next choice of a role", () => {
  const table = tableFor(3, {
    house: ["corn", "indigo", "sugar"],
    faceUp: ["corn", "corn", "indigo", "sugar"],
    seats: { 0: { goods: { coffee: 1 } } },
  });
  table.play(0, "role trader").play(0, "sell coffee");
  expect(table.table.step).toBe("year");
  expect(table.table.house).toEqual({ corn: 0, indigo: 0, sugar: 0, tobacco: 0, coffee: 0 });
  table.play(1, "role settler").play(1, "take corn").play(2, "take corn");
  // the row is still the old one for the last player
  expect(table.table.faceUp).toEqual({ corn: 0, indigo: 1, sugar: 1, tobacco: 0, coffee: 0 });
  table.play(0, "pass");
  expect(table.table).toMatchObject({ step: "year", discards: { indigo: 1, sugar: 1 } });
  expect(Object.values(table.table.faceUp).reduce((sum, tiles) => sum + tiles, 0)).toBe(4);
  expect(table.asked).toEqual([2]);
});

test("PR-END-01: nobody acts after the end", () => {
  const table = tableFor(3, {
    ending: ["city"],
    roles: { trader: { taker: 0 }, craftsman: { taker: 1 } },
    at: { step: "role", turn: 2 },
  });
  table.play(2, "role captain");
  expect(table.asked).toEqual([]);
  expect(table.refusal(0, "role settler")).toBe("PR-END-01");
});

test("PR-CRAFT-01, PR-CRAFT-08, PR-TRADER-01, PR-CAPTAIN-01, PR-B-WHARF-01, PR-STORE-07: every action has its phase", () => {
  const board = { island: { corn: 1 }, workers: { corn: 1 }, goods: { corn: 1 }, buildings: { wharf: 1 } };
  const table = tableFor(3, { seats: { 0: board } });
  const rules = {
    produce: "PR-CRAFT-01",
    "extra corn": "PR-CRAFT-08",
    "sell corn": "PR-TRADER-01",
    "load corn 4": "PR-CAPTAIN-01",
    "wharf corn": "PR-B-WHARF-01",
    "store corn": "PR-STORE-07",
    "keep corn": "PR-STORE-07",
  };
  for (const [move, rule] of Object.entries(rules)) expect(table.refusal(0, move)).toBe(rule);
  table.play(0, "role trader");
  expect(table.refusal(0, "load corn 4")).toBe("PR-CAPTAIN-01");
  expect(table.refusal(0, "keep corn")).toBe("PR-STORE-07");
});
