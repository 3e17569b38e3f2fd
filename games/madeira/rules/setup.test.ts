import { FastChance } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { contentFor } from "../content/content.ts";
import { madeira } from "./game.ts";
import { tableFor } from "./test-table.ts";

/** The same box laid out forty times. */
const forty = (players: number) =>
  Array.from({ length: 40 }, (_, seed) => madeira.setup(players, {}, new FastChance(`box ${seed}`)));
const everyKind = (numbers: readonly number[]) => [...new Set(numbers)].sort((one, other) => one - other);

describe("setup", () => {
  test.each([2, 3, 4])(
    "MA-SETUP-02, MA-SETUP-06, MA-SETUP-12, MA-SETUP-14, MA-SETUP-23, MA-COMP-01: the box for %i players",
    (players) => {
      const state = madeira.setup(players, {}, new FastChance("setup"));
      const order = state.passColumn.slice(0, players);
      expect(new Set(order).size).toBe(players);
      for (const [place, seat] of order.entries()) {
        expect(seat).toBe((order[0]! + place) % players);
        expect(state.seats[seat]).toMatchObject({
          items: [1, 1, 1, 1, 4, 7 + place],
          pirates: 0,
          vp: 0,
          mill: 3,
          watch: 2,
          ships: 6,
          favours: 0,
          faceUp: 0,
        });
      }
      const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
      expect(sum(state.rowRequests)).toBe(players * 5);
      for (let row = 0; row < players; row++) expect(sum(state.rowRequests.slice(row * 5, row * 5 + 5))).toBe(5);
      expect([...state.districts].sort((a, b) => a - b)).toEqual([...Array(12).keys()]);
      expect(state.cities.flatMap((figure, space) => (figure === 4 ? [space % 12] : []))).toEqual([3, 3, 3]);
      expect(new Set(state.rewards).size).toBe(6);
      expect(madeira.faults(state)).toEqual([]);
    },
  );

  test.each([2, 3, 4])(
    "MA-SETUP-05: any of the four starting requests for each of %i players, no two alike",
    (players) => {
      const { startingRequests } = contentFor(players, "");
      const dealt = forty(players).map(({ seats }) => seats.map(({ startedWith }) => startedWith));
      for (let seat = 0; seat < players; seat++)
        expect(everyKind(dealt.map((crowns) => crowns[seat]!))).toEqual([0, 1, 2, 3]);
      for (const crowns of dealt) expect(new Set(crowns).size).toBe(players);
      const { seats } = forty(players)[0]!;
      for (const { startedWith, requests } of seats) {
        expect(requests[startingRequests[startedWith]!]).toBe(1);
        expect(requests.reduce((sum, count) => sum + count)).toBe(1);
      }
    },
  );

  test("MA-SETUP-10, MA-SETUP-11, MA-SETUP-16: requests, favours and royal rewards lie where luck puts them", () => {
    const tables = forty(4);
    for (let type = 0; type < 5; type++)
      expect(everyKind(tables.map(({ rowRequests }) => rowRequests[type]!)).length).toBeGreaterThan(2);
    for (const district of [0, 11])
      expect(everyKind(tables.map(({ districts }) => districts[district]!)).length).toBeGreaterThan(6);
    for (const colony of [0, 1, 2]) {
      expect(everyKind(tables.map(({ rewards }) => rewards[colony * 2]!))).toEqual([0, 1, 2, 3]);
      expect(everyKind(tables.map(({ rewards }) => rewards[colony * 2 + 1]!))).toEqual([4, 5, 6, 7]);
    }
  });

  test("MA-SETUP-06: most crowns go first", () => {
    for (let seed = 0; seed < 20; seed++) {
      const state = madeira.setup(4, {}, new FastChance(`crowns ${seed}`));
      expect(state.seats[state.passColumn[0]!]!.requests[0]).toBe(1);
    }
  });

  test("MA-SETUP-13, MA-SETUP-18, MA-SETUP-19, MA-SETUP-20, MA-SETUP-22, MA-DEC-01, MA-DEC-02, MA-RULING-03: first workers", () => {
    const table = tableFor(2, { order: [1, 0] });
    expect(table.asked).toEqual([0]);
    expect(table.refusal(1, "move home funchal-1")).toBe("MA-SETUP-13");
    expect(table.refusal(0, "move home funchal-4")).toBe("MA-MOVE-06");
    expect(table.refusal(0, "move home R1A")).toBe("MA-SETUP-13");
    table.play(0, "move home funchal-1").play(1, "move home machico-2");
    expect(table.asked).toEqual([0]);
    table.play(0, "move home R1A");
    expect(table.refusal(0, "move home R1B")).toBe("MA-SETUP-20");
    expect(table.refusal(1, "move home R2A")).toBe("MA-SETUP-18");
    table.play(0, "move home forest");
    expect(table.refusal(1, "move home R1A")).toBe("MA-SETUP-19");
    expect(table.refusal(1, "move home forest")).toBe("MA-SETUP-19");
    table.play(1, "move home R1B").play(1, "move home R3A");
    expect(table.seat(0)).toMatchObject({ home: 7, shipsAtHome: 6 });
    expect(table.table).toMatchObject({ round: 1, phase: "A" });
  });
});
