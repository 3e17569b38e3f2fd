import { describe, expect, test } from "vitest";
import { tableFor } from "./test-table.ts";

const POOR = { wheat: 0, sugar: 0, wine: 0, wood: 0, bread: 0, reals: 0 };

/** Seat 0 of four does the action of the Commander. */
const commander = (seat: object, more: object = {}, given: object = {}) =>
  tableFor(4, {
    characters: { moinho: "commander" },
    seats: { 0: { ...POOR, ...seat }, ...more },
    at: { moment: "character", turn: 0, building: "moinho" },
    ...given,
  }).play(0, "act");

describe("the ships of the Commander", () => {
  test("MA-B-COMMANDER-02, MA-B-COMMANDER-03: they come from home, for a wood, or from a market or colony for none", () => {
    const fleet = () => commander({ wheat: 3, wood: 2, ships: ["wine-1", "india-1"] });
    for (const [from, wood] of [
      ["home", 1],
      ["wine-1", 2],
      ["india-1", 2],
    ] as const) {
      const table = fleet();
      expect(table.refusal(0, `sail ${from} wheat-1`)).toBeNull();
      expect(table.play(0, `sail ${from} wheat-1`).seat(0)).toMatchObject({ wood, wheat: 2 });
    }
    expect(fleet().refusal(0, "sail sugar-1 wheat-1")).toBe("MA-B-COMMANDER-02");
  });

  test("MA-B-COMMANDER-04, MA-B-COMMANDER-05: markets ask their own good, colonies wine, and get it", () => {
    const rich = { wheat: 5, sugar: 5, wine: 5, ships: ["acores-5"] };
    const left = (to: string) => {
      const { wheat, sugar, wine } = commander(rich).play(0, `sail acores-5 ${to}`).seat(0);
      return [wheat, sugar, wine];
    };
    expect(left("wheat-3")).toEqual([2, 5, 5]);
    expect(left("sugar-4")).toEqual([5, 1, 5]);
    expect(left("wine-2")).toEqual([5, 5, 3]);
    expect(left("acores-1")).toEqual([5, 5, 4]);
    expect(left("brasil-2")).toEqual([5, 5, 3]);
    expect(left("india-3")).toEqual([5, 5, 2]);
  });

  test("MA-B-COMMANDER-06: another space of the same market or colony is another space", () => {
    const table = commander({ wheat: 2, wine: 2, ships: ["wheat-1", "india-1"] });
    expect(table.refusal(0, "sail wheat-1 wheat-2")).toBeNull();
    expect(table.refusal(0, "sail india-1 india-2")).toBeNull();
    expect(table.refusal(0, "sail india-1 india-1")).toBe("MA-B-COMMANDER-06");
  });

  test("MA-B-COMMANDER-07: one ship on a space, in colonies too", () => {
    const table = commander({ wine: 3, ships: ["wheat-1", "india-1"] }, { 1: { ships: ["acores-1"] } });
    expect(table.refusal(0, "sail wheat-1 acores-1")).toBe("MA-B-COMMANDER-07");
    expect(table.refusal(0, "sail wheat-1 india-1")).toBe("MA-B-COMMANDER-07");
    expect(table.play(0, "sail india-1 brasil-1").refusal(0, "sail wheat-1 india-1")).toBeNull();
  });

  test("MA-B-COMMANDER-08: no ship goes home", () => {
    const table = commander({ wheat: 2, ships: ["wine-1"] });
    expect(() => table.refusal(0, "sail wine-1 home")).toThrow("is not a move");
    expect(table.play(0, "sail wine-1 wheat-1").seat(0)).toMatchObject({ ships: ["wheat-1"], shipsAtHome: 5 });
  });

  test("MA-B-COMMANDER-09, MA-B-COMMANDER-10: goods and wood go ship by ship, then both markets pay", () => {
    const table = commander({ wheat: 1, sugar: 2, wood: 2 }).play(0, "sail home wheat-1");
    expect(table.seat(0)).toMatchObject({ wheat: 0, sugar: 2, wood: 1, reals: 0 });
    table.play(0, "sail home sugar-2");
    expect(table.seat(0)).toMatchObject({ wheat: 0, sugar: 0, wood: 0, reals: 1 + 5 });
  });

  test("MA-B-COMMANDER-11, MA-B-COMMANDER-12: a reward for each ship in a colony, one of its two, in any order", () => {
    const rewards = { acores: ["mill-up", "3-vp"], india: ["worker-to-city", "5-reals"] };
    const arrived = (...spaces: string[]) =>
      commander({ wine: 3, ships: ["wheat-1", "wheat-2"], mill: 3 }, {}, { rewards })
        .play(0, `sail wheat-1 ${spaces[0]}`)
        .play(0, `sail wheat-2 ${spaces[1]}`);
    const both = arrived("acores-1", "acores-2").play(0, "reward acores A").play(0, "reward acores B");
    expect(both.seat(0)).toMatchObject({ mill: 4, vp: 3 });
    const twice = arrived("acores-1", "acores-2").play(0, "reward acores A").play(0, "reward acores A");
    expect(twice.seat(0)).toMatchObject({ mill: 5, vp: 0 });
    expect(twice.table.rewards).toMatchObject(rewards);
    for (const first of ["acores B", "india B"])
      expect(arrived("acores-1", "india-1").refusal(0, `reward ${first}`)).toBeNull();
    expect(arrived("acores-1", "india-1").play(0, "done").asked).toEqual([1]);
  });

  test("MA-B-COMMANDER-13: ships that were there already bring nothing", () => {
    const table = commander({ wheat: 1, wine: 1, ships: ["wine-4", "brasil-1", "india-1", "sugar-1"] });
    table.play(0, "sail sugar-1 wheat-1").play(0, "sail india-1 acores-1");
    expect(table.seat(0).reals).toBe(1);
    expect(table.refusal(0, "reward brasil A")).toBe("MA-B-COMMANDER-13");
  });

  test("MA-B-COMMANDER-14: markets pay, bought wood is paid for, then each reward is carried out before the next is chosen", () => {
    const rewards = { acores: ["worker-to-field", "5-reals"] };
    const seat = { wheat: 1, wine: 1, reals: 0, fields: ["forest"], ships: ["wine-1"] };
    const table = commander(seat, {}, { rewards }).play(0, "sail home wheat-1");
    expect(table.seat(0).reals).toBe(0);
    table.play(0, "sail wine-1 acores-1");
    expect(table.seat(0).reals).toBe(0); // 1 from the market, 1 for the wood; the reward is still to come
    expect(table.play(0, "reward acores B").seat(0).reals).toBe(5);
    const two = commander({ wine: 3, ships: ["wheat-1", "wheat-2"] }, {}, { rewards });
    two.play(0, "sail wheat-1 acores-1").play(0, "sail wheat-2 acores-2").play(0, "reward acores A");
    expect(two.refusal(0, "reward acores B")).toBe("MA-REW-01"); // a worker must move first
    expect(two.play(0, "move home R1A").refusal(0, "reward acores B")).toBeNull();
  });
});
