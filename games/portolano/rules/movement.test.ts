import { describe, expect, test } from "vitest";
import { stepCost } from "./movement.ts";
import { tableFor } from "./test-table.ts";

const SOUTHERNER = 5;
const sail = { sail: [4] };

/** A grid without surprises: ports in d1, b4 and c4, the pirate in d4. */
const tiles = {
  ...{ a1: "S11a", b1: "S03a", c1: "S12a", d1: "P1a" },
  ...{ a2: "S04a", b2: "S05a", c2: "S09a", d2: "S06a" },
  ...{ a3: "S13a", b3: "S10a", c3: "S08a", d3: "S01a" },
  ...{ a4: "S07a", b4: "P2a", c4: "P3a", d4: "S02a" },
};

/** Seat 0 is the last to lay cards, and the first to move. */
function atSea(ship: object, more: object = {}) {
  return tableFor(4, {
    wind: "north",
    tiles,
    pirate: "d4",
    missions: ["no-mutiny", "rum6", "tea4"],
    seats: { 0: ship, 1: { place: "a2" }, 2: { place: "a3" }, 3: { place: "a4" } },
    at: { moment: "cards", laid: { 1: "north", 2: "north", 3: "north" } },
    ...more,
  });
}

describe("movement", () => {
  test("PO-MOVE-01: one tile per step, the way the card shows", () => {
    const to = { north: "b2", east: "c3", south: "b4", west: "a3" };
    for (const [direction, place] of Object.entries(to)) {
      const table = atSea({ place: "b3" }).play(0, `lay ${direction}`);
      expect(table.seat(0).place).toBe(place);
      expect(table.events("cardsRevealed")[0]).toMatchObject({ seat: 0 });
    }
    const two = atSea({ place: "b3", rum: 4, upgrades: sail }).play(0, "lay east+north");
    expect(two.events("sailed").map((event) => [event.from, event.to])).toEqual([
      [9, 10],
      [10, 6],
    ]);
    expect(atSea({ place: "b3", upgrades: sail }).play(0, "lay east+2x").seat(0).place).toBe("d3");
  });

  test("PO-MOVE-02: around every edge, in the same row or column", () => {
    const around = [
      ["c1", "north", "c4"],
      ["d2", "east", "a2"],
      ["b4", "south", "b1"],
      ["a3", "west", "d3"],
    ];
    for (const [from, direction, to] of around)
      expect(atSea({ place: from }).play(0, `lay ${direction}`).seat(0).place).toBe(to);
    const small = tableFor(3, {
      wind: "east",
      seats: { 0: { place: "c2", rum: 0 }, 1: { rum: 0 }, 2: { rum: 0 } },
      at: { moment: "turn", turn: 0 },
    });
    expect(small.seat(0).place).toBe("a2");
  });

  test("PO-MOVE-03: onto any tile, whoever is there", () => {
    expect(atSea({ place: "b3" }).play(0, "lay south").seat(0).place).toBe("b4");
    expect(atSea({ place: "b3" }).play(0, "lay west").seat(0).place).toBe("a3");
    expect(atSea({ place: "d3" }).play(0, "lay south").seat(0).place).toBe("d4");
  });

  test("PO-MOVE-04: nothing with the wind, 1 across, 2 against", () => {
    const costs = [0, 1, 2, 3].map((wind) => [0, 1, 2, 3].map((direction) => stepCost(wind, direction, 0)));
    expect(costs).toEqual([
      [0, 1, 2, 1],
      [1, 0, 1, 2],
      [2, 1, 0, 1],
      [1, 2, 1, 0],
    ]);
    const left = ["north", "east", "south", "west"].map(
      (direction) => atSea({ place: "b3" }).play(0, `lay ${direction}`).seat(0).rum,
    );
    expect(left).toEqual([3, 2, 1, 2]);
  });

  test("PO-MOVE-05: each of two steps is paid", () => {
    const left = (cards: string) => atSea({ place: "b3", rum: 5, upgrades: sail }).play(0, `lay ${cards}`).seat(0).rum;
    expect(["south+2x", "south+east", "north+2x", "north+west", "east+west"].map(left)).toEqual([1, 2, 5, 4, 3]);
  });

  test("PO-MOVE-06: the Southerner pays 1 less southwards, never less than nothing", () => {
    const costs = [0, 1, 2, 3].map((wind) => [0, 1, 2, 3].map((direction) => stepCost(wind, direction, SOUTHERNER)));
    expect(costs).toEqual([
      [0, 1, 1, 1],
      [1, 0, 0, 2],
      [2, 1, 0, 1],
      [1, 2, 0, 0],
    ]);
    const table = atSea({ place: "b2", rum: 2, stern: "southerner", upgrades: sail }).play(0, "lay south+2x");
    expect(table.seat(0)).toMatchObject({ rum: 0, place: "b4", drifted: false });
  });

  test("PO-MOVE-07, PO-FLIP-06, PO-SEA-09: anchoring costs nothing, flips nothing, and the tile acts again", () => {
    const table = atSea({ place: "b3", stern: "strategist" }).play(0, "lay 2x");
    expect(table.seat(0)).toMatchObject({ place: "b3", rum: 3, anchored: true, drifted: false });
    expect(table.table.tiles.b3).toBe("S10a");
    expect(table.choices(0)).toEqual(["take tea", "cannon", "thaler", "end"]);
  });

  test("PO-MOVE-08: out and back, and both steps are paid", () => {
    const table = atSea({ place: "b3", upgrades: sail }).play(0, "lay north+south");
    expect(table.seat(0)).toMatchObject({ rum: 1, place: "b3" });
  });

  test("PO-MOVE-09: the last rum pays, without a mutiny", () => {
    const table = atSea({ place: "b3", rum: 2 }).play(0, "lay south");
    expect(table.seat(0)).toMatchObject({ rum: 0, place: "b4", drifted: false, missions: { "no-mutiny": 1 } });
    expect(table.events("mutiny")).toEqual([]);
  });

  test("PO-MOVE-10: the total of all cards counts, with the rum then on board", () => {
    // the first step alone could be paid
    const table = atSea({ place: "b3", rum: 1, upgrades: sail }).play(0, "lay east+2x");
    expect(table.seat(0)).toMatchObject({ place: "b2", rum: 0, drifted: true });
    expect(table.events("cardsRevealed")).toMatchObject([{ cost: 2 }]);
    expect(table.events("sailed")).toEqual([]);
  });
});

