import { besideName } from "@caravel/bots";
import type { GameEvent, GameWords, Move, RuleId, SeatId } from "@caravel/kernel";
import type { Context } from "../command.ts";
import { oneLine } from "../io.ts";
import { choiceLines } from "../text/choices.ts";
import type { Output } from "../text/output.ts";
import { hang, wrap } from "../text/width.ts";

/** Says what somebody at a seat sees and can do, from their view alone. */
export class Announcer {
  constructor(
    readonly words: GameWords<unknown>,
    /** As they can safely be shown. */
    readonly names: readonly string[],
    private readonly output: Output,
    private readonly context: Context,
  ) {}

  /** What is played, by everybody at the table, bots with what stands beside their names. */
  welcome(styles: readonly (string | null)[]): string {
    const shown = this.names.map((name, seat) => {
      const style = styles[seat] ?? null;
      return style === null ? name : `${name} (${besideName(this.context.language, style)})`;
    });
    return this.context.words.play.welcome(this.words.title, shown.join(", "));
  }

  /** What happened, as sentences, without those in which nothing is said. */
  sentences(events: readonly GameEvent[]): string[] {
    return events.map((event) => oneLine(this.words.event(event, this.names))).filter((sentence) => sentence !== "");
  }

  /** A list of things that happened. */
  list(sentences: readonly string[]): void {
    this.output.lines(sentences.flatMap((sentence) => hang("· ", sentence, this.output.width)));
  }

  /** The news since somebody last looked, if there are any. */
  news(events: readonly GameEvent[]): void {
    const sentences = this.sentences(events);
    if (sentences.length === 0) return;
    this.output.say();
    this.list(sentences);
  }

  /** The whole table. */
  table(view: unknown): void {
    this.output.say();
    this.output.sections(this.words.position(view, this.names));
  }

  question(view: unknown): void {
    const question = this.words.question(view, this.names);
    this.output.lines(wrap(question, this.output.width).map(this.output.style.bold));
  }

  /** What is asked, and the choices with their numbers. */
  ask(view: unknown, seat: SeatId, moves: readonly Move[]): void {
    const { output } = this;
    output.say();
    this.question(view);
    output.lines(
      choiceLines(
        moves.map((move) => this.words.move(view, seat, move)),
        output.width,
      ),
    );
  }

  /** Why a seat may not make a move, or that it may. */
  explain(rule: RuleId | null, view: unknown, seat: SeatId, move: Move): void {
    const { play } = this.context.words;
    this.output.say(
      rule === null
        ? play.allowed(this.words.move(view, seat, move))
        : play.refused(this.words.refusal(rule, view, seat, move), rule),
    );
  }

  /** What is asked and by which rules, what can be typed, and the choices in notation. */
  help(view: unknown, notation: readonly string[], rules: readonly (readonly [RuleId, string | null])[] = []): void {
    const { output } = this;
    const { help, helpTyped, helpMoves } = this.context.words.play;
    this.question(view);
    for (const [rule, text] of rules) if (text !== null) output.lines(hang(`  ${rule}  `, text, output.width));
    output.say(helpTyped);
    output.lines(help.flatMap((line) => hang("  ", line, output.width)));
    output.say(helpMoves);
    output.lines(choiceLines(notation, output.width));
  }
}
