import { FastChance } from "../chance.ts";
import { MoveList } from "../move-list.ts";
import { asked, legalMoves } from "../play.ts";
import { isOver, type SeatId, type State } from "../state.ts";
import { Table } from "../table.ts";
import { type Check, checker, observers, type Problems } from "./check.ts";
import { type Position, randomGame } from "./positions.ts";

/** Property 1: random games end, or reach the bound the game declares; until then every seat that is asked has a choice, and afterwards nobody has. */
export const checkTotal = checker((check, problems) => {
  for (let number = 0; number < check.effort.games && !problems.isFull; number++) {
    let over = false;
    for (const position of randomGame(check, `${number}`)) {
      over = isOver(position.state);
      if (over) checkEnd(check, position, problems);
      else checkAsked(check, position, problems);
    }
    if (!over && check.game.bound === undefined)
      problems.add(`game ${number} is not over after ${check.effort.longestGame} moves`);
  }
  checkBound(check, problems);
});

/** A game that need not end says by which rule, and when to stop. */
function checkBound({ game: { bound }, effort, isRule }: Check, problems: Problems): void {
  if (bound === undefined) return;
  if (!isRule(bound.rule)) problems.add(`the bound names "${bound.rule}", which is no known rule`);
  if (!(bound.decisions > 0 && bound.decisions <= effort.longestGame))
    problems.add(`the bound of ${bound.decisions} decisions is not between 1 and ${effort.longestGame}`);
}

function checkAsked({ game }: Check, { state, where }: Position, problems: Problems): void {
  const seats = asked(game, state);
  if (seats.length === 0) problems.add(`${where}: nobody is asked`);
  for (const seat of seats) {
    const moves = legalMoves(game, state, seat);
    if (moves.length === 0) problems.add(`${where}: seat ${seat} is asked but has no legal move`);
    if (new Set(moves).size < moves.length) problems.add(`${where}: a move of seat ${seat} is listed twice`);
    if (!moves.every((move) => game.vocabulary.knows(move)))
      problems.add(`${where}: a listed move is not in the vocabulary`);
    if (withoutShortcuts(game, state, seat).length === 0)
      problems.add(`${where}: seat ${seat} has nothing but shortcuts`);
  }
}

function withoutShortcuts(game: Check["game"], state: State, seat: SeatId): MoveList {
  return new Table(game, state, new FastChance("nothing is drawn"), new MoveList(false)).listFor(seat);
}

function checkEnd({ game }: Check, { state, where }: Position, problems: Problems): void {
  for (const seat of observers(state))
    if (legalMoves(game, state, seat).length > 0)
      problems.add(`${where}: the game is over, but seat ${seat} has a move`);
  const scores = game.scores(state);
  if (scores.length !== state.players || !scores.every(Number.isFinite))
    problems.add(`${where}: scores ${scores} are not one number per seat`);
  if (!game.winners(state).every((seat) => seat >= 0 && seat < state.players))
    problems.add(`${where}: a winner has no seat`);
}
