import { type Chance, FastChance } from "../chance.ts";
import { asked, begin, invited, legalMoves, play } from "../play.ts";
import { isOver, type SeatId, type State } from "../state.ts";
import type { Move } from "../vocabulary.ts";
import type { Check } from "./check.ts";

/** A position of a random game, and how to find it again. */
export interface Position {
  readonly state: State;
  readonly ply: number;
  /** In which game, after which move. */
  readonly where: string;
}

/** A seat that may act with one of its moves, both at random; seats that need not act do so now and then. */
export function randomMove({ game }: Check, state: State, chance: Chance): { seat: SeatId; move: Move } {
  const free =
    chance.roll(8) === 0 ? invited(game, state).filter((seat) => legalMoves(game, state, seat).length > 0) : [];
  const seats = free.length > 0 ? free : asked(game, state);
  if (seats.length === 0) throw new Error("the game is not over, but nobody is asked");
  const seat = seats[chance.roll(seats.length)];
  const moves = legalMoves(game, state, seat);
  if (moves.length === 0) throw new Error(`seat ${seat} is asked but has no legal move`);
  return { seat, move: moves[chance.roll(moves.length)] };
}

/** The positions of a random game, from a given one or the start to the end, or until it is too long. */
export function* randomGame(check: Check, seed: string, from?: State): Generator<Position> {
  const { game, setup, effort } = check;
  const chance = new FastChance(`${effort.seed}/${seed}`);
  let state = from ?? begin(game, setup.players, setup.options, chance).state;
  for (let ply = 0; ply <= effort.longestGame; ply++) {
    yield { state, ply, where: `game ${seed}, after move ${ply}` };
    if (isOver(state)) return;
    const { seat, move } = randomMove(check, state, chance);
    const played = play(game, state, seat, move, chance, ply + 1);
    if (!played.ok) throw new Error(`"${game.vocabulary.write(move)}" is listed but refused (${played.rule})`);
    state = played.state;
  }
}

const POSITIONS_PER_GAME = 50;

/** As many positions as the effort says, spread over random games, the ends of games among them. */
export function* somePositions(check: Check, count = check.effort.positions): Generator<Position> {
  const length = [...randomGame(check, "length")].length;
  const stride = Math.ceil(length / POSITIONS_PER_GAME);
  for (let found = 0, number = 0; found < count; number++)
    for (const position of randomGame(check, `${number}`)) {
      if (position.ply % stride !== number % stride && !isOver(position.state)) continue;
      yield position;
      if (++found === count) return;
    }
}
