import { type GameRecord, RecordError, readRecord } from "@caravel/kernel";
import { eventsOf, History, type Sitter, sittersOf, summaryOf } from "@caravel/tables";
import { isCount, isFields, isListOf, isNumber, isSitter } from "@caravel/tables/reading";

/** A table as it is kept now. */
interface Kept {
  readonly events: readonly unknown[];
  readonly summary: unknown;
}

/**
 * What version 1 of the database kept of a table, as events: there it was one record, written anew with every move.
 * What cannot be read is kept as it is, so that nothing is lost.
 */
export function fromVersion1(id: string, value: unknown): Kept {
  const old = isFields(value) && isFields(value.summary) ? value.summary : {};
  const record = isFields(value) && typeof value.record === "string" ? maybeRecord(value.record) : null;
  if (record === null) return { events: [value], summary: old };
  const byItself = new Set(isFields(value) && isListOf(value.byItself, isCount) ? value.byItself : []);
  const winners = isListOf(old.winners, isCount) ? old.winners : [];
  const at = isNumber(old.changedAt) ? old.changedAt : 0;
  const events = eventsOf(record, sittersThen(record, old.sitters), at, { winners, byItself });
  const asked = isListOf(old.asked, isCount) ? old.asked : [];
  return { events, summary: { ...summaryOf(id, new History(events), null), asked } };
}

function maybeRecord(text: string): GameRecord | null {
  try {
    return readRecord(text);
  } catch (error) {
    if (error instanceof RecordError) return null;
    throw error;
  }
}

function sittersThen(record: GameRecord, told: unknown): readonly Sitter[] {
  if (isListOf(told, isSitter) && told.length === record.players) return told;
  return sittersOf(record);
}
