import { FastChance, isOver, type SeatId, type State, type Table } from "@caravel/kernel";
import { IllegalMove, mostDecisions, searchTable } from "../playouts/playout.ts";
import type { BotPool, Question } from "../question.ts";
import { fixtureOf, type Season } from "./season.ts";

/** How a game of an arena ended, by seat. */
export interface Result {
  /** A game that was given up has no winner. */
  readonly winners: readonly SeatId[];
  readonly scores: readonly number[];
  readonly decisions: number;
  readonly finished: boolean;
}

/** Plays one game of a season, every decision asked of the pool; it goes the same way in every pool if budgets are counted in iterations. */
export async function playContest(season: Season, number: number, pool: BotPool): Promise<Result> {
  const { game, players, options } = season;
  const { seats, seed, turn } = fixtureOf(season, number);
  const table = searchTable(game, players, options, new FastChance(seed));
  const most = mostDecisions(game);
  let decisions = 0;
  for (; decisions < most && table.ask(); decisions++) {
    const { style, budget } = seats[table.seat];
    const question = { ...questionAt(table), style, budget, seed: `${seed}/bots/${turn}/${decisions}` };
    const move = await pool.think(question).move;
    if (!question.moves.includes(move)) throw new IllegalMove(game, style, table.seat, move);
    table.play(table.seat, move);
  }
  return resultOf(table.state, table, decisions);
}

function questionAt({ game, state, seat, list }: Table): Pick<Question, "game" | "rules" | "view" | "seat" | "moves"> {
  return { game: game.id, rules: game.rules, view: game.view(state, seat), seat, moves: list.toArray() };
}

function resultOf(state: State, { game }: Table, decisions: number): Result {
  const finished = isOver(state);
  return { winners: finished ? [...game.winners(state)] : [], scores: [...game.scores(state)], decisions, finished };
}
