import type Sqlite from "libsql";
import type { Onward } from "./schema.ts";

/** Moves a table on in a file of SQLite, in the transaction that is open; false if it does not stand there. */
export type MovingOn = (onward: Onward) => boolean;

/** The statements that every move needs, prepared once: building them anew would cost more than carrying them out. */
export function movingOn(sqlite: Sqlite.Database): MovingOn {
  const prepare = (text: string) => sqlite.prepare(text);
  // the tables are there only after the steps to the present shape were taken
  let statements: {
    readonly begin: Sqlite.Statement;
    readonly change: Sqlite.Statement;
    readonly add: Sqlite.Statement;
  } | null = null;
  return ({ row: { id, sequence, summary, changed_at, due_at }, first, events }) => {
    statements ??= {
      begin: prepare(
        "insert into tables (id, sequence, summary, changed_at, due_at) values (?, ?, ?, ?, ?) on conflict (id) do nothing",
      ),
      change: prepare(
        "update tables set sequence = ?, summary = ?, changed_at = ?, due_at = ? where id = ? and sequence = ?",
      ),
      add: prepare("insert into events (table_id, sequence, event) values (?, ?, ?)"),
    };
    const { begin, change, add } = statements;
    const { changes } =
      first === 1
        ? begin.run(id, sequence, summary, changed_at, due_at)
        : change.run(sequence, summary, changed_at, due_at, id, first - 1);
    if (changes !== 1) return false;
    for (const [place, event] of events.entries()) add.run(id, first + place, event);
    return true;
  };
}
