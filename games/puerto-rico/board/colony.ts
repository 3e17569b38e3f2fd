import { scaled } from "@caravel/web/art";
import { TALL_TOWN, type Town, WIDE_TOWN } from "./marks.ts";
import { PLOT } from "./pictures/fields.ts";
import { moved } from "./pictures/outlines.ts";
import { PLATES, type TilePlate } from "./pictures/plates.ts";
import type { Box } from "./places.ts";

/** Equal boxes in rows: the first of them, and how far the next are. */
export interface Grid extends Box {
  readonly across: number;
  readonly down: number;
}

/** Where everything lies on a player's coast, in the measure it is drawn for. */
export interface ColonyPlan {
  readonly width: number;
  readonly height: number;
  readonly fields: Grid;
  readonly lots: Grid;
  readonly town: Town;
  readonly plates: { readonly small: TilePlate; readonly large: TilePlate };
  /** Have the buildings room for their names and points? */
  readonly hasNames: boolean;
  /** How large the letters of names are. */
  readonly letter: number;
  /** The diameter of those who work here. */
  readonly person: number;
  /** Barrels by good, side by side. */
  readonly quay: Box;
  readonly production: Box;
  /** Money, points and those who wait. */
  readonly wealth: Box;
  /** Does all that stand in one row? Otherwise one below the other, under the player's name. */
  readonly isRow: boolean;
  /** The land under it all, as the inside of an svg. */
  ground(): string;
  readonly coast: string;
}

const FIELD_COLUMNS = 4;
const LETTER = 12.5;
/** Names are never drawn smaller, in pixels of the screen. */
const LEAST_LETTER = 12;

/** The same coast for a drawing of another size: names keep theirs. */
export function legible(plan: ColonyPlan, scale: number): ColonyPlan {
  return { ...plan, letter: Math.max(LETTER, LEAST_LETTER / scale) };
}

/** The box of a field of the island, from 0. */
export function fieldBox({ fields }: ColonyPlan, place: number): Box {
  return {
    ...fields,
    x: fields.x + (place % FIELD_COLUMNS) * fields.across,
    y: fields.y + Math.floor(place / FIELD_COLUMNS) * fields.down,
  };
}

/** The box of a space of the city, from 1; a large building covers two. */
export function lotBox({ lots }: ColonyPlan, column: number, row: number, rows = 1): Box {
  return {
    ...lots,
    x: lots.x + (column - 1) * lots.across,
    y: lots.y + (row - 1) * lots.down,
    height: lots.height + (rows - 1) * lots.down,
  };
}

/** The outline of an empty field. */
export function plotIn({ x, y, width, height }: Box): string {
  const [across, along] = [width / PLOT.width, height / PLOT.height];
  const bow = 2;
  return `M${x + bow} ${y + bow}Q${x + 32 * across} ${y - bow / 2} ${x + width - bow} ${y + bow}Q${x + width + bow / 2} ${y + 32 * along} ${x + width - bow} ${y + height - bow}Q${x + 32 * across} ${y + height + bow / 2} ${x + bow} ${y + height - bow}Q${x - bow / 2} ${y + 32 * along} ${x + bow} ${y + bow}Z`;
}

const TREE = "v-3q-6 1-5-4q-1-4 3-5q1-4 4-3q4-1 4 4q3 3 0 6q-2 3-5 2";
const trees = (places: readonly (readonly [x: number, y: number, size: number])[]) =>
  `<path class="pr-tree" d="${places.map(([x, y, size]) => scaled(TREE, x, y, size)).join("")}"/>`;

const HILL = "q6-15 12-13q7 1 11 13Z";
const HILL_SHADE = "q7 1 11 13h-6q-1-8-5-13Z";
const hill = (x: number, y: number, size: number) =>
  `<path class="pr-molehill" d="${scaled(HILL, x, y, size)}"/><path class="pl-hatch" d="${scaled(HILL_SHADE, x + 12 * size, y - 13 * size, size)}"/>`;

const tower = (x: number, y: number) =>
  `<circle class="pr-quay" cx="${x}" cy="${y}" r="7"/><path class="pl-roof" d="M${x - 5} ${y + 1}L${x} ${y - 9}L${x + 5} ${y + 1}Z"/>`;

const road = (path: string) => `<path class="pr-road-rim" d="${path}"/><path class="pr-road" d="${path}"/>`;

/** Streets, and a wall with towers around three sides; the fourth is the quay. */
function walledTown(left: number, top: number, right: number, foot: number): string {
  const ground = `M${left} ${top}H${right}V${foot}H${left}Z`;
  const wall = `M${left} ${top}H${right}V${foot}H${left + 2}`;
  const middle = (left + right) / 2;
  return `<path class="pr-street" d="${ground}"/><path class="pr-cobble" d="${ground}"/><path class="pr-wall-rim" d="${wall}"/><path class="pr-wall" d="${wall}"/><path class="pr-wall-joints" d="${wall}"/>${[
    [left, top],
    [middle, top],
    [right, top],
    [right, (top + foot) / 2],
    [right, foot],
    [middle, foot],
  ]
    .map(([x, y]) => tower(x, y))
    .join("")}`;
}

