import { FastChance } from "../chance.ts";
import { legalMoves, play, refusal } from "../play.ts";
import { isOver, type SeatId } from "../state.ts";
import { type Check, checker, observers, type Problems } from "./check.ts";
import { type Position, somePositions } from "./positions.ts";
import { movesToTry } from "./sample.ts";

/** Property 2: a move is legal, listed and accepted, or refused by a known rule; nothing in between. */
export const checkTruth = checker((check, problems) => {
  for (const position of somePositions(check))
    for (const seat of [...observers(position.state), position.state.players]) {
      checkRefusals(check, position, seat, problems);
      checkPlay(check, position, seat, problems);
      if (problems.isFull) return;
    }
});

function checkRefusals({ game, isRule }: Check, { state, where }: Position, seat: SeatId, problems: Problems): void {
  const moves = legalMoves(game, state, seat);
  const listed = new Set(moves);
  for (const move of movesToTry(game.vocabulary, moves, new FastChance(`${where}/${seat}`))) {
    const rule = refusal(game, state, seat, move);
    if ((rule === null) === listed.has(move) && (rule === null || isRule(rule))) continue;
    const text = `${where}: "${game.vocabulary.write(move)}" by seat ${seat}`;
    if (rule === null) problems.add(`${text} is not refused, but not listed either`);
    else if (listed.has(move)) problems.add(`${text} is listed, but ${rule} forbids it`);
    else problems.add(`${text} is refused by "${rule}", which is no known rule`);
  }
}

/** How many moves that are not listed are tried out per position and seat; `refusal` has looked at more of them. */
const WRONG_MOVES = 5;

function checkPlay({ game }: Check, { state, ply, where }: Position, seat: SeatId, problems: Problems): void {
  const listed = legalMoves(game, state, seat);
  const chance = new FastChance(where);
  const tried = [...listed, ...Array.from({ length: WRONG_MOVES }, () => chance.roll(game.vocabulary.size))];
  for (const move of tried) {
    const accepted = play(game, state, seat, move, chance, ply + 1).ok;
    if (accepted !== listed.includes(move) || (accepted && isOver(state)))
      problems.add(
        `${where}: "${game.vocabulary.write(move)}" by seat ${seat} is ${accepted ? "accepted" : "refused"} against the list`,
      );
  }
}
