import { Chance } from "./chance.ts";
import type { Game, Options } from "./game.ts";
import { type Frame, isOver, type SeatId, type SeatSet, type State, seatsIn } from "./state.ts";
import { mayAct, type RuleId, type Step } from "./steps.ts";
import { Table, type Told } from "./table.ts";
import type { Move } from "./vocabulary.ts";

/** One line of the journal: who did what, and what chance gave along with it. */
export interface Entry {
  readonly seat: SeatId;
  readonly move: Move;
  readonly outcomes: readonly number[];
}

/** What an accepted move leads to. */
export interface Played<S> {
  readonly ok: true;
  readonly state: S;
  readonly entry: Entry;
  readonly told: readonly Told[];
  /** To whom something hidden came to light. */
  readonly uncovered: SeatSet;
}

/** A refused move, with the rule that forbids it. */
export interface Refused {
  readonly ok: false;
  readonly rule: RuleId;
}

/** A game that has just been set up. */
export interface Begun<S> {
  readonly state: S;
  readonly outcomes: readonly number[];
  readonly told: readonly Told[];
}

/** Sets up a game and runs it to the first decision. */
export function begin<S extends State, F extends Frame>(
  game: Game<S, F>,
  players: number,
  options: Options,
  chance: Chance,
): Begun<S> {
  const outcomes: number[] = [];
  chance.beginMove(0);
  chance.notes = outcomes;
  const table = new Table(game, game.setup(players, options, chance), chance);
  const told = table.listen();
  table.ask();
  chance.notes = null;
  return { state: table.state, outcomes, told };
}

/** Luck where none may be used: asking questions never rolls. */
class NoChance extends Chance {
  protected below(): number {
    throw new Error("a question drew on chance");
  }
}

const noChance = new NoChance();

/** What is going on; undefined when the game is over. All frames of a game are of its type F. */
function topFrame<S extends State, F extends Frame>(_game: Game<S, F>, state: S): F | undefined {
  return state.stack[state.stack.length - 1] as F | undefined;
}

/** The seats that must answer now. */
export function asked<S extends State, F extends Frame>(game: Game<S, F>, state: S): SeatId[] {
  const frame = topFrame(game, state);
  return frame === undefined ? [] : seatsIn(game.steps[frame.step].seats(state, frame));
}

/** The seats that need not answer but may act. */
export function invited<S extends State, F extends Frame>(game: Game<S, F>, state: S): SeatId[] {
  const frame = topFrame(game, state);
  return frame === undefined ? [] : seatsIn(game.steps[frame.step].also(state, frame));
}

/** Exactly the legal moves of a seat. */
export function legalMoves<S extends State, F extends Frame>(game: Game<S, F>, state: S, seat: SeatId): Move[] {
  return new Table(game, state, noChance).listFor(seat).toArray();
}

/** The rule that forbids a move of the vocabulary, or null if it is legal. */
export function refusal<S extends State, F extends Frame>(
  game: Game<S, F>,
  state: S,
  seat: SeatId,
  move: Move,
): RuleId | null {
  if (!game.vocabulary.knows(move)) throw new RangeError(`${move} is not a move of ${game.id}`);
  const frame = topFrame(game, state);
  if (frame === undefined) return game.endRule;
  const step = game.steps[frame.step];
  if (!mayAct(step, state, frame, seat)) return outOfTurn(game, step, state, frame, seat, move);
  const { number } = game.vocabulary.verb(move);
  for (const offer of game.anytime) if (offer.understands[number] === true) return offer.refuse(state, seat, move);
  if (step.understands[number] !== true) return outOfPlace(game, step, state, frame, seat, move);
  return step.refuse(state, frame, seat, move);
}

function outOfTurn<S extends State, F extends Frame>(
  game: Game<S, F>,
  { turnRule }: Step<S, F>,
  state: S,
  frame: F,
  seat: SeatId,
  move: Move,
): RuleId {
  return (typeof turnRule === "function" ? turnRule(state, frame, seat, move) : turnRule) ?? game.turnRule;
}

function outOfPlace<S extends State, F extends Frame>(
  game: Game<S, F>,
  { instead }: Step<S, F>,
  state: S,
  frame: F,
  seat: SeatId,
  move: Move,
): RuleId {
  const { name } = game.vocabulary.verb(move);
  if (Object.hasOwn(instead, name)) {
    const rule = instead[name];
    return typeof rule === "function" ? rule(state, frame, seat, move) : rule;
  }
  const home = game.homeRules?.[name] ?? game.placeRule;
  return typeof home === "function" ? home(state, seat, move) : home;
}

/** Plays a move on a copy of the state, which is left alone; `ply` is the number of the move in the game, from 1. */
export function play<S extends State, F extends Frame>(
  game: Game<S, F>,
  state: S,
  seat: SeatId,
  move: Move,
  chance: Chance,
  ply: number,
): Played<S> | Refused {
  const table = new Table(game, state, chance);
  if (isOver(state) || !table.listFor(seat).has(move)) {
    const rule = refusal(game, state, seat, move);
    if (rule === null) throw new Error(`${game.id}: "${game.vocabulary.write(move)}" is neither listed nor refused`);
    return { ok: false, rule };
  }
  const outcomes: number[] = [];
  table.state = game.copy(state);
  const told = table.listen();
  chance.beginMove(ply);
  chance.notes = outcomes;
  table.play(seat, move);
  table.ask();
  chance.notes = null;
  return {
    ok: true,
    state: table.state,
    entry: { seat, move, outcomes },
    told,
    uncovered: table.uncovered,
  };
}

/** What comes of a move that is only tried. */
export interface TriedOut<S> {
  readonly state: S;
  /** Was luck drawn on? */
  readonly isDrawn: boolean;
  /** To whom something hidden came to light. */
  readonly uncovered: SeatSet;
}

/** Tries a move on a position that nobody needs any more; null if it is not legal there. Nothing is told of it. */
export function tryOut<S extends State, F extends Frame>(
  game: Game<S, F>,
  state: S,
  seat: SeatId,
  move: Move,
  chance: Chance,
): TriedOut<S> | null {
  // what is refused is exactly what is not listed, and to be refused takes no list
  if (refusal(game, state, seat, move) !== null) return null;
  const table = new Table(game, state, chance);
  const outcomes: number[] = [];
  chance.notes = outcomes;
  table.play(seat, move);
  table.ask();
  chance.notes = null;
  return { state, isDrawn: outcomes.length > 0, uncovered: table.uncovered };
}
