import { type Gallery, type Outline, scaled } from "@caravel/web/art";
import { GOODS, type GoodName, QUARRY, TILES } from "../../content/pieces.ts";
import { FACE_DOWN, FOREST } from "../marks.ts";

/** A hand-cut plot of 64 x 64: each edge bows a little. */
export const PLOT: Outline = {
  width: 64,
  height: 64,
  path: "M1.5 2.5Q32-.5 62.5 1.5Q64.5 32 62.5 62.5Q32 64.5 1.5 62.5Q-.5 32 1.5 2.5Z",
};

/** Parts of a plant as strokes from its foot, by what inks them, in the order in which they are printed. */
const INKS = ["stem", "cane", "blade", "vein", "crop"] as const;
type Ink = (typeof INKS)[number];
type Plant = Partial<Readonly<Record<Ink, string>>>;

const PLANTS: Readonly<Record<GoodName, Plant>> = {
  corn: {
    stem: "v-15",
    blade: "m0-2q-6-1-8-7q5 1 8 7q6-3 8-9q-5 1-8 9m0-5q-4-1-6-5q4 0 6 5",
    crop: "m0-10q3 3 2.6 7q-1 3-2.6 3.5q-1.6-.5-2.6-3.5q-.4-4 2.6-7",
  },
  indigo: {
    stem: "v-12m0 6q-4 0-6-4m6 1q4 0 6-4",
    crop: "m0-15q3 2 1 4q4-1 4 2q-2 3-5 1q-3 2-5-1q0-3 4-2q-2-2 1-4m-6 5q2 1 1 3q-3 1-3-1m12-3q3 1 2 3q-3 1-3-1",
  },
  sugar: {
    cane: "m-4 0l1-17m3 17v-20m4 20l-1-16",
    blade: "m-3-17q-5-3-7 2q4-2 7-2m3-3q5-4 8 1q-5-2-8-1m3 4q4-1 5 3q-3-2-5-3",
  },
  tobacco: {
    blade: "q-9-2-9-11q7 2 9 11q9-2 9-11q-7 2-9 11q-5-9 0-17q5 8 0 17",
    vein: "v-13m-1 11l-5-6m7 6l5-6",
  },
  coffee: {
    blade: "q-8 0-8-8q1-8 8-9q7 1 8 9q0 8-8 8",
    crop: "m-4-9l1.6 0l0 1.6l-1.6 0zm5-3l1.6 0l0 1.6l-1.6 0zm2 6l1.6 0l0 1.6l-1.6 0zm-5 2l1.6 0l0 1.6l-1.6 0z",
  },
};

/** Three rows that grow towards us: foot, size, places. */
const ROWS: readonly (readonly [y: number, size: number, places: readonly number[]])[] = [
  [32, 0.62, [10, 22, 34, 46, 56]],
  [45, 0.84, [8, 24, 40, 55]],
  [60, 1.08, [12, 32]],
];

const SKY = '<path class="pr-field-sky" d="M2 3Q32 0 62.5 2l.5 14H1.5Z"/>';
const HEDGE =
  '<path class="pr-hedge" d="M1.5 17q6-6 12-3q7-5 13 0q8-4 14 0q7-4 12 0q5-2 10 1v4H1.5Z"/><path class="pr-furrow" d="M1 30Q32 24 63 30M1 41Q32 34 63 41M1 54Q32 46 63 54M26 19L4 62M38 19L60 62M32 19V62"/>';

const plot = (kind: string, inside: string, more = "") =>
  `<g class="pr-kind-${kind}"><path class="pr-plot${more}" d="${PLOT.path}"/>${inside}</g>`;

function inked(plant: Plant, draw: (strokes: string) => string, more = ""): string {
  return INKS.map((ink) => {
    const strokes = plant[ink];
    return strokes === undefined ? "" : `<path class="pr-${ink}${more}" d="${draw(strokes)}"/>`;
  }).join("");
}

/** A plantation: sky, hedge, furrows in perspective, three rows of the crop. */
function plantation(good: GoodName): string {
  const inRows = (strokes: string) =>
    ROWS.flatMap(([y, size, places]) => places.map((x) => scaled(strokes, x, y, size))).join("");
  return plot(good, SKY + HEDGE + inked(PLANTS[good], inRows));
}

