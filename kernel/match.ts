import { type Chance, FastChance } from "./chance.ts";
import type { EarlyEnd } from "./early-end.ts";
import { generator, type Luck } from "./fair.ts";
import type { Game, Options } from "./game.ts";
import { hash } from "./hash.ts";
import { type Happening, Past } from "./past.ts";
import { begin, type Entry, legalMoves, type Played, play, type Refused, tryOut } from "./play.ts";
import type { GameRecord, RecordLine } from "./record.ts";
import { type Frame, includesSeat, isOver, type SeatId, type State, sameData, seatsFrom } from "./state.ts";
import type { Told } from "./table.ts";
import type { Move } from "./vocabulary.ts";

/** What is settled before the first deal. */
export interface MatchSetup {
  readonly players: number;
  readonly options: Options;
  readonly names: readonly string[];
  /** By seat: the style of the bot that plays there, or null for a person; absent where nobody said. */
  readonly bots?: readonly (string | null)[];
  readonly luck: Luck;
}

/** With more players than this a game goes on when somebody concedes. */
export const MOST_CONCEDED_TO = 2;

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
  // of each position other worlds, so that what some of them cannot show does not stay hidden all game long
  const chance = new FastChance(hash(before));
  for (let world = 0; world < WORLDS; world++) {
    const tried = tryOut(game, game.imagine(before, chance), seat, move, chance);
    if (tried === null || tried.isDrawn || !sameData(game.view(tried.state, seat), after)) return true;
  }
  return false;
}

/**
 * A stretch of a match, with the position at its end and what came with its moves. Whoever has the chapters of a match need
 * not play it again to go on; they can be thrown away at any time, for the lines of play tell the same.
 */
export interface Chapter<S = State> {
  /** The moves made before it began. */
  readonly from: number;
  /** The moves made when it ended. */
  readonly ply: number;
  /** The lines of play written by then; more than moves, if some were taken back by consent. */
  readonly lines: number;
  readonly state: S;
  /** Where the generator of the luck stood. */
  readonly luck: readonly number[];
  /** What came with its moves; a chapter that begins with the game tells of the set-up first. */
  readonly happenings: readonly Happening[];
}

/** What lies behind a match when it is laid out again: how it began, its lines of play, and the chapters that tell of them all. */
export interface Behind<S = State> {
  readonly setup: readonly number[];
  readonly lines: readonly RecordLine[];
  readonly chapters: readonly Chapter<S>[];
}

/** A game in progress with its whole history. */
export class Match<S extends State = State, F extends Frame = Frame, V = unknown> {
  /** The moves that count, in order. */
  readonly entries: Entry[] = [];
  /** What chance gave while the box was laid out. */
  readonly setupOutcomes: readonly number[];
  private readonly lines: RecordLine[] = [];
  private readonly past: Past<S, F>;
  private present: S;
  private early: EarlyEnd | null = null;
  /** Those who have asked for advice on the move they are to make. */
  private readonly advised = new Set<SeatId>();
  /** By move, once somebody wanted to know: could its seat take it back alone? */
  private readonly free: (boolean | undefined)[] = [];
  /** By move, once somebody wanted to know: could its seat have done something else? */
  private readonly open: (boolean | undefined)[] = [];
  /** The moves that a taking back by consent left standing: whoever asked for it has seen what came after them. */
  private agreedOn = 0;
  private readonly chance: Chance;

  /** Begins a game, or lays one out again from what lies behind it. */
  constructor(
    readonly game: Game<S, F, V>,
    readonly setup: MatchSetup,
    chance?: Chance,
    behind?: Behind<S>,
  ) {
    const { players, options, names, luck } = setup;
    if (names.length !== players) throw new RangeError(`${players} players need as many names`);
    const source = chance ?? generator(luck);
    if (source === null) throw new Error("a game cannot be played while the secret of its luck is unknown");
    this.chance = source;
    const begun = behind === undefined ? begin(game, players, options, source) : null;
    this.setupOutcomes = begun?.outcomes ?? behind?.setup ?? [];
    this.past = new Past(game, { players, options, outcomes: this.setupOutcomes }, this.entries);
    if (begun !== null) this.past.keep(0, begun.state, { told: begun.told, uncovered: 0 });
    this.present = behind === undefined ? this.past.stateAt(0) : this.layOut(behind);
  }

