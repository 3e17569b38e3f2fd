import { describe, expect, test } from "vitest";
import { tableFor } from "./test-table.ts";

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

describe("the hold", () => {
  test("PO-HOLD-01: 7 spaces, and 2 for each hold upgrade", () => {
    const spaces = (hold: number[]) => onTile("S05a", { upgrades: { hold } }).seat(0).capacity;
    expect([[], [4], [3, 4], [0]].map(spaces)).toEqual([7, 9, 11, 9]);
  });

  test("PO-HOLD-02: rum and every good take a space, cocoa too", () => {
    const full = { rum: 2, goods: { cotton: 1, wine: 1, tea: 1, cocoa: 2 } };
    expect(onTile("S04a", full).play(0, "take tea").table.step).toBe("makeRoom");
    const free = { rum: 2, goods: { cotton: 1, wine: 1, tea: 1, cocoa: 1 } };
    const table = onTile("S04a", free).play(0, "take tea");
    expect(table.seat(0)).toMatchObject({ cargo: 7, goods: { tea: 2 } });
    expect(table.table.step).not.toBe("makeRoom");
    expect(() => onTile("S04a", { rum: 8 })).toThrow("PO-HOLD-02");
  });

  test("PO-HOLD-03: only counts matter: nothing says where goods lie", () => {
    // with goods on board, rum can still be taken up to the last space
    const table = onTile("S05a", { rum: 3, goods: { tea: 3 } }).play(0, "rum");
    expect(table.seat(0)).toMatchObject({ rum: 4, goods: { tea: 3 } });
    expect(table.state.seats[0].items).toEqual([0, 0, 3, 0, 4, 0]);
  });

  test("PO-HOLD-04, PO-DEC-13: exactly as many are thrown out as spaces are lacking", () => {
    const table = onTile("S04a", { rum: 4, goods: { wine: 2, cocoa: 1 } }).play(0, "take tea");
    expect(table.asked).toEqual([0]);
    expect(table.choices(0).sort()).toEqual(["discard cocoa", "discard rum", "discard wine"]);
    expect(table.refusal(0, "end")).toBe("PO-HOLD-04");
    expect(table.refusal(0, "discard cotton")).toBe("PO-HOLD-04");
    table.play(0, "discard rum");
    expect(table.seat(0)).toMatchObject({ rum: 3, goods: { wine: 2, tea: 1, cocoa: 1 }, cargo: 7 });
    expect(table.refusal(0, "discard rum")).not.toBeNull();
  });

  test("PO-HOLD-05: nothing is thrown out without need", () => {
    const table = onTile("S04a", { rum: 3, goods: { wine: 2 } });
    expect(table.refusal(0, "discard wine")).toBe("PO-HOLD-05");
    expect(table.refusal(0, "discard rum")).toBe("PO-HOLD-05");
    expect(table.choices(0).filter((choice) => choice.startsWith("discard"))).toEqual([]);
    table.play(0, "take tea");
    expect(table.refusal(0, "discard wine")).not.toBeNull();
  });

  test("PO-HOLD-06: a gain is declined by not choosing it, never in part by force", () => {
    // a pickup that is chosen must be stowed
    const table = onTile("S04a", { rum: 7 - 1, goods: { wine: 1 } }).play(0, "take tea");
    expect(table.refusal(0, "discard tea")).toBe("PO-HOLD-04");
    expect(table.refusal(0, "pass")).toBe("PO-HOLD-04");
    // both goods of a trade are taken if they fit
    const roomy = onTile("S11b", { rum: 3, goods: { wine: 1 } });
    expect(roomy.choices(0)).not.toContain("barter wine tea");
    expect(roomy.play(0, "barter wine tea+tea").seat(0)).toMatchObject({ goods: { wine: 0, tea: 2 } });
    expect(roomy.table.step).not.toBe("makeRoom");
  });

  test("PO-HOLD-07: rum that is thrown out is gone, goods go to the box", () => {
    const full = { rum: 5, goods: { wine: 2 } };
    const wine = onTile("S04a", full).play(0, "take tea");
    const { box } = wine.table;
    expect(wine.play(0, "discard wine").table.box).toEqual({ ...box, wine: box.wine + 1 });
    const rum = onTile("S04a", full).play(0, "take tea").play(0, "discard rum");
    expect(rum.table.box).toEqual(box);
    expect(rum.seat(0).rum).toBe(4);
  });

  test("PO-HOLD-08: a new hold is usable at once", () => {
    const table = onTile("S01a", { rum: 7, thalers: 1 }).play(0, "upgrade hold").play(0, "take cotton");
    expect(table.seat(0)).toMatchObject({ capacity: 9, cargo: 8, rum: 7, goods: { cotton: 1 } });
  });

  test("PO-HOLD-09: room is made before, out of what was on board", () => {
    const table = onTile("S04a", { rum: 6, goods: { tea: 1 } }).play(0, "take cotton");
    expect(table.seat(0).cargo).toBe(7);
    expect(table.refusal(0, "discard cotton")).toBe("PO-HOLD-04");
    expect(table.choices(0).sort()).toEqual(["discard rum", "discard tea"]);
    // only one kind on board: nothing to choose
    const rum = onTile("S04a", { rum: 7 }).play(0, "take cotton");
    expect(rum.seat(0)).toMatchObject({ rum: 6, goods: { cotton: 1 } });
  });

  test("PO-HOLD-09: rum is never thrown out for rum", () => {
    const table = onTile("S05a", { rum: 5, goods: { tea: 1, wine: 1 } }).play(0, "rum");
    expect(table.choices(0).sort()).toEqual(["discard tea", "discard wine"]);
    expect(table.refusal(0, "discard rum")).toBe("PO-HOLD-09");
    expect(table.play(0, "discard tea").seat(0)).toMatchObject({ rum: 6, goods: { tea: 0, wine: 1 } });
    expect(onTile("S05a", { rum: 7 }).refusal(0, "rum")).toBe("PO-SEA-33");
  });
});
