import type { MoveList } from "./move-list.ts";
import type { Frame, SeatId, State } from "./state.ts";
import { asks, type RuleId, type Step } from "./steps.ts";
import type { Table } from "./table.ts";
import type { Move, Verb } from "./vocabulary.ts";

/** A frame in which a big choice is made of small ones: so many of each kind. */
export interface DraftFrame extends Frame {
  /** By kind: how many are chosen so far; an empty list before the first. */
  drafted: number[];
  /** The kind from which search goes on, so that it meets every choice once. */
  draftFrom: number;
}

/** What a draft must say, and what it may. Kinds are numbered as the moves of `picks`, one verb after the other. */
export interface Drafting<S extends State, F extends DraftFrame>
  extends Partial<Pick<Step<S, F>, "turnRule" | "instead" | "show">> {
  /** The verbs that choose one more of a kind. */
  readonly picks: readonly Verb[];
  /** The verbs that give one back, kind by kind as `picks`; without them a pick stays. */
  readonly backs?: readonly Verb[];
  /** The verb that ends the draft; without it the draft ends when the last one is chosen. */
  readonly done?: Verb;
  /** Must `done` be said even where nothing else is left to do, so that nobody is bound before he has said so? */
  readonly endsByDone?: boolean;
  /** How many more of a kind can be chosen. */
  left(state: S, frame: F, seat: SeatId, kind: number): number;
  /** How many must be chosen in all; none, if absent. */
  least?(state: S, frame: F, seat: SeatId): number;
  /** How many may be chosen in all; as many as are left, if absent. */
  most?(state: S, frame: F, seat: SeatId): number;
  /** Can the draft still be finished with one of this kind and then only kinds from there on? By numbers alone, if absent. */
  completes?(state: S, frame: F, seat: SeatId, kind: number): boolean;
  /** The rule why none of a kind is left to choose. */
  refuse(state: S, frame: F, seat: SeatId, kind: number): RuleId;
  /** The rule why the draft cannot end yet, or why nothing of that kind can be given back. */
  unfinished?: RuleId;
  /** Runs with each pick, and with each that is given back. */
  picked?(table: Table<S, F>, frame: F, seat: SeatId, kind: number): void;
  givenBack?(table: Table<S, F>, frame: F, seat: SeatId, kind: number): void;
  /** Carries out the whole choice; the step has already ended. */
  finish(table: Table<S, F>, frame: F, seat: SeatId): void;
}

/** How many are chosen in all. */
export function draftedInAll({ drafted }: Pick<DraftFrame, "drafted">): number {
  let sum = 0;
  for (let kind = 0; kind < drafted.length; kind++) sum += drafted[kind];
  return sum;
}

/** How many of a kind are chosen. */
export function draftedOf({ drafted }: Pick<DraftFrame, "drafted">, kind: number): number {
  return drafted.length === 0 ? 0 : drafted[kind];
}

/** The kinds of a draft as moves: those of several verbs, one verb after the other. */
class Kinds {
  readonly count: number;
  /** By kind: its move. */
  readonly moves: readonly Move[];

  constructor(private readonly verbs: readonly Verb[]) {
    this.moves = verbs.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, place) => start + place));
    this.count = this.moves.length;
  }

  /** The kind a move stands for, or -1. */
  of(move: Move): number {
    const { verbs } = this;
    let first = 0;
    for (let number = 0; number < verbs.length; number++) {
      const { start, end } = verbs[number];
      if (move >= start && move < end) return first + move - start;
      first += end - start;
    }
    return -1;
  }
}

/**
 * A big choice made of small ones in any order, until `done` or until no other choice is left; what has only one way is not asked.
 * Search is offered the kinds in one order only (`frame.draftFrom` says how far it has come), so that it meets each choice once;
 * what people can do besides is listed as shortcuts.
 */
