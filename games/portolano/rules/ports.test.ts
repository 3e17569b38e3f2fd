import { describe, expect, test } from "vitest";
import { tableFor } from "./test-table.ts";

/** P1b demands wine, tea, tea, cotton, wine and has 2 rum; P7a demands cotton, wine, tea and has 3. */
function atPort(ship: object, more: object = {}) {
  return tableFor(4, {
    wind: "north",
    tiles: { b2: "P1b", d4: "S01a", a4: "S11a", a1: "S12a", d1: "S13a" },
    pirate: "d4",
    pile: ["P5b", "P4a"],
    seats: { 0: { place: "b2", ...ship }, 1: { place: "b2" }, 2: { place: "a1" }, 3: { place: "d1" } },
    at: { moment: "action", turn: 0 },
    ...more,
  });
}

/** One slot is left, for a wine. */
const almostFull = { ports: { b2: ["wine", "tea", "cocoa", "cocoa-2", null] }, chests: [3, 1] };
const fillIt = (more: object = {}) =>
  atPort({ goods: { wine: 1 } }, { ...almostFull, ...more })
    .play(0, "unload wine 5")
    .play(0, "refill 0");

describe("unloading", () => {
  test("PO-PORT-01, PO-DEC-14: plain goods go on empty slots that demand them", () => {
    const table = atPort({ goods: { wine: 2, tea: 1 } }, { ports: { b2: [null, "tea"] } });
    expect(table.choices(0)).toEqual(["unload wine 1", "unload tea 3", "unload wine 5", "done"]);
    expect(table.refusal(0, "unload tea 2")).toBe("PO-PORT-01");
    expect(table.refusal(0, "unload tea 1")).toBe("PO-PORT-01");
    expect(table.refusal(0, "unload cotton 4")).toBe("PO-PORT-01");
    expect(atPort({ goods: { tea: 2 } }).refusal(0, "unload tea 2+3")).toBe("PO-PORT-04");
    table.play(0, "unload tea 3");
    expect(table.table.ports.b2).toEqual([null, "tea", "tea", null, null]);
    expect(table.seat(0).goods).toMatchObject({ wine: 2, tea: 0 });
  });

  test("PO-PORT-01: a slot the port does not have", () => {
    const small = atPort({ goods: { cotton: 1, cocoa: 1 } }, { tiles: { b2: "P7a", d4: "S01a" } });
    expect(small.refusal(0, "unload cocoa 4")).toBe("PO-PORT-01");
    expect(small.refusal(0, "unload cocoa 3+4")).toBe("PO-PORT-01");
    expect(small.choices(0)).toEqual([
      ...["unload cotton 1", "unload cocoa 1", "unload cocoa 1+2"],
      ...["unload cocoa 2", "unload cocoa 2+3", "unload cocoa 3", "done"],
    ]);
  });

  test("PO-PORT-02: not everything need be unloaded, or nothing", () => {
    const part = atPort({ goods: { wine: 2 } })
      .play(0, "unload wine 1")
      .play(0, "done");
    expect(part.seat(0)).toMatchObject({ thalers: 1, goods: { wine: 1 } });
    const none = atPort({ goods: { wine: 2 } }).play(0, "done");
    expect(none.seat(0)).toMatchObject({ thalers: 0, rum: 3, goods: { wine: 2 } });
    expect(none.events("turnEnded").map(({ seat }) => seat)).toContain(0);
  });

  test("PO-PORT-03: in any order, in one go, once per turn", () => {
    const table = atPort({ rum: 1, goods: { wine: 2, tea: 1 } });
    table.play(0, "unload wine 5").play(0, "unload tea 2");
    expect(table.choices(0)).toContain("unload wine 1");
    expect(table.seat(0).thalers).toBe(0);
    table.play(0, "done");
    expect(table.events("paid")).toMatchObject([{ unloaded: 2, thalers: 3 }]);
    expect(table.refusal(0, "unload wine 1")).toBe("PO-PORT-01");
    expect(table.choices(0)).toEqual(["refill 0", "refill 1", "refill 2"]);
    table.play(0, "refill 1");
    expect(table.events("turnEnded").map(({ seat }) => seat)).toContain(0);
    expect(table.seat(0)).toMatchObject({ thalers: 3, rum: 2, goods: { wine: 1 } });
  });

  test("PO-PORT-04: cocoa on two adjacent empty slots counts as two, whatever they demand", () => {
    const table = atPort({ goods: { cocoa: 2 } }, { ports: { b2: [null, null, null, "cotton"] } });
    expect(table.refusal(0, "unload cocoa 1+3")).toBe("PO-PORT-04");
    expect(table.refusal(0, "unload cocoa 1+5")).toBe("PO-PORT-04");
    expect(table.refusal(0, "unload cocoa 3+4")).toBe("PO-PORT-01");
    expect(table.refusal(0, "unload cocoa 4+5")).toBe("PO-PORT-01");
    table.play(0, "unload cocoa 2+3");
    expect(table.table.ports.b2).toEqual([null, "cocoa", "cocoa-2", "cotton", null]);
    expect(table.seat(0).goods.cocoa).toBe(1);
    table.play(0, "done");
    expect(table.events("paid")).toMatchObject([{ unloaded: 2, thalers: 3 }]);
  });

  test("PO-PORT-05: cocoa on one slot counts as one, even if a pair is free", () => {
    const table = atPort({ goods: { cocoa: 1 } });
    expect(table.choices(0)).toHaveLength(5 + 4 + 1);
    table.play(0, "unload cocoa 4");
    expect(table.events("paid")).toMatchObject([{ unloaded: 1, thalers: 1 }]);
    expect(table.table.ports.b2).toEqual([null, null, null, "cocoa", null]);
  });

  test("PO-PORT-06, PO-EX-11: 1, 3, 5, 7 and 10 thalers", () => {
    const goods = ["wine 1", "tea 2", "tea 3", "cotton 4", "wine 5"];
    for (const [count, thalers] of [1, 3, 5, 7, 10].entries()) {
      const table = atPort({ rum: 1, goods: { wine: 2, tea: 2, cotton: 1 } });
      for (const good of goods.slice(0, count + 1)) table.play(0, `unload ${good}`);
      if (count < 4) table.play(0, "done");
      expect(table.seat(0).thalers).toBe(thalers);
      expect(table.table.step).toBe("refill");
    }
  });

  test("PO-PORT-07: what was unloaded before does not count", () => {
    const table = atPort({ goods: { wine: 1 } }, { ports: { b2: ["wine", "tea", "tea"] } }).play(0, "unload wine 5");
    expect(table.seat(0).thalers).toBe(1);
  });
});

