import { describe, expect, test } from "vitest";
import { tableFor } from "./test-table.ts";

/** S01b trades goods and rum, S11b goods and goods. The box has 4 of each plain good, less what ships hold. */
function onTile(face: string, ship: object, more: object = {}) {
  return tableFor(4, {
    tiles: { b2: face, d4: "S02a" },
    pirate: "d4",
    supply: { side: "B1a", left: { cotton: 14, wine: 14, tea: 14 } },
    seats: { 0: { place: "b2", ...ship } },
    at: { moment: "action", turn: 0 },
    ...more,
  });
}

/** Others hold so many of the goods of the box. */
function withOthers(face: string, ship: object, cotton: number, wine: number, tea: number) {
  const seats = {
    0: { place: "b2", ...ship },
    1: { rum: 0, goods: { cotton } },
    2: { rum: 0, goods: { wine } },
    3: { rum: 0, goods: { tea } },
  };
  return onTile(face, {}, { seats });
}

const barters = (choices: string[]) => choices.filter((choice) => choice.startsWith("barter"));

describe("goods and rum", () => {
  test("PO-SEA-23, PO-DEC-10: as many rum as goods, as many goods as rum, one way only", () => {
    const selling = onTile("S01b", { rum: 2, goods: { cotton: 2, wine: 1 } }).play(0, "sell cotton");
    expect(selling.choices(0).sort()).toEqual(["done", "sell cotton", "sell wine"]);
    expect(selling.refusal(0, "buy tea")).toBe("PO-SEA-23");
    expect(selling.refusal(0, "sell tea")).toBe("PO-SEA-23");
    selling.play(0, "sell wine").play(0, "done");
    expect(selling.seat(0)).toMatchObject({ rum: 4, goods: { cotton: 1, wine: 0 } });
    expect(selling.refusal(0, "sell cotton")).toBe("PO-SEA-02");
    const buying = onTile("S01b", { rum: 3, goods: { cotton: 1 } }).play(0, "buy tea");
    expect(buying.refusal(0, "sell cotton")).toBe("PO-SEA-23");
    buying.play(0, "done");
    expect(buying.seat(0)).toMatchObject({ rum: 2, goods: { cotton: 1, tea: 1 } });
    expect(buying.choices(0)).toEqual(["take wine", "take tea", "end"]);
    expect(buying.refusal(0, "buy tea")).toBe("PO-SEA-02");
    expect(onTile("S08a", { goods: { tea: 1 } }).refusal(0, "sell tea")).toBe("PO-SEA-02");
  });

  test("PO-SEA-24: of different kinds, out of the box and never off the board", () => {
    const table = onTile("S01b", { rum: 3 });
    const { supply } = table.table;
    table.play(0, "buy wine").play(0, "buy cotton").play(0, "done");
    expect(table.seat(0)).toMatchObject({ rum: 1, goods: { cotton: 1, wine: 1 } });
    expect(table.table.supply).toEqual(supply);
    expect(table.table.box).toMatchObject({ cotton: 3, wine: 3, tea: 4 });
    // the order of naming is free
    const back = onTile("S01b", { rum: 0, goods: { wine: 1, cotton: 1 } })
      .play(0, "sell wine")
      .play(0, "sell cotton");
    expect(back.seat(0)).toMatchObject({ rum: 2, goods: { wine: 0, cotton: 0 } });
    expect(back.table.box).toMatchObject({ cotton: 4, wine: 4, tea: 4 });
  });

  test("PO-SEA-25: cocoa may be given, as one, but not received", () => {
    const given = { supply: { side: "B1a", left: { cotton: 7 } } };
    const table = onTile("S01b", { rum: 1, goods: { cocoa: 1 } }, given);
    const { cocoa } = table.table.box;
    table.play(0, "sell cocoa");
    expect(table.seat(0)).toMatchObject({ rum: 2, goods: { cocoa: 0 } });
    expect(table.table.box.cocoa).toBe(cocoa + 1);
    // the cocoa of the cotton row is in the box now, and stays there
    const buyer = onTile("S01b", { rum: 3 }, given);
    expect(buyer.table.box.cocoa).toBe(1);
    expect(buyer.choices(0).filter((choice) => choice.startsWith("buy"))).toEqual([
      "buy cotton",
      "buy wine",
      "buy tea",
    ]);
    expect(() => buyer.refusal(0, "buy cocoa")).toThrow("not a move");
  });

  test("PO-SEA-26: no more goods than the box holds", () => {
    const table = withOthers("S01b", { rum: 5 }, 4, 4, 2);
    expect(table.refusal(0, "buy wine")).toBe("PO-SEA-26");
    expect(table.choices(0).filter((choice) => choice.startsWith("buy"))).toEqual(["buy tea"]);
    table.play(0, "buy tea").play(0, "buy tea");
    // the box is empty: the trade is over, and the rest of the rum stays
    expect(table.seat(0)).toMatchObject({ rum: 3, goods: { tea: 2 } });
    expect(table.table.step).not.toBe("trade");
    const none = withOthers("S01b", { rum: 5 }, 4, 4, 4);
    expect(none.choices(0)).toEqual(["take wine", "take tea", "end"]);
  });

  test("PO-SEA-27: all rum may be traded away", () => {
    const table = onTile("S01b", { rum: 2 }).play(0, "buy tea").play(0, "buy tea");
    expect(table.seat(0)).toMatchObject({ rum: 0, goods: { tea: 2 } });
  });
});

