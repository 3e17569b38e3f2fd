import { describe, expect, test } from "vitest";
import { BARE, EAST, endRound, HIT, lastTurn, MISS, NORTH, pirateFights, SOUTH, WEST } from "./test-battles.ts";

describe("wind and pirate", () => {
  const far = { 0: { place: "a4" }, 1: { place: "a4" }, 2: { place: "a4" }, 3: { place: "a4" } };

  test("PO-PIRATE-01: the wind is spun after all turns, once, and any of the four can come", () => {
    const early = lastTurn(4, { wind: "west", seats: far, pirate: "c1", at: { moment: "action", turn: 2 } });
    early.state.seats[3].laid = 0;
    expect(early.play(2, "end", []).events("windTurned")).toEqual([]);
    expect(early.table.wind).toBe("west");
    for (const [number, wind] of ["north", "east", "south", "west"].entries()) {
      const table = endRound(lastTurn(4, { seats: far, pirate: "c1" }), [number]);
      expect(table.events("windTurned")).toEqual([{ type: "windTurned", wind: number }]);
      expect(table.table.wind).toBe(wind);
    }
  });

  test("PO-PIRATE-02: the pirate sails one tile with the new wind, around the edges", () => {
    const after = (wind: number, pirate: string) =>
      endRound(lastTurn(4, { wind: "north", seats: far, pirate }), [wind]).table.pirate;
    expect(after(EAST, "a1")).toBe("b1");
    expect(after(SOUTH, "a1")).toBe("a2");
    expect(after(NORTH, "c1")).toBe("c4");
    expect(after(WEST, "a2")).toBe("d2");
  });

  test("PO-PIRATE-03: it passes ports, also around the edge", () => {
    const after = (wind: number, pirate: string) => endRound(lastTurn(4, { seats: far, pirate }), [wind]).table.pirate;
    expect(after(EAST, "a2")).toBe("c2");
    expect(after(SOUTH, "b1")).toBe("b3");
    expect(after(NORTH, "d1")).toBe("d3");
  });

  test("PO-PIRATE-04: the tile it left is flipped unless a player's ship is there; the one it reaches is not", () => {
    const alone = endRound(lastTurn(4, { seats: far, pirate: "a1" }), [EAST]);
    expect(alone.table.tiles).toMatchObject({ a1: "S01b", b1: "S02a" });
    const watched = lastTurn(4, { seats: { ...far, 0: { ...BARE, place: "a1" } }, pirate: "a1" });
    expect(endRound(watched, [EAST, MISS, MISS]).table.tiles.a1).toBe("S01a");
  });

  test("PO-PIRATE-05, PO-RULING-16: in a line of ports it comes back to its tile, which is flipped", () => {
    const given = {
      tiles: { a2: "S05a", b2: "P1a", c2: "P2a", d2: "P3a", a4: "S11a", b4: "S12a" },
      seats: far,
      pirate: "a2",
    };
    const table = endRound(lastTurn(4, given), [EAST]);
    expect(table.table).toMatchObject({ pirate: "a2", tiles: { a2: "S05b" } });
    expect(table.events("pirateSailed")).toHaveLength(1);
    const watched = lastTurn(4, { ...given, seats: { ...far, 0: { ...BARE, place: "a2" } } });
    expect(endRound(watched, [EAST, MISS, MISS, MISS]).table.tiles.a2).toBe("S05a");
  });

  test("PO-PIRATE-06: it takes nothing from its tile, and the isle of peace does not stop it", () => {
    const table = lastTurn(4, { seats: { ...far, 0: { ...BARE, place: "a3" } }, pirate: "a1" });
    const { supply, box, cannons } = table.table;
    endRound(table, [NORTH, HIT, MISS]);
    expect(table.table).toMatchObject({ pirate: "a4", supply, box, cannons });
    // the ships on the isle itself are at peace, the one next to it is not
    expect(pirateFights(table)).toEqual([0]);
  });
});

