import { type Chance, FastChance } from "./chance.ts";
import { generator, type Luck } from "./fair.ts";
import type { Game, Options } from "./game.ts";
import { hash } from "./hash.ts";
import { begin, type Entry, type Played, play, type Refused } from "./play.ts";
import type { GameRecord, RecordLine } from "./record.ts";
import { type Frame, includesSeat, isOver, type SeatId, type SeatSet, type State, seatsFrom } from "./state.ts";
import { Table, type Told } from "./table.ts";
import type { Move } from "./vocabulary.ts";

/** What is settled before the first deal. */
export interface MatchSetup {
  readonly players: number;
  readonly options: Options;
  readonly names: readonly string[];
  readonly luck: Luck;
}

/** How many possible worlds are looked at to find out whether a move taught its player anything. */
const WORLDS = 16;

/**
 * Did a seat learn something by its own move? It did unless the move leads to the same view from every position
 * it had to reckon with. Only views go in, so the answer itself gives nothing away. Some positions stand for all:
 * what is unlikely to be noticed this way (the one black ball in a full bag) a rule marks with `table.uncover`.
 */
export function learns<S extends State, F extends Frame, V>(
  game: Game<S, F, V>,
  before: V,
  seat: SeatId,
  move: Move,
  after: V,
): boolean {
  const seen = hash(after);
  for (let world = 0; world < WORLDS; world++) {
    const chance = new FastChance(`${hash(before)}/${world}`);
    const played = play(game, game.imagine(before, chance), seat, move, chance, 1);
    if (!played.ok || played.entry.outcomes.length > 0 || hash(game.view(played.state, seat)) !== seen) return true;
  }
  return false;
}

/** A game in progress with its whole history. */
export class Match<S extends State = State, F extends Frame = Frame, V = unknown> {
  /** The positions: `states[n]` is the one after n moves. */
  readonly states: S[];
  /** The moves that count, in order. */
  readonly entries: Entry[] = [];
  /** What was told: `told[n]` came with move n, `told[0]` with the set-up. */
  readonly told: (readonly Told[])[];
  /** What chance gave while the box was laid out. */
  readonly setupOutcomes: readonly number[];
  private readonly lines: RecordLine[] = [];
  /** By move: to whom it uncovered something. */
  private readonly uncovered: SeatSet[] = [];
  /** By move, once somebody wanted to know: could its seat take it back alone? */
  private readonly free: (boolean | undefined)[] = [];
  /** The moves that a taking back by consent left standing: whoever asked for it has seen what came after them. */
  private agreedOn = 0;
  private readonly chance: Chance;

  constructor(
    readonly game: Game<S, F, V>,
    readonly setup: MatchSetup,
    chance?: Chance,
  ) {
    if (setup.names.length !== setup.players) throw new RangeError(`${setup.players} players need as many names`);
    const source = chance ?? generator(setup.luck);
    if (source === null) throw new Error("a game cannot be played while the secret of its luck is unknown");
    this.chance = source;
    const begun = begin(game, setup.players, setup.options, this.chance);
    this.states = [begun.state];
    this.told = [begun.told];
    this.setupOutcomes = begun.outcomes;
  }

  get state(): S {
    return this.states[this.entries.length];
  }

  get isOver(): boolean {
    return isOver(this.state);
  }

  /** Plays a move, or says which rule forbids it. */
  play(seat: SeatId, move: Move, chance = this.chance): Played<S> | Refused {
    const played = play(this.game, this.state, seat, move, chance, this.entries.length + 1);
    if (!played.ok) return played;
    this.entries.push(played.entry);
    this.states.push(played.state);
    this.told.push(played.told);
    this.uncovered.push(played.uncovered);
    const { outcomes } = played.entry;
    this.lines.push({ kind: "move", seat, move: this.game.vocabulary.write(move), outcomes });
    return played;
  }

  /** Everything a seat was told so far. */
  heardBy(seat: SeatId): Told[] {
    return this.told.flat().filter(({ to }) => to === null || to.includes(seat));
  }

  /** The number of moves a seat can go back to on its own: nothing was learned, drawn, agreed on or done by another since. */
  undoLimit(seat: SeatId): number {
    let ply = this.entries.length;
    if (this.isSealed) return ply;
    while (this.canTakeBack(ply, seat)) ply--;
    return ply;
  }

  /** With the end of the game the secret of its luck is told, and nothing can be taken back any more. */
  private get isSealed(): boolean {
    return this.isOver && this.setup.luck.kind === "committed";
  }

  private isEarlier(ply: number): boolean {
    return Number.isInteger(ply) && ply >= 0 && ply < this.entries.length;
  }

  private canTakeBack(ply: number, seat: SeatId): boolean {
    if (ply <= this.agreedOn || this.entries[ply - 1].seat !== seat) return false;
    this.free[ply - 1] ??= this.taughtNothing(ply);
    return this.free[ply - 1] === true;
  }

  /** Did the seat that made a move learn nothing by it? */
  private taughtNothing(ply: number): boolean {
    const { seat, move, outcomes } = this.entries[ply - 1];
    if (outcomes.length > 0 || includesSeat(this.uncovered[ply - 1], seat)) return false;
    const [before, after] = [this.states[ply - 1], this.states[ply]].map((state) => this.game.view(state, seat));
    return !learns(this.game, before, seat, move, after);
  }

  /** Takes back the seat's last moves down to `to` moves, if it may do so on its own. */
  undo(seat: SeatId, to = this.entries.length - 1): boolean {
    if (this.isSealed || !this.isEarlier(to)) return false;
    for (let ply = this.entries.length; ply > to; ply--) if (!this.canTakeBack(ply, seat)) return false;
    this.lines.length -= this.entries.length - to;
    this.goBack(to);
    return true;
  }

  /** Takes back moves beyond the limit; every other seat must have agreed, and the record says so. */
  undoByConsent(by: SeatId, to: number, agreed: readonly SeatId[]): boolean {
    const seats = seatsFrom(this.state, 0);
    const others = seats.filter((seat) => seat !== by);
    if (this.isSealed || !this.isEarlier(to) || !seats.includes(by)) return false;
    if (!others.every((seat) => agreed.includes(seat))) return false;
    this.lines.push({ kind: "undo", to, by, agreed: others });
    this.goBack(to);
    this.agreedOn = to;
    return true;
  }

  private goBack(to: number): void {
    this.entries.length = to;
    this.states.length = to + 1;
    this.told.length = to + 1;
    this.uncovered.length = to;
    this.free.length = Math.min(this.free.length, to);
  }

  /** The game as a record. `withSecret` belongs to finished games and to the keeper's own files. */
  record({ withSecret = this.isOver } = {}): GameRecord {
    const { game, state, setup } = this;
    const { luck } = setup;
    return {
      game: game.id,
      rules: game.rules,
      players: setup.players,
      options: setup.options,
      names: setup.names,
      luck: luck.kind === "committed" && !withSecret ? { ...luck, secret: null } : luck,
      setup: this.setupOutcomes,
      lines: [...this.lines],
      end: { hash: hash(state), over: this.isOver, scores: this.isOver ? game.scores(state) : [] },
    };
  }
}

/** The step that is going on, by name; "over" when the game has ended. */
export function stepName<S extends State, F extends Frame>(game: Game<S, F>, state: S): string {
  return new Table(game, state, new FastChance("")).current()?.step.name ?? "over";
}