/** One plant on its ground, for small sizes. */
function onePlant(good: GoodName): string {
  const size = good === "sugar" ? 2.4 : 2.7;
  return plot(
    good,
    inked(PLANTS[good], (strokes) => scaled(strokes, 32, 58, size), " pr-bold"),
    " pr-bold",
  );
}

const quarry = () =>
  plot(
    "quarry",
    '<path class="pr-field-sky" d="M1.5 3Q32 0 62.5 2L63 20H1Z"/><path class="pl-stone" d="M1 22L10 10l8 4 8-9 10 7 9-6 9 9 9 2V40H1Z"/><path class="pl-hatch" d="M18 14l8-9 10 7-2 10 6 14H22l-6-10ZM54 15l9 2V40H52l-3-12Z"/><path class="pl-stone" d="M1 36l13-3v9l17-2v9l18-3v-9l14-2v27q-30 2-61 .5Z"/><path class="pl-hatch" d="M14 33v9l17-2v-3ZM49 37v9l14-2V35Z"/><path class="pl-white" d="M20 49l8-3 8 3v9l-8 3-8-3ZM6 46l6-2.5 6 2.5v7l-6 2.5-6-2.5Z"/><path class="pl-ink" d="M20 49l8 3 8-3M28 52v9M6 46l6 2.5 6-2.5M12 48.5v7"/>',
  );

const oneBlock = () =>
  plot(
    "quarry",
    '<path class="pl-white pr-bold" d="M10 34l22-9 22 9v18l-22 9-22-9Z"/><path class="pl-ink pr-bold" d="M10 34l22 9 22-9M32 43v18"/>',
    " pr-bold",
  );

const CROWN = "q-9 0-9-8q0-5 3-7q0-8 7-8q7 0 7 7q4 2 4 8q-1 8-12 8";
const TREES: readonly (readonly [x: number, y: number])[] = [
  [12, 26],
  [30, 24],
  [48, 26],
  [8, 41],
  [24, 40],
  [42, 39],
  [57, 42],
  [16, 57],
  [35, 56],
  [52, 58],
];

/** Ten round trees in two greens. */
function forest(): string {
  const crowns = (turn: number) =>
    TREES.filter((_, tree) => tree % 2 === turn)
      .map(([x, y]) => scaled(CROWN, x, y, 0.72))
      .join("");
  const trunks = TREES.map(([x, y]) => `M${x} ${y}v5`).join("");
  const shade = TREES.map(([x, y]) => `M${x + 1} ${y - 3}q4-1 4-5`).join("");
  return plot(
    "forest",
    `<path class="pr-field-sky" d="M2 3Q32 0 62.5 2l.5 10H1.5Z"/><path class="pr-trunk" d="${trunks}"/><path class="pr-tree pr-tree-deep" d="${crowns(1)}"/><path class="pr-tree" d="${crowns(0)}"/><path class="pl-fine" d="${shade}"/>`,
  );
}

const oneTree = () =>
  plot(
    "forest",
    `<path class="pr-trunk pr-bold" d="M32 44v14"/><path class="pr-tree pr-bold" d="${scaled(CROWN, 31, 50, 1.9)}"/>`,
    " pr-bold",
  );

/** The back of a plantation. */
const faceDown = () =>
  plot(
    "back",
    '<path class="pr-star-lines" d="M32 6V58M6 32H58M13 13L51 51M51 13L13 51"/><path class="pr-star" d="M32 12l5.5 14.5L52 32l-14.5 5.5L32 52l-5.5-14.5L12 32l14.5-5.5Z"/>',
  );

const NAMES: readonly string[] = [...TILES, "forest", "back"];

/** The name of a tile's picture: a kind, FOREST or FACE_DOWN; one plant is enough where it is small. */
export const fieldPicture = (kind: number, isSmall = false) => `pr-field-${NAMES[kind]}${isSmall ? "-small" : ""}`;

/** All that can lie on an island, large and small, and the back of a plantation. */
export const fieldPictures: Gallery = {
  ...Object.fromEntries(
    GOODS.flatMap((good, kind) => [
      [fieldPicture(kind), () => plantation(good)],
      [fieldPicture(kind, true), () => onePlant(good)],
    ]),
  ),
  [fieldPicture(QUARRY)]: quarry,
  [fieldPicture(QUARRY, true)]: oneBlock,
  [fieldPicture(FOREST)]: forest,
  [fieldPicture(FOREST, true)]: oneTree,
  [fieldPicture(FACE_DOWN)]: faceDown,
};
