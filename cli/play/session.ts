import { type BotPool, questionFor } from "@caravel/bots";
import {
  asked,
  lastChoice,
  legalMoves,
  type Match,
  type Move,
  type SeatId,
  SPECTATOR,
  writeRecord,
} from "@caravel/kernel";
import type { Sitter } from "@caravel/tables";
import type { Context } from "../command.ts";
import { writeText } from "../files.ts";
import { InputError } from "../io.ts";
import type { Output } from "../text/output.ts";
import { type Entry, readEntry, readMove } from "./entry.ts";
import type { Prompt } from "./prompt.ts";
import { Teller } from "./teller.ts";

/** What follows a typed line: the table has changed, the same question stands, or somebody leaves. */
type Next = "changed" | "same" | "leave";

/** People and bots at one table, played to the end or until somebody leaves. */
export class Session {
  private readonly teller: Teller;
  private readonly people: readonly SeatId[];
  private lastPerson: SeatId | null = null;

  constructor(
    private readonly match: Match,
    private readonly sitters: readonly Sitter[],
    private readonly prompt: Prompt,
    private readonly output: Output,
    private readonly context: Context,
    private readonly saveFile: string | null,
    private readonly pool: BotPool,
  ) {
    this.teller = new Teller(match, output, context);
    this.people = [...sitters.keys()].filter((seat) => sitters[seat]?.kind === "person");
  }

  /** Plays on from where the match stands. */
  async run(): Promise<void> {
    const { match, teller } = this;
    this.autosave();
    teller.welcome();
    if (match.entries.length > 0) teller.skipPast([...this.people, SPECTATOR]);
    while (!match.isOver) {
      const [seat = SPECTATOR] = asked(match.game, match.state);
      const sitter = this.sitters[seat];
      if (sitter?.kind === "bot") await this.playBot(seat, sitter.style);
      else if ((await this.askPerson(seat)) === "leave") {
        this.leave();
        return;
      }
    }
    teller.farewell(this.watcher);
    if (this.saveFile !== null) this.output.say(this.context.words.play.saved(this.saveFile));
  }

  /** Whose eyes the end is seen with: those of the only person, or those of somebody who just watches. */
  private get watcher(): SeatId {
    return this.people.length === 1 ? (this.people[0] ?? SPECTATOR) : SPECTATOR;
  }

  private async playBot(seat: SeatId, style: string): Promise<void> {
    const question = questionFor(this.match, seat, style);
    const [only] = question.moves;
    this.make(seat, question.moves.length === 1 ? only : await this.pool.think(question).move);
    if (this.people.length === 0) this.teller.tellNews(SPECTATOR);
  }

  /** Makes a legal move; false if it is not one. */
  private make(seat: SeatId, move: Move): boolean {
    if (!this.match.play(seat, move).ok) return false;
    this.autosave();
    return true;
  }

  /** Asks until the seat has moved or leaves; a single legal move is made without asking. */
  private async askPerson(seat: SeatId): Promise<Next> {
    const moves = legalMoves(this.match.game, this.match.state, seat);
    const [only] = moves;
    if (moves.length === 1 && only !== undefined) {
      this.output.say(this.context.words.play.onlyChoice(this.teller.sentence(seat, only)));
      this.make(seat, only);
      return "changed";
    }
    if ((await this.handOver(seat)) === "leave") return "leave";
    this.present(seat, moves);
    for (;;) {
      const line = await this.prompt.read();
      if (line === null) return "leave";
      const next = await this.obey(readEntry(this.match.game, line), line, seat, moves);
      if (next !== "same") return next;
    }
  }

  /** With several people at one screen, nobody should see what another one may. */
  private async handOver(seat: SeatId): Promise<Next> {
    const changes = this.people.length > 1 && this.prompt.isTerminal && this.lastPerson !== seat;
    this.lastPerson = seat;
    if (!changes) return "same";
    this.output.lines(["\u001b[2J\u001b[3J\u001b[H"]);
    this.output.say(this.context.words.play.handOver(this.match.setup.names[seat] ?? ""));
    return (await this.prompt.read()) === null ? "leave" : "same";
  }

