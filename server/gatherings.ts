import type { Options, SeatId } from "@caravel/kernel";
import type { ClockRules, Hours } from "@caravel/tables/clocks";
import type { Sitter, TableId, TableSetup } from "@caravel/tables/host";
import { type Terms, USUAL_TERMS } from "@caravel/tables/invitation";
import type { Kysely, Selectable } from "kysely";
import type { Schema } from "./database/schema.ts";
import type { PersonId } from "./people.ts";
import { secretWord } from "./secret-word.ts";

/** A seat before the game: free, somebody's, or a bot's. */
export type GatheringSeat =
  | { readonly kind: "open" }
  | { readonly kind: "person"; readonly person: PersonId; readonly name: string }
  | { readonly kind: "bot"; readonly name: string; readonly style: string };

/** What is settled about a game to which people are invited. */
export interface Settled {
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly GatheringSeat[];
  /** How time is measured; not at all if nothing is said. */
  readonly clock?: ClockRules | null;
  readonly terms: Terms;
}

/** People coming together for a game. */
export interface Gathering extends Settled {
  readonly id: string;
  /** Words that nobody can guess, for an address that invites and one that lets watch. */
  readonly invitation: string;
  readonly spectation: string;
  readonly owner: PersonId;
  readonly version: number;
  readonly changedAt: number;
  /** The table, once the game has begun. */
  readonly table: TableId | null;
  /** The game so far, if it was begun elsewhere. */
  readonly record: string | null;
}

/** Invitations that nobody has touched for so long are not listed; in milliseconds. */
const LISTED_FOR = 14 * 24 * 3600 * 1000;
const MOST_LISTED = 50;
/** Nobody invites more often within an hour. */
const MOST_PER_HOUR = 60;
const HOUR = 3600 * 1000;

/** Why something cannot be done with a gathering. */
export type GatheringFault =
  | "noSuchGathering"
  | "begun"
  | "seatTaken"
  | "nameTaken"
  | "notYours"
  | "seatsOpen"
  | "noBots"
  | "changed";

/** A gathering, or why not. */
export type Gathered = Gathering | GatheringFault;

/** Gatherings as they are kept; a change is kept only if nobody else changed the gathering meanwhile. */
export class Gatherings {
  constructor(
    private readonly kysely: Kysely<Schema>,
    private readonly now: () => number,
  ) {}

  async begin(owner: PersonId, settled: Settled, record: string | null = null): Promise<Gathering> {
    const row = { ...this.newRow(owner, settled, null), record };
    await this.kysely.insertInto("gatherings").values(row).execute();
    return gatheringOf(row);
  }

  /** A table that stands already can be watched by whoever has the word. */
  async beginAt(table: TableId, owner: PersonId, settled: Settled): Promise<Gathering> {
    const row = { ...this.newRow(owner, settled, null), table_id: table };
    await this.kysely.insertInto("gatherings").values(row).execute();
    return gatheringOf(row);
  }

  /** May somebody invite once more, or have they done so too often lately? */
  async mayBegin(owner: PersonId): Promise<boolean> {
    const { begun } = await this.kysely
      .selectFrom("gatherings")
      .select(({ fn }) => fn.countAll<number>().as("begun"))
      .where("owner", "=", owner)
      .where("changed_at", ">", this.now() - HOUR)
      .executeTakeFirstOrThrow();
    return Number(begun) < MOST_PER_HOUR;
  }

  /** Invitations that everybody may see and whose game has not begun, the newest first. */
  async open(): Promise<Gathering[]> {
    const rows = await this.waiting().where("listed", "=", 1).limit(MOST_LISTED).execute();
    return rows.map(gatheringOf);
  }

  /** Invitations that somebody made or answered and whose game has not begun, the newest first. */
  async of(person: PersonId): Promise<Gathering[]> {
    const rows = await this.waiting()
      .where((where) => where.or([where("owner", "=", person), where("settled", "like", `%"${person}"%`)]))
      .limit(MOST_LISTED)
      .execute();
    const isTheirs = ({ owner, seats }: Gathering) =>
      owner === person || seats.some((seat) => seat.kind === "person" && seat.person === person);
    return rows.map(gatheringOf).filter(isTheirs);
  }

  private waiting() {
    return this.kysely
      .selectFrom("gatherings")
      .selectAll()
      .where("table_id", "is", null)
      .where("changed_at", ">", this.now() - LISTED_FOR)
      .orderBy("changed_at", "desc");
  }

  /** The owner calls an invitation off. */
  async callOff({ id, owner, table, version }: Gathering, by: PersonId): Promise<GatheringFault | null> {
    if (owner !== by) return "notYours";
    if (table !== null) return "begun";
    const { numDeletedRows } = await this.kysely
      .deleteFrom("gatherings")
      .where("id", "=", id)
      .where("version", "=", version)
      .executeTakeFirst();
    return numDeletedRows === 1n ? null : "changed";
  }

  /** The people of a table come together again, with the same game; whoever wants it first owns it, and all others find it. Null if nobody was invited to the table. */
  async again(table: TableId, owner: PersonId): Promise<Gathering | null> {
    const before = await this.find("table_id", table);
    if (before === null) return null;
    await this.kysely
      .insertInto("gatherings")
      .values(this.newRow(owner, before, table))
      .onConflict((conflict) => conflict.column("rematch_of").doNothing())
      .execute();
    return this.find("rematch_of", table);
  }

