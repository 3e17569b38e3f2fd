import { besideName, type Outlook } from "@caravel/bots";
import { legalMoves, type Match, type Move, refusal, type SeatId } from "@caravel/kernel";
import type { Context } from "../command.ts";
import { oneLine } from "../io.ts";
import { chronicle } from "../table/chronicle.ts";
import { shownNames } from "../table/records.ts";
import { scoreSection } from "../table/scores.ts";
import { wordsOf } from "../table/settings.ts";
import { choiceLines } from "../text/choices.ts";
import type { Output } from "../text/output.ts";
import { hang, wrap } from "../text/width.ts";
import { rulesOfChoices, ruleText } from "./rulebook.ts";

/** Tells people at the terminal what they may know. */
export class Teller {
  /** By seat: the number of moves it was told about. */
  private readonly told = new Map<SeatId, number>();

  constructor(
    private readonly match: Match,
    private readonly output: Output,
    private readonly context: Context,
  ) {}

  private get gameWords() {
    return wordsOf(this.match.game, this.context);
  }

  private view(seat: SeatId): unknown {
    return this.match.game.view(this.match.state, seat);
  }

  /** Who plays what, and where the luck comes from. */
  welcome(): void {
    const { play } = this.context.words;
    const { luck } = this.match.setup;
    this.output.say(play.welcome(this.gameWords.title, this.sitters().join(", ")));
    this.output.say(luck.kind === "committed" ? play.commitment(luck.commitment) : play.openSeed(oneLine(luck.seed)));
    if (this.match.entries.length > 0) this.output.say(play.resumed(this.match.entries.length));
  }

  /** Everybody at the table, bots with what stands beside their names. */
  private sitters(): string[] {
    const { setup } = this.match;
    return shownNames(this.match).map((name, seat) => {
      const style = setup.bots?.[seat] ?? null;
      return style === null ? name : `${name} (${besideName(this.context.language, style)})`;
    });
  }

  /** A resumed game is not told again from its beginning. */
  skipPast(seats: Iterable<SeatId>): void {
    for (const seat of seats) this.told.set(seat, this.match.told.length);
  }

  /** What happened since this seat was last told. */
  tellNews(seat: SeatId): void {
    const from = Math.min(this.told.get(seat) ?? 0, this.match.told.length);
    this.told.set(seat, this.match.told.length);
    const sentences = chronicle(this.match, this.context, seat, from);
    if (sentences.length === 0) return;
    this.output.say();
    this.output.lines(sentences.flatMap((sentence) => hang("· ", sentence, this.output.width)));
  }

  /** Everything that happened, as far as this seat may know. */
  tellLog(seat: SeatId): void {
    const sentences = chronicle(this.match, this.context, seat);
    const { emptyLog } = this.context.words.play;
    this.output.lines(
      (sentences.length > 0 ? sentences : [emptyLog]).flatMap((line) => hang("· ", line, this.output.width)),
    );
  }

  /** The whole table as this seat sees it. */
  showTable(seat: SeatId): void {
    this.output.say();
    this.output.sections(this.gameWords.position(this.view(seat), shownNames(this.match)));
  }

  /** What is asked of this seat, and its choices. */
  ask(seat: SeatId, moves: readonly Move[]): void {
    const { output } = this;
    output.say();
    this.question(seat);
    output.lines(
      choiceLines(
        moves.map((move) => this.sentence(seat, move)),
        output.width,
      ),
    );
  }

  private question(seat: SeatId): void {
    const question = this.gameWords.question(this.view(seat), shownNames(this.match));
    this.output.lines(wrap(question, this.output.width).map(this.output.style.bold));
  }

  /** A move as a sentence. */
  sentence(seat: SeatId, move: Move): string {
    return this.gameWords.move(this.view(seat), seat, move);
  }

  /** What a bot would do in the place of a seat, with the numbers of the choices and the chances to win. */
  advise(seat: SeatId, moves: readonly Move[], advice: readonly Pick<Outlook, "move" | "chance">[]): void {
    const { play } = this.context.words;
    this.output.say(play.advice);
    for (const { move, chance } of advice) {
      const percent = chance === null ? "" : ` (${Math.round(chance * 100)} %)`;
      this.output.lines(
        hang(`  ${moves.indexOf(move) + 1}  `, `${this.sentence(seat, move)}${percent}`, this.output.width),
      );
    }
    this.output.say(play.adviceMarked);
  }

  /** Why a seat may not make a move, or that it may. */
  explain(seat: SeatId, move: Move): void {
    const { game, state } = this.match;
    const { play } = this.context.words;
    const rule = refusal(game, state, seat, move);
    this.output.say(
      rule === null
        ? play.allowed(this.sentence(seat, move))
        : play.refused(this.gameWords.refusal(rule, this.view(seat), seat, move), rule),
    );
  }

  /** What is asked and by which rules, what can be typed, and the choices in notation. */
  help(seat: SeatId): void {
    const { output } = this;
    const { game, state } = this.match;
    const { help, helpTyped, helpMoves } = this.context.words.play;
    this.question(seat);
    for (const rule of rulesOfChoices(game, state, seat)) {
      const text = ruleText(game.id, this.context.language, rule);
      if (text !== null) output.lines(hang(`  ${rule}  `, text, output.width));
    }
    output.say(helpTyped);
    output.lines(help.flatMap((line) => hang("  ", line, output.width)));
    output.say(helpMoves);
    const notation = legalMoves(game, state, seat).map((move) => game.vocabulary.write(move));
    output.lines(choiceLines(notation, output.width));
  }

  /** How it ended: the table, the points, the winners, the secret. */
  farewell(seat: SeatId): void {
    const { output, match } = this;
    const { play } = this.context.words;
    this.tellNews(seat);
    this.showTable(seat);
    output.say();
    output.lines([output.style.bold(play.over)]);
    output.sections([scoreSection(match, this.context)]);
    const names = shownNames(match);
    output.say(play.winners(match.game.winners(match.state).map((winner) => names[winner] ?? "")));
    const { luck } = match.setup;
    if (luck.kind === "committed" && luck.secret !== null) output.say(play.secret(luck.secret));
  }
}
