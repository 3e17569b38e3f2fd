import type { MoveList } from "./move-list.ts";
import { copyData, type Frame, includesSeat, nextSeat, only, type SeatId, type SeatSet, type State } from "./state.ts";
import type { Table } from "./table.ts";
import type { Move, Verb } from "./vocabulary.ts";

/** The id of a ledger rule, such as `PR-CAPTAIN-04`. */
export type RuleId = string;

/** One kind of thing that can be going on: it either runs by itself or asks seats for a move. */
export interface Step<S extends State, F extends Frame> {
  readonly name: string;
  readonly asks: boolean;
  /** Does it always ask exactly the frame's seat? Then nobody need be asked who that is. */
  readonly asksFrameSeat: boolean;
  /** Does what needs no decision; must change the stack. Only for steps that do not ask. */
  run(table: Table<S, F>, frame: F): void;
  /** The seats that must answer. */
  seats(state: S, frame: F): SeatSet;
  /** Seats that are not waited for but may act all the same, such as changing an answer already given. */
  also(state: S, frame: F): SeatSet;
  /** The verbs this step understands; others are refused as out of place. */
  readonly verbs: readonly Verb[];
  /** Exactly the legal moves. Pure. */
  moves(state: S, frame: F, seat: SeatId, list: MoveList): void;
  /** The rule that forbids a move of the step's verbs, or null if none does. Pure. */
  refuse(state: S, frame: F, seat: SeatId, move: Move): RuleId | null;
  /** Carries out a legal move; the only place where a decision changes the state. */
  play(table: Table<S, F>, frame: F, seat: SeatId, move: Move): void;
  /** Goes on when the seat that is asked has no legal move. */
  skip(table: Table<S, F>, frame: F, seat: SeatId): void;
  /** The frame as a seat may see it. */
  show(frame: F, seat: SeatId): F;
}

const noSeats = (): SeatSet => 0;
const showAll = <F extends Frame>(frame: F): F => copyData(frame);

function neverHappens(what: string): never {
  throw new Error(`a step was used the wrong way: ${what}`);
}

/** A step that runs by itself. */
export function runs<S extends State, F extends Frame>(
  name: string,
  run: (table: Table<S, F>, frame: F) => void,
): Step<S, F> {
  return {
    name,
    asks: false,
    asksFrameSeat: false,
    run,
    seats: noSeats,
    also: noSeats,
    verbs: [],
    moves: () => neverHappens(`${name} does not ask`),
    refuse: () => neverHappens(`${name} does not ask`),
    play: () => neverHappens(`${name} does not ask`),
    skip: () => neverHappens(`${name} does not ask`),
    show: showAll,
  };
}

/** What an asking step must say, and what it may. */
export type Asking<S extends State, F extends Frame> = Pick<Step<S, F>, "verbs" | "moves" | "refuse" | "play"> &
  Partial<Pick<Step<S, F>, "seats" | "also" | "skip" | "show">>;

/** A step that asks; by default it asks the frame's seat, and ends if that seat has no legal move. */
export function asks<S extends State, F extends Frame>(name: string, step: Asking<S, F>): Step<S, F> {
  return {
    name,
    asks: true,
    asksFrameSeat: step.seats === undefined,
    run: () => neverHappens(`${name} does not run`),
    seats: step.seats ?? ((_state, frame) => only(frame.seat)),
    also: step.also ?? noSeats,
    verbs: step.verbs,
    moves: step.moves,
    refuse: step.refuse,
    play: step.play,
    skip: step.skip ?? ((table) => table.pop()),
    show: step.show ?? showAll,
  };
}

/** A frame that counts how many seats still have their turn. */
export interface TurnsFrame extends Frame {
  turns: number;
}

/** Every seat in clockwise order, the frame's seat first, gets one turn (`frame.turns` are left); then `after`, and the step ends. */
export function eachSeat<S extends State, F extends TurnsFrame>(
  name: string,
  {
    turn,
    after,
  }: { turn(table: Table<S, F>, frame: F, seat: SeatId): void; after?(table: Table<S, F>, frame: F): void },
): Step<S, F> {
  return runs(name, (table, frame) => {
    const { stack } = table.state;
    // seats whose turn starts nothing are passed over at once
    while (stack[stack.length - 1] === frame) {
      if (frame.turns === 0) {
        table.pop();
        after?.(table, frame);
        return;
      }
      const seat = frame.seat;
      frame.turns--;
      frame.seat = nextSeat(table.state, seat);
      turn(table, frame, seat);
    }
  });
}

/** A frame in which the answers of several seats wait to be revealed together. */
export interface SecretFrame extends Frame {
  /** By seat: the move answered, or NO_ANSWER, or (in a view) HIDDEN_ANSWER. */
  answers: number[];
}

export const NO_ANSWER = -1;
export const HIDDEN_ANSWER = -2;

/** Several seats answer at the same time, in any order, each in secret; a given answer can be changed until the last one is in, unless answers are `final`. */
export function secretly<S extends State, F extends SecretFrame>(
  name: string,
  step: Pick<Step<S, F>, "verbs" | "moves" | "refuse"> & {
    /** The seats whose answer is needed. */
    asked(state: S, frame: F): SeatSet;
    /** Is an answer, once given, there to stay? Some games leave that to the table. */
    final?(state: S): boolean;
    /** Runs when the last answer is in; the step has already ended. */
    reveal(table: Table<S, F>, answers: readonly number[], frame: F): void;
  },
): Step<S, F> {
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
    moves: step.moves,
    refuse: step.refuse,
    play(table, frame, seat, move) {
      frame.answers[seat] = move;
      table.tell({ type: "answered", seat });
      // a final answer cannot be taken back either
      if (isFinal(table.state)) table.uncover([seat]);
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

/** What is going on, as a seat may see it: every frame as its own step shows it. */
export function showStack<S extends State, F extends Frame>(steps: readonly Step<S, F>[], state: S, seat: SeatId): F[] {
  return state.stack.map((frame) => steps[frame.step].show(frame as F, seat));
}

/** Something a seat may do beside whatever it is asked, without ending that question. */
export interface Offer<S extends State, F extends Frame> {
  readonly name: string;
  /** Verbs of this offer alone: no step understands them. */
  readonly verbs: readonly Verb[];
  /** Does the offer stand for the seat at this moment? Pure. */
  stands(state: S, seat: SeatId): boolean;
  moves(state: S, seat: SeatId, list: MoveList): void;
  /** The rule that forbids a move of the offer's verbs, or null; also asked when the offer does not stand. */
  refuse(state: S, seat: SeatId, move: Move): RuleId | null;
  play(table: Table<S, F>, seat: SeatId, move: Move): void;
}

/** Does the step let this seat act now? */
export function mayAct<S extends State, F extends Frame>(step: Step<S, F>, state: S, frame: F, seat: SeatId): boolean {
  return includesSeat(step.seats(state, frame) | step.also(state, frame), seat);
}
