import { shelfLibrary } from "@caravel/bots/library";
import { poolHere } from "@caravel/bots/pool";
import type { BotPool } from "@caravel/bots/question";
import { hasStyle } from "@caravel/bots/style-names";
import { partsOf } from "@caravel/games";
import type { Surroundings } from "./keeper.ts";
import { randomHex } from "./luck.ts";

/** What a keeper usually takes from where it runs: the games on the shelf, the clock, and bots that think in a pool, or else where the keeper is. */
export function usualSurroundings(build: string, pool: BotPool = poolHere(shelfLibrary)): Surroundings {
  return {
    build,
    rules: (game) => partsOf(game)?.rules ?? null,
    pool,
    newId: () => randomHex(8),
    hasBot: hasStyle,
    now: () => Date.now(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  };
}
