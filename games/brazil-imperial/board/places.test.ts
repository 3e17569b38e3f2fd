import { LANGUAGES } from "@caravel/kernel";
import { expect, test } from "vitest";
import { brazilImperial } from "../rules/game.ts";
import { END, TO } from "../rules/moves.ts";
import { memoNow, stepNow } from "../words/moments.ts";
import { caution, hint } from "./habits.ts";
import { SAID } from "./offers.ts";
import { PLACES, placeOf, places } from "./places.ts";
import { proposal, purses } from "./proposal.ts";
import { randomGame } from "./test-games.ts";
import { speak } from "./words/words.ts";

await Promise.all(LANGUAGES.map(speak));

test("every question has a place of a phone in which it can be answered, and something to say to a newcomer", () => {
  const opened = new Set<string>();
  for (const { before, seat, legal } of randomGame(3, "places", 900)) {
    const view = brazilImperial.view(before, seat);
    const found = legal.map((move) => placeOf(view, seat, move));
    const isOnlySaid = legal.every((move) => SAID.some((verb) => verb.has(move)));
    expect(isOnlySaid || found.some((place) => place !== null)).toBe(true);
    for (const place of found) if (place !== null) opened.add(place);
    expect(hint(view, seat, "en")?.kind).toBe(stepNow(view));
  }
  expect([...opened].sort()).toEqual([...PLACES].sort());
  expect(places.map(({ name }) => name("hu"))).toEqual(["Térkép", "Birodalmam", "Galéria"]);
});

test("a payment is proposed out of what can be paid, and is complete", () => {
  let asked = 0;
  for (const { before, seat } of randomGame(3, "payments", 1200)) {
    const view = brazilImperial.view(before, seat);
    const memo = memoNow(view, "pay");
    if (memo === null) continue;
    asked++;
    const moves = proposal(view, seat, memo);
    expect(moves.length).toBeGreaterThan(0);
    expect(purses(view, seat, memo).map(({ move }) => move)).toContain(moves[0]);
  }
  expect(asked).toBeGreaterThan(5);
});

test("a quiet line comes before a hopeless battle and before a lost bonus, and before nothing else", () => {
  const warned = new Set<string>();
  for (const { before, seat, legal } of randomGame(2, "cautions", 1500)) {
    const view = brazilImperial.view(before, seat);
    for (const move of legal) {
      const line = caution(view, seat, move, "en");
      if (line === null) continue;
      warned.add(line);
      expect(END.has(move) || TO.has(move) || stepNow(view) !== "turn").toBe(true);
      if (END.has(move)) expect(view.bonus).toBeGreaterThan(0);
    }
  }
  expect(warned.size).toBe(2);
});
