import { arch, type Outline, Press, rectangle } from "@caravel/web/art";
import { shipDrawing } from "./pictures/ships.ts";
import type { Box } from "./places.ts";

/** Where everything lies in the harbour, in the measure it is drawn for. */
export interface HarbourPlan {
  readonly width: number;
  readonly height: number;
  /** The coast of the land on which the trading house and the plantations are. */
  readonly shore: string;
  readonly quay: string;
  /** The strip of sea the cargo ships share. */
  readonly roads: Box;
  readonly colonistShip: { readonly x: number; readonly y: number; readonly size: number };
  /** The left foot of the trading house. */
  readonly house: { readonly x: number; readonly y: number; readonly size: number };
  readonly supplies: Box;
  /** Face-down stack, discards, tiles on offer, quarries. */
  readonly fields: Box;
  /** Do the tiles on offer have a row of their own? */
  readonly isTwoRows: boolean;
  /** Where the name of the bay stands, and where the year ends. */
  readonly bay: { readonly x: number; readonly y: number };
  readonly year: { readonly x: number; readonly y: number };
}

/** Beside the bank. */
export const WIDE_HARBOUR: HarbourPlan = {
  width: 492,
  height: 428,
  shore:
    "M-20 450V334Q30 326 60 332Q120 322 168 330Q190 334 196 302V148Q200 132 220 136Q300 126 360 134Q430 128 512 136V450Z",
  quay: "M196 150H212V336H196Z",
  roads: { x: 10, y: 10, width: 472, height: 104 },
  colonistShip: { x: 14, y: 142, size: 1.02 },
  house: { x: 224, y: 252, size: 1 },
  supplies: { x: 212, y: 286, width: 280, height: 46 },
  fields: { x: 12, y: 358, width: 468, height: 64 },
  isTwoRows: false,
  bay: { x: 20, y: 302 },
  year: { x: 484, y: 353 },
};

/** Under the bank on an upright tablet: all ships in one row, the land below them. */
export const BROAD_HARBOUR: HarbourPlan = {
  width: 760,
  height: 330,
  shore:
    "M-20 350V164Q40 154 120 162Q220 150 320 160Q420 150 460 158Q486 160 490 140Q494 124 520 128Q600 120 660 128Q720 122 780 130V350Z",
  quay: "M488 142H502V282H488Z",
  roads: { x: 8, y: 8, width: 520, height: 104 },
  colonistShip: { x: 582, y: 8, size: 1 },
  house: { x: 510, y: 242, size: 0.98 },
  supplies: { x: 0, y: 276, width: 760, height: 46 },
  fields: { x: 14, y: 198, width: 466, height: 64 },
  isTwoRows: false,
  bay: { x: 14, y: 140 },
  year: { x: 474, y: 192 },
};

/** On a phone it fills the view. */
export const TALL_HARBOUR: HarbourPlan = {
  width: 390,
  height: 532,
  shore:
    "M-20 560V312Q30 300 76 306Q120 298 146 304Q166 306 168 280V140Q172 124 190 128Q260 118 300 126Q350 120 410 128V560Z",
  quay: "M168 142H182V296H168Z",
  roads: { x: 6, y: 8, width: 378, height: 104 },
  colonistShip: { x: 6, y: 138, size: 0.94 },
  house: { x: 188, y: 238, size: 0.8 },
  supplies: { x: 0, y: 312, width: 390, height: 48 },
  fields: { x: 12, y: 386, width: 366, height: 140 },
  isTwoRows: true,
  bay: { x: 14, y: 276 },
  year: { x: 382, y: 381 },
};

/** Ships side by side: where each begins, and how large they all are drawn. */
export function roadstead(capacities: readonly number[], { width }: Box): { size: number; lefts: number[] } {
  const OVERHANG = 10;
  const widths = capacities.map((capacity) => shipDrawing(capacity).width + OVERHANG);
  const all = widths.reduce((sum, ship) => sum + ship, 0);
  const size = Math.min(1, width / all);
  const gap = (width - all * size) / (capacities.length + 1);
  let next = gap;
  const lefts = widths.map((ship) => {
    const left = next;
    next += ship * size + gap;
    return left;
  });
  return { size, lefts };
}

/** The trading house from its left foot: 242 wide and 100 high, with four arches. */
export const HOUSE_WIDTH = 246;
export const HOUSE_HEIGHT = 104;
const ARCHES = [0, 1, 2, 3];

/** The middle of an arch, above the ground. */
export const archMiddle = (place: number) => 31 + place * 52;

export const HOUSE_OUTLINE: Outline = {
  width: HOUSE_WIDTH,
  height: HOUSE_HEIGHT,
  path: `M2 ${HOUSE_HEIGHT}V${HOUSE_HEIGHT - 60}H0L13 ${HOUSE_HEIGHT - 92}H232L244 ${HOUSE_HEIGHT - 73}V${HOUSE_HEIGHT - 11}L218 ${HOUSE_HEIGHT}Z`,
};

/** The trading house as a picture. */
export function tradingHouse(): string {
  return new Press()
    .house(0, 216, 62, 26, 24)
    .add("wall", rectangle(-3, -66, 222, 4))
    .add("niche", ARCHES.map((place) => arch(11 + place * 52, 0, 40, 52)).join(""))
    .flag(196, 92, 12)
    .print();
}

/** How people stand in the hold of the colonist ship: columns, rows and the size of each round. */
export function crowdInHold(people: number): { columns: number; size: number } {
  const rows = people > 14 ? 3 : 2;
  const columns = Math.max(4, Math.ceil(people / rows));
  return { columns, size: Math.min(20, 92 / columns - 1.5, 42 / rows) };
}
