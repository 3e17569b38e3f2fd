import { describe, expect, test } from "vitest";
import { type Award, CANNON_AWARD, SHIP_VALUE_AWARD } from "../content/missions.ts";
import { awardFor, scoreSheets, scores, winners } from "./scoring.ts";
import { tableFor } from "./test-table.ts";

const CARGO = ["cotton4", "wine4", "tea4"];

/** What each amount wins. */
const awards = (amounts: number[], award: Award) => amounts.map((amount) => awardFor(amount, amounts, award));

/** The score sheets of these ships. */
function sheets(players: number, seats: object, missions = CARGO) {
  return scoreSheets(tableFor(players, { missions, seats, at: { moment: "cards" } }).state);
}

describe("scoring", () => {
  test("PO-SCORE-01: thalers and chests", () => {
    const [first, second] = sheets(4, { 0: { thalers: 5, chests: [1, 3, 3] }, 1: { thalers: 2 } });
    expect(first).toMatchObject({ thalers: 5, chests: 7 });
    expect(second).toMatchObject({ thalers: 2, chests: 0 });
  });

  test("PO-SCORE-02, PO-STERN-08: a thaler for the Peace Knight's unused marker", () => {
    const knight = { stern: "peace-knight" };
    expect(sheets(4, { 0: knight })[0].peaceMarker).toBe(1);
    expect(sheets(4, { 0: { ...knight, peaceMarker: false } })[0].peaceMarker).toBe(0);
    expect(sheets(4, { 0: knight })[1].peaceMarker).toBe(0);
  });

  test("PO-SCORE-03, PO-RULING-40: the ship value is the sum of the upgrades: 6 for the highest, 2 for the second", () => {
    const values = {
      0: { upgrades: { hold: [4], sail: [3] } },
      1: { upgrades: { fuse: [4], gunports: [4] } },
      2: { upgrades: { sail: [4] } },
    };
    expect(sheets(4, values).map(({ shipValue }) => shipValue)).toEqual([2, 6, 0, 0]);
    expect(
      sheets(2, { 0: { upgrades: { hold: [2] } }, 1: { upgrades: { hold: [1] } } }).map(({ shipValue }) => shipValue),
    ).toEqual([6, 2]);
  });

  test("PO-SCORE-04: ties for the ship value", () => {
    expect(awards([7, 7, 5], SHIP_VALUE_AWARD)).toEqual([4, 4, 0]);
    expect(awards([7, 7, 7, 7], SHIP_VALUE_AWARD)).toEqual([4, 4, 4, 4]);
    expect(awards([9, 2, 5, 5, 5], SHIP_VALUE_AWARD)).toEqual([6, 0, 1, 1, 1]);
  });

  test("PO-SCORE-05: the awards for cannons", () => {
    expect(awards([1, 3, 2], CANNON_AWARD)).toEqual([0, 4, 2]);
    expect(awards([3, 3, 2, 1], CANNON_AWARD)).toEqual([3, 3, 0, 0]);
    expect(awards([3, 2, 2, 2], CANNON_AWARD)).toEqual([4, 1, 1, 1]);
    expect(sheets(2, { 0: { cannons: 1 } }).map(({ cannons }) => cannons)).toEqual([4, 0]);
  });

  test("PO-SCORE-06, PO-RULING-33: nothing for nothing", () => {
    for (const award of [CANNON_AWARD, SHIP_VALUE_AWARD]) {
      expect(awards([0, 0, 0, 0], award)).toEqual([0, 0, 0, 0]);
      expect(awards([0, 2, 0], award)).toEqual([0, award.first, 0]);
    }
    expect(sheets(4, { 0: { upgrades: { sail: [0] } } })[0].shipValue).toBe(0);
  });

  test("PO-SCORE-07: half the cargo, rounded down, cocoa as one", () => {
    const cargo = (ship: object) => sheets(4, { 0: ship })[0].cargo;
    expect(cargo({ rum: 7 })).toBe(3);
    expect(cargo({ rum: 2, goods: { cocoa: 2, tea: 2 } })).toBe(3);
    expect(cargo({ rum: 1 })).toBe(0);
    expect(cargo({ rum: 0, thalers: 9 })).toBe(0);
  });

  test.each([
    [2, [2, 0]],
    [3, [3, 1, 0]],
    [4, [4, 2, 1, 0]],
    [5, [4, 2, 1, 0, 0]],
  ])("PO-SCORE-08: missions with %i players", (players, pay) => {
    const seats = Object.fromEntries(pay.map((_, seat) => [seat, { missions: { wine4: seat + 1 } }]));
    expect(sheets(players, seats).map(({ missions }) => missions[1])).toEqual(pay);
  });

  test("PO-SCORE-09, PO-SCORE-10: a starred mission pays 3 to all who kept it and costs the others nothing", () => {
    const lost = { missions: { "no-mutiny": 0, "no-cannon": 0 } };
    const points = sheets(5, { 1: lost, 2: { missions: { rum6: 1 } } }, ["no-mutiny", "no-cannon", "rum6"]);
    expect(points.map(({ missions }) => missions)).toEqual([
      [3, 3, -2],
      [0, 0, -2],
      [3, 3, 4],
      [3, 3, -2],
      [3, 3, -2],
    ]);
  });

  test("PO-SCORE-10: a place that pays nothing avoids the penalty", () => {
    const seats = { 0: { missions: { tea4: 2 } }, 1: { missions: { tea4: 1 } } };
    expect(sheets(2, seats).map(({ missions }) => missions)).toEqual([
      [-2, -2, 0],
      [-2, -2, 2],
    ]);
  });

  test("PO-SCORE-11: slots, powers and the place of the ship score nothing", () => {
    const bare = { rum: 0, missions: { cotton4: 1, wine4: 1, tea4: 1 } };
    const rest = { 1: { rum: 0 } };
    const [plain] = sheets(2, { 0: { ...bare, place: "a1" }, ...rest });
    const fitted = { gunports: [0], hold: [0], sail: [0], fuse: [0] };
    const [strong] = sheets(2, { 0: { ...bare, place: "b2", upgrades: fitted }, ...rest });
    expect([plain.total, strong.total]).toEqual([6, 6]);
  });

  test("PO-SCORE-12, PO-GEN-01: the most thalers, then the lower ship value, then together", () => {
    const result = (seats: object) => winners(tableFor(4, { missions: CARGO, seats, at: { moment: "cards" } }).state);
    expect(result({ 2: { thalers: 1, rum: 0 }, 1: { thalers: 9 } })).toEqual([1]);
    // 4 thalers each for the tied highest, 6 for the highest alone: seat 0 has the better ship, seat 3 more coins
    expect(result({ 0: { upgrades: { sail: [4] } }, 3: { thalers: 6 } })).toEqual([3]);
    expect(result({ 0: { upgrades: { sail: [4] } }, 3: { upgrades: { hold: [4] }, thalers: 0 } })).toEqual([0, 3]);
    expect(
      result({
        0: { upgrades: { sail: [4] } },
        1: { upgrades: { hold: [4], sail: [3] }, thalers: 0 },
        2: { thalers: 6 },
        3: { thalers: 6 },
      }),
    ).toEqual([2, 3]);
  });

  test("PO-SCORE-13: a total may be less than nothing", () => {
    expect(scores(tableFor(4, { missions: CARGO, seats: { 0: { rum: 0 } }, at: { moment: "cards" } }).state)[0]).toBe(
      -6,
    );
  });

  test("PO-EX-13: the missions of three players", () => {
    const seats = {
      0: { missions: { rum6: 1 } },
      1: { missions: { "no-mutiny": 0, rum6: 3, tea4: 1 } },
      2: { missions: { rum6: 2 } },
    };
    const sums = sheets(3, seats, ["no-mutiny", "rum6", "tea4"]).map(({ missions }) =>
      missions.reduce((sum, pay) => sum + pay),
    );
    expect(sums.slice(0, 2)).toEqual([4, 3]);
  });

  test("PO-EX-12, PO-SCORE-03 to -06: ties share, zero never ranks", () => {
    expect(awards([5, 5, 3, 1], SHIP_VALUE_AWARD)).toEqual([4, 4, 0, 0]);
    expect(awards([6, 3, 3, 1], SHIP_VALUE_AWARD)).toEqual([6, 1, 1, 0]);
    expect(awards([5, 5, 5, 3], SHIP_VALUE_AWARD)).toEqual([4, 4, 4, 0]);
    expect(awards([6, 3, 3, 3], SHIP_VALUE_AWARD)).toEqual([6, 1, 1, 1]);
    expect(awards([3, 2, 0, 0], CANNON_AWARD)).toEqual([4, 2, 0, 0]);
    expect(awards([0, 0], CANNON_AWARD)).toEqual([0, 0]);
  });

  test("PO-EX-04: the example of the rulebook", () => {
    const table = tableFor(4, {
      missions: ["cotton4", "rum6", "tea4"],
      seats: {
        0: {
          thalers: 6,
          chests: [2],
          upgrades: { hold: [4], gunports: [3] },
          cannons: 3,
          rum: 4,
          goods: { cotton: 1, wine: 1, tea: 2, cocoa: 1 },
          missions: { cotton4: 2, rum6: 3 },
        },
        1: { upgrades: { gunports: [4], sail: [3] }, cannons: 2, missions: { cotton4: 1, rum6: 1 } },
        2: { upgrades: { sail: [4] }, missions: { rum6: 2 } },
      },
      at: { moment: "cards" },
    });
    const sheets = scoreSheets(table.state);
    expect(sheets[0]).toMatchObject({ shipValue: 4, cannons: 4, cargo: 4, missions: [2, 1, -2], total: 21 });
    expect(sheets.map(({ cannons }) => cannons)).toEqual([4, 2, 0, 0]);
  });

  test("PO-ROUND-06, PO-INFO-02: after the last round the chests are turned up", () => {
    const ships = { 0: { chests: [3] }, 1: { rum: 0 } };
    const table = tableFor(2, { round: 5, lastRound: 5, seats: ships, at: { moment: "battle-end" } });
    expect(table.isOver).toBe(true);
    expect(table.view(1).seats[0].chests).toEqual([3]);
  });
});
