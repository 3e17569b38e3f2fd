import { type CountedNouns, type Moment, toldGame } from "@caravel/kernel/testing";
import { madeira } from "../rules/game.ts";
import type { Madeira } from "../rules/state.ts";

const regular = (one: string) => ({ one, other: `${one}s` });

/** Nouns that sentences count. */
export const NOUNS: CountedNouns = {
  en: [
    ...["real", "pirate", "worker", "ship", "request", "favour", "extra harvest", "player"].map(regular),
    { one: "die", other: "dice" },
  ],
  fr: [
    ...["real", "blé", "sucre", "vin", "pain", "pirate", "ouvrier", "requête", "faveur", "joueur", "dé"].map(regular),
    { one: "bateau", other: "bateaux" },
  ],
};

/** Random games for every number of players, in which little is left undone. */
export const GAMES: readonly Moment<Madeira>[][] = [2, 3, 4].flatMap((players) =>
  ["one", "two", "three"].map((seed) =>
    toldGame(madeira, players, {}, `words ${seed}`, /^(pass|done|pirates|down|exchange)/),
  ),
);
