import { type Evaluation, FastChance, type Game, isOver, type Move, type Options, type Table } from "@caravel/kernel";
import { playOut, searchTable } from "../playouts/playout.ts";
import { type SearchSettings, searchBot } from "../search/index.ts";
import { decide } from "../thinking.ts";

/** What is settled before search plays games with itself to learn from them. */
export interface Course {
  readonly game: Game;
  readonly evaluation: Evaluation;
  readonly players: number;
  readonly options: Options;
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

/** Lets search play a game with itself. */
export function playLesson({ game, evaluation, players, options, iterations, settings }: Course, seed: string): Lesson {
  const luck = new FastChance(`${seed}/bots`);
  const bot = searchBot(evaluation, settings);
  const moves: Move[] = [];
  playOut(searchTable(game, players, options, new FastChance(seed)), ({ state, seat, list }) => {
    const position = { game, view: game.view(state, seat), seat, moves: list.toArray() };
    const isWhim = luck.roll(1000) < WHIM * 1000;
    const move = isWhim ? list.moves[luck.roll(list.length)] : decide(bot, position, luck, { iterations });
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
