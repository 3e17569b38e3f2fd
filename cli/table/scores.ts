import type { Match, Section } from "@caravel/kernel";
import type { Words } from "../words/index.ts";
import { shownNames } from "./records.ts";

/** The points of every seat, the winners marked. */
export function scoreSection(match: Match, { report }: Words): Section {
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
