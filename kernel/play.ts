import { Chance } from "./chance.ts";
import type { Game, Options } from "./game.ts";
import { hash } from "./hash.ts";
import { type Frame, isOver, type SeatId, type SeatSet, type State, seatsIn } from "./state.ts";
import { mayAct, type RuleId } from "./steps.ts";
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
  readonly hash: string;
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
  table.told = [];
  table.ask();
  chance.notes = null;
  return { state: table.state, outcomes, told: table.told };
}

/** Luck where none may be used: asking questions never rolls. */
class NoChance extends Chance {
  protected below(): number {
    throw new Error("a question drew on chance");
  }
}

const noChance = new NoChance();

/** The seats that must answer now. */
export function asked<S extends State, F extends Frame>(game: Game<S, F>, state: S): SeatId[] {
  const current = new Table(game, state, noChance).current();
  return current === null ? [] : seatsIn(current.step.seats(state, current.frame));
}

/** The seats that need not answer but may act. */
export function invited<S extends State, F extends Frame>(game: Game<S, F>, state: S): SeatId[] {
  const current = new Table(game, state, noChance).current();
  return current === null ? [] : seatsIn(current.step.also(state, current.frame));
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
  const current = new Table(game, state, noChance).current();
  if (current === null) return game.outOfTurn(state, seat, move);
  const { step, frame } = current;
  if (!mayAct(step, state, frame, seat)) return game.outOfTurn(state, seat, move);
  for (const offer of game.anytime)
    if (offer.verbs.some((verb) => verb.has(move))) return offer.refuse(state, seat, move);
  if (!step.verbs.some((verb) => verb.has(move))) return game.outOfPlace(state, seat, move);
  return step.refuse(state, frame, seat, move);
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
  table.told = [];
  chance.beginMove(ply);
  chance.notes = outcomes;
  table.play(seat, move);
  table.ask();
  chance.notes = null;
  return {
    ok: true,
    state: table.state,
    entry: { seat, move, outcomes },
    told: table.told,
    hash: hash(table.state),
    uncovered: table.uncovered,
  };
}
