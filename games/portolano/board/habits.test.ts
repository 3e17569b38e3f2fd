import { readdirSync, readFileSync } from "node:fs";
import { readRecord, replay, SPECTATOR } from "@caravel/kernel";
import { expect, test } from "vitest";
import { THALER } from "../content/pieces.ts";
import { portolano } from "../rules/game.ts";
import { scores } from "../rules/scoring.ts";
import { chapter, points, routine } from "./habits.ts";

const FOLDER = new URL("../golden/", import.meta.url);
const GAMES = readdirSync(FOLDER)
  .filter((_, number) => number % 8 === 0)
  .map((name) => replay(portolano, readRecord(readFileSync(new URL(name, FOLDER), "utf8"))));

test("set-up, rounds and the end are chapters; wind, pirate and battles a section of a round", () => {
  for (const { told } of GAMES) {
    const events = told.flat().map(({ event }) => event);
    const ofRank = (rank: number) => [
      ...new Set(events.filter((event) => chapter(event) === rank).map(({ type }) => type)),
    ];
    expect(ofRank(1)).toEqual(["setUp", "roundBegins", "gameOver"]);
    expect(ofRank(2)).toEqual(["windTurned"]);
  }
});

test("open thalers are shown, and at the end all of them", () => {
  for (const { states } of GAMES) {
    const middle = states[states.length >> 1]!;
    expect(points(portolano.view(middle, SPECTATOR))).toEqual(middle.seats.map(({ items }) => items[THALER]));
    const end = states.at(-1)!;
    expect(points(portolano.view(end, SPECTATOR))).toEqual(scores(end));
  }
});

test("nothing is answered without asking", () => {
  expect(routine()).toBeNull();
});
