import {
  FastChance,
  type Luck,
  type Match,
  type Move,
  MoveList,
  type SeatId,
  sha256,
  Table,
  textBytes,
  toHex,
} from "@caravel/kernel";
import type { Bot } from "./bot.ts";
import { usualBudget } from "./budgets.ts";
import type { Budget, Question } from "./question.ts";
import { decide } from "./thinking.ts";

/** What must be known of a game in progress to ask one of its bots. */
export type Asking = Pick<Match, "game" | "state"> & {
  readonly setup: { readonly luck: Luck };
  readonly entries: { readonly length: number };
};

/**
 * The seed of a bot's next decision. It depends on nothing but the game's luck, so that a kept game goes on in the same
 * way everywhere, and gives nothing of it away.
 */
export function botSeed(luck: Luck, seat: SeatId, move: number): string {
  const source = luck.kind === "seeded" ? luck.seed : luck.secret;
  return toHex(sha256(textBytes(`${source}/bots/${seat}/${move}`)));
}

/** What a bot on a seat is asked now; whoever asks need not trouble it with a single legal move. */
export function questionFor(match: Asking, seat: SeatId, style: string, budget: Budget = usualBudget(style)): Question {
  const { game, state, setup, entries } = match;
  const seed = botSeed(setup.luck, seat, entries.length);
  const moves = new Table(game, state, new FastChance(seed), new MoveList(false)).listFor(seat).toArray();
  return { game: game.id, rules: game.rules, style, view: game.view(state, seat), seat, moves, seed, budget };
}

/** What a bot does when it is asked and everybody waits for it. */
export function botMove(match: Asking, seat: SeatId, bot: Bot): Move {
  const { view, moves, seed } = questionFor(match, seat, bot.name);
  return moves.length === 1 ? moves[0] : decide(bot, { game: match.game, view, seat, moves }, new FastChance(seed));
}
