import { expect, test } from "vitest";
import { tableFor } from "./test-table.ts";

const AT = { moment: "turn", turn: 0 };

test("as many districts are built as favours have owners, from the left unless others are named", () => {
  const built = (given: object) =>
    Object.entries(tableFor(4, { ...given, at: AT }).table.districts).flatMap(([name, favour]) =>
      favour === null ? [name] : [],
    );
  const seats = { 0: { favours: ["lady"], faceDown: ["friar"] } };
  expect(built({})).toEqual([]);
  expect(built({ seats })).toEqual(["porto-santo-3", "funchal-3"]);
  expect(built({ seats, districts: { "machico-6": null, "porto-santo-3": "bishop" } })).toEqual([
    "funchal-3",
    "machico-6",
  ]);
  expect(() => built({ districts: { "machico-6": null } })).toThrow("owns its favour");
  expect(() => built({ seats, districts: { "machico-6": "lady" } })).toThrow("has an owner");
});

test.each([
  [{ seats: { 0: { wheat: -1 } } }, "whole number"],
  [{ seats: { 0: { gold: 1 } } }, "has no"],
  [{ seats: { 4: {} } }, "has no"],
  [{ seats: { 0: { fields: ["R1A", "R1A"] } } }, "twice"],
  [{ seats: { 0: { cities: ["funchal-12"] } } }, "not built"],
  [{ seats: { 0: { ships: ["wheat-1"] }, 1: { ships: ["wheat-1"] } } }, "taken"],
  [{ seats: { 0: { mill: 7 } } }, "windmill"],
  [{ characters: { fortaleza: "mayor" } }, "MA-A-02"],
  [{ at: { moment: "noon" } }, "none of"],
])("an impossible position is refused with a clear sentence: %j", (given, message) => {
  expect(() => tableFor(4, { at: AT, ...given })).toThrow(message);
});
