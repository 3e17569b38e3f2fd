import { begin, FastChance, LANGUAGES, type Options, refusal, type SeatId } from "@caravel/kernel";
import { phase } from "../rules/frames.ts";
import { puertoRico } from "../rules/game.ts";
import { moves } from "../rules/moves.ts";
import type { PuertoRico, Seat } from "../rules/state.ts";
import { STEP, type StepName } from "../rules/steps.ts";
import { words } from "./index.ts";

/** A fresh game of four in which a step is asked of seat 0, arranged further by hand. */
export function at(
  step: StepName,
  arrange: (state: PuertoRico) => void = () => {},
  taker: SeatId = 1,
  options: Options = {},
): PuertoRico {
  const { state } = begin(puertoRico, 4, options, new FastChance("at"));
  // a turn finds in the phase below it what that remembers
  if (step === "load" || step === "crates") state.stack.push(phase(STEP.captain, taker, taker));
  if (step === "extra") state.stack.push(phase(STEP.craftsman, taker, taker));
  state.stack.push(phase(STEP[step], 0, taker));
  arrange(state);
  return state;
}

/** Puts a building into a city, with so many colonists on it, some of them nobles. */
export function own(seat: Seat, building: number, colonists = 0, nobles = 0): void {
  seat.built.push(building);
  seat.city[building] = colonists;
  seat.cityNobles[building] = nobles;
}

/** The order in all three languages. */
export function ordersFor(state: PuertoRico, text: string): string[] {
  return LANGUAGES.map((language) => words[language].move(puertoRico.view(state, 0), 0, moves.read(text) ?? -1));
}

/** The refusal in all three languages, after the rule. */
export function refusalsFor(state: PuertoRico, text: string): string[] {
  const move = moves.read(text) ?? -1;
  const rule = refusal(puertoRico, state, 0, move) ?? "allowed";
  return [rule, ...LANGUAGES.map((language) => words[language].refusal(rule, puertoRico.view(state, 0), 0, move))];
}

/** What is asked, in all three languages, as a seat sees it. */
export function questionsFor(state: PuertoRico, viewer: SeatId, names: readonly string[]): string[] {
  return LANGUAGES.map((language) => words[language].question(puertoRico.view(state, viewer), names));
}
