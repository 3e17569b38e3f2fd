import { type GameWords, type Match, type Section, SPECTATOR } from "@caravel/kernel";
import type { Context } from "../command.ts";
import { shownNames } from "./records.ts";
import { wordsOf } from "./settings.ts";

/** How a game ended, as somebody sees it who looks at it. */
export interface Result {
  readonly view: unknown;
  readonly names: readonly string[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** The points of every seat by source if the game tells them, otherwise the sums with the winners marked. */
export function scoreSection(match: Match, context: Context): Section {
  const { game, state } = match;
  const view = game.view(state, SPECTATOR);
  const result = { view, names: shownNames(match), scores: game.scores(state), winners: game.winners(state) };
  return resultSection(result, wordsOf(game, context), context);
}

/** The same from what is told of a game that was played elsewhere. */
export function resultSection(
  { view, names, scores, winners }: Result,
  words: GameWords<unknown>,
  { words: { report } }: Context,
): Section {
  return (
    words.scoreSheet?.(view, names) ?? {
      title: report.scores,
      rows: names.map((name, seat) => [
        name,
        String(scores[seat] ?? 0),
        winners.includes(seat) ? `← ${report.winner}` : "",
      ]),
    }
  );
}