describe("rum in ports", () => {
  test("PO-PORT-08, PO-DEC-15: from none up to the port's number", () => {
    const table = atPort({ rum: 1, goods: { wine: 1 } }).play(0, "unload wine 1");
    expect(table.choices(0)).toEqual(["refill 0", "refill 1", "refill 2"]);
    expect(table.refusal(0, "refill 3")).toBe("PO-PORT-08");
    expect(table.refusal(0, "done")).toBe("PO-PORT-08");
    const before = table.state;
    for (const rum of [0, 1, 2]) {
      table.state = before;
      expect(table.play(0, `refill ${rum}`).seat(0).rum).toBe(1 + rum);
    }
    const small = atPort({ rum: 0, goods: { wine: 1 } }, { tiles: { b2: "P7a", d4: "S01a" } }).play(0, "unload wine 2");
    expect(small.choices(0)).toContain("refill 3");
  });

  test("PO-PORT-09: no rum without unloading", () => {
    const table = atPort({ rum: 1, goods: { wine: 1 } });
    expect(table.refusal(0, "refill 1")).toBe("PO-PORT-09");
    expect(table.play(0, "done").seat(0).rum).toBe(1);
  });

  test("PO-PORT-10: goods may be thrown out for rum, so the hold without its rum is the limit", () => {
    const table = atPort({ rum: 4, goods: { wine: 2, tea: 1 } })
      .play(0, "unload wine 1")
      .play(0, "done");
    table.play(0, "refill 2");
    expect(table.choices(0).sort()).toEqual(["discard tea", "discard wine"]);
    expect(table.refusal(0, "discard rum")).toBe("PO-HOLD-09");
    expect(table.play(0, "discard tea").seat(0)).toMatchObject({ rum: 6, goods: { wine: 1, tea: 0 } });
    const laden = atPort({ rum: 2, goods: { wine: 1, tea: 4 } })
      .play(0, "unload wine 1")
      .play(0, "done");
    expect(laden.choices(0)).toEqual(["refill 0", "refill 1", "refill 2"]);
    expect(laden.play(0, "refill 2").seat(0)).toMatchObject({ rum: 4, goods: { tea: 3 } });
    const dry = atPort({ rum: 6, goods: { wine: 1 } }).play(0, "unload wine 1");
    expect(dry.choices(0)).toEqual(["refill 0", "refill 1"]);
    expect(dry.refusal(0, "refill 2")).toBe("PO-PORT-10");
    expect(dry.play(0, "refill 1").seat(0)).toMatchObject({ rum: 7, cargo: 7 });
    const roomy = atPort({ rum: 6, goods: { wine: 1 }, upgrades: { hold: [4] } }).play(0, "unload wine 1");
    expect(roomy.choices(0)).toContain("refill 2");
  });
});

