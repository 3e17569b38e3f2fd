import { describe, expect, test } from "vitest";
import {
  GivenError,
  layOut,
  layOver,
  openView,
  readScenario,
  runScenario,
  type Scenario,
  ScenarioError,
} from "./scenario.ts";
import { SPECTATOR } from "./state.ts";
import { sealedBids } from "./testing/conformance/sealed-bids.ts";
import { settling } from "./testing/conformance/settling.ts";
import { smallTricks } from "./testing/conformance/small-tricks.ts";

/** The `then` of a scenario; a literal with that name would look like a promise to the linter. */
const THEN: keyof Scenario = "then";
const expecting = (...items: unknown[]): object => ({ [THEN]: items });

const TRICK = {
  title: "The highest card takes the trick",
  game: "small-tricks",
  rules: ["ST-02"],
  players: 2,
  given: {
    hands: [
      [1, 5, 9],
      [2, 4, 6],
    ],
    rest: [3, 7, 8, 10],
  },
  when: [{ 0: "lay 5" }, { 1: "lay 6" }],
  ...expecting({ asked: [1] }, { table: { tricks: [0, 1], played: [5, 6] } }),
};

const scenario = (changes: object): Scenario => readScenario({ ...TRICK, ...changes });
const problems = (changes: object) => runScenario(smallTricks, scenario(changes)).problems;

describe("a scenario", () => {
  test("passes when everything is as expected, and gives the position", () => {
    const result = runScenario(smallTricks, scenario({}));
    expect(result).toMatchObject({ title: TRICK.title, passed: true, problems: [] });
    expect(result.state?.leader).toBe(1);
  });

  test("says what differs", () => {
    expect(problems(expecting({ asked: [0] }, { table: { tricks: { 1: 2 } } }, { over: true }))).toEqual([
      "asked: expected [0], found [1]",
      "table.tricks.1: expected 2, found 1",
      "over: expected true, found false",
    ]);
  });

  test("does not mind what is not mentioned, nor the order of fields", () => {
    expect(problems(expecting({ table: { stack: [{ seat: 1 }] } }))).toEqual([]);
    expect(problems(expecting({ table: { stack: [{ seat: 1, step: 0 }] } }))).toEqual([]);
    expect(problems(expecting({ table: { stack: [] } }))).toEqual([
      'table.stack: expected [], found [{"step":0,"seat":1}]',
    ]);
  });

  test("checks refusals and choices, in any spacing", () => {
    const right = [
      { refused: { seat: 1, move: "lay  9", rule: "ST-02" } },
      { choices: { seat: 1, include: ["lay  2"], exclude: ["lay 6"] } },
      { choices: { seat: 1, exactly: ["lay 4", " lay 2"] } },
    ];
    expect(problems(expecting(...right))).toEqual([]);
    const wrong = [
      { refused: { seat: 1, move: "lay 2", rule: "ST-02" } },
      { choices: { seat: 1, include: ["lay 6"], exclude: ["lay 2"], exactly: [] } },
    ];
    expect(problems(expecting(...wrong))).toEqual([
      '"lay 2" by seat 1: expected refusal ST-02, got none, it is legal',
      '"lay 6" should be possible; the choices of seat 1 are: lay 2, lay 4',
      '"lay 2" should not be possible; the choices of seat 1 are: lay 2, lay 4',
      "exactly  was expected; the choices of seat 1 are: lay 2, lay 4",
    ]);
  });

  test("plays on among the expectations, and checks the result", () => {
    const rest = ["1: lay 2", "0: lay 1", "1: lay 4", "0: lay 9"].map((act) => ({ [act[0]]: act.slice(3) }));
    expect(problems(expecting({ play: rest }, { over: true, scores: [1, 2], winners: [1] }))).toEqual([]);
  });

  test("compares seats by `seat`", () => {
    const seats = { ...smallTricks, describe: () => ({ seats: [{ coins: 1 }, { coins: 2 }] }) };
    expect(runScenario(seats, scenario(expecting({ seat: { 1: { coins: 2 } } }))).problems).toEqual([]);
    expect(runScenario(seats, scenario(expecting({ seat: { 1: { coins: 3 } } }))).problems).toEqual([
      "seat.seats.1.coins: expected 3, found 2",
    ]);
  });

  test("can give its own luck", () => {
    const luck = {
      title: "Luck",
      game: "settling",
      rules: ["SE-06"],
      players: 2,
      given: { stack: { 1: { waiting: 1 } } },
    };
    const when = [{ 0: "place mine" }, { 0: "done", chance: [3] }];
    const run = (changes: object) =>
      runScenario(
        settling,
        readScenario({ ...luck, when, ...expecting({ table: { stack: { 1: { waiting: 4 } } } }), ...changes }),
      ).problems;
    expect(run({})).toEqual([]);
    expect(run({ when: [{ 0: "place mine" }, { 0: "done", chance: [6] }] })).toEqual([
      "outcome 6 is not between 0 and 5",
    ]);
    expect(run({ when: [{ 0: "place mine" }, { 0: "done", chance: [] }] })).toEqual([
      "a chance outcome is missing from the record",
    ]);
    expect(run({ when: [{ 0: "place mine" }, { 0: "done", chance: [1, 1] }] })).toEqual([
      "1 more chance outcomes are recorded than happen here",
    ]);
  });

  test.each<[string, object, string]>([
    ["a move that is refused", { when: [{ 0: "lay 6" }] }, 'seat 0 may not "lay 6" here (ST-02)'],
    ["a move nobody knows", { when: [{ 0: "fly" }] }, '"fly" is not a move of small-tricks'],
    ["a seat nobody has", { when: [{ 7: "lay 5" }] }, "there is no seat 7"],
    ["two moves at once", { when: [{ 0: "lay 5", 1: "lay 6" }] }, "one move at a time"],
    ["a move that is no move", { when: ["lay 5"] }, 'a move is written as "seat: move"'],
    ["an expectation nobody knows", expecting({ mood: "good" }), 'unknown expectation "mood"'],
    ["an expectation that is none", expecting("good"), "cannot understand the expectation"],
    ["choices that are no list", expecting({ choices: { seat: 0, include: "lay 1" } }), "expected a list"],
    ["choices that say nothing", expecting({ choices: "lay 1" }), '"choices" needs seat'],
    ["a refusal that says nothing", expecting({ refused: "lay 1" }), '"refused" needs seat'],
    ["too many players", { players: 9 }, "small-tricks is not for 9 players"],
    ["an unknown option", { options: { fog: true } }, "small-tricks has no option fog"],
    ["an impossible position", { given: { rest: [1, 1, 1, 1] } }, "the position is impossible: a card is missing"],
    ["a position with unknown parts", { given: { dice: 3 } }, "there is no given.dice"],
  ])("with %s fails and says why", (_what, changes, message) => {
    const result = runScenario(smallTricks, scenario(changes));
    expect(result).toMatchObject({ passed: false, state: null });
    expect(result.problems.join()).toContain(message);
  });
});

