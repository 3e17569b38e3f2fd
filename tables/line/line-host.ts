import type { Move, SeatId, Verdict, Vocabulary } from "@caravel/kernel";
import type { Company, CompanyHost } from "../company.ts";
import type { Host, Place, Sight, Sitter, Story, TableId, TableSetup, TableSummary, Taken } from "../host.ts";
import { Trouble } from "../problem.ts";
import { type Message, type Request, readMessage, type Talk, type Topic } from "./protocol.ts";
import { type SentSight, takeAdvice, takeSight } from "./wire.ts";

/** A line to a host: to a worker of this device, or to a server. */
export interface Line {
  send(request: Request): void;
  end(): void;
}

/** Opens a line; `hear` gets what comes over it, `broke` is called when it fails, and whether that is for good. */
export type Connect = (hear: (data: unknown) => void, broke: (why: string, forGood?: boolean) => void) => Line;

/** A request that waits for its answer. */
interface Waiting {
  readonly request: Request;
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** What this end of the line knows. */
export interface LineEnd {
  /** The name of the build that runs here. */
  readonly build: string;
  /** The moves of a game. */
  vocabularyOf(game: string): Promise<Vocabulary>;
  /** Is what was waiting when a line broke asked again over the next one? What is asked of a table answers its sequence, so it does no harm twice. */
  readonly asksAgain?: boolean;
}

/** A place that somebody has taken, as a new line must be told. */
interface TakenPlace {
  readonly table: TableId;
  readonly seat: SeatId;
  readonly hear: (sight: Sight) => void;
  /** The sequence heard of so far. */
  sequence: number;
  /** The moves of its game, once somebody sits there. */
  vocabulary: Vocabulary | null;
  /** What was heard before the moves were known. */
  readonly early: SentSight[];
}

/** A table where somebody keeps company, as a new line must be told. */
interface KeptCompany {
  readonly hear: (company: Company) => void;
  /** The number of the last thing said that was heard. */
  said: number;
  /** Has the other end answered? */
  isIn: boolean;
}

/**
 * A host at the other end of a line. A line that breaks is replaced by a new one: the tables are kept there, requests that
 * were waiting are rejected or asked again, and everybody who sits somewhere hears what they have missed.
 */
export class LineHost implements Host, CompanyHost {
  readonly keeps = true;
  private line: Line | null = null;
  /** Has anything been answered over the present line? One that never worked is replaced only when it is needed. */
  private hasServed = false;
  private numbers = 0;
  private readonly waiting = new Map<number, Waiting>();
  private readonly places = new Map<number, TakenPlace>();
  /** By table: who hears of its company, and what was said so far. */
  private readonly companies = new Map<TableId, KeptCompany>();
  private readonly watchers = new Set<(tables: readonly TableSummary[]) => void>();

  constructor(
    private readonly connect: Connect,
    private readonly end: LineEnd,
  ) {}

  /** Resolves with the name of the build at the other end when that can read what is kept; rejects if it cannot be. */
  async ready(): Promise<string> {
    return (await this.ask("hello", { build: this.end.build })).build;
  }

