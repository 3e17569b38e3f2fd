import { botMove } from "@caravel/bots/turn";
import { asked, type Entry, type Game, type Move, type RuleId, refusal, type SeatId } from "@caravel/kernel";
import type { Answer, Place, Sight, TableId } from "./host.ts";
import { type Kept, keptOf, Outdated, readKept, summaryOf } from "./kept.ts";
import { isPerson, type LaidOut, layOut, maySit, type Supplies } from "./laying-out.ts";
import { logOf, pastSight, presentSight } from "./sight.ts";

/** What a table needs of the house it stands in. */
export interface House extends Supplies {
  now(): number;
  wait(milliseconds: number): Promise<void>;
  /** Hears of every change of a table, once it is kept. */
  changed(table: TableId, kept: Kept): void;
  /** Hears what keeps a table from being opened or from going on, and null when it goes on. */
  troubled(table: TableId, problem: string | null): void;
}

/** Somebody who sees the table through a seat. */
interface Listener {
  readonly seat: SeatId;
  readonly hear: (sight: Sight) => void;
}

/** How long bots are left to another page that has just moved, or to a store that has just failed. */
const PATIENCE_MS = 2000;

/**
 * One table: whatever is done at it is done one after the other. What lies in memory is only a copy of what is kept;
 * whenever the two may differ it is thrown away and laid out again, and everybody hears what they have missed.
 */
export class KeptTable {
  private line: Promise<unknown> = Promise.resolve();
  private inMemory: LaidOut | null = null;
  /** The moves of which everybody has heard. */
  private heard: readonly Entry[] = [];
  private readonly listeners = new Set<Listener>();
  private isDriving = false;
  private willDrive = false;

  constructor(
    private readonly id: TableId,
    private readonly house: House,
  ) {}

  /** Sits down; who has been here before hears what has happened since so many moves. */
  sit(seat: SeatId, hear: (sight: Sight) => void, since: number | null): Promise<Place> {
    return this.inLine(async () => {
      const { match, kept } = await this.table();
      if (!maySit(kept, seat)) throw new Error(`Nobody can sit down on seat ${seat} of this table.`);
      const listener = { seat, hear };
      this.listeners.add(listener);
      if (since !== null) this.tell([listener], Math.min(since + 1, match.entries.length));
      this.drive();
      const sight = presentSight(match, kept.byItself, seat);
      return {
        story: { table: kept.summary, log: logOf(match, kept.byItself, seat), sight },
        play: (ply, move, byItself) => this.play(seat, ply, move, byItself),
        why: (move) => this.why(seat, move),
        undo: (to) => this.undo(seat, to),
        look: (ply) => this.look(seat, ply),
        leave: () => this.leave(listener),
      };
    });
  }

  /** Lets the bots go on, if it is their turn. */
  drive(): void {
    if (this.isDriving) return;
    this.isDriving = true;
    void this.driveOn();
  }

  /** Looks whether somebody else has changed the table, and tells everybody. */
  catchUp(): Promise<void> {
    return this.inLine(async () => {
      if (this.inMemory === null) return;
      const stored = readKept(await this.house.store.get(this.id));
      if (stored?.revision === this.inMemory.kept.revision) return;
      this.inMemory = null;
      if (this.listeners.size === 0) return;
      await this.table();
      this.driveLater();
    });
  }

  /** Takes the table away, with everything that is kept of it. */
  remove(): Promise<void> {
    return this.inLine(async () => {
      await this.house.store.remove(this.id);
      this.inMemory = null;
      this.listeners.clear();
    });
  }

