import type { FastChance, Move } from "@caravel/kernel";
import { type Bot, type Position, settled } from "./bot.ts";
import { declines } from "./declining.ts";

/** A bot that decides at once. */
function quick(name: string, choose: (position: Position, chance: FastChance) => Move): Bot {
  return { name, think: (position, chance) => settled(choose(position, chance)) };
}

function oneOf(moves: readonly Move[], chance: FastChance): Move {
  return moves[chance.roll(moves.length)];
}

/** Every legal move is equally likely. */
export const random = quick("random", ({ moves }, chance) => oneOf(moves, chance));

/** Always the move that is listed first. */
export const first = quick("first", ({ moves }) => moves[0]);

/** Never declines while anything else is possible. */
export const eager = quick("eager", ({ game, moves }, chance) => {
  const active = moves.filter((move) => !declines(game, move));
  return oneOf(active.length > 0 ? active : moves, chance);
});

/** Declines whenever that is possible. */
export const idle = quick("idle", ({ game, moves }, chance) => {
  const passive = moves.filter((move) => declines(game, move));
  return oneOf(passive.length > 0 ? passive : moves, chance);
});
