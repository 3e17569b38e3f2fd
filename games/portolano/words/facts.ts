import type { Move, SeatId } from "@caravel/kernel";
import { PORT_PAY, RUM, START_RUM } from "../content/pieces.ts";
import { RUM_STILL, UPGRADE_PRICE } from "../content/ships.ts";
import { SIDE_NAMES } from "../content/supply-boards.ts";
import { FACE_NAMES } from "../content/tiles.ts";
import { lootSoFar } from "../rules/battle.ts";
import { chartFor } from "../rules/map.ts";
import { frameAt, placeName } from "../rules/moments.ts";
import { cardsCost } from "../rules/movement.ts";
import {
  ANCHOR,
  BARTER,
  BERTHS,
  BUNDLES,
  BUY,
  CARD_CHOICES,
  DISCARD,
  FIT,
  LAY,
  LOSE,
  type moves,
  PIRATE,
  PLACE_WORDS,
  PLUNDER,
  RATION,
  RATIONS,
  REFILL,
  SELL,
  SHIP,
  STOCK,
  STOCK_RUM,
  SWAP,
  TAKE,
  UNLOAD,
  UPGRADE,
} from "../rules/moves.ts";
import { firstSlot, unloadedSoFar } from "../rules/ports.ts";
import { cannonSlots, freeSpaces } from "../rules/ship.ts";
import { ASHORE, contentOf, EMPTY } from "../rules/state.ts";
import { itemsLeft, rowOf } from "../rules/supply.ts";
import type { PortolanoView } from "../rules/view.ts";

/** A code of the box in parts that can be said: "P2b" is port tile 2, side b. */
function said(code: string): { number: number; side: string } {
  return { number: Number(code.slice(1, -1)), side: code.slice(-1) };
}

export const tileNamed = (face: number): { number: number; side: string } => said(FACE_NAMES[face]);
export const boardNamed = (side: number): { number: number; side: string } => said(SIDE_NAMES[side]);

/** The verbs of the game's vocabulary. */
export type VerbName = keyof typeof moves.verbs;

/** A choice of cards and what comes of it in this wind. */
export interface Course {
  readonly steps: readonly number[];
  readonly isAnchor: boolean;
  readonly cost: number;
  readonly rum: number;
  /** Where the ship ends, adrift if there is too little rum; null if it has no place yet. */
  readonly to: string | null;
}

/** Goods put down in one visit to a port and what they bring. */
export interface Unloaded {
  readonly goods: number;
  readonly thalers: number;
}

/** What a sentence about a move of each verb tells. `throwsOut`: cargo that has to make room. */
export interface MoveFacts {
  fit: { upgrade: number };
  /** The good, or null for rum only. */
  stock: { good: number | null };
  pirate: { place: string };
  ship: { place: string };
  ration: { goods: readonly number[] };
  lay: Course;
  /** The good is null if the row is empty. */
  take: { row: number; good: number | null; isLast: boolean; throwsOut: number };
  cannon: { cannons: number; slots: number };
  upgrade: { upgrade: number; value: number; price: number };
  sell: { good: number };
  buy: { good: number };
  barter: { good: number; got: readonly number[]; throwsOut: number };
  rum: { throwsOut: number };
  thaler: null;
  swap: { good: number };
  end: null;
  discard: { item: number };
  /** The slots from 1; with all goods of this visit. */
  unload: { good: number; slots: readonly number[]; sum: Unloaded; fills: boolean };
  refill: { rum: number; throwsOut: number };
  peace: null;
  fight: null;
  lose: { item: number };
  plunder: { item: number };
  /** What is finished: unloading, plundering (the items by number), or a trade. */
  done: { unloaded: Unloaded | null; loot: readonly number[] | null };
  pass: { isRation: boolean };
}

/** What so many goods bring at a port. */
export function payFor(goods: number): Unloaded {
  return { goods, thalers: PORT_PAY[Math.min(goods, PORT_PAY.length - 1)] };
}

/** What a stern gives at the start, by item; the good of the Rum Still comes along with the usual rum. */
export function startItems(stern: number, given: readonly number[]): number[] {
  return given.map((count, item) => (item === RUM && count === 0 && stern === RUM_STILL ? START_RUM : count));
}

