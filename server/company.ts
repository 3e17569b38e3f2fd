import type { SeatId } from "@caravel/kernel";
import { type Company, MOST_SAID, type Said } from "@caravel/tables/company";
import type { TableId } from "@caravel/tables/host";
import type { Database } from "./database/schema.ts";
import type { PersonId } from "./people.ts";
import { secretWord } from "./secret-word.ts";
import { Talk } from "./talk.ts";

/** What the processes of one installation tell each other about who is at a table. */
const SUBJECT = "company ";
/** Whoever has not told for so long is gone with all who were there; in milliseconds. */
const BEAT = 30_000;
const PATIENCE = 75_000;

/** Somebody who is at a table: on seats, or watching. */
interface Present {
  readonly person: PersonId;
  readonly seats: readonly SeatId[];
  hear(company: Company): void;
  /** The number of the last thing said that they were told of. */
  told: number;
  /** They are told one thing after the other, so that nothing is told twice. */
  line: Promise<unknown>;
}

/** Who is at a table in another process. */
interface Elsewhere {
  readonly seats: readonly SeatId[];
  readonly watchers: number;
  readonly at: number;
}

/** What one process tells of a table. */
interface News {
  readonly from: string;
  readonly table: TableId;
  readonly seats: readonly SeatId[];
  readonly watchers: number;
  /** Do the others tell in turn who is there? */
  readonly asks: boolean;
}

/** Who is at the tables, in all processes together, and what is said there; kept beside the game, which hears nothing of it. */
export class Companies {
  readonly talk: Talk;
  private readonly self = secretWord();
  private readonly here = new Map<TableId, Set<Present>>();
  private readonly elsewhere = new Map<TableId, Map<string, Elsewhere>>();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly database: Database,
    private readonly now: () => number,
  ) {
    this.talk = new Talk(database.kysely, now);
    database.listen(
      (text) => {
        if (text.startsWith(SUBJECT)) void this.hear(JSON.parse(text.slice(SUBJECT.length))).catch(() => undefined);
      },
      () => void this.beat(true),
    );
    this.timer = setInterval(() => void this.beat(false), BEAT);
    this.timer.unref();
  }

  close(): void {
    clearInterval(this.timer);
  }

  /** Somebody comes to a table; they hear of everybody, and what was said since a number, if they have a seat. */
  async join(
    table: TableId,
    { person, seats, since }: { readonly person: PersonId; readonly seats: readonly SeatId[]; readonly since: number },
    hear: (company: Company) => void,
  ): Promise<{ readonly company: Company; leave(): void }> {
    const present: Present = { person, seats, hear, told: since, line: Promise.resolve() };
    const all = this.here.get(table) ?? new Set();
    const isFirst = all.size === 0;
    this.here.set(table, all.add(present));
    const company = await this.inLine(present, () => this.seenBy(table, present));
    await this.tell(table, isFirst);
    return {
      company,
      leave: () => {
        all.delete(present);
        if (all.size === 0 && this.here.get(table) === all) this.here.delete(table);
        void this.tell(table, false).catch(() => undefined);
      },
    };
  }

  /** Somebody says something at a table; false if it was too much in too short a time. */
  async say(table: TableId, person: PersonId, seat: SeatId, text: string): Promise<boolean> {
    if (!(await this.talk.say(table, person, seat, text))) return false;
    await this.tell(table, false);
    return true;
  }

  /** Somebody does not want to hear another any more, or again. */
  async mute(table: TableId, person: PersonId, muted: PersonId, isMuted: boolean): Promise<void> {
    await this.talk.mute(person, muted, isMuted);
    for (const present of this.here.get(table) ?? []) if (present.person === person) await this.show(table, present);
  }

  private async tell(table: TableId, asks: boolean): Promise<void> {
    const all = [...(this.here.get(table) ?? [])];
    const seats = [...new Set(all.flatMap((present) => present.seats))];
    const watchers = all.filter((present) => present.seats.length === 0).length;
    const news: News = { from: this.self, table, seats, watchers, asks };
    await this.database.tell(`${SUBJECT}${JSON.stringify(news)}`, this.database.kysely);
  }

  /** Tells the others once in a while that this process is still there. */
  private async beat(asks: boolean): Promise<void> {
    for (const table of this.here.keys()) await this.tell(table, asks).catch(() => undefined);
  }

  private async hear({ from, table, seats, watchers, asks }: News): Promise<void> {
    if (!this.here.has(table)) return;
    if (from !== this.self) {
      const known = this.elsewhere.get(table) ?? new Map<string, Elsewhere>();
      this.elsewhere.set(table, known.set(from, { seats, watchers, at: this.now() }));
      if (asks) await this.tell(table, false);
    }
    for (const present of this.here.get(table) ?? []) await this.show(table, present);
  }

  private show(table: TableId, present: Present): Promise<void> {
    return this.inLine(present, async () => {
      const company = await this.seenBy(table, present);
      if (this.here.get(table)?.has(present) === true) present.hear(company);
    });
  }

  private inLine<T>(present: Present, job: () => Promise<T>): Promise<T> {
    const done = present.line.then(job);
    present.line = done.catch(() => undefined);
    return done;
  }

  /** What somebody at a table is told: only those who have a seat hear what is said. */
  private async seenBy(table: TableId, present: Present): Promise<Company> {
    if (present.seats.length === 0) return { ...this.present(table), said: [], muted: [] };
    const [said, muted] = await Promise.all([
      this.talk.since(table, present.told, present.person),
      this.talk.mutedBy(present.person, table),
    ]);
    present.told = said.reduce((last: number, { number }: Said) => Math.max(last, number), present.told);
    // who is here is told as it is now: answers of a database do not come in the order of the questions
    return { ...this.present(table), said: said.slice(-MOST_SAID), muted };
  }

  private present(table: TableId): { readonly here: readonly SeatId[]; readonly watchers: number } {
    const mine = [...(this.here.get(table) ?? [])];
    const known = this.elsewhere.get(table) ?? new Map<string, Elsewhere>();
    for (const [from, { at }] of known) if (this.now() - at > PATIENCE) known.delete(from);
    if (mine.length === 0) this.elsewhere.delete(table);
    const others = [...known.values()];
    const seats = new Set([...mine, ...others].flatMap((one) => [...one.seats]));
    const watching = mine.filter((present) => present.seats.length === 0).length;
    return {
      here: [...seats].sort((one, other) => one - other),
      watchers: others.reduce((sum, { watchers }) => sum + watchers, watching),
    };
  }
}
