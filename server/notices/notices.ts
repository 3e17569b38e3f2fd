import { findGame, partsOf } from "@caravel/games";
import type { Language, SeatId } from "@caravel/kernel";
import type { Keeper } from "@caravel/tables";
import type { TableId, TableSummary } from "@caravel/tables/host";
import type { Jobs, Work } from "../jobs/jobs.ts";
import type { PersonId } from "../people.ts";
import type { Rights } from "../rights.ts";
import type { Attention } from "./attention.ts";
import type { Presence } from "./presence.ts";
import type { Push } from "./push.ts";
import { type Allowed, NotAllowed, send } from "./sending.ts";
import { NOTICE_WORDS } from "./words.ts";

/** Whoever is at the table, or comes soon, needs no notice. */
export const USUAL_DELAY = 30_000;

/** What notices are made of. */
interface NoticeHouse {
  readonly keeper: Keeper;
  readonly rights: Rights;
  readonly jobs: Jobs;
  readonly attention: Attention;
  readonly presence: Presence;
  readonly push: Push;
  readonly allowed: Allowed;
  readonly delay: number;
}

/** What somebody is told: which game, which table, what is asked, and where. */
interface Notice {
  readonly title: string;
  readonly body: string;
  readonly link: string;
  readonly table: TableId;
}

/** Tells people who are not at the table that they are asked. */
export class Notices {
  constructor(private readonly house: NoticeHouse) {}

  /** A table was changed here: whoever is newly asked is told in a while. */
  tableChanged(after: TableSummary, before: TableSummary | null): void {
    if (after.isOver) return;
    const was = before?.asked ?? [];
    for (const seat of after.asked)
      if (after.sitters[seat]?.kind === "person" && (!was.includes(seat) || before?.sitters[seat]?.kind !== "person"))
        this.soon(after.id, seat);
  }

  private soon(table: TableId, seat: SeatId): void {
    const { jobs, delay } = this.house;
    // a notice that cannot be arranged is not worth a move
    void jobs.add("notice", `${table} ${seat}`, { table, seat }, delay).catch(() => undefined);
  }

  /** The job: tells somebody, if they are still asked and still away. */
  async tell({ table, seat }: Work["notice"]): Promise<void> {
    const { keeper, rights, presence, attention, jobs } = this.house;
    const summary = await keeper.listed(table);
    const person = await rights.holderOf(table, seat);
    if (summary === null || person === null || !isAsked(summary, seat)) return;
    if (await presence.isHere(person, table)) return;
    const { webhook, language, page } = await attention.wishesOf(person);
    const endpoints = await attention.endpointsOf(person);
    if (webhook === null && endpoints.length === 0) return;
    const notice = await this.notice(summary, seat, language, page);
    const text = JSON.stringify(notice);
    for (const { endpoint } of endpoints)
      await jobs.add("message", `push ${endpoint}`, { to: "push", address: endpoint, text });
    if (webhook !== null) await jobs.add("message", `webhook ${person}`, { to: "webhook", address: webhook, text });
  }

  /** The job: sends one message; what is refused for good is not tried again. */
  async send({ to, address, text }: Work["message"]): Promise<void> {
    if (to === "push") return this.wake(address, text);
    const { title, body, link, table } = JSON.parse(text) as Notice;
    const line = [title, body, link].filter((part) => part !== "").join("\n");
    // chat programs read different fields
    const letter = JSON.stringify({ text: line, content: line, title, body, link, table });
    const headers = { "content-type": "application/json", "user-agent": "Caravel" };
    try {
      const status = await send(address, { method: "POST", headers, body: letter }, this.house.allowed);
      if (status === 429 || status >= 500) throw new Error(`the webhook answered ${status}`);
    } catch (error) {
      if (!(error instanceof NotAllowed)) throw error;
    }
  }

  private async wake(address: string, text: string): Promise<void> {
    const { attention, push } = this.house;
    const browser = await attention.endpoint(address);
    if (browser === null) return;
    try {
      if (!(await push.wake(browser, text))) await attention.removeEndpoint(address);
    } catch (error) {
      if (!(error instanceof NotAllowed)) throw error;
    }
  }

  private async notice(summary: TableSummary, seat: SeatId, language: Language, page: string): Promise<Notice> {
    const { id: table, game, sitters } = summary;
    const say = NOTICE_WORDS[language];
    const names = sitters.map(({ name }) => name);
    const others = names.filter((_, other) => other !== seat);
    const at = others.length === 0 ? say.alone : say.table(others.join(", "));
    const place = page === "" ? "" : `${page}#/table/${encodeURIComponent(table)}`;
    const asked = await this.question(table, seat, game, names, language);
    const title = say.title(findGame(game)?.title[language] ?? game);
    return { title, body: `${at}: ${asked}`, link: place, table };
  }

  /** What the game asks of the seat, in the words of its own page. */
  private async question(
    table: TableId,
    seat: SeatId,
    game: string,
    names: readonly string[],
    language: Language,
  ): Promise<string> {
    const words = await partsOf(game)?.words[language]();
    const place = await this.house.keeper.sit(table, seat, () => undefined);
    place.leave();
    return words?.question(place.story.sight.view, names) ?? "";
  }
}

function isAsked({ asked, sitters, isOver }: TableSummary, seat: SeatId): boolean {
  return !isOver && asked.includes(seat) && sitters[seat]?.kind === "person";
}

/** Somebody's line, as far as it tells that they are at a table. */
export class LinePresence {
  private readonly tables = new Set<TableId>();

  constructor(
    private readonly presence: Presence,
    private readonly person: PersonId,
  ) {}

  sat(table: TableId): void {
    this.tables.add(table);
    this.note();
  }

  /** Something came over the line. */
  note(): void {
    for (const table of this.tables) this.presence.note(this.person, table);
  }

  left(table: TableId): void {
    this.tables.delete(table);
    this.presence.leave(this.person, table);
  }

  end(): void {
    for (const table of [...this.tables]) this.left(table);
  }
}
