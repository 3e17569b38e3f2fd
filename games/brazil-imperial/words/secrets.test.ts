import { FastChance, isOver, LANGUAGES, SPECTATOR } from "@caravel/kernel";
import { testNames } from "@caravel/kernel/testing";
import { expect, test } from "vitest";
import { brazilImperial } from "../rules/game.ts";
import { words } from "./index.ts";
import { FEW } from "./test-games.ts";

// hands, quests, decks and face-down tiles of others are dealt anew: whoever may not know them must read the same
test.each(LANGUAGES)("position and question in %s tell no secrets", (language) => {
  const { position, question } = words[language];
  const chance = new FastChance("secrets");
  for (const { state, seat } of FEW.flat().filter((_, place) => place % 4 === 0)) {
    if (isOver(state)) continue;
    const names = testNames(state.players);
    for (const viewer of [seat, (seat + 1) % state.players, SPECTATOR]) {
      const other = brazilImperial.imagine(brazilImperial.view(state, viewer), chance);
      const [seen, imagined] = [state, other].map((table) => {
        const view = brazilImperial.view(table, viewer);
        return JSON.stringify([position(view, names), question(view, names)]);
      });
      expect(imagined).toBe(seen);
    }
  }
});