describe("who fights the pirate", () => {
  test("PO-BATTLE-12: four and five players: on its tile and on all four sides", () => {
    const seats = {
      ...{ 0: { ...BARE, place: "c1" }, 1: { ...BARE, place: "b1" }, 2: { ...BARE, place: "d1" } },
      ...{ 3: { ...BARE, place: "c2" }, 4: { ...BARE, place: "d2" } },
    };
    const table = endRound(lastTurn(5, { seats, pirate: "b1" }), [EAST, ...new Array(9).fill(MISS)]);
    expect(pirateFights(table)).toEqual([0, 1, 2, 3]);
  });

  test("PO-BATTLE-12, PO-BATTLE-15: two and three players: across the wind that has just been spun", () => {
    const expectFights = (wind: number, pirate: string, places: string[], fighters: number[]) => {
      const seats = { 0: { ...BARE, place: places[0] }, 1: { ...BARE, place: places[1] }, 2: { place: "c3" } };
      const before = wind === EAST || wind === WEST ? "south" : "east";
      const table = lastTurn(3, { wind: before, seats, pirate });
      const dice = fighters.flatMap(() => [MISS, MISS]);
      expect(pirateFights(endRound(table, [wind, ...dice]))).toEqual(fighters);
    };
    expectFights(EAST, "a2", ["b1", "b3"], [0, 1]);
    expectFights(EAST, "a2", ["a2", "c2"], []);
    expectFights(WEST, "c2", ["b1", "a2"], [0]);
    expectFights(SOUTH, "b1", ["a2", "c2"], [0, 1]);
    expectFights(NORTH, "b3", ["b1", "b3"], []);
  });

  test("PO-BATTLE-12: with two players on the pirate's own tile all winds are alike", () => {
    const seats = { 0: { ...BARE, place: "b2" }, 1: { place: "c3" } };
    expect(pirateFights(endRound(lastTurn(2, { seats, pirate: "a2" }), [EAST, MISS, MISS, MISS]))).toEqual([0]);
    expect(pirateFights(endRound(lastTurn(2, { seats, pirate: "b1" }), [SOUTH, MISS, MISS, MISS]))).toEqual([0]);
  });

  test("PO-BATTLE-13: the first and the last of a row or column are neighbours", () => {
    const seats = { 0: { ...BARE, place: "d1" }, 1: { ...BARE, place: "c4" }, 2: { place: "b4" }, 3: { place: "b4" } };
    const corner = lastTurn(4, { seats, pirate: "b1" });
    expect(pirateFights(endRound(corner, [WEST, MISS, MISS]))).toEqual([0]);
    const top = lastTurn(4, { seats: { ...seats, 0: { place: "b4" } }, pirate: "b1" });
    expect(pirateFights(endRound(top, [EAST, MISS, MISS]))).toEqual([1]);
  });

  test("PO-BATTLE-14: a ship in a port does not fight it, though it is next to it", () => {
    const seats = { 0: { place: "b2" }, 1: { ...BARE, place: "a1" }, 2: { place: "b4" }, 3: { place: "b4" } };
    const table = endRound(lastTurn(4, { seats, pirate: "c1" }), [WEST, MISS, MISS]);
    expect(table.table.pirate).toBe("b1");
    expect(pirateFights(table)).toEqual([1]);
  });

  test("PO-BATTLE-16, PO-RULING-26: one after the other in start order, each with fresh dice", () => {
    const seats = {
      0: { ...BARE, place: "b1", cannons: 1 },
      1: { place: "b4" },
      2: { ...BARE, place: "c2" },
      3: { ...BARE, place: "c1" },
    };
    const table = endRound(lastTurn(4, { start: 2, seats, pirate: "d1" }), [
      WEST,
      MISS,
      HIT,
      MISS,
      MISS,
      HIT,
      HIT,
      MISS,
      MISS,
    ]);
    expect(table.events("foughtPirate")).toMatchObject([
      { seat: 2, dice: [], pirateDice: [false, true] },
      { seat: 3, dice: [], pirateDice: [false, false, true] },
      { seat: 0, dice: [true], pirateDice: [false, false] },
    ]);
    expect(table.seat(0).thalers).toBe(1);
  });

  test("PO-BATTLE-17: three dice against a ship on its own tile, two against one next to it", () => {
    const seats = { 0: { ...BARE, place: "b1" }, 1: { ...BARE, place: "c1" }, 2: { place: "b4" }, 3: { place: "b4" } };
    const table = endRound(lastTurn(4, { seats, pirate: "c1" }), [WEST, HIT, HIT, HIT, HIT, HIT]);
    expect(table.events("foughtPirate").map(({ pirateHits }) => pirateHits)).toEqual([3, 2]);
  });
});

