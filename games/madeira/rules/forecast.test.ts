import { describe, expect, test } from "vitest";
import { EXPEDITIONS, NATIONAL_WEALTH, TRADE_ROUTES, URBANIZATION } from "../content/pieces.ts";
import { maintenanceNow, nextScoring, requestsWorth } from "./forecast.ts";
import { tableFor } from "./test-table.ts";

const withSeat = (seat: object, more: object = {}) =>
  tableFor(4, { round: 2, seats: { 0: { cities: [], ...seat } }, at: { moment: "turn", turn: 0 }, ...more }).state;

describe("maintenance as things stand", () => {
  test("MA-D-32, -41: every missing wood and bread is a pirate", () => {
    const state = withSeat({ watch: 8, mill: 2, bread: 3, wood: 1, reals: 0, ships: ["wheat-1", "wheat-2"] });
    const due = { woodDue: 2, wood: 1, woodAtHand: 1, breadDue: 6, bread: 3, pirates: 4 };
    expect(maintenanceNow(state, 0)).toEqual(due);
  });

  test("MA-WOOD-07: wood can be bought, and wood bought in this turn does not make it dearer", () => {
    const seat = { fields: ["forest"], watch: 0, wood: 0, reals: 3, ships: ["wheat-1", "wheat-2", "wine-1"] };
    const state = withSeat(seat);
    state.woodBought = 4;
    expect(maintenanceNow(state, 0)).toMatchObject({ woodDue: 3, wood: 0, woodAtHand: 2, breadDue: 0, pirates: 1 });
  });
});

describe("requests as things stand", () => {
  test("MA-E-01 to -03: they are scored in rounds 1, 3 and 5", () => {
    expect([0, 1, 2, 3, 4, 5].map((round) => nextScoring({ round }))).toEqual([1, 1, 3, 3, 5, 5]);
  });

  test("MA-REQ-01, -02, -04, -05: by the values of the round that comes", () => {
    const state = withSeat({
      reals: 20,
      ships: ["wheat-1", "brasil-1", "acores-1"],
      cities: ["funchal-2", "machico-1"],
    });
    expect(requestsWorth(state, 0, TRADE_ROUTES, 1)).toBe(6);
    expect(requestsWorth(state, 0, EXPEDITIONS, 1)).toBe(10);
    expect(requestsWorth(state, 0, NATIONAL_WEALTH, 1)).toBe(15);
    expect(requestsWorth(state, 0, NATIONAL_WEALTH, 2)).toBe(20);
    // the citizens stand further right in both cities
    expect(requestsWorth(state, 0, URBANIZATION, 2)).toBe(13);
  });
});
