import type { SeatId, Verdict } from "@caravel/kernel";
import type { Host, Place, Sight, TableId, TableSetup, TableSummary, Taken } from "./host.ts";
import { type Message, type Request, readMessage, type Talk, type Topic } from "./protocol.ts";

/** A line to a worker. */
export interface Line {
  send(request: Request): void;
  end(): void;
}

/** Starts a worker; `hear` gets what it says, `broke` is called when it fails. */
export type Connect = (hear: (data: unknown) => void, broke: (why: string) => void) => Line;

/** A request that waits for its answer. */
interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** A place that somebody has taken, as a new worker must be told. */
interface TakenPlace {
  readonly table: TableId;
  readonly seat: SeatId;
  readonly hear: (sight: Sight) => void;
  /** The moves heard of so far. */
  ply: number;
  isSeated: boolean;
}

/**
 * Keeps tables on this device and plays them in a worker. A worker that breaks is replaced by a new one: the tables are on
 * disk, requests that were waiting are rejected, and everybody who sits somewhere hears what they have missed.
 */
export class LocalHost implements Host {
  readonly keeps = true;
  private line: Line | null = null;
  /** Has the present worker done anything the page asked for? One that has not is replaced only when it is needed. */
  private hasServed = false;
  private numbers = 0;
  private readonly waiting = new Map<number, Waiting>();
  private readonly places = new Map<number, TakenPlace>();
  private readonly watchers = new Set<(tables: readonly TableSummary[]) => void>();

  constructor(private readonly connect: Connect) {}

  /** Resolves when a worker runs and can read what is kept; rejects if that cannot be. */
  async ready(): Promise<void> {
    await this.ask("hello", {});
  }

  /** Ends the worker; nothing is heard any more. */
  end(): void {
    this.places.clear();
    this.watchers.clear();
    this.breakOff("it was ended");
  }

  tables(): Promise<readonly TableSummary[]> {
    return this.ask("tables", {});
  }

  watchTables(changed: (tables: readonly TableSummary[]) => void): () => void {
    this.watchers.add(changed);
    // if this fails, so will the next request, and that one says so
    this.ask("watchTables", {}).catch(() => undefined);
    return () => this.watchers.delete(changed);
  }

  open(setup: TableSetup): Promise<Taken> {
    // a page may hand over something that follows its state, and only plain data can be sent
    return this.ask("open", { setup: JSON.parse(JSON.stringify(setup)) as TableSetup });
  }

  async sit(table: TableId, seat: SeatId, hear: (sight: Sight) => void): Promise<Place> {
    const place = this.numbers++;
    const taken: TakenPlace = { table, seat, hear, ply: 0, isSeated: false };
    this.places.set(place, taken);
    try {
      const story = await this.ask("sit", { table, seat, place, since: null });
      taken.ply = story.sight.ply;
      taken.isSeated = true;
      return {
        story,
        play: (ply, move, byItself) => this.ask("play", { place, ply, move, byItself }),
        why: (move) => this.ask("why", { place, move }),
        undo: (to) => this.ask("undo", { place, to }),
        look: (ply) => this.ask("look", { place, ply }),
        leave: () => this.leave(place),
      };
    } catch (error) {
      this.places.delete(place);
      throw error;
    }
  }

  record(table: TableId): Promise<string> {
    return this.ask("record", { table });
  }

  takeIn(record: string): Promise<Taken> {
    return this.ask("takeIn", { record });
  }

  async remove(table: TableId): Promise<void> {
    await this.ask("remove", { table });
  }

  verify(table: TableId): Promise<Verdict> {
    return this.ask("verify", { table });
  }

  private leave(place: number): void {
    if (!this.places.delete(place)) return;
    // a worker that has gone has let go of it already
    this.ask("leave", { place }).catch(() => undefined);
  }

  private async ask<T extends Topic>(topic: T, ask: Talk[T]["ask"]): Promise<Talk[T]["answer"]> {
    const answer = await this.request(topic, ask);
    this.hasServed = true;
    return answer;
  }

  private request<T extends Topic>(topic: T, ask: Talk[T]["ask"]): Promise<Talk[T]["answer"]> {
    return new Promise((resolve, reject) => {
      const number = this.numbers++;
      this.line ??= this.start();
      this.waiting.set(number, { resolve: (answer) => resolve(answer as Talk[T]["answer"]), reject });
      this.line.send({ number, topic, ask } as Request);
    });
  }

  /** Starts a worker and tells it where everybody sits. */
  private start(): Line {
    const line = this.connect(
      (data) => {
        if (this.line === line) this.hear(readMessage(data));
      },
      (why) => {
        if (this.line === line) this.replace(why);
      },
    );
    this.line = line;
    this.hasServed = false;
    if (this.watchers.size > 0) this.request("watchTables", {}).catch(() => undefined);
    // the table may be gone; then whatever is asked at this place says so
    for (const [place, { table, seat, ply, isSeated }] of this.places)
      if (isSeated) this.request("sit", { table, seat, place, since: ply }).catch(() => undefined);
    return line;
  }

  private hear(message: Message | null): void {
    if (message === null) return;
    switch (message.kind) {
      case "answer":
        this.settle(message.number)?.resolve(message.answer);
        return;
      case "failure":
        this.settle(message.number)?.reject(new Error(message.problem));
        return;
      case "tables":
        for (const changed of this.watchers) changed(message.tables);
        return;
      case "sight":
        this.hearSight(message.place, message.sight);
        return;
    }
  }

  private settle(number: number): Waiting | undefined {
    const waiting = this.waiting.get(number);
    this.waiting.delete(number);
    return waiting;
  }

  private hearSight(place: number, sight: Sight): void {
    const taken = this.places.get(place);
    if (taken === undefined) return;
    taken.ply = sight.ply;
    taken.hear(sight);
  }

  private replace(why: string): void {
    const didWork = this.hasServed;
    this.breakOff(why);
    if (didWork) this.start();
  }

  private breakOff(why: string): void {
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    this.line?.end();
    this.line = null;
    for (const { reject } of waiting) reject(new Error(`The worker that keeps the tables has stopped: ${why}.`));
  }
}