describe("a scenario file", () => {
  test.each<[unknown, string]>([
    [null, "a scenario is a list of fields"],
    [[TRICK], "a scenario is a list of fields"],
    [{ ...TRICK, author: "Anna" }, 'unknown field "author"'],
    [{ ...TRICK, title: 3 }, '"title" must be a text'],
    [{ ...TRICK, game: null }, '"game" must name a game'],
    [{ ...TRICK, rules: "ST-02" }, '"rules" must list the ids'],
    [{ ...TRICK, rules: [2] }, '"rules" must list the ids'],
    [{ ...TRICK, players: "2" }, '"players" must be a number'],
    [{ ...TRICK, options: [] }, '"options" must be names and values'],
    [{ ...TRICK, when: {} }, '"when" must be a list'],
    [{ ...TRICK, ...expecting() }, '"then" must list'],
  ])("%j is refused: %s", (value, message) => {
    expect(() => readScenario(value)).toThrow(ScenarioError);
    expect(() => readScenario(value)).toThrow(message);
  });
});

describe("laying out a position", () => {
  test("runs on to the first decision", () => {
    expect(layOut(sealedBids, 2, {}, {}).stack).toHaveLength(2);
  });

  test("refuses combinations of options that a rule forbids", () => {
    const strict = { ...sealedBids, refuseOptions: () => "SB-09" };
    expect(() => layOut(strict, 2, { changes: true }, {})).toThrow("the options are not allowed (SB-09)");
  });
});

describe("laying given parts over data", () => {
  const data = { coins: [1, 2], seat: { name: "a", open: true } };

  test("replaces what is named, in a copy", () => {
    expect(layOver(data, { coins: { 1: 5 }, seat: { open: false } })).toEqual({
      coins: [1, 5],
      seat: { name: "a", open: false },
    });
    expect(layOver(data, { coins: [7] }).coins).toEqual([7]);
    expect(data.coins).toEqual([1, 2]);
  });

  test.each<[unknown, string]>([
    [{ gold: 1 }, "there is no given.gold"],
    [{ coins: { 2: 1 } }, "there is no given.coins.2"],
    [{ coins: 3 }, "given.coins does not fit"],
    [{ seat: { name: 3 } }, "given.seat.name does not fit"],
    [{ seat: { name: { first: "a" } } }, "given.seat.name has no parts"],
    [3, "given does not fit"],
  ])("refuses %j: %s", (given, message) => {
    expect(() => layOver(data, given)).toThrow(GivenError);
    expect(() => layOver(data, given)).toThrow(message);
  });
});

test("a scenario need not say which rules it proves", () => {
  const { rules, ...unproved } = TRICK;
  expect(readScenario(unproved).rules).toEqual([]);
  expect(runScenario(smallTricks, readScenario(unproved)).passed).toBe(true);
});

test("the picture of a position shows what anybody sees", () => {
  const secret = { players: 2, stack: [], own: [3, 5] };
  const game = {
    ...smallTricks,
    view: (_state: unknown, seat: number) => ({
      viewer: seat,
      seats: secret.own.map((own, owner) => ({ own: owner === seat ? own : null })),
    }),
  };
  expect(openView(game as never, secret as never)).toEqual({ viewer: SPECTATOR, seats: [{ own: 3 }, { own: 5 }] });
});
