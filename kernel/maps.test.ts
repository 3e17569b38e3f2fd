import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  DIRECTIONS,
  HEX_DIRECTIONS,
  HexMap,
  hexDisc,
  hexDistance,
  hexesOfAll,
  hexName,
  hexStep,
  Torus,
} from "./maps.ts";
import { vocabulary } from "./vocabulary.ts";

describe("a torus", () => {
  const sea = new Torus(4, 3);

  test("is numbered row by row", () => {
    expect([sea.at(0, 0), sea.at(3, 0), sea.at(0, 1), sea.at(3, 2)]).toEqual([0, 3, 4, 11]);
    expect([sea.column(6), sea.row(6)]).toEqual([2, 1]);
  });

  test("goes on around its edges", () => {
    expect(DIRECTIONS.map((_, direction) => sea.step(0, direction))).toEqual([8, 1, 4, 3]);
    expect(sea.at(-1, -1)).toBe(11);
    expect(sea.step(0, 1, 9)).toBe(1);
  });

  test("leads back by the opposite way", () => {
    fc.assert(
      fc.property(fc.nat(11), fc.nat(3), fc.nat(20), (tile, direction, steps) => {
        expect(sea.step(sea.step(tile, direction, steps), (direction + 2) % 4, steps)).toBe(tile);
      }),
    );
  });

  test("has neighbours that are one step away, each once", () => {
    for (let tile = 0; tile < sea.size; tile++)
      for (let other = 0; other < sea.size; other++)
        expect(sea.neighbours(tile).filter((next) => next === other)).toHaveLength(
          sea.distance(tile, other) === 1 ? 1 : 0,
        );
    expect(new Torus(2, 1).neighbours(0)).toEqual([1]);
    expect(new Torus(1, 1).neighbours(0)).toEqual([]);
  });

  test("is measured the short way round", () => {
    expect(sea.distance(sea.at(0, 0), sea.at(3, 2))).toBe(2);
    expect(sea.distance(sea.at(0, 0), sea.at(2, 1))).toBe(3);
  });
});

describe("hexes", () => {
  const hex = fc.record({ q: fc.integer({ min: -9, max: 9 }), r: fc.integer({ min: -9, max: 9 }) });

  test("have six neighbours at distance one, each next to the one before", () => {
    const around = HEX_DIRECTIONS.map((_, direction) => hexStep({ q: 2, r: -1 }, direction));
    expect(new Set(around.map(({ q, r }) => `${q},${r}`)).size).toBe(6);
    for (const [place, next] of around.entries()) {
      expect(hexDistance({ q: 2, r: -1 }, next)).toBe(1);
      expect(hexDistance(next, around[(place + 1) % 6])).toBe(1);
    }
  });

  test("are as far apart as steps lead from one to the other", () => {
    fc.assert(
      fc.property(hex, hex, hex, (one, two, three) => {
        expect(hexDistance(one, two)).toBe(hexDistance(two, one));
        expect(hexDistance(one, three)).toBeLessThanOrEqual(hexDistance(one, two) + hexDistance(two, three));
      }),
    );
    fc.assert(
      fc.property(hex, fc.nat(5), fc.nat(9), (from, way, steps) => {
        expect(hexDistance(from, hexStep(from, way, steps))).toBe(steps);
      }),
    );
  });
});

describe("a map of hexes", () => {
  const map = new HexMap(hexDisc(2));

  test("of radius 2 has 19", () => {
    expect(map.size).toBe(19);
    expect(hexDisc(0)).toHaveLength(1);
    expect(hexDisc(3)).toHaveLength(37);
  });

  test("knows its hexes by place", () => {
    for (const [number, place] of map.hexes.entries()) expect(map.at(place)).toBe(number);
    expect(map.at({ q: 3, r: 0 })).toBeNull();
  });

  test("has neighbours on the board only", () => {
    const centre = map.at({ q: 0, r: 0 })!;
    const corner = map.at({ q: 2, r: 0 })!;
    expect(map.neighbours[centre]).toHaveLength(6);
    expect(map.neighbours[corner]).toHaveLength(3);
    expect(map.areAdjacent(centre, corner)).toBe(false);
    for (const next of map.neighbours[corner]) expect(map.areAdjacent(corner, next)).toBe(true);
  });

  test("is walked around what cannot be entered", () => {
    const [from, to, middle] = [map.at({ q: -1, r: 0 })!, map.at({ q: 1, r: 0 })!, map.at({ q: 0, r: 0 })!];
    expect(map.distance(from, to)).toBe(2);
    expect(map.distance(from, to, (hex) => hex !== middle)).toBe(3);
    expect(map.distance(from, to, () => false)).toBeNull();
    expect(map.distance(from, from, () => false)).toBe(0);
  });

  test("has names that mean the same hex on every map", () => {
    const other = new HexMap([
      { q: 2, r: 0 },
      { q: 3, r: 0 },
      { q: 0, r: 0 },
    ]);
    const all = hexesOfAll([map, other]);
    expect(all).toHaveLength(20);
    expect(all.map(hexName)).toContain("3,0");
    const words = vocabulary({ enter: [all.map(hexName)] });
    const { enter } = words.verbs;
    const { q, r } = all[enter.first(words.read("enter 2,0")!)];
    expect([q, r, map.hexes[map.at({ q, r })!], other.hexes[other.at({ q, r })!]]).toEqual([2, 0, { q, r }, { q, r }]);
    expect(hexesOfAll([other, map])).toEqual(all);
  });

  test("has no place twice", () => {
    expect(
      () =>
        new HexMap([
          { q: 0, r: 0 },
          { q: 0, r: 0 },
        ]),
    ).toThrow("one place");
  });
});
