import { type Evaluation, FastChance, type Game, isOver, type Move, type Options, type Table } from "@caravel/kernel";
import type { Bot } from "../bot.ts";
import { UNHURRIED } from "../budgets.ts";
import { greedyBot } from "../greedy.ts";
import { playOut, searchTable } from "../playouts/playout.ts";
import { type SearchSettings, searchBot } from "../search/index.ts";
import { decide } from "../thinking.ts";

/** What is settled before search plays games with itself to learn from them. */
export interface Course {
  readonly game: Game;
  readonly evaluation: Evaluation;
  readonly players: number;
  readonly options: Options;
  /** How long search thinks about a decision of a lesson; with 0, bots play it that look one step ahead. */
  readonly iterations: number;
  readonly settings: SearchSettings;
}

/** A game to learn from: its luck, and every decision in it. Features are not kept: they can be measured again. */
export interface Lesson {
  readonly seed: string;
  readonly moves: readonly Move[];
}

/** How often somebody plays any move instead of his best: what nobody would do must be judged too. */
const WHIM = 0.04;

/** Who plays the lessons: search, or quicker ones who imagine one table for each decision. */
function teacher({ evaluation, iterations, settings }: Course): Bot {
  return iterations === 0 ? greedyBot({ ...evaluation, worlds: 1 }) : searchBot(evaluation, settings);
}

/** Lets bots of one kind play a game. */
export function playLesson(course: Course, seed: string): Lesson {
  const { game, players, options, iterations } = course;
  const luck = new FastChance(`${seed}/bots`);
  const bot = teacher(course);
  const budget = iterations === 0 ? UNHURRIED : { iterations };
  const moves: Move[] = [];
  playOut(searchTable(game, players, options, new FastChance(seed)), ({ state, seat, list }) => {
    const position = { game, view: game.view(state, seat), seat, moves: list.toArray() };
    const isWhim = luck.roll(1000) < WHIM * 1000;
    const move = isWhim ? list.moves[luck.roll(list.length)] : decide(bot, position, luck, budget);
    moves.push(move);
    return move;
  });
  return { seed, moves };
}

/** Plays a lesson again; `look` sees the table before each decision. */
export function recall(course: Course, { seed, moves }: Lesson, look: (table: Table) => void): Table {
  const { game, players, options } = course;
  const table = searchTable(game, players, options, new FastChance(seed));
  let next = 0;
  playOut(table, (at) => {
    look(at);
    return moves[next++];
  });
  if (!isOver(table.state) && game.bound === undefined) throw new Error(`the lesson ${seed} is of other rules`);
  return table;
}