function quay(left: number, top: number, right: number, edge: number, foot: number): string {
  const stones = `M${left} ${top}H${right}V${foot}H${right - 12}V${edge}H${left}Z`;
  const joints = Array.from(
    { length: Math.floor((right - left - 24) / 24) },
    (_, stone) => `M${left + 14 + stone * 24} ${edge - 9}v9`,
  ).join("");
  return `<path class="pr-quay" d="${stones}"/><path class="pr-cobble" d="${stones}"/><path class="pl-hatch" d="M${left} ${edge - 9}H${right - 12}V${edge}H${left}Z"/><path class="pl-ink" d="M${left} ${edge - 9}H${right - 10}V${foot}${joints}"/>`;
}

/** The long coast of a wide view; what lies at its foot moves with its height. */
const longCoast = (foot: number, bay: number) =>
  `M108 ${foot * 0.23}C98 28 140 12 186 15C240 6 300 18 356 11C396 6 424 17 452 13C486 8 512 14 546 9C680 4 860 11 1026 7C1050 8 1048 ${foot * 0.2} 1045 ${foot * 0.4}C1050 ${foot * 0.6} 1043 ${foot * 0.8} 1047 ${foot - 22}C1046 ${foot} 1030 ${foot + 2} 1008 ${foot}L543 ${foot + 1}V${bay}H402C392 ${bay + 12} 400 ${foot - 26} 386 ${foot - 12}C372 ${foot + 3} 320 ${foot - 5} 280 ${foot}C230 ${foot + 4} 180 ${foot - 5} 146 ${foot}C108 ${foot} 98 ${foot * 0.84} 106 ${foot * 0.67}C96 ${foot * 0.52} 114 ${foot * 0.36} 108 ${foot * 0.23}Z`;

function longGround(foot: number, quayTop: number, quayEdge: number): string {
  const meadow = `M118 ${foot * 0.2}C140 24 370 22 398 34C404 ${foot * 0.4} 402 ${foot * 0.8} 386 ${foot - 26}C320 ${foot - 14} 180 ${foot - 10} 128 ${foot - 26}C116 ${foot * 0.7} 112 ${foot * 0.4} 118 ${foot * 0.2}Z`;
  const isHigh = foot > 220;
  return `<path class="pr-meadow" d="${meadow}"/><path class="pr-grass" d="${longCoast(foot, quayEdge)}"/>${walledTown(547, 14, 1037, foot - 7)}<path class="pr-river" d="M436 12q-10 24 8 44q14 18-10 40q-10 20-6 ${quayEdge - 96}"/>${isHigh ? road("M400 84H440Q490 88 545 84M470 86V104") : ""}${isHigh ? hill(408, 58, 1.1) + hill(424, 66, 1.2) : ""}${hill(480, 44, 1.1)}${hill(500, 52, 1)}${trees(
    [
      [456, 64, 0.9],
      [466, 70, 0.8],
      [524, 66, 0.9],
      [532, 74, 0.8],
    ],
  )}${quay(402, quayTop, 543, quayEdge, foot + 1)}${isHigh ? `<use href="#pr-boat" transform="translate(430 ${quayEdge + 24}) scale(.8)"/>` : ""}`;
}

/** The whole coast of a player on a desk. */
export const WIDE_COLONY: ColonyPlan = {
  width: 1052,
  height: 276,
  fields: { x: 128, y: 38, width: 64, height: 64, across: 68, down: 68 },
  lots: { x: 555, y: 21, width: 115, height: 72, across: 120.5, down: 82 },
  town: WIDE_TOWN,
  plates: { small: PLATES.lot, large: PLATES.lotLarge },
  hasNames: true,
  letter: LETTER,
  person: 22,
  quay: { x: 404, y: 144, width: 136, height: 58 },
  production: { x: 404, y: 98, width: 136, height: 40 },
  wealth: { x: 12, y: 46, width: 88, height: 160 },
  isRow: false,
  ground: () => longGround(268, 142, 212),
  coast: longCoast(268, 212),
};

/** The same coast where there is little height: names leave, nothing else does. */
export const STRIP_COLONY: ColonyPlan = {
  width: 1052,
  height: 208,
  fields: { x: 128, y: 26, width: 64, height: 50, across: 68, down: 54 },
  lots: { x: 555, y: 21, width: 115, height: 52, across: 120.5, down: 58 },
  town: WIDE_TOWN,
  plates: { small: PLATES.strip, large: PLATES.stripLarge },
  hasNames: false,
  letter: LETTER,
  person: 20,
  quay: { x: 404, y: 112, width: 136, height: 56 },
  production: { x: 404, y: 68, width: 136, height: 38 },
  wealth: { x: 12, y: 34, width: 88, height: 150 },
  isRow: false,
  ground: () => longGround(200, 110, 177),
  coast: longCoast(200, 177),
};

const ISLAND =
  "M8 14C30 0 120 8 200 4C280 8 350 0 382 12C392 64 384 134 386 186C380 200 340 192 300 197C220 192 120 200 40 196C4 200 2 184 6 152C-2 106 8 60 8 14Z";

