import type { Game, Options } from "@caravel/kernel";
import type { Competitor } from "./competitors.ts";

/** Everything that settles how the games of an arena go. */
export interface Season {
  readonly game: Game;
  readonly players: number;
  readonly options: Options;
  /** By seat of the first game of every block. */
  readonly seats: readonly Competitor[];
  readonly seed: string;
}

/** One game of a season. */
export interface Fixture {
  /** The games of a block have the same luck, and everybody has every seat once. */
  readonly block: number;
  readonly turn: number;
  readonly seats: readonly Competitor[];
  /** Decides the luck of the game: the same for a whole block. */
  readonly seed: string;
}

/** As many games as asked for, and then as many more as make the last block whole. */
export function wholeBlocks(games: number, players: number): number {
  return Math.ceil(games / players) * players;
}

/** The game of this number, counted from 0. */
export function fixtureOf({ seats, seed }: Season, number: number): Fixture {
  const block = Math.floor(number / seats.length);
  const turn = number % seats.length;
  return {
    block,
    turn,
    seats: seats.map((_, seat) => seats[(seat + turn) % seats.length]),
    seed: `${seed}/${block}`,
  };
}

/** Plays these games, some at a time; whatever goes wrong in one of them ends them all. */
export async function playAll(
  numbers: readonly number[],
  atATime: number,
  play: (number: number) => Promise<void>,
): Promise<void> {
  const waiting = numbers.values();
  let isOver = false;
  const goOn = async () => {
    try {
      for (let next = waiting.next(); !isOver && !next.done; next = waiting.next()) await play(next.value);
    } finally {
      isOver = true;
    }
  };
  await Promise.all(Array.from({ length: Math.min(atATime, numbers.length) }, goOn));
}
