import { expect, test } from "vitest";
import { ago } from "./when.ts";

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 7, 19);

test("the largest whole unit is told", () => {
  expect(ago("en", NOW - 90 * 60_000, NOW)).toBe("1 hour ago");
  expect(ago("en", NOW - 24 * HOUR, NOW)).toBe("yesterday");
  expect(ago("hu", NOW - 3 * HOUR, NOW)).toBe("3 órával ezelőtt");
});

test("what has just happened, or seems to lie ahead, is now", () => {
  expect(ago("en", NOW - 5000, NOW)).toBe("now");
  expect(ago("fr", NOW + HOUR, NOW)).toBe("maintenant");
});
