import type { Outline } from "@caravel/web/kit";

/** How much room the board has: a whole map, or one zone of it as wide as a phone. */
export type Plan = "map" | "zone";

/** The size each plan is drawn for. */
export const MAP = { width: 1028, widest: 1200, height: 796 } as const;
export const ZONE_WIDTH = 390;

type Point = readonly [x: number, y: number];

/** One plan of the island: its size, its coast, the seas between regions, and where everything stands. */
export interface IslandPlan {
  readonly width: number;
  readonly height: number;
  readonly coast: string;
  /** The washes of regions I and III; region II is the land itself. */
  readonly washes: readonly [string, string];
  readonly borders: string;
  readonly numerals: readonly Point[];
  /** How wide a field is; its height follows. */
  readonly field: number;
  /** By field, then the forest. */
  readonly fields: readonly Point[];
  /** By building, the upper left corner of its box. */
  readonly buildings: readonly Point[];
  readonly hills: readonly (readonly [x: number, y: number, size: number])[];
}

/** The island as it lies in the ocean. */
const WHOLE: IslandPlan = {
  width: 536,
  height: 366,
  coast:
    "M18 198C5 133 50 99 106 85C150 50 212 62 266 42C336 23 416 44 469 76C522 88 542 150 529 209C526 266 487 306 416 333C354 361 274 365 209 350C133 356 53 331 34 280C19 253 21 221 18 198Z",
  washes: [
    "M173 62C159 133 189 230 173 350C106 349 51 324 34 280C19 253 21 221 18 198C5 133 50 99 106 85C133 64 150 65 173 62Z",
    "M358 35C343 115 375 230 354 349C416 333 474 306 499 278C531 248 536 177 531 142C524 97 478 71 443 58C416 44 381 37 358 35Z",
  ],
  borders: "M173 64C159 133 189 230 173 349M358 35C343 115 375 230 354 347",
  numerals: [
    [44, 268],
    [306, 322],
    [474, 318],
  ],
  field: 62,
  fields: [
    [38, 122],
    [104, 116],
    [38, 177],
    [104, 171],
    [193, 84],
    [260, 84],
    [188, 138],
    [255, 138],
    [188, 192],
    [362, 68],
    [430, 74],
    [362, 122],
    [430, 128],
    [362, 176],
    [296, 34],
  ],
  buildings: [
    [172, 258],
    [260, 192],
    [62, 236],
    [438, 180],
    [350, 257],
  ],
  hills: [
    [196, 76, 1],
    [216, 70, 1.1],
    [240, 69, 1],
    [84, 110, 0.8],
    [106, 105, 1],
  ],
};

/** The island in three bands, for a phone. */
const BANDS: IslandPlan = {
  width: 390,
  height: 464,
  coast:
    "M10 14C90 4 200 10 300 6C350 4 384 10 384 40C388 130 380 200 386 290C382 360 388 430 370 452C300 462 160 456 60 460C16 460 4 440 6 380C2 280 8 180 4 90C2 50 4 24 10 14Z",
  washes: [
    "M10 14C90 4 200 10 300 6C350 4 384 10 384 40C386 90 384 120 383 152C280 144 120 160 4 150C4 120 4 110 4 90C2 50 4 24 10 14Z",
    "M4 304C120 296 260 312 385 302C384 360 388 430 370 452C300 462 160 456 60 460C16 460 4 440 6 380Z",
  ],
  borders: "M4 150C120 160 280 144 383 152M4 304C120 296 260 312 385 302",
  numerals: [
    [26, 110],
    [26, 262],
    [26, 414],
  ],
  field: 72,
  fields: [
    [14, 16],
    [88, 14],
    [162, 16],
    [236, 14],
    [10, 160],
    [84, 163],
    [158, 160],
    [232, 163],
    [306, 160],
    [10, 312],
    [84, 315],
    [158, 312],
    [232, 315],
    [306, 312],
    [310, 14],
  ],
  buildings: [
    [64, 223],
    [222, 223],
    [120, 76],
    [64, 375],
    [222, 375],
  ],
  hills: [
    [290, 122, 1],
    [312, 116, 1.2],
    [340, 122, 1],
  ],
};

export const ISLANDS: Readonly<Record<Plan, IslandPlan>> = { map: WHOLE, zone: BANDS };

/** By colony: its coast of 132 x 66, each its own. */
export const COLONY_COASTS = [
  "M0 6C30-4 60 8 96 2C122 2 130 24 110 40C80 58 34 50 0 56Z",
  "M0 2C34-8 76 4 112 0C132 10 124 40 100 52C64 66 32 60 0 62Z",
  "M0 4C28-4 66-4 104 4C126 18 108 40 70 58C46 68 22 58 0 56Z",
] as const;

/** The box of a building, and the skyline along which it lights up. */
export const BUILDING_BOX = { width: 94, height: 84 } as const;
export const BUILDING_OUTLINE: Outline = {
  ...BUILDING_BOX,
  path: "M1 24A19 19 0 0 1 38 16L48 16L56 4H72L90 16V48L93 50V84H1V66Q2 58 3 52V32Q1 28 1 24Z",
};
