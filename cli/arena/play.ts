import { type BotPool, playAll, playContest, poolHere, type Result } from "@caravel/bots";
import { threadPool } from "@caravel/bots/threads";
import type { Context } from "../command.ts";
import { InputError } from "../io.ts";
import { BOTS_THREAD } from "../table/build.ts";
import { libraryOf } from "../table/library.ts";
import { Diary } from "./diary.ts";
import type { Plan } from "./plan.ts";

/** Plays all games of a plan that are not played yet; gives the results by number of the game. */
export async function playPlan(plan: Plan, hear: (played: number) => void, context: Context): Promise<Result[]> {
  const pool = poolFor(plan, context);
  try {
    return plan.database === null
      ? await playHere(plan, pool, hear, context)
      : await playWithOthers(plan, plan.database, pool, hear, context);
  } finally {
    pool.close();
  }
}

/** A single worker needs no thread of its own. */
function poolFor({ workers }: Plan, context: Context): BotPool {
  return workers === 1 ? poolHere(libraryOf(context)) : threadPool(BOTS_THREAD, workers);
}

async function playHere(
  { season, games, workers, file, isNamed, name }: Plan,
  pool: BotPool,
  hear: (played: number) => void,
  { words }: Context,
): Promise<Result[]> {
  const diary = new Diary<Result>(file, { arena: name }, words);
  const numbers = Array.from({ length: games }, (_, number) => number);
  hear(diary.results.size);
  await playAll(
    numbers.filter((number) => !diary.results.has(number)),
    workers,
    async (number) => {
      diary.write(number, await playContest(season, number, pool));
      hear(diary.results.size);
    },
  );
  const results = numbers.flatMap((number) => diary.results.get(number) ?? []);
  if (!isNamed) diary.remove();
  return results;
}

async function playWithOthers(
  { season, games, workers, name }: Plan,
  database: string,
  pool: BotPool,
  hear: (played: number) => void,
  { words }: Context,
): Promise<Result[]> {
  const { playShared, DatabaseOutOfReach } = await import("@caravel/server/arena");
  const play = (number: number) => playContest(season, number, pool);
  try {
    return await playShared(database, { name, games, atATime: workers, play, hear });
  } catch (error) {
    if (error instanceof DatabaseOutOfReach) throw new InputError(words.error.noDatabase(error.message));
    throw error;
  }
}
