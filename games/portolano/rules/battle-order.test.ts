import { describe, expect, test } from "vitest";
import { BARE, clashesOf, endRound, HIT, lastTurn, MISS, NORTH, pirateFights, WEST } from "./test-battles.ts";

/** The pirate comes to b1, far from c2 and d2. */
const PIRATE = "c1";
const away = { place: "b4" };

describe("battles in general", () => {
  test("PO-BATTLE-01: the battles with the pirate come first, whoever starts", () => {
    const seats = { 0: { ...BARE, place: "d2" }, 1: { ...BARE, place: "d2" }, 2: { ...BARE, place: "a1" }, 3: away };
    const table = endRound(lastTurn(4, { seats, pirate: PIRATE }), [WEST, MISS, MISS]);
    const battles = table.told.map(({ event }) => event.type).filter((type) => /foughtPirate|clashed/.test(type));
    expect(battles).toEqual(["foughtPirate", "clashed"]);
  });

  test("PO-BATTLE-02: who fought the pirate fights no player, even on the same tile", () => {
    const both = { 0: { place: "b1", rum: 1 }, 1: { place: "b1", rum: 1 }, 2: away, 3: away };
    const table = endRound(lastTurn(4, { seats: both, pirate: PIRATE }), [WEST, ...new Array(6).fill(MISS)]);
    expect([pirateFights(table), clashesOf(table)]).toEqual([[0, 1], []]);
    // Fortune's Son would take from all who are tied with him: seat 0 is not in the battle
    const son = {
      0: { place: "c2" },
      1: { place: "c2" },
      2: { place: "c2", stern: "fortunes-son" },
      3: { place: "a1" },
    };
    const later = lastTurn(4, { seats: son, pirate: PIRATE, at: { moment: "clashes", fought: [0] } });
    expect(later.asked).toEqual([2]);
    later.play(2, "plunder rum");
    expect([later.seat(0).rum, later.seat(1).rum, later.table.step]).toEqual([3, 2, "cards"]);
  });

  test("PO-BATTLE-03, PO-SEA-35, PO-RULING-18: nobody chooses to fight or not; only the isle of peace keeps out of it", () => {
    const seats = { 0: { place: "c2", cannons: 1 }, 1: { place: "c2" }, 2: { ...BARE, place: "a1" }, 3: away };
    const table = endRound(lastTurn(4, { seats, pirate: PIRATE }), [WEST, HIT, MISS, HIT]);
    // the first decision after dice is what to take
    expect([pirateFights(table), clashesOf(table), table.asked]).toEqual([[2], [[0, 1]], [0]]);
    expect(table.refusal(0, "peace")).toBe("PO-BATTLE-03");
    expect(table.refusal(0, "fight")).toBe("PO-BATTLE-03");
    const isle = { 0: { place: "b4", cannons: 1 }, 1: { place: "b4" }, 2: { place: "b4" }, 3: { place: "a4" } };
    const quiet = endRound(lastTurn(4, { seats: isle, pirate: PIRATE }), [WEST]);
    expect([pirateFights(quiet), clashesOf(quiet), quiet.table.round]).toEqual([[], [], 2]);
  });

  test("PO-BATTLE-06, PO-BATTLE-09: a die for every cannon, hits are counted with the sure ones", () => {
    const fuses = { gunports: [4], fuse: [4] };
    const seats = { 0: { place: "c2", cannons: 3, upgrades: fuses }, 1: { ...BARE, place: "c2", cannons: 1 }, 2: away };
    const table = endRound(lastTurn(4, { seats: { ...seats, 3: away }, pirate: PIRATE }), [WEST, HIT, MISS, MISS]);
    expect(table.events("clashed")[0].fighters).toEqual([
      { seat: 0, sureHits: 1, dice: [true, false], hits: 2 },
      { seat: 1, sureHits: 0, dice: [false], hits: 0 },
    ]);
    const pirate = { ...seats, 0: { ...seats[0], place: "a1" }, 3: away };
    const alone = endRound(lastTurn(4, { seats: pirate, pirate: PIRATE }), [WEST, MISS, HIT, HIT, MISS]);
    expect(alone.events("foughtPirate")).toMatchObject([{ sureHits: 1, dice: [false, true], hits: 2, pirateHits: 1 }]);
  });

  test("PO-BATTLE-07, PO-UPG-04: no more sure hits than cannons", () => {
    const ship = { place: "a1", cannons: 1, upgrades: { fuse: [4, 3] } };
    const table = lastTurn(4, { seats: { 0: ship, 1: away, 2: away, 3: away }, pirate: PIRATE });
    expect(endRound(table, [WEST, MISS, MISS]).events("foughtPirate")).toMatchObject([
      { sureHits: 1, dice: [], hits: 1 },
    ]);
    const unarmed = { ...ship, cannons: 0, rum: 0 };
    const none = lastTurn(4, { seats: { 0: unarmed, 1: away, 2: away, 3: away }, pirate: PIRATE });
    expect(endRound(none, [WEST, MISS, MISS]).events("foughtPirate")).toMatchObject([{ sureHits: 0, hits: 0 }]);
  });

  test("PO-BATTLE-08: fuses do not work in a port, even with cannons on board", () => {
    const ship = { ...BARE, place: "c3", cannons: 1, upgrades: { fuse: [4] } };
    const seats = { 0: ship, 1: { ...BARE, place: "c3" }, 2: away, 3: away };
    const table = endRound(lastTurn(4, { seats, pirate: PIRATE }), [WEST]);
    expect(table.events("clashed")[0].fighters).toMatchObject([
      { sureHits: 0, hits: 0 },
      { sureHits: 0, hits: 0 },
    ]);
  });

  test("PO-BATTLE-10: without dice a player has no hits and takes part all the same", () => {
    const seats = { 0: { place: "c2", cannons: 1 }, 1: { place: "c2", rum: 1 }, 2: { place: "a1", rum: 1 }, 3: away };
    const table = endRound(lastTurn(4, { seats, pirate: PIRATE }), [WEST, HIT, MISS, HIT]);
    expect(table.seat(2).rum).toBe(0);
    expect(table.choices(0)).toEqual(["plunder rum", "done"]);
  });

  test("PO-BATTLE-11, PO-RULING-30: there may be more dice than the six of the box", () => {
    const seats = {
      0: { place: "c3", rum: 9, upgrades: { hold: [4] } },
      1: { ...BARE, place: "c3" },
      2: away,
      3: away,
    };
    const table = endRound(lastTurn(4, { seats, pirate: PIRATE }), [WEST, ...new Array(9).fill(HIT)]);
    expect(table.events("clashed")[0].fighters[0].hits).toBe(9);
  });
});

