import { setTimeout as sleep } from "node:timers/promises";
import { FastChance, type SeatId } from "@caravel/kernel";
import type { Span } from "@caravel/tables/clocks";
import type { TableId } from "@caravel/tables/host";
import type { LineHost } from "@caravel/tables/line";
import { game, Player } from "@caravel/tables/testing";
import { expect } from "vitest";
import { openDatabase } from "../index.ts";
import { databaseStore } from "../store.ts";
import { CLOCKS, FairClocks } from "./fair-clocks.ts";
import { Guest } from "./guest.ts";
import { PATIENCE } from "./postgres.ts";

const PEOPLE = 4;
const TABLES = 8;
/** The seat of the bot at every table. */
const BOT = 2;
/** Moves are chosen by dice that are the same in every run; moments are not. */
const SEED = "kill";

/** A move that somebody made: what was sent, and whether the server said that it is kept, or that it is not. */
interface Attempt {
  readonly table: TableId;
  readonly seat: SeatId;
  readonly ply: number;
  readonly move: string;
  outcome: "unknown" | "acknowledged" | "failed";
}

/** People at many tables, two and a bot at each, who play whatever happens to the server and note every move. */
export class Company {
  private readonly laid: { readonly id: TableId; readonly seats: readonly number[] }[] = [];
  private readonly attempts: Attempt[] = [];
  private readonly players: Player[] = [];
  private readonly playing: Promise<void>[] = [];
  private isEnough = false;

  private constructor(
    private readonly guests: readonly Guest[],
    readonly hosts: readonly LineHost[],
  ) {}

  /** Guests come in, each by whatever port is told at the moment. */
  static async gather(port: () => number): Promise<Company> {
    const guests = await Promise.all(
      Array.from({ length: PEOPLE }, (_, number) => new Guest(port).comeIn(`Guest ${number}`)),
    );
    return new Company(
      guests,
      guests.map((guest) => guest.host()),
    );
  }

  get movesSent(): number {
    return this.attempts.length;
  }

  get acknowledged(): number {
    return this.attempts.filter(({ outcome }) => outcome === "acknowledged").length;
  }

  get allIsOver(): boolean {
    return this.players.every(({ sight }) => sight.isOver);
  }

  /** On a fast machine games end before the last kill: then everybody begins anew. */
  async keepPlaying(): Promise<void> {
    if (!this.allIsOver) return;
    for (let number = 0; number < TABLES; number++) {
      const { id, seats } = await this.layTable(number);
      this.laid.push({ id, seats });
      for (const [seat, person] of seats.entries()) {
        const player = await Player.sitDown(this.hosts[person], id, seat);
        this.players.push(player);
        this.playing.push(this.playOn(player, id));
      }
    }
  }

  /** Waits until everybody has gone on, lets them stop, and checks every game. */
  async finish(): Promise<void> {
    await this.keepPlaying();
    const before = this.attempts.length;
    const goesOn = () => this.attempts.length > before + PEOPLE || this.allIsOver;
    await expect.poll(goesOn, { timeout: PATIENCE }).toBe(true);
    this.isEnough = true;
    await Promise.all(this.playing);
    for (const { id, seats } of this.laid)
      expect(await this.hosts[seats[0]].verify(id), id).toMatchObject({ ok: true });
    for (const host of this.hosts) host.close();
  }

  /** Compares what people sent and heard with what a database holds, read without any server. */
  async expectNothingLost(address: string): Promise<void> {
    const { attempts, players } = this;
    const kept = await this.keptMoves(address);
    for (const { table, seat, ply, move, outcome } of attempts)
      if (outcome === "acknowledged") expect(kept.get(table)?.[ply], `move ${ply} of ${table}`).toBe(`${seat} ${move}`);
    // and nothing stands there that nobody did: each move of a person was sent for that very place, once unless it failed
    const name = ({ table, ply, seat, move }: Attempt) => `${table} ${ply} ${seat} ${move}`;
    const succeeded = attempts.filter(({ outcome }) => outcome !== "failed");
    expect(new Set(succeeded.map(name)).size).toBe(succeeded.length);
    const sent = new Set(attempts.map(name));
    for (const [table, moves] of kept)
      for (const [ply, move] of moves.entries())
        if (!move.startsWith(`${BOT} `)) expect(sent).toContain(`${table} ${ply} ${move}`);
    // everybody has heard every move, in order, each once; only clocks are told again to whoever was cut off
    for (const { sights } of players) {
      const heard = sights.filter(
        ({ sequence, clock }, place) => clock === null || sequence !== sights[place - 1]?.sequence,
      );
      expect(heard.map(({ ply }) => ply)).toEqual(
        Array.from({ length: heard.length }, (_, place) => place + heard[0].ply),
      );
    }
  }

