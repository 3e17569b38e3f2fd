import { describe, expect, test } from "vitest";
import { EAST, HIT, LARGE, lastTurn, MISS, WEST } from "./test-battles.ts";
import { type TestTable, tableFor } from "./test-table.ts";

const peaceful = { 0: { place: "b4" }, 1: { place: "b4" }, 2: { place: "b4" } };

/** Seat 3 has drifted to a2, the last turn of the round; the pirate will come to a1, beside it. */
function adrift(face: string, ship: object): TestTable {
  const other = Object.entries(LARGE).find(([, name]) => name.slice(0, 3) === face.slice(0, 3));
  const tiles = { ...LARGE, [other?.[0] ?? "a2"]: "S05a", a2: face };
  const seats = { ...peaceful, 3: { place: "a2", rum: 0, drifted: true, ...ship } };
  return lastTurn(4, { tiles, seats, pirate: "b1" });
}

/** The pirate hits twice; the ship gives these up for it, and the next round begins. */
function robbed(table: TestTable, losses: readonly string[]): TestTable {
  table.play(3, "end", [WEST, HIT, HIT]);
  for (const item of losses) table.play(3, `lose ${item}`);
  return table;
}

describe("buying rum back", () => {
  test("PO-CARD-01: a ship that drifted and gained no rum is asked, whatever the battle took", () => {
    const table = robbed(adrift("S05a", { goods: { wine: 3, tea: 1 } }), ["wine", "tea"]);
    expect(table.table).toMatchObject({ round: 2, step: "ration", turn: 3, gainedRum: [] });
    expect(table.choices(3)).toEqual(["ration wine+wine", "pass"]);
  });

  test.each([
    ["free rum", "S05a", {}, "rum"],
    ["a good sold", "S09b", {}, "sell tea"],
    ["the Dealer's swap", "S09a", { stern: "dealer" }, "swap tea"],
  ])("PO-CARD-01, PO-RULING-14: rum gained in the action and lost again closes the way: %s", (_, face, ship, act) => {
    const table = adrift(face, { goods: { cotton: 1, wine: 3, tea: 1 }, ...ship }).play(3, act);
    if (table.table.step === "trade") table.play(3, "done");
    robbed(table, ["rum", "wine"]);
    expect(table.seat(3)).toMatchObject({ rum: 0, drifted: true });
    expect(table.table).toMatchObject({ round: 2, step: "cards", gainedRum: [3] });
    expect(table.asked).toEqual([0, 1, 2]);
    expect(table.refusal(3, "ration wine+wine")).toBe("PO-CARD-04");
  });

  test("PO-CARD-01: rum of a port is gained rum; none taken is none gained", () => {
    const inPort = { place: "b2", rum: 0, drifted: true, goods: { wine: 1, cocoa: 2 } };
    const unloaded = () => lastTurn(4, { seats: { ...peaceful, 3: inPort }, pirate: "b1" }).play(3, "unload wine 3");
    expect(unloaded().play(3, "done").play(3, "refill 1", [WEST]).table.gainedRum).toEqual([3]);
    const none = unloaded().play(3, "done").play(3, "refill 0", [WEST]);
    expect(none.table).toMatchObject({ step: "ration", turn: 3, gainedRum: [] });
  });

  test("PO-CARD-01: plundered rum is gained rum, other spoils are not", () => {
    const plundered = (item: string) => {
      const seats = {
        ...peaceful,
        0: { place: "c2", thalers: 1 },
        3: { place: "c2", rum: 0, drifted: true, cannons: 1, goods: { tea: 2 } },
      };
      const table = lastTurn(4, { seats, pirate: "a1" });
      return table.play(3, "end", [WEST, HIT]).play(3, `plunder ${item}`);
    };
    expect(plundered("rum").table).toMatchObject({ step: "cards", gainedRum: [3] });
    expect(plundered("thaler").table).toMatchObject({ step: "ration", turn: 3, gainedRum: [] });
  });

  test("PO-CARD-01: rum bought back is not rum gained: who drifts again may buy again", () => {
    const dry = { place: "a2", rum: 0, drifted: true, goods: { wine: 4 } };
    const table = tableFor(4, {
      ...{ wind: "north", tiles: { ...LARGE, a2: "S08a", a3: "S05a" }, pirate: "d3", start: 3 },
      seats: { ...peaceful, 3: dry },
      at: { moment: "rations" },
    });
    table.play(3, "ration wine+wine").play(3, "lay south");
    for (const seat of [0, 1, 2]) table.play(seat, "lay north");
    expect(table.seat(3)).toMatchObject({ place: "a1", rum: 0, drifted: true });
    for (const seat of [3, 0, 1]) table.play(seat, table.choices(seat).at(-1) ?? "");
    table.play(2, table.choices(2).at(-1) ?? "", [EAST, ...new Array(6).fill(MISS)]);
    expect(table.table).toMatchObject({ round: 2, step: "ration", turn: 3 });
  });

  test("PO-CARD-01: what was gained in an earlier round does not matter", () => {
    const seats = { ...peaceful, 3: { place: "a2", rum: 0, drifted: true, goods: { wine: 2 } } };
    const at = { moment: "rations", gainedRum: [3] };
    const table = tableFor(4, { wind: "north", tiles: LARGE, pirate: "c2", start: 3, seats, at });
    expect(table.asked).toEqual([0, 1, 2]);
    for (const seat of [0, 1, 2]) table.play(seat, "lay north");
    expect(table.seat(3)).toMatchObject({ place: "a1", drifted: true });
    expect(table.table.gainedRum).toEqual([]);
  });
});
