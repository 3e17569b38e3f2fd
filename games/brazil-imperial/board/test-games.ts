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
import { brazilImperial } from "../rules/game.ts";
import type { Brazil } from "../rules/state.ts";

/** One decision of a game that was played at random, with what it caused. */
export interface Turn {
  readonly before: Brazil;
  readonly seat: SeatId;
  readonly move: Move;
  readonly legal: readonly Move[];
  readonly after: Brazil;
  readonly events: readonly GameEvent[];
}

/** So many decisions of a game by chance; random play need not end (BI-END-05). */
export function* randomGame(players: number, seed: string, decisions = 700, options: Options = {}): Generator<Turn> {
  const chance = new FastChance(seed);
  let { state } = begin(brazilImperial, players, options, chance);
  for (let ply = 1; ply <= decisions && !isOver(state); ply++) {
    const [seat] = asked(brazilImperial, state);
    const legal = legalMoves(brazilImperial, state, seat);
    const move = legal[chance.roll(legal.length)];
    const played = play(brazilImperial, state, seat, move, chance, ply);
    if (!played.ok) throw new Error(`${brazilImperial.vocabulary.write(move)} is refused by ${played.rule}`);
    yield { before: state, seat, move, legal, after: played.state, events: played.told.map(({ event }) => event) };
    state = played.state;
  }
}