  private play(seat: SeatId, ply: number, move: Move, byItself: boolean): Promise<Answer> {
    return this.inLine(async () => {
      const table = await this.personsTable(seat);
      checkMove(table.match.game, move);
      if (ply !== table.match.entries.length) return { kind: "late" };
      const rule = this.make(table, seat, move);
      if (rule !== null) return { kind: "refused", rule };
      const { kept } = table;
      if (!(await this.keep(table, byItself ? [...kept.byItself, ply + 1] : kept.byItself))) return { kind: "late" };
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

  private undo(seat: SeatId, to: number): Promise<boolean> {
    return this.inLine(async () => {
      const table = await this.personsTable(seat);
      const { match, kept } = table;
      if (match.isOver || !match.undo(seat, to)) return false;
      const isKept = await this.keep(
        table,
        kept.byItself.filter((ply) => ply <= to),
      );
      this.drive();
      return isKept;
    });
  }

  private look(seat: SeatId, ply: number): Promise<Sight> {
    return this.inLine(async () => {
      const { match, kept } = await this.table();
      if (match.states[ply] === undefined) throw new RangeError(`This table has had no ${ply} moves.`);
      return pastSight(match, kept.byItself, seat, ply);
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

  /** The table in memory; if it had to be laid out again, everybody hears what is new. */
  private async table(): Promise<LaidOut> {
    if (this.inMemory !== null) return this.inMemory;
    try {
      this.inMemory = await layOut(this.id, this.house);
    } catch (error) {
      this.house.troubled(this.id, reason(error));
      throw error;
    }
    if (this.listeners.size === 0) this.heard = [...this.inMemory.match.entries];
    else this.announce(this.inMemory);
    return this.inMemory;
  }

  private async personsTable(seat: SeatId): Promise<LaidOut> {
    const table = await this.table();
    if (!isPerson(table.kept, seat)) throw new Error(`No person plays on seat ${seat} of this table.`);
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

  /** Keeps what was done in memory, then tells it; false if somebody else was faster, and then it is not done. */
  private async keep(table: LaidOut, byItself: readonly number[]): Promise<boolean> {
    const { match, kept } = table;
    const { sitters } = kept.summary;
    const summary = summaryOf(this.id, match, sitters, this.house.now());
    const next = keptOf(match, summary, kept.revision + 1, byItself);
    this.inMemory = null;
    try {
      await this.house.store.put(this.id, next);
    } catch (error) {
      if (!(error instanceof Outdated)) throw new Error(`It could not be kept: ${reason(error)}`, { cause: error });
      await this.table();
      return false;
    }
    table.kept = next;
    this.inMemory = table;
    this.announce(table);
    this.house.changed(this.id, next);
    this.house.troubled(this.id, null);
    return true;
  }

  /** Tells everybody what they have not heard yet: how far moves were taken back, and every move since. */
  private announce({ match }: LaidOut): void {
    const common = movesInCommon(this.heard, match.entries);
    const first = common < this.heard.length ? common : common + 1;
    this.heard = [...match.entries];
    this.tell([...this.listeners], first);
  }

  /** Tells listeners what they see after so many moves and after each one since. */
  private tell(listeners: readonly Listener[], first: number): void {
    if (this.inMemory === null) return;
    const { match, kept } = this.inMemory;
    const last = match.entries.length;
    for (const listener of listeners) {
      const { seat } = listener;
      for (let ply = first; ply < last; ply++) this.say(listener, pastSight(match, kept.byItself, seat, ply));
      if (first <= last) this.say(listener, presentSight(match, kept.byItself, seat));
    }
  }

  /** Whoever fails to listen disturbs nobody else. */
  private say(listener: Listener, sight: Sight): void {
    queueMicrotask(() => {
      if (this.listeners.has(listener)) listener.hear(sight);
    });
  }

  /** Plays bots one decision at a time, so that what others ask is heard in between. */
  private async driveOn(): Promise<void> {
    do await this.house.wait(0);
    while (await this.inLine(() => this.driveOne()));
  }

  /** Plays one decision of a bot; false if that was all. */
  private async driveOne(): Promise<boolean> {
    try {
      const turn = await this.playBot(await this.table());
      if (turn === "moved") return true;
      this.isDriving = false;
      if (turn === "outdated") this.driveLater();
      else this.clearAway();
    } catch (error) {
      this.isDriving = false;
      this.house.troubled(this.id, reason(error));
      this.driveLater();
    }
    return false;
  }

  private async playBot(table: LaidOut): Promise<"moved" | "nobody" | "outdated"> {
    const { match, bots, kept } = table;
    const seat = asked(match.game, match.state).find((player) => bots[player] !== null);
    const bot = seat === undefined ? null : bots[seat];
    if (seat === undefined || bot === null) return "nobody";
    const move = botMove(match, seat, bot);
    const rule = this.make(table, seat, move);
    if (rule !== null) throw new Error(`The bot ${bot.name} made a move that ${rule} forbids.`);
    return (await this.keep(table, kept.byItself)) ? "moved" : "outdated";
  }

  /** Lets the bots go on after a while, if anybody still looks. */
  private async driveLater(): Promise<void> {
    if (this.willDrive) return;
    this.willDrive = true;
    await this.house.wait(PATIENCE_MS);
    this.willDrive = false;
    if (this.listeners.size > 0) this.drive();
  }

  /** What nobody needs takes no memory: it is kept. */
  private clearAway(): void {
    if (this.listeners.size === 0 && !this.isDriving) this.inMemory = null;
  }
}

function checkMove(game: Game, move: Move): void {
  if (!game.vocabulary.knows(move)) throw new RangeError(`${move} is not a move of ${game.id}.`);
}

function movesInCommon(one: readonly Entry[], other: readonly Entry[]): number {
  const differs = one.findIndex(({ seat, move }, ply) => other[ply]?.seat !== seat || other[ply].move !== move);
  return differs < 0 ? one.length : differs;
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