describe("mutiny", () => {
  test("PO-MOVE-20: no card is carried out, all rum is lost, the ship drifts", () => {
    const table = atSea({ place: "b3", rum: 2, upgrades: sail }).play(0, "lay south+east");
    expect(table.seat(0)).toMatchObject({ rum: 0, place: "b2", drifted: true });
    expect(table.events("mutiny")).toEqual([{ type: "mutiny", seat: 0, cause: "cost", rum: 2 }]);
    expect(atSea({ place: "b3", rum: 1 }).play(0, "lay south").seat(0)).toMatchObject({ rum: 0, place: "b2" });
  });

  test("PO-MOVE-21: who has no cards drifts too", () => {
    const adrift = atSea({ place: "b3", rum: 0 }, { wind: "west", at: { moment: "turn", turn: 0 } });
    expect(adrift.seat(0)).toMatchObject({ place: "a3", drifted: true });
  });

  test("PO-MOVE-22: one step with the wind, around the edge, also with sails", () => {
    const table = atSea({ place: "c1", rum: 0, upgrades: sail }, { at: { moment: "turn", turn: 0 } });
    expect(table.seat(0)).toMatchObject({ place: "c4", rum: 0 });
    expect(atSea({ place: "b3", rum: 1, upgrades: sail }).play(0, "lay south+2x").seat(0).place).toBe("b2");
  });

  test("PO-MOVE-23: nothing but rum is lost", () => {
    const ship = {
      place: "b3",
      rum: 1,
      goods: { tea: 2, cocoa: 1 },
      thalers: 4,
      cannons: 1,
      upgrades: sail,
      chests: [2],
    };
    expect(atSea(ship).play(0, "lay south").seat(0)).toMatchObject({ ...ship, rum: 0, place: "b2" });
  });

  test("PO-MOVE-24: a ship that drifted acts where it comes to, at sea or in a port", () => {
    const sea = atSea({ place: "c3", rum: 1 }).play(0, "lay south");
    expect(sea.choices(0)).toEqual(["take wine", "cannon", "thaler", "end"]);
    const port = atSea({ place: "c1", rum: 1, goods: { tea: 1 } }).play(0, "lay south");
    expect(port.seat(0)).toMatchObject({ place: "c4", drifted: true });
    expect(port.choices(0)).toEqual(["unload tea 1", "unload tea 2", "done"]);
  });

  test("PO-MOVE-25: a mutiny takes the marker off no-mutiny at once", () => {
    const table = atSea({ place: "b3", rum: 1 }).play(0, "lay south");
    expect(table.table.turn).toBe(0);
    expect(table.table.seats.map(({ missions }) => missions["no-mutiny"])).toEqual([0, 1, 1, 1]);
    expect(table.events("markerLost")).toHaveLength(1);
  });
});

