import { besideName } from "@caravel/bots/words";
import type { GameEvent, GameWords, Language, Move, RuleId, SeatId } from "@caravel/kernel";
import type { Answer, Host, Place, Sight, Sitter, TableId } from "@caravel/tables/host";
import { type Problem, problemOf, Trouble } from "@caravel/tables/problem";
import { settings } from "../app/settings.svelte.ts";
import { words } from "../app/words.svelte.ts";
import { faceOf } from "../home/faces.svelte.ts";
import type { BoardKit, Hint, Stage } from "../kit/board.ts";
import type { CompanyModel } from "../online/company.svelte.ts";
import { type PageParts, partsOf } from "../shelf.ts";
import { stagerFor } from "./flying.ts";
import { explained, isExplained } from "./hints.ts";
import { Phone } from "./phone.svelte.ts";
import { Showing } from "./showing.svelte.ts";

/** Several moves of one thing, offered beside it. */
export interface Menu {
  readonly moves: readonly Move[];
  readonly near: Element;
}

/** Why something cannot be done. */
export interface Explanation {
  readonly rule: RuleId;
  readonly sentence: string;
  readonly near: Element | null;
}

/** So many choices fit into the status line, whatever they are. */
const FEW = 3;

/** A board that speaks a language already. */
async function boardIn(language: Language, { board }: PageParts): Promise<BoardKit> {
  const kit = await board();
  await kit.speak(language);
  return kit;
}

/** A seat at a table: what is shown, what can be done, and what somebody is about to do. */
export class TableModel implements Stage {
  readonly showing: Showing;
  chosen = $state<Move | null>(null);
  considered = $state<Move | null>(null);
  /** The player whose board is looked at instead of one's own, or null. */
  visited = $state<SeatId | null>(null);
  /** The move after which the film of what happened begins, while it is open; otherwise null. */
  film = $state<number | null>(null);
  readonly phone: Phone = new Phone(this);
  /** Who is at the table, if it is one of a server. */
  company = $state.raw<CompanyModel | null>(null);
  menu = $state.raw<Menu | null>(null);
  explanation = $state.raw<Explanation | null>(null);
  /** Is a move on its way to the host? */
  isPending = $state(false);
  /** What went wrong with the host, or null. */
  trouble = $state.raw<Problem | null>(null);
  words: GameWords<unknown>;
  language: Language;
  readonly legal = $derived.by(() => new Set(this.isLive ? this.showing.latest.choices.moves : []));

  readonly names: readonly string[];
  /** Who sits where just now: a bot may play for somebody who is away. */
  sitters: readonly Sitter[];
  /** Those who gave in; a bot has their seats for good. */
  conceded: readonly SeatId[];
  readonly beside = $derived.by(() =>
    this.sitters.map(({ kind, style }) => (kind === "bot" ? besideName(this.language, style) : "")),
  );
  readonly faces = $derived.by(() => this.sitters.map(faceOf));
  readonly order: readonly SeatId[];
  /** What waits until everything that happened stands on the board. */
  private readonly atRest: (() => void)[] = [];

  private constructor(
    /** Where the table is kept. */
    readonly host: Host,
    readonly game: string,
    readonly kit: BoardKit,
    readonly place: Place,
    readonly seat: SeatId,
    words: GameWords<unknown>,
    language: Language,
  ) {
    const seats = place.story.table.sitters.map((_, number) => number);
    const first = Math.max(0, seat);
    this.names = place.story.table.sitters.map(({ name }) => name);
    this.sitters = $state.raw(place.story.table.sitters);
    this.conceded = $state.raw(place.story.table.conceded);
    this.order = [...seats.slice(first), ...seats.slice(0, first)];
    this.words = $state.raw(words);
    this.language = $state(language);
    const stager = stagerFor(
      kit,
      (sight) => sight.by !== seat && !sight.byItself,
      (event) => this.words.event(event, this.names),
    );
    this.showing = new Showing(place.story, stager, () => this.rest());
  }

  /** Sits down at a table on a seat, or watches. */
  static async sit(host: Host, table: TableId, game: string, seat: SeatId): Promise<TableModel> {
    const parts = partsOf(game);
    if (parts === null) throw new Trouble({ code: "noSuchGame", game });
    const { language } = settings;
    const heard: Sight[] = [];
    let hear = (sight: Sight): void => {
      heard.push(sight);
    };
    const [kit, words, place] = await Promise.all([
      boardIn(language, parts),
      parts.words[language](),
      host.sit(table, seat, (sight) => hear(sight)),
    ]);
    const model = new TableModel(host, game, kit, place, seat, words, language);
    hear = (sight) => model.hear(sight);
    for (const sight of heard) model.hear(sight);
    return model;
  }

  /** Answers what can be answered by itself; called once the table is on the page. */
  begin(): void {
    void this.playByItself();
  }

  /** Gives up the seat's place. */
  leave(): void {
    this.place.leave();
  }

