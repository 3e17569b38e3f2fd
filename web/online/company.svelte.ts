import type { SeatId } from "@caravel/kernel";
import type { Company, Said } from "@caravel/tables/company";
import type { TableId } from "@caravel/tables/host";
import type { LineHost } from "@caravel/tables/line";

/** The page keeps no more of what was said. */
const MOST_SHOWN = 200;
const KEY = "caravel.read.";

function lastRead(table: TableId): number {
  try {
    return Number(localStorage.getItem(KEY + table) ?? 0) || 0;
  } catch {
    return 0;
  }
}

/** Who is at a table of the server, and what they say, as somebody at this device hears it. */
export class CompanyModel {
  here = $state.raw<readonly SeatId[]>([]);
  watchers = $state(0);
  said = $state.raw<readonly Said[]>([]);
  muted = $state.raw<readonly SeatId[]>([]);
  /** Was something not said because it was too much? */
  isTooMuch = $state(false);
  private read = $state(0);
  private leaveTable: () => void = () => undefined;
  private isLeft = false;

  /** What others have said since it was last read. */
  readonly unread = $derived(
    this.said.filter(({ number, seat }) => number > this.read && !this.mine.includes(seat)).length,
  );

  constructor(
    private readonly host: LineHost,
    private readonly table: TableId,
    /** The seats of whoever is here; without any there is nothing to be said. */
    readonly mine: readonly SeatId[],
  ) {
    this.read = lastRead(table);
  }

  /** Comes to the table. */
  async join(): Promise<void> {
    const { company, leave } = await this.host.joinCompany(this.table, 0, (news) => this.hear(news));
    this.leaveTable = leave;
    if (this.isLeft) leave();
    else this.hear(company);
  }

  leave(): void {
    this.isLeft = true;
    this.leaveTable();
  }

  /** Says something; false if it was not said. */
  async say(text: string): Promise<boolean> {
    this.isTooMuch = false;
    const isSaid = await this.host.say(this.table, this.mine[0], text).catch(() => false);
    this.isTooMuch = !isSaid;
    return isSaid;
  }

  /** Does not hear somebody any more, or hears them again, what was said before included. */
  async mute(seat: SeatId, isMuted: boolean): Promise<void> {
    await this.host.mute(this.table, seat, isMuted);
    this.leaveTable();
    this.said = [];
    await this.join();
  }

  /** Everything that was said so far is read. */
  markRead(): void {
    this.read = this.said.at(-1)?.number ?? this.read;
    try {
      localStorage.setItem(KEY + this.table, String(this.read));
    } catch {
      // a browser that keeps nothing
    }
  }

  private hear({ here, watchers, said, muted }: Company): void {
    this.here = here;
    this.watchers = watchers;
    this.muted = muted;
    const last = this.said.at(-1)?.number ?? 0;
    const news = said.filter(({ number }) => number > last);
    if (news.length > 0) this.said = [...this.said, ...news].slice(-MOST_SHOWN);
  }
}
