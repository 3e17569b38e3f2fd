import { expect, test } from "vitest";
import { tableFor } from "../test-table.ts";

test("PR-PROSP-01: the prospector's phase asks nobody", () => {
  const table = tableFor(4, { governor: 3, seats: { 0: { doubloons: 1 } } });
  table.play(3, "role prospector");
  expect(table.told.map(({ event }) => event.type)).toEqual(["roleTaken", "goldFound"]);
  expect(table.asked).toEqual([0]);
  expect(table.table.step).toBe("year");
});

test("PR-PROSP-02: one doubloon for the prospector, besides those on the card", () => {
  const table = tableFor(2, { roles: { prospector: { doubloons: 4 } } });
  table.play(0, "role prospector");
  expect(table.seat(0).doubloons).toBe(3 + 4 + 1);
  expect(table.seat(1).doubloons).toBe(3);
  expect(table.events("goldFound")).toEqual([{ type: "goldFound", seat: 0, doubloons: 1 }]);
});
