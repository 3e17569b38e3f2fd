import { expect, test } from "vitest";
import { HOME_RULES } from "./home-rules.ts";
import { type TestTable, tableFor } from "./test-table.ts";

/** The rules under which seat 0 is asked what it is asked, by the first word of its choices. */
function rulesAsked(table: TestTable): Record<string, string> {
  const verbs = new Set(table.choices(0).map((text) => text.split(" ")[0]!));
  return Object.fromEntries(
    [...verbs].map((verb) => {
      const rule = HOME_RULES[verb]!;
      return [verb, typeof rule === "function" ? rule(table.state, 0, 0) : rule];
    }),
  );
}

const rich = {
  wheat: 2,
  wine: 3,
  wood: 2,
  reals: 20,
  mill: 3,
  bread: 5,
  pirates: 3,
  dice: [3],
  fields: ["R2A", "R2B"],
};
const inB = (character: string, seat: object = {}) =>
  tableFor(4, {
    characters: { moinho: character },
    rewards: { acores: ["worker-to-field", "pirates-or-bread"] },
    seats: { 0: { ...rich, ...seat } },
    at: { moment: "character", turn: 0, building: "moinho" },
  });
const MILL = { exchange: "MA-MILL-01", up: "MA-MILL-02", down: "MA-MILL-06" };

test("MA-SETUP-13, MA-SETUP-18: the first workers are asked for by the rules of the setup", () => {
  const order = [1, 0];
  expect(rulesAsked(tableFor(2, { order, at: { moment: "cities" } }))).toEqual({ move: "MA-SETUP-13" });
  expect(rulesAsked(tableFor(2, { order, at: { moment: "fields" } }))).toEqual({ move: "MA-SETUP-18" });
});

test("MA-B-07, MA-B-STEWARD-01, MA-B-MAYOR-01, MA-MILL-01: what follows a die, and the windmill beside it", () => {
  const steward = inB("steward");
  expect(rulesAsked(steward)).toMatchObject({ act: "MA-B-07", done: "MA-B-07", ...MILL });
  expect(rulesAsked(steward.play(0, "act"))).toMatchObject({ move: "MA-B-STEWARD-01", done: "MA-MOVE-10", ...MILL });
  expect(rulesAsked(inB("mayor").play(0, "act"))).toMatchObject({ move: "MA-B-MAYOR-01" });
  const fields = inB("mayor").play(0, "select");
  expect(rulesAsked(fields)).toMatchObject({ field: "MA-B-HARVEST-06", done: "MA-B-HARVEST-06" });
});

test("MA-REW-01, MA-REW-PIRATES-01, MA-WOOD-03: rewards, pirates and wood by their own rules", () => {
  const ships = inB("commander").play(0, "act").play(0, "sail home acores-1").play(0, "sail home acores-2");
  expect(rulesAsked(ships)).toMatchObject({ reward: "MA-REW-01", done: "MA-REW-01" });
  expect(rulesAsked(ships.play(0, "reward acores B"))).toMatchObject({ discard: "MA-REW-PIRATES-01" });
  const watch = tableFor(4, { seats: { 0: rich }, at: { moment: "turn", turn: 0 } });
  watch.play(0, "pass III action");
  expect(rulesAsked(watch)).toMatchObject({ move: "MA-C-FORTALEZA-01" });
  expect(rulesAsked(watch.play(0, "move home watch"))).toMatchObject({ discard: "MA-C-FORTALEZA-02" });
  const sources = { cities: ["machico-1"], fields: ["R2B", "R2D"], wood: 0 };
  expect(rulesAsked(inB("mayor", sources).play(0, "act").play(0, "done"))).toMatchObject({ wood: "MA-WOOD-03" });
  const built = inB("guild-master", { ...sources, fields: ["forest", "R2B"] }).play(0, "act");
  built.play(0, built.choices(0).find((text) => text.startsWith("build"))!);
  expect(rulesAsked(built)).toMatchObject({ wood: "MA-WOOD-03" });
});

test("MA-C-08, MA-MILL-06, MA-D-10: the last words of phases C and D", () => {
  const seats = { 0: { ...rich, watch: 3, markers: { moinho: 1 } } };
  const paid = tableFor(4, { seats, at: { moment: "building", building: "moinho", turn: 0 } }).play(0, "pay");
  expect(rulesAsked(paid)).toMatchObject({ act: "MA-C-08", done: "MA-C-08" });
  expect(rulesAsked(tableFor(4, { order: [0], seats, at: { moment: "closing" } }))).toMatchObject({
    done: "MA-MILL-06",
  });
  expect(rulesAsked(tableFor(4, { seats, at: { moment: "watch" } }))).toMatchObject({
    act: "MA-D-10",
    done: "MA-D-10",
  });
});
