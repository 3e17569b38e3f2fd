import { REQUESTS } from "../content/pieces.ts";
import type { Seat } from "./state.ts";

/** Where VP come from, or go: the requests by their numbers, then everything else. */
export const VP_SOURCES = [
  ...REQUESTS,
  "capitania",
  "colony",
  "explorer",
  "pass",
  "reward",
  "watch",
  "mill",
  "reals",
  "pirates",
] as const;
export type VpSource = (typeof VP_SOURCES)[number];

/** The number of each source. */
export const VP_FROM = Object.fromEntries(VP_SOURCES.map((name, number) => [name, number])) as Readonly<
  Record<VpSource, number>
>;

/** Adds VP, or takes them away if they are below 0, and remembers why: the score sheet tells it. */
export function earn(seat: Seat, source: number, vp: number): void {
  seat.vp += vp;
  seat.earned[source] += vp;
}