export function draft<S extends State, F extends DraftFrame>(name: string, step: Drafting<S, F>): Step<S, F> {
  const { picks, backs = [], done, endsByDone = false } = step;
  // drafts say different things: each is looked up once and not at every move
  const { left: leftOf, completes: canComplete = null, picked = nothing, givenBack = nothing } = step;
  const { least = none, most = unbounded } = step;
  const picking = new Kinds(picks);
  const giving = new Kinds(backs);

  const nothingDrafted: readonly number[] = picking.moves.map(() => 0);
  /** By kind, while moves are listed: how many more can be chosen; each is asked for once. */
  const here = nothingDrafted.slice();

  function countLeft(state: S, frame: F, seat: SeatId): number {
    let left = 0;
    for (let kind = 0; kind < here.length; kind++) {
      here[kind] = leftOf(state, frame, seat, kind);
      left += here[kind];
    }
    return left;
  }

  /** With room for more, is there only one way to go on: nothing is left, all of it is needed, or all of one kind? */
  function isForced(missing: number, room: number, left: number): boolean {
    if (left === 0) return true;
    if (missing <= 0) return false;
    if (left <= missing) return true;
    if (missing < room) return false;
    for (let kind = 0; kind < here.length; kind++) if (here[kind] > 0) return here[kind] === left;
    return true;
  }

  function listPicks(state: S, frame: F, seat: SeatId, missing: number, left: number, list: MoveList): void {
    let ahead = left;
    for (let kind = 0; kind < here.length; kind++) {
      if (here[kind] === 0) continue;
      const move = picking.moves[kind];
      if (kind >= frame.draftFrom && completes(state, frame, seat, kind, ahead, missing)) list.add(move);
      else list.shortcut(move);
      ahead -= here[kind];
    }
  }

  /** `ahead`: how many are left of this kind and those after it. */
  function completes(state: S, frame: F, seat: SeatId, kind: number, ahead: number, missing: number): boolean {
    return canComplete === null ? ahead >= missing : canComplete(state, frame, seat, kind);
  }

  function pick(table: Table<S, F>, frame: F, seat: SeatId, kind: number): void {
    if (frame.drafted.length === 0) frame.drafted = nothingDrafted.slice();
    frame.drafted[kind]++;
    picked(table, frame, seat, kind);
  }

  /** Picks what must be picked, in the order of kinds. */
  function pickTheRest(table: Table<S, F>, frame: F, seat: SeatId): void {
    let missing = least(table.state, frame, seat) - draftedInAll(frame);
    for (let kind = 0; kind < picking.count && missing > 0; kind++)
      while (missing > 0 && leftOf(table.state, frame, seat, kind) > 0) {
        pick(table, frame, seat, kind);
        missing--;
      }
  }

  function finish(table: Table<S, F>, frame: F, seat: SeatId): void {
    table.pop();
    step.finish(table, frame, seat);
  }

  return asks(name, {
    verbs: [...picks, ...backs, ...(done === undefined ? [] : [done])],
    ...(step.turnRule === undefined ? {} : { turnRule: step.turnRule }),
    ...(step.instead === undefined ? {} : { instead: step.instead }),
    ...(step.show === undefined ? {} : { show: step.show }),

    moves(state, frame, seat, list) {
      const chosen = draftedInAll(frame);
      const missing = least(state, frame, seat) - chosen;
      const room = most(state, frame, seat) - chosen;
      const mustSayDone = endsByDone && missing <= 0;
      if (room === 0 && !mustSayDone) return;
      const left = countLeft(state, frame, seat);
      if (!mustSayDone && isForced(missing, room, left)) return;
      listPicks(state, frame, seat, missing, left, list);
      if (done !== undefined && missing <= 0) list.add(done.of());
      for (let kind = 0; kind < giving.count; kind++) if (draftedOf(frame, kind) > 0) list.shortcut(giving.moves[kind]);
    },

    refuse(state, frame, seat, move) {
      const kind = picking.of(move);
      if (kind >= 0) return leftOf(state, frame, seat, kind) > 0 ? null : step.refuse(state, frame, seat, kind);
      const isPossible =
        done?.has(move) === true
          ? draftedInAll(frame) >= least(state, frame, seat)
          : draftedOf(frame, giving.of(move)) > 0;
      return isPossible ? null : (step.unfinished ?? neverUnfinished(name));
    },

    play(table, frame, seat, move) {
      if (done?.has(move) === true) return finish(table, frame, seat);
      const kind = picking.of(move);
      if (kind < 0) return giveBack(table, frame, seat, giving.of(move));
      // who chooses out of order begins a new order: whatever is still to come can come from any kind
      frame.draftFrom = isInOrder(table.state, frame, seat, kind) ? kind : 0;
      pick(table, frame, seat, kind);
    },

    skip(table, frame, seat) {
      pickTheRest(table, frame, seat);
      finish(table, frame, seat);
    },
  });

  function isInOrder(state: S, frame: F, seat: SeatId, kind: number): boolean {
    if (kind < frame.draftFrom) return false;
    const missing = least(state, frame, seat) - draftedInAll(frame);
    let ahead = 0;
    for (let other = kind; other < picking.count && ahead < missing; other++)
      ahead += leftOf(state, frame, seat, other);
    return completes(state, frame, seat, kind, ahead, missing);
  }

  function giveBack(table: Table<S, F>, frame: F, seat: SeatId, kind: number): void {
    frame.drafted[kind]--;
    frame.draftFrom = 0;
    givenBack(table, frame, seat, kind);
  }
}

const nothing = (): void => {};
const none = (): number => 0;
const unbounded = (): number => Number.POSITIVE_INFINITY;

function neverUnfinished(name: string): never {
  throw new Error(`the draft ${name} does not say why it cannot end yet`);
}
