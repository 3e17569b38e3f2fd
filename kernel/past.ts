import { RecordedChance } from "./chance.ts";
import type { Game, Options } from "./game.ts";
import { begin, type Entry } from "./play.ts";
import type { Frame, SeatSet, State } from "./state.ts";
import { Table, type Told } from "./table.ts";

/** What came with a move: what was told, and to whom something hidden came to light. */
export interface Happening {
  readonly told: readonly Told[];
  readonly uncovered: SeatSet;
}

/** The last positions, and one in so many of those before, are kept; the others are made when somebody looks. */
const STRIDE = 32;

/** How a match began, so that its past can be played again. */
export interface Beginning {
  readonly players: number;
  readonly options: Options;
  readonly outcomes: readonly number[];
}

/** The positions of a match and what came with its moves; what is not kept is played again from the nearest position that is. */
export class Past<S extends State, F extends Frame> {
  private readonly states = new Map<number, S>();
  private readonly happenings: (Happening | undefined)[] = [];
  /** The position somebody looked at last: whoever goes on from there soon finds the next one. */
  private glance: { readonly ply: number; readonly state: S } | null = null;

  constructor(
    private readonly game: Game<S, F>,
    private readonly beginning: Beginning,
    /** The moves that count; the match adds to them and takes them back. */
    private readonly entries: readonly Entry[],
  ) {}

  /** Remembers the position after so many moves and what came with the last of them. */
  keep(ply: number, state: S, happening: Happening): void {
    this.states.set(ply, state);
    this.happenings[ply] = happening;
    const old = ply - STRIDE;
    if (old % STRIDE !== 0) this.states.delete(old);
  }

  /** Remembers a position of which somebody else has kept account. */
  keepState(ply: number, state: S): void {
    this.states.set(ply, state);
  }

  /** Remembers what came with a move, of which somebody else has kept account. */
  keepHappening(ply: number, happening: Happening): void {
    this.happenings[ply] = happening;
  }

  /** The position after so many moves. */
  stateAt(ply: number): S {
    const known = this.states.get(ply) ?? (this.glance?.ply === ply ? this.glance.state : undefined);
    if (known !== undefined) return known;
    const state = this.playTo(ply);
    this.glance = { ply, state };
    return state;
  }

  /** What came with a move; move 0 is the set-up. */
  happeningAt(ply: number): Happening {
    const known = this.happenings[ply];
    if (known !== undefined) return known;
    this.playTo(ply);
    return this.happenings[ply] ?? { told: [], uncovered: 0 };
  }

  /** Forgets everything after so many moves. */
  goBack(to: number): void {
    for (const ply of this.states.keys()) if (ply > to) this.states.delete(ply);
    this.happenings.length = Math.min(this.happenings.length, to + 1);
    if (this.glance !== null && this.glance.ply > to) this.glance = null;
  }

  /** Plays again up to a move, and remembers on the way what came with the moves. */
  private playTo(ply: number): S {
    const from = this.nearestBefore(ply);
    const table = new Table(this.game, this.game.copy(from.state), new RecordedChance([]));
    for (let next = from.ply + 1; next <= ply; next++) {
      const { seat, move, outcomes } = this.entries[next - 1];
      table.chance = new RecordedChance(outcomes);
      const told = table.listen();
      table.uncovered = 0;
      table.play(seat, move);
      table.ask();
      this.happenings[next] ??= { told, uncovered: table.uncovered };
      if (next % STRIDE === 0 && next < ply) this.states.set(next, this.game.copy(table.state));
    }
    return table.state;
  }

  /** The nearest position before this move, the set-up at the latest; with nothing told of the move itself the search begins before it. */
  private nearestBefore(ply: number): { readonly ply: number; readonly state: S } {
    for (let earlier = ply - 1; earlier >= 0; earlier--) {
      if (this.glance?.ply === earlier) return this.glance;
      const state = this.states.get(earlier);
      if (state !== undefined) return { ply: earlier, state };
    }
    return { ply: 0, state: this.begin() };
  }

  private begin(): S {
    const { players, options, outcomes } = this.beginning;
    const { state, told } = begin(this.game, players, options, new RecordedChance(outcomes));
    this.states.set(0, state);
    this.happenings[0] ??= { told, uncovered: 0 };
    return state;
  }
}
