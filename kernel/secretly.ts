import { copyData, type Frame, only, type SeatSet, type State } from "./state.ts";
import { asks, neverHappens, type Step } from "./steps.ts";
import type { Table } from "./table.ts";

/** A frame in which the answers of several seats wait to be revealed together. */
export interface SecretFrame extends Frame {
  /** By seat: the move answered, or NO_ANSWER, or (in a view) HIDDEN_ANSWER. */
  answers: number[];
}

export const NO_ANSWER = -1;
export const HIDDEN_ANSWER = -2;

/** What a step of secret answers must say, and what it may. */
export type Secret<S extends State, F extends SecretFrame> = Pick<Step<S, F>, "verbs" | "moves" | "refuse"> &
  Partial<Pick<Step<S, F>, "turnRule" | "instead">> & {
    /** The seats whose answer is needed. */
    asked(state: S, frame: F): SeatSet;
    /** Is an answer, once given, there to stay? Some games leave that to the table. */
    final?(state: S): boolean;
    /** Runs when the last answer is in; the step has already ended. */
    reveal(table: Table<S, F>, answers: readonly number[], frame: F): void;
  };

/** Several seats answer at the same time, in any order, each in secret; a given answer can be changed until the last one is in, unless answers are `final`. */
export function secretly<S extends State, F extends SecretFrame>(name: string, step: Secret<S, F>): Step<S, F> {
  const missing = (state: S, frame: F) => {
    let seats = step.asked(state, frame);
    for (let seat = 0; seat < frame.answers.length; seat++) if (frame.answers[seat] !== NO_ANSWER) seats &= ~only(seat);
    return seats;
  };
  const isFinal = (state: S) => step.final?.(state) ?? false;
  return asks(name, {
    verbs: step.verbs,
    seats: missing,
    also: (state, frame) => (isFinal(state) ? 0 : step.asked(state, frame) & ~missing(state, frame)),
    ...(step.turnRule === undefined ? {} : { turnRule: step.turnRule }),
    ...(step.instead === undefined ? {} : { instead: step.instead }),
    moves: step.moves,
    refuse: step.refuse,
    play(table, frame, seat, move) {
      frame.answers[seat] = move;
      table.tell?.({ type: "answered", seat });
      // a final answer cannot be taken back either
      if (isFinal(table.state)) table.uncovered |= only(seat);
      if (missing(table.state, frame) !== 0) return;
      table.pop();
      table.uncover();
      step.reveal(table, frame.answers, frame);
    },
    skip: (_table, _frame, seat) => neverHappens(`seat ${seat} is asked in ${name} but has no legal answer`),
    show: (frame, seat) => ({
      ...copyData(frame),
      answers: frame.answers.map((answer, owner) => (owner === seat || answer === NO_ANSWER ? answer : HIDDEN_ANSWER)),
    }),
  });
}
