import type { Language } from "@caravel/kernel";

const MINUTE = 60_000;
const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, milliseconds: number])[] = [
  ["year", 365 * 24 * 60 * MINUTE],
  ["month", 30 * 24 * 60 * MINUTE],
  ["day", 24 * 60 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
];

/** How long ago something was, in words: "2 hours ago". */
export function ago(language: Language, then: number, now: number): string {
  const say = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const passed = Math.max(0, now - then);
  for (const [unit, milliseconds] of STEPS)
    if (passed >= milliseconds) return say.format(-Math.floor(passed / milliseconds), unit);
  return say.format(0, "second");
}

/** The day and the minute, in full. */
export function exactly(language: Language, then: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short" }).format(then);
}
