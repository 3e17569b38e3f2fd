import { LANGUAGES } from "@caravel/kernel";
import { testNames } from "@caravel/kernel/testing";
import { expect, test } from "vitest";
import { madeira } from "../rules/game.ts";
import type { Madeira } from "../rules/state.ts";
import { words } from "./index.ts";
import { GAMES } from "./test-games.ts";

/** The same table to this seat: everybody else has other pirates. */
function withOtherSecrets(state: Madeira, seat: number): Madeira {
  const changed = madeira.copy(state);
  for (const [owner, player] of changed.seats.entries()) if (owner !== seat) player.pirates += 7 + owner;
  return changed;
}

test.each(LANGUAGES)("position and question in %s tell no secrets", (language) => {
  const { position, question } = words[language];
  for (const { state, seat } of GAMES.flat().filter((_, place) => place % 3 === 0)) {
    if (state.stack.length === 0) continue;
    const [seen, other] = [state, withOtherSecrets(state, seat)].map((table) => {
      const view = madeira.view(table, seat);
      return [position(view, testNames(state.players)), question(view, testNames(state.players))];
    });
    expect(other).toEqual(seen);
  }
});

test.each(LANGUAGES)("the Constable of another player in %s does not count", (language) => {
  const { state } = GAMES[0]![50]!;
  const order = (seen: Madeira) =>
    words[language].move(madeira.view(seen, 0), 1, madeira.vocabulary.read("favour constable")!);
  expect(order(withOtherSecrets(state, 0))).toBe(order(state));
});
