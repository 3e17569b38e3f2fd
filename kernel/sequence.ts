import type { Frame, SeatId, State } from "./state.ts";
import { runs, type Step } from "./steps.ts";
import type { Table } from "./table.ts";

/** A frame that remembers how far a sequence has come. */
export interface SequenceFrame extends Frame {
  /** The stage that comes next, or that goes on. */
  stage: number;
  /** How many seats have had their turn in this stage. */
  turn: number;
}

/** Does the part of a stage, perhaps by starting a step; when that has ended, the next stage comes. */
export type StageAct<S extends State, F extends SequenceFrame> = (
  table: Table<S, F>,
  frame: F,
  flow: Sequence<S, F>,
) => void;

/** What a stage in which the seats take turns must say, and what it may. */
export interface Turns<S extends State, F extends SequenceFrame> {
  /** The seat that begins, that of the frame if absent; the others follow clockwise. It stays the same as long as the stage goes on. */
  from?: ((state: S, frame: F) => SeatId) | undefined;
  /** Begins the turn of a seat; one that starts no step is over at once. */
  turn(table: Table<S, F>, frame: F, seat: SeatId): void;
  /** How many turns there are in all; usually one for each seat. */
  turns?: ((state: S, frame: F) => number) | undefined;
}

/** A stage with all it can say; each is of this one shape, because the loop that goes through them is fastest so. */
interface Line<S extends State, F extends SequenceFrame> {
  /** It is passed over unless this holds when it comes. */
  readonly condition: ((state: S, frame: F) => boolean) | null;
  /** What is done, unless the seats take turns. */
  readonly act: StageAct<S, F> | null;
  readonly turns: Turns<S, F> | null;
}

/** One line of a sequence: what is done, always or under a condition. */
export type Stage<S extends State, F extends SequenceFrame> = StageAct<S, F> | Line<S, F>;

/** A step that goes through its stages in order, and then ends. */
export type Sequence<S extends State, F extends SequenceFrame> = Step<S, F>;

function lineOf<S extends State, F extends SequenceFrame>(stage: Stage<S, F>): Line<S, F> {
  return typeof stage === "function" ? { condition: null, act: stage, turns: null } : stage;
}

/** A long flow that reads like a table of contents: the stages by name, in the order in which they come. */
export function sequence<S extends State, F extends SequenceFrame>(
  name: string,
  stages: Readonly<Record<string, Stage<S, F>>>,
  secrets: Partial<Pick<Step<S, F>, "show">> = {},
): Sequence<S, F> {
  const lines = Object.values(stages).map(lineOf);
  const flow: Sequence<S, F> = runs(name, run, { ...secrets, stages: Object.keys(stages) });
  return flow;

  /** On to the next stage, until something has begun, or an earlier stage comes again. */
  function run(table: Table<S, F>, frame: F): void {
    const { state } = table;
    const { stack } = state;
    for (let stage = frame.stage; stage < lines.length; stage = frame.stage) {
      const { condition, act, turns } = lines[stage];
      // once the turns of a stage have begun they go on
      const comes = condition === null || frame.turn !== 0 || condition(state, frame);
      if (comes && turns !== null && beginsTurn(table, frame, turns)) return;
      frame.stage = stage + 1;
      if (!comes || act === null) continue;
      act(table, frame, flow);
      if (frame.stage <= stage || stack[stack.length - 1] !== frame) return;
    }
    table.pop();
  }
}

/** Gives the seats their turns until one starts a step; false once all have had theirs. */
function beginsTurn<S extends State, F extends SequenceFrame>(
  table: Table<S, F>,
  frame: F,
  turns: Turns<S, F>,
): boolean {
  const { state } = table;
  const { stack, players } = state;
  const end = turns.turns === undefined ? players : turns.turns(state, frame);
  const first = turns.from === undefined ? frame.seat : turns.from(state, frame);
  while (frame.turn < end) {
    const seat = first + frame.turn++;
    turns.turn(table, frame, seat < players ? seat : seat % players);
    if (stack[stack.length - 1] !== frame) return true;
  }
  frame.turn = 0;
  return false;
}

/** A stage in which the seats have their turns one after the other (`frame.turn` of them are over or going on). */
export function inTurn<S extends State, F extends SequenceFrame>({ from, turn, turns }: Turns<S, F>): Stage<S, F> {
  return { condition: null, act: null, turns: { from, turn, turns } };
}

/** A stage that starts a step with the frame made here. */
export function start<S extends State, F extends SequenceFrame>(make: (state: S, frame: F) => F): StageAct<S, F> {
  return (table, frame) => table.push(make(table.state, frame));
}

/** A stage that is passed over unless the condition holds when it comes. */
export function when<S extends State, F extends SequenceFrame>(
  condition: (state: S, frame: F) => boolean,
  stage: Stage<S, F>,
): Stage<S, F> {
  const { condition: before, act, turns } = lineOf(stage);
  const both = (state: S, frame: F) => condition(state, frame) && (before === null || before(state, frame));
  return { condition: before === null ? condition : both, act, turns };
}

/** A stage that is passed over if the condition holds when it comes. */
export function unless<S extends State, F extends SequenceFrame>(
  condition: (state: S, frame: F) => boolean,
  stage: Stage<S, F>,
): Stage<S, F> {
  return when((state, frame) => !condition(state, frame), stage);
}

/** A stage after which an earlier one comes again: the one of this name, or else the first. */
export function repeat<S extends State, F extends SequenceFrame>(from?: string): StageAct<S, F> {
  return (_table, frame, flow) => {
    frame.stage = from === undefined ? 0 : flow.stageNamed(from);
  };
}

/** A stage that ends the sequence before its last stage. */
export function leave<S extends State, F extends SequenceFrame>(table: Table<S, F>): void {
  table.pop();
}

/** A stage that ends the game. */
export function endGame<S extends State, F extends SequenceFrame>(table: Table<S, F>): void {
  table.end();
}
