import { describe, expect, test } from "vitest";
import { contentFor, goodsInBox, isReconstructed } from "./content.ts";
import { readPack } from "./pack.ts";
import { SEA_ACTIONS } from "./tiles.ts";

function pack(tables: object): string {
  return JSON.stringify({ schema: "caravel-content/1", game: "portolano", name: "my box", ...tables });
}

describe("content", () => {
  test("PO-COMP-05: the faces add up as the ledger says", () => {
    const { action, showsCannon, goodsShown } = contentFor(4, "");
    const faces = SEA_ACTIONS.map((_, number) => action.filter((other) => other === number).length);
    expect(faces).toEqual([4, 6, 6, 4, 3, 3]);
    expect(showsCannon.filter(Boolean)).toHaveLength(9);
    for (const good of [0, 1, 2]) expect(goodsShown.filter((shown) => (shown >> good) & 1)).toHaveLength(16);
  });

  test("PO-EX-02, PO-SETUP-05: four players on side B1a", () => {
    const content = contentFor(4, "");
    expect(content.rows[0].map((row) => [row.length, row.indexOf(3)])).toEqual([
      [14, 6],
      [14, 6],
      [14, 6],
    ]);
    expect(goodsInBox(content, 0)).toEqual([4, 4, 4, 0]);
  });

  test("a pack replaces values, and says which tables are no longer reconstructed", () => {
    const content = contentFor(4, pack({ dice: { hitFaces: 2 }, ports: { P7: { a: { slots: ["tea"], rum: 4 } } } }));
    expect(content).toMatchObject({ hitFaces: 2, hold: 7 });
    expect(content.slots[26 + 12]).toEqual([2]);
    expect(isReconstructed(content, "dice")).toBe(false);
    expect(isReconstructed(content, "ports")).toBe(true);
    expect(isReconstructed(contentFor(4, ""), "dice")).toBe(true);
  });

  test("every problem of a pack is named with its place", () => {
    const text = pack({ ship: { hold: 99 }, seaTiles: { S01: { a: { action: "swim", goods: [], cannon: 1 } } } });
    expect(readPack(text).problems.map(({ place }) => place)).toEqual([
      "seaTiles.S01.a.action",
      "seaTiles.S01.a.goods",
      "seaTiles.S01.a.cannon",
      "ship.hold",
    ]);
    expect(readPack("nothing").box).toBeNull();
  });
});
