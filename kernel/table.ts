import type { Chance } from "./chance.ts";
import type { Game } from "./game.ts";
import { MoveList } from "./move-list.ts";
import type { Offer } from "./offers.ts";
import { ALL, type Frame, only, type SeatId, type SeatSet, type State } from "./state.ts";
import { mayAct, type Step } from "./steps.ts";
import type { Move } from "./vocabulary.ts";

/** A small fact about what happened, from which log, animation and speech are made. */
export interface GameEvent {
  readonly type: string;
  readonly [fact: string]: unknown;
}

/** An event and who may hear it; null means everybody. */
export interface Told {
  readonly event: GameEvent;
  readonly to: readonly SeatId[] | null;
}

/** More steps in a row than any game takes without asking somebody. */
const ENDLESS = 1_000_000;

/** A game being advanced in place: the only way through which rules change a state; the frames on its stack are all of type F. */
export class Table<S extends State = State, F extends Frame = Frame> {
  /** The legal moves found by the last `ask`. */
  readonly list: MoveList;
  /** The seat these moves are for. */
  seat: SeatId = -1;
  /**
   * Tells what happened, to everybody or to some seats only; null while nobody listens. Say `table.tell?.(event)`: what is
   * told to nobody is then not even made.
   */
  tell: ((event: GameEvent, to?: readonly SeatId[] | null) => void) | null = null;
  /** To whom something hidden has come to light. */
  uncovered: SeatSet = 0;
  /** Are decisions with a single legal move played without asking? Steps that can hurry then do so. */
  playsForcedMoves = false;
  /** Hears of each forced move just before it is played. */
  onForcedMove: ((seat: SeatId, move: Move) => void) | null = null;

  private readonly steps: readonly Step<S, F>[];
  private readonly hasOffers: boolean;

  constructor(
    readonly game: Game<S, F>,
    public state: S,
    public chance: Chance,
    list = new MoveList(),
  ) {
    this.list = list;
    this.steps = game.steps;
    this.hasOffers = game.anytime.length > 0;
  }

  /** Starts a step; what was going on waits until it ends. */
  push(frame: F): void {
    this.state.stack.push(frame);
  }

  /** Ends the current step. */
  pop(): void {
    this.state.stack.pop();
  }

  /** Ends the game. */
  end(): void {
    this.state.stack.length = 0;
  }

  /** Begins to listen: gives the list to which everything told from now on is added. */
  listen(): Told[] {
    const told: Told[] = [];
    this.tell = (event, to = null) => {
      told.push({ event, to });
    };
    return told;
  }

  /** Says that something hidden comes to light, to everybody or to some seats: they cannot take back alone the move that led to it. */
  uncover(to: readonly SeatId[] | null = null): void {
    if (to === null) this.uncovered = ALL;
    else for (const seat of to) this.uncovered |= only(seat);
  }

  /** Takes the top piece, the last one, off a face-down pile and shows it to everybody or to some seats. */
  turnUp(pile: number[], to: readonly SeatId[] | null = null): number {
    const piece = pile.pop();
    if (piece === undefined) throw new RangeError("an empty pile has no top piece");
    this.uncover(to);
    return piece;
  }

  /** Runs on until somebody has a decision, and lists its legal moves; false when the game is over. */
  ask(): boolean {
    const { state, list } = this;
    const { stack } = state;
    for (let turns = 0; turns < ENDLESS; turns++) {
      const { length } = stack;
      if (length === 0) return false;
      const frame = stack[length - 1] as F;
      const step = this.steps[frame.step];
      if (!step.asks) {
        step.run(this, frame);
        continue;
      }
      const seat = step.asksFrameSeat ? frame.seat : lowestSeat(step.seats(state, frame));
      if (step.hurry !== null && this.mayHurry(seat) && step.hurry(this, frame, seat)) continue;
      list.length = 0;
      step.moves(state, frame, seat, list);
      if (list.length === 0) {
        step.skip(this, frame, seat);
        continue;
      }
      if (this.hasOffers) this.listOffers(seat);
      if (this.playsForcedMoves && list.length === 1) {
        this.playForcedMove(step, frame, seat);
        continue;
      }
      this.seat = seat;
      return true;
    }
    return this.neverAsks();
  }

  /** Lists the legal moves of one seat in the present decision; empty if it may not act. */
  listFor(seat: SeatId): MoveList {
    this.list.clear();
    const current = this.current();
    if (current === null || !mayAct(current.step, this.state, current.frame, seat)) return this.list;
    current.step.moves(this.state, current.frame, seat, this.list);
    if (this.hasOffers) this.listOffers(seat);
    return this.list;
  }

  /** Carries out a legal move of a seat. */
  play(seat: SeatId, move: Move): void {
    const offer = this.hasOffers ? this.offerOf(move) : undefined;
    if (offer !== undefined) {
      offer.play(this, seat, move);
      return;
    }
    const frame = this.state.stack[this.state.stack.length - 1] as F;
    const step = this.steps[frame.step];
    step.play(this, frame, seat, move);
    if (step.played !== null) step.played(this, seat);
  }

  /** The step that is going on, with its frame; null when the game is over. */
  current(): { step: Step<S, F>; frame: F } | null {
    const frame = this.state.stack.at(-1) as F | undefined;
    return frame === undefined ? null : { step: this.steps[frame.step], frame };
  }

  private playForcedMove(step: Step<S, F>, frame: F, seat: SeatId): void {
    const [move] = this.list.moves;
    if (this.onForcedMove !== null) this.onForcedMove(seat, move);
    step.play(this, frame, seat, move);
    if (step.played !== null) step.played(this, seat);
  }

  private neverAsks(): never {
    throw new Error(`${this.game.id} goes on without asking anybody: see its step ${this.current()?.step.name}`);
  }

  /** Need nobody hear of forced moves, and has the seat nothing to do beside them? */
  private mayHurry(seat: SeatId): boolean {
    if (!this.playsForcedMoves || this.onForcedMove !== null || this.tell !== null) return false;
    if (this.hasOffers) for (const offer of this.game.anytime) if (offer.stands(this.state, seat)) return false;
    return true;
  }

  private offerOf(move: Move): Offer<S, F> | undefined {
    const { number } = this.game.vocabulary.verb(move);
    return this.game.anytime.find(({ understands }) => understands[number] === true);
  }

  private listOffers(seat: SeatId): void {
    const { state, list } = this;
    for (const offer of this.game.anytime)
      if (offer.stands(state, seat) && (list.withShortcuts || offer.forSearch(state, seat)))
        offer.moves(state, seat, list);
  }
}

function lowestSeat(seats: SeatSet): SeatId {
  if (seats === 0) throw new Error("a step asks nobody");
  return 31 - Math.clz32(seats & -seats);
}