describe("goods and goods", () => {
  test("PO-SEA-28, PO-DEC-11: one good for two, alike or different, once", () => {
    const table = onTile("S11b", { goods: { wine: 2, tea: 1 } });
    expect(barters(table.choices(0)).sort()).toEqual([
      "barter tea cotton+cotton",
      "barter tea cotton+wine",
      "barter tea wine+wine",
      "barter wine cotton+cotton",
      "barter wine cotton+tea",
      "barter wine tea+tea",
    ]);
    expect(table.refusal(0, "barter wine tea")).toBe("PO-SEA-28");
    expect(table.refusal(0, "barter cotton tea+tea")).toBe("PO-SEA-28");
    table.play(0, "barter wine cotton+tea");
    expect(table.seat(0)).toMatchObject({ rum: 3, goods: { cotton: 1, wine: 1, tea: 2 } });
    expect(table.table).toMatchObject({
      box: { cotton: 3, wine: 3, tea: 2 },
      supply: { left: { cotton: 14, wine: 14, tea: 14 } },
    });
    expect(table.refusal(0, "barter wine tea+tea")).toBe("PO-SEA-02");
  });

  test("PO-SEA-29: not the kind given; cocoa can be given but not taken", () => {
    const table = onTile("S11b", { goods: { wine: 1, cocoa: 1 } }, { supply: { side: "B1a", left: { cotton: 7 } } });
    for (const bundle of ["wine+wine", "cotton+wine", "wine+tea", "wine"])
      expect(table.refusal(0, `barter wine ${bundle}`)).toBe("PO-SEA-29");
    expect(barters(table.choices(0)).filter((choice) => choice.startsWith("barter cocoa"))).toHaveLength(6);
    expect(() => table.refusal(0, "barter wine cocoa+tea")).toThrow("not a move");
    table.play(0, "barter cocoa wine+wine");
    expect(table.seat(0).goods).toMatchObject({ wine: 3, cocoa: 0 });
  });

  test("PO-SEA-30: one, if the box has only one; none, if it has none", () => {
    const one = withOthers("S11b", { goods: { wine: 1 } }, 4, 0, 3);
    expect(barters(one.choices(0))).toEqual(["barter wine tea"]);
    expect(one.refusal(0, "barter wine tea+tea")).toBe("PO-SEA-30");
    expect(one.refusal(0, "barter wine cotton")).toBe("PO-SEA-30");
    expect(one.play(0, "barter wine tea").seat(0).goods).toMatchObject({ wine: 0, tea: 1 });
    const two = withOthers("S11b", { goods: { wine: 1 } }, 3, 0, 3);
    expect(barters(two.choices(0))).toEqual(["barter wine cotton+tea"]);
    expect(two.refusal(0, "barter wine tea+tea")).toBe("PO-SEA-30");
    expect(barters(withOthers("S11b", { goods: { wine: 1 } }, 4, 0, 4).choices(0))).toEqual([]);
  });

  test("PO-SEA-31: the good given goes to the box, but not back in the same trade", () => {
    const table = withOthers("S11b", { goods: { wine: 2 } }, 4, 2, 2);
    expect(table.table.box.wine).toBe(0);
    expect(barters(table.choices(0))).toEqual(["barter wine tea+tea"]);
    expect(table.play(0, "barter wine tea+tea").table.box).toMatchObject({ wine: 1, tea: 0 });
  });

  test("PO-SEA-32: one too many: rum, an old or a new good goes", () => {
    const full = { rum: 5, goods: { wine: 2 } };
    const start = () => onTile("S11b", full).play(0, "barter wine cotton+tea");
    expect(start().choices(0).sort()).toEqual(["discard cotton", "discard rum", "discard tea", "discard wine"]);
    expect(start().play(0, "discard rum").seat(0)).toMatchObject({ rum: 4, goods: { cotton: 1, wine: 1, tea: 1 } });
    const back = start().play(0, "discard tea");
    expect(back.seat(0)).toMatchObject({ rum: 5, goods: { cotton: 1, wine: 1, tea: 0 } });
    expect(back.table.box).toMatchObject({ cotton: 3, wine: 3, tea: 4 });
    expect(start().play(0, "discard wine").seat(0)).toMatchObject({ goods: { cotton: 1, wine: 0, tea: 1 } });
  });
});
