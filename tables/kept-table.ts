import type { BotPool } from "@caravel/bots/question";
import { questionFor } from "@caravel/bots/turn";
import { asked, type Game, hash, type Move, type RuleId, refusal, type SeatId } from "@caravel/kernel";
import { type BotAnswer, type BotAsked, BotsTurn } from "./bots-turn.ts";
import { type ClockReading, nextTimeOut, outOfTime } from "./clocks/clock.ts";
import type { Hours, Span } from "./clocks/hours.ts";
import { factOf } from "./clocks/ordering.ts";
import type { ClockFact, ClockOrder } from "./clocks/rules.ts";
import { type Deed, telling } from "./deed.ts";
import { answerEnd, askEnd, concede, endOf } from "./ending.ts";
import type { TableEvent } from "./event.ts";
import { follow } from "./following.ts";
import type { History } from "./history.ts";
import type { Advice, Answer, Place, Sight, TableId, TableSummary } from "./host.ts";
import { isPerson, type LaidOut, layOut, maySit, readEvents, type Supplies } from "./laying-out.ts";
import { type Problem, problemOf, reasonOf, Trouble } from "./problem.ts";
import { logOf, pastSight, presentSight } from "./sight.ts";
import { bot, type Sitter } from "./sitter.ts";
import { answerStandIn, askStandIn } from "./standing-in.ts";
import { NoRoom, Outdated } from "./store.ts";
import { summaryOf } from "./summary.ts";
import { answerUndo, askUndo, takeBack } from "./taking-back.ts";

/** What a table needs of the house it stands in. */
export interface House extends Supplies {
  /** Where bots think. */
  readonly pool: BotPool;
  now(): number;
  wait(milliseconds: number): Promise<void>;
  /** The times that are given back to everybody's clock, because nobody could play. */
  givenBack?(): readonly Span[];
  /** Sees to it that the bots of a table go on, somewhere; where nobody does, the table lets them think itself. */
  wakeBots?(table: TableId): void;
  /** Hears of every change of a table, once it is kept. */
  changed(table: TableId, summary: TableSummary): void;
  /** Hears what keeps a table from being opened or from going on, and null when it goes on. */
  troubled(table: TableId, problem: Problem | null): void;
}

/** Who is asked for advice: the strongest. */
const ADVISER = "captain";

/** Somebody who sees the table through a seat. */
interface Listener {
  readonly seat: SeatId;
  readonly hear: (sight: Sight) => void;
}

/**
 * One table: whatever is done at it is done one after the other. What lies in memory is only a copy of what is kept;
 * whenever the two may differ it is thrown away and laid out again, and everybody hears what they have missed.
 */
export class KeptTable {
  private line: Promise<unknown> = Promise.resolve();
  private inMemory: LaidOut | null = null;
  /** The sequence up to which everybody has heard what happened. */
  private heard = 0;
  private readonly listeners = new Set<Listener>();
  private readonly bots: BotsTurn;

  constructor(
    private readonly id: TableId,
    private readonly house: House,
  ) {
    this.bots = new BotsTurn(
      {
        askBot: () => this.askBot(),
        answerBot: (asked, move) => this.answerBot(asked, move),
        isWatched: () => this.listeners.size > 0,
        troubled: (problem) => house.troubled(id, problem),
      },
      house.pool,
      house.wait,
    );
  }

  /** Sits down; who has been here before hears what has happened since a sequence. */
  sit(seat: SeatId, hear: (sight: Sight) => void, since: number | null): Promise<Place> {
    return this.inLine(async () => {
      const { match, history } = await this.tableSince(since);
      if (!maySit(history, seat)) throw new Trouble({ code: "seatNotFree", seat });
      const listener = { seat, hear };
      this.listeners.add(listener);
      const clock = this.reading(history);
      // what clocks show may have changed while the line was cut, without any event
      if (since !== null && (since !== history.sequence || clock !== null))
        this.tell([listener], history.firstUnheard(since));
      this.drive();
      const sight = presentSight(match, history, seat, clock);
      return {
        story: { table: summaryOf(this.id, history, match, clock), log: logOf(match, history, seat), sight },
        play: (sequence, move, byItself) => this.play(seat, sequence, move, byItself),
        why: (move) => this.why(seat, move),
        undo: (sequence, to) => this.doNow(seat, sequence, (table) => takeBack(table, seat, to)),
        askUndo: (sequence) => this.doNow(seat, sequence, (table) => askUndo(table, seat)),
        answerUndo: (sequence, agrees) => this.doNow(seat, sequence, (table) => answerUndo(table, seat, agrees)),
        askEnd: (how) => this.do(seat, (table) => askEnd(table, seat, how)),
        answerEnd: (at, agrees) => this.do(seat, (table) => answerEnd(table, seat, at, agrees)),
        askStandIn: (absent) => this.do(seat, (table) => askStandIn(table, seat, absent, this.house.now())),
        answerStandIn: (at, agrees) => this.do(seat, (table) => answerStandIn(table, seat, at, agrees)),
        concede: () => this.do(seat, (table) => concede(table, seat)),
        advise: (sequence) => this.advise(seat, sequence),
        orderClock: (sequence, order) => this.doNow(seat, sequence, (table) => this.clockDeed(table, seat, order)),
        look: (ply) => this.look(seat, ply),
        hurry: async () => this.bots.hurry(),
        leave: () => this.leave(listener),
      };
    });
  }

