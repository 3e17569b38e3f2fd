import { FastChance } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { chartFor } from "../rules/map.ts";
import { CARD_CHOICES } from "../rules/moves.ts";
import { setup } from "../rules/setup.ts";
import { tableFor } from "../rules/test-table.ts";
import { contentFor, goodsInBox } from "./content.ts";
import { MISSIONS } from "./missions.ts";
import { CHEST_VALUES, DIRECTIONS, GOODS_IN_BOX } from "./pieces.ts";
import { STERNS, UPGRADES } from "./ships.ts";
import { SUPPLY_SIDES } from "./supply-boards.ts";
import { PORT_TILES, SEA_TILES } from "./tiles.ts";

describe("the box", () => {
  test("PO-COMP-01: as many pieces as the rulebook lists", () => {
    expect([SEA_TILES.length, PORT_TILES.length, STERNS.length, UPGRADES.length, MISSIONS.length]).toEqual([
      13, 8, 9, 4, 12,
    ]);
    expect(SUPPLY_SIDES).toHaveLength(3 * 2);
    for (const value of [1, 2, 3]) expect(CHEST_VALUES.filter((chest) => chest === value)).toHaveLength(5);
  });

  test("PO-COMP-02: 54 goods, 3 of them cocoa", () => {
    expect(GOODS_IN_BOX).toEqual([17, 17, 17, 3]);
  });

  test("PO-COMP-03: four directions and 2x, one of each", () => {
    expect(CARD_CHOICES.filter(({ cards }) => cards === 1).map(({ word }) => word)).toEqual([
      "north",
      "east",
      "south",
      "west",
      "2x",
    ]);
    const pairs = CARD_CHOICES.filter(({ cards }) => cards === 2).map(({ word }) => word);
    expect(pairs).toHaveLength(4 * 3 + 4);
    // there is one card of each direction: two steps one way need the 2x card
    for (const direction of DIRECTIONS) expect(pairs).not.toContain(`${direction}+${direction}`);
  });

  test("PO-COMP-04: upgrades have the values 0 to 5, each once", () => {
    expect(() => tableFor(5, { seats: { 0: { upgrades: { sail: [6] } } } })).toThrow("no upgrade of value 6");
    const twice = { 0: { upgrades: { sail: [5] } }, 1: { upgrades: { sail: [5] } } };
    expect(() => tableFor(5, { seats: twice, at: { moment: "cards" } })).toThrow("PO-SETUP-11");
    const all = tableFor(5, { seats: { 0: { upgrades: { sail: [0, 1, 2, 3, 4, 5] } } }, at: { moment: "cards" } });
    expect(all.seat(0).shipValue).toBe(15);
  });

  test("PO-COMP-05: a sea face has an action and goods, and differs from its other face", () => {
    for (const { a, b } of SEA_TILES) {
      expect(a).not.toEqual(b);
      for (const { goods } of [a, b]) expect(goods.length).toBeGreaterThan(0);
    }
  });

  test("PO-COMP-06: a port has one to five slots; each good is demanded 22 times", () => {
    const faces = PORT_TILES.flatMap(({ a, b }) => [a, b]);
    for (const { slots, rum } of faces) {
      expect(slots.length).toBeGreaterThanOrEqual(1);
      expect(slots.length).toBeLessThanOrEqual(5);
      expect(rum).toBe(slots.length === 5 ? 2 : 3);
    }
    for (const good of ["cotton", "wine", "tea"] as const)
      expect(faces.flatMap(({ slots }) => slots).filter((slot) => slot === good)).toHaveLength(22);
  });

  test("PO-COMP-07: a mission has as many places as there are players", () => {
    const missions = ["rum6", "tea4", "wine4"];
    expect(() => tableFor(3, { missions, seats: { 0: { missions: { rum6: 4 } } } })).toThrow("3 places");
    const seats = { 0: { missions: { rum6: 3 } }, 1: { missions: { rum6: 2 } }, 2: { missions: { rum6: 1 } } };
    expect(tableFor(3, { missions, seats }).seat(0).missions).toMatchObject({ rum6: 3 });
  });

  test("PO-COMP-20, PO-COMP-21, PO-COMP-22: the prow holds 7 and has a cannon slot; half of a die hits", () => {
    expect(contentFor(4, "")).toMatchObject({ hold: 7, cannonSlots: 1, hitFaces: 3 });
  });

  test("PO-COMP-23: the four winds come equally often", () => {
    const winds = [0, 0, 0, 0];
    const table = tableFor(2, { at: { moment: "ships", turn: 1 } });
    const before = table.state;
    const [ship] = table.choices(1);
    for (let spin = 0; spin < 400; spin++) {
      table.state = before;
      winds[table.play(1, ship).state.wind]++;
    }
    for (const wind of winds) expect(wind).toBeGreaterThan(70);
    table.state = before;
    expect(() => table.play(1, ship, [4])).toThrow("between 0 and 3");
  });

  test("PO-COMP-24: the north wind pushes ships north, to the top of the grid", () => {
    const { next } = chartFor(4);
    expect(next.map((step) => step[5])).toEqual([1, 6, 9, 4]);
  });

  test("PO-SETUP-05: the box keeps at least one of each plain good, and all cocoa is in play", () => {
    for (const players of [2, 3, 4, 5])
      for (const side of SUPPLY_SIDES.keys()) {
        const content = contentFor(players, "");
        const [cotton, wine, tea, cocoa] = goodsInBox(content, side);
        expect(Math.min(cotton, wine, tea)).toBeGreaterThanOrEqual(1);
        expect(cocoa).toBe(0);
        for (const row of content.rows[side]) expect(row.at(-1)).not.toBe(3);
      }
  });

  test("PO-SETUP-05: rows grow with the number of players", () => {
    const lengths = [2, 3, 4, 5].map((players) => contentFor(players, "").rows[0].map((row) => row.length));
    expect(lengths).toEqual([8, 11, 14, 16].map((length) => [length, length, length]));
    const uneven = [2, 3, 4, 5].map((players) => contentFor(players, "").rows[5].map((row) => row.length));
    expect(uneven).toEqual([
      [7, 8, 9],
      [10, 11, 12],
      [13, 14, 15],
      [15, 16, 17],
    ]);
    expect(setup(5, { supply: "B3b" }, new FastChance("side")).side).toBe(5);
  });
});
