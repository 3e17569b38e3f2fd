import { type GameEvent, type Move, readRecord, type SeatId } from "@caravel/kernel";
import { type LineHost, type Place, type Sight, type TableSummary, Trouble } from "@caravel/tables";
import { sentenceOf } from "@caravel/web/problems";
import type { Context } from "../command.ts";
import { oneLine } from "../io.ts";
import { Announcer } from "../play/announcer.ts";
import { type Entry, readEntry, readMove } from "../play/entry.ts";
import type { Prompt } from "../play/prompt.ts";
import { resultSection } from "../table/scores.ts";
import { gameOf } from "../table/settings.ts";
import type { Output } from "../text/output.ts";
import { takeSeatBack } from "./seats.ts";
import { answer, type OpenWish, openWish } from "./wishes.ts";

/** What a session takes from where it runs. */
interface Sitting {
  readonly host: LineHost;
  readonly summary: TableSummary;
  readonly seat: SeatId;
  readonly prompt: Prompt;
  readonly output: Output;
  readonly context: Context;
}

/** What follows a typed line. */
type Next = "stay" | "leave";

const NEWS: unique symbol = Symbol("news");

/** One seat at a table of a server, played from a terminal. */
export class DistantSession {
  private readonly announcer: Announcer;
  /** By move: what the seat was told with it. */
  private readonly log: (readonly GameEvent[])[];
  private latest: Sight;
  private readonly untold: Sight[];
  private wake = () => {};
  /** What is being typed. */
  private line: Promise<string | null> | null = null;
  /** What was shown last of the table, and of what another asks. */
  private shown = "";
  private toldWish = "";

  private constructor(
    private readonly sitting: Sitting,
    private readonly place: Place,
    early: Sight[],
  ) {
    const { summary, output, context } = sitting;
    const words = gameOf(summary.game, context).words[context.language];
    const names = summary.sitters.map(({ name }) => oneLine(name));
    this.announcer = new Announcer(words, names, output, context);
    this.log = place.story.log.map(({ told }) => told);
    this.latest = early.at(-1) ?? place.story.sight;
    this.untold = early;
  }

  /** Sits down. */
  static async sit(sitting: Sitting): Promise<DistantSession> {
    const early: Sight[] = [];
    let hear = (sight: Sight): void => void early.push(sight);
    const place = await sitting.host.sit(sitting.summary.id, sitting.seat, (sight) => hear(sight));
    const session = new DistantSession(sitting, place, early);
    hear = (sight) => session.hear(sight);
    return session;
  }

  get isOver(): boolean {
    return this.latest.isOver;
  }

  /** Plays on from where the table stands, to the end or until somebody leaves. */
  async run(): Promise<void> {
    const { output, context, summary } = this.sitting;
    const { play, network } = context.words;
    output.say(this.announcer.welcome(summary.sitters.map(({ kind, style }) => (kind === "bot" ? style : null))));
    output.say(play.commitment(summary.luck.text));
    if (this.log.length > 1) output.say(play.resumed(this.log.length - 1));
    while (!this.isOver) {
      this.tellNews();
      if (await this.playForced()) continue;
      this.present();
      const line = await this.lineOrNews();
      if (line === NEWS) continue;
      if (line === null || (await this.obeyLine(line)) === "leave") {
        output.say(network.seatKept);
        return;
      }
    }
    await this.farewell();
  }

  private get wish(): OpenWish | null {
    return openWish(this.latest, this.sitting.seat);
  }

  private hear(sight: Sight): void {
    this.latest = sight;
    this.untold.push(sight);
    this.wake();
  }

  /** Until something is heard. */
  private heard(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }

