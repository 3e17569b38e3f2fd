import { describe, expect, test } from "vitest";
import { tableFor } from "./test-table.ts";

function onTile(face: string, ship: object, more: object = {}) {
  return tableFor(4, {
    tiles: { b2: face, d4: face.startsWith("S01") ? "S02a" : "S01a" },
    pirate: "d4",
    supply: { side: "B1a" },
    seats: { 0: { place: "b2", ...ship } },
    at: { moment: "action", turn: 0 },
    ...more,
  });
}

describe("pickups", () => {
  test("PO-SEA-01: only the tile where the movement ended acts", () => {
    const table = tableFor(4, {
      wind: "north",
      tiles: { b3: "S01a", b2: "S08a", b1: "S06a", d4: "S02a" },
      pirate: "d4",
      seats: { 0: { place: "b3", upgrades: { sail: [4] } } },
      at: { moment: "cards", laid: { 1: "north", 2: "north", 3: "north" } },
    }).play(0, "lay north+2x");
    expect(table.choices(0)).toEqual(["take wine", "take tea", "rum", "end"]);
    expect(table.refusal(0, "thaler")).toBe("PO-SEA-02");
  });

  test("PO-SEA-02, PO-DEC-07: a pickup and the action, in either order, each once", () => {
    const first = onTile("S08a", {}).play(0, "take cotton");
    expect(first.choices(0)).toEqual(["thaler", "end"]);
    expect(first.refusal(0, "take cotton")).toBe("PO-SEA-03");
    const second = onTile("S08a", {}).play(0, "thaler");
    expect(second.choices(0)).toEqual(["take cotton", "cannon", "end"]);
    expect(second.refusal(0, "thaler")).toBe("PO-SEA-02");
    second.play(0, "take cotton");
    // nothing is left to do: the turn is over
    expect(second.events("turnEnded").map(({ seat }) => seat)).toContain(0);
    expect(second.seat(0)).toMatchObject({ thalers: 1, goods: { cotton: 1 } });
  });

  test("PO-SEA-02: either or both may be skipped", () => {
    expect(onTile("S08a", {}).play(0, "end").seat(0)).toMatchObject({ thalers: 0, cargo: 3, cannons: 0 });
    expect(onTile("S08a", {}).play(0, "thaler").play(0, "end").seat(0)).toMatchObject({ thalers: 1, cargo: 3 });
    expect(onTile("S08a", {}).play(0, "take cotton").play(0, "end").seat(0)).toMatchObject({ thalers: 0, cargo: 4 });
  });

  test("PO-SEA-03, PO-DEC-08: one good shown, or a cannon if one is shown", () => {
    const table = onTile("S08a", {});
    expect(table.refusal(0, "take tea")).toBe("PO-SEA-03");
    table.play(0, "cannon");
    expect(table.seat(0).cannons).toBe(1);
    expect(table.table.cannons).toBe(11);
    expect(table.refusal(0, "take cotton")).toBe("PO-SEA-03");
    expect(onTile("S08a", {}).play(0, "take cotton").refusal(0, "cannon")).toBe("PO-SEA-03");
    expect(onTile("S04a", {}).refusal(0, "cannon")).toBe("PO-SEA-03");
    expect(onTile("S05a", {}).choices(0)).toEqual(["take cotton", "take wine", "rum", "end"]);
  });

  test("PO-SEA-04: the next item of a row that is not empty", () => {
    const table = onTile("S04a", {}, { supply: { side: "B1a", left: { wine: 0, tea: 3 } } });
    expect(table.choices(0).filter((choice) => choice.startsWith("take"))).toEqual(["take cotton", "take tea"]);
    expect(table.refusal(0, "take wine")).toBe("PO-SEA-04");
    const { box } = table.table;
    table.play(0, "take tea");
    expect(table.table).toMatchObject({ supply: { left: { tea: 2 } }, box });
    expect(table.seat(0).goods).toMatchObject({ tea: 1 });
  });

  test("PO-SEA-05: cocoa that is next is taken, and cannot be skipped", () => {
    const table = onTile("S04a", {}, { supply: { side: "B1a", left: { wine: 8 } } });
    expect(table.table.supply.next.wine).toBe("cocoa");
    table.play(0, "take wine");
    expect(table.seat(0).goods).toMatchObject({ wine: 0, cocoa: 1 });
    expect(table.table.supply).toMatchObject({ left: { wine: 7 }, next: { wine: "wine" } });
  });

  test("PO-SEA-06: a good needs a space; in a full hold older cargo makes it", () => {
    const table = onTile("S04a", { rum: 6, goods: { wine: 1 } }).play(0, "take wine");
    expect(table.choices(0).sort()).toEqual(["discard rum", "discard wine"]);
    expect(table.play(0, "discard rum").seat(0)).toMatchObject({ rum: 5, goods: { wine: 2 } });
  });

  test("PO-SEA-07: a cannon needs one in the supply and a free slot", () => {
    expect(onTile("S08a", { cannons: 1 }).refusal(0, "cannon")).toBe("PO-SEA-07");
    const armed = (gunports: number[], cannons: number) => ({ upgrades: { gunports }, cannons });
    const seats = {
      0: { place: "b2" },
      1: armed([2, 3, 4], 7),
      2: armed([1], 3),
      3: { cannons: 1 },
    };
    expect(onTile("S08a", {}, { seats }).choices(0)).toContain("cannon");
    const none = {
      ...seats,
      0: { place: "b2", upgrades: { fuse: [4] } },
      1: armed([1, 2, 3, 4], 9),
      2: { cannons: 1 },
    };
    const last = onTile("S08a", {}, { seats: none });
    expect(last.table.cannons).toBe(1);
    expect(last.choices(0)).toContain("cannon");
    const gone = onTile(
      "S08a",
      {},
      { seats: { ...none, 0: { place: "b2", upgrades: { gunports: [0] }, cannons: 1 } } },
    );
    expect(gone.table.cannons).toBe(0);
    expect(gone.refusal(0, "cannon")).toBe("PO-SEA-07");
    expect(gone.choices(0)).not.toContain("cannon");
  });

  test("PO-SEA-08: 1 slot, and 2 for each gunports", () => {
    const slots = (gunports: number[]) => onTile("S08a", { upgrades: { gunports } }).seat(0).cannonSlots;
    expect([[], [4], [3, 4]].map(slots)).toEqual([1, 3, 5]);
    expect(onTile("S08a", { upgrades: { gunports: [4] }, cannons: 2 }).choices(0)).toContain("cannon");
    expect(onTile("S08a", { upgrades: { gunports: [4] }, cannons: 3 }).choices(0)).not.toContain("cannon");
    // a new slot is usable at once
    const table = onTile("S01a", { thalers: 1, cannons: 1 }).play(0, "upgrade gunports").play(0, "cannon");
    expect(table.seat(0).cannons).toBe(2);
  });

  test("PO-SEA-09: the Strategist who anchored takes pickup and action again", () => {
    const table = tableFor(4, {
      wind: "north",
      tiles: { b3: "S08a", d4: "S02a" },
      pirate: "d4",
      seats: { 0: { place: "b3", stern: "strategist" } },
      at: { moment: "cards", laid: { 1: "north", 2: "north", 3: "north" } },
    }).play(0, "lay 2x");
    table.play(0, "thaler").play(0, "take cotton");
    expect(table.seat(0)).toMatchObject({ place: "b3", thalers: 1, goods: { cotton: 1 } });
  });
});

