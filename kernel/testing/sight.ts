import { FastChance } from "../chance.ts";
import { asked, invited, legalMoves, type Played, refusal } from "../play.ts";
import { includesSeat, isOver, type SeatId, type State } from "../state.ts";
import type { Check } from "./check.ts";
import { movesToTry } from "./sample.ts";

/** Every byte a seat gets without anybody making a move; words are made of the view, and that of nothing else, as `checkPurity` sees to. */
export function received(
  { game }: Check,
  state: State,
  seat: SeatId,
  view = game.view(state, seat),
): Record<string, string> {
  const choices = legalMoves(game, state, seat);
  const tried = [...movesToTry(game.vocabulary, choices, new FastChance("the same in every world"))];
  const bytes = {
    view,
    asked: asked(game, state),
    invited: invited(game, state),
    choices,
    refusals: tried.map((move) => refusal(game, state, seat, move)),
    result: isOver(state) ? [game.scores(state), game.winners(state)] : null,
  };
  return Object.fromEntries(Object.entries(bytes).map(([what, value]) => [what, JSON.stringify(value)]));
}

/** All that a seat is told of a move, and whether the move taught it something. */
export function heard({ told, uncovered }: Played<State>, seat: SeatId): string {
  const events = told.filter(({ to }) => to === null || to.includes(seat)).map(({ event }) => event);
  return JSON.stringify([events, includesSeat(uncovered, seat)]);
}