  private present(seat: SeatId, moves: readonly Move[]): void {
    this.teller.tellNews(seat);
    this.teller.showTable(seat);
    this.teller.ask(seat, moves);
    if (this.prompt.isTerminal) this.output.lines([this.output.style.dim(this.context.words.play.hint)]);
  }

  private async obey(entry: Entry, line: string, seat: SeatId, moves: readonly Move[]): Promise<Next> {
    const { teller, output } = this;
    const { play } = this.context.words;
    switch (entry.kind) {
      case "nothing":
        return "same";
      case "choice":
        return this.choose(entry.number, seat, moves);
      case "move":
        if (this.make(seat, entry.move)) return "changed";
        teller.explain(seat, entry.move);
        return "same";
      case "undo":
        return this.undo(seat);
      case "log":
        teller.tellLog(seat);
        return "same";
      case "show":
        teller.showTable(seat);
        teller.ask(seat, moves);
        return "same";
      case "advise":
        await this.advise(seat, moves);
        return "same";
      case "help":
        teller.help(seat);
        return "same";
      case "why":
        this.why(entry.text, seat, moves);
        return "same";
      case "save":
        this.save(entry.file);
        return "same";
      case "quit":
        return "leave";
      case "unknown":
        output.say(play.unknownEntry(line));
        return "same";
    }
  }

  /** What the strongest bot would do; the record will say that it was asked. */
  private async advise(seat: SeatId, moves: readonly Move[]): Promise<void> {
    const { match, teller } = this;
    match.advise(seat);
    const { move, outlook } = await this.pool.think(questionFor(match, seat, "captain")).answer;
    teller.advise(seat, moves, outlook.length > 0 ? outlook : [{ move, chance: null }]);
  }

  private choose(number: number, seat: SeatId, moves: readonly Move[]): Next {
    const move = moves[number - 1];
    if (move !== undefined && this.make(seat, move)) return "changed";
    this.output.say(this.context.words.play.noSuchChoice(number, moves.length));
    return "same";
  }

  private why(text: string, seat: SeatId, moves: readonly Move[]): void {
    const { play } = this.context.words;
    const move = /^\d{1,6}$/.test(text) ? moves[Number(text) - 1] : readMove(this.match.game, text);
    if (move !== undefined && move !== null) this.teller.explain(seat, move);
    else this.output.say(text === "" ? play.whyWhat : play.unknownEntry(text));
  }

  private undo(seat: SeatId): Next {
    const { match, output } = this;
    const { play } = this.context.words;
    const undo = lastChoice(match, seat);
    switch (undo.kind) {
      case "possible": {
        const before = match.entries.length;
        if (!match.undo(seat, undo.to)) throw new Error(`seat ${seat} cannot go back to ${undo.to}`);
        this.autosave();
        output.say(play.takenBack(before - undo.to));
        return "changed";
      }
      case "nothing":
        output.say(play.nothingToUndo);
        return "same";
      case "otherActed":
        output.say(play.undoOtherActed(match.setup.names[undo.seat] ?? ""));
        return "same";
      case "luck":
        output.say(play.undoLuck);
        return "same";
      case "learned":
        output.say(play.undoLearned);
        return "same";
    }
  }

  private write(file: string): void {
    writeText(file, writeRecord(this.match.record({ withSecret: true })), this.context.words);
  }

  private autosave(): void {
    if (this.saveFile !== null) this.write(this.saveFile);
  }

  private save(file: string): void {
    const { play } = this.context.words;
    if (file === "") {
      this.output.say(play.saveWhere);
      return;
    }
    try {
      this.write(file);
      this.output.say(play.saved(file));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      this.output.say(play.notSaved(error.message));
    }
  }

  private leave(): void {
    const { play } = this.context.words;
    this.output.say();
    if (this.saveFile !== null) this.output.say(play.saved(this.saveFile));
    this.output.say(this.saveFile === null ? play.goodbyeUnsaved : play.goodbye);
  }
}
