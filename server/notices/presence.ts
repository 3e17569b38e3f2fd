import type { TableId } from "@caravel/tables/host";
import type { Database } from "../database/schema.ts";
import type { PersonId } from "../people.ts";

/** A page that can be seen says so every 20 seconds; whoever was not heard of for so long is not at the table, or does not look. */
const GONE_AFTER = 25_000;
/** Other processes are told no more often than this. */
const TELL_EVERY = 15_000;

/** Who is at which table with a page that can be seen, whichever process serves it. */
export class Presence {
  /** By person and table: when they were last seen here, and when that was last kept for others. */
  private readonly seen = new Map<string, { at: number; told: number }>();

  constructor(
    private readonly database: Database,
    private readonly now: () => number,
  ) {}

  /** Somebody does something at a table. */
  note(person: PersonId, table: TableId): void {
    const at = this.now();
    const key = `${table} ${person}`;
    const { told = 0 } = this.seen.get(key) ?? {};
    // a file of SQLite has one process
    const tells = this.database.kind === "postgres" && at - told > TELL_EVERY;
    this.seen.set(key, { at, told: tells ? at : told });
    if (tells) void this.tell(person, table, at).catch(() => undefined);
  }

  /** Somebody has left a table. */
  leave(person: PersonId, table: TableId): void {
    if (!this.seen.delete(`${table} ${person}`) || this.database.kind !== "postgres") return;
    void this.tell(person, table, 0).catch(() => undefined);
  }

  async isHere(person: PersonId, table: TableId): Promise<boolean> {
    const here = this.seen.get(`${table} ${person}`);
    if (here !== undefined && this.now() - here.at < GONE_AFTER) return true;
    if (this.database.kind !== "postgres") return false;
    const row = await this.database.kysely
      .selectFrom("presences")
      .select("seen_at")
      .where("person", "=", person)
      .where("table_id", "=", table)
      .executeTakeFirst();
    return row !== undefined && this.now() - row.seen_at < GONE_AFTER + TELL_EVERY;
  }

  private async tell(person: PersonId, table_id: TableId, seen_at: number): Promise<void> {
    await this.database.kysely
      .insertInto("presences")
      .values({ person, table_id, seen_at })
      .onConflict((conflict) => conflict.columns(["person", "table_id"]).doUpdateSet({ seen_at }))
      .execute();
  }
}
