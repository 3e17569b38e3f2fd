import { describe, expect, test } from "vitest";
import { tableFor } from "./test-table.ts";

const [NORTH, EAST, SOUTH] = [0, 1, 2];
const [HIT, MISS] = [0, 5];

/** The last turn of a round is about to end, on the isle of peace: what comes then is wind, pirate and battles. */
function beforeBattle(players: number, seats: Record<number, object>, more: object = {}) {
  const small = players < 4;
  const last = players - 1;
  return tableFor(players, {
    tiles: small
      ? { a1: "S01a", b1: "S02a", a2: "S03a", b2: "S04a", c2: "S05a", b3: "S06a", c3: "S11a" }
      : { a1: "S01a", a2: "S02a", a4: "S03a", b1: "S04a", d1: "S05a", c3: "S06a", b3: "S11a" },
    missions: ["beat-pirate", "hits-3-at-sea", "rum6"],
    seats: { ...seats, [last]: { place: small ? "c3" : "b3", ...seats[last] } },
    at: { moment: "action", turn: last },
    ...more,
  });
}

describe("battle with the pirate", () => {
  test("PO-EX-08, PO-BATTLE-13, -17: around the edges, two dice against neighbours", () => {
    const table = beforeBattle(
      4,
      { 0: { place: "a4", rum: 0 }, 1: { place: "d1", rum: 0, thalers: 1 }, 2: { place: "c3" } },
      { pirate: "a2" },
    );
    table.play(3, "end", [NORTH, MISS, MISS, HIT, MISS]);
    expect(table.events("pirateSailed")).toEqual([{ type: "pirateSailed", from: 4, to: 0 }]);
    expect(table.events("foughtPirate").map(({ seat }) => seat)).toEqual([0, 1]);
    expect(table.table.tiles.a2).toBe("S02b");
    expect(table.seat(1).thalers).toBe(0);
  });

  test("PO-EX-07: with three players the pirate reaches only across the wind", () => {
    const seats = { 0: { place: "b1" }, 1: { place: "a2" } };
    const east = beforeBattle(3, seats, { pirate: "a2" }).play(2, "end", [EAST, MISS, MISS]);
    expect(east.events("foughtPirate").map(({ seat }) => seat)).toEqual([0]);
    const south = beforeBattle(3, seats, { pirate: "b1" }).play(2, "end", [SOUTH, MISS, MISS]);
    expect(south.events("foughtPirate").map(({ seat }) => seat)).toEqual([1]);
  });

  test("PO-BATTLE-19, -21, PO-DEC-17: thalers for more hits, a choice of losses for fewer", () => {
    const table = beforeBattle(
      4,
      { 0: { place: "a1", cannons: 1, rum: 1, goods: { tea: 2 } }, 1: { place: "b1", cannons: 1 }, 2: { place: "c3" } },
      { pirate: "a2" },
    );
    table.play(3, "end", [NORTH, MISS, HIT, HIT, MISS]);
    expect(table.asked).toEqual([0]);
    expect(table.choices(0).sort()).toEqual(["lose rum", "lose tea"]);
    expect(table.refusal(0, "lose thaler")).toBe("PO-BATTLE-21");
    table.play(0, "lose tea").play(0, "lose rum", [HIT, MISS, MISS]);
    expect(table.seat(0)).toMatchObject({ rum: 0, goods: { tea: 1 } });
    expect(table.seat(1)).toMatchObject({ thalers: 1, missions: { "beat-pirate": 1 } });
  });

  test("PO-BATTLE-04, PO-RULING-27: the Peace Knight is asked before his battle only", () => {
    const seats = { 0: { place: "a1", stern: "peace-knight" }, 1: { place: "c3" }, 2: { place: "d1" } };
    const table = beforeBattle(4, seats, { pirate: "a2" }).play(3, "end", [NORTH]);
    expect(table.choices(0)).toEqual(["peace", "fight"]);
    table.play(0, "peace", [MISS, MISS]);
    expect(table.seat(0).peaceMarker).toBe(false);
    expect(table.events("foughtPirate").map(({ seat }) => seat)).toEqual([2]);
  });

  test("PO-EX-15, PO-PIRATE-03: the pirate passes ports", () => {
    const table = tableFor(4, {
      tiles: { b1: "S01a", b2: "P1a", b3: "P2a", b4: "S02a", d2: "S11a" },
      pirate: "b1",
      seats: { 0: { place: "d2" }, 1: { place: "d2" }, 2: { place: "d2" }, 3: { place: "d2" } },
      at: { moment: "action", turn: 3 },
    }).play(3, "end", [SOUTH]);
    expect(table.table).toMatchObject({ pirate: "b4", tiles: { b1: "S01b" } });
  });
});

