import { FastChance, memoOf, SPECTATOR } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { COFFEE, SUGAR } from "../../content/pieces.ts";
import { tableFor } from "../test-table.ts";
import { imagine, view } from "../view.ts";

const ROW = ["corn", "sugar", "tobacco", "coffee"];
const manned = (...names: string[]) => ({ buildings: Object.fromEntries(names.map((name) => [name, 1])) });

/** The settler phase of seat 0 among three, with expansion I. */
const settling = (seats: object, given: object = {}) =>
  tableFor(3, { faceUp: ROW, seats, at: { step: "settler", taker: 0 }, ...given }, { expansion1: true });

const FORESTER = { island: {}, ...manned("forest-house") };

describe("forest house", () => {
  test("PR-B-FOREST-HOUSE-01, PR-DP-05: each open plantation can be taken or laid as a forest", () => {
    const table = settling({ 0: FORESTER }, { faceUp: ["corn", "corn", "coffee", "sugar"] });
    expect(table.choices(0)).toEqual([
      "take corn",
      "forest corn",
      "take sugar",
      "forest sugar",
      "take coffee",
      "forest coffee",
      "take quarry",
      "pass",
    ]);
    table.play(0, "forest corn");
    expect(table.seat(0)).toMatchObject({ island: { corn: 0, forest: 1 }, forests: { open: { corn: 1 } } });
    expect([table.table.faceUp.corn, table.asked]).toEqual([1, [1]]);
    expect(table.events("forestLaid")).toEqual([{ type: "forestLaid", seat: 0 }]);
  });

  test("PR-B-FOREST-HOUSE-01: only with a working forest house, only a tile of the row, only where there is room", () => {
    const table = settling({ 0: { island: {}, buildings: { "forest-house": 0 } }, 1: FORESTER });
    expect([table.refusal(0, "forest corn"), table.choices(0).includes("forest corn")]).toEqual([
      "PR-B-FOREST-HOUSE-01",
      false,
    ]);
    table.play(0, "take corn");
    expect(table.refusal(1, "forest corn")).toBe("PR-SETTLER-01");
    const full = { ...FORESTER, island: { indigo: 6 }, forests: Array(6).fill("corn") };
    expect(settling({ 0: full }, { faceUp: ["coffee"] }).asked).toEqual([1]);
  });

  test("PR-B-FOREST-HOUSE-02: a forest has no circle", () => {
    const board = { ...FORESTER, windRose: 2, forests: ["corn", "sugar"], buildings: { "forest-house": 0 } };
    const table = settling({ 0: board }, { at: { step: "placement", taker: 0, joined: [0] } });
    // one circle for two colonists: there is nothing to choose, and one waits
    expect(table.table.step).toBe("year");
    expect(table.seat(0)).toMatchObject({ windRose: 1, buildings: { "forest-house": 1 } });
  });

  test.each([
    [1, 9],
    [2, 8],
    [3, 8],
    [5, 7],
    [10, 4],
    [11, 4],
  ])("PR-B-FOREST-HOUSE-03: %i forests make a price of 9 into %i", (forests, price) => {
    const tiles = [...Array(6).fill("corn"), ...Array(5).fill("sugar")].slice(0, forests);
    const given = { at: { step: "builder", taker: 0, turn: 1 } };
    const table = settling({ 1: { island: {}, forests: tiles, doubloons: 9 } }, given).play(1, "build wharf");
    expect(table.seat(1).doubloons).toBe(9 - price);
  });

  test("PR-B-FOREST-HOUSE-03: open and secret forests count together", () => {
    const board = { island: {}, forests: ["corn"], secretForests: ["sugar"], doubloons: 8 };
    const table = settling({ 1: board }, { at: { step: "builder", taker: 0, turn: 1 } }).play(1, "build wharf");
    expect(table.seat(1).doubloons).toBe(0);
  });

  test("PR-B-FOREST-HOUSE-04: no limit by the column, and besides quarries and privilege", () => {
    const forests = Array(6).fill("corn");
    const small = settling(
      { 1: { island: {}, forests, doubloons: 0 } },
      { at: { step: "builder", taker: 0, turn: 1 } },
    );
    expect(small.play(1, "build small-warehouse").seat(1).doubloons).toBe(0); // 3 - 3, in column 1
    const board = { island: { quarry: 1 }, workers: { quarry: 1 }, forests: ["corn", "corn"], doubloons: 1 };
    const table = settling({ 0: board }, { at: { step: "builder", taker: 0 } });
    expect(table.play(0, "build hospice").seat(0).doubloons).toBe(0); // 4 - 1 - 1 - 1
  });

  test("PR-B-FOREST-HOUSE-05: forests lower prices even if the forest house does not work, or is not there", () => {
    for (const buildings of [{}, { "forest-house": 0 }, { "forest-house": 1 }]) {
      const board = { island: {}, forests: ["corn", "corn"], doubloons: 4, buildings };
      const table = settling({ 1: board }, { at: { step: "builder", taker: 0, turn: 1 } }).play(1, "build office");
      expect(table.seat(1).doubloons).toBe(0);
    }
  });

  test("PR-B-FOREST-HOUSE-06, PR-DP-04: with a hacienda he sees the tile, then lays it open or as a forest", () => {
    const drawn = () =>
      settling({ 0: { island: {}, ...manned("hacienda", "forest-house") } }).play(0, "draw", [COFFEE]);
    const table = drawn();
    expect([table.table.step, table.choices(0)]).toEqual(["lay", ["lay open", "lay forest"]]);
    expect(table.refusal(0, "pass")).toBe("PR-B-FOREST-HOUSE-06");
    table.play(0, "lay open");
    expect(table.seat(0).island).toMatchObject({ coffee: 1, forest: 0 });
    expect(table.events("plantationDrawn")).toEqual([{ type: "plantationDrawn", seat: 0, kind: COFFEE }]);
    const forest = drawn().play(0, "lay forest");
    expect(forest.seat(0)).toMatchObject({ island: { coffee: 0, forest: 1 }, forests: { secret: { coffee: 1 } } });
    expect(forest.table.step).toBe("settle");
    const idle = settling({ 0: { island: {}, buildings: { hacienda: 1, "forest-house": 0 } } }).play(0, "draw", [
      COFFEE,
    ]);
    expect([idle.table.step, idle.seat(0).island.coffee]).toEqual(["settle", 1]);
    expect(idle.refusal(0, "lay forest")).toBe("PR-B-FOREST-HOUSE-06");
  });

  test("PR-B-FOREST-HOUSE-07, PR-DP-07: with a library none, one or both picks are forests", () => {
    const pick = (first: string, second: string) =>
      settling({ 0: { island: {}, ...manned("forest-house", "library") } })
        .play(0, first)
        .play(1, "pass")
        .play(2, "pass")
        .play(0, second);
    expect(pick("take corn", "take sugar").seat(0).island).toMatchObject({ corn: 1, sugar: 1, forest: 0 });
    expect(pick("take corn", "forest sugar").seat(0).island).toMatchObject({ corn: 1, sugar: 0, forest: 1 });
    expect(pick("forest corn", "forest sugar").seat(0).island).toMatchObject({ corn: 0, sugar: 0, forest: 2 });
    expect(pick("forest corn", "take sugar").seat(0).island).toMatchObject({ corn: 0, sugar: 1, forest: 1 });
  });

  test("PR-B-FOREST-HOUSE-08: the colonist of the hospice goes to the wind rose", () => {
    const table = settling({ 0: { island: { corn: 1 }, ...manned("forest-house", "hospice") } }).play(
      0,
      "forest sugar",
    );
    expect(table.choices(0)).toEqual(["colonist", "pass"]);
    const { colonists } = table.table;
    table.play(0, "colonist");
    expect(table.seat(0)).toMatchObject({ windRose: 1, workers: { corn: 0, sugar: 0 } });
    expect([table.table.colonists, table.asked]).toEqual([colonists - 1, [1]]);
    const declined = settling({ 0: { island: {}, ...manned("forest-house", "hospice") } })
      .play(0, "forest sugar")
      .play(0, "pass");
    expect(declined.seat(0).windRose).toBe(0);
  });

  test("PR-B-FOREST-HOUSE-06, PR-B-HOSPICE-04: hacienda, forest house and hospice together", () => {
    const table = settling({ 0: { island: {}, ...manned("hacienda", "forest-house", "hospice") } });
    table.play(0, "draw", [SUGAR]).play(0, "lay forest");
    expect(table.table.step).toBe("settle"); // no colonist with the drawn tile
    table.play(0, "forest corn").play(0, "colonist");
    expect(table.seat(0)).toMatchObject({
      windRose: 1,
      island: { forest: 2 },
      forests: { open: { corn: 1 }, secret: { sugar: 1 } },
    });
    const open = settling({ 0: { island: {}, ...manned("hacienda", "forest-house", "hospice") } });
    open.play(0, "draw", [SUGAR]).play(0, "lay open").play(0, "take coffee").play(0, "colonist");
    expect(open.seat(0)).toMatchObject({ windRose: 0, workers: { sugar: 0, coffee: 1 } });
  });

  test("PR-B-FOREST-HOUSE-09: a quarry is never laid as a forest, nor is a forest a quarry", () => {
    const table = settling({ 0: FORESTER });
    expect(table.choices(0).filter((move) => move.startsWith("forest"))).toEqual(ROW.map((kind) => `forest ${kind}`));
    expect(() => table.refusal(0, "forest quarry")).toThrow("not a move");
  });

  test("PR-B-FOREST-HOUSE-10: a forest stays a forest: it yields nothing and fills its space", () => {
    const board = { ...FORESTER, forests: Array(11).fill("corn").slice(0, 8), island: { sugar: 3 } };
    const table = settling({ 0: board }).play(0, "forest coffee");
    table.play(1, "pass").play(2, "pass").play(1, "role craftsman");
    expect(table.seat(0).goods).toEqual({ corn: 0, indigo: 0, sugar: 0, tobacco: 0, coffee: 0 });
    expect(table.seat(0).island).toMatchObject({ corn: 0, coffee: 0, sugar: 3, forest: 9 });
  });
});

