import { type Gallery, Press, scaled } from "@caravel/web/art";

/** A plot of 58 x 48, cut by hand: every edge bows a little. */
export const FIELD_PATH = "M1 2Q29-1 57 1Q59 23 57 45Q29 48 1 46Q-1 23 1 2Z";

type Row = readonly [y: number, size: number, places: readonly number[]];

/** One path of a plant, in rows that grow towards us. */
function rows(plant: string, ...list: readonly Row[]): string {
  return list.flatMap(([y, size, places]) => places.map((x) => scaled(plant, x, y, size))).join("");
}

const WHEAT_ROWS: readonly Row[] = [
  [20, 0.7, [8, 18, 28, 38, 48]],
  [32, 0.85, [6, 18, 30, 42, 52]],
];
const CANE_ROWS: readonly Row[] = [
  [22, 0.6, [10, 22, 34, 46]],
  [36, 0.72, [10, 24, 38, 50]],
];
const VINE_ROWS: readonly Row[] = [
  [20, 0.75, [8, 20, 32, 44, 54]],
  [34, 0.9, [8, 22, 36, 50]],
];

const CROPS: readonly (() => string)[] = [
  () =>
    `<path class="ma-stalk" d="${rows("v-9", ...WHEAT_ROWS)}"/><path class="ma-wheat" d="${rows("m0-8q3-3 0-8q-3 5 0 8m-3 2q-2-3-1-6q3 2 1 6m6 0q2-3 1-6q-3 2-1 6", ...WHEAT_ROWS)}"/>`,
  () =>
    `<path class="ma-canes" d="${rows("m-4 0l1-17m3 17v-20m4 20l-1-16", ...CANE_ROWS)}"/><path class="ma-leaf" d="${rows("m-3-17q-5-3-7 2q4-2 7-2m3-3q5-4 8 1q-5-2-8-1m3 4q4-1 5 3q-3-2-5-3", ...CANE_ROWS)}"/>`,
  () =>
    `<path class="ma-trellis" d="${rows("v-13", ...VINE_ROWS)}M2 14H56M2 26H56"/><path class="ma-leaf" d="${rows("m0-5q-7 0-6-6q3-4 6 0q3-4 6 0q1 6-6 6", ...VINE_ROWS)}"/><path class="ma-bunch" d="${rows("m-3-4l3 0l3 0l-1.5 4l-1.5 3l-1.5-3z", ...VINE_ROWS)}"/>`,
];

const field = (good: number) => () =>
  `<path class="ma-plot-${good}" d="${FIELD_PATH}"/><path class="ma-furrow" d="M1 14Q29 9 57 14M1 26Q29 21 57 26M1 38Q29 33 57 38"/>${CROPS[good]()}`;

const TREE = "v-3q-6 1-5-4q-1-4 3-5q1-4 4-3q4-1 4 4q3 3 0 6q-2 3-5 2";

/** Round trees in one path: [x, y, size]. */
export function trees(places: readonly (readonly [number, number, number])[]): string {
  return `<path class="ma-tree" d="${places.map(([x, y, size]) => scaled(TREE, x, y, size)).join("")}"/>`;
}

/** A molehill: one hump with hatch at its right. */
export function hill(x: number, y: number, size: number): string {
  const hump = scaled("q6-15 12-13q7 1 11 13z", x, y, size);
  const shade = scaled("m12-13q7 1 11 13h-6q-1-8-5-13z", x, y, size);
  return `<path class="ma-hill" d="${hump}"/><path class="pl-hatch" d="${shade}"/>`;
}

const HOUSES: readonly (() => Press)[] = [
  () =>
    new Press()
      .house(2, 14, 10, 5, 6)
      .house(20, 12, 13, 5, 5, "wall2")
      .windows([4.5, 10], 3, 3, 4)
      .windows([22.5, 27], 4, 3, 5),
  () =>
    new Press()
      .house(2, 12, 14, 5, 6, "wall2")
      .house(19, 14, 10, 5, 6)
      .windows([4, 9], 5, 3, 5)
      .windows([22, 28], 3, 3, 4),
  () =>
    new Press()
      .house(1, 14, 9, 5, 6)
      .block(21, 8, 20, 4)
      .cap(21, 8, 20, 4, 6)
      .windows([23], 10, 4, 6, true)
      .windows([4, 9], 3, 3, 4),
];

/** An islet of 26 x 16 around its centre, as a sign for a colony. */
const ISLET = "M-14 4q-2-10 9-10q11-2 17 4q3 9-8 10q-14 2-18-4Z";

/** Fields of 58 x 48, the forest of the same size, houses of 38 x 30 on their ground. */
export const LAND_PICTURES: Gallery = {
  "ma-field-0": field(0),
  "ma-field-1": field(1),
  "ma-field-2": field(2),
  "ma-forest": () =>
    trees([
      [8, 24, 1.2],
      [22, 20, 1.3],
      [36, 22, 1.2],
      [50, 26, 1.1],
      [14, 36, 1.3],
      [29, 34, 1.4],
      [44, 37, 1.3],
    ]),
  "ma-house-0": () => HOUSES[0]().print(),
  "ma-house-1": () => HOUSES[1]().print(),
  "ma-house-2": () => HOUSES[2]().print(),
  "ma-islet": () => `<path class="ma-islet" d="${ISLET}"/>`,
};
