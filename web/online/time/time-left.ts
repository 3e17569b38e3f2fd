import type { Language } from "@caravel/kernel";
import type { ClockReading, ClockRules } from "@caravel/tables/clocks";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** So little is left that it is said in red. */
const NEAR_LIVE = 30 * SECOND;
const NEAR_SLOW = 2 * HOUR;

/** What the clock of one seat shows at a moment. */
export interface TimeLeft {
  /** Until it runs out if nothing happens, in milliseconds; less than none if it has. */
  readonly milliseconds: number;
  readonly runs: boolean;
  readonly isNear: boolean;
}

/** The time of a seat at a moment of the server; a clock with hours of its own shows how long it is until its end. */
export function timeLeft({ rules, seats }: ClockReading, seat: number, at: number): TimeLeft {
  const { left, endsAt } = seats[seat];
  const runs = endsAt !== null;
  // before it begins to run it does not show more than there is
  const until = runs ? endsAt - at : left;
  const milliseconds = rules.kind === "live" ? Math.min(left, until) : until;
  return { milliseconds, runs, isNear: runs && isNearEnd(rules, milliseconds) };
}

/** Is so little time left that it is said in red? */
export function isNearEnd({ kind }: ClockRules, milliseconds: number): boolean {
  return milliseconds <= (kind === "live" ? NEAR_LIVE : NEAR_SLOW);
}

/** A span of so many minutes, in words: days as days. */
export function spanText(minutes: number, language: Language): string {
  const [unit, length] =
    minutes % (24 * 60) === 0 ? ["day", 24 * 60] : minutes % 60 === 0 ? ["hour", 60] : ["minute", 1];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(minutes / length);
}

const padded = (count: number) => String(count).padStart(2, "0");

/** A time as a clock shows it: days as days, then hours, then minutes and seconds. */
export function timeText(milliseconds: number, language: Language): string {
  const time = Math.max(0, milliseconds);
  const unit = (name: "day" | "hour" | "minute", count: number) =>
    new Intl.NumberFormat(language, { style: "unit", unit: name, unitDisplay: "short" }).format(count);
  const part = (large: number, small: number) => Math.floor((time % large) / small);
  if (time >= DAY) return `${unit("day", Math.floor(time / DAY))} ${unit("hour", part(DAY, HOUR))}`;
  if (time >= 3 * HOUR) return `${unit("hour", Math.floor(time / HOUR))} ${unit("minute", part(HOUR, MINUTE))}`;
  const seconds = padded(Math.ceil(part(MINUTE, 1) / SECOND) % 60);
  const whole = Math.ceil(time / SECOND) * SECOND;
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  return whole >= HOUR ? `${Math.floor(whole / HOUR)}:${padded(minutes)}:${seconds}` : `${minutes}:${seconds}`;
}
