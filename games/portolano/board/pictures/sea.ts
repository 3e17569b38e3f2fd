import { arch, type Gallery, Press, rectangle, scaled } from "@caravel/web/art";
import { COTTON, RUM, TEA } from "../../content/pieces.ts";
import {
  FREE_RUM,
  GOODS_GOODS,
  GOODS_RUM,
  PEACE,
  SEA_ACTIONS,
  THALER_ACTION,
  UPGRADE_ACTION,
} from "../../content/tiles.ts";
import { item } from "./goods.ts";

/** The side of a tile of the chart; everything on it is drawn around its middle. */
export const TILE = 122;
const HALF = TILE / 2;

/** The rhumb lines of a tile at steps of 22.5 degrees meet those of its neighbours at every border, so the net runs on. */
const RHUMBS = [
  { name: "po-rhumb-wind", turns: [0, 4] },
  { name: "po-rhumb", turns: [1, 3, 5, 7] },
  { name: "po-rhumb-half", turns: [2, 6] },
];

function ray(turn: number): string {
  const angle = (turn * Math.PI) / 8;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const reach = HALF / Math.max(Math.abs(x), Math.abs(y));
  const at = (way: number) => (way * reach).toFixed(1);
  return `M${at(-x)} ${at(-y)}L${at(x)} ${at(y)}`;
}

const rays = () =>
  RHUMBS.map(({ name, turns }) => `<path class="po-line ${name}" d="${turns.map(ray).join("")}"/>`).join("");

/** Water with the net over it. */
const water = () =>
  `<path class="po-water" d="M-61-61H61V61H-61Z"/><path class="po-waves" d="M-61-61H61V61H-61Z"/>${rays()}`;

/** A hump with shade at its right. */
function molehill(x: number, y: number, size: number): string {
  const [a, b, c] = [6 * size, 12 * size, 13 * size];
  const n = (value: number) => String(Math.round(value * 10) / 10);
  const hump = `M${n(x)} ${n(y)}q${n(a)} ${n(-15 * size)} ${n(b)} ${n(-c)}q${n(7 * size)} ${n(size)} ${n(11 * size)} ${n(c)}Z`;
  const shade = `M${n(x + b)} ${n(y - c)}q${n(7 * size)} ${n(size)} ${n(11 * size)} ${n(c)}h${n(-a)}q${n(-size)} ${n(-8 * size)} ${n(-5 * size)} ${n(-c)}Z`;
  return `<path class="po-hill" d="${hump}"/><path class="pl-hatch" d="${shade}"/>`;
}

function trees(...places: readonly (readonly [x: number, y: number, size: number])[]): string {
  const crown = "v-3q-6 1-5-4q-1-4 3-5q1-4 4-3q4-1 4 4q3 3 0 6q-2 3-5 2";
  return `<path class="po-tree" d="${places.map(([x, y, size]) => scaled(crown, x, y, size)).join("")}"/>`;
}

const COASTS = [
  "M-30 12Q-40-2-22-8Q-8-20 8-12Q30-18 36 0Q40 16 18 18Q-6 26-30 12Z",
  "M-34 4Q-30-14-10-12Q10-20 30-8Q42 6 26 16Q6 22-14 18Q-36 18-34 4Z",
  "M-28-6Q-12-18 6-14Q34-16 36 4Q30 20 8 18Q-4 24-20 18Q-38 10-28-6Z",
];
const RELIEFS = [
  () => molehill(-10, 2, 0.75) + trees([-24, 4, 0.7], [24, 0, 0.7]),
  () => new Press().house(-9, 12, 7, 5, 5, "wall2", "thatch").palm(18, 16, 0.7).palm(-20, 13, 0.6).print(),
  () =>
    new Press()
      .block(-4, 6, 17, 3)
      .add("gold", rectangle(-3.5, -21, 5, 4))
      .add("roof", "M-5-21h8.5l-4-5Z")
      .print("translate(4 2)") +
    molehill(-24, 4, 0.6) +
    trees([20, 2, 0.7]),
];
/** The islands that lie on sea tiles; which one tells nothing. */
export const ISLANDS = COASTS.length;

const shore = (coast: string) => `<path class="po-shoal" d="${coast}"/><path class="po-deep" d="${coast}"/>`;

const island = (number: number) =>
  `<g transform="translate(0 20)">${shore(COASTS[number])}<path class="po-land" d="${COASTS[number]}"/>${RELIEFS[number]()}</g>`;

const BEACH = "M-61-14Q-40-22-14-16Q12-24 36-16Q50-20 61-15";
const town = () =>
  new Press()
    .house(-52, 20, 12, 8, 8)
    .house(-22, 16, 16, 7, 7, "wall2")
    .house(14, 18, 13, 8, 8)
    .house(38, 14, 11, 6, 7, "wall2")
    .windows([-48, -40, 18, 26, 41], 4, 3.4, 5)
    .windows([-18, -11], 6, 3.4, 6)
    .over((press) =>
      press
        .block(-1, 9, 26, 4)
        .cap(-1, 9, 26, 4, 9)
        .add("dark", arch(1.5, -14, 4, 7)),
    )
    .print("translate(-2 14) scale(.98)");

/** A port without its goods: the town above a quay. */
const port = () =>
  `${shore(BEACH)}<path class="po-shore" d="${BEACH}V61H-61Z"/><path class="po-beach" d="${BEACH}"/>${town()}` +
  '<path class="po-quay" d="M-61 16H61V44H-61Z"/><path class="po-cobble" d="M-61 16H61V44H-61Z"/>';

/** Two goods changing places. */
const TURNING = '<path class="po-turning" d="M-5-10q5-3 9 0M4-10l0-4M4-10l-4 1M5 11q-5 3-9 0M-4 11l0 4M-4 11l4-1"/>';

/** By action of a sea tile: its emblem. */
const EMBLEMS: Readonly<Record<number, () => string>> = {
  [UPGRADE_ACTION]: () => new Press().add("timber", "M-9 8L4-5l3 3L-6 11Z").add("stone", "M-1-9l6-4 8 8-4 6Z").print(),
  [GOODS_RUM]: () => item(COTTON, -14, -7, 13) + item(RUM, 2, -6, 13) + TURNING,
  [GOODS_GOODS]: () => item(COTTON, -14, -7, 13) + item(TEA, 2, -6, 13) + TURNING,
  [FREE_RUM]: () => `${item(RUM, -10, -10, 20)}<text class="po-plus" y="5">+1</text>`,
  [THALER_ACTION]: () => '<use href="#coin"/><text class="po-one" y="4.5">1</text>',
  [PEACE]: () =>
    new Press()
      .add("white", "M-11 2q8 2 10-4q3-6 9-3l3-1-2 4q0 8-9 9l-6 3 1-4q-5-1-6-4Z")
      .add("leaf", "M8-8q3-5 7-4q-1 4-7 4Z")
      .print(),
};

const medallion = (emblem: string) =>
  `<circle class="po-medal" r="20"/><circle class="po-medal-rim" r="17.5"/>${emblem}`;

/** What the chart is made of. */
export const seaPictures: Gallery = {
  "po-water": water,
  ...Object.fromEntries(COASTS.map((_, number) => [`po-island-${number}`, () => island(number)])),
  ...Object.fromEntries(SEA_ACTIONS.map((_, action) => [`po-action-${action}`, () => medallion(EMBLEMS[action]())])),
  "po-port": port,
};
