import type { Chance } from "../chance.ts";
import type { Move, Vocabulary } from "../vocabulary.ts";

/** In a larger vocabulary not every move is tried in every position. */
const MOST_MOVES = 1000;

/** The moves to try in a position: all there are, or those that are listed, some of every verb and others at random. */
export function movesToTry(vocabulary: Vocabulary, listed: readonly Move[], chance: Chance): Iterable<Move> {
  const { size } = vocabulary;
  if (size <= MOST_MOVES) return Array.from({ length: size }, (_, move) => move);
  const moves = new Set(listed);
  for (const { start, end } of Object.values(vocabulary.verbs)) moves.add(start + chance.roll(end - start));
  while (moves.size < MOST_MOVES) moves.add(chance.roll(size));
  return moves;
}