  /** Ends the line; nothing is heard any more. */
  close(): void {
    this.places.clear();
    this.watchers.clear();
    this.companies.clear();
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
    const taken: TakenPlace = { table, seat, hear, sequence: 0, vocabulary: null, early: [] };
    this.places.set(place, taken);
    try {
      const story = await this.ask("sit", { table, seat, place, since: null });
      const vocabulary = await this.end.vocabularyOf(story.table.game);
      taken.sequence = Math.max(taken.sequence, story.sight.sequence);
      taken.vocabulary = vocabulary;
      queueMicrotask(() => {
        for (const sight of taken.early.splice(0)) taken.hear(takeSight(sight, vocabulary));
      });
      return {
        story: { ...story, sight: takeSight(story.sight, vocabulary) },
        play: async (sequence, move, byItself) =>
          this.ask("play", { place, sequence, move: writeMove(move, vocabulary, story), byItself }),
        why: async (move) => this.ask("why", { place, move: writeMove(move, vocabulary, story) }),
        undo: (sequence, to) => this.ask("undo", { place, sequence, to }),
        askUndo: (sequence) => this.ask("askUndo", { place, sequence }),
        answerUndo: (sequence, agrees) => this.ask("answerUndo", { place, sequence, agrees }),
        askEnd: (how) => this.ask("askEnd", { place, how }),
        answerEnd: (at, agrees) => this.ask("answerEnd", { place, at, agrees }),
        askStandIn: (absent) => this.ask("askStandIn", { place, absent }),
        answerStandIn: (at, agrees) => this.ask("answerStandIn", { place, at, agrees }),
        concede: () => this.ask("concede", { place }),
        advise: async (sequence) => {
          const advice = await this.ask("advise", { place, sequence });
          return advice === null ? null : takeAdvice(advice, vocabulary);
        },
        orderClock: (sequence, order) => this.ask("orderClock", { place, sequence, order }),
        look: async (ply) => takeSight(await this.ask("look", { place, ply }), vocabulary),
        hurry: async () => void (await this.ask("hurry", { place })),
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

  takeIn(record: string, again = false): Promise<Taken> {
    return this.ask("takeIn", { record, again });
  }

  async giveSeat(table: TableId, seat: SeatId, sitter: Sitter): Promise<void> {
    await this.ask("giveSeat", { table, seat, sitter });
  }

  async remove(table: TableId): Promise<void> {
    await this.ask("remove", { table });
  }

  verify(table: TableId): Promise<Verdict> {
    return this.ask("verify", { table });
  }

  async joinCompany(table: TableId, since: number, hear: (company: Company) => void) {
    const joined: KeptCompany = { hear, said: since, isIn: false };
    this.companies.set(table, joined);
    const company = await this.ask("joinCompany", { table, since }).catch((error) => {
      this.companies.delete(table);
      throw error;
    });
    joined.said = lastSaid(company, joined.said);
    joined.isIn = true;
    return {
      company,
      leave: () => {
        if (this.companies.get(table) !== joined) return;
        this.companies.delete(table);
        this.ask("leaveCompany", { table }).catch(() => undefined);
      },
    };
  }

  say(table: TableId, seat: SeatId, text: string): Promise<boolean> {
    return this.ask("say", { table, seat, text });
  }

  async mute(table: TableId, seat: SeatId, isMuted: boolean): Promise<void> {
    await this.ask("mute", { table, seat, isMuted });
  }

  private leave(place: number): void {
    if (!this.places.delete(place)) return;
    // a line that has gone has let go of it already
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
      const request = { number, topic, ask } as Request;
      this.line ??= this.start();
      this.waiting.set(number, { request, resolve: (answer) => resolve(answer as Talk[T]["answer"]), reject });
      this.line.send(request);
    });
  }

  /** Opens a line and tells the other end where everybody sits. */
  private start(): Line {
    const line = this.connect(
      (data) => {
        if (this.line === line) this.hear(readMessage(data));
      },
      (why, forGood = false) => {
        if (this.line === line) this.replace(why, forGood);
      },
    );
    this.line = line;
    this.hasServed = false;
    if (this.watchers.size > 0) this.request("watchTables", {}).catch(() => undefined);
    for (const [table, { isIn }] of this.companies) if (isIn) void this.joinAgain(table);
    // the table may be gone; then whatever is asked at this place says so
    for (const [place, { table, seat, sequence, vocabulary }] of this.places)
      if (vocabulary !== null) this.request("sit", { table, seat, place, since: sequence }).catch(() => undefined);
    return line;
  }

  private hear(message: Message | null): void {
    if (message === null) return;
    switch (message.kind) {
      case "answer":
        this.settle(message.number)?.resolve(message.answer);
        return;
      case "failure":
        this.settle(message.number)?.reject(new Trouble(message.problem));
        return;
      case "tables":
        for (const changed of this.watchers) changed(message.tables);
        return;
      case "company":
        this.hearCompany(message.table, message.company);
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

  /** Over a new line whoever keeps company at a table comes there again. */
  private async joinAgain(table: TableId): Promise<void> {
    const since = this.companies.get(table)?.said ?? 0;
    // if this fails, so does what is asked next, and that says so
    const company = await this.request("joinCompany", { table, since }).catch(() => null);
    if (company !== null) this.hearCompany(table, company);
  }

  private hearCompany(table: TableId, company: Company): void {
    const joined = this.companies.get(table);
    if (joined === undefined) return;
    joined.said = lastSaid(company, joined.said);
    joined.hear(company);
  }

  private hearSight(place: number, sight: SentSight): void {
    const taken = this.places.get(place);
    if (taken === undefined) return;
    taken.sequence = Math.max(taken.sequence, sight.sequence);
    if (taken.vocabulary === null || taken.early.length > 0) taken.early.push(sight);
    else taken.hear(takeSight(sight, taken.vocabulary));
  }

  private replace(why: string, forGood: boolean): void {
    const willAskAgain = this.end.asksAgain === true && !forGood;
    const again = willAskAgain ? [...this.waiting].filter(([, { request }]) => this.mayAskAgain(request)) : [];
    for (const [number] of again) this.waiting.delete(number);
    const willStart = willAskAgain || (this.hasServed && !forGood);
    this.breakOff(why);
    if (!willStart) return;
    const line = this.start();
    for (const [number, waiting] of again) {
      this.waiting.set(number, waiting);
      line.send(waiting.request);
    }
  }

  /** Where everybody sits, and who watches the list, a new line is told in any case. */
  private mayAskAgain({ topic, ask }: Request): boolean {
    if (topic === "sit") return this.places.get(ask.place)?.vocabulary === null;
    if (topic === "joinCompany") return this.companies.get(ask.table)?.isIn === false;
    // nobody says the same twice
    return !["watchTables", "leave", "leaveCompany", "say"].includes(topic);
  }

  private breakOff(why: string): void {
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    this.line?.end();
    this.line = null;
    for (const { reject } of waiting) reject(new Trouble({ code: "lineBroken", reason: why }));
  }
}

function lastSaid({ said }: Company, before: number): number {
  return said.reduce((last, { number }) => Math.max(last, number), before);
}

function writeMove(move: Move, vocabulary: Vocabulary, { table }: Pick<Story, "table">): string {
  if (!vocabulary.knows(move)) throw new Trouble({ code: "notAMove", game: table.game, move: String(move) });
  return vocabulary.write(move);
}
