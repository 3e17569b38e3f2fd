import { tableNames } from "@caravel/bots/names";
import type { SeatId } from "@caravel/kernel";
import type { Invitation } from "@caravel/tables/invitation";
import { forgetInvitation, forgetMoved, movedTable, rememberInvitation } from "../app/guest.ts";
import { host } from "../app/host.ts";
import { settings } from "../app/settings.svelte.ts";
import { callOff, comeIn, readInvitation, refusalOf, withInvitation } from "./api.ts";
import { greetAgain } from "./remote.svelte.ts";
import type { RefusalCode } from "./words/words.ts";

/** How often it is looked who has come, in milliseconds. */
const LOOK_EVERY = 2000;

/** People coming together for a game, as somebody at this device sees it. */
export class GatheringModel {
  /** Null until the server has told. */
  seen = $state.raw<Invitation | null>(null);
  refused = $state<RefusalCode | null>(null);
  isBusy = $state(false);

  readonly mySeat = $derived(this.seen?.seats.findIndex((seat) => seat.kind === "person" && seat.isMe) ?? -1);
  readonly free = $derived((this.seen?.seats ?? []).flatMap(({ kind }, seat) => (kind === "open" ? [seat] : [])));

  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly word: string) {}

  /** Looks who has come, from now on until it is left. */
  follow(): void {
    void this.look();
    this.timer = setInterval(() => void this.look(), LOOK_EVERY);
  }

  leave(): void {
    clearInterval(this.timer);
  }

  /** Comes in under a name and takes a seat. */
  sitDown(seat: SeatId, name: string): Promise<void> {
    return this.change(async () => {
      await comeIn(name);
      greetAgain();
      const seen = await withInvitation(this.word, "seat", { seat });
      rememberInvitation(this.word);
      return seen;
    });
  }

  getUp(seat: SeatId): Promise<void> {
    return this.change(() => withInvitation(this.word, "get-up", { seat }));
  }

  /** Begins the game; bots take the seats that are free. */
  start(): Promise<void> {
    return this.change(async () => {
      const { seats = [] } = this.seen ?? {};
      const names = tableNames(
        seats.map((seat) => (seat.kind === "open" ? null : seat.name)),
        seats.map((seat) => (seat.kind === "open" ? settings.level : null)),
      );
      for (const seat of this.free)
        await withInvitation(this.word, "bot", { seat, name: names[seat], style: settings.level });
      return withInvitation(this.word, "start");
    });
  }

  /** The owner calls the invitation off; false if it cannot be. */
  async callOff(): Promise<boolean> {
    this.isBusy = true;
    try {
      await callOff(this.word);
      forgetInvitation(this.word);
      forgetMoved(this.word);
      return true;
    } catch (error) {
      this.refused = refusalOf(error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }

  /** The game has begun: a game of this device that went to the server for it stands here no longer. */
  private async begun(): Promise<void> {
    forgetInvitation(this.word);
    const moved = movedTable(this.word);
    if (moved === null) return;
    forgetMoved(this.word);
    await (await host()).remove(moved).catch(() => undefined);
  }

  private async look(): Promise<void> {
    if (document.visibilityState !== "visible" || this.isBusy) return;
    try {
      const seen = await readInvitation(this.word);
      if (this.isBusy) return;
      this.seen = seen;
      if (this.refused === "unreachable") this.refused = null;
      if (seen.table !== null) await this.begun();
    } catch (error) {
      this.refused = refusalOf(error);
    }
  }

  private async change(act: () => Promise<Invitation>): Promise<void> {
    this.isBusy = true;
    this.refused = null;
    try {
      this.seen = await act();
      if (this.seen.table !== null) await this.begun();
    } catch (error) {
      this.refused = refusalOf(error);
    } finally {
      this.isBusy = false;
    }
    if (this.refused !== null) {
      const { refused } = this;
      await this.look();
      this.refused = refused;
    }
  }
}