  /** Lets the bots go on, if it is their turn. */
  drive(): void {
    if (this.house.wakeBots === undefined) this.bots.drive();
    else if (this.isBotAsked()) this.house.wakeBots(this.id);
  }

  /** Lets the bots move here until nobody waits for them; rejected if something keeps them from it. */
  playBots(): Promise<void> {
    return this.bots.play();
  }

  /** Looks whether somebody else has changed the table, up to a sequence if that is known, and tells everybody. */
  async catchUp(sequence = Number.POSITIVE_INFINITY): Promise<void> {
    if (this.inMemory !== null && this.inMemory.history.sequence >= sequence) return;
    await this.inLine(async () => {
      if (this.inMemory === null) {
        // what could not be kept, as it seemed, may have been kept all the same
        if (this.listeners.size > 0) await this.table();
        return;
      }
      const { history } = this.inMemory;
      if (history.sequence >= sequence) return;
      const found = await this.house.store.events(this.id, history.sequence);
      if (found.length === 0 && (await this.house.store.summary(this.id)) !== undefined) return;
      const table = this.inMemory;
      this.inMemory = null;
      const events = readEvents(found);
      if (events !== null && events.length > 0 && follow(table, events)) this.inMemory = table;
      this.bots.tableChanged();
      if (this.inMemory !== null) this.announce(this.inMemory);
      if (this.listeners.size === 0) return;
      await this.table();
      if (this.house.wakeBots === undefined) void this.bots.driveLater();
    });
  }

  /** Gives a seat to somebody else. */
  giveSeat(seat: SeatId, sitter: Sitter): Promise<void> {
    return this.inLine(async () => {
      const table = await this.table();
      const { history, match } = table;
      const isFree = history.sitters[seat] !== undefined && !match.isOver && !history.conceded.has(seat);
      if (!isFree) throw new Trouble({ code: "seatNotFree", seat });
      if (!(await this.keep(table, [{ type: "seatGiven", seat, sitter, ...this.now(table) }])))
        throw new Trouble({ code: "notKept", reason: "outdated" });
      this.drive();
    });
  }

  /** Gives every seat that is out of time to a bot, if that is settled so; answers when the next one is, and at which sequence that is so. */
  callTime(style: string): Promise<{ readonly sequence: number; readonly due: number | null }> {
    return this.inLine(async () => {
      const table = await this.table();
      const { history } = table;
      const clock = this.reading(history);
      const late = clock === null ? [] : outOfTime(clock);
      if (late.length > 0) {
        const given = late.map((seat): TableEvent => {
          const sitter = bot(history.sitters[seat].name, style);
          return { type: "seatGiven", seat, sitter, outOfTime: true, ...this.now(table) };
        });
        if (await this.keep(table, given)) this.drive();
      }
      const { history: after } = await this.table();
      const reading = this.reading(after);
      return { sequence: after.sequence, due: reading === null ? null : nextTimeOut(reading) };
    });
  }

  /** The hours of the day that count for a seat are others from now on. */
  setHours(seat: SeatId, hours: Hours | null): Promise<void> {
    return this.inLine(async () => {
      const table = await this.table();
      if (table.history.clock === null || table.match.isOver) return;
      await this.keepFact(table, { type: "hoursSet", seat, hours });
    });
  }

  /** Takes the table away, with everything that is kept of it. */
  remove(): Promise<void> {
    return this.inLine(async () => {
      await this.house.store.remove(this.id);
      this.inMemory = null;
      this.listeners.clear();
      this.bots.hurry();
    });
  }

  private play(seat: SeatId, sequence: number, move: Move, byItself: boolean): Promise<Answer> {
    return this.inLine(async () => {
      const table = await this.personsTable(seat);
      checkMove(table.match.game, move);
      if (sequence !== table.history.sequence) return { kind: "late" };
      const rule = this.make(table, seat, move);
      if (rule !== null) return { kind: "refused", rule };
      if (!(await this.keep(table, this.moved(table, byItself)))) return { kind: "late" };
      this.drive();
      return { kind: "accepted" };
    });
  }

