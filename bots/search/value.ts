import { type Evaluation, type Game, isOver, type State } from "@caravel/kernel";
import { byScore } from "../evaluation.ts";
import { toChances } from "./chances.ts";

/** Writes the chance of every seat to win, as far as the position shows it. */
export type Judge = (state: State, chances: Float64Array) => void;

const USUAL_SPREAD = 6;

/** Judges by what was learned for such a table, or else by the evaluation; a finished game by its winners. */
export function judgeOf(game: Game, evaluation: Evaluation | null, isLearned: boolean, state: State): Judge {
  const judge = (isLearned ? learned(evaluation, state) : null) ?? estimated(evaluation ?? byScore(game));
  return (position, chances) => {
    if (isOver(position)) settle(game, position, chances);
    else judge(position, chances);
  };
}

/** The winners share the victory. */
function settle(game: Game, state: State, chances: Float64Array): void {
  const winners = game.winners(state);
  chances.fill(0);
  for (const seat of winners) chances[seat] = 1 / winners.length;
}

/** By learned weights; null if there are none for such a table. */
function learned(evaluation: Evaluation | null, state: State): Judge | null {
  const value = evaluation?.search?.value;
  if (value === undefined) return null;
  const sheet = value.weights[value.sheet?.(state) ?? String(state.players)] ?? value.weights[value.instead ?? ""];
  if (sheet === undefined) return null;
  const { features } = value;
  const weights = Float64Array.from(features, (name) => (Object.hasOwn(sheet, name) ? sheet[name] : 0));
  const measures = new Float64Array(state.players * features.length);
  return (position, chances) => {
    measures.fill(0);
    value.measure(position, measures);
    for (let seat = 0, place = 0; seat < position.players; seat++) {
      let sum = 0;
      for (let feature = 0; feature < weights.length; feature++) sum += weights[feature] * measures[place++];
      chances[seat] = sum;
    }
    toChances(chances);
  };
}

/** By what the position is worth to the seats. */
function estimated(evaluation: Evaluation): Judge {
  const spread = evaluation.search?.spread ?? USUAL_SPREAD;
  return (state, chances) => {
    for (let seat = 0; seat < state.players; seat++) chances[seat] = evaluation.evaluate(state, seat) / spread;
    toChances(chances);
  };
}
