import { LANGUAGES, SPECTATOR } from "@caravel/kernel";
import { testNames, wordsSuite } from "@caravel/kernel/testing";
import { describe, expect, test } from "vitest";
import { SIDE_NAMES } from "../content/supply-boards.ts";
import { portolano } from "../rules/game.ts";
import { REFUSALS, words } from "./index.ts";
import { GAMES, NOUNS } from "./test-games.ts";

wordsSuite(
  { ...portolano, words },
  {
    games: GAMES,
    prefix: "PO-",
    refusals: REFUSALS,
    rules: new URL("../rules/", import.meta.url),
    optionValues: ["random", ...SIDE_NAMES],
    nouns: NOUNS,
  },
);

describe.each(LANGUAGES)("in %s", (language) => {
  const says = words[language];

  test("the score sheet adds up", () => {
    for (const { state } of GAMES.map((game) => game.at(-1)!)) {
      const { rows } = says.scoreSheet!(portolano.view(state, SPECTATOR), testNames(state.players));
      const sources = rows.slice(0, -3);
      const sums = state.seats.map((_, seat) => sources.reduce((sum, row) => sum + Number(row[seat + 1]), 0));
      expect(sums).toEqual(portolano.scores(state));
      expect(rows.at(-3)!.slice(1).map(Number)).toEqual(sums);
      const marked = state.seats.flatMap((_, seat) => (rows.at(-1)![seat + 1] === "" ? [] : [seat]));
      expect(marked).toEqual(portolano.winners(state));
    }
  });
});
