import { readdirSync, readFileSync } from "node:fs";
import { asked, isOver, LANGUAGES, legalMoves, readRecord, replay, SPECTATOR } from "@caravel/kernel";
import { expect, test } from "vitest";
import { THALER } from "../content/pieces.ts";
import type { PortolanoEvent } from "../rules/events.ts";
import { portolano } from "../rules/game.ts";
import { DONE, END, LAY, PASS } from "../rules/moves.ts";
import { scores } from "../rules/scoring.ts";
import { battlesIn } from "./battles.ts";
import { courseOf } from "./course.ts";
import { announcement, caution, chapter, hint, placeOf, places, points, routine } from "./habits.ts";
import { speak } from "./words/words.ts";

await Promise.all(LANGUAGES.map(speak));

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

test("everything is done at the chart, but for what ends a choice; a mutiny is warned of, and so is doing without", () => {
  const warned = new Set<string>();
  for (const { states } of GAMES)
    for (const state of states)
      for (const seat of asked(portolano, state)) {
        const view = portolano.view(state, seat);
        expect(hint(view, seat, "en")?.sentence).toMatch(/\.$/);
        for (const move of legalMoves(portolano, state, seat)) {
          const isEnd = [DONE, END, PASS].some((verb) => verb.has(move));
          expect(placeOf(view, seat, move)).toBe(isEnd ? null : "chart");
          const line = caution(view, seat, move, "en");
          if (LAY.has(move)) expect(line !== null).toBe(courseOf(view, seat, LAY.first(move)).isMutiny);
          else if (!isEnd) expect(line).toBeNull();
          if (line !== null) warned.add(LAY.has(move) ? "mutiny" : line);
        }
      }
  expect([...warned].sort()).toEqual([
    "There is still something to do on this tile.",
    "Without rum the crew mutinies and you lay no cards.",
    "You could unload something here; without it there is no rum either.",
    "You may take more.",
    "mutiny",
  ]);
});

test("the last round is announced when it is in sight, until the game is over", () => {
  for (const { states } of GAMES)
    for (const state of states) {
      const view = portolano.view(state, 0);
      const isInSight = state.lastRound !== 0 && !isOver(state);
      for (const language of LANGUAGES) expect(announcement(view, language) !== null).toBe(isInSight);
    }
});

test("the places of a phone have names in all languages", () => {
  for (const { name } of places)
    expect(new Set(LANGUAGES.map((language) => name(language) !== ""))).toEqual(new Set([true]));
  expect(places.map(({ id }) => id)).toEqual(["chart", "ship", "market"]);
});

test("battles are told with every die, and the pirate's beside the player's", () => {
  for (const { told } of GAMES) {
    const events = told.flat().map(({ event }) => event as PortolanoEvent);
    const battles = battlesIn(events);
    expect(battles).toHaveLength(events.filter(({ type }) => type === "foughtPirate" || type === "clashed").length);
    for (const { sides } of battles)
      for (const { sureHits, dice, hits } of sides) expect(hits).toBe(sureHits + dice.filter(Boolean).length);
  }
});
