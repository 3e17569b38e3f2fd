import { type Gallery, Press, scaled } from "@caravel/web/art";
import { path } from "./shapes.ts";

const BUSH = "v-3q-6 1-5-4q-1-4 3-5q1-4 4-3q4-1 4 4q3 3 0 6q-2 3-5 2";
const TREE = "q-9 0-9-8q0-5 3-7q0-8 7-8q7 0 7 7q4 2 4 8q-1 8-12 8";
const GROVE: readonly (readonly [x: number, y: number])[] = [
  [-18, -20],
  [4, -26],
  [24, -18],
  [-30, 0],
  [-8, -4],
  [14, -2],
  [33, 4],
  [-22, 18],
  [2, 18],
  [24, 22],
  [-6, 36],
  [12, 38],
];

const clearing = () =>
  path("br-tree", scaled(BUSH, -26, -16, 1) + scaled(BUSH, 27, 20, 0.9)) +
  path(
    "br-tuft",
    "M-14 8l1-5M-12 8v-6M-10 8l-1-5M10-18l1-5M12-18v-6M14-18l-1-5M-22 26l1-5M-20 26v-6M-18 26l-1-5M2 30l1-5M4 30v-6M6 30l-1-5M18 2l1-4M20 2v-5M22 2l-1-4",
  );

const forest = () => {
  const trees = (isLight: boolean) =>
    GROVE.filter((_, place) => (place % 2 === 0) === isLight)
      .map(([x, y]) => scaled(TREE, x, y, 0.82))
      .join("");
  return (
    path("br-trunk", GROVE.map(([x, y]) => `M${x} ${y}v5`).join("")) +
    path("br-shade", trees(false)) +
    path("br-tree", trees(true)) +
    path("pl-fine", GROVE.map(([x, y]) => `M${x + 1} ${y - 3}q5-1 5-6`).join(""))
  );
};

const goldmine = () =>
  path("br-mound", "M-36 10Q-26-24-14-20Q-4-16 2 8ZM2 6Q12-28 22-24Q32-18 37 8Z") +
  path("br-mound", "M-28 26Q-12-20 2-16Q18-12 30 26Z") +
  path(
    "pl-hatch",
    "M-14-20Q-4-16 2 8L-6 6Q-8-12-14-20ZM22-24Q32-18 37 8L28 10Q28-12 22-24ZM2-16Q18-12 30 26H14Q14 0 2-16Z",
  ) +
  path("pl-niche", "M-10 26v-9a7 7 0 0 1 14 0v9Z") +
  path("br-trunk", "M-11 27v-11M5 27v-11M-13 15H7") +
  path("pl-gold", "M12 32l4-5 6 1 3 5-6 3ZM-22 33l4-4 5 2 0 4-6 1ZM26-2l3-2 3 2-2 3h-3Z");

const cloud = () =>
  path(
    "br-cloud",
    "M-28 6q-8-2-6-9q2-7 9-6q2-10 12-9q8 0 10 7q8-4 13 2q10-1 11 8q0 8-8 8q-6 6-14 2q-8 5-14 0q-9 3-13-3ZM-16 28q-7-1-5-8q3-6 9-4q3-7 11-5q5 1 6 6q8-2 10 4q1 7-7 8q-6 4-12 1q-7 3-12-2Z",
  ) +
  path(
    "br-wisp",
    "M-24-2q4-4 8 0M-6-6q6-6 12 0M8 2q5-4 9 0M-8 20q4-4 8 0M-20 36h24M-30 14h10M-28-26h20M4-32h18M-3-7q0-5 4-5t4 4q0 3-4 5v3M1 3v1",
  );

const water = () =>
  path(
    "br-wave",
    "M-26-14q5-5 10 0t10 0M6-22q5-5 10 0t10 0M-12 4q5-5 10 0t10 0t10 0M-28 22q5-5 10 0t10 0M8 28q5-5 10 0t10 0",
  );

const town = () =>
  new Press()
    .house(-24, 14, 10, 6, 6)
    .house(-4, 12, 9, 6, 6)
    .house(10, 14, 11, 6, 6, "wall2")
    .house(-28, 16, 11, 7, 7, "wall2", "roof", 16)
    .house(-8, 12, 10, 6, 6, "wall", "roof", 18)
    .house(10, 15, 11, 6, 7, "wall", "roof", 18)
    .over((press) => press.block(-3, 8, 26, 4, "wall", 4).cap(-3, 8, 22, 4, 10).add("ink", "M3-36v-7M.5-40h5"))
    .print();

/** What grows and stands on a hex, around its middle; named by the terrain's number. */
export const landPictures: Gallery = {
  "br-land-0": clearing,
  "br-land-1": forest,
  "br-land-2": goldmine,
  "br-land-3": clearing,
  "br-land-4": water,
  "br-land-5": () => path("br-site", "M-20-14H20V16H-20ZM-20 1H20M0-14V16"),
  "br-cloud": cloud,
  "br-town": town,
};