  /** Takes over what lies behind without playing it, and gives the position it led to. */
  private layOut({ lines, chapters }: Behind<S>): S {
    for (const line of lines) this.note(line);
    for (const { from, ply, state, happenings } of chapters) {
      const first = ply + 1 - happenings.length;
      for (const [place, happening] of happenings.entries()) this.past.keepHappening(first + place, happening);
      if (first > from + 1) throw new RangeError(`a chapter tells nothing of move ${from + 1}`);
      this.past.keepState(ply, state);
    }
    const last = chapters.at(-1);
    if (last?.ply !== this.entries.length || last.lines !== lines.length)
      throw new RangeError(`the last chapter ends with move ${last?.ply}, the lines lead to ${this.entries.length}`);
    this.chance.goTo(last.luck);
    return last.state;
  }

  /** Notes a line of play that was played before. */
  private note(line: RecordLine): void {
    this.lines.push(line);
    if (line.kind === "undo") {
      this.entries.length = line.to;
      this.agreedOn = line.to;
      return;
    }
    const move = this.game.vocabulary.read(line.move);
    if (move === null) throw new RangeError(`"${line.move}" is not a move of ${this.game.id}`);
    this.entries.push({ seat: line.seat, move, outcomes: line.outcomes });
  }

  get state(): S {
    return this.present;
  }

  get isOver(): boolean {
    return this.early !== null || isOver(this.present);
  }

  /** How people ended the game before its rules did, or null. */
  get earlyEnd(): EarlyEnd | null {
    return this.early;
  }

  /** Ends the game as people want it; false if it is over already, or if somebody concedes who is not one of two at most. */
  end(early: EarlyEnd): boolean {
    const mayConcede =
      early.kind !== "conceded" || (early.by < this.setup.players && this.setup.players <= MOST_CONCEDED_TO);
    if (this.isOver || !mayConcede) return false;
    this.early = early;
    return true;
  }

  /** The final points by seat; none while the game goes on, and where they do not count. */
  get scores(): readonly number[] {
    const isCounted = this.early === null ? this.isOver : this.early.kind === "agreed";
    return isCounted ? this.game.scores(this.present) : [];
  }

  /** The winners; none while the game goes on, or if it was cancelled. */
  get winners(): readonly SeatId[] {
    if (!this.isOver || this.early?.kind === "cancelled") return [];
    if (this.early?.kind !== "conceded") return this.game.winners(this.present);
    const { by } = this.early;
    return seatsFrom(this.present, 0).filter((seat) => seat !== by);
  }

  /** The position after so many moves; it belongs to the match and must not be changed. */
  stateAt(ply: number): S {
    if (ply !== this.entries.length && !this.isEarlier(ply)) throw new RangeError(`there have been no ${ply} moves`);
    return ply === this.entries.length ? this.present : this.past.stateAt(ply);
  }

  /** What was told with a move; move 0 is the set-up. */
  toldAt(ply: number): readonly Told[] {
    return this.past.happeningAt(ply).told;
  }

  /** Every position from the set-up on. Each look makes anew those that were not kept: in a loop over moves ask `stateAt`. */
  get states(): readonly S[] {
    return Array.from({ length: this.entries.length + 1 }, (_, ply) => this.stateAt(ply));
  }

  /** What was told: `told[n]` came with move n, `told[0]` with the set-up. */
  get told(): readonly (readonly Told[])[] {
    return Array.from({ length: this.entries.length + 1 }, (_, ply) => this.toldAt(ply));
  }

  /** Notes that a seat asked what a bot would do: its next move is marked in the record. */
  advise(seat: SeatId): void {
    this.advised.add(seat);
  }

