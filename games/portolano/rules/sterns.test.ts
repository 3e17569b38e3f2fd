import { describe, expect, test } from "vitest";
import { tableFor } from "./test-table.ts";

/** The first player's turn on a known tile, after his movement. */
function onTile(face: string, ship: object, more: object = {}) {
  return tableFor(4, {
    tiles: { b2: face, d4: face === "S01a" ? "S02a" : "S01a" },
    pirate: "d4",
    supply: { side: "B1a" },
    seats: { 0: { place: "b2", ...ship } },
    at: { moment: "action", turn: 0 },
    ...more,
  });
}

/** The choice of cards, wind north. */
function beforeCards(ship: object, more: object = {}) {
  return tableFor(4, {
    wind: "north",
    tiles: { a1: "S01a", a2: "S02a", a3: "S03a", a4: "S04a", d2: "S11a", b2: "S05a", c1: "S06a" },
    pirate: "c1",
    missions: ["cotton4", "wine4", "tea4"],
    seats: { 0: { place: "a3", ...ship }, 1: { place: "d2" }, 2: { place: "d2" }, 3: { place: "d2" } },
    at: { moment: "cards", laid: { 1: "north", 2: "north", 3: "north" } },
    ...more,
  });
}

describe("upgrades", () => {
  test("PO-UPG-01, PO-UPG-05: two spaces more for each hold, usable at once", () => {
    const table = onTile("S01a", { rum: 7, thalers: 1 }).play(0, "upgrade hold");
    expect(table.seat(0).capacity).toBe(9);
    expect(table.play(0, "take cotton").seat(0).cargo).toBe(8);
    expect(onTile("S01a", { upgrades: { hold: [4, 3] } }).seat(0).capacity).toBe(11);
  });

  test("PO-UPG-02, PO-UPG-05, PO-RULING-44: two cannon slots more for each gunports, but no cannon", () => {
    const table = onTile("S01a", { cannons: 1, thalers: 1 });
    expect(table.refusal(0, "cannon")).toBe("PO-SEA-07");
    table.play(0, "upgrade gunports");
    expect(table.seat(0)).toMatchObject({ cannons: 1, cannonSlots: 3 });
    expect(table.play(0, "cannon").seat(0).cannons).toBe(2);
    expect(onTile("S01a", { cannons: 3, upgrades: { gunports: [4] } }).refusal(0, "cannon")).toBe("PO-SEA-07");
    expect(onTile("S01a", { cannons: 3, upgrades: { gunports: [4, 3] } }).refusal(0, "cannon")).toBeNull();
  });

  test("PO-UPG-03, PO-UPG-05: with a sail two tiles; a second one only adds value", () => {
    expect(beforeCards({}).refusal(0, "lay north+east")).toBe("PO-CARD-08");
    const one = beforeCards({ upgrades: { sail: [4] } });
    const two = beforeCards({ upgrades: { sail: [4, 3] } });
    expect(one.choices(0)).toHaveLength(4 + 12 + 4);
    expect(two.choices(0)).toEqual(one.choices(0));
    expect([one.seat(0).shipValue, two.seat(0).shipValue]).toEqual([4, 7]);
    expect(one.play(0, "lay north+2x").seat(0).place).toBe("a1");
  });

  test("PO-UPG-04, PO-UPG-05: each fuse is one sure hit at sea", () => {
    const upgrades = { gunports: [4], fuse: [4, 3] };
    const seats = {
      0: { place: "b2", cannons: 3, upgrades },
      1: { place: "b2", rum: 0 },
      2: { place: "a1" },
      3: { place: "c4" },
    };
    const tiles = { b2: "S05a", a1: "S11a", c4: "S12a", c1: "S06a", d1: "S07a" };
    const table = tableFor(4, { tiles, seats, pirate: "d1", at: { moment: "action", turn: 3 } }).play(3, "end", [3, 5]);
    expect(table.events("clashed")[0].fighters[0]).toEqual({ seat: 0, sureHits: 2, dice: [false], hits: 2 });
  });
});

