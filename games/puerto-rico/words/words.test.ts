import { wordsSuite } from "@caravel/kernel/testing";
import { expect, test } from "vitest";
import { BUILDING_NAMES } from "../content/buildings.ts";
import { BUILDING_CHOICES } from "../rules/draft.ts";
import { puertoRico } from "../rules/game.ts";
import { REFUSALS, words } from "./index.ts";
import { BUILDING_KEYS } from "./names.ts";
import { GAMES, NOUNS } from "./test-games.ts";

wordsSuite(
  { ...puertoRico, words },
  {
    games: GAMES,
    prefix: "PR-",
    refusals: REFUSALS,
    rules: new URL("../rules/", import.meta.url),
    optionValues: [...BUILDING_CHOICES, "true", "false"],
    nouns: NOUNS,
  },
);

test("the names follow the numbers of the buildings", () => {
  expect(BUILDING_KEYS).toEqual(BUILDING_NAMES);
});
