import type { SeatId } from "@caravel/kernel";
import { isCount, isFields, isText } from "../reading.ts";
import type { Hours } from "./hours.ts";

/** What happens to a seat that is out of time: a bot keeps it until its owner comes back, or everybody only sees it. */
export const TIME_OUTS = ["bot", "shown"] as const;
export type TimeOut = (typeof TIME_OUTS)[number];

/** How time is measured at a table: minutes for people who sit there together, or days for those who look in now and then. */
export type ClockRules =
  | {
      readonly kind: "live";
      /** What everybody begins with, what is added after each turn, and what a clock never rises above by that; in seconds. */
      readonly reserve: number;
      readonly increment: number;
      readonly ceiling: number;
      readonly timeOut: TimeOut;
    }
  | { readonly kind: "slow" /** For every turn. */; readonly days: number; readonly timeOut: TimeOut };

/** The bounds of what can be chosen. */
export const BOUNDS = {
  reserve: [10, 24 * 3600],
  increment: [0, 3600],
  ceiling: [10, 48 * 3600],
  days: [1, 30],
} as const;

export const SECOND = 1000;
export const DAY = 24 * 3600 * SECOND;

/** What somebody does with the clocks of a table. */
export type ClockOrder =
  | { readonly type: "askPause" }
  | { readonly type: "answerPause"; readonly agrees: boolean }
  | { readonly type: "resume" }
  | { readonly type: "giveTime"; readonly to: SeatId };

/** What has happened to the clocks of a table. */
export type ClockFact =
  | { readonly type: "set"; readonly rules: ClockRules }
  | { readonly type: "pauseAsked"; readonly by: SeatId }
  | { readonly type: "pauseAnswered"; readonly by: SeatId; readonly agrees: boolean }
  | { readonly type: "resumed"; readonly by: SeatId }
  | { readonly type: "timeGiven"; readonly by: SeatId; readonly to: SeatId; readonly milliseconds: number }
  | { readonly type: "hoursSet"; readonly seat: SeatId; readonly hours: Hours | null };

/** The time that somebody gives to a friend at once: a minute, or a day. */
export function giftOf(rules: ClockRules): number {
  return rules.kind === "live" ? 60 * SECOND : DAY;
}

/** The time with which everybody begins. */
export function fullTime(rules: ClockRules): number {
  return rules.kind === "live" ? rules.reserve * SECOND : rules.days * DAY;
}

/** The least that somebody has who takes their seat back from a bot. */
export function comebackTime(rules: ClockRules): number {
  if (rules.kind === "slow") return DAY;
  return Math.min(fullTime(rules), Math.max(rules.increment * SECOND, 60 * SECOND));
}

const isWithin = (value: unknown, [least, most]: readonly [number, number]): boolean =>
  isCount(value) && value >= least && value <= most;

/** Are these the rules of a clock, within their bounds? */
export function isClockRules(value: unknown): value is ClockRules {
  if (!isFields(value) || !TIME_OUTS.some((known) => known === value.timeOut)) return false;
  if (value.kind === "slow") return isWithin(value.days, BOUNDS.days);
  const { kind, reserve, increment, ceiling } = value;
  return (
    kind === "live" &&
    isWithin(reserve, BOUNDS.reserve) &&
    isWithin(increment, BOUNDS.increment) &&
    isWithin(ceiling, BOUNDS.ceiling) &&
    (ceiling as number) >= (reserve as number)
  );
}

/** Is this something that somebody can do with clocks? */
export function isClockOrder(value: unknown): value is ClockOrder {
  if (!isFields(value)) return false;
  const { type, agrees, to } = value;
  if (type === "answerPause") return typeof agrees === "boolean";
  return type === "askPause" || type === "resume" || (type === "giveTime" && isCount(to));
}

/** Is this something that can have happened to clocks, as a store holds it? */
export function isClockFact(value: unknown): value is ClockFact {
  if (!isFields(value) || !isText(value.type)) return false;
  const { type, rules, by, to, seat, agrees, milliseconds, hours } = value;
  switch (type) {
    case "set":
      return isClockRules(rules);
    case "pauseAsked":
    case "resumed":
      return isCount(by);
    case "pauseAnswered":
      return isCount(by) && typeof agrees === "boolean";
    case "timeGiven":
      return isCount(by) && isCount(to) && isCount(milliseconds);
    case "hoursSet":
      return isCount(seat) && (hours === null || isFields(hours));
    default:
      return false;
  }
}
