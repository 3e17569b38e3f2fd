import {
  asked,
  FastChance,
  type Game,
  includesSeat,
  type Move,
  type SeatId,
  type State,
  tryOut,
} from "@caravel/kernel";

/** With more moves than this only some of each verb are tried. */
const MOST_TRIED = 300;
const TRIED_OF_A_VERB = 8;

/** From here the luck of what is imagined comes, always the same: only the view decides. */
const LUCK = new FastChance("moves that last");

/**
 * The moves that a seat could not take back alone, as far as it can know: they draw on luck, uncover something or end its
 * turn. They are tried on a table that is imagined from the view, so the answer gives nothing away.
 */
export function lastingMoves(game: Game, view: unknown, seat: SeatId, moves: readonly Move[]): Move[] {
  const chance = LUCK.copy();
  const world = game.imagine(view, chance);
  const lasts = (move: Move) => isLasting(game, world, seat, move, chance);
  if (moves.length <= MOST_TRIED) return moves.filter(lasts);
  return Object.values(game.vocabulary.verbs)
    .map((verb) => moves.filter((move) => verb.has(move)))
    .filter((alike) => sample(alike).some(lasts))
    .flat();
}

function isLasting(game: Game, world: State, seat: SeatId, move: Move, chance: FastChance): boolean {
  const tried = tryOut(game, game.copy(world), seat, move, chance);
  if (tried === null || tried.isDrawn || includesSeat(tried.uncovered, seat)) return true;
  return !asked(game, tried.state).includes(seat);
}

/** A few of the moves, spread evenly. */
function sample(moves: readonly Move[]): Move[] {
  const stride = Math.max(1, moves.length / TRIED_OF_A_VERB);
  const size = Math.min(moves.length, TRIED_OF_A_VERB);
  return Array.from({ length: size }, (_, number) => moves[Math.floor(number * stride)]);
}
