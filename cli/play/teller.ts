import type { Outlook } from "@caravel/bots";
import { type GameEvent, legalMoves, type Match, type Move, refusal, type SeatId } from "@caravel/kernel";
import type { Context } from "../command.ts";
import { oneLine } from "../io.ts";
import { shownNames } from "../table/records.ts";
import { scoreSection } from "../table/scores.ts";
import { wordsOf } from "../table/settings.ts";
import type { Output } from "../text/output.ts";
import { hang } from "../text/width.ts";
import { Announcer } from "./announcer.ts";
import { rulesOfChoices, ruleText } from "./rulebook.ts";

/** Tells people at the terminal what they may know. */
export class Teller {
  /** By seat: the number of moves it was told about. */
  private readonly told = new Map<SeatId, number>();
  private readonly announcer: Announcer;

  constructor(
    private readonly match: Match,
    private readonly output: Output,
    private readonly context: Context,
  ) {
    this.announcer = new Announcer(wordsOf(match.game, context), shownNames(match), output, context);
  }

  private view(seat: SeatId): unknown {
    return this.match.game.view(this.match.state, seat);
  }

  /** Who plays what, and where the luck comes from. */
  welcome(): void {
    const { play } = this.context.words;
    const { luck, bots = [] } = this.match.setup;
    this.output.say(this.announcer.welcome(bots));
    this.output.say(luck.kind === "committed" ? play.commitment(luck.commitment) : play.openSeed(oneLine(luck.seed)));
    if (this.match.entries.length > 0) this.output.say(play.resumed(this.match.entries.length));
  }

  /** A resumed game is not told again from its beginning. */
  skipPast(seats: Iterable<SeatId>): void {
    for (const seat of seats) this.told.set(seat, this.match.told.length);
  }

  /** What happened since this seat was last told. */
  tellNews(seat: SeatId): void {
    const from = Math.min(this.told.get(seat) ?? 0, this.match.told.length);
    this.told.set(seat, this.match.told.length);
    this.announcer.news(this.heard(seat, from));
  }

  private heard(seat: SeatId, from = 0): GameEvent[] {
    return this.match.heardBy(seat, from).map(({ event }) => event);
  }

  /** Everything that happened, as far as this seat may know. */
  tellLog(seat: SeatId): void {
    const sentences = this.announcer.sentences(this.heard(seat));
    const { emptyLog } = this.context.words.play;
    this.announcer.list(sentences.length > 0 ? sentences : [emptyLog]);
  }

  /** The whole table as this seat sees it. */
  showTable(seat: SeatId): void {
    this.announcer.table(this.view(seat));
  }

  /** What is asked of this seat, and its choices. */
  ask(seat: SeatId, moves: readonly Move[]): void {
    this.announcer.ask(this.view(seat), seat, moves);
  }

  /** A move as a sentence. */
  sentence(seat: SeatId, move: Move): string {
    return this.announcer.words.move(this.view(seat), seat, move);
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
    this.announcer.explain(refusal(game, state, seat, move), this.view(seat), seat, move);
  }

  /** What is asked and by which rules, what can be typed, and the choices in notation. */
  help(seat: SeatId): void {
    const { game, state } = this.match;
    const rules = rulesOfChoices(game, state, seat).map((rule): [string, string | null] => [
      rule,
      ruleText(game.id, this.context.language, rule),
    ]);
    const notation = legalMoves(game, state, seat).map((move) => game.vocabulary.write(move));
    this.announcer.help(this.view(seat), notation, rules);
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
