import type { Vocabulary } from "@caravel/kernel";
import { Trouble } from "@caravel/tables/problem";
import { partsOf } from "../shelf.ts";

/** The moves of a game, which travel in notation. */
export async function vocabularyOf(game: string): Promise<Vocabulary> {
  const parts = partsOf(game);
  if (parts === null) throw new Trouble({ code: "noSuchGame", game });
  return parts.vocabulary();
}
