import { FastChance } from "../chance.ts";
import type { Game, Options } from "../game.ts";
import { asked, begin, legalMoves, play } from "../play.ts";
import { type Frame, isOver, type SeatId, type State } from "../state.ts";
import type { Told } from "../table.ts";
import type { Move } from "../vocabulary.ts";

/** A position, the move made in it and what that told; at the end of a game there is no move. */
export interface Moment<S> {
  readonly state: S;
  readonly seat: SeatId;
  readonly move: Move;
  readonly told: readonly Told[];
}

/** The move of a moment at which a game is over. */
const NO_MOVE: Move = -1;

/** A random game, moment by moment; moves that lead nowhere are `rare`, so that something happens. */
export function toldGame<S extends State, F extends Frame, V>(
  game: Game<S, F, V>,
  players: number,
  options: Options,
  seed: string,
  rare: RegExp,
): Moment<S>[] {
  const chance = new FastChance(seed);
  let { state } = begin(game, players, options, chance);
  const moments: Moment<S>[] = [];
  for (let ply = 1; !isOver(state); ply++) {
    const [seat] = asked(game, state);
    const list = legalMoves(game, state, seat);
    const eager = list.filter((move) => !rare.test(game.vocabulary.write(move)));
    const from = eager.length > 0 && chance.roll(6) > 0 ? eager : list;
    const move = from[chance.roll(from.length)];
    const played = play(game, state, seat, move, chance, ply);
    if (!played.ok) throw new Error(`a listed move was refused by ${played.rule}`);
    moments.push({ state, seat, move, told: played.told });
    state = played.state;
  }
  return [...moments, { state, seat: 0, move: NO_MOVE, told: [] }];
}

/** Every so many moments of some games, and their ends. */
export function momentsOf<S>(games: readonly (readonly Moment<S>[])[], every: number): Moment<S>[] {
  return games.flatMap((game) => game.filter((_, place) => place % every === 0 || place === game.length - 1));
}