  /** Speaks another language from now on. */
  async speak(language: Language): Promise<void> {
    if (language === this.language) return;
    const [words] = await Promise.all([partsOf(this.game)?.words[language](), this.kit.speak(language)]);
    if (words === undefined || settings.language !== language) return;
    this.words = words;
    this.language = language;
  }

  get view(): unknown {
    return this.showing.shown.view;
  }

  get shownPlace(): string | null {
    return this.phone.place;
  }

  get askedPlace(): string | null {
    return this.phone.asked;
  }

  openPlace(place: string): void {
    this.phone.open(place);
  }

  get told(): readonly GameEvent[] {
    return this.showing.shown.told;
  }

  get asked(): readonly SeatId[] {
    return this.showing.shown.asked;
  }

  get isLive(): boolean {
    const { latest, isPresent } = this.showing;
    return isPresent && !this.isPending && latest.choices.moves.length > 0;
  }

  /** The legal moves in the order in which they are listed. */
  get moves(): readonly Move[] {
    return this.isLive ? this.showing.latest.choices.moves : [];
  }

  can(move: Move): boolean {
    return this.legal.has(move);
  }

  /** A move as a sentence. */
  sentence(move: Move): string {
    return this.words.move(this.view, this.seat, move);
  }

  /** The moves that belong to no piece, and all of them if they are few: they stand as buttons in the status line. */
  get buttons(): readonly Move[] {
    const { moves } = this;
    if (moves.length <= FEW) return moves;
    return moves.filter((move) => this.kit.vocabulary.verb(move).domains.length === 0);
  }

  /** What happens just now, in words; empty while nothing does. */
  get happening(): string {
    const told = this.showing.staging?.told ?? [];
    return told
      .map((event) => this.words.event(event, this.names))
      .filter((sentence) => sentence !== "")
      .join(" ");
  }

  /** A quiet line about the move somebody is about to make, or null. */
  get caution(): string | null {
    const move = this.chosen ?? this.considered;
    return move === null ? null : this.cautionAbout(move);
  }

  private cautionAbout(move: Move): string | null {
    return settings.cautions && this.isLive ? this.kit.caution(this.view, this.seat, move, this.language) : null;
  }

  /** The kinds of decisions that were explained at this table, so that nothing is explained twice. */
  private understood = $state.raw<readonly string[]>([]);

  /** What a newcomer should know about the decision, or null. */
  get hint(): Hint | null {
    if (!settings.hints || !this.isLive) return null;
    const hint = this.kit.hint(this.view, this.seat, this.language);
    if (hint === null || this.understood.includes(hint.kind)) return null;
    return isExplained(this.game, hint.kind) ? null : hint;
  }

  /** The hint was read. */
  understand({ kind }: Hint): void {
    this.understood = [...this.understood, kind];
    explained(this.game, kind);
  }

  /** May one ask what a bot would do? */
  get canAsk(): boolean {
    return this.place.story.table.advice && this.isLive && this.moves.length > 1;
  }

  /** What is announced, such as the last round, or null. */
  get announcement(): string | null {
    return this.showing.shown.isOver ? null : this.kit.announcement(this.view, this.language);
  }

  get canVisit(): boolean {
    return this.kit.SeatBoard !== null;
  }

  visit(seat: SeatId): void {
    this.visited = !this.canVisit || seat === this.seat || seat === this.visited ? null : seat;
  }

  visitWords(seat: SeatId): string {
    return words().table.visit(this.names[seat]);
  }

  /** The board of the next player round the table, or of the one before; one's own is not among them. */
  visitOther(step: 1 | -1): void {
    const round = this.order.filter((seat) => seat !== this.seat);
    const at = this.visited === null ? -1 : round.indexOf(this.visited);
    if (at >= 0) this.visited = round[(at + step + round.length) % round.length];
  }

  private hear(sight: Sight): void {
    this.putDown();
    this.showing.hear(sight);
  }

  private whenAtRest(): Promise<void> {
    return this.showing.isPresent ? Promise.resolve() : new Promise((resolve) => this.atRest.push(resolve));
  }

  /** Everything that happened stands on the board. */
  private rest(): void {
    for (const goOn of this.atRest.splice(0)) goOn();
    void this.playByItself();
  }

  /** Forgets what somebody was about to do. */
  putDown(): void {
    this.chosen = null;
    this.menu = null;
    this.explanation = null;
  }

  consider(moves: readonly Move[]): void {
    // a piece that loses the focus because it leaves the page must not change anything while the page is being changed
    queueMicrotask(() => {
      this.considered = moves.find((move) => this.can(move)) ?? null;
    });
  }

  act(moves: readonly Move[], near: Element): void {
    const legal = moves.filter((move) => this.can(move));
    this.explanation = null;
    this.menu = null;
    if (legal.length === 0) void this.explain(moves, near);
    else if (legal.length === 1) this.choose(legal[0]);
    else if (this.chosen !== null && legal.includes(this.chosen)) this.choose(this.chosen);
    else this.menu = { moves: legal, near };
  }

