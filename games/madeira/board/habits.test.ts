import { readdirSync, readFileSync } from "node:fs";
import { legalMoves, type Move, readRecord, replay, SPECTATOR } from "@caravel/kernel";
import { expect, test } from "vitest";
import { madeira } from "../rules/game.ts";
import { scores } from "../rules/scoring.ts";
import { tableFor } from "../rules/test-table.ts";
import { chapter, letLapse, points, routine } from "./habits.ts";

const FOLDER = new URL("../golden/", import.meta.url);
const GAMES = readdirSync(FOLDER)
  .filter((_, number) => number % 8 === 0)
  .map((name) => replay(madeira, readRecord(readFileSync(new URL(name, FOLDER), "utf8"))));

test("set-up, rounds and the end are chapters; phases are sections of a round", () => {
  for (const { told } of GAMES) {
    const events = told.flat().map(({ event }) => event);
    const ofRank = (rank: number) => events.filter((event) => chapter(event) === rank).map(({ type }) => type);
    expect([...new Set(ofRank(1))]).toEqual(["setUp", "roundBegins", "gameOver"]);
    expect(ofRank(2)).toEqual(new Array(20).fill("phaseBegins"));
  }
});

test("VP are open", () => {
  for (const { states } of GAMES)
    for (const state of [states[states.length >> 1]!, states.at(-1)!])
      expect(points(madeira.view(state, SPECTATOR))).toEqual(scores(state));
});

/** The usual answer at this table, in notation. */
function usual(players: number, given: object, ...played: string[]): string | null {
  const table = tableFor(players, given);
  for (const text of played) table.play(0, text);
  const moves: Move[] = legalMoves(madeira, table.state, 0);
  const answer = routine(table.view(0), 0, moves);
  expect(routine(table.view(1), 1, moves)).toBeNull();
  return answer === null ? null : madeira.vocabulary.write(answer);
}

test("as many pirates as possible go", () => {
  const passing = (pirates: number) =>
    usual(2, { seats: { 0: { pirates } }, at: { moment: "turn", turn: 0 } }, "pass III action", "move home watch");
  expect([0, 2, 5].map(passing)).toEqual(["discard 0", "discard 2", "discard 3"]);
});

test("a building that is paid for is used", () => {
  const seats = { 0: { reals: 9, fields: ["R2A"], markers: { moinho: 1 } } };
  expect(usual(2, { seats, at: { moment: "building", building: "moinho", turn: 0 } }, "pay")).toBe("act");
});

test("in the last round all reals go to National Wealth, before it nobody can know", () => {
  const wealth = (round: number) => {
    const seats = { 0: { reals: 7, requests: ["national-wealth"] } };
    return usual(2, { round, order: [0, 1], seats, at: { moment: "requests" } });
  };
  expect([wealth(5), wealth(3)]).toEqual(["wealth 7", null]);
});

test("MA-MILL-D-06: whoever wants to is not asked for the last window of the windmill, and for that alone", () => {
  const at = (moment: string) => tableFor(2, { order: [0, 1], seats: { 0: { mill: 3, wheat: 2 } }, at: { moment } });
  const closing = at("closing");
  const done = letLapse(closing.view(0), 0);
  expect(done === null ? null : madeira.vocabulary.write(done)).toBe("done");
  expect(closing.refusal(0, "done")).toBeNull();
  expect(letLapse(closing.view(1), 1)).toBeNull();
  expect(["turn", "feeding"].map((moment) => letLapse(at(moment).view(0), 0))).toEqual([null, null]);
});

test("nothing else is answered without asking", () => {
  expect(usual(2, { seats: { 0: { dice: [1] } }, at: { moment: "turn", turn: 0 } })).toBeNull();
});