  /** What is typed next, or that there is news. Who types through a pipe answers what is asked, one line for each question. */
  private async lineOrNews(): Promise<string | null | typeof NEWS> {
    const { prompt } = this.sitting;
    const news = this.heard().then((): typeof NEWS => NEWS);
    if (!prompt.isTerminal && !this.isAsked) return await news;
    this.line ??= prompt.read();
    const line = await (prompt.isTerminal ? Promise.race([this.line, news]) : this.line);
    if (line !== NEWS) this.line = null;
    return line;
  }

  private get isAsked(): boolean {
    return this.latest.choices.moves.length > 0 || this.wish !== null;
  }

  /** Shows what is asked, or for whom everybody waits, if that has not been shown yet. */
  private present(): void {
    const { latest, announcer } = this;
    const { output, context, seat } = this.sitting;
    const { moves } = latest.choices;
    this.tellWish();
    const shown = JSON.stringify([latest.ply, moves, latest.asked]);
    if (shown === this.shown) return;
    this.shown = shown;
    if (moves.length === 0)
      output.say(context.words.network.waiting(latest.asked.map((other) => announcer.names[other])));
    else {
      announcer.table(latest.view);
      announcer.ask(latest.view, seat, moves);
    }
  }

  /** What happened since it was last told. */
  private tellNews(): void {
    const { output, context } = this.sitting;
    const news: GameEvent[] = [];
    for (const { ply, told } of this.untold.splice(0)) {
      const last = this.log.length - 1;
      if (ply < last) output.say(context.words.play.takenBack(last - ply));
      if (ply > last) news.push(...told);
      if (ply !== last) this.log.splice(ply, Number.POSITIVE_INFINITY, told);
    }
    this.announcer.news(news);
  }

  private tellWish(): void {
    const { wish } = this;
    const { output, context } = this.sitting;
    const { network } = context.words;
    const isTold = this.toldWish === JSON.stringify(wish);
    this.toldWish = JSON.stringify(wish);
    if (wish === null || isTold) return;
    const name = this.announcer.names[wish.by] ?? "";
    const { names } = this.announcer;
    if (wish.kind === "undo") output.say(network.asksUndo(name, wish.moves));
    else if (wish.kind === "end") output.say(network.asksEnd(name, wish.how));
    else output.say(network.asksStandIn(name, names[wish.absent] ?? ""));
    output.say(network.yesOrNo);
  }

  /** A single legal move is made without asking; false if there is another number of them. */
  private async playForced(): Promise<boolean> {
    const { view, choices } = this.latest;
    const { output, context, seat } = this.sitting;
    const [only] = choices.moves;
    if (choices.moves.length !== 1 || this.wish !== null) return false;
    output.say(context.words.play.onlyChoice(this.announcer.words.move(view, seat, only)));
    await this.make(only, true);
    return true;
  }

  private async obeyLine(line: string): Promise<Next> {
    const { summary, context } = this.sitting;
    const agrees = this.yesOrNo(line);
    if (agrees === null) return this.obey(readEntry(gameOf(summary.game, context), line), line);
    await this.ask(async () => {
      if (this.wish !== null) await answer(this.place, this.latest, this.wish, agrees);
    });
    return "stay";
  }

  /** Does a line answer what another asks? */
  private yesOrNo(line: string): boolean | null {
    const { yes, no } = this.sitting.context.words.network;
    if (this.wish === null) return null;
    return yes.includes(line.toLowerCase()) ? true : no.includes(line.toLowerCase()) ? false : null;
  }

