import { BUILDER, CITY_SPACES } from "../content/pieces.ts";
import { citySpaces, contentOf, EXPANSION_2, IN_THE_MIDDLE, type PuertoRico, uses } from "../rules/state.ts";
import { STEP } from "../rules/steps.ts";
import { choicesLeft } from "../rules/year.ts";

/** How much of the game is still to come, and what that means for money. */
export interface Times {
  /** Years to reckon with, the rest of this one included: fewer than will come, for what is far off is uncertain. */
  readonly years: number;
  /** Is an ending met, so that this year is the last? */
  readonly isLastYear: boolean;
  /** What a doubloon will have become at the end, in points. */
  readonly doubloon: number;
}

/** What a player in a hurry takes in a year: points in chips, colonists, spaces of the city. Found by letting bots play against each other. */
const POINTS_A_YEAR = 4;
const COLONISTS_A_YEAR = 1.8;
const SPACES_A_YEAR = 1.8;

/** Money is worth most while it can still be turned into something that works; left over, it only breaks a tie. */
const MOST_FOR_A_DOUBLOON = 0.9;
const LEAST_FOR_A_DOUBLOON = 0.02;

/** What part of this year's roles is still to be chosen. */
function restOfYear(state: PuertoRico): number {
  const frame = state.stack[0];
  return frame?.step === STEP.year ? choicesLeft(state, frame) / contentOf(state).size.choicesPerYear : 0;
}

/** Years until the first of the three endings is met, at that pace. */
function yearsToEnding(state: PuertoRico): number {
  let years = state.points / (POINTS_A_YEAR * state.players);
  if (!uses(state, EXPANSION_2)) years = Math.min(years, state.colonists / (COLONISTS_A_YEAR * state.players));
  for (const seat of state.seats) years = Math.min(years, (CITY_SPACES - citySpaces(seat)) / SPACES_A_YEAR);
  return years;
}

/** How late it is at this table. */
export function timesOf(state: PuertoRico): Times {
  const rest = restOfYear(state);
  const isLastYear = state.endings !== 0;
  const years = isLastYear ? rest : rest + yearsToEnding(state);
  const canBuild = !isLastYear || state.takenBy[BUILDER] === IN_THE_MIDDLE;
  const doubloon = canBuild ? Math.min(MOST_FOR_A_DOUBLOON, 0.2 + 0.2 * years) : LEAST_FOR_A_DOUBLOON;
  return { years, isLastYear, doubloon };
}
