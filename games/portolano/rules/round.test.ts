import { describe, expect, test } from "vitest";
import { tableFor } from "./test-table.ts";

const [NORTH, EAST] = [0, 1];

/** Everybody stands on an isle of peace, so no battle comes between; the pirate is alone. */
const isles = {
  ...{ a1: "S11a", b1: "S03a", c1: "S12a", d1: "P1a" },
  ...{ a2: "S04a", b2: "S05a", c2: "S09a", d2: "S06a" },
  ...{ a3: "S13a", b3: "S10a", c3: "S08a", d3: "S01a" },
  ...{ a4: "S07a", b4: "P2a", c4: "P3a", d4: "S02a" },
};
const atPeace = { 0: { place: "a1" }, 1: { place: "c1" }, 2: { place: "a3" }, 3: { place: "a1" } };

function peacefully(more: object = {}) {
  return tableFor(4, { tiles: isles, pirate: "d4", seats: atPeace, ...more });
}

describe("rounds", () => {
  test("PO-ROUND-01: cards, turns, wind, pirate, battle", () => {
    const table = tableFor(4, {
      wind: "north",
      tiles: isles,
      pirate: "d4",
      seats: { 0: { place: "b3", rum: 0 }, 1: { place: "c3", rum: 0 }, 2: { place: "c3", rum: 0 }, 3: { place: "a3" } },
      at: { moment: "round" },
    });
    expect(table.asked).toEqual([3]);
    table.play(3, "lay north");
    for (const seat of [0, 1, 2]) table.play(seat, "end");
    expect(table.asked).toEqual([3]);
    table.play(3, "end", [NORTH]);
    const told = table.told.map(({ event }) => event.type);
    const order = ["turnEnded", "windTurned", "pirateSailed", "clashed", "roundEnded", "roundBegins"];
    expect(told.filter((type) => order.includes(type))).toEqual(order);
    expect(table.table.round).toBe(2);
  });

  test("PO-ROUND-02: the spinner goes to the left", () => {
    const nextStart = (start: number) => peacefully({ start, at: { moment: "battle-end" } }).table.start;
    expect([0, 1, 2, 3].map(nextStart)).toEqual([1, 2, 3, 0]);
    expect(peacefully({ start: 3, at: { moment: "battle-end" } }).table).toMatchObject({ round: 2, start: 0 });
  });

  test("PO-ROUND-03: the new wind moves the pirate and holds for the next round", () => {
    const table = peacefully({ wind: "north", at: { moment: "action", turn: 3 } }).play(3, "end", [EAST]);
    expect(table.table).toMatchObject({ wind: "east", pirate: "a4", round: 2 });
    for (const seat of [0, 1, 2, 3]) table.play(seat, "lay east");
    expect(table.seat(1)).toMatchObject({ place: "d1", rum: 3 });
    expect(table.table.wind).toBe("east");
  });

  test("PO-ROUND-03: the new wind is the one that counts in the battles", () => {
    // three players: the pirate reaches across the wind only
    const given = {
      wind: "north",
      tiles: { b2: "S01a", a2: "S02a", b1: "S03a", a3: "S11a" },
      pirate: "a2",
      seats: { 0: { place: "b1", rum: 0 }, 1: { place: "a3" }, 2: { place: "a3" } },
      at: { moment: "action", turn: 2 },
    };
    const table = tableFor(3, given).play(2, "end", [EAST, 5, 5]);
    expect(table.events("foughtPirate").map(({ seat }) => seat)).toEqual([0]);
  });

  test("PO-ROUND-04: each moves and acts before the next one moves", () => {
    const table = peacefully({
      wind: "north",
      start: 2,
      at: { moment: "cards", laid: { 0: "east", 1: "east", 3: "east" } },
    });
    table.play(2, "lay east");
    expect(table.asked).toEqual([2]);
    expect(table.seat(2).place).toBe("b3");
    expect(table.seat(3)).toMatchObject({ place: "a1", laid: "east" });
    expect(table.refusal(3, "end")).toBe("PO-ROUND-04");
    table.play(2, "end");
    expect(table.seat(3)).toMatchObject({ place: "b1", laid: null });
    expect(table.table.turn).toBe(3);
    expect(table.seat(0).place).toBe("a1");
  });

  test("PO-ROUND-05: the last item of a row triggers the end at once; the box does not matter", () => {
    const at = { moment: "action", turn: 1 };
    const early = peacefully({ round: 4, supply: { side: "B1a", left: { tea: 2, wine: 5 } }, at }).play(1, "take tea");
    expect(early.table).toMatchObject({ lastRound: 0, supply: { left: { tea: 1 } } });
    const table = peacefully({ round: 4, supply: { side: "B1a", left: { tea: 1, wine: 5 } }, at }).play(1, "take tea");
    expect(table.table).toMatchObject({ round: 4, lastRound: 5, supply: { left: { tea: 0 } } });
    expect(table.table.box.tea).toBeGreaterThan(0);
    expect(table.events("rowEmptied")).toEqual([{ type: "rowEmptied", seat: 1, row: 2, lastRound: 5 }]);
  });

  test("PO-ROUND-05: the last cocoa of the board triggers nothing", () => {
    const supply = { side: "B1a", left: { wine: 8, cotton: 7, tea: 7 } };
    const seats = { ...atPeace, 1: { place: "c1", goods: { cocoa: 2 } } };
    const table = peacefully({ supply, seats, at: { moment: "action", turn: 0 } }).play(0, "take wine");
    expect(table.seat(0).goods.cocoa).toBe(1);
    expect(table.table.lastRound).toBe(0);
  });

  test("PO-ROUND-06: the round is finished, one more is played, then comes the end", () => {
    const supply = { side: "B1a", left: { tea: 1 } };
    const table = peacefully({ round: 4, wind: "north", supply, at: { moment: "action", turn: 2 } });
    table.play(2, "take tea");
    expect(table.asked).toEqual([3]);
    table.play(3, "end", [NORTH]);
    expect(table.table).toMatchObject({ round: 5, lastRound: 5, start: 1, step: "cards" });
    expect(table.events("roundBegins")).toMatchObject([{ isLast: true }]);
    for (const seat of [0, 1, 2, 3]) table.play(seat, "lay north");
    const ended = table.events("turnEnded").map((event) => event.seat);
    while (!table.isOver) {
      const [seat] = table.asked;
      table.play(seat, table.choices(seat).at(-1) ?? "");
      ended.push(...table.events("turnEnded").map((event) => event.seat));
    }
    expect(ended).toEqual([1, 2, 3, 0]);
    expect(table.events("windTurned")).toHaveLength(1);
    expect(table.table).toMatchObject({ round: 5, step: "over" });
    expect(table.refusal(0, "end")).toBe("PO-ROUND-06");
  });

  test("PO-ROUND-07: another empty row changes nothing", () => {
    const supply = { side: "B1a", left: { tea: 0, wine: 1 } };
    const table = peacefully({ round: 5, lastRound: 5, supply, at: { moment: "action", turn: 0 } });
    expect(table.play(0, "take wine").table).toMatchObject({ lastRound: 5, supply: { left: { wine: 0 } } });
  });

  test("PO-ROUND-08: there is no limit on the number of rounds", () => {
    const table = peacefully({ round: 5000, at: { moment: "battle-end" } });
    expect(table.isOver).toBe(false);
    expect(table.table.round).toBe(5001);
  });
});
