import type { Options } from "@caravel/kernel";
import type { ClockRules } from "./clocks/rules.ts";
import type { TableId } from "./host.ts";
import { USUAL_PATIENCE } from "./standing-in.ts";

/** When a game begins: as soon as all are there, when whoever invited wants it, or then with bots on the seats that are free. */
export const START_RULES = ["full", "owner", "bots"] as const;
export type StartRule = (typeof START_RULES)[number];

/** How a table is open to others. */
export interface Terms {
  /** Can everybody find it who comes to the server, or only whoever has its link? */
  readonly isListed: boolean;
  readonly start: StartRule;
  /** May others watch, and how many moves behind? */
  readonly isWatched: boolean;
  readonly delay: number;
  /** Without a clock: after how many minutes one word is enough to let a bot play for somebody who does not come. */
  readonly patience: number;
}

/** How a table is usually open. */
export const USUAL_TERMS: Terms = {
  isListed: false,
  start: "bots",
  isWatched: true,
  delay: 0,
  patience: USUAL_PATIENCE,
};

/** Nobody watches further behind. */
export const LONGEST_DELAY = 100;

/** A seat to which people are invited: free, somebody's, or a bot's. */
export type InvitedSeat =
  | { readonly kind: "open" }
  | { readonly kind: "person"; readonly name: string; readonly isMe: boolean }
  | { readonly kind: "bot"; readonly name: string; readonly style: string };

/** An invitation as a server shows it to whoever has its word; nobody learns by which name the server knows another. */
export interface Invitation {
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly InvitedSeat[];
  /** How time is measured; null for not at all. */
  readonly clock: ClockRules | null;
  /** The words of the address that invites, and of the one that lets watch, if anybody may. */
  readonly invitation: string;
  readonly spectation: string | null;
  readonly terms: Terms;
  /** Was the game begun elsewhere, and is it finished here? */
  readonly isMoved: boolean;
  /** The table, once the game has begun. */
  readonly table: TableId | null;
  readonly version: number;
  readonly isOwner: boolean;
}

/** What somebody who only watches is told of a game. */
export interface Spectation {
  readonly game: string;
  /** The table, once the game has begun. */
  readonly table: TableId | null;
}

/** Who is to sit on a seat, when people are invited. */
export type WantedSeat =
  | { readonly kind: "me" }
  | { readonly kind: "open" }
  | { readonly kind: "bot"; readonly name: string; readonly style: string };

/** What is settled when people are invited. */
export interface WantedGame {
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly WantedSeat[];
  readonly clock: ClockRules | null;
  readonly terms: Terms;
}

/** A table that everybody may come to, as a list shows it. */
export interface OpenTable {
  readonly invitation: string;
  readonly game: string;
  /** Long texts, such as content packs, are left out. */
  readonly options: Options;
  readonly seats: readonly InvitedSeat[];
  /** How time is measured; null for not at all. */
  readonly clock: ClockRules | null;
  readonly changedAt: number;
}

/** Tables of servers have names that no table of a device has. */
const NETWORK = "net-";

/** The name for a new table of a server. */
export function networkId(word: string): TableId {
  return `${NETWORK}${word}`;
}

/** Is the table kept by a server? */
export function isOnNetwork(table: TableId): boolean {
  return table.startsWith(NETWORK);
}