  /** Plays a move, or says which rule forbids it. */
  play(seat: SeatId, move: Move, chance = this.chance): Played<S> | Refused {
    if (this.early !== null) return { ok: false, rule: this.game.endRule };
    const ply = this.entries.length + 1;
    const played = play(this.game, this.present, seat, move, chance, ply);
    if (!played.ok) return played;
    const { entry, state, told, uncovered } = played;
    this.entries.push(entry);
    this.present = state;
    this.past.keep(ply, state, { told, uncovered });
    const text = this.game.vocabulary.write(move);
    const advised = this.advised.delete(seat) ? ({ advised: true } as const) : {};
    this.lines.push({ kind: "move", seat, move: text, outcomes: entry.outcomes, ...advised });
    return played;
  }

  /** What a seat was told with a move; move 0 is the set-up. */
  heardAt(ply: number, seat: SeatId): Told[] {
    return this.toldAt(ply).filter(({ to }) => to === null || to.includes(seat));
  }

  /** Everything a seat was told so far, or since so many moves. */
  heardBy(seat: SeatId, from = 0): Told[] {
    const plies = Array.from({ length: Math.max(0, this.entries.length + 1 - from) }, (_, place) => from + place);
    return plies.flatMap((ply) => this.heardAt(ply, seat));
  }

  /** The number of moves a seat can go back to on its own: nothing was learned, drawn, agreed on or done by another since. */
  undoLimit(seat: SeatId): number {
    let ply = this.entries.length;
    if (this.isSealed) return ply;
    while (this.canTakeBack(ply, seat)) ply--;
    return ply;
  }

  /** Could the seat that made the move after so many others have done something else? */
  hadChoice(ply: number): boolean {
    this.open[ply] ??= legalMoves(this.game, this.stateAt(ply), this.entries[ply].seat).length > 1;
    return this.open[ply] === true;
  }

  /** With the end of the game the secret of its luck is told, and nothing can be taken back any more. */
  private get isSealed(): boolean {
    return this.early !== null || (this.isOver && this.setup.luck.kind === "committed");
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
    if (outcomes.length > 0 || includesSeat(this.past.happeningAt(ply).uncovered, seat)) return false;
    const [before, after] = [ply - 1, ply].map((moves) => this.game.view(this.stateAt(moves), seat));
    return !learns(this.game, before, seat, move, after);
  }

  /** Takes back the seat's last moves down to `to` moves, if it may do so on its own. */
  undo(seat: SeatId, to = this.entries.length - 1): boolean {
    if (this.isSealed || !this.isEarlier(to)) return false;
    for (let ply = this.entries.length; ply > to; ply--) if (!this.canTakeBack(ply, seat)) return false;
    // advice is not forgotten with the move it was for
    for (const line of this.lines.splice(this.lines.length - (this.entries.length - to)))
      if (line.kind === "move" && line.advised === true) this.advise(line.seat);
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
    this.present = this.stateAt(to);
    this.entries.length = to;
    this.past.goBack(to);
    this.free.length = Math.min(this.free.length, to);
    this.open.length = Math.min(this.open.length, to);
  }

  /** The chapter from a number of moves to now. */
  chapter(from: number): Chapter<S> {
    const ply = this.entries.length;
    const first = from === 0 ? 0 : from + 1;
    const happenings = Array.from({ length: ply + 1 - first }, (_, place) => this.past.happeningAt(first + place));
    return { from, ply, lines: this.lines.length, state: this.present, luck: this.chance.position(), happenings };
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
      ...(setup.bots === undefined ? {} : { bots: setup.bots }),
      luck: luck.kind === "committed" && !withSecret ? { ...luck, secret: null } : luck,
      setup: this.setupOutcomes,
      lines: [...this.lines],
      end: {
        hash: hash(state),
        over: this.isOver,
        scores: this.scores,
        ...(this.early === null ? {} : { early: this.early }),
      },
    };
  }
}
