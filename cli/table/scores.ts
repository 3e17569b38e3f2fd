import { type Match, type Section, SPECTATOR } from "@caravel/kernel";
import type { Context } from "../command.ts";
import { shownNames } from "./records.ts";
import { wordsOf } from "./settings.ts";

/** The points of every seat by source if the game tells them, otherwise the sums with the winners marked. */
export function scoreSection(match: Match, context: Context): Section {
  const sheet = wordsOf(match.game, context).scoreSheet?.(match.game.view(match.state, SPECTATOR), shownNames(match));
  if (sheet !== undefined) return sheet;
  const { report } = context.words;
  const scores = match.game.scores(match.state);
  const winners = match.game.winners(match.state);
  return {
    title: report.scores,
    rows: shownNames(match).map((name, seat) => [
      name,
      String(scores[seat] ?? 0),
      winners.includes(seat) ? `← ${report.winner}` : "",
    ]),
  };
}
