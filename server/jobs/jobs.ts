import type { SeatId } from "@caravel/kernel";
import type { TableId } from "@caravel/tables/host";

/** What is done beside the requests of people, by name. */
export interface Work {
  /** The bots of a table move. */
  readonly bots: { readonly table: TableId };
  /** Somebody's time may have run out. */
  readonly clock: { readonly table: TableId };
  /** Somebody is asked and may not know. */
  readonly notice: { readonly table: TableId; readonly seat: SeatId };
  /** A message goes to one address. */
  readonly message: { readonly to: "push" | "webhook"; readonly address: string; readonly text: string };
}

export type Task = keyof Work;

/** Who does the work. */
export type Workers = { readonly [T in Task]: (work: Work[T]) => Promise<void> };

/**
 * Work to be done once by one process, however many there are. Work of one task with the same key is done one after the
 * other; what waits under a key is replaced. What fails is tried again, after a longer while each time.
 */
export interface Jobs {
  add<T extends Task>(task: T, key: string, work: Work[T], after?: number): Promise<void>;
  /** Begins to take work. */
  begin(workers: Workers): Promise<void>;
  /** The names under which this process takes work. */
  names(): readonly string[];
  /** What was begun under other names than those that stay can be taken again. */
  setFree(staying: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** How often something is tried at most. */
export const MOST_TRIES = 8;
