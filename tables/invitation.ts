import type { Options } from "@caravel/kernel";
import type { ClockRules } from "./clocks/rules.ts";
import type { TableId } from "./host.ts";

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
  /** The words of the address that invites, and of the one that lets watch. */
  readonly invitation: string;
  readonly spectation: string;
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
