import { type Evaluation, MoveList, Table } from "@caravel/kernel";
import { type Bot, settled } from "../bot.ts";
import { byScore } from "../evaluation.ts";
import { Weighing } from "../greedy.ts";
import { guideOf } from "./guide.ts";
import { Search } from "./search.ts";
import { type SearchSettings, STRONGEST } from "./settings.ts";
import { judgeOf } from "./value.ts";

export { SEARCHERS, type Searcher, type SearchSettings, STRONGEST, YARDSTICK } from "./settings.ts";

/** A bot that searches a tree of decisions, everybody for himself, over all tables that look like this one to its seat. */
export function searchBot(known: Evaluation | null, settings: SearchSettings = STRONGEST, name = "search"): Bot {
  return {
    name,
    think(position, chance) {
      const { game, view, seat, moves } = position;
      if (moves.length === 1) return settled(moves[0]);
      const guide = guideOf(game, known);
      const state = game.imagine(view, chance);
      const table = new Table(game, state, chance, new MoveList(false));
      table.seat = seat;
      for (const move of moves) table.list.add(move);
      if (guide.ways(table) === 1) return settled(guide.next(table, 0));
      const counsel = guide.seeksCounsel ? new Weighing(known ?? byScore(game), position, state, chance.fork()) : null;
      const judge = judgeOf(game, known, settings.isLearned, state);
      return new Search({ guide, judge, settings, counsel }, position, chance);
    },
  };
}
