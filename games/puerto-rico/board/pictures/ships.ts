import type { Outline } from "@caravel/web/art";

/** Where one thing lies in a hold, in a box of 22. */
export interface Berth {
  readonly x: number;
  readonly y: number;
}

/** A ship seen from the side with its hold cut open: paths in one measure, and where the cargo lies. */
export interface ShipDrawing extends Outline {
  readonly hull: string;
  readonly planks: string;
  readonly hold: string;
  readonly masts: string;
  readonly rigging: string;
  readonly sails: string;
  /** The side of the main sail away from the light. */
  readonly shade: string;
  readonly pennant: string;
  readonly foam: string;
  /** The middle of the main sail, where its number stands. */
  readonly middle: number;
  readonly berths: readonly Berth[];
}

/** How wide one place of a hold is, and how high a row. */
const PLACE = 23;
const ROW = 22.5;
const HOLD_LEFT = 34;
const SHIP_HEIGHT = 104;

/** A ship whose hold has so many places in two rows; the upper row is never the shorter one. */
export function shipDrawing(places: number): ShipDrawing {
  const columns = Math.ceil(places / 2);
  const width = columns * PLACE + 62;
  const right = HOLD_LEFT + columns * PLACE + 4;
  const middle = (HOLD_LEFT + right) / 2;
  const mizzen = right - 2;
  const hull = `M4 52l5 1 5-10h15v9H${width - 14}l12-9q3 1 3 4q-2 14-7 25q-6 26-24 28H34Q17 99 12 82Q8 66 4 52Z`;
  const main = `M${middle - 25} 5h50q9 16 0 33h-50q8-16 0-33Z`;
  const sails = `${main}M${mizzen + 2} 14q20 10 17 28q-8 1-17 0ZM13 14q12 8 10 25q-5 1-10 0Z`;
  const shifted = places % 2 === 1 ? PLACE / 2 : 0;
  return {
    width,
    height: SHIP_HEIGHT,
    path: hull + sails,
    hull,
    sails,
    middle,
    planks: `M9 62H30M${right + 2} 60H${width - 4}M12 76H30M${right + 2} 74H${width - 8}M16 88H32M${right} 88H${width - 16}`,
    hold: `M${HOLD_LEFT - 3} 51H${right + 1}V93q-3 4-8 4H${HOLD_LEFT + 6}q-7 0-9-5Z`,
    masts: `M${middle} 0V52M${mizzen} 10V52M13 8V52M${width - 6} 48l16-10`,
    rigging: `M${middle} 1L16 43M${middle} 1L${width - 4} 45M${mizzen} 10L${width + 9} 38`,
    shade: `M${middle + 15} 5h10q9 16 0 33h-10q8-16 0-33Z`,
    pennant: `M${middle} 0q-8-4-14 0q6 3 14 4Z`,
    foam: `M-6 99q5-5 10 0t10 0t10 0M${width - 16} 99q5-5 10 0t10 0t10 0`,
    berths: Array.from({ length: places }, (_, place) => ({
      x: HOLD_LEFT + (place % columns) * PLACE + (place >= columns ? shifted : 0),
      y: 52 + Math.floor(place / columns) * ROW,
    })),
  };
}

/** The dashed outline of a cask on each of these empty berths. */
export function emptyBerths(berths: readonly Berth[]): string {
  return berths.map(({ x, y }) => `M${x + 6} ${y + 3.5}h11q3 9 0 17h-11q-3-8 0-17Z`).join("");
}
