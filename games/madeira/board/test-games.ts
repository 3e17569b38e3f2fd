import {
  asked,
  begin,
  FastChance,
  type GameEvent,
  isOver,
  legalMoves,
  type Move,
  type Options,
  play,
  type SeatId,
} from "@caravel/kernel";
import { madeira } from "../rules/game.ts";
import type { Madeira } from "../rules/state.ts";
import { suiteSettings } from "../rules/test-suite.ts";

/** One decision of a game that was played at random, with what it caused. */
export interface Turn {
  readonly before: Madeira;
  readonly seat: SeatId;
  readonly move: Move;
  readonly legal: readonly Move[];
  readonly after: Madeira;
  readonly events: readonly GameEvent[];
}

/** A whole game by chance, decision by decision; `isRich` begins with favours, goods and pirates, which chance rarely brings. */
export function* randomGame(players: number, seed: string, isRich = false, options: Options = {}): Generator<Turn> {
  const chance = new FastChance(seed);
  let { state } = begin(madeira, players, options, chance);
  if (isRich) state = suiteSettings.headStart?.(state) ?? state;
  for (let ply = 1; !isOver(state); ply++) {
    const [seat] = asked(madeira, state);
    const legal = legalMoves(madeira, state, seat);
    const move = legal[chance.roll(legal.length)];
    const played = play(madeira, state, seat, move, chance, ply);
    if (!played.ok) throw new Error(`${madeira.vocabulary.write(move)} is refused by ${played.rule}`);
    yield { before: state, seat, move, legal, after: played.state, events: played.told.map(({ event }) => event) };
    state = played.state;
  }
}
