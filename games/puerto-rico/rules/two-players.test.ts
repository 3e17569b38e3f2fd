import { begin, RecordedChance } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { BASE_BUILDINGS } from "../content/buildings.ts";
import { puertoRico } from "./game.ts";
import { type TestTable, tableAt, tableFor } from "./test-table.ts";

/** A freshly set-up game of two in which seat 1 is the first governor and three coffee plantations lie open. */
const fresh = () => tableAt(begin(puertoRico, 2, {}, new RecordedChance([1, 4, 4, 4])).state);

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, count) => all + count, 0);

describe("two players: set-up", () => {
  test("PR-2P-01: both have 3 doubloons", () => {
    expect(fresh().table.seats.map((seat) => seat.doubloons)).toEqual([3, 3]);
  });

  test("PR-2P-02: the governor has indigo, the other corn", () => {
    const table = fresh();
    expect(table.table.governor).toBe(1);
    expect(table.seat(1).island).toMatchObject({ indigo: 1, corn: 0 });
    expect(table.seat(0).island).toMatchObject({ indigo: 0, corn: 1 });
  });

  test("PR-2P-03: three plantations of every kind and three quarries are taken out", () => {
    const { faceDown, quarries } = fresh().table;
    expect(faceDown).toEqual({
      corn: 10 - 3 - 1,
      indigo: 12 - 3 - 1,
      sugar: 11 - 3,
      tobacco: 9 - 3,
      coffee: 8 - 3 - 3,
    });
    expect(quarries).toBe(5);
  });

  test("PR-2P-04: three plantations lie open, also after a settler phase", () => {
    const table = fresh();
    expect(sum(table.table.faceUp)).toBe(3);
    table.play(1, "role settler").play(1, "pass").play(0, "take coffee");
    expect(sum(table.table.faceUp)).toBe(3);
    expect(table.table.discards.coffee).toBe(2);
  });

  test("PR-2P-05: one tile of each beige building, two of each production building", () => {
    const { bank } = fresh().table;
    for (const { name, good } of BASE_BUILDINGS) expect(bank[name]).toBe(good === null ? 1 : 2);
  });

  test("PR-2P-06: there are 65 points", () => {
    expect(fresh().table.points).toBe(65);
  });

  test("PR-2P-07: 40 colonists in the supply, 2 on the ship, and never fewer than 2 on it again", () => {
    const table = fresh();
    expect(table.table).toMatchObject({ colonists: 40, colonistShip: 2 });
    table.play(1, "role mayor").play(1, "join").play(0, "join");
    expect(table.table).toMatchObject({ colonists: 38, colonistShip: 2, step: "year" });
  });

  test("PR-2P-08: the cargo ships are those of 4 and 6", () => {
    expect(fresh().table.ships).toEqual({ 4: { good: null, barrels: 0 }, 6: { good: null, barrels: 0 } });
    const table = tableFor(2, { seats: { 0: { goods: { corn: 1 } } }, at: { step: "captain", taker: 0 } });
    expect(table.choices(0)).toEqual(["load corn 4", "load corn 6"]);
    expect(table.refusal(0, "load corn 5")).toBe("PR-2P-08");
  });

  test("PR-2P-09: two barrels of each good are taken out", () => {
    expect(fresh().table.supply).toEqual({ corn: 8, indigo: 9, sugar: 9, tobacco: 7, coffee: 7 });
  });

  test("PR-2P-10: seven role cards, one of them a prospector", () => {
    const table = fresh();
    expect(Object.keys(table.table.roles)).toHaveLength(7);
    expect(table.choices(1)).toContain("role prospector");
    expect(table.refusal(1, "role prospector-2")).toBe("PR-2P-10");
  });
});

