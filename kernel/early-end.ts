import type { SeatId } from "./state.ts";

/**
 * How people ended a game before its rules did: they agreed, and the points count as they stand; they cancelled it, and nobody
 * has won; or one of two gave in, and the other has won.
 */
export type EarlyEnd =
  | { readonly kind: "agreed" }
  | { readonly kind: "cancelled" }
  | { readonly kind: "conceded"; readonly by: SeatId };

/** The words with which the last line of such a record begins. */
export function earlyEndText(early: EarlyEnd): string {
  return early.kind === "conceded" ? `conceded by ${early.by}` : early.kind;
}

/** Reads those words; null for any others. */
export function readEarlyEnd(text: string): EarlyEnd | null {
  if (text === "agreed" || text === "cancelled") return { kind: text };
  const conceded = /^conceded by (\d+)$/.exec(text);
  return conceded === null ? null : { kind: "conceded", by: Number(conceded[1]) };
}

/** Is this how people ended a game? */
export function isEarlyEnd(value: unknown): value is EarlyEnd {
  if (typeof value !== "object" || value === null || !("kind" in value)) return false;
  if (value.kind === "agreed" || value.kind === "cancelled") return true;
  return value.kind === "conceded" && "by" in value && Number.isSafeInteger(value.by);
}
