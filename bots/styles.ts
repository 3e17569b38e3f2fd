import type { Chance, Move } from "@caravel/kernel";
import type { Bot } from "./bot.ts";
import { declines } from "./declining.ts";

function oneOf(moves: readonly Move[], chance: Chance): Move {
  return moves[chance.roll(moves.length)];
}

/** Every legal move is equally likely. */
export const random: Bot = { name: "random", choose: ({ moves }, chance) => oneOf(moves, chance) };

/** Always the move that is listed first. */
export const first: Bot = { name: "first", choose: ({ moves }) => moves[0] };

/** Never declines while anything else is possible. */
export const eager: Bot = {
  name: "eager",
  choose({ game, moves }, chance) {
    const active = moves.filter((move) => !declines(game, move));
    return oneOf(active.length > 0 ? active : moves, chance);
  },
};

/** Declines whenever that is possible. */
export const idle: Bot = {
  name: "idle",
  choose({ game, moves }, chance) {
    const passive = moves.filter((move) => declines(game, move));
    return oneOf(passive.length > 0 ? passive : moves, chance);
  },
};

/** The bots that need to know nothing of a game. */
export const styles: readonly Bot[] = [random, first, eager, idle];
