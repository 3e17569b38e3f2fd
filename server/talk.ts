import type { SeatId } from "@caravel/kernel";
import { MOST_SAID, type Said } from "@caravel/tables/company";
import type { TableId } from "@caravel/tables/host";
import type { Kysely } from "kysely";
import type { Schema } from "./database/schema.ts";
import type { PersonId } from "./people.ts";

/** Nobody says more than so much in so many milliseconds. */
const LIMITS = [
  { most: 5, within: 10_000 },
  { most: 60, within: 600_000 },
];
/** So many things said at a table are kept. */
const MOST_KEPT = 500;
const TRIES = 8;

/** What people say at tables, beside the events of the game. */
export class Talk {
  /** When each person spoke lately, in this process. */
  private readonly spoke = new Map<PersonId, number[]>();

  constructor(
    private readonly kysely: Kysely<Schema>,
    private readonly now: () => number,
  ) {}

  /** Keeps what somebody says; false if it was too much in too short a time. */
  async say(table: TableId, person: PersonId, seat: SeatId, text: string): Promise<boolean> {
    if (!this.maySpeak(person)) return false;
    // of two who speak at once one has the next number, and the other the one after
    for (let tried = 0; tried < TRIES; tried++) {
      const number = (await this.lastNumber(table)) + 1;
      const { numInsertedOrUpdatedRows } = await this.kysely
        .insertInto("said")
        .values({ table_id: table, number, seat, person, text, at: this.now() })
        .onConflict((conflict) => conflict.columns(["table_id", "number"]).doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n) continue;
      await this.kysely
        .deleteFrom("said")
        .where("table_id", "=", table)
        .where("number", "<=", number - MOST_KEPT)
        .execute();
      return true;
    }
    return false;
  }

  /** What was said at a table after a number, but for what somebody does not want to hear; the newest last. */
  async since(table: TableId, number: number, hearer: PersonId): Promise<Said[]> {
    const rows = await this.kysely
      .selectFrom("said")
      .leftJoin("mutes", (join) => join.onRef("mutes.muted", "=", "said.person").on("mutes.person", "=", hearer))
      .select(["said.number", "said.seat", "said.text", "said.at"])
      .where("said.table_id", "=", table)
      .where("said.number", ">", number)
      .where("mutes.person", "is", null)
      .orderBy("said.number", "desc")
      .limit(MOST_SAID)
      .execute();
    return rows.reverse();
  }

  async mute(person: PersonId, muted: PersonId, isMuted: boolean): Promise<void> {
    const row = { person, muted };
    if (isMuted)
      await this.kysely
        .insertInto("mutes")
        .values(row)
        .onConflict((c) => c.doNothing())
        .execute();
    else await this.kysely.deleteFrom("mutes").where("person", "=", person).where("muted", "=", muted).execute();
  }

  /** The seats of a table whose people somebody does not want to hear. */
  async mutedBy(person: PersonId, table: TableId): Promise<SeatId[]> {
    const rows = await this.kysely
      .selectFrom("mutes")
      .innerJoin("seats", "seats.person", "mutes.muted")
      .select("seats.seat")
      .where("mutes.person", "=", person)
      .where("seats.table_id", "=", table)
      .orderBy("seats.seat")
      .execute();
    return rows.map(({ seat }) => seat);
  }

  private async lastNumber(table: TableId): Promise<number> {
    const { last } = await this.kysely
      .selectFrom("said")
      .select(({ fn }) => fn.max("number").as("last"))
      .where("table_id", "=", table)
      .executeTakeFirstOrThrow();
    return Number(last ?? 0);
  }

  private maySpeak(person: PersonId): boolean {
    const at = this.now();
    const longest = Math.max(...LIMITS.map(({ within }) => within));
    for (const [one, times] of this.spoke) if ((times.at(-1) ?? 0) < at - longest) this.spoke.delete(one);
    const times = (this.spoke.get(person) ?? []).filter((time) => time > at - longest);
    const may = LIMITS.every(({ most, within }) => times.filter((time) => time > at - within).length < most);
    if (may) this.spoke.set(person, [...times, at]);
    return may;
  }
}