/** Cargo that must go if so much comes in. */
function thrownOut(view: PortolanoView, seat: SeatId, coming: number): number {
  return Math.max(0, coming - freeSpaces(view, view.seats[seat]));
}

function course(view: PortolanoView, seat: SeatId, choice: number): Course {
  const ship = view.seats[seat];
  const { steps } = CARD_CHOICES[choice];
  const cost = cardsCost(view, ship, choice);
  const rum = ship.items[RUM];
  const { next } = chartFor(view.players);
  const sailed = cost > rum ? [view.wind] : steps;
  const to = ship.place === ASHORE ? ASHORE : sailed.reduce((place, step) => next[step][place], ship.place);
  return { steps, isAnchor: choice === ANCHOR, cost, rum, to: placeName(view, to) };
}

/** Does a good on so many slots fill the port where the ship is? */
function fillsPort(view: PortolanoView, seat: SeatId, slots: number): boolean {
  const { place } = view.seats[seat];
  if (frameAt(view, "unload") === null) return false;
  const first = firstSlot(view, place);
  const { length } = contentOf(view).slots[view.grid[place]];
  return view.slots.slice(first, first + length).filter((good) => good === EMPTY).length === slots;
}

/** By verb: what there is to tell about a move. */
export const MOVE_FACTS: {
  readonly [V in VerbName]: (view: PortolanoView, seat: SeatId, move: Move) => MoveFacts[V];
} = {
  fit: (_view, _seat, move) => ({ upgrade: FIT.first(move) }),
  stock: (_view, _seat, move) => ({ good: STOCK.first(move) === STOCK_RUM ? null : STOCK.first(move) }),
  pirate: (_view, _seat, move) => ({ place: PLACE_WORDS[PIRATE.first(move)] }),
  ship: (_view, _seat, move) => ({ place: PLACE_WORDS[SHIP.first(move)] }),
  ration: (_view, _seat, move) => ({ goods: RATIONS[RATION.first(move)] }),
  lay: (view, seat, move) => course(view, seat, LAY.first(move)),
  take(view, seat, move) {
    const row = TAKE.first(move);
    const [good = null] = rowOf(view, row);
    return { row, good, isLast: itemsLeft(view, row) === 1, throwsOut: thrownOut(view, seat, 1) };
  },
  cannon: (view, seat) => ({
    cannons: view.seats[seat].cannons + 1,
    slots: cannonSlots(view, view.seats[seat]),
  }),
  upgrade(view, _seat, move) {
    const upgrade = UPGRADE.first(move);
    return { upgrade, value: view.stacks[upgrade], price: UPGRADE_PRICE };
  },
  sell: (_view, _seat, move) => ({ good: SELL.first(move) }),
  buy: (_view, _seat, move) => ({ good: BUY.first(move) }),
  barter(view, seat, move) {
    const got = BUNDLES[BARTER.second(move)];
    return { good: BARTER.first(move), got, throwsOut: thrownOut(view, seat, got.length - 1) };
  },
  rum: (view, seat) => ({ throwsOut: thrownOut(view, seat, 1) }),
  thaler: () => null,
  swap: (_view, _seat, move) => ({ good: SWAP.first(move) }),
  end: () => null,
  discard: (_view, _seat, move) => ({ item: DISCARD.first(move) }),
  unload(view, seat, move) {
    const slots = BERTHS[UNLOAD.second(move)];
    return {
      good: UNLOAD.first(move),
      slots: slots.map((slot) => slot + 1),
      sum: payFor(unloadedSoFar(view) + slots.length),
      fills: fillsPort(view, seat, slots.length),
    };
  },
  refill: (view, seat, move) => ({
    rum: REFILL.first(move),
    throwsOut: thrownOut(view, seat, REFILL.first(move)),
  }),
  peace: () => null,
  fight: () => null,
  lose: (_view, _seat, move) => ({ item: LOSE.first(move) }),
  plunder: (_view, _seat, move) => ({ item: PLUNDER.first(move) }),
  done(view) {
    const plunder = frameAt(view, "plunder");
    return {
      unloaded: frameAt(view, "unload") === null ? null : payFor(unloadedSoFar(view)),
      loot: plunder === null ? null : lootSoFar(plunder),
    };
  },
  pass: (view) => ({ isRation: frameAt(view, "ration") !== null }),
};
