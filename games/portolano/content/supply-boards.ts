import type { PlainGood } from "./pieces.ts";

/** One row of a supply board, from the first space taken to the last. */
export interface SupplyRow {
  /** By space: the least number of players at which it is filled, one digit each. */
  readonly marks: string;
  /** The spaces that hold cocoa, counted from 1. */
  readonly cocoa: readonly number[];
}

/** One side of a supply board. */
export interface SupplySide {
  readonly name: string;
  readonly rows: Readonly<Record<PlainGood, SupplyRow>>;
}

const SHORT = "544322222223345";
const USUAL = "5443222222223345";
const LONG = "54432222222223345";

function row(cocoa: readonly number[], marks = USUAL): SupplyRow {
  return { marks, cocoa };
}

/** The six sides of the three boards. Reconstructed: all layouts (three boards with two sides, marks and rows: seed L81, L99). */
export const SUPPLY_SIDES: readonly SupplySide[] = [
  { name: "B1a", rows: { cotton: row([8]), wine: row([8]), tea: row([8]) } },
  { name: "B1b", rows: { cotton: row([6]), wine: row([8]), tea: row([10]) } },
  { name: "B2a", rows: { cotton: row([7, 10]), wine: row([]), tea: row([9]) } },
  { name: "B2b", rows: { cotton: row([9]), wine: row([7, 10]), tea: row([]) } },
  { name: "B3a", rows: { cotton: row([]), wine: row([9]), tea: row([7, 10]) } },
  { name: "B3b", rows: { cotton: row([7], SHORT), wine: row([9]), tea: row([10], LONG) } },
];

export const SIDE_NAMES: readonly string[] = SUPPLY_SIDES.map(({ name }) => name);