describe("PR-INFO-05: what lies under a forest", () => {
  const owner = { 0: { island: {}, ...manned("hacienda", "forest-house") } };

  test("PR-INFO-05: of one from the row everybody knows", () => {
    const table = settling({ 0: FORESTER }).play(0, "forest coffee");
    for (const viewer of [0, 1, SPECTATOR]) {
      expect(table.view(viewer).seats[0].forests).toEqual([0, 0, 0, 0, 1]);
      expect(table.view(viewer).seats[0].secretForestCount).toBe(0);
      expect(table.view(viewer).unseen).toEqual(table.state.faceDown);
    }
  });

  test("PR-INFO-05, PR-INFO-06: the drawn tile is its owner's secret while he decides", () => {
    const table = settling(owner);
    const unseen = table.view(1).unseen;
    table.play(0, "draw", [COFFEE]);
    expect(table.told).toEqual([
      { event: { type: "tileDrawnInSecret", seat: 0 }, to: null },
      { event: { type: "tileSeen", seat: 0, kind: COFFEE }, to: [0] },
    ]);
    expect(memoOf(table.view(0), "tile").tile).toBe(COFFEE);
    expect(table.view(0).unseen[COFFEE]).toBe(unseen[COFFEE] - 1);
    for (const viewer of [1, SPECTATOR]) {
      expect(memoOf(table.view(viewer), "tile").tile).toBe(-1);
      expect(table.view(viewer).unseen).toEqual(unseen);
    }
    expect(table.view(1).faceDownCount).toBe(table.view(0).faceDownCount);
    table.play(0, "lay open");
    expect(table.view(1).seats[0].island[COFFEE]).toBe(1);
    expect(table.view(1).unseen[COFFEE]).toBe(unseen[COFFEE] - 1);
  });

  test("PR-INFO-05: as a forest it stays his secret", () => {
    const table = settling(owner);
    const unseen = table.view(1).unseen;
    table.play(0, "draw", [COFFEE]).play(0, "lay forest");
    expect(table.told).toEqual([{ event: { type: "forestLaid", seat: 0 }, to: null }]);
    expect(table.view(0).seats[0].secretForests).toEqual([0, 0, 0, 0, 1]);
    expect(table.view(0).unseen[COFFEE]).toBe(unseen[COFFEE] - 1);
    for (const viewer of [1, 2, SPECTATOR]) {
      const seen = table.view(viewer);
      expect(seen.seats[0]).toMatchObject({ secretForests: null, secretForestCount: 1, forests: [0, 0, 0, 0, 0] });
      expect(seen.unseen).toEqual(unseen);
    }
  });

  test("PR-INFO-05: an imagined table deals the hidden tiles out anew, and looks the same", () => {
    const table = settling({ ...owner, 1: { secretForests: ["tobacco", "tobacco"] } }).play(0, "draw", [COFFEE]);
    for (const viewer of [0, 1, 2, SPECTATOR]) {
      const [tiles, forests] = [new Set<number>(), new Set<string>()];
      for (const seed of ["a", "b", "c", "d", "e", "f"]) {
        const dreamt = imagine(table.view(viewer), new FastChance(seed));
        expect(view(dreamt, viewer)).toEqual(table.view(viewer));
        tiles.add(memoOf(dreamt, "tile").tile);
        forests.add(dreamt.seats[1].secretForests.join());
      }
      expect(tiles.size > 1).toBe(viewer !== 0);
      expect(forests.size > 1).toBe(viewer !== 1);
    }
  });
});