  private why(seat: SeatId, move: Move): Promise<RuleId | null> {
    return this.inLine(async () => {
      const { game, state } = (await this.table()).match;
      checkMove(game, move);
      return refusal(game, state, seat, move);
    });
  }

  /** What a bot would do, which thinks outside the queue; that it was asked is kept first. */
  private async advise(seat: SeatId, sequence: number): Promise<readonly Advice[] | null> {
    const question = await this.inLine(async () => {
      const table = await this.personsTable(seat);
      const { match, history } = table;
      if (sequence !== history.sequence || !mayAsk(table, seat)) return null;
      const advised: TableEvent = { type: "advised", seat, ...this.now(table) };
      if (!history.advised.has(seat) && !(await this.keep(table, [advised]))) return null;
      return questionFor(match, seat, ADVISER);
    });
    if (question === null) return null;
    const { move, outlook } = await this.house.pool.think(question).answer;
    return outlook.length > 0 ? outlook.map(({ move, chance }) => ({ move, chance })) : [{ move, chance: null }];
  }

  private look(seat: SeatId, ply: number): Promise<Sight> {
    return this.inLine(async () => {
      const { match, history } = await this.table();
      if (!Number.isInteger(ply) || ply < 0 || ply > history.ply) throw new Trouble({ code: "noSuchMoment", ply });
      return pastSight(match, history, seat, ply);
    });
  }

  private leave(listener: Listener): void {
    this.listeners.delete(listener);
    void this.inLine(async () => this.clearAway());
  }

  private inLine<T>(job: () => Promise<T>): Promise<T> {
    const done = this.line.then(job);
    this.line = done.catch(() => undefined);
    return done;
  }

  /** Does something at the table that is no move, if the table has not gone on since a sequence; false if it cannot be done. */
  private doNow(seat: SeatId, sequence: number, deed: (table: LaidOut) => Deed | null): Promise<boolean> {
    return this.do(seat, (table) => (sequence === table.history.sequence ? deed(table) : null));
  }

  /** Does something at the table that is no move; false if it cannot be done. */
  private do(seat: SeatId, deed: (table: LaidOut) => Deed | null): Promise<boolean> {
    return this.inLine(async () => {
      const table = await this.personsTable(seat);
      const wanted = deed(table);
      if (wanted === null) return false;
      const now = this.now(table);
      const told = wanted.told.map((event): TableEvent => ({ ...event, ...now }));
      if (wanted.change !== null) {
        const changed = wanted.change();
        if (changed === null) return false;
        told.push({ ...changed, ...this.now(table) });
      }
      const isKept = await this.keep(table, told);
      this.drive();
      return isKept;
    });
  }

  /** What somebody does with the clocks of the table; null if it cannot be done. */
  private clockDeed({ history, match }: LaidOut, seat: SeatId, order: ClockOrder): Deed | null {
    const clock = this.reading(history);
    if (clock === null || match.isOver) return null;
    const fact = factOf(order, seat, clock, history.sitters);
    return fact === null ? null : telling({ type: "clock", fact });
  }

  private keepFact(table: LaidOut, fact: ClockFact): Promise<boolean> {
    return this.keep(table, [{ type: "clock", fact, ...this.now(table) }]);
  }

  /** What the clocks show now; null at a table without. */
  private reading({ clock }: History): ClockReading | null {
    return clock?.reading(this.house.now(), this.house.givenBack?.()) ?? null;
  }

  private isBotAsked(): boolean {
    if (this.inMemory === null) return true;
    const { match, history } = this.inMemory;
    return !match.isOver && asked(match.game, match.state).some((seat) => history.sitters[seat]?.kind === "bot");
  }

  /** The table as it is at least since a sequence: whoever comes from another keeper may know more than is in memory here. */
  private async tableSince(since: number | null): Promise<LaidOut> {
    const table = await this.table();
    if (since === null || since <= table.history.sequence) return table;
    this.inMemory = null;
    return this.table();
  }

  /** The table in memory; if it had to be laid out again, everybody hears what is new. */
  private async table(): Promise<LaidOut> {
    if (this.inMemory !== null) return this.inMemory;
    try {
      this.inMemory = await layOut(this.id, this.house);
    } catch (error) {
      this.house.troubled(this.id, problemOf(error));
      throw error;
    }
    if (this.listeners.size === 0) this.heard = this.inMemory.history.sequence;
    else this.announce(this.inMemory);
    return this.inMemory;
  }

  private async personsTable(seat: SeatId): Promise<LaidOut> {
    const table = await this.table();
    if (!isPerson(table.history, seat)) throw new Trouble({ code: "notYourSeat", seat });
    return table;
  }