const tallGround = () =>
  `<path class="pr-meadow" d="${ISLAND}"/><path class="pr-grass" d="${ISLAND}"/><path class="pr-quay" d="M-4 202H394V278H-4Z"/><path class="pr-cobble" d="M-4 202H394V278H-4Z"/><path class="pl-hatch" d="M-4 202H394V207H-4Z"/><path class="pr-street" d="M-4 278H394V600H-4Z"/><path class="pr-cobble" d="M-4 278H394V600H-4Z"/>`;

/** The whole coast on a phone: the island above, the quay, the town below. */
export const TALL_COLONY: ColonyPlan = {
  width: 390,
  height: 550,
  fields: { x: 20, y: 13, width: 84, height: 56, across: 88.5, down: 60 },
  lots: { x: 12, y: 284, width: 115, height: 60, across: 125.5, down: 66 },
  town: TALL_TOWN,
  plates: { small: PLATES.lotLow, large: PLATES.lotLowLarge },
  hasNames: true,
  letter: LETTER,
  person: 24,
  quay: { x: 8, y: 207, width: 210, height: 46 },
  production: { x: 8, y: 254, width: 374, height: 23 },
  wealth: { x: 224, y: 207, width: 158, height: 46 },
  isRow: true,
  ground: tallGround,
  coast: ISLAND,
};

const BROAD_ISLAND =
  "M8 14C30 0 120 8 196 4C270 8 338 0 366 12C376 64 368 134 370 186C364 200 330 192 296 197C216 192 120 200 40 196C4 200 2 184 6 152C-2 106 8 60 8 14Z";

const broadGround = () =>
  `<path class="pr-meadow" d="${BROAD_ISLAND}"/><path class="pr-grass" d="${BROAD_ISLAND}"/><path class="pr-quay" d="M-4 202H378V294H-4Z"/><path class="pr-cobble" d="M-4 202H378V294H-4Z"/><path class="pl-hatch" d="M-4 202H378V207H-4Z"/>${walledTown(378, 8, 753, 277)}`;

/** The whole coast on an upright tablet: island and quay beside the town. */
export const BROAD_COLONY: ColonyPlan = {
  width: 760,
  height: 286,
  fields: { x: 18, y: 13, width: 82, height: 56, across: 86, down: 60 },
  lots: { x: 387, y: 12, width: 115, height: 60, across: 121.5, down: 66 },
  town: TALL_TOWN,
  plates: { small: PLATES.lotLow, large: PLATES.lotLowLarge },
  hasNames: true,
  letter: LETTER,
  person: 24,
  quay: { x: 6, y: 207, width: 206, height: 46 },
  production: { x: 6, y: 254, width: 364, height: 23 },
  wealth: { x: 216, y: 207, width: 154, height: 46 },
  isRow: true,
  ground: broadGround,
  coast: BROAD_ISLAND,
};

/** How so many barrels are piled: where each of them lies in a box of 28 x 38, and how large; then the number says the rest. */
export function pileOf(barrels: number): readonly { readonly x: number; readonly y: number; readonly size: number }[] {
  if (barrels < 2) return [{ x: 2, y: 12, size: 1 }];
  const small = 0.75;
  const two = [
    { x: 0, y: 18, size: small },
    { x: 10, y: 18, size: small },
  ];
  return barrels === 2 ? two : [...two, { x: 5, y: 6, size: small }];
}

/** The silhouette of a pile. */
export const pileOutline = (silhouette: string, barrels: number, x: number, y: number) =>
  pileOf(barrels)
    .map((barrel) => moved(silhouette, x + barrel.x, y + barrel.y, barrel.size))
    .join("");

/** What a ribbon needs of the width of its plate besides the name. */
const RIBBON = 17;
/** A line of a name is so much higher than its letters. */
const LINE = 1.04;

/** How wide a name is, in the size of its letters. */
function widthOf(name: string): number {
  return [...name].reduce(
    (sum, letter) => sum + (/[mw]/i.test(letter) ? 0.8 : /[ifjlrtí ’'-]/.test(letter) ? 0.28 : 0.47),
    0,
  );
}

/** Where the circles of a building are, by its plate: from the lower right corner, before the door of a large one. */
export function circlePlaces(
  { person, hasNames, letter }: ColonyPlan,
  plate: TilePlate,
  circles: number,
  isLarge: boolean,
  name: string,
): readonly { readonly x: number; readonly y: number }[] {
  const isLong = hasNames && widthOf(name) * letter > plate.width - RIBBON;
  const line = LINE * letter;
  const foot = plate.height - person - (hasNames ? (isLong ? 2 * line : line + 2) : 2);
  if (isLarge) return [{ x: (plate.width - person) / 2, y: foot - 2 }];
  const right = plate.width - person - 2;
  const inRow = (place: number) => ({ x: right - place * (person + 1), y: foot });
  if (circles < 3) return [inRow(1), inRow(0)].slice(2 - circles);
  return isLong ? [inRow(2), inRow(1), inRow(0)] : [inRow(1), inRow(0), { x: right, y: foot - person - 1 }];
}
