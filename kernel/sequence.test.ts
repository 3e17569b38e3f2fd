import { describe, expect, test } from "vitest";
import { FastChance } from "./chance.ts";
import type { Game } from "./game.ts";
import { HIDDEN } from "./hidden.ts";
import { endGame, inTurn, leave, repeat, type SequenceFrame, sequence, start, unless, when } from "./sequence.ts";
import { type State, waiting } from "./state.ts";
import { asks, showStack } from "./steps.ts";
import { Table } from "./table.ts";
import { smallTricks } from "./testing/conformance/small-tricks.ts";
import { vocabulary } from "./vocabulary.ts";

/** A day on a ship: what happened, in order. */
interface Day extends State<SequenceFrame> {
  log: string[];
  days: number;
  isStormy: boolean;
}

type DayTable = Table<Day, SequenceFrame>;

const words = vocabulary({ eat: [], sing: [] });
const { eat, sing } = words.verbs;
const [DAY, MEAL] = [0, 1];
const frameOf = (step: number, seat = 0): SequenceFrame => ({ step, seat, stage: 0, turn: 0 });

const note =
  (what: string) =>
  ({ state }: DayTable) =>
    void state.log.push(what);

const day = sequence<Day, SequenceFrame>("day", {
  dawn: ({ state }) => void state.log.push(`day ${++state.days}`),
  breakfast: inTurn({
    from: () => 1,
    // seat 2 never eats
    turn: (table, _frame, seat) => (seat === 2 ? note("seat 2 fasts")(table) : table.push(frameOf(MEAL, seat))),
  }),
  storm: when(({ isStormy }) => isStormy, note("storm")),
  dinner: unless(
    ({ isStormy }) => isStormy,
    start((_state, frame) => frameOf(MEAL, frame.seat)),
  ),
  again: when(({ days }) => days < 2, repeat()),
  supper: when(({ days }) => days < 3, repeat("dinner")),
  night: note("night"),
});

const meal = asks<Day, SequenceFrame>("meal", {
  verbs: [eat, sing],
  moves(_state, _frame, _seat, list) {
    list.add(eat.of());
    list.add(sing.of());
  },
  refuse: () => null,
  play(table, _frame, seat, move) {
    table.pop();
    table.state.log.push(`seat ${seat} ${eat.has(move) ? "eats" : "sings"}`);
    if (waiting(table.state, DAY).stage === day.stageNamed("dinner") + 1) table.state.days++;
  },
});

function tableOf(steps: readonly unknown[], given: Partial<Day> = {}): DayTable {
  const game = { ...smallTricks, vocabulary: words, steps } as unknown as Game<Day, SequenceFrame>;
  const state = { players: 3, stack: [frameOf(DAY)], log: [], days: 0, isStormy: false, ...given };
  return new Table(game, state, new FastChance(""));
}

/** Everybody eats until the end. */
function playAll(table: DayTable): string[] {
  while (table.ask()) table.play(table.seat, eat.of());
  return table.state.log;
}

describe("a sequence", () => {
  test("goes through its stages, with turns, conditions and repeats, and ends", () => {
    expect(playAll(tableOf([day, meal]))).toEqual([
      "day 1",
      "seat 1 eats",
      "seat 2 fasts",
      "seat 0 eats",
      "seat 0 eats",
      // two days are over now: only supper comes again
      "seat 0 eats",
      "night",
    ]);
  });

  test("may hang a stage on two conditions", () => {
    const asked: string[] = [];
    const says = (what: string, answer: boolean) => () => asked.push(what) > 0 && answer;
    const both = sequence<Day, SequenceFrame>("both", {
      first: when(says("one", true), unless(says("two", false), note("both hold"))),
      second: when(says("three", false), when(says("four", true), note("never"))),
    });
    expect(playAll(tableOf([both, meal]))).toEqual(["both hold"]);
    expect(asked).toEqual(["one", "two", "three"]);
  });

  test("passes over what its conditions forbid", () => {
    const table = tableOf([day, meal], { isStormy: true, days: 2 });
    expect(playAll(table)).toEqual(["day 3", "seat 1 eats", "seat 2 fasts", "seat 0 eats", "storm", "night"]);
  });

  test("begins in the middle where a position says so, by the name of a stage", () => {
    const stack = [{ ...frameOf(DAY), stage: day.stageNamed("breakfast"), turn: 2 }];
    expect(playAll(tableOf([day, meal], { stack, isStormy: true, days: 3 }))).toEqual([
      "seat 0 eats",
      "storm",
      "night",
    ]);
    expect(day.stages).toEqual(["dawn", "breakfast", "storm", "dinner", "again", "supper", "night"]);
    expect(() => day.stageNamed("lunch")).toThrow("day has no stage lunch; its stages: dawn, breakfast");
  });

  test("asks for the condition of turns once, before the first", () => {
    let asked = 0;
    const watches = sequence<Day, SequenceFrame>("watches", {
      watch: when(
        () => asked++ === 0,
        inTurn({ from: () => 0, turn: (table, _frame, seat) => table.push(frameOf(MEAL, seat)) }),
      ),
    });
    const steps = [watches, { ...meal, play: (table: DayTable) => table.pop() }];
    let meals = 0;
    for (const table = tableOf(steps); table.ask(); meals++) table.play(table.seat, eat.of());
    expect([meals, asked]).toEqual([3, 1]);
  });

  test("gives more turns than seats, if it is told to", () => {
    const seats: number[] = [];
    const rounds = sequence<Day, SequenceFrame>("rounds", {
      turns: inTurn({
        from: () => 2,
        turns: ({ players }) => players * 2,
        turn: (_table, _frame, seat) => void seats.push(seat),
      }),
    });
    expect([tableOf([rounds]).ask(), seats]).toEqual([false, [2, 0, 1, 2, 0, 1]]);
  });

  test("can end early, or end the game", () => {
    const early = sequence<Day, SequenceFrame>("early", { first: note("first"), out: leave, never: note("never") });
    expect(playAll(tableOf([early, meal]))).toEqual(["first"]);
    const last = sequence<Day, SequenceFrame>("last", { end: endGame, never: note("never") });
    expect(playAll(tableOf([last, meal], { stack: [frameOf(1), frameOf(0)] }))).toEqual([]);
  });

  test("that repeats for ever without asking anybody is found", () => {
    const idle = sequence<Day, SequenceFrame>("idle", { turn: () => {}, again: repeat() });
    expect(() => tableOf([idle]).ask()).toThrow("goes on without asking anybody: see its step idle");
  });

  test("hides what is secret in its frame, also while it waits", () => {
    const show = (frame: SequenceFrame, seat: number) => ({ ...frame, seat: seat === 0 ? frame.seat : HIDDEN });
    const secret = sequence<Day, SequenceFrame>("secret", { meal: start(() => frameOf(MEAL, 1)) }, { show });
    const table = tableOf([secret, meal], { stack: [frameOf(DAY, 2)] });
    table.ask();
    expect([0, 1].map((seat) => showStack([secret, meal], table.state, seat).map((frame) => frame.seat))).toEqual([
      [2, 1],
      [HIDDEN, 1],
    ]);
  });
});

test("the frame of a step that waits is found by its step, the nearest first", () => {
  const stack = [frameOf(DAY, 0), frameOf(DAY, 1), frameOf(MEAL, 2)];
  expect([waiting({ stack }, DAY), waiting({ stack }, MEAL)]).toEqual([stack[1], stack[2]]);
  expect(() => waiting({ stack }, 5)).toThrow("step 5 does not wait: the stack holds 0, 0, 1");
});