describe("sterns", () => {
  /** The sterns are given out: this one to the first player. */
  const dealt = (stern: string, others: object = {}) =>
    tableFor(4, {
      seats: {
        0: { stern },
        1: { stern: "strategist" },
        2: { stern: "dealer" },
        3: { stern: "southerner" },
        ...others,
      },
    });

  test("PO-STERN-01: Sticky Fingers starts with 2 thalers", () => {
    const table = dealt("sticky-fingers");
    expect([0, 1, 2, 3].map((seat) => table.seat(seat).thalers)).toEqual([2, 0, 0, 0]);
    expect(table.seat(0).rum).toBe(3);
  });

  test("PO-STERN-02: the Grapeshot Master starts with a cannon of the supply", () => {
    const table = dealt("grapeshot-master");
    expect([0, 1, 2, 3].map((seat) => table.seat(seat).cannons)).toEqual([1, 0, 0, 0]);
    expect(table.table.cannons).toBe(11);
  });

  test("PO-STERN-03, PO-DEC-01: the Handyman chooses any upgrade, of value 0, and has its power", () => {
    const table = dealt("handyman");
    expect(table.choices(0)).toEqual(["fit hold", "fit gunports", "fit sail", "fit fuse"]);
    expect(table.refusal(0, "pass")).toBe("PO-STERN-03");
    table.play(0, "fit hold");
    expect(table.seat(0)).toMatchObject({ capacity: 9, shipValue: 0, upgrades: { hold: [0] } });
    // the stacks are whole
    expect(table.table.stacks).toEqual({ hold: 4, gunports: 4, sail: 4, fuse: 4 });
    expect(dealt("handyman").play(0, "fit gunports").seat(0).cannonSlots).toBe(3);
    expect(beforeCards({ stern: "handyman", upgrades: { sail: [0] } }).refusal(0, "lay east+2x")).toBeNull();
  });

  test("PO-STERN-03: an upgrade of value 0 counts for missions", () => {
    const upgrades = { sail: [0], hold: [4], fuse: [4] };
    const missions = ["upgrades-3-types", "upgrades-2-same", "rum6"];
    const three = onTile("S11a", { stern: "handyman", upgrades }, { missions }).play(0, "end");
    expect(three.seat(0).missions).toMatchObject({ "upgrades-3-types": 1, "upgrades-2-same": 0 });
    const alike = onTile("S11a", { stern: "handyman", upgrades: { sail: [0, 4] } }, { missions }).play(0, "end");
    expect(alike.seat(0).missions["upgrades-2-same"]).toBe(1);
  });

  test("PO-STERN-04, PO-DEC-02, PO-RULING-09: the Rum Still starts with 4 rum, or 3 and a plain good out of the box", () => {
    const table = dealt("rum-still");
    expect(table.choices(0).sort()).toEqual(["stock cotton", "stock rum", "stock tea", "stock wine"]);
    expect(table.refusal(0, "pass")).toBe("PO-STERN-04");
    const { box, supply } = table.table;
    table.play(0, "stock tea");
    expect(table.seat(0)).toMatchObject({ rum: 3, goods: { tea: 1 }, cargo: 4 });
    expect(table.table).toMatchObject({ box: { ...box, tea: box.tea - 1 }, supply });
    expect(dealt("rum-still").play(0, "stock rum").seat(0)).toMatchObject({ rum: 4, cargo: 4 });
  });

  test("PO-STERN-05: the Dealer swaps a good for a rum instead of the tile's action", () => {
    const table = onTile("S08a", { stern: "dealer", rum: 1, goods: { wine: 2, cocoa: 1 } });
    expect(table.choices(0)).toEqual(expect.arrayContaining(["swap wine", "swap cocoa", "thaler"]));
    const { box } = table.table;
    table.play(0, "swap wine");
    expect(table.seat(0)).toMatchObject({ rum: 2, goods: { wine: 1 } });
    expect(table.table.box.wine).toBe(box.wine + 1);
    expect(table.refusal(0, "thaler")).toBe("PO-SEA-02");
    expect(table.refusal(0, "swap wine")).toBe("PO-RULING-19");
    expect(onTile("S08a", { stern: "handyman", goods: { wine: 2 } }).refusal(0, "swap wine")).toBe("PO-STERN-05");
  });

  test("PO-STERN-06: the Southerner pays one rum less southwards, never less than none", () => {
    const south = (wind: string, stern: string) =>
      beforeCards({ stern, place: "a2" }, { wind }).play(0, "lay south").seat(0).rum;
    expect([south("north", "southerner"), south("north", "dealer")]).toEqual([2, 1]);
    expect([south("east", "southerner"), south("east", "dealer")]).toEqual([3, 2]);
    expect([south("south", "southerner"), south("south", "dealer")]).toEqual([3, 3]);
    const twice = beforeCards({ stern: "southerner", upgrades: { sail: [4] } }).play(0, "lay south+2x");
    expect(twice.seat(0)).toMatchObject({ rum: 1, drifted: false });
    const other = beforeCards({ stern: "southerner" }).play(0, "lay east");
    expect(other.seat(0).rum).toBe(2);
  });

  test("PO-STERN-08, PO-SCORE-02: the Peace Knight starts with the marker, nobody else", () => {
    const table = dealt("peace-knight");
    expect([0, 1, 2, 3].map((seat) => table.seat(seat).peaceMarker)).toEqual([true, false, false, false]);
  });

  test("PO-STERN-09: the Strategist anchors, but not in two rounds running, nor without rum", () => {
    const table = beforeCards({ stern: "strategist" }).play(0, "lay 2x");
    expect(table.seat(0)).toMatchObject({ place: "a3", rum: 3, anchored: true });
    expect(table.table.tiles.a3).toBe("S03a");
    expect(table.choices(0)).toContain("take tea");
    const again = beforeCards({ stern: "strategist", anchored: true });
    expect(again.refusal(0, "lay 2x")).toBe("PO-CARD-09");
    expect(again.choices(0)).toHaveLength(4);
    expect(again.play(0, "lay north").seat(0).anchored).toBe(false);
    expect(beforeCards({ stern: "dealer" }).refusal(0, "lay 2x")).toBe("PO-CARD-10");
    const dry = beforeCards({ stern: "strategist", rum: 0 }, { at: { moment: "cards" } });
    expect(dry.refusal(0, "lay 2x")).toBe("PO-CARD-04");
  });

  test("PO-STERN-09, PO-RULING-37: a drift counts as a move, so he may anchor after it", () => {
    const table = beforeCards({ stern: "strategist", anchored: true, rum: 1 }).play(0, "lay south");
    expect(table.seat(0)).toMatchObject({ drifted: true, anchored: false });
  });
});
