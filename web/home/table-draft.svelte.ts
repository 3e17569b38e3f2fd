import {
  type Game,
  isChoice,
  type OptionRange,
  type Options,
  rangeOf,
  type SeatId,
  usualOptions,
} from "@caravel/kernel";
import type { Sitter, TableSetup } from "@caravel/tables/host";
import type { Door } from "../app/route.svelte.ts";
import { settings } from "../app/settings.svelte.ts";
import { type Seated, seated } from "./begin.ts";

/** A seat of a table that is being laid. */
export interface DraftSeat {
  /** Stays with the seat when it moves. */
  readonly key: number;
  /** Somebody here, somebody who is invited, or a bot. */
  who: "person" | "open" | Seated;
  name: string;
}

const USUAL_PLAYERS = 3;

/** Who sits beside the first player, by the way into the game. */
function usualOther(door: Door): DraftSeat["who"] {
  return { bots: settings.level, here: "person" as const, link: "open" as const }[door];
}

/** A table while it is being laid. */
export class TableDraft {
  readonly seats: DraftSeat[] = $state([]);
  options: Record<string, string | number | boolean> = $state({});
  seed = $state("");
  #next = 0;

  constructor(
    readonly game: Game,
    readonly door: Door,
    me: string,
  ) {
    this.setPlayers(game.players.includes(USUAL_PLAYERS) ? USUAL_PLAYERS : game.players[0]);
    this.seats[0].name = me;
  }

  /** Adds seats at the end or takes them away there; options that were as usual, or are no choice for so many, become as usual. */
  setPlayers(players: number): void {
    const before: Options = this.seats.length === 0 ? {} : usualOptions(this.game, this.seats.length);
    for (const [name, usual] of Object.entries(usualOptions(this.game, players))) {
      const value = this.options[name];
      const isKept = value !== before[name] && isChoice(this.game.options[name], value, players);
      if (!isKept) this.options[name] = usual;
    }
    while (this.seats.length > players) this.seats.pop();
    while (this.seats.length < players) {
      const who = this.seats.length === 0 ? "person" : usualOther(this.door);
      this.seats.push({ key: this.#next++, who, name: "" });
    }
  }

  /** Two neighbours change places. */
  swap(seat: SeatId, other: SeatId): void {
    if (other < 0 || other >= this.seats.length) return;
    [this.seats[seat], this.seats[other]] = [this.seats[other], this.seats[seat]];
  }

  /** Everybody gets a seat by lot. */
  shuffle(): void {
    for (let last = this.seats.length - 1; last > 0; last--) {
      const [lot] = crypto.getRandomValues(new Uint32Array(1));
      this.swap(last, lot % (last + 1));
    }
  }

  /** What can be chosen for an option with as many as sit here. */
  range(option: string): OptionRange {
    return rangeOf(this.game.options[option], this.seats.length);
  }

  /** Does an option mean anything with the others as they are? */
  applies(option: string): boolean {
    const needed = this.game.options[option]?.onlyWith;
    return needed === undefined || needed.some((name) => this.options[name] === true);
  }

  /** Who sits where; a person without a name is called as `unnamed` says. */
  sitters(unnamed: (number: number) => string): Sitter[] {
    return seated(
      this.seats.map(({ who, name }, seat) =>
        who === "person" || who === "open" ? { name: name.trim() || unnamed(seat + 1) } : { style: who },
      ),
    );
  }

  /** What everybody is called, by seat. */
  names(unnamed: (number: number) => string): string[] {
    return this.sitters(unnamed).map(({ name }) => name);
  }

  /** What is told to the host; options that are as usual need not be said. */
  setup(unnamed: (number: number) => string): TableSetup {
    const chosen = Object.entries(this.options).filter(
      ([name, value]) => this.applies(name) && value !== this.range(name).usual,
    );
    const options: Options = Object.fromEntries(chosen);
    const seed = this.seed.trim();
    return { game: this.game.id, options, sitters: this.sitters(unnamed), seed: seed === "" ? null : seed };
  }
}