  private async obey(entry: Entry, line: string): Promise<Next> {
    const { announcer, latest } = this;
    const { moves } = latest.choices;
    const { output, context, seat, summary } = this.sitting;
    const { play, network } = context.words;
    switch (entry.kind) {
      case "nothing":
        break;
      case "choice": {
        const move = moves[entry.number - 1];
        if (move === undefined) output.say(play.noSuchChoice(entry.number, moves.length));
        else await this.make(move);
        break;
      }
      case "move":
        await this.make(entry.move);
        break;
      case "undo":
        await this.undo();
        break;
      case "log":
        announcer.list(announcer.sentences(this.log.flat()));
        break;
      case "show":
        announcer.table(latest.view);
        announcer.ask(latest.view, seat, moves);
        break;
      case "help": {
        const { vocabulary } = gameOf(summary.game, context);
        const notation = moves.map((move) => vocabulary.write(move));
        announcer.help(latest.view, notation);
        break;
      }
      case "why":
        await this.why(entry.text);
        break;
      case "advise":
        output.say(network.noAdvice);
        break;
      case "save":
        output.say(network.keptThere);
        break;
      case "quit":
        return "leave";
      case "unknown":
        output.say(play.unknownEntry(line));
    }
    return "stay";
  }

  /** Makes a move; if the table has gone on meanwhile, the same move once more where it is still allowed. */
  private make(move: Move, byItself = false): Promise<void> {
    return this.ask(async () => {
      const { output, context, seat } = this.sitting;
      for (;;) {
        const { sequence, view } = this.latest;
        const made = await this.place.play(sequence, move, byItself);
        if (made.kind === "refused") return this.announcer.explain(made.rule, view, seat, move);
        while (this.latest.sequence === sequence) await this.heard();
        if (made.kind === "accepted") return;
        if (!this.latest.choices.moves.includes(move)) return output.say(context.words.network.wentOn);
      }
    });
  }

  private why(text: string): Promise<void> {
    return this.ask(async () => {
      const { output, context, seat, summary } = this.sitting;
      const { play } = context.words;
      const { view, choices } = this.latest;
      const isNumber = /^\d{1,6}$/.test(text);
      const move = isNumber ? choices.moves[Number(text) - 1] : readMove(gameOf(summary.game, context), text);
      if (move === undefined || move === null) output.say(text === "" ? play.whyWhat : play.unknownEntry(text));
      else this.announcer.explain(await this.place.why(move), view, seat, move);
    });
  }

  /** Takes the last choice back, or asks the others to allow it. */
  private undo(): Promise<void> {
    return this.ask(async () => {
      const { output, context } = this.sitting;
      const { play, network } = context.words;
      const { sequence, choices } = this.latest;
      const { step, obstacle } = choices.undo;
      if (step !== null) await this.place.undo(sequence, step);
      else if (obstacle !== "nothing" && (await this.place.askUndo(sequence))) output.say(network.undoAsked);
      else output.say(play.nothingToUndo);
    });
  }

  /** Asks the table something; what it cannot do is said. Whoever finds a bot on their seat takes it back. */
  private async ask(what: () => Promise<void>): Promise<void> {
    const { output, context, host, summary, seat } = this.sitting;
    try {
      await what();
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      if (error.problem.code !== "notYourSeat") return output.say(sentenceOf(error.problem, context.words.problems));
      await takeSeatBack(host, summary.id, seat, summary.sitters[seat].name);
      output.say(context.words.network.tookBack);
    }
  }

  /** How it ended: the table, the points, the winners, the secret. */
  private async farewell(): Promise<void> {
    const { host, summary, output, context } = this.sitting;
    const { announcer, latest } = this;
    const { play } = context.words;
    this.tellNews();
    announcer.table(latest.view);
    output.say();
    output.lines([output.style.bold(play.over)]);
    const { early } = latest;
    if (early?.kind === "conceded") output.say(play.conceded(announcer.names[early.by] ?? ""));
    else if (early !== null) output.say(play[early.kind]);
    const { scores = [], winners = [] } = (await host.tables()).find(({ id }) => id === summary.id) ?? {};
    const { names, words } = announcer;
    output.sections([resultSection({ view: latest.view, names, scores, winners }, words, context)]);
    if (winners.length > 0) output.say(play.winners(winners.map((winner) => names[winner] ?? "")));
    const { luck } = readRecord(await host.record(summary.id));
    if (luck.kind === "committed" && luck.secret !== null) output.say(play.secret(luck.secret));
  }
}
