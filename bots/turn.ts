import {
  type Chance,
  FastChance,
  type Luck,
  type Match,
  type Move,
  MoveList,
  type SeatId,
  Table,
} from "@caravel/kernel";
import type { Bot } from "./bot.ts";

/** The luck of a bot's next decision; it depends on nothing but the game's luck, so that a kept game goes on in the same way everywhere. */
export function botChance(luck: Luck, seat: SeatId, move: number): Chance {
  const source = luck.kind === "seeded" ? luck.seed : luck.secret;
  return new FastChance(`${source}/bots/${seat}/${move}`);
}

/** What a bot does when it is asked; it sees the view of its seat and is not troubled with a single legal move. */
export function botMove({ game, state, setup, entries }: Match, seat: SeatId, bot: Bot): Move {
  const chance = botChance(setup.luck, seat, entries.length);
  const moves = new Table(game, state, chance, new MoveList(false)).listFor(seat).toArray();
  return moves.length === 1 ? moves[0] : bot.choose({ game, view: game.view(state, seat), seat, moves }, chance);
}