describe("after a battle with the pirate", () => {
  function against(ship: object, outcomes: number[]) {
    const seats = { 0: { place: "b1", ...ship }, 1: { place: "b4" }, 2: { place: "b4" }, 3: { place: "b4" } };
    return endRound(lastTurn(4, { seats, pirate: "c1" }), [WEST, ...outcomes]);
  }
  const three = { cannons: 3, upgrades: { gunports: [4] } };

  test("PO-BATTLE-18: nobody is asked to roll for the pirate", () => {
    expect(against({ rum: 2, thalers: 2 }, [HIT, MISS, MISS]).asked).toEqual([0]);
  });

  test("PO-BATTLE-19: the difference in thalers for more hits", () => {
    const table = against({ ...three, thalers: 1 }, [HIT, HIT, HIT, MISS, HIT, MISS]);
    expect(table.seat(0)).toMatchObject({ thalers: 3, rum: 3 });
    expect(table.events("pirateBeaten")).toEqual([{ type: "pirateBeaten", seat: 0, thalers: 2 }]);
  });

  test("PO-BATTLE-20, PO-STERN-07: a tie brings nothing, but a thaler to Fortune's Son", () => {
    expect(against({ cannons: 1 }, [HIT, MISS, HIT, MISS]).seat(0)).toMatchObject({ thalers: 0, rum: 3 });
    expect(against({ cannons: 1, stern: "fortunes-son" }, [HIT, MISS, HIT, MISS]).seat(0).thalers).toBe(1);
    expect(against({ stern: "fortunes-son" }, [MISS, MISS, MISS]).seat(0).thalers).toBe(1);
    expect(against({ stern: "fortunes-son", rum: 1 }, [HIT, MISS, MISS]).seat(0)).toMatchObject({ thalers: 0, rum: 0 });
  });

  test("PO-BATTLE-21, PO-DEC-17: the loser gives up as many as the difference, in any mix, and cannot decline", () => {
    const ship = { rum: 2, goods: { tea: 1, wine: 2 }, thalers: 3 };
    const table = against(ship, [HIT, HIT, HIT]);
    expect(table.choices(0).sort()).toEqual(["lose rum", "lose tea", "lose thaler", "lose wine"]);
    expect(table.refusal(0, "done")).toBe("PO-BATTLE-21");
    expect(table.refusal(0, "pass")).toBe("PO-BATTLE-21");
    expect(table.refusal(0, "lose cotton")).toBe("PO-BATTLE-21");
    table.play(0, "lose thaler").play(0, "lose wine").play(0, "lose rum");
    expect(table.seat(0)).toMatchObject({ rum: 1, goods: { tea: 1, wine: 1 }, thalers: 2 });
    expect(table.table.round).toBe(2);
    // and all three of one kind
    const same = against(ship, [HIT, HIT, HIT]).play(0, "lose thaler").play(0, "lose thaler").play(0, "lose thaler");
    expect(same.seat(0)).toMatchObject({ rum: 2, goods: { tea: 1, wine: 2 }, thalers: 0 });
  });

  test("PO-BATTLE-22: cocoa counts as one; goods go to the box", () => {
    const table = against({ rum: 2, goods: { cocoa: 1, tea: 1 } }, [HIT, HIT, MISS]);
    const { box } = table.table;
    table.play(0, "lose cocoa").play(0, "lose tea");
    expect(table.seat(0)).toMatchObject({ rum: 2, goods: { cocoa: 0, tea: 0 } });
    expect(table.table.box).toEqual({ ...box, cocoa: box.cocoa + 1, tea: box.tea + 1 });
  });

  test("PO-BATTLE-23, PO-RULING-29: who has less gives up all of it, unasked", () => {
    const table = against({ rum: 1, thalers: 1 }, [HIT, HIT, HIT]);
    expect(table.seat(0)).toMatchObject({ rum: 0, thalers: 0 });
    expect(table.events("lostToPirate")).toHaveLength(2);
    expect(against({ rum: 0 }, [HIT, HIT, HIT]).table.round).toBe(2);
  });
});
