import { begin, FastChance, RecordedChance } from "@caravel/kernel";
import { describe as chapter, expect, test } from "vitest";
import { BASE_BUILDINGS } from "../content/buildings.ts";
import { GOODS, INDIGO, SUGAR, TABLE_SIZES } from "../content/pieces.ts";
import { describe } from "./describe.ts";
import { puertoRico } from "./game.ts";
import { setup } from "./setup.ts";
import { type TestTable, tableAt } from "./test-table.ts";

/** A freshly set-up game, its first governor drawn by chance. */
const fresh = (players: number, seed: string | number = "setup") =>
  tableAt(begin(puertoRico, players, {}, new FastChance(seed)).state);

/** A freshly set-up game of three with this governor and this row. */
function laidOut(governor: number, row: number[]): TestTable {
  return tableAt(begin(puertoRico, 3, {}, new RecordedChance([governor, ...row])).state);
}

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, count) => all + count, 0);
const THREE_TO_FIVE = [3, 4, 5];

chapter("set-up for three to five players", () => {
  test("PR-SETUP-01: one player is the first governor, and chooses first", () => {
    const governors = new Set(Array.from({ length: 60 }, (_, seed) => fresh(4, seed).table.governor));
    expect([...governors].sort()).toEqual([0, 1, 2, 3]);
    const table = laidOut(2, [0, 0, 0, 0]);
    expect(table.table).toMatchObject({ governor: 2, year: 1, step: "year" });
    expect(table.asked).toEqual([2]);
  });

  test.each([
    [3, 2],
    [4, 3],
    [5, 4],
  ])("PR-SETUP-02: with %i players everybody begins with %i doubloons", (players, doubloons) => {
    expect(fresh(players).table.seats.map((seat) => seat.doubloons)).toEqual(Array(players).fill(doubloons));
  });

  test.each([
    [3, ["indigo", "indigo", "corn"]],
    [4, ["indigo", "indigo", "corn", "corn"]],
    [5, ["indigo", "indigo", "indigo", "corn", "corn"]],
  ])("PR-SETUP-03: with %i players the plantations from the governor on are %j", (players, plantations) => {
    const governor = players - 1;
    const { seats, faceDown } = describe(
      setup(players, {}, new RecordedChance([governor, ...Array(players + 1).fill(SUGAR)])),
    );
    for (const [distance, kind] of plantations.entries()) {
      const { island } = seats[(governor + distance) % players];
      expect([island[kind], sum(island)]).toEqual([1, 1]);
    }
    const taken = plantations.filter((kind) => kind === "indigo").length;
    expect(faceDown.indigo).toBe(TABLE_SIZES[players].tiles[INDIGO] - taken);
  });

  test("PR-SETUP-04: starting plantations carry no colonist", () => {
    for (const players of THREE_TO_FIVE)
      for (const seat of fresh(players).table.seats) expect(sum(seat.workers)).toBe(0);
  });

  test("PR-SETUP-05: all 49 building tiles lie on the bank board", () => {
    const { bank, seats } = fresh(4).table;
    expect(sum(bank)).toBe(49);
    for (const { name, copies } of BASE_BUILDINGS) expect(bank[name]).toBe(copies);
    for (const seat of seats) expect(seat.buildings).toEqual({});
  });

  test("PR-SETUP-06: the rest of the money is in the bank, not on the cards, and the bank pays", () => {
    const table = laidOut(0, [0, 0, 0, 0]);
    expect(Object.values(table.table.roles).map((card) => card.doubloons)).toEqual(Array(6).fill(0));
    table.play(0, "role builder").play(0, "build small-market");
    expect(table.seat(0).doubloons).toBe(2);
  });

  test.each([
    [3, 75],
    [4, 100],
    [5, 126],
  ])("PR-SETUP-07: with %i players there are %i points", (players, points) => {
    expect(fresh(players).table.points).toBe(points);
  });

  test("PR-SETUP-08: all 8 quarries lie in one pile", () => {
    for (const players of THREE_TO_FIVE) expect(fresh(players).table.quarries).toBe(8);
  });

  test.each(THREE_TO_FIVE)(
    "PR-SETUP-09: with %i players one more plantation than players is turned up at random",
    (players) => {
      const { faceUp, faceDown, discards } = fresh(players).table;
      expect(sum(faceUp)).toBe(players + 1);
      expect(sum(faceUp) + sum(faceDown)).toBe(50 - players);
      expect(sum(discards)).toBe(0);
      const rows = new Set(Array.from({ length: 20 }, (_, seed) => JSON.stringify(fresh(players, seed).table.faceUp)));
      expect(rows.size).toBeGreaterThan(5);
    },
  );

  test("PR-SETUP-09: the plantations turned up come off the face-down ones", () => {
    const { faceUp, faceDown } = laidOut(0, [0, 4, 4, 2]).table;
    expect(faceUp).toEqual({ corn: 1, indigo: 0, sugar: 1, tobacco: 0, coffee: 2 });
    expect(faceDown).toEqual({ corn: 8, indigo: 10, sugar: 10, tobacco: 9, coffee: 6 });
  });

  test.each([
    [3, []],
    [4, ["prospector"]],
    [5, ["prospector", "prospector-2"]],
  ])("PR-SETUP-10: with %i players the role cards are the six and %j, without money", (players, prospectors) => {
    const table = fresh(players);
    const six = ["settler", "mayor", "builder", "craftsman", "trader", "captain"];
    expect(Object.keys(table.table.roles).sort()).toEqual([...six, ...prospectors].sort());
    for (const card of Object.values(table.table.roles)) expect(card).toEqual({ doubloons: 0, taker: null });
    for (const role of ["prospector", "prospector-2"])
      expect(table.refusal(table.asked[0], `role ${role}`)).toBe(prospectors.includes(role) ? null : "PR-SETUP-10");
  });

  test.each([
    [3, ["4", "5", "6"]],
    [4, ["5", "6", "7"]],
    [5, ["6", "7", "8"]],
  ])("PR-SETUP-11: with %i players the cargo ships are %j, all empty", (players, ships) => {
    expect(fresh(players).table.ships).toEqual(
      Object.fromEntries(ships.map((ship) => [ship, { good: null, barrels: 0 }])),
    );
  });

  test("PR-SETUP-12: all barrels are in the supply and the trading house is empty", () => {
    for (const players of THREE_TO_FIVE) {
      const { supply, house } = fresh(players).table;
      expect(supply).toEqual({ corn: 10, indigo: 11, sugar: 11, tobacco: 9, coffee: 9 });
      expect(sum(house)).toBe(0);
    }
  });

  test.each(THREE_TO_FIVE)("PR-SETUP-13: with %i players as many colonists are on the ship", (players) => {
    expect(fresh(players).table.colonistShip).toBe(players);
  });

  test.each([
    [3, 55],
    [4, 75],
    [5, 95],
  ])("PR-SETUP-14: with %i players %i colonists are in the supply besides", (players, colonists) => {
    expect(fresh(players).table.colonists).toBe(colonists);
  });

  test("PR-SETUP-15: nobody has barrels, points or colonists", () => {
    for (const players of THREE_TO_FIVE)
      for (const seat of fresh(players).table.seats)
        expect(seat).toMatchObject({
          points: 0,
          windRose: 0,
          colonists: 0,
          goods: Object.fromEntries(GOODS.map((good) => [good, 0])),
        });
  });
});
