import { type Evaluation, type Game, isOver, type SeatId, type State } from "@caravel/kernel";

export type { Evaluation } from "@caravel/kernel";

/** How a game is judged one step ahead that says nothing about it: by the score, after every move. */
export function byScore(game: Game): Evaluation {
  return { evaluate: (state, seat) => game.scores(state)[seat], isQuiet: () => true, worlds: 4 };
}

/** What a position is worth to every seat: before the end of the game what it says about that, if it says anything, else the score. */
export function worths(game: Game, evaluation: Evaluation | null, state: State): number[] {
  if (evaluation === null || isOver(state)) return game.scores(state);
  return Array.from({ length: state.players }, (_, seat) => evaluation.evaluate(state, seat));
}

/** How far a seat is ahead of the others, on average; whoever plays alone is ahead by what he has. */
export function lead(worths: readonly number[], seat: SeatId): number {
  let others = 0;
  for (let player = 0; player < worths.length; player++) if (player !== seat) others += worths[player];
  return worths.length < 2 ? worths[seat] : worths[seat] - others / (worths.length - 1);
}
