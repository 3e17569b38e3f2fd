import { FastChance } from "../chance.ts";
import { hash } from "../hash.ts";
import { asked, invited, legalMoves, type Played, play } from "../play.ts";
import type { SeatId, State } from "../state.ts";
import type { Move } from "../vocabulary.ts";
import { type Check, checker, observers, type Problems } from "./check.ts";
import { difference } from "./data.ts";
import { type Position, somePositions } from "./positions.ts";
import { heard, received } from "./sight.ts";

/**
 * Property 5, for moves: when somebody lays one hidden card or another, and the others hear the same of it, nothing they see tells which
 * it was. Imagined tables cannot show such a leak, since whatever a view gives away they have in common with it.
 */
export const checkHiddenMoves = checker((check, problems) => {
  for (const position of somePositions(check, check.effort.hiddenMoves)) {
    for (const mover of movers(check, position))
      for (const moves of movesThatLookAlike(check, position, mover))
        compareMoves(check, position, mover, moves, problems);
    if (problems.isFull) return;
  }
});

function movers({ game }: Check, { state }: Position): SeatId[] {
  return [...asked(game, state), ...invited(game, state)];
}

/** So many moves that look alike are held against each other. */
const MOVES_COMPARED = 4;

/** Some moves of the seat together that have the verb in common, and what else everybody sees of them. */
function movesThatLookAlike(check: Check, { state, where }: Position, mover: SeatId): Move[][] {
  const { game } = check;
  const alike = new Map<string, Move[]>();
  for (const move of legalMoves(game, state, mover)) {
    const look = JSON.stringify([game.vocabulary.verb(move).name, check.openPart(move)]);
    alike.set(look, [...(alike.get(look) ?? []), move]);
  }
  const chance = new FastChance(where);
  return [...alike.values()].map((moves) => {
    chance.shuffle(moves);
    return moves.slice(0, MOVES_COMPARED);
  });
}

interface Outcome {
  readonly text: string;
  readonly played: Played<State>;
}

function compareMoves(check: Check, position: Position, mover: SeatId, moves: Move[], problems: Problems): void {
  if (moves.length < 2) return;
  const outcomes = moves.flatMap((move) => outcomeOf(check, position, mover, move));
  for (const seat of observers(position.state))
    if (seat !== mover)
      for (const problem of toldApart(check, seat, outcomes)) problems.add(`${position.where}: ${problem}`);
}

/** Where a move leads, unless chance has a part in it. */
function outcomeOf({ game }: Check, { state, ply, where }: Position, mover: SeatId, move: Move): Outcome[] {
  const played = play(game, state, mover, move, new FastChance(where), ply + 1);
  if (!played.ok || played.entry.outcomes.length > 0) return [];
  return [{ text: game.vocabulary.write(move), played }];
}

/** Which moves a seat can tell apart that differ in a secret of somebody else's and that it hears the same of. */
function toldApart(check: Check, seat: SeatId, [first, ...others]: readonly Outcome[]): string[] {
  if (first === undefined) return [];
  const secrets = secretsAfter(check, first, seat);
  const hearing = heard(first.played, seat);
  const isSecret = (other: Outcome) =>
    secretsAfter(check, other, seat) !== secrets && heard(other.played, seat) === hearing;
  return others.filter(isSecret).flatMap((other) => {
    const one = received(check, first.played.state, seat);
    const two = received(check, other.played.state, seat);
    const told = Object.keys(one).filter((what) => one[what] !== two[what]);
    return told.map(
      (what) =>
        `seat ${seat} can tell "${first.text}" from "${other.text}" by its ${what}: ${difference(one[what], two[what])}`,
    );
  });
}

function secretsAfter(check: Check, { played }: Outcome, seat: SeatId): string {
  return hash(check.secrets(played.state, seat));
}
