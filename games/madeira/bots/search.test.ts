import { FastChance, MoveList, Table, worthsAfter } from "@caravel/kernel";
import { expect, test } from "vitest";
import { madeira } from "../rules/game.ts";
import { tableFor } from "../rules/test-table.ts";
import { weighErrands } from "./errands.ts";
import { evaluate } from "./evaluation.ts";
import { search } from "./search.ts";

test("positions are judged between turns, not in the midst of one", () => {
  const turn = tableFor(4, { characters: { moinho: "steward" }, at: { moment: "turn", turn: 1 } }).state;
  const action = tableFor(4, {
    characters: { moinho: "steward" },
    at: { moment: "character", turn: 1, building: "moinho" },
  }).state;
  expect(search.isQuiet(turn)).toBe(true);
  expect(search.isQuiet(action)).toBe(false);
});

test("errands to the fields are weighed as the positions to which they lead", () => {
  const { state } = tableFor(4, {
    round: 1,
    characters: { moinho: "steward" },
    seats: { 0: { fields: ["R2A", "R2B"], bread: 8 } },
    at: { moment: "character", turn: 0, building: "moinho" },
  }).play(0, "act");
  const list = new Table(madeira, state, null as never, new MoveList(false)).listFor(0);
  const weighed = new Float64Array(list.length);
  const reached = new Float64Array(list.length);
  weighErrands(state, 0, list, weighed);
  worthsAfter(madeira, evaluate, state, 0, list, reached);
  // the last one is `done`
  for (let place = 1; place < list.length - 1; place++)
    expect(weighed[place] - weighed[0]).toBeCloseTo(reached[place] - reached[0]);
});

test("others are thought to have few pirates at first, some more later, and one's own are known", () => {
  const believed = (round: number) => {
    const { state } = tableFor(3, { round, seats: { 0: { pirates: 4 } }, at: { moment: "turn", turn: 0 } });
    const seen = Array.from({ length: 50 }, (_, number) => {
      search.believe(state, 0, new FastChance(String(number)));
      return state.seats.map(({ pirates }) => pirates);
    });
    expect(new Set(seen.map(([own]) => own))).toEqual(new Set([4]));
    return Math.max(...seen.map(([, other]) => other));
  };
  expect(believed(1)).toBeLessThan(3);
  expect(believed(5)).toBeGreaterThan(5);
});
