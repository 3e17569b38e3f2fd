import type { Options, SeatId } from "@caravel/kernel";
import type { TableId, TableSetup } from "@caravel/tables/host";
import type { Kysely, Selectable } from "kysely";
import type { Schema } from "./database/schema.ts";
import { type PersonId, secretWord } from "./people.ts";

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
}

/** People coming together for a game. */
export interface Gathering extends Settled {
  readonly id: string;
  /** Words that nobody can guess, for an address that invites and one that lets watch. */
  readonly invitation: string;
  readonly spectation: string;
  readonly owner: PersonId;
  readonly version: number;
  /** The table, once the game has begun. */
  readonly table: TableId | null;
}

/** Why something cannot be done with a gathering. */
export type GatheringFault =
  | "noSuchGathering"
  | "begun"
  | "seatTaken"
  | "nameTaken"
  | "notYours"
  | "seatsOpen"
  | "changed";

/** A gathering, or why not. */
export type Gathered = Gathering | GatheringFault;

/** Gatherings as they are kept; a change is kept only if nobody else changed the gathering meanwhile. */
export class Gatherings {
  constructor(
    private readonly kysely: Kysely<Schema>,
    private readonly now: () => number,
  ) {}

  async begin(owner: PersonId, settled: Settled): Promise<Gathering> {
    const row = this.newRow(owner, settled, null);
    await this.kysely.insertInto("gatherings").values(row).execute();
    return gatheringOf(row);
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

  private newRow(owner: PersonId, { game, options, seats }: Settled, table: TableId | null) {
    const [id, invitation, spectation] = [secretWord(), secretWord(), secretWord()];
    const settled = JSON.stringify({ game, options, seats });
    const kept = { version: 1, table_id: null, rematch_of: table, changed_at: this.now() };
    return { id, invitation, spectation, owner, settled, ...kept };
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
    const { id, version, game, options } = gathering;
    const seats = gathering.seats.map(seatFor);
    const { numUpdatedRows } = await this.kysely
      .updateTable("gatherings")
      .set({ settled: JSON.stringify({ game, options, seats }), version: version + 1, changed_at: this.now() })
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
  const { id, invitation, spectation, owner, version, table_id: table } = row;
  return { ...(JSON.parse(row.settled) as Settled), id, invitation, spectation, owner, version, table };
}

/** What a table is opened with; null while a seat is open. */
export function setupOf({ game, options, seats }: Settled): TableSetup | null {
  const sitters = seats.flatMap((seat) => {
    if (seat.kind === "open") return [];
    return [{ kind: seat.kind, name: seat.name, style: seat.kind === "bot" ? seat.style : "" }];
  });
  return sitters.length === seats.length ? { game, options, sitters, seed: null, advice: false } : null;
}
