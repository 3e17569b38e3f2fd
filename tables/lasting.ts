import {
  asked,
  FastChance,
  type Game,
  hash,
  includesSeat,
  type Move,
  play,
  type SeatId,
  type State,
} from "@caravel/kernel";

/** With more moves than this only some of each verb are tried. */
const MOST_TRIED = 300;
const TRIED_OF_A_VERB = 8;

/**
 * The moves that a seat could not take back alone, as far as it can know: they draw on luck, uncover something or end its
 * turn. They are tried on a table that is imagined from the view, so the answer gives nothing away.
 */
export function lastingMoves(game: Game, view: unknown, seat: SeatId, moves: readonly Move[]): Move[] {
  const chance = new FastChance(hash(view));
  const world = game.imagine(view, chance);
  const lasts = (move: Move) => isLasting(game, world, seat, move, chance);
  if (moves.length <= MOST_TRIED) return moves.filter(lasts);
  return Object.values(game.vocabulary.verbs)
    .map((verb) => moves.filter((move) => verb.has(move)))
    .filter((alike) => sample(alike).some(lasts))
    .flat();
}

function isLasting(game: Game, world: State, seat: SeatId, move: Move, chance: FastChance): boolean {
  const played = play(game, world, seat, move, chance, 1);
  if (!played.ok || played.entry.outcomes.length > 0 || includesSeat(played.uncovered, seat)) return true;
  return !asked(game, played.state).includes(seat);
}

/** A few of the moves, spread evenly. */
function sample(moves: readonly Move[]): Move[] {
  const stride = Math.max(1, moves.length / TRIED_OF_A_VERB);
  const size = Math.min(moves.length, TRIED_OF_A_VERB);
  return Array.from({ length: size }, (_, number) => moves[Math.floor(number * stride)]);
}
