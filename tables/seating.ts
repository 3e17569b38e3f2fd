import { stylesIn } from "@caravel/bots/seats";
import { hasStyle } from "@caravel/bots/style-names";
import type { ChangeOfHands, GameRecord } from "@caravel/kernel";
import { bot, person, type Sitter } from "./sitter.ts";

/** Who sat where in a record when it began; whoever plays in a way that nobody knows here is taken for a person. */
export function sittersOf(record: Pick<GameRecord, "game" | "names" | "bots">): Sitter[] {
  return stylesIn(record).map((style, seat) => {
    const name = record.names[seat];
    return style === null ? person(name) : bot(name, style);
  });
}

/** Who sits where when a record ends. */
export function sittersAtEnd(record: Pick<GameRecord, "game" | "names" | "bots" | "hands">): Sitter[] {
  const sitters = sittersOf(record);
  for (const change of record.hands ?? [])
    if (sitters[change.seat] !== undefined)
      sitters[change.seat] = sitterAfter(record.game, change, sitters[change.seat].name);
  return sitters;
}

/** Who sits on a seat of this name after it changed hands. */
export function sitterAfter(game: string, { bot: style }: ChangeOfHands, name: string): Sitter {
  return style !== null && hasStyle(game, style) ? bot(name, style) : person(name);
}
