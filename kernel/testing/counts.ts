import { expect, test } from "vitest";
import { FastChance } from "../chance.ts";
import type { Game } from "../game.ts";
import { asked, begin, legalMoves, play } from "../play.ts";
import type { Frame, State } from "../state.ts";
import type { Setup } from "./check.ts";

/** The numbers of move sequences of each length up to `depth`, from the start that the seed deals; luck depends on the move number only. */
export function countSequences(game: Game, setup: Setup, seed: string, depth: number): number[] {
  const start = begin(game, setup.players, setup.options, new FastChance(seed)).state;
  const counts = new Array<number>(depth).fill(0);
  const follow = (state: State, ply: number): void => {
    for (const seat of asked(game, state))
      for (const move of legalMoves(game, state, seat)) {
        counts[ply]++;
        if (ply + 1 === depth) continue;
        const played = play(game, state, seat, move, new FastChance(`${seed}/${ply}`), ply + 1);
        if (played.ok) follow(played.state, ply + 1);
      }
  };
  follow(start, 0);
  return counts;
}

/** Registers a test that the numbers of move sequences of length 1, 2, 3... are still those stored. */
export function counts<S extends State, F extends Frame, V>(
  game: Game<S, F, V>,
  setup: Setup,
  seed: string,
  stored: readonly number[],
): void {
  test(`${game.id}: numbers of move sequences with ${setup.players} players`, () => {
    expect(countSequences(game, setup, seed, stored.length)).toEqual(stored);
  });
}
