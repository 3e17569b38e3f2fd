import { describe, expect, test } from "vitest";
import { BUILDINGS } from "../../content/buildings.ts";
import { GOODS, ROLES, TILES } from "../../content/pieces.ts";
import { A_COLONIST, A_NOBLE, NOBODY } from "../../rules/moves.ts";
import { FACE_DOWN, FOREST } from "../marks.ts";
import { facadeOf, facades, housesFor } from "./facades.ts";
import { fieldPicture, fieldPictures } from "./fields.ts";
import { goodOutline, goodPicture, goodPictures } from "./goods.ts";
import { moved } from "./outlines.ts";
import { peoplePictures, personPicture } from "./people.ts";
import { PLATES, platePictures } from "./plates.ts";
import { rolePicture, rolePictures } from "./roles.ts";
import { emptyBerths, shipDrawing } from "./ships.ts";

const ALL = [...BUILDINGS.keys()];

/** All paths of a picture. */
const pathsOf = (picture: string) => [...picture.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path!);

/** The numbers of a path that are not finite or have more than one decimal: what a slip of the pen leaves. */
const isSound = (path: string) =>
  /^[Mm][MmHhVvLlQqTtAaCcSsZz0-9 .-]*$/.test(path) && !/\.\d\d|NaN|undefined/.test(path);

describe("the pictures", () => {
  test("all 45 buildings have a facade of their own, of at most 24 nodes", async () => {
    const drawn = facades(ALL, await housesFor(ALL));
    expect(ALL.length).toBe(45);
    const printed = ALL.map((building) => drawn[facadeOf(building)]!());
    expect(new Set(printed).size).toBe(45);
    for (const [building, picture] of printed.entries()) {
      const paths = pathsOf(picture);
      if (paths.length < 4 || paths.length > 24) expect.fail(`${BUILDINGS[building]!.name}: ${paths.length} paths`);
      const odd = paths.filter((path) => !isSound(path));
      if (odd.length > 0) expect.fail(`${BUILDINGS[building]!.name}: ${odd.join(" | ")}`);
    }
  });

  test("everything the board asks for by name is drawn", () => {
    const gallery = { ...goodPictures, ...fieldPictures, ...peoplePictures, ...rolePictures, ...platePictures };
    const names = [
      ...GOODS.flatMap((_, good) => [goodPicture(good, 16), goodPicture(good, 24)]),
      ...[...TILES.keys(), FOREST].flatMap((kind) => [fieldPicture(kind), fieldPicture(kind, true)]),
      fieldPicture(FACE_DOWN),
      ...[NOBODY, A_COLONIST, A_NOBLE].map(personPicture),
      ...ROLES.map((_, role) => rolePicture(role)),
      ...Object.values(PLATES).map(({ picture }) => picture),
    ];
    expect(names.filter((name) => gallery[name] === undefined)).toEqual([]);
    for (const draw of Object.values(gallery)) expect(pathsOf(draw()).filter((path) => !isSound(path))).toEqual([]);
  });

  test("goods differ in silhouette, also where they are small", () => {
    expect(new Set(GOODS.map((_, good) => goodOutline(good).path)).size).toBe(GOODS.length);
    for (const good of GOODS.keys()) {
      const small = goodPictures[goodPicture(good, 16)]!();
      expect(small).toContain(goodOutline(good).path);
      expect(pathsOf(small).length).toBe(2);
    }
  });
});

describe("a ship", () => {
  test.each([4, 5, 6, 7, 8])("of %i has so many berths, all in its hold", (places) => {
    const { berths, width, height, path, hull } = shipDrawing(places);
    expect(berths.length).toBe(places);
    for (const { x, y } of berths) {
      expect(x).toBeGreaterThanOrEqual(34);
      expect(x + 23).toBeLessThan(width - 24);
      expect(y + 22).toBeLessThan(height);
    }
    expect(path.startsWith(hull)).toBe(true);
    expect(emptyBerths(berths).match(/M/g)?.length).toBe(places);
  });
});

test("an outline moves and grows with its piece; radii grow, flags stay, relative steps only grow", () => {
  expect(moved("M1 2H3V4L5 6A2 2 0 1 1 7 8Z", 10, 20, 2)).toBe("M12 24H16V28L20 32A4 4 0 1 1 24 36Z");
  expect(moved("M0 5a5 5 0 1 1 10 0Z", 1, 1, 2)).toBe("M1 11a10 10 0 1 1 20 0Z");
});
