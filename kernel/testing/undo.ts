import { FastChance } from "../chance.ts";
import { hash } from "../hash.ts";
import { learns } from "../match.ts";
import { asked, legalMoves, play } from "../play.ts";
import { includesSeat, type SeatId } from "../state.ts";
import type { Move } from "../vocabulary.ts";
import { type Check, checker, type Problems } from "./check.ts";
import { type Position, somePositions } from "./positions.ts";

/** Worlds in which a move that taught nothing is tried again. */
const WORLDS = 40;

/** Property 5, for taking back: a move that can be taken back freely leads to the same view from whatever its seat could not know. */
export const checkUndo = checker((check, problems) => {
  const { game } = check;
  for (const position of somePositions(check, check.effort.secretPositions)) {
    const chance = new FastChance(position.where);
    for (const seat of asked(game, position.state)) {
      const moves = legalMoves(game, position.state, seat);
      checkMove(check, position, seat, moves[chance.roll(moves.length)], problems);
    }
    if (problems.isFull) return;
  }
});

function checkMove(
  { game }: Check,
  { state, ply, where }: Position,
  seat: SeatId,
  move: Move,
  problems: Problems,
): void {
  const chance = new FastChance(`${where}/undo`);
  const played = play(game, state, seat, move, chance, ply + 1);
  if (!played.ok || played.entry.outcomes.length > 0 || includesSeat(played.uncovered, seat)) return;
  const view = game.view(state, seat);
  const after = game.view(played.state, seat);
  if (learns(game, view, seat, move, after)) return;
  const alike = Array.from({ length: WORLDS }, () => {
    const elsewhere = play(game, game.imagine(view, chance), seat, move, chance, ply + 1);
    return elsewhere.ok && hash(game.view(elsewhere.state, seat)) === hash(after);
  });
  if (alike.every(Boolean)) return;
  const text = game.vocabulary.write(move);
  problems.add(`${where}: seat ${seat} learns by "${text}" and could take it back: the rule must call table.uncover`);
}