  /** Checks that no clock counted while no server ran, and that every clock that was told showed what is kept; answers the milliseconds that clocks did count. */
  async expectFairClocks(address: string, downs: readonly Span[]): Promise<number> {
    const database = openDatabase(address);
    const fair = await FairClocks.in(database);
    fair.expectGivenBack(downs);
    let counted = 0;
    for (const { id } of this.laid) {
      const here = this.players.filter(({ place }) => place.story.table.id === id);
      counted += await fair.expectFair(
        id,
        here.flatMap(({ sights }) => sights),
        downs,
      );
    }
    await database.close();
    return counted;
  }

  private async layTable(number: number): Promise<{ id: TableId; seats: readonly number[] }> {
    const seats = [number % PEOPLE, (number + 1 + (number % (PEOPLE - 1))) % PEOPLE];
    const [owner, other] = seats.map((person) => this.guests[person]);
    const bot = { kind: "bot", name: "Inês", style: "random" };
    const { said } = await owner.ask("POST", "/api/gatherings", {
      game: number % 2 === 0 ? "puerto-rico" : "portolano",
      seats: [{ kind: "me" }, { kind: "open" }, bot],
      clock: CLOCKS[number % CLOCKS.length],
    });
    await other.ask("POST", `/api/invitations/${said.invitation}/seat`, { seat: 1 });
    const { said: begun } = await owner.ask("POST", `/api/invitations/${said.invitation}/start`);
    if (begun.table === null) throw new Error("it has not begun");
    return { id: begun.table, seats };
  }

  /** Somebody who plays on a seat until it is enough, and notes every move. */
  private async playOn(player: Player, table: TableId): Promise<void> {
    const { vocabulary } = await game(player.place.story.table.game);
    const chance = new FastChance(`${SEED} ${player.seat}`);
    const isAsked = () => player.sight.isOver || player.sight.choices.moves.length > 0;
    for (;;) {
      while (!isAsked() && !this.isEnough) await sleep(5);
      const { sequence, ply, isOver, choices } = player.sight;
      if (isOver || this.isEnough) return;
      const moves = choices.moves.filter((move) => vocabulary.verb(move).name !== "lift");
      const move = moves[chance.roll(moves.length)];
      const attempt: Attempt = { table, seat: player.seat, ply, move: vocabulary.write(move), outcome: "unknown" };
      this.attempts.push(attempt);
      const answer = await player.place.play(sequence, move, false).catch((error: unknown) => {
        if (!String(error).includes("notKept")) throw error;
        return null;
      });
      if (answer === null) {
        // the database could not be reached; it is tried again, and late if it was kept all the same
        attempt.outcome = "failed";
        await sleep(100);
        continue;
      }
      if (answer.kind === "refused") throw new Error(`a listed move is refused by ${answer.rule}`);
      if (answer.kind === "accepted") attempt.outcome = "acknowledged";
      // late: it was kept, but the answer was lost; what has happened is heard
      while (player.sight.sequence === sequence) await sleep(5);
    }
  }

  private async keptMoves(address: string): Promise<ReadonlyMap<TableId, readonly string[]>> {
    const database = openDatabase(address);
    const store = databaseStore(database);
    const kept = new Map<TableId, readonly string[]>();
    for (const { id } of this.laid) {
      const events = (await store.events(id)) as { type: string; seat: SeatId; move: string }[];
      kept.set(
        id,
        events.flatMap(({ type, seat, move }) => (type === "moved" ? [`${seat} ${move}`] : [])),
      );
    }
    await database.close();
    return kept;
  }
}
