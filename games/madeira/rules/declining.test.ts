import { expect, test } from "vitest";
import { tableFor } from "./test-table.ts";

const RICH = {
  wheat: 2,
  sugar: 2,
  wine: 3,
  wood: 5,
  reals: 20,
  bread: 5,
  pirates: 4,
  dice: [3],
  fields: ["R1A", "R2A", "R3A"],
  cities: ["funchal-1"],
};

/** Seat 0 has placed a die on this character at the Moinho. */
const character = (name: string, seat: object = {}) => ({
  round: name === "printed" ? 5 : 1,
  characters: { moinho: name },
  rewards: {
    acores: ["worker-to-field", "flip-favour"],
    brasil: ["worker-to-city", "pirates-or-bread"],
    india: ["worker-to-watch", "3-vp"],
  },
  seats: { 0: { ...RICH, ...seat } },
  at: { moment: "character", turn: 0, building: "moinho" },
});
/** Seat 0 has a marker at the building in use. */
const building = (name: string, seat: object = {}) => ({
  seats: { 0: { ...RICH, ...seat, markers: { [name]: 1 } } },
  at: { moment: "building", building: name, turn: 0 },
});
const turn = (seat: object = {}) => ({ seats: { 0: { ...RICH, ...seat } }, at: { moment: "turn", turn: 0 } });
/** A ship has come to a colony for its reward. */
const reward = (space: string, side: string): [object, ...string[]] => [
  character("commander", { faceDown: ["lord"] }),
  "act",
  `sail home ${space}`,
  "done",
  `reward ${space.split("-")[0]} ${side}`,
];

test.each<[string, object, ...string[]]>([
  ["MA-DEC-08", character("steward")],
  ["MA-DEC-09", character("steward"), "act"],
  ["MA-DEC-10", character("guild-master"), "act"],
  ["MA-DEC-12", character("commander"), "act"],
  ["MA-DEC-13", character("commander"), "act", "sail home india-1", "done"],
  ["MA-DEC-14", character("mayor"), "act"],
  ["MA-DEC-16", character("mayor"), "select"],
  ["MA-DEC-17, MA-B-HARVEST-08", character("printed"), "harvest"],
  ["MA-DEC-21", building("moinho"), "pay"],
  ["MA-DEC-22: the Capitania", building("capitania"), "pay", "act"],
  ["MA-DEC-22: space II", turn(), "pass II action"],
  ["MA-DEC-22: the city reward", ...reward("brasil-1", "A")],
  ["MA-DEC-23", building("alfandega"), "pay", "act"],
  ["MA-DEC-24: the Casa da Coroa", building("coroa", { faceDown: ["lord"] }), "pay", "act"],
  ["MA-DEC-25: the Fortaleza", building("fortaleza"), "pay", "act"],
  ["MA-DEC-30", { order: [0, 1, 2, 3], seats: { 0: RICH }, at: { moment: "closing" } }],
  ["MA-DEC-31", { seats: { 0: { ...RICH, watch: 5 } }, at: { moment: "watch" } }],
])("%s may be declined, and nothing comes of it", (_, given, ...played) => {
  const table = tableFor(4, given);
  for (const text of played) table.play(0, text);
  const { cities, fields, colonies, ships, favours } = table.seat(0);
  expect(table.refusal(0, "done")).toBeNull();
  expect(table.play(0, "done").seat(0)).toMatchObject({ cities, fields, colonies, ships, favours });
});

test.each<[string, string, object, ...string[]]>([
  ["MA-DEC-09: the field reward", "MA-REW-FIELD-01", ...reward("acores-1", "A")],
  ["MA-DEC-12: the Navigator", "MA-FAV-NAVIGATOR-01", turn({ favours: ["navigator"] }), "favour navigator"],
  ["MA-DEC-12: space IV", "MA-PASS-06", turn(), "pass IV action"],
  ["MA-DEC-24: the favour reward", "MA-REW-FLIP-01", ...reward("acores-1", "B")],
  ["MA-DEC-25: the watch reward", "MA-REW-WATCH-01", ...reward("india-1", "A")],
  ["MA-DEC-25: space III", "MA-PASS-06", turn(), "pass III action"],
  ["MA-DEC-26", "MA-FAV-BISHOP-01", turn({ favours: ["bishop"], dice: [], markers: { moinho: 1 } }), "favour bishop"],
  ["MA-DEC-27", "MA-FAV-LADY-01", turn({ favours: ["lady"] }), "favour lady"],
  ["MA-DEC-28", "MA-FAV-EXPLORER-01", turn({ favours: ["explorer"] }), "favour explorer"],
])("%s may not be declined once chosen: %s", (_, rule, given, ...played) => {
  const table = tableFor(4, given);
  for (const text of played) table.play(0, text);
  expect(table.refusal(0, "done")).toBe(rule);
});

test("MA-DEC-29: pirates or bread, or neither: no pirate goes", () => {
  const table = tableFor(4, reward("brasil-1", "B")[0]);
  for (const text of reward("brasil-1", "B").slice(1) as string[]) table.play(0, text);
  expect(table.choices(0)).toEqual(expect.arrayContaining(["bread", "discard 0", "discard 3"]));
  expect(table.refusal(0, "done")).toBe("MA-REW-PIRATES-01");
  expect(table.play(0, "discard 0").seat(0)).toMatchObject({ pirates: 4, bread: 5 });
});
