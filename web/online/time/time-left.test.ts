import type { ClockReading } from "@caravel/tables/clocks";
import { expect, test } from "vitest";
import { spanText, timeLeft, timeText } from "./time-left.ts";

const SECOND = 1000;
const HOUR = 3_600_000;

test("a clock shows minutes and seconds, hours, and days as days", () => {
  const shown = [0, 1, 9 * SECOND, 60 * SECOND, 59_999, 754 * SECOND, HOUR, 2 * HOUR + 61 * SECOND];
  expect(shown.map((time) => timeText(time, "en"))).toEqual([
    "0:00",
    "0:01",
    "0:09",
    "1:00",
    "1:00",
    "12:34",
    "1:00:00",
    "2:01:01",
  ]);
  expect(timeText(-5, "hu")).toBe("0:00");
  expect(["en", "hu", "fr"].map((language) => timeText(53 * HOUR, language as "en").replace(/\s/g, " "))).toEqual([
    "2 days 5 hr",
    "2 nap 5 ó",
    "2 j 5 h",
  ]);
  expect(timeText(5.5 * HOUR, "en")).toBe("5 hr 30 min");
});

test("a span of minutes is said in the largest unit that fits", () => {
  expect([10, 60, 24 * 60, 7 * 24 * 60, 90].map((minutes) => spanText(minutes, "en"))).toEqual([
    "10 minutes",
    "1 hour",
    "1 day",
    "7 days",
    "90 minutes",
  ]);
  expect(["hu", "fr"].map((language) => spanText(3 * 24 * 60, language as "hu").replace(/\s/g, " "))).toEqual([
    "3 nap",
    "3 jours",
  ]);
});

test("what runs comes to its end, what stands stays, and the end is told in red", () => {
  const rules = { kind: "live", reserve: 600, increment: 0, ceiling: 600, timeOut: "bot" } as const;
  const seats = [
    { left: 60_000, endsAt: 161_000 },
    { left: 20_000, endsAt: null },
  ];
  const reading: ClockReading = { rules, at: 100_000, isPaused: false, pauseWish: null, seats };
  expect(timeLeft(reading, 0, 100_000)).toEqual({ milliseconds: 60_000, runs: true, isNear: false });
  expect(timeLeft(reading, 0, 141_000)).toEqual({ milliseconds: 20_000, runs: true, isNear: true });
  expect(timeLeft(reading, 0, 171_000).milliseconds).toBe(-10_000);
  expect(timeLeft(reading, 1, 171_000)).toEqual({ milliseconds: 20_000, runs: false, isNear: false });
});
