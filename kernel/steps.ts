import type { MoveList } from "./move-list.ts";
import { copyData, type Frame, includesSeat, only, type SeatId, type SeatSet, type State } from "./state.ts";
import type { Table } from "./table.ts";
import { type Move, type Verb, type VerbSet, verbSet } from "./vocabulary.ts";

/** The id of a ledger rule, such as `PR-CAPTAIN-04`. */
export type RuleId = string;

/** What a step may do by a function or do without. As methods, because a step of one game must fit where any step does. */
interface Ways<S extends State, F extends Frame> {
  hurry(table: Table<S, F>, frame: F, seat: SeatId): boolean;
  played(table: Table<S, F>, seat: SeatId): void;
  atStep(state: S, frame: F, seat: SeatId, move: Move): RuleId;
  anywhere(state: S, seat: SeatId, move: Move): RuleId;
}

/** The rule that refuses a move in a step: always the same one, or found by looking. */
export type StepRule<S extends State, F extends Frame> = RuleId | Ways<S, F>["atStep"];

/** The rule that refuses a move whatever the step: always the same one, or found by looking. */
export type HomeRule<S extends State> = RuleId | Ways<S, Frame>["anywhere"];

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
  /** The rule that says whose turn it is here; null: the game's. */
  readonly turnRule: StepRule<S, F> | null;
  /** The verbs this step understands; others are refused as out of place. */
  readonly verbs: readonly Verb[];
  /** The same verbs as a set. */
  readonly understands: VerbSet;
  /** By the name of another verb: the rule why it is out of place here, if it is not the one that gives the verb its place. */
  readonly instead: Readonly<Record<string, StepRule<S, F>>>;
  /** Exactly the legal moves. Pure. */
  moves(state: S, frame: F, seat: SeatId, list: MoveList): void;
  /** The rule that forbids a move of the step's verbs, or null if none does. Pure. */
  refuse(state: S, frame: F, seat: SeatId, move: Move): RuleId | null;
  /** Carries out a legal move; the only place where a decision changes the state. */
  play(table: Table<S, F>, frame: F, seat: SeatId, move: Move): void;
  /** What follows every move of this step, once it is carried out; null if nothing does. */
  readonly played: Ways<S, F>["played"] | null;
  /**
   * Does all that has only one way, without listing it; false where there is a choice, or where that is not seen at a glance.
   * Only for search: it must lead where the only moves would lead, one after the other. Null if the step has no such way.
   */
  readonly hurry: Ways<S, F>["hurry"] | null;
  /** Goes on when the seat that is asked has no legal move. */
  skip(table: Table<S, F>, frame: F, seat: SeatId): void;
  /** The frame as a seat may see it. */
  show(frame: F, seat: SeatId): F;
  /** The names of its stages in order, if it is a sequence. */
  readonly stages: readonly string[];
  /** The number of a stage, for positions in the middle of a sequence. */
  stageNamed(name: string): number;
}

const noSeats = (): SeatSet => 0;
const showAll = <F extends Frame>(frame: F): F => copyData(frame);

/** Says that a step was used in a way it is not made for. */
export function neverHappens(what: string): never {
  throw new Error(`a step was used the wrong way: ${what}`);
}

/** A step with all its parts. Every step is made here, because the loop that runs them is fastest if all have one shape. */
function stepOf<S extends State, F extends Frame>(name: string, parts: Partial<Step<S, F>>): Step<S, F> {
  const { verbs = [], stages = [] } = parts;
  return {
    name,
    asks: parts.asks ?? false,
    asksFrameSeat: parts.asksFrameSeat ?? false,
    run: parts.run ?? (() => neverHappens(`${name} does not run`)),
    seats: parts.seats ?? noSeats,
    also: parts.also ?? noSeats,
    turnRule: parts.turnRule ?? null,
    verbs,
    understands: verbSet(verbs),
    instead: parts.instead ?? {},
    moves: parts.moves ?? (() => neverHappens(`${name} does not ask`)),
    refuse: parts.refuse ?? (() => neverHappens(`${name} does not ask`)),
    play: parts.play ?? (() => neverHappens(`${name} does not ask`)),
    played: parts.played ?? null,
    hurry: parts.hurry ?? null,
    skip: parts.skip ?? (() => neverHappens(`${name} does not ask`)),
    show: parts.show ?? showAll,
    stages,
    stageNamed(wanted) {
      const stage = stages.indexOf(wanted);
      if (stage < 0) throw new RangeError(`${name} has no stage ${wanted}; its stages: ${stages.join(", ")}`);
      return stage;
    },
  };
}

/** A step that runs by itself; `show` hides what its frame keeps secret. */
export function runs<S extends State, F extends Frame>(
  name: string,
  run: (table: Table<S, F>, frame: F) => void,
  { show = showAll, stages = [] }: Partial<Pick<Step<S, F>, "show" | "stages">> = {},
): Step<S, F> {
  return stepOf(name, { run, show, stages });
}

/** What an asking step must say, and what it may. */
export type Asking<S extends State, F extends Frame> = Pick<Step<S, F>, "verbs" | "moves" | "refuse" | "play"> &
  Partial<Pick<Step<S, F>, "seats" | "also" | "turnRule" | "instead" | "played" | "hurry" | "skip" | "show">>;

/** A step that asks; by default it asks the frame's seat, and ends if that seat has no legal move. */
export function asks<S extends State, F extends Frame>(name: string, step: Asking<S, F>): Step<S, F> {
  return stepOf(name, {
    asks: true,
    asksFrameSeat: step.seats === undefined,
    seats: (_state, frame) => only(frame.seat),
    skip: (table) => table.pop(),
    ...step,
  });
}

/** What is going on, as a seat may see it: every frame as its own step shows it. */
export function showStack<S extends State, F extends Frame>(steps: readonly Step<S, F>[], state: S, seat: SeatId): F[] {
  return state.stack.map((frame) => steps[frame.step].show(frame as F, seat));
}

/** Does the step let this seat act now? */
export function mayAct<S extends State, F extends Frame>(step: Step<S, F>, state: S, frame: F, seat: SeatId): boolean {
  return includesSeat(step.seats(state, frame) | step.also(state, frame), seat);
}
