import { amounts } from "@caravel/kernel";
import { WINE } from "../content/pieces.ts";
import type { MadeiraEvent } from "../rules/events.ts";
import { shipPlace } from "../rules/sight.ts";

/** What was done at the windmill. */
export type MillUse = "exchange" | "up" | "freely up" | "down";

/** The use of the windmill that an event tells of. */
export function millUse({ given, got }: Extract<MadeiraEvent, { type: "milled" }>): MillUse {
  const [gave, took] = [amounts(given).length > 0, amounts(got).length > 0];
  if (took) return gave ? "exchange" : "down";
  return gave ? "up" : "freely up";
}

/** The good that a ship space asks. */
export function goodFor(space: number): number {
  const where = shipPlace(space);
  return where.kind === "market" ? where.market : WINE;
}
