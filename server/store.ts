import type { TableId, TableSummary } from "@caravel/tables/host";
import { NoRoom, Outdated, type TableStore } from "@caravel/tables/store";
import type { Database } from "./database/schema.ts";

/** The clocks of several machines differ by less than this. */
const CLOCKS_DIFFER = 60_000;

const POSTGRES_DISK_FULL = "53100";

/** Keeps tables in a database; any number of processes may share it, and each hears what the others have changed. */
export function databaseStore({ kysely, listen, tell, durably, moveOn }: Database): TableStore {
  const watchers: ((id: TableId, sequence?: number) => void)[] = [];
  const heard = (text: string) => {
    const [id = "", sequence, ...rest] = text.split(" ");
    // what is told of other things begins with a word for them
    if (rest.length > 0 || (sequence !== undefined && !/^\d+$/.test(sequence))) return;
    for (const changed of watchers) changed(id, sequence === undefined ? undefined : Number(sequence));
  };
  const lookAgain = async (since: number) => {
    const rows = await kysely
      .selectFrom("tables")
      .select("id")
      .where("changed_at", ">=", since - CLOCKS_DIFFER)
      .execute();
    for (const { id } of rows) heard(id);
  };
  // if the database cannot be read now, its line breaks too, and everybody looks again when that stands
  listen(heard, (since) => void lookAgain(since).catch(() => undefined));
  return {
    async summaries() {
      const rows = await kysely.selectFrom("tables").select(["id", "summary"]).execute();
      return new Map(rows.map(({ id, summary }) => [id, JSON.parse(summary)]));
    },
    async summary(id) {
      const row = await kysely.selectFrom("tables").select("summary").where("id", "=", id).executeTakeFirst();
      return row === undefined ? undefined : JSON.parse(row.summary);
    },
    async events(id, after = 0) {
      const rows = await kysely
        .selectFrom("events")
        .select("event")
        .where("table_id", "=", id)
        .where("sequence", ">", after)
        .orderBy("sequence")
        .execute();
      return rows.map(({ event }) => JSON.parse(event));
    },
    async append(id, sequence, events, summary) {
      const row = {
        id,
        sequence: sequence + events.length - 1,
        summary: JSON.stringify(summary),
        changed_at: summary.changedAt,
        due_at: dueAt(summary),
      };
      const texts = events.map((event) => JSON.stringify(event));
      const isKept = await moveOn({ row, first: sequence, events: texts }).catch((error: unknown) => {
        throw isFull(error) ? new NoRoom("the disk is full", { cause: error }) : error;
      });
      if (!isKept) throw new Outdated();
    },
    async chapters(id) {
      const rows = await kysely
        .selectFrom("chapters")
        .select("chapter")
        .where("table_id", "=", id)
        .orderBy("sequence")
        .execute();
      return rows.map(({ chapter }) => JSON.parse(chapter));
    },
    async keepChapter(id, sequence, chapter) {
      await kysely
        .insertInto("chapters")
        .values({ table_id: id, sequence, chapter: JSON.stringify(chapter) })
        .onConflict((conflict) =>
          conflict.columns(["table_id", "sequence"]).doUpdateSet({ chapter: JSON.stringify(chapter) }),
        )
        .execute();
    },
    async remove(id) {
      await durably(async (one) => {
        await one.deleteFrom("tables").where("id", "=", id).execute();
        await tell(id, one);
      });
    },
    watch: (changed) => watchers.push(changed),
  };
}

/** When somebody's time runs out, if that has a consequence. */
function dueAt({ clock }: TableSummary): number | null {
  return clock === undefined || clock.rules.timeOut === "shown" ? null : clock.endsAt;
}

/** What SQLite and PostgreSQL say when there is no room. */
function isFull(error: unknown): boolean {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : null;
  return code === "SQLITE_FULL" || code === POSTGRES_DISK_FULL;
}