/** Takes a role with which nobody can or wants to do anything. */
function takeIdly(table: TestTable, seat: number, role: string): void {
  table.play(seat, `role ${role}`);
  while (table.table.step !== "year" && !table.isOver) {
    const choices = table.choices(table.asked[0]);
    const idle = ["pass", "decline", "done"].find((move) => choices.includes(move));
    table.play(table.asked[0], idle ?? choices[0]);
  }
}

describe("two players: the year", () => {
  test("PR-2P-11: they choose in turns, the governor first, until each has three cards", () => {
    const table = tableFor(2, { governor: 1, seats: { 0: { doubloons: 0 }, 1: { doubloons: 0 } } });
    const roles = ["settler", "builder", "craftsman", "trader", "captain", "mayor"];
    for (const year of [1, 2]) {
      for (const [place, role] of roles.entries()) {
        expect([table.asked, table.table.year]).toEqual([[(place + year) % 2], year]);
        takeIdly(table, table.asked[0], role);
      }
    }
    expect(table.table).toMatchObject({ year: 3, step: "year" });
  });

  test("PR-2P-12: one doubloon on the seventh card, the cards come back, the governor changes", () => {
    const taken = { settler: 1, builder: 0, craftsman: 1, trader: 0, captain: 1 };
    const roles = Object.fromEntries(Object.entries(taken).map(([name, taker]) => [name, { taker }]));
    const table = tableFor(2, { governor: 1, roles, at: { step: "role", turn: 0 } });
    takeIdly(table, 0, "mayor");
    const cards = Object.entries(table.table.roles);
    expect(cards.filter(([, card]) => card.doubloons > 0)).toEqual([["prospector", { doubloons: 1, taker: null }]]);
    expect(cards.every(([, card]) => card.taker === null)).toBe(true);
    expect(table.table.governor).toBe(0);
    expect(table.asked).toEqual([0]);
  });
});

/** The last choice of a year of two, which is seat 0's. */
const LAST_CHOICE = {
  governor: 1,
  roles: Object.fromEntries(
    ["settler", "craftsman", "trader", "prospector"].map((name, place) => [name, { taker: (place + 1) % 2 }]),
  ),
};

describe("PR-2P-13: two players: what ends the game", () => {
  test("PR-2P-13: too few colonists for the ship", () => {
    const given = { ...LAST_CHOICE, roles: { ...LAST_CHOICE.roles, builder: { taker: 1 } } };
    const seats = { 0: { windRose: 20 }, 1: { windRose: 19 } };
    const table = tableFor(2, { ...given, colonistShip: 2, seats, at: { step: "role", turn: 0 } });
    expect(table.table.colonists).toBe(1);
    table.play(0, "role mayor").play(0, "join").play(1, "join");
    expect(table.table.ending).toEqual(["colonists"]);
    expect(table.isOver).toBe(true);
  });

  test("PR-2P-13: a full city", () => {
    const eleven = BASE_BUILDINGS.slice(1, 12).map(({ name }) => [name, 0]);
    const seats = { 0: { doubloons: 1, buildings: Object.fromEntries(eleven) } };
    const given = { ...LAST_CHOICE, roles: { ...LAST_CHOICE.roles, mayor: { taker: 1 } } };
    const table = tableFor(2, { ...given, seats, at: { step: "role", turn: 0 } });
    table.play(0, "role builder").play(0, "build small-indigo-plant").play(1, "pass");
    expect(table.table.ending).toEqual(["city"]);
    expect(table.isOver).toBe(true);
  });

  test("PR-2P-13: the last point taken", () => {
    const seats = { 0: { points: 40, goods: { corn: 1 } }, 1: { points: 24 } };
    const given = { ...LAST_CHOICE, roles: { ...LAST_CHOICE.roles, mayor: { taker: 1 } } };
    const table = tableFor(2, { ...given, seats, at: { step: "role", turn: 0 } });
    table.play(0, "role captain").play(0, "load corn 4");
    expect(table.table.ending).toEqual(["points"]);
    expect(table.isOver).toBe(true);
  });
});
