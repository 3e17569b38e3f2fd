import type { Move, SeatId } from "@caravel/kernel";
import { CARGO, COCOA, GOODS, ITEMS, MOST_SLOTS, PLAIN_GOODS, RUM, THALER } from "../content/pieces.ts";
import { chartFor } from "../rules/map.ts";
import { stepNow } from "../rules/moments.ts";
import {
  BARTER,
  BERTHS,
  BUNDLES,
  BUY,
  CANNON,
  DISCARD,
  FIGHT,
  FIT,
  FREE_RUM_MOVE,
  LOSE,
  PEACE_MOVE,
  PIRATE,
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
  THALER_MOVE,
  UNLOAD,
  UPGRADE,
} from "../rules/moves.ts";
import { isPort } from "../rules/state.ts";
import type { StepName } from "../rules/steps.ts";
import type { PortolanoView } from "../rules/view.ts";
import { movesTo } from "./course.ts";

/** The moves the pieces of the board stand for, the likeliest first. Whether one is legal, only the table knows. */

const MOST_REFILL = 9;
const ALL_RUM: readonly Move[] = Array.from({ length: MOST_REFILL + 1 }, (_, rum) => REFILL.of(MOST_REFILL - rum));
const PICKUPS: readonly Move[] = [...PLAIN_GOODS.map((_, row) => TAKE.of(row)), CANNON.of()];

/** A tile of the chart: the pirate, a ship or a course goes there; where one's own ship is, all that the tile gives by itself. */
export function tileMoves(view: PortolanoView, seat: SeatId, place: number): readonly Move[] {
  const word = chartFor(view.players).wordOf[place];
  switch (stepNow(view)) {
    case "placePirate":
      return [PIRATE.of(word)];
    case "placeShip":
      return [SHIP.of(word)];
    case "cards":
      return movesTo(view, seat, place);
    case "refill":
      return view.seats[seat].place === place ? ALL_RUM : [];
    case "seaAction":
      return view.seats[seat].place === place ? [FREE_RUM_MOVE.of(), THALER_MOVE.of(), ...PICKUPS] : [];
    default:
      return [];
  }
}

/** A slot of the port on a place: any good onto it, alone or cocoa over two. */
export function slotMoves(view: PortolanoView, seat: SeatId, place: number, slot: number): Move[] {
  if (view.seats[seat]?.place !== place || !isPort(view.grid[place])) return [];
  const berths = BERTHS.flatMap((berth, number) => (berth[0] === slot ? [number] : []));
  return [...GOODS.keys()].flatMap((good) => berths.map((berth) => UNLOAD.of(good, berth)));
}

/** The next item of a row of the supply board. */
export function rowMoves(row: number): Move[] {
  return [TAKE.of(row)];
}

export const CANNON_MOVES: readonly Move[] = [CANNON.of()];

/** A stack of upgrades. */
export function stackMoves(kind: number): Move[] {
  return [UPGRADE.of(kind), FIT.of(kind)];
}

/** Goods of one kind in the box: bought for rum, bartered for, or taken along at the start. */
export function boxMoves(good: number): Move[] {
  if (good >= PLAIN_GOODS.length) return [];
  const bundles = BUNDLES.flatMap((bundle, number) => (bundle.includes(good) ? [number] : []));
  return [
    BUY.of(good),
    STOCK.of(good),
    ...[...GOODS.keys()].flatMap((given) => bundles.map((bundle) => BARTER.of(given, bundle))),
  ];
}

/** By step: what can be done with one's own cargo of a kind. */
const CARGO_USES: Partial<Record<StepName, (item: number) => Move[]>> = {
  ration: rationsWith,
  seaAction: (item) =>
    item === RUM
      ? PLAIN_GOODS.map((_, good) => BUY.of(good))
      : [SELL.of(item), SWAP.of(item), ...BUNDLES.map((_, bundle) => BARTER.of(item, bundle))],
  trade: (item) => (item === RUM ? PLAIN_GOODS.map((_, good) => BUY.of(good)) : [SELL.of(item)]),
  makeRoom: (item) => [DISCARD.of(item)],
  unload: (item) => (item === RUM ? [] : BERTHS.map((_, berth) => UNLOAD.of(item, berth))),
  refill: (item) => (item === RUM ? [...ALL_RUM] : []),
  surrender: (item) => [LOSE.of(item)],
  stocking: (item) => (item === RUM ? [STOCK.of(STOCK_RUM)] : []),
};

/** The rations a good is part of. */
function rationsWith(good: number): Move[] {
  return RATIONS.flatMap((ration, number) => (ration.includes(good) ? [RATION.of(number)] : []));
}

/** One's own goods or rum in the hold. */
export function cargoMoves(view: PortolanoView, item: number): Move[] {
  const step = stepNow(view);
  return step === null ? [] : (CARGO_USES[step]?.(item) ?? []);
}

/** One's own thalers: some can be lost, one buys an upgrade, one is found. */
export const PURSE_MOVES: readonly Move[] = [LOSE.of(THALER), THALER_MOVE.of()];

/** A free space of the own hold: whatever could come into it. */
export const SPACE_MOVES: readonly Move[] = [...PICKUPS.slice(0, PLAIN_GOODS.length), FREE_RUM_MOVE.of()];
/** A free gunport. */
export const GUNPORT_MOVES: readonly Move[] = [CANNON.of()];

/** The sea beside the own ship: cargo goes over board. */
export const OVERBOARD_MOVES: readonly Move[] = [
  ...CARGO.map((_, item) => DISCARD.of(item)),
  ...ITEMS.map((_, item) => LOSE.of(item)),
];

/** What a beaten player has on board. */
export function lootMoves(item: number): Move[] {
  return [PLUNDER.of(item)];
}

/** The own stern: the Peace Knight sits out, or fights. */
export const STERN_MOVES: readonly Move[] = [PEACE_MOVE.of(), FIGHT.of()];

/** Slots of ports are numbered from 0. */
export const SLOTS: readonly number[] = Array.from({ length: MOST_SLOTS }, (_, slot) => slot);
/** Everything that can lie in a hold, rum first, as it is stowed. */
export const STOWED: readonly number[] = [RUM, ...PLAIN_GOODS.keys(), COCOA];
