import { type Game, type SeatId, SPECTATOR, type Verdict } from "@caravel/kernel";
import type { Keeper } from "@caravel/tables";
import { type Company, type CompanyHost, sayable } from "@caravel/tables/company";
import type { Place, Sight, Sitter, TableId, TableSetup, TableSummary, Taken } from "@caravel/tables/host";
import { type Terms, USUAL_TERMS } from "@caravel/tables/invitation";
import { Trouble } from "@caravel/tables/problem";
import type { ServedHost } from "@caravel/tables/serving";
import type { Kysely } from "kysely";
import type { Companies } from "./company.ts";
import type { Schema } from "./database/schema.ts";
import { watchBehind } from "./delayed.ts";
import type { LinePresence } from "./notices/notices.ts";
import { OwnTables } from "./own-tables.ts";
import type { PersonId } from "./people.ts";
import type { TableNews } from "./table-news.ts";

/** Tables of which it is remembered who plays there. */
const MOST_KNOWN = 20_000;

/** Who may do what, at which table: the one place where that is decided. */
export class Rights {
  private readonly people = new Map<TableId, readonly PersonId[]>();
  private readonly asking = new Map<TableId, Promise<readonly PersonId[]>>();

  constructor(
    private readonly kysely: Kysely<Schema>,
    private readonly keeper: Keeper,
  ) {}

  /** Is the game of a table over? */
  async isOver(table: TableId): Promise<boolean> {
    return (await this.keeper.listed(table))?.isOver ?? false;
  }

  /** The tables at which somebody holds a seat, with the seats. */
  async seatsOf(person: PersonId): Promise<ReadonlyMap<TableId, readonly SeatId[]>> {
    const rows = await this.kysely
      .selectFrom("seats")
      .select(["table_id", "seat"])
      .where("person", "=", person)
      .execute();
    const seats = new Map<TableId, SeatId[]>();
    for (const { table_id, seat } of rows) seats.set(table_id, [...(seats.get(table_id) ?? []), seat]);
    return seats;
  }

  /** Who holds seats at a table, if that has been asked before; seats change hands only when somebody signs in, who then opens a new line. */
  knownPeopleAt(table: TableId): readonly PersonId[] | undefined {
    return this.people.get(table);
  }

  /** Who holds seats at a table; all who ask at once are told together. */
  peopleAt(table: TableId): Promise<readonly PersonId[]> {
    const asking = this.asking.get(table) ?? this.findPeople(table).finally(() => this.asking.delete(table));
    this.asking.set(table, asking);
    return asking;
  }

  private async findPeople(table: TableId): Promise<readonly PersonId[]> {
    const rows = await this.kysely.selectFrom("seats").select("person").where("table_id", "=", table).execute();
    const people = rows.map(({ person }) => person);
    // a table that has just been opened may get its people in a moment
    if (people.length > 0) this.people.set(table, people);
    const [oldest = table] = this.people.keys();
    if (this.people.size > MOST_KNOWN) this.people.delete(oldest);
    return people;
  }

  async holds(person: PersonId, table: TableId, seat: SeatId): Promise<boolean> {
    return (await this.seatsOf(person)).get(table)?.includes(seat) ?? false;
  }

  async plays(person: PersonId, table: TableId): Promise<boolean> {
    return (await this.seatsOf(person)).has(table);
  }

  /** Who holds a seat, or null. */
  async holderOf(table: TableId, seat: SeatId): Promise<PersonId | null> {
    const found = await this.kysely
      .selectFrom("seats")
      .select("person")
      .where("table_id", "=", table)
      .where("seat", "=", seat)
      .executeTakeFirst();
    return found?.person ?? null;
  }

  /** The table that a word lets somebody watch, with its terms, or null. */
  async watched(spectation: string | null): Promise<Watched | null> {
    if (spectation === null) return null;
    const found = await this.kysely
      .selectFrom("gatherings")
      .select(["table_id", "settled"])
      .where("spectation", "=", spectation)
      .executeTakeFirst();
    if (found === undefined || found.table_id === null) return null;
    const { terms = USUAL_TERMS } = JSON.parse(found.settled) as { terms?: Terms };
    return { table: found.table_id, terms };
  }
}

/** A table that somebody may watch: while the game goes on as its terms say, afterwards in any case. */
interface Watched {
  readonly table: TableId;
  readonly terms: Terms;
}

/** The house in which somebody is a guest. */
interface PersonsHouse {
  readonly keeper: Keeper;
  readonly rights: Rights;
  readonly companies: Companies;
  readonly news: TableNews;
}

/** A keeper as one person may use it: their own seats, tables they watch, and nothing that would tell a secret or harm others. */
export class PersonsHost implements ServedHost {
  readonly keeps = true;
  private readonly own: OwnTables;

  private readonly keeper: Keeper;
  private readonly rights: Rights;
  private readonly companies: Companies;