describe("actions", () => {
  test("PO-SEA-20, PO-DEC-09: a thaler for the top tile of a stack, once", () => {
    const table = onTile("S04a", { thalers: 2, upgrades: { sail: [4] } });
    expect(table.choices(0)).toEqual(expect.arrayContaining(["upgrade hold", "upgrade gunports", "upgrade fuse"]));
    table.play(0, "upgrade sail");
    expect(table.seat(0)).toMatchObject({ thalers: 1, upgrades: { sail: [3, 4] }, shipValue: 7 });
    expect(table.table.stacks).toEqual({ hold: 4, gunports: 4, sail: 2, fuse: 4 });
    expect(table.refusal(0, "upgrade hold")).toBe("PO-SEA-02");
    expect(onTile("S08a", { thalers: 2 }).refusal(0, "upgrade hold")).toBe("PO-SEA-02");
  });

  test("PO-SEA-21: any number of upgrades, alike or not", () => {
    const many = { hold: [2, 3, 4], gunports: [4], fuse: [4], sail: [4] };
    const table = onTile("S04a", { thalers: 1, upgrades: many }).play(0, "upgrade hold");
    expect(table.seat(0)).toMatchObject({ upgrades: { hold: [1, 2, 3, 4] }, capacity: 15 });
  });

  test("PO-SEA-22: not without a thaler, not from empty stacks", () => {
    expect(onTile("S04a", { thalers: 0 }).refusal(0, "upgrade hold")).toBe("PO-SEA-22");
    expect(onTile("S04a", { thalers: 0 }).choices(0)).toEqual(["take cotton", "take wine", "take tea", "end"]);
    const all = [1, 2, 3, 4];
    const table = onTile("S04a", { thalers: 1, upgrades: { hold: all, gunports: all, sail: all, fuse: all } });
    expect(table.refusal(0, "upgrade hold")).toBe("PO-SEA-22");
    expect(onTile("S04a", { thalers: 1, upgrades: { hold: all } }).refusal(0, "upgrade hold")).toBe("PO-SEA-20");
  });

  test("PO-SEA-33: a free rum; a full hold makes room", () => {
    expect(onTile("S05a", { rum: 3 }).play(0, "rum").seat(0).rum).toBe(4);
    const table = onTile("S05a", { rum: 0, goods: { tea: 7 } }).play(0, "rum");
    expect(table.seat(0)).toMatchObject({ rum: 1, goods: { tea: 6 } });
    expect(onTile("S05a", { rum: 7 }).choices(0)).not.toContain("rum");
    expect(onTile("S08a", {}).refusal(0, "rum")).toBe("PO-SEA-02");
  });

  test("PO-SEA-34: a thaler from the bank", () => {
    expect(onTile("S08a", { thalers: 2 }).play(0, "thaler").seat(0).thalers).toBe(3);
  });

  test("PO-SEA-35: who stands on the isle of peace has no action and is in no battle", () => {
    const table = tableFor(4, {
      tiles: { b2: "S11a", b1: "S01a", d4: "S12a" },
      pirate: "b1",
      seats: {
        0: { place: "b2", stern: "fortunes-son", cannons: 1 },
        1: { place: "b2", thalers: 5 },
        2: { place: "d4" },
        3: { place: "d4" },
      },
      at: { moment: "action", turn: 3 },
    });
    expect(table.choices(3)).toEqual(["take cotton", "take wine", "take tea", "end"]);
    expect(table.refusal(3, "thaler")).toBe("PO-SEA-35");
    // the pirate comes onto the tile itself; no die is rolled
    table.play(3, "end", [2]);
    expect(table.table).toMatchObject({ pirate: "b2", round: 2, tiles: { b2: "S11a" } });
    expect([...table.events("foughtPirate"), ...table.events("clashed")]).toEqual([]);
  });

  test("PO-SEA-36, PO-DEC-12: the Dealer swaps a good for a rum, instead of the action", () => {
    const goods = { tea: 1, cocoa: 1 };
    const table = onTile("S08a", { stern: "dealer", goods });
    expect(table.choices(0)).toEqual(["take cotton", "cannon", "thaler", "swap tea", "swap cocoa", "end"]);
    expect(table.refusal(0, "swap wine")).toBe("PO-SEA-36");
    const { box } = table.table;
    table.play(0, "swap cocoa");
    expect(table.seat(0)).toMatchObject({ rum: 4, goods: { tea: 1, cocoa: 0 } });
    expect(table.table.box.cocoa).toBe(box.cocoa + 1);
    expect(table.refusal(0, "thaler")).toBe("PO-SEA-02");
    expect(table.refusal(0, "swap tea")).toBe("PO-RULING-19");
    expect(onTile("S08a", { stern: "dealer", goods }).play(0, "thaler").choices(0)).toEqual([
      "take cotton",
      "cannon",
      "end",
    ]);
    expect(onTile("S11a", { stern: "dealer", goods }).choices(0)).toContain("swap tea");
    expect(onTile("S08a", { goods }).refusal(0, "swap tea")).toBe("PO-STERN-05");
  });
});
