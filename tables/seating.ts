import { stylesIn } from "@caravel/bots/seats";
import type { GameRecord } from "@caravel/kernel";
import { bot, person, type Sitter } from "./sitter.ts";

/** Who sat where in a record; whoever plays in a way that nobody knows here is taken for a person. */
export function sittersOf(record: Pick<GameRecord, "game" | "names" | "bots">): Sitter[] {
  return stylesIn(record).map((style, seat) => {
    const name = record.names[seat];
    return style === null ? person(name) : bot(name, style);
  });
}
