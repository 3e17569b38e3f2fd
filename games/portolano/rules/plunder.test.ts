import { describe, expect, test } from "vitest";
import { BARE, clashesOf, endRound, HIT, lastTurn, MISS, WEST } from "./test-battles.ts";

const PIRATE = "c1";
const away = { place: "b4" };
const guns = (value: number) => ({ cannons: 3, upgrades: { gunports: [value] } });

describe("battle between players", () => {
  test("PO-BATTLE-30: two or more on one tile fight one common battle, at sea or in a port", () => {
    const at = (place: string) => ({ 0: { ...BARE, place }, 1: { ...BARE, place }, 2: { ...BARE, place }, 3: away });
    for (const place of ["d2", "c3"])
      expect(clashesOf(endRound(lastTurn(4, { seats: at(place), pirate: PIRATE }), [WEST]))).toEqual([[0, 1, 2]]);
    const apart = { 0: { place: "c2" }, 1: { place: "d2" }, 2: { place: "d3" }, 3: away };
    expect(clashesOf(endRound(lastTurn(4, { seats: apart, pirate: PIRATE }), [WEST]))).toEqual([]);
  });

  test("PO-BATTLE-31: each tile is a battle of its own, in start order of the first in it", () => {
    const seats = {
      ...{ 0: { ...BARE, place: "d2" }, 1: { ...BARE, place: "c2", cannons: 1 }, 2: { ...BARE, place: "d2" } },
      ...{ 3: { ...BARE, place: "c2" }, 4: { place: "b4" } },
    };
    const fight = (start: number, more: object = {}) =>
      endRound(lastTurn(5, { start, seats: { ...seats, ...more }, pirate: PIRATE }), [WEST, HIT]);
    expect(clashesOf(fight(0))).toEqual([
      [0, 2],
      [1, 3],
    ]);
    // only seat 4 ends the round here: the others start it
    const rich = fight(0, { 0: { ...BARE, place: "d2", thalers: 3 }, 3: { ...BARE, place: "c2", thalers: 1 } });
    rich.play(1, "plunder thaler");
    expect([rich.seat(0).thalers, rich.seat(1).thalers]).toEqual([3, 1]);
    const later = { ...seats, 0: { place: "b4" }, 4: { ...BARE, place: "d2" } };
    const table = endRound(lastTurn(5, { start: 1, seats: later, pirate: PIRATE }), [WEST, HIT]);
    expect(clashesOf(table)).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });

  test("PO-BATTLE-32: on the isle of peace there is none", () => {
    const seats = { 0: { ...BARE, place: "a4" }, 1: { ...BARE, place: "a4" }, 2: { ...BARE, place: "d2" }, 3: away };
    expect(clashesOf(endRound(lastTurn(4, { seats, pirate: PIRATE }), [WEST]))).toEqual([]);
  });

  test("PO-BATTLE-33: dice for cannons at sea and for rum in a port; the rum is not spent", () => {
    const ships = (place: string) => ({ 0: { place, rum: 2, ...guns(4) }, 1: { place, rum: 1 }, 2: away, 3: away });
    const dice = (place: string, outcomes: number[]) =>
      endRound(lastTurn(4, { seats: ships(place), pirate: PIRATE }), [WEST, ...outcomes]);
    const sea = dice("c2", [MISS, MISS, MISS]);
    expect(sea.events("clashed")[0].fighters.map((fighter) => fighter.dice.length)).toEqual([3, 0]);
    const port = dice("c3", [MISS, MISS, MISS]);
    expect(port.events("clashed")[0].fighters.map((fighter) => fighter.dice.length)).toEqual([2, 1]);
    expect([port.seat(0).rum, port.seat(1).rum]).toEqual([2, 1]);
  });

  test("PO-BATTLE-34: hits stay as they were rolled, though the rum behind them is taken", () => {
    const seats = {
      0: { place: "c3", rum: 2 },
      1: { place: "c3", rum: 1 },
      2: { ...BARE, place: "c3", thalers: 4 },
      3: away,
    };
    const table = endRound(lastTurn(4, { seats, pirate: PIRATE }), [WEST, HIT, HIT, HIT]);
    table.play(0, "plunder rum").play(0, "done");
    expect(table.seat(1).rum).toBe(0);
    expect(table.asked).toEqual([1]);
    expect(table.play(1, "plunder thaler").seat(1).thalers).toBe(1);
  });

  test("PO-BATTLE-35: most hits first, equal hits in start order", () => {
    const one = { place: "c2", cannons: 1, rum: 1 };
    const seats = {
      0: one,
      1: { ...BARE, place: "c2", thalers: 9 },
      2: { place: "c2", rum: 1, ...guns(5) },
      3: one,
      4: away,
    };
    const table = endRound(
      lastTurn(5, { seats: { ...seats, 1: { ...away }, 4: seats[1] }, start: 2, pirate: PIRATE }),
      [WEST, HIT, HIT, MISS, HIT, HIT],
    );
    expect(table.asked).toEqual([2]);
    expect(table.refusal(0, "plunder thaler")).toBe("PO-BATTLE-35");
    // from seat 3, from seat 4, from seat 0
    table.play(2, "done").play(2, "done").play(2, "done");
    expect(table.asked).toEqual([3]);
    table.play(3, "plunder thaler");
    expect(table.asked).toEqual([0]);
    table.play(0, "plunder thaler");
    expect([table.seat(4).thalers, table.table.round]).toEqual([7, 2]);
  });

  test("PO-BATTLE-36, PO-DEC-18: up to the difference from each one beaten, in any mix, or nothing", () => {
    const victim = { place: "c2", rum: 2, goods: { tea: 2 }, thalers: 2 };
    const seats = { 0: { place: "c2", rum: 0, ...guns(4) }, 1: victim, 2: victim, 3: away };
    const table = endRound(lastTurn(4, { seats, pirate: PIRATE }), [WEST, HIT, HIT, MISS]);
    expect(table.choices(0)).toEqual(["plunder tea", "plunder rum", "plunder thaler", "done"]);
    expect(table.refusal(0, "pass")).toBe("PO-BATTLE-36");
    table.play(0, "plunder thaler").play(0, "plunder tea");
    expect(table.seat(1)).toMatchObject({ rum: 2, goods: { tea: 1 }, thalers: 1 });
    expect(table.seat(0)).toMatchObject({ rum: 0, goods: { tea: 1 }, thalers: 1 });
    table.play(0, "done");
    expect(table.seat(2)).toMatchObject({ rum: 2, goods: { tea: 2 }, thalers: 2 });
    expect(table.table.round).toBe(2);
  });

  test("PO-BATTLE-36, PO-RULING-29: the victims come in start order", () => {
    const victim = { ...BARE, place: "c2", thalers: 1 };
    const seats = { 0: victim, 1: away, 2: victim, 3: { ...BARE, place: "c2", cannons: 1 } };
    const table = endRound(lastTurn(4, { start: 2, seats, pirate: PIRATE }), [WEST, HIT]).play(3, "plunder thaler");
    expect([0, 2].map((seat) => table.seat(seat).thalers)).toEqual([1, 0]);
    expect(table.asked).toEqual([3]);
    expect(table.play(3, "plunder thaler").seat(0).thalers).toBe(0);
  });

  test("PO-BATTLE-37: cocoa counts as one item", () => {
    const seats = { 0: { place: "c2", cannons: 1 }, 1: { place: "c2", rum: 1, goods: { cocoa: 2 } }, 2: away, 3: away };
    const table = endRound(lastTurn(4, { seats, pirate: PIRATE }), [WEST, HIT]).play(0, "plunder cocoa");
    expect([table.seat(0).goods.cocoa, table.seat(1).goods.cocoa, table.table.round]).toEqual([1, 1, 2]);
  });

  test("PO-BATTLE-38: no more than the victim has left", () => {
    const seats = {
      0: { place: "c2", ...guns(4) },
      1: { place: "c2", rum: 1, thalers: 1 },
      2: { ...BARE, place: "c2" },
      3: away,
    };
    const table = endRound(lastTurn(4, { seats, pirate: PIRATE }), [WEST, HIT, HIT, HIT]).play(0, "plunder rum");
    expect(table.refusal(0, "plunder rum")).toBe("PO-BATTLE-38");
    expect(table.choices(0)).toEqual(["plunder thaler", "done"]);
    // all is taken, and seat 2 has nothing: the battle is over
    expect(table.play(0, "plunder thaler").table.round).toBe(2);
  });

  test("PO-BATTLE-39: room is made for each victim separately, out of the own cargo; thalers need none", () => {
    const seats = {
      0: { place: "c2", rum: 5, goods: { wine: 2 }, ...guns(4) },
      1: { place: "c2", rum: 1, thalers: 1 },
      2: { ...BARE, place: "c2", goods: { tea: 2 } },
      3: away,
    };
    const table = endRound(lastTurn(4, { seats, pirate: PIRATE }), [WEST, HIT, HIT, MISS]);
    const { box } = table.table;
    table.play(0, "plunder thaler").play(0, "plunder rum");
    expect(table.choices(0).sort()).toEqual(["discard rum", "discard wine"]);
    table.play(0, "discard wine").play(0, "plunder tea").play(0, "plunder tea");
    expect(table.refusal(0, "discard tea")).toBe("PO-HOLD-04");
    table.play(0, "discard rum").play(0, "discard rum");
    expect(table.seat(0)).toMatchObject({ rum: 4, goods: { wine: 1, tea: 2 }, thalers: 1, cargo: 7 });
    expect(table.table.box).toEqual({ ...box, wine: box.wine + 1 });
  });

  test("PO-BATTLE-39, PO-HOLD-09: nobody takes more cargo than his hold could ever carry", () => {
    const seats = {
      0: { place: "c2", rum: 7, cannons: 9, upgrades: { gunports: [4, 3, 2, 1] } },
      1: { ...BARE, place: "c2", goods: { tea: 9 }, thalers: 1, upgrades: { hold: [4] } },
      2: away,
      3: away,
    };
    const table = endRound(lastTurn(4, { seats, pirate: PIRATE }), [WEST, ...new Array(9).fill(HIT)]);
    for (let tea = 0; tea < 7; tea++) table.play(0, "plunder tea");
    expect(table.refusal(0, "plunder tea")).toBe("PO-HOLD-09");
    expect(table.choices(0)).toEqual(["plunder thaler", "done"]);
    table.play(0, "plunder thaler");
    expect(table.seat(0)).toMatchObject({ cargo: 7, goods: { tea: 7 }, rum: 0, thalers: 1 });
    expect(table.seat(1).goods.tea).toBe(2);
  });

  test("PO-BATTLE-40: first a player loses, then he plunders, also what he has just lost", () => {
    const seats = {
      0: { place: "c2", rum: 1, ...guns(4) },
      1: { place: "c2", rum: 0, thalers: 1, cannons: 1 },
      2: { ...BARE, place: "c2", thalers: 1 },
      3: away,
    };
    const table = endRound(lastTurn(4, { seats, pirate: PIRATE }), [WEST, HIT, HIT, MISS, HIT]);
    table.play(0, "plunder thaler").play(0, "done");
    expect([table.asked, table.seat(1).thalers]).toEqual([[1], 0]);
    table.play(1, "plunder thaler");
    expect([0, 1, 2].map((seat) => table.seat(seat).thalers)).toEqual([1, 1, 0]);
  });

  test("PO-BATTLE-41, PO-DEC-19, PO-STERN-07: a tie gives Fortune's Son one item from each, others nothing", () => {
    const ship = { place: "c2", cannons: 1, rum: 2 };
    const seats = { 0: ship, 1: { ...ship, stern: "fortunes-son" }, 2: { ...ship, thalers: 1 }, 3: away };
    const table = endRound(lastTurn(4, { seats, pirate: PIRATE }), [WEST, HIT, HIT, HIT]);
    expect(table.asked).toEqual([1]);
    table.play(1, "plunder rum");
    expect(table.choices(1)).toEqual(["plunder rum", "plunder thaler", "done"]);
    table.play(1, "done");
    expect([0, 1, 2].map((seat) => table.seat(seat).rum)).toEqual([1, 3, 2]);
    expect(table.table.round).toBe(2);
    const plain = { ...seats, 1: { ...ship, stern: "dealer" } };
    expect(endRound(lastTurn(4, { seats: plain, pirate: PIRATE }), [WEST, HIT, HIT, HIT]).table.round).toBe(2);
  });

  test("PO-BATTLE-41: who beats Fortune's Son loses nothing to him, and he takes the difference from those below", () => {
    const seats = {
      0: { place: "c2", cannons: 1, rum: 1 },
      1: { ...BARE, place: "c2", stern: "fortunes-son" },
      2: { ...BARE, place: "c2", thalers: 2 },
      3: away,
    };
    const table = endRound(lastTurn(4, { seats, pirate: PIRATE }), [WEST, HIT]).play(0, "done");
    expect(table.asked).toEqual([1]);
    table.play(1, "plunder thaler");
    expect([table.seat(0).rum, table.seat(2).thalers, table.table.round]).toEqual([1, 1, 2]);
  });
});
