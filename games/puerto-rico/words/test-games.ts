import type { Options } from "@caravel/kernel";
import { type CountedNouns, type Moment, toldGame } from "@caravel/kernel/testing";
import { puertoRico } from "../rules/game.ts";
import type { PuertoRico } from "../rules/state.ts";

/** Nouns that sentences count. */
export const NOUNS: CountedNouns = {
  en: ["doubloon", "point", "colonist", "noble", "barrel", "kind", "player"].map((one) => ({ one, other: `${one}s` })),
  fr: [
    ...["doublon", "point", "colon", "noble", "sorte", "joueur"].map((one) => ({ one, other: `${one}s` })),
    { one: "tonneau", other: "tonneaux" },
  ],
};

/** All four combinations of expansions. */
const COMBINATIONS: readonly Options[] = [
  {},
  { expansion1: true },
  { expansion2: true },
  { expansion1: true, expansion2: true },
];

/** Random games for every number of players, with every combination of expansions. */
export const GAMES: readonly Moment<PuertoRico>[][] = COMBINATIONS.flatMap((options, combination) =>
  [2, 3, 4, 5].map((players) =>
    toldGame(puertoRico, players, options, `words ${players} ${combination}`, /^(pass|decline|lift)/),
  ),
);
