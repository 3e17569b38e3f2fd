import { FastChance, Table } from "@caravel/kernel";
import { puertoRico } from "./game.ts";
import type { PuertoRico } from "./state.ts";

/** A whole game played at random, with the number of moves made so far; the state changes in place from one to the next. */
export function* randomGame(players: number, seed: string): Generator<{ state: PuertoRico; move: number }> {
  const chance = new FastChance(seed);
  const table = new Table(puertoRico, puertoRico.setup(players, {}, chance), chance);
  table.list.withShortcuts = false;
  for (let move = 0; table.ask(); move++) {
    yield { state: table.state, move };
    table.play(table.seat, table.list.moves[chance.roll(table.list.length)]);
  }
  yield { state: table.state, move: -1 };
}