  private newRow(owner: PersonId, { game, options, seats, terms, clock }: Settled, table: TableId | null) {
    const [id, invitation, spectation] = [secretWord(), secretWord(), secretWord()];
    const settled = JSON.stringify({ game, options, seats, terms, clock });
    const kept = { version: 1, table_id: null, rematch_of: table, changed_at: this.now() };
    return { id, invitation, spectation, owner, settled, listed: terms.isListed ? 1 : 0, record: null, ...kept };
  }

  /** The gathering of an address that invites, or lets watch, or of a table. */
  find(by: "id" | "invitation" | "spectation" | "table_id" | "rematch_of", word: string): Promise<Gathering | null> {
    return this.kysely
      .selectFrom("gatherings")
      .selectAll()
      .where(by, "=", word)
      .executeTakeFirst()
      .then((row) => (row === undefined ? null : gatheringOf(row)));
  }

  /** Somebody sits down on an open seat; whoever sat elsewhere gets up first. */
  sitDown(gathering: Gathering, seat: SeatId, person: PersonId, name: string): Promise<Gathered> {
    if (gathering.table !== null) return fault("begun");
    if (gathering.seats[seat]?.kind !== "open") return fault("seatTaken");
    const others = gathering.seats.filter(
      (other) => other.kind === "bot" || (other.kind === "person" && other.person !== person),
    );
    if (others.some((other) => other.kind !== "open" && isSameName(other.name, name))) return fault("nameTaken");
    return this.change(gathering, (other, place) => {
      if (place === seat) return { kind: "person", person, name };
      return other.kind === "person" && other.person === person ? { kind: "open" } : other;
    });
  }

  /** Somebody gives up their seat, or the owner takes somebody's away. */
  getUp(gathering: Gathering, seat: SeatId, by: PersonId): Promise<Gathered> {
    if (gathering.table !== null) return fault("begun");
    const there = gathering.seats[seat];
    if (there === undefined || there.kind === "open") return fault("seatTaken");
    if (by !== gathering.owner && !(there.kind === "person" && there.person === by)) return fault("notYours");
    return this.change(gathering, (other, place) => (place === seat ? { kind: "open" } : other));
  }

  /** The owner puts a bot on an open seat. */
  seatBot(gathering: Gathering, seat: SeatId, by: PersonId, name: string, style: string): Promise<Gathered> {
    if (gathering.table !== null) return fault("begun");
    if (by !== gathering.owner) return fault("notYours");
    if (gathering.seats[seat]?.kind !== "open") return fault("seatTaken");
    if (gathering.terms.start !== "bots") return fault("noBots");
    return this.change(gathering, (other, place) => (place === seat ? { kind: "bot", name, style } : other));
  }

  /** The game has begun at a table: its seats belong to those who sat there. False if somebody else began it first. */
  async begun({ id, version, seats }: Gathering, table: TableId): Promise<boolean> {
    return await this.kysely.transaction().execute(async (one) => {
      const { numUpdatedRows } = await one
        .updateTable("gatherings")
        .set({ table_id: table, version: version + 1, changed_at: this.now() })
        .where("id", "=", id)
        .where("version", "=", version)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return false;
      const held = seats.flatMap((there, seat) =>
        there.kind === "person" ? [{ table_id: table, seat, person: there.person }] : [],
      );
      if (held.length > 0) await one.insertInto("seats").values(held).execute();
      return true;
    });
  }

  private async change(
    gathering: Gathering,
    seatFor: (seat: GatheringSeat, place: SeatId) => GatheringSeat,
  ): Promise<Gathered> {
    const { id, version, game, options, terms, clock } = gathering;
    const seats = gathering.seats.map(seatFor);
    const { numUpdatedRows } = await this.kysely
      .updateTable("gatherings")
      .set({
        settled: JSON.stringify({ game, options, seats, terms, clock }),
        version: version + 1,
        changed_at: this.now(),
      })
      .where("id", "=", id)
      .where("version", "=", version)
      .executeTakeFirst();
    return numUpdatedRows === 1n ? { ...gathering, seats, version: version + 1 } : "changed";
  }
}

/** Names that differ in nothing but capitals would be mistaken for each other. */
function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

async function fault(why: GatheringFault): Promise<GatheringFault> {
  return why;
}

function gatheringOf(row: Selectable<Schema["gatherings"]>): Gathering {
  const { id, invitation, spectation, owner, version, record, table_id: table, changed_at: changedAt } = row;
  const settled = JSON.parse(row.settled) as Omit<Settled, "terms"> & { readonly terms?: Partial<Terms> };
  // what was not settled yet in earlier versions is as usual
  const terms = { ...USUAL_TERMS, ...settled.terms };
  return { ...settled, terms, id, invitation, spectation, owner, version, changedAt, table, record };
}

/** What a table is opened with, and by person which hours count for them; null while a seat is open. */
export function setupOf(
  { game, options, seats, terms, clock = null }: Settled,
  hoursOf: ReadonlyMap<PersonId, Hours> = new Map(),
): TableSetup | null {
  const sitters = seats.flatMap((seat): Sitter[] => {
    if (seat.kind === "open") return [];
    return [{ kind: seat.kind, name: seat.name, style: seat.kind === "bot" ? seat.style : "" }];
  });
  const hours = seats.map((seat) => (seat.kind === "person" ? (hoursOf.get(seat.person) ?? null) : null));
  if (sitters.length < seats.length) return null;
  return { game, options, sitters, seed: null, advice: false, clock, hours, patience: terms.patience };
}