describe("the Peace Knight", () => {
  const knight = { stern: "peace-knight" };

  test("PO-BATTLE-04, PO-DEC-16, PO-STERN-08: he may give his marker for a round without battles", () => {
    const seats = { 0: { ...knight, ...BARE, place: "a1" }, 1: away, 2: away, 3: away };
    const table = endRound(lastTurn(4, { seats, pirate: PIRATE }), [WEST]);
    expect(table.choices(0)).toEqual(["peace", "fight"]);
    expect(table.refusal(0, "pass")).toBe("PO-BATTLE-04");
    table.play(0, "peace", []);
    expect(table.seat(0).peaceMarker).toBe(false);
    expect(table.table).toMatchObject({ round: 2, satOut: [] });
    const spent = { ...seats, 0: { ...seats[0], peaceMarker: false } };
    expect(pirateFights(endRound(lastTurn(4, { seats: spent, pirate: PIRATE }), [WEST, MISS, MISS]))).toEqual([0]);
  });

  test("PO-BATTLE-04: if he fights he keeps the marker and is not asked twice", () => {
    const seats = { 0: { ...knight, place: "c2" }, 1: { place: "c2" }, 2: { place: "c2" }, 3: away };
    const table = endRound(lastTurn(4, { seats, pirate: PIRATE }), [WEST]).play(0, "fight", []);
    expect(clashesOf(table)).toEqual([[0, 1, 2]]);
    expect(table.seat(0).peaceMarker).toBe(true);
    expect(table.table.round).toBe(2);
  });

  test("PO-RULING-27: he is asked after the battles before his, and only if he would be in one", () => {
    const seats = { 0: { ...knight, place: "c2" }, 1: { place: "c2" }, 2: { place: "a1", rum: 1 }, 3: away };
    const table = endRound(lastTurn(4, { seats, pirate: PIRATE }), [WEST, HIT, MISS]);
    expect([pirateFights(table), table.seat(2).rum, table.asked]).toEqual([[2], 0, [0]]);
    const alone = { ...seats, 1: away };
    expect(endRound(lastTurn(4, { seats: alone, pirate: PIRATE }), [WEST, MISS, MISS]).table.round).toBe(2);
    const isle = { 0: { ...knight, place: "b4" }, 1: away, 2: away, 3: away };
    expect(endRound(lastTurn(4, { seats: isle, pirate: "c4" }), [NORTH]).table.round).toBe(2);
  });

  test("PO-BATTLE-05: he keeps out of the whole battle, and the others fight on without him", () => {
    const seats = {
      0: { place: "c2", cannons: 1 },
      1: { ...knight, place: "c2", thalers: 2 },
      2: { place: "c2", thalers: 1, rum: 0 },
      3: away,
    };
    const table = endRound(lastTurn(4, { seats, pirate: PIRATE }), [WEST]);
    expect(table.asked).toEqual([1]);
    table.play(1, "peace", [HIT]);
    expect(clashesOf(table)).toEqual([[0, 2]]);
    // the only victim is seat 2
    expect(table.choices(0)).toEqual(["plunder thaler", "done"]);
    table.play(0, "plunder thaler");
    expect([table.seat(1).thalers, table.table.round]).toEqual([2, 2]);
  });

  test("PO-BATTLE-32: when he leaves only one, there is no battle", () => {
    const seats = { 0: { place: "c2", cannons: 1 }, 1: { ...knight, place: "c2" }, 2: away, 3: away };
    const table = endRound(lastTurn(4, { seats, pirate: PIRATE }), [WEST]).play(1, "peace", []);
    expect([clashesOf(table), table.table.round]).toEqual([[], 2]);
  });
});