describe("battle between players", () => {
  const fight = {
    0: { place: "c3", cannons: 3, upgrades: { gunports: [4] } },
    1: { place: "c3", cannons: 1, thalers: 1 },
    2: { place: "c3", rum: 1, thalers: 3 },
  };

  test("PO-EX-09, PO-BATTLE-35 to -40: the best plunders first", () => {
    const table = beforeBattle(4, fight, { pirate: "a2" });
    table.play(3, "end", [NORTH, HIT, HIT, HIT, HIT]);
    expect(table.choices(0)).toEqual(["plunder rum", "plunder thaler", "done"]);
    table.play(0, "plunder thaler").play(0, "done");
    expect(table.refusal(0, "plunder tea")).toBe("PO-BATTLE-38");
    table.play(0, "plunder thaler").play(0, "plunder thaler").play(0, "plunder rum");
    expect(table.asked).toEqual([1]);
    table.play(1, "plunder thaler");
    expect(table.seat(0)).toMatchObject({ thalers: 3, rum: 4, missions: { "hits-3-at-sea": 1 } });
    expect(table.seat(1)).toMatchObject({ thalers: 1 });
    expect(table.seat(2)).toMatchObject({ thalers: 0, rum: 0 });
    expect(table.table).toMatchObject({ round: 2, start: 1 });
  });

  test("PO-BATTLE-39, PO-RULING-29: a plunderer makes room for all he takes from one victim", () => {
    const seats = { ...fight, 0: { ...fight[0], rum: 5, goods: { tea: 2 } }, 1: { place: "a4", rum: 0 } };
    const table = beforeBattle(4, seats, { pirate: "a2" });
    table.play(3, "end", [NORTH, MISS, MISS, HIT, MISS, MISS]);
    table.play(0, "plunder rum");
    expect(table.choices(0).sort()).toEqual(["discard rum", "discard tea"]);
    expect(table.play(0, "discard tea").seat(0)).toMatchObject({ rum: 6, goods: { tea: 1 } });
  });

  test("PO-BATTLE-33, PO-EX-10: at a port the rum counts, fuses do not", () => {
    const seats = {
      0: { place: "c2", rum: 4, cannons: 2, upgrades: { gunports: [4], fuse: [4, 3, 2] } },
      1: { place: "c2", rum: 1 },
      2: { place: "c3" },
    };
    const tiles = { a1: "S01a", a2: "S02a", c2: "P1a", c3: "S06a", b3: "S11a" };
    const table = beforeBattle(4, seats, { pirate: "a2", tiles });
    table.play(3, "end", [NORTH, HIT, MISS, MISS, MISS, HIT]);
    expect(table.events("clashed")[0].fighters).toMatchObject([
      { seat: 0, sureHits: 0, hits: 1 },
      { seat: 1, sureHits: 0, hits: 1 },
    ]);
    expect(table.table.round).toBe(2);
  });

  test("PO-BATTLE-07: sure hits at sea, no dice", () => {
    const seats = {
      0: { place: "c3", cannons: 2, upgrades: { gunports: [4], fuse: [4, 3, 2] } },
      1: { place: "c3", rum: 0 },
      2: { place: "a2" },
    };
    const table = beforeBattle(4, seats, { pirate: "b1" });
    table.play(3, "end", [EAST]);
    expect(table.events("clashed")[0].fighters).toMatchObject([{ sureHits: 2, dice: [] }, { hits: 0 }]);
  });

  test("PO-BATTLE-41, PO-RULING-28: Fortune's Son takes from those tied with him", () => {
    const seats = {
      0: { place: "c3", thalers: 1 },
      1: { place: "c3", stern: "fortunes-son" },
      2: { place: "d1", rum: 0 },
    };
    const table = beforeBattle(4, seats, { pirate: "a2" }).play(3, "end", [NORTH, MISS, MISS]);
    expect(table.asked).toEqual([1]);
    expect(table.choices(1)).toEqual(["plunder rum", "plunder thaler", "done"]);
    expect(table.play(1, "plunder thaler").seat(1).thalers).toBe(1);
  });
});
