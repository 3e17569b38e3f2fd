import type { Match, SeatId } from "@caravel/kernel";
import type { Context } from "../command.ts";
import { oneLine } from "../io.ts";
import { shownNames } from "./records.ts";
import { wordsOf } from "./settings.ts";

/** What happened from one move to another, as sentences this seat may hear; move 0 is the set-up. */
export function chronicle(match: Match, context: Context, seat: SeatId, from = 0): string[] {
  const words = wordsOf(match.game, context);
  const names = shownNames(match);
  return match
    .heardBy(seat, from)
    .map((told) => oneLine(words.event(told.event, names)))
    .filter((sentence) => sentence !== "");
}
