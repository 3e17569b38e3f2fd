import pg from "pg";

/** The class of locks by which processes show that they live; the number is Caravel's own. */
export const PULSE = 1_500_416;
const AGAIN_AFTER = 300;

/** A lock that a process holds on a connection of its own: the database lets go of it when the process ends, however it ends. */
export class Pulse {
  private client: pg.Client | null = null;
  private isClosed = false;

  constructor(private readonly address: string) {}

  /** Resolves when the lock is held for the first time; it is taken again whenever the connection breaks. */
  begin(process: number): Promise<void> {
    return new Promise((resolve) => this.open(process, resolve));
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.client?.end().catch(() => undefined);
  }

  private open(process: number, isHeld: () => void): void {
    const client = new pg.Client({ connectionString: this.address });
    this.client = client;
    let isBroken = false;
    const again = () => {
      if (isBroken || this.isClosed) return;
      isBroken = true;
      client.end().catch(() => undefined);
      setTimeout(() => this.isClosed || this.open(process, isHeld), AGAIN_AFTER).unref();
    };
    client.on("error", again).on("end", again);
    client
      .connect()
      .then(() => client.query("select pg_advisory_lock($1, $2)", [PULSE, process]))
      .then(isHeld, again);
  }
}