describe("a full port", () => {
  test("PO-PORT-11: the last slot brings a chest, after payment and rum, kept face down", () => {
    const table = atPort({ rum: 3, goods: { wine: 1 } }, almostFull).play(0, "unload wine 5");
    expect(table.seat(0)).toMatchObject({ thalers: 1, chests: [] });
    expect(table.table.tiles.b2).toBe("P1b");
    table.play(0, "refill 2");
    expect(table.seat(0)).toMatchObject({ rum: 5, chests: [3] });
    expect(table.table.chests).toHaveLength(14);
    expect(table.table.chests[0]).toBe(1);
    expect(table.told.find(({ event }) => event.type === "chestSeen")?.to).toEqual([0]);
    expect(table.view(1).seats[0].chests).toEqual([-1]);
    expect(table.view(0).seats[0].chests).toEqual([3]);
  });

  test("PO-PORT-11: the slots between may have been filled before, and cocoa fills two", () => {
    const ports = { b2: ["wine", null, null, "cotton", "wine"] };
    const table = atPort({ goods: { cocoa: 1 } }, { ports, chests: [2] })
      .play(0, "unload cocoa 2+3")
      .play(0, "refill 0");
    expect(table.seat(0)).toMatchObject({ thalers: 3, chests: [2] });
  });

  test("PO-PORT-12: its goods go to the box, and the next port of the pile lies there, empty", () => {
    const before = atPort({ goods: { wine: 1 } }, almostFull).table.box;
    const table = fillIt();
    expect(table.table.tiles.b2).toBe("P4a");
    expect(table.table.ports.b2).toEqual([null, null, null, null]);
    expect(table.table.pile).toEqual(["P5b"]);
    expect(table.table.used).toContain("P1b");
    expect(table.table.box).toEqual({
      cotton: before.cotton,
      wine: before.wine + 2,
      tea: before.tea + 1,
      cocoa: before.cocoa + 1,
    });
  });

  test("PO-PORT-12: other ports keep their goods", () => {
    const tiles = { b2: "P1b", a2: "P2a", c3: "P3a", d4: "S01a" };
    const ports = { ...almostFull.ports, a2: ["wine"], c3: [null, "tea"] };
    const table = fillIt({ tiles, ports });
    expect(table.table.ports).toMatchObject({ a2: ["wine", null, null, null], c3: [null, "tea", null, null] });
  });

  test("PO-PORT-13: ships stay, on the new tile", () => {
    const seats = {
      0: { place: "b2", goods: { wine: 1 } },
      1: { place: "a1" },
      2: { place: "d1" },
      3: { place: "b2" },
    };
    const table = fillIt({ start: 2, seats });
    expect(table.table.tiles.b2).toBe("P4a");
    expect([0, 3].map((seat) => table.seat(seat).place)).toEqual(["b2", "b2"]);
  });

  test("PO-PORT-14: he cannot unload there any more this round; later players can", () => {
    // P4a demands cotton, tea, cotton, tea
    const table = atPort(
      {},
      {
        ...almostFull,
        tiles: { b2: "P1b", b3: "S02a", d4: "S01a", a1: "S12a", d1: "S13a" },
        seats: {
          0: { place: "b2", goods: { wine: 1, cotton: 1, tea: 1 } },
          1: { place: "b3", laid: "north", goods: { tea: 1 } },
          2: { place: "a1" },
          3: { place: "d1" },
        },
      },
    );
    table.play(0, "unload wine 5").play(0, "refill 0");
    expect(table.table).toMatchObject({ tiles: { b2: "P4a" }, turn: 1 });
    expect(table.seat(0).goods).toMatchObject({ cotton: 1, tea: 1 });
    expect(table.refusal(0, "unload tea 2")).toBe("PO-ROUND-04");
    expect(table.choices(1)).toEqual(["unload tea 2", "unload tea 4", "done"]);
  });

  test("PO-PORT-15: an empty pile is made anew from the used ports, with their other faces up", () => {
    const table = atPort({ rum: 6, goods: { wine: 1 } }, { ...almostFull, pile: [] });
    const used = table.table.used;
    expect(used.length).toBe(5);
    table.play(0, "unload wine 5").play(0, "refill 0");
    const other = (face: string) => face.slice(0, 2) + (face.endsWith("a") ? "b" : "a");
    const made = [...table.table.pile, table.table.tiles.b2].sort();
    expect(made).toEqual([...used.map(other), "P1a"].sort());
    expect(table.table.used).toEqual([]);
    expect(table.table.pileIsUsed).toBe(true);
    const below = table.view(1).pile.slice(0, -1);
    expect(below.every((face) => face === -1)).toBe(true);
  });

  test("PO-PORT-15: the new pile is shuffled, and not made while a tile is left", () => {
    const tops = new Set<string>();
    const table = atPort({ rum: 6, goods: { wine: 1 } }, { ...almostFull, pile: [] }).play(0, "unload wine 5");
    const before = table.state;
    for (let game = 0; game < 40; game++) {
      table.state = before;
      tops.add(table.play(0, "refill 0").table.tiles.b2);
    }
    expect(tops.size).toBe(6);
    const last = fillIt({ pile: ["P4a"] });
    expect(last.table).toMatchObject({ pile: [], pileIsUsed: false, tiles: { b2: "P4a" } });
  });

  test("PO-PORT-16: who did not fill it gets no chest", () => {
    const table = atPort({ rum: 1, goods: { wine: 1, tea: 2, cotton: 1 } });
    for (const good of ["wine 1", "tea 2", "tea 3", "cotton 4"]) table.play(0, `unload ${good}`);
    table.play(0, "refill 0");
    expect(table.seat(0)).toMatchObject({ thalers: 7, chests: [] });
    expect(table.table.tiles.b2).toBe("P1b");
    expect(table.table.chests).toHaveLength(15);
  });

  test("PO-PORT-17: when no chest is left, none is drawn", () => {
    const all = [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3];
    const seats = { 0: { place: "b2", goods: { wine: 1 } }, 1: { place: "b2", chests: all } };
    const table = fillIt({ ports: almostFull.ports, chests: [], seats });
    expect(table.seat(0)).toMatchObject({ thalers: 1, chests: [] });
    expect(table.table.tiles.b2).toBe("P4a");
    expect(table.events("chestDrawn")).toEqual([]);
  });
});