describe("flipping", () => {
  test("PO-FLIP-01: a sea tile nobody is on any more is flipped", () => {
    const table = atSea({ place: "b3" }).play(0, "lay north");
    expect(table.table.tiles).toEqual({ ...tiles, b3: "S10b" });
  });

  test("PO-FLIP-01: not while another ship or the pirate is there", () => {
    const seats = { 0: { place: "b3" }, 1: { place: "b3" }, 2: { place: "a3" }, 3: { place: "a4" } };
    expect(atSea({}, { seats }).play(0, "lay north").table.tiles).toEqual(tiles);
    expect(atSea({ place: "d4" }).play(0, "lay north").table.tiles).toEqual(tiles);
    // the second one to leave flips it
    const both = atSea({}, { seats }).play(0, "lay north").play(0, "end");
    expect(both.table.tiles.b3).toBe("S10b");
  });

  test("PO-FLIP-02: each of two steps flips the tile it leaves", () => {
    const table = atSea({ place: "b3", upgrades: sail }).play(0, "lay north+2x");
    expect(table.table.tiles).toEqual({ ...tiles, b3: "S10b", b2: "S05b" });
    // a ship on the tile passed through keeps it
    const seats = { 0: { place: "b3", upgrades: sail }, 1: { place: "b2" }, 2: { place: "a3" }, 3: { place: "a4" } };
    expect(atSea({}, { seats }).play(0, "lay north+2x").table.tiles).toEqual({ ...tiles, b3: "S10b" });
  });

  test("PO-FLIP-03: drifting flips as well", () => {
    expect(atSea({ place: "b3", rum: 1 }).play(0, "lay south").table.tiles).toEqual({ ...tiles, b3: "S10b" });
    const dry = atSea({ place: "b3", rum: 0 }, { at: { moment: "turn", turn: 0 } });
    expect(dry.table.tiles).toEqual({ ...tiles, b3: "S10b" });
  });

  test("PO-FLIP-04: out and back finds the start tile flipped, unless somebody stayed", () => {
    const table = atSea({ place: "b3", upgrades: sail }).play(0, "lay north+south");
    expect(table.table.tiles).toEqual({ ...tiles, b3: "S10b", b2: "S05b" });
    // S10b trades goods for rum
    expect(table.choices(0)).toContain("buy tea");
    const seats = { 0: { place: "b3", upgrades: sail }, 1: { place: "b3" }, 2: { place: "a3" }, 3: { place: "a4" } };
    expect(atSea({}, { seats }).play(0, "lay north+south").table.tiles).toEqual({ ...tiles, b2: "S05b" });
  });

  test("PO-FLIP-05: ports are never flipped", () => {
    expect(atSea({ place: "b4" }).play(0, "lay north").table.tiles).toEqual(tiles);
    const through = atSea({ place: "b3", rum: 4, upgrades: sail }).play(0, "lay south+2x");
    expect(through.table.tiles).toEqual({ ...tiles, b3: "S10b" });
  });
});
