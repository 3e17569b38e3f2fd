import { wordsSuite } from "@caravel/kernel/testing";
import { brazilImperial } from "../rules/game.ts";
import { OPTIONS } from "./catalogue.ts";
import { REFUSALS, words } from "./index.ts";
import { FEW, NOUNS } from "./test-games.ts";

wordsSuite(
  { ...brazilImperial, words },
  {
    games: FEW,
    prefix: "BI-",
    refusals: REFUSALS,
    rules: new URL("../rules/", import.meta.url),
    optionValues: OPTIONS.filter((option) => !Object.hasOwn(brazilImperial.options, option)),
    nouns: NOUNS,
  },
);
