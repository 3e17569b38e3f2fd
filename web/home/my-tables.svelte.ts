import type { Host, TableId, TableSummary, Taken } from "@caravel/tables/host";
import { isGuest } from "../app/guest.ts";

const KEY = "caravel.tables";

/** How many running and finished games there were last time, so that room for them can be kept. */
function lastTime(): readonly [running: number, finished: number] {
  try {
    const [running = 0, finished = 0] = (localStorage.getItem(KEY) ?? "").split(" ").map(Number);
    return [running || 0, finished || 0];
  } catch {
    return [0, 0];
  }
}

const newestFirst = (one: TableSummary, other: TableSummary) => other.changedAt - one.changedAt;

/** Does the table wait for somebody at this device? */
export function waitsForMe({ asked, mine, sitters }: TableSummary): boolean {
  return asked.some((seat) => sitters[seat]?.kind === "person" && (mine?.includes(seat) ?? true));
}

/** What waits for me first, then the newest. */
const mineFirst = (one: TableSummary, other: TableSummary) =>
  Number(waitsForMe(other)) - Number(waitsForMe(one)) || newestFirst(one, other);

/** The games on this device and those on the server at which somebody here plays, followed from when the first page is shown until it is left. */
export class MyTables {
  /** Null until the host has told. */
  #here = $state.raw<readonly TableSummary[] | null>(null);
  #there = $state.raw<readonly TableSummary[]>([]);
  #host: Host | null = null;
  readonly #leave: (() => void)[] = [];
  #isLeft = false;

  readonly expected = lastTime();
  keeps = $state(true);
  isUnavailable = $state(false);

  readonly #tables = $derived([...(this.#here ?? []), ...this.#there]);
  readonly isKnown = $derived(this.#here !== null);
  readonly running = $derived(this.#tables.filter(({ isOver }) => !isOver).toSorted(mineFirst));
  readonly finished = $derived(this.#tables.filter(({ isOver }) => isOver).toSorted(newestFirst));

  /** Fetches the host, which is not there when the page is first drawn, and follows its tables. */
  async follow(): Promise<void> {
    try {
      const { host } = await import("../app/host.ts");
      const found = await host();
      if (this.#isLeft) return;
      this.#host = found;
      this.keeps = found.keeps;
      this.#leave.push(found.watchTables((tables) => this.#hear(tables)));
      this.#hear(await found.tables());
      if (isGuest()) await this.#followServer();
    } catch {
      this.isUnavailable = true;
    }
  }

  /** A server that cannot be reached has no tables now. */
  async #followServer(): Promise<void> {
    const { server } = await import("../app/host.ts");
    const found = await server();
    if (this.#isLeft) return;
    const hear = (tables: readonly TableSummary[]) => {
      this.#there = tables;
    };
    this.#leave.push(found.watchTables(hear));
    await found.tables().then(hear, () => undefined);
  }

  leave(): void {
    this.#isLeft = true;
    for (const leave of this.#leave) leave();
  }

  #hear(tables: readonly TableSummary[]): void {
    this.#here = tables;
    try {
      localStorage.setItem(KEY, `${this.running.length} ${this.finished.length}`);
    } catch {
      // a browser that keeps nothing
    }
  }

  async remove(table: TableId): Promise<void> {
    await this.#host?.remove(table);
  }

  /** Hands the record of a table over as a file. */
  async save({ id, game, changedAt }: TableSummary): Promise<void> {
    const { hostOf } = await import("../app/host.ts");
    const text = await (await hostOf(id)).record(id);
    const url = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
    const day = new Date(changedAt).toISOString().slice(0, 10);
    const link = Object.assign(document.createElement("a"), { href: url, download: `${game}-${day}.caravel` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }

  /** Takes a record in, a game that is here already only if that is wanted; null if there is no host to take it. */
  async takeIn(record: string, again: boolean): Promise<Taken | null> {
    return (await this.#host?.takeIn(record, again)) ?? null;
  }
}
