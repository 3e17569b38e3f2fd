import { remembers, type SeatId, type SeatSet, type State, type Table } from "@caravel/kernel";
import { type Content, contentFor } from "../content/content.ts";
import { COCOA, RUM } from "../content/pieces.ts";
import { FIRST_PORT_FACE } from "../content/tiles.ts";
import { copyWatch, type Round, type Watch } from "./watch.ts";

/** One player's ship. Lists that are read only are replaced when they change, which is rarely: copies share them. */
export interface Seat {
  stern: number;
  /** Where the ship is, or ASHORE before it is placed. */
  place: number;
  /** By item: goods, rum and thalers. */
  items: number[];
  cannons: number;
  /** By kind of upgrade: the values fitted, as bits. */
  upgrades: readonly number[];
  /** The values of the chests: known to their owner only, until the end. */
  chests: number[];
  /** By mission in play: the place of his marker from 1, or NO_MARKER. On starred missions the place means nothing. */
  markers: readonly number[];
  /** The cards laid face down: a number of CARD_CHOICES, or NO_CARDS. */
  laid: number;
  /** Did the ship drift, or anchor, in its last turn? */
  drifted: boolean;
  anchored: boolean;
  /** Is the Peace Knight's marker still there? */
  peaceMarker: boolean;
}

export const ASHORE = -1;
export const NO_MARKER = 0;
export const NO_CARDS = -1;

/** What lies open for all to see; read-only lists are shared as those of a ship. Lists are indexed by the numbers of goods, items, places, upgrades and missions. */
export interface OpenTable extends State<Watch> {
  /** The text of the content pack, or empty. */
  pack: string;
  /** Has the table agreed that laid cards may be changed until everybody has laid (against PO-RULING-13)? */
  cardsChange: boolean;
  round: number;
  /** The start player. */
  start: SeatId;
  wind: number;
  /** PO-ROUND-06: the number of the round after which the game ends, or 0 while no row is empty. */
  lastRound: number;
  /** By place: the face that lies up. */
  grid: number[];
  /** Five for each port in the order of their places: EMPTY, the good there, or COVERED by the cocoa before it. */
  slots: number[];
  pirate: number;
  /** Faces of ports that were filled, and whether the pile was made of such tiles. */
  used: number[];
  pileIsUsed: boolean;
  /** The side of the supply board, and by row how many items are gone. */
  side: number;
  taken: number[];
  box: number[];
  /** Cannons in the supply. */
  cannons: number;
  /** By kind: tiles left on the stack; the top one has this value. */
  stacks: readonly number[];
  missions: readonly number[];
  /** The cards of the seat in turn, turned up, or NO_CARDS. */
  revealed: number;
  /** This round: who fought, who sits out, who beat the pirate, who had three hits at sea. */
  fought: SeatSet;
  satOut: SeatSet;
  beatPirate: SeatSet;
  threeHits: SeatSet;
  /** By seat: hits in the battle that is being evaluated, or NOT_IN_BATTLE. */
  hits: number[];
}

export const EMPTY = -1;
/** A slot under the second half of a cocoa that lies on two. */
export const COVERED = COCOA + 1;
export const NOT_IN_BATTLE = -1;

/** The whole table. */
export interface Portolano extends OpenTable {
  /** The face-down chests; the last one is on top. */
  chests: number[];
  /** The faces of the port pile; the last one is on top, and open. */
  pile: number[];
  seats: Seat[];
}

/** The table as the rules of this game use it. */
export type PortolanoTable = Table<Portolano, Watch>;

/** The frame of the round, which waits below everything that happens in one. */
export function roundOf({ stack }: OpenTable): Watch<Round> {
  const frame = stack[0];
  if (!remembers(frame, "round")) throw new Error(`no round is going on: steps ${stack.map(({ step }) => step)}`);
  return frame;
}

/** A copy of a ship with these chests and cards. */
export function copySeat(seat: Seat, chests: number[], laid: number): Seat {
  return {
    stern: seat.stern,
    place: seat.place,
    items: seat.items.slice(),
    cannons: seat.cannons,
    upgrades: seat.upgrades,
    chests,
    markers: seat.markers,
    laid,
    drifted: seat.drifted,
    anchored: seat.anchored,
    peaceMarker: seat.peaceMarker,
  };
}

/**
 * A table with a copy of all that is open, field by field, and with these hidden parts.
 * Every state and every view is built here: something secret is never copied along.
 */
export function tableWith(open: OpenTable, stack: Watch[], chests: number[], pile: number[], seats: Seat[]): Portolano {
  return {
    players: open.players,
    stack,
    pack: open.pack,
    cardsChange: open.cardsChange,
    round: open.round,
    start: open.start,
    wind: open.wind,
    lastRound: open.lastRound,
    grid: open.grid.slice(),
    slots: open.slots.slice(),
    pirate: open.pirate,
    used: open.used.slice(),
    pileIsUsed: open.pileIsUsed,
    side: open.side,
    taken: open.taken.slice(),
    box: open.box.slice(),
    cannons: open.cannons,
    stacks: open.stacks,
    missions: open.missions,
    revealed: open.revealed,
    fought: open.fought,
    satOut: open.satOut,
    beatPirate: open.beatPirate,
    threeHits: open.threeHits,
    hits: open.hits.slice(),
    chests,
    pile,
    seats,
  };
}

function copyWholeSeat(seat: Seat): Seat {
  return copySeat(seat, seat.chests.slice(), seat.laid);
}

/** An independent copy of the whole table. */
export function copy(state: Portolano): Portolano {
  const seats = state.seats.map(copyWholeSeat);
  return tableWith(state, state.stack.map(copyWatch), state.chests.slice(), state.pile.slice(), seats);
}

/** The values of the pieces at this table. */
export function contentOf(state: Pick<OpenTable, "players" | "pack">): Content {
  return contentFor(state.players, state.pack);
}

/** Is the face a port's? */
export function isPort(face: number): boolean {
  return face >= FIRST_PORT_FACE;
}

/** The start player, with whom every order of turns begins. */
export function startPlayer({ start }: OpenTable): SeatId {
  return start;
}

/** The seat so many places to the left of the start player. */
export function seatInOrder(state: OpenTable, distance: number): SeatId {
  const seat = state.start + distance;
  return seat < state.players ? seat : seat - state.players;
}

/** Rum and goods on board. */
export function cargoOf(seat: Pick<Seat, "items">): number {
  const { items } = seat;
  return items[0] + items[1] + items[2] + items[COCOA] + items[RUM];
}

/** Goods on board. */
export function goodsOf(seat: Pick<Seat, "items">): number {
  const { items } = seat;
  return items[0] + items[1] + items[2] + items[COCOA];
}