  /** Makes a move in memory, or says which rule forbids it; a move that breaks the rules' code changes nothing. */
  private make({ match }: LaidOut, seat: SeatId, move: Move): RuleId | null {
    try {
      const played = match.play(seat, move);
      return played.ok ? null : played.rule;
    } catch (error) {
      this.inMemory = null;
      throw error;
    }
  }

  /** When it is, the fingerprint of the position in memory, and, for the clocks, who is asked in it. */
  private now({ match, history }: LaidOut): Pick<TableEvent, "at" | "hash" | "asked"> {
    const { game, state } = match;
    const now = { at: this.house.now(), hash: hash(state) };
    return history.clock === null ? now : { ...now, asked: asked(game, state) };
  }

  /** The last move in memory as it is kept, with the end of the game if it was that. */
  private moved(table: LaidOut, byItself: boolean): TableEvent[] {
    const { match } = table;
    const { game, entries } = match;
    const { seat, move, outcomes } = entries[entries.length - 1];
    const now = this.now(table);
    const moved: TableEvent = { type: "moved", seat, move: game.vocabulary.write(move), outcomes, byItself, ...now };
    return match.isOver ? [moved, { ...endOf(match), ...now }] : [moved];
  }

  /** Keeps what was done in memory, then tells it; false if somebody else was faster, and then it is not done. */
  private async keep(table: LaidOut, events: readonly TableEvent[]): Promise<boolean> {
    const { match, history } = table;
    const first = history.sequence + 1;
    this.inMemory = null;
    for (const event of events) history.add(event);
    const summary = summaryOf(this.id, history, match, this.reading(history));
    try {
      await this.house.store.append(this.id, first, events, summary);
    } catch (error) {
      if (!(error instanceof Outdated)) throw new Trouble(notKept(error), { cause: error });
      await this.table();
      return false;
    }
    this.inMemory = table;
    this.bots.tableChanged();
    table.chapters.maybeWrite(match, history.sequence);
    this.announce(table);
    this.house.changed(this.id, summary);
    this.house.troubled(this.id, null);
    return true;
  }

  /** Tells everybody what they have not heard yet: how far moves were taken back, and every move since. */
  private announce({ history }: LaidOut): void {
    if (this.heard >= history.sequence) return;
    const first = history.firstUnheard(this.heard);
    this.heard = history.sequence;
    this.tell([...this.listeners], first);
  }

  /** Tells listeners what they see after so many moves and after each one since. */
  private tell(listeners: readonly Listener[], first: number): void {
    if (this.inMemory === null) return;
    const { match, history } = this.inMemory;
    for (const listener of listeners) {
      const { seat } = listener;
      for (let ply = first; ply < history.ply; ply++) this.say(listener, pastSight(match, history, seat, ply));
      this.say(listener, presentSight(match, history, seat, this.reading(history)));
    }
  }

  /** Whoever fails to listen disturbs nobody else. */
  private say(listener: Listener, sight: Sight): void {
    queueMicrotask(() => {
      if (this.listeners.has(listener)) listener.hear(sight);
    });
  }

  private askBot(): Promise<BotAsked | null> {
    return this.inLine(async () => {
      const { match, history } = await this.table();
      const waiting = match.isOver ? [] : asked(match.game, match.state);
      const seat = waiting.find((player) => history.sitters[player]?.kind === "bot");
      if (seat !== undefined)
        return { sequence: history.sequence, question: questionFor(match, seat, history.sitters[seat].style) };
      this.bots.rest();
      this.clearAway();
      return null;
    });
  }

  /** Plays what a bot has chosen, unless the table has gone on while it was thinking. */
  private answerBot({ sequence, question }: BotAsked, move: Move): Promise<BotAnswer> {
    return this.inLine(async () => {
      const table = await this.table();
      if (sequence !== table.history.sequence) return "late";
      const rule = this.make(table, question.seat, move);
      if (rule !== null) throw new Trouble({ code: "botBrokeRule", style: question.style, rule });
      return (await this.keep(table, this.moved(table, false))) ? "moved" : "outdated";
    });
  }

  /** What nobody needs takes no memory: it is kept. */
  private clearAway(): void {
    if (this.listeners.size === 0 && !this.bots.isOn) this.inMemory = null;
  }
}

/** May a seat ask what a bot would do? Only where the table allows it, and only while it is asked itself. */
function mayAsk({ match, history }: LaidOut, seat: SeatId): boolean {
  const isAllowed = history.opened.advice ?? true;
  return isAllowed && !match.isOver && asked(match.game, match.state).includes(seat);
}

function checkMove(game: Game, move: Move): void {
  if (!game.vocabulary.knows(move)) throw new Trouble({ code: "notAMove", game: game.id, move: String(move) });
}

/** Why something could not be kept. */
function notKept(error: unknown): Problem {
  return error instanceof NoRoom ? { code: "noRoom" } : { code: "notKept", reason: reasonOf(error) };
}
