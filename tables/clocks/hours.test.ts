import { expect, test } from "vitest";
import { countedBetween, type Hours, isHours, momentAfter } from "./hours.ts";

const HOUR = 3_600_000;
const at = (text: string) => Date.parse(text);
const BUDAPEST: Hours = { zone: "Europe/Budapest", from: 8 * 60, to: 20 * 60 };

test("a day is a day however many of its hours count, and never ends at night", () => {
  // in summer Budapest is two hours ahead of Greenwich
  expect(countedBetween(BUDAPEST, at("2026-07-01T06:00Z"), at("2026-07-02T06:00Z"))).toBe(24 * HOUR);
  expect(countedBetween(BUDAPEST, at("2026-07-01T18:00Z"), at("2026-07-02T06:00Z"))).toBe(0);
  expect(momentAfter(BUDAPEST, at("2026-07-01T10:00Z"), 24 * HOUR)).toBe(at("2026-07-02T10:00Z"));
  // asked at night: the day begins in the morning
  expect(momentAfter(BUDAPEST, at("2026-07-01T22:00Z"), 24 * HOUR)).toBe(at("2026-07-02T18:00Z"));
  expect(momentAfter(BUDAPEST, at("2026-07-01T22:00Z"), 12 * HOUR)).toBe(at("2026-07-02T12:00Z"));
});

test("hours may go past midnight, and follow the clocks of their zone", () => {
  const late: Hours = { zone: "America/New_York", from: 14 * 60, to: 2 * 60 };
  expect(countedBetween(late, at("2026-07-02T04:00Z"), at("2026-07-02T06:00Z"))).toBe(2 * 2 * HOUR);
  expect(countedBetween(late, at("2026-07-02T06:00Z"), at("2026-07-02T18:00Z"))).toBe(0);
  // winter time begins on 25 October 2026: the morning comes an hour later in Greenwich
  expect(momentAfter(BUDAPEST, at("2026-10-24T18:00Z"), 1 * HOUR)).toBe(at("2026-10-25T07:30Z"));
});

test("what is given back does not count, whatever the hours", () => {
  const back = [{ from: at("2026-07-01T10:00Z"), to: at("2026-07-01T11:00Z") }];
  expect(countedBetween(null, at("2026-07-01T09:30Z"), at("2026-07-01T11:30Z"), back)).toBe(HOUR);
  expect(momentAfter(null, at("2026-07-01T09:30Z"), HOUR, back)).toBe(at("2026-07-01T11:30Z"));
  expect(countedBetween(BUDAPEST, at("2026-07-01T09:00Z"), at("2026-07-01T12:00Z"), back)).toBe(2 * 2 * HOUR);
  expect(momentAfter(BUDAPEST, at("2026-07-01T09:00Z"), 4 * HOUR, back)).toBe(at("2026-07-01T12:00Z"));
});

test("hours that would keep the others waiting, or of no known zone, are none", () => {
  expect(isHours(BUDAPEST)).toBe(true);
  expect(isHours({ ...BUDAPEST, to: 9 * 60 })).toBe(false);
  expect(isHours({ ...BUDAPEST, zone: "Europe/Atlantis" })).toBe(false);
  expect(isHours({ ...BUDAPEST, from: -1 })).toBe(false);
  expect(isHours({ ...BUDAPEST, to: 24 * 60 })).toBe(false);
});