  drop(dragged: readonly Move[], onto: readonly Move[], near: Element, first?: Move): void {
    const both = dragged.filter((move) => onto.includes(move));
    if (first !== undefined && this.can(first)) void this.playThen(first, () => this.drop(dragged, onto, near));
    else if (both.length > 0) this.act(both, near);
    else this.liftAndPut(dragged, onto, near);
  }

  /** Takes a piece up and puts it down elsewhere; what cannot be taken back is not done in passing. */
  private liftAndPut(dragged: readonly Move[], onto: readonly Move[], near: Element): void {
    const lift = dragged.find((move) => this.can(move));
    if (lift === undefined || this.showing.latest.choices.lasting.includes(lift)) this.act(dragged, near);
    else void this.playThen(lift, () => this.act(onto, near));
  }

  /** Makes a move, and goes on once it stands on the board. */
  private async playThen(move: Move, then: () => void): Promise<void> {
    const { ply } = this.showing.latest;
    await this.play(move);
    await this.whenAtRest();
    if (this.showing.latest.ply === ply + 1 && this.isLive) then();
  }

  /** Says which rule forbids what somebody tried to do. */
  private async explain(moves: readonly Move[], near: Element): Promise<void> {
    const [move] = moves;
    if (move === undefined || !this.isLive) return;
    const rule = await this.place.why(move);
    if (rule !== null) this.explainRule(rule, move, near);
  }

  private explainRule(rule: RuleId, move: Move, near: Element | null): void {
    this.explanation = { rule, sentence: this.words.refusal(rule, this.view, this.seat, move), near };
  }

  /** Chooses a move: at once, or to be confirmed if the settings say so. */
  choose(move: Move): void {
    this.menu = null;
    this.explanation = null;
    if (!this.can(move)) return;
    if (this.wantsWord(move) && this.chosen !== move) this.chosen = move;
    else void this.play(move);
  }

  private wantsWord(move: Move): boolean {
    if (settings.confirm === "always" || this.cautionAbout(move) !== null) return true;
    return settings.confirm === "lasting" && this.showing.latest.choices.lasting.includes(move);
  }

  /** Makes the move that was chosen. */
  confirm(): void {
    if (this.chosen !== null) void this.play(this.chosen);
  }

  private async play(move: Move, byItself = false): Promise<void> {
    if (!this.can(move)) return;
    const before = this.showing.latest;
    if (this.hint !== null && !byItself) this.understand(this.hint);
    this.putDown();
    this.visited = null;
    this.isPending = true;
    let answer: Answer | null = null;
    try {
      answer = await this.place.play(before.sequence, move, byItself);
      this.trouble = null;
    } catch (error) {
      this.trouble = problemOf(error);
    } finally {
      this.isPending = false;
    }
    if (answer?.kind === "refused") this.explainRule(answer.rule, move, null);
    if (answer?.kind === "late") await this.playAgain(move, byItself, before);
    void this.playByItself();
  }

  /** Others who were asked at the same time were faster: the same answer to the same question still stands. */
  private async playAgain(move: Move, byItself: boolean, before: Sight): Promise<void> {
    await this.whenAtRest();
    const since = this.showing.log.filter(({ ply }) => ply > before.ply);
    const isSameQuestion = since.every(({ by }) => by !== null && by !== this.seat && before.asked.includes(by));
    if (since.length > 0 && isSameQuestion) await this.play(move, byItself);
  }

  /** The forced or routine answer that is given without asking, as far as the settings want it; null if somebody must decide. */
  get ownAnswer(): Move | null {
    if (!this.isLive) return null;
    const { moves } = this;
    const forced = settings.playForced && moves.length === 1 ? moves[0] : null;
    const routine = settings.playRoutine ? this.kit.routine(this.view, this.seat, moves) : null;
    const lapsing = settings.skipLastChances ? (this.kit.letLapse?.(this.view, this.seat) ?? null) : null;
    return forced ?? routine ?? lapsing;
  }

  private async playByItself(): Promise<void> {
    if (this.chosen !== null || this.trouble !== null) return;
    const move = this.ownAnswer;
    if (move !== null) await this.play(move, true);
  }

  /** Gives the answer that needs nobody, if there is one; false if somebody must decide. */
  async answerByItself(): Promise<boolean> {
    const move = this.ownAnswer;
    if (move !== null) await this.play(move, true);
    return move !== null;
  }

  /** Takes back the last choice, or the whole turn. */
  async undo(what: "step" | "turn"): Promise<void> {
    const { sequence, choices } = this.showing.latest;
    const to = choices.undo[what];
    if (to === null || !this.showing.isPresent) return;
    this.putDown();
    await this.place.undo(sequence, to);
  }

  /** What happened since this seat last moved: its log from there, and the position to begin a film with. */
  get sinceMyTurn(): number {
    const mine = this.showing.log.findLast(({ by }) => by === this.seat);
    return mine?.ply ?? 0;
  }
}
