import { type CountedNouns, type Moment, toldGame } from "@caravel/kernel/testing";
import { portolano } from "../rules/game.ts";
import type { Portolano } from "../rules/state.ts";

const regular = (one: string) => ({ one, other: `${one}s` });

/** Nouns that sentences count. */
export const NOUNS: CountedNouns = {
  en: [...["thaler", "hit", "good", "thing", "player"].map(regular), { one: "die", other: "dice" }],
  fr: ["thaler", "rhum", "coton", "vin", "thé", "cacao", "touche", "dé", "marchandise", "canon", "joueur"].map(regular),
};

/** Random games for every number of players. */
export const GAMES: readonly Moment<Portolano>[][] = [2, 3, 4, 5].flatMap((players) =>
  ["one", "two", "three", "four"].map((seed) => toldGame(portolano, players, {}, `words ${seed}`, /^(pass|end|done)/)),
);
