import type { Keeper, Surroundings } from "@caravel/tables";
import type { TableSummary } from "@caravel/tables/host";
import { ClockWatch } from "./clocks.ts";
import type { Database } from "./database/schema.ts";
import type { Settings } from "./environment.ts";
import { Heart, type Rhythm } from "./heart.ts";
import type { Jobs } from "./jobs/jobs.ts";
import { MemoryJobs } from "./jobs/memory.ts";
import { PostgresJobs } from "./jobs/postgres.ts";
import { Attention } from "./notices/attention.ts";
import { Notices, USUAL_DELAY } from "./notices/notices.ts";
import { Presence } from "./notices/presence.ts";
import { Push } from "./notices/push.ts";
import type { Allowed } from "./notices/sending.ts";
import type { Rights } from "./rights.ts";

/** What the staff of a server goes by; everything has a usual value. */
export interface StaffRules {
  /** The clock on the wall. */
  readonly now?: () => number;
  readonly rhythm?: Rhythm;
  /** To which addresses of others something is sent. */
  readonly allowed?: Allowed;
  /** How long somebody who is asked is left in peace before a notice goes out, in milliseconds. */
  readonly noticeDelay?: number;
  /** Whom push services can ask about this server: an address of mail or of the web. */
  readonly contact?: string;
}

const OUTSIDE_ONLY: Allowed = { http: false, internal: false };
const NO_CONTACT = "mailto:operator@caravel.invalid";

/** What the environment settles for the staff. */
export function staffRulesOf({ noticesTo, contact }: Pick<Settings, "noticesTo" | "contact">): StaffRules {
  const allowed = { http: noticesTo !== "outside", internal: noticesTo === "anywhere" };
  return { allowed, ...(contact === null ? {} : { contact }) };
}

/** Those who do what nobody asks for at a door: bots that move, clocks that run out, notices that go out. */
export class Staff {
  private notices: Notices | null = null;
  private watch: ClockWatch | null = null;
  /** Lets bots go on for which nobody sees to it any more. */
  private wake: () => Promise<void> = async () => undefined;

  private constructor(
    private readonly database: Database,
    private readonly rules: StaffRules,
    private readonly jobs: Jobs,
    private readonly heart: Heart,
    readonly attention: Attention,
    readonly presence: Presence,
    readonly push: Push,
  ) {}

  /** The staff for a database. */
  static async of(database: Database, rules: StaffRules): Promise<Staff> {
    const { now = Date.now, rhythm, allowed = OUTSIDE_ONLY, contact = NO_CONTACT } = rules;
    const { kysely } = database;
    const jobs = database.kind === "postgres" ? await PostgresJobs.on(database.address) : new MemoryJobs();
    const heart = new Heart({
      database,
      now,
      rhythm,
      workers: () => jobs.names(),
      async buried(staying) {
        await jobs.setFree(staying);
        await staff.wake();
      },
    });
    const push = await Push.of(kysely, allowed, contact);
    const staff = new Staff(
      database,
      rules,
      jobs,
      heart,
      new Attention(kysely, now),
      new Presence(database, now),
      push,
    );
    return staff;
  }

  get now(): () => number {
    return this.rules.now ?? Date.now;
  }

  get allowed(): Allowed {
    return this.rules.allowed ?? OUTSIDE_ONLY;
  }

  /** What the keeper of the tables leaves to the staff. */
  get forKeeper(): Pick<Surroundings, "now" | "givenBack" | "wakeBots" | "kept"> {
    return {
      now: this.now,
      givenBack: this.heart.givenBack,
      // whoever cannot be woken now is woken when the clocks are looked at
      wakeBots: (table) => void this.jobs.add("bots", table, { table }).catch(() => undefined),
      kept: (after: TableSummary, before: TableSummary | null) => this.notices?.tableChanged(after, before),
    };
  }

  /** Goes to work for a keeper. */
  async begin(keeper: Keeper, rights: Rights): Promise<void> {
    const { database, jobs, heart, attention, presence, push, allowed, now } = this;
    const delay = this.rules.noticeDelay ?? USUAL_DELAY;
    const notices = new Notices({ keeper, rights, jobs, attention, presence, push, allowed, delay });
    const watch = new ClockWatch({ database, keeper, jobs, heart, now });
    this.notices = notices;
    this.watch = watch;
    await heart.start();
    await jobs.begin({
      bots: ({ table }) => keeper.playBots(table),
      clock: ({ table }) => watch.call(table),
      notice: (work) => notices.tell(work),
      message: (work) => notices.send(work),
    });
    await heart.beat();
    this.wake = () => keeper.wake();
    await this.wake();
    watch.start();
  }

  /** Sees at once to every clock that has run out. */
  async lookAtClocks(): Promise<void> {
    await this.watch?.look();
  }

  async stop(): Promise<void> {
    this.watch?.stop();
    await this.jobs.close();
    await this.heart.stop();
  }
}