  constructor(
    house: PersonsHouse,
    private readonly person: PersonId,
    /** The word of an address that lets watch, if somebody came by one. */
    private readonly spectation: string | null,
    /** Hears that the person is at tables. */
    private readonly presence: LinePresence | null = null,
  ) {
    this.keeper = house.keeper;
    this.rights = house.rights;
    this.companies = house.companies;
    this.own = new OwnTables(house, person, spectation === null ? null : () => this.watchedTable());
  }

  /** Whoever has a seat hears and talks; whoever watches is counted. */
  readonly company: CompanyHost = {
    joinCompany: async (table, since, hear: (company: Company) => void) => {
      await this.mustBe(this.maySee(table));
      const seats = (await this.rights.seatsOf(this.person)).get(table) ?? [];
      return this.companies.join(table, { person: this.person, seats, since }, hear);
    },
    say: async (table, seat, text) => {
      await this.mustBe(this.rights.holds(this.person, table, seat));
      const line = sayable(text);
      return line !== null && (await this.companies.say(table, this.person, seat, line));
    },
    mute: async (table, seat, isMuted) => {
      await this.mustBe(this.rights.plays(this.person, table));
      const holder = await this.rights.holderOf(table, seat);
      if (holder === null || holder === this.person) throw new Trouble({ code: "notAllowed" });
      await this.companies.mute(table, this.person, holder, isMuted);
    },
  };

  get build(): string {
    return this.keeper.build;
  }

  ready(): Promise<void> {
    this.presence?.note();
    return this.keeper.ready();
  }

  tables(): Promise<readonly TableSummary[]> {
    return this.own.list();
  }

  watchTables(changed: (tables: readonly TableSummary[]) => void): () => void {
    return this.own.watch(changed);
  }

  async sit(table: TableId, seat: SeatId, hear: (sight: Sight) => void, since: number | null = null): Promise<Place> {
    await this.mustBe(
      seat === SPECTATOR || (await this.isOver(table))
        ? this.maySee(table)
        : this.rights.holds(this.person, table, seat),
    );
    const delay = seat === SPECTATOR ? await this.delayAt(table) : 0;
    const place =
      delay > 0
        ? await watchBehind(this.keeper, table, hear, { delay, since })
        : await this.keeper.sit(table, seat, hear, since);
    const mine = (await this.rights.seatsOf(this.person)).get(table) ?? [];
    if (seat !== SPECTATOR) this.presence?.sat(table);
    this.own.sat(table);
    return {
      ...place,
      ...this.attending(place, table),
      story: { ...place.story, table: { ...place.story.table, mine } },
    };
  }

  /** Whoever moves or leaves shows whether they are at the table. */
  private attending(place: Place, table: TableId): Pick<Place, "play" | "leave"> {
    return {
      play: (...move) => {
        this.presence?.note();
        return place.play(...move);
      },
      leave: () => {
        this.presence?.left(table);
        this.own.left(table);
        place.leave();
      },
    };
  }

  /** While a game goes on its record holds everything hidden. */
  async record(table: TableId): Promise<string> {
    await this.mustBe(this.isOver(table));
    await this.mustBe(this.maySee(table));
    return this.keeper.record(table);
  }

  async verify(table: TableId): Promise<Verdict> {
    await this.mustBe(this.maySee(table));
    // whoever watches behind is not told how many moves there are
    await this.mustBe((await this.delayAt(table)) === 0 || this.isOver(table));
    return this.keeper.verify(table);
  }

  /** One's own seat goes to a bot, and back to oneself. */
  async giveSeat(table: TableId, seat: SeatId, sitter: Sitter): Promise<void> {
    await this.mustBe(this.rights.holds(this.person, table, seat));
    await this.keeper.giveSeat(table, seat, sitter);
  }

  async rulesAt(table: TableId): Promise<Game> {
    await this.mustBe(this.maySee(table));
    return this.keeper.rulesAt(table);
  }

  async open(_setup: TableSetup): Promise<Taken> {
    return { ok: false, problem: { code: "notAllowed" } };
  }

  async takeIn(): Promise<Taken> {
    return { ok: false, problem: { code: "notAllowed" } };
  }

  async remove(): Promise<void> {
    throw new Trouble({ code: "notAllowed" });
  }

  /** The table that one may watch now, or null. */
  private async watchedTable(): Promise<TableId | null> {
    const watched = await this.rights.watched(this.spectation);
    if (watched === null) return null;
    return watched.terms.isWatched || (await this.isOver(watched.table)) ? watched.table : null;
  }

  private async maySee(table: TableId): Promise<boolean> {
    return (await this.rights.plays(this.person, table)) || (await this.watchedTable()) === table;
  }

  /** How many moves behind somebody watches who has no seat. */
  private async delayAt(table: TableId): Promise<number> {
    if (await this.rights.plays(this.person, table)) return 0;
    return (await this.rights.watched(this.spectation))?.terms.delay ?? 0;
  }

  private isOver(table: TableId): Promise<boolean> {
    return this.rights.isOver(table);
  }

  private async mustBe(allowed: boolean | Promise<boolean>): Promise<void> {
    if (!(await allowed)) throw new Trouble({ code: "notAllowed" });
  }
}
