import type { Move, SeatId } from "@caravel/kernel";
import {
  AQUEDUCT,
  CHAPEL,
  CHURCH,
  FOREST_HOUSE,
  HACIENDA,
  HARBOR,
  HOSPICE,
  HUNTING_LODGE,
  LAND_OFFICE,
  LARGE_WAREHOUSE,
  ROYAL_SUPPLIER,
  SMALL_WAREHOUSE,
  SMALL_WHARF,
  STOREHOUSE,
  TRADING_POST,
  UNION_HALL,
  UNIVERSITY,
  VILLA,
  WHARF,
} from "../content/buildings.ts";
import { GOODS, QUARRY, SHIP_CAPACITY, TILES } from "../content/pieces.ts";
import { memoNow, newColonist, stepNow } from "../rules/moments.ts";
import {
  A_COLONIST,
  A_NOBLE,
  ACCEPT,
  BARGAIN,
  BUILD,
  BUY_FOREST,
  BUY_LAND,
  COLONIST,
  CRATE,
  DELIVER,
  DISCARD,
  DRAW,
  EXTRA,
  FELL,
  GIVE_BARREL,
  GIVE_COLONIST,
  GIVE_NOBLE,
  GIVE_POINT,
  GUEST,
  GUEST_NOBLE,
  JOIN,
  KEEP,
  LAY,
  LAY_FOREST,
  LEAVINGS,
  LIFT,
  LIFT_NOBLE,
  LOAD,
  NOBLE,
  NOBODY,
  PLACE,
  PLACE_NOBLE,
  POST,
  PRIVILEGE,
  PRODUCE,
  PRODUCE_WITHOUT,
  SELL,
  SHIP_BY_WHARF,
  STAY,
  STORE,
  TAKE,
} from "../rules/moves.ts";
import { NOT_IN_THE_GAME, spotOf, WIND_ROSE } from "../rules/state.ts";
import type { PuertoRicoView } from "../rules/view.ts";

/** The moves the pieces of the board stand for, the likeliest first. Whether one is legal, only the table knows. */

const ALL_GOODS: readonly number[] = [...GOODS.keys()];
const ALL_KINDS: readonly number[] = [...TILES.keys()];
const OCCUPANTS: readonly number[] = [NOBODY, A_COLONIST, A_NOBLE];
/** Producing without some of the aqueduct's barrels. */
const FRUGAL_MOVES: readonly Move[] = LEAVINGS.map((_, left) => PRODUCE_WITHOUT.of(left));

/** The ships of this table. */
export function shipsOf(view: PuertoRicoView): number[] {
  return [...SHIP_CAPACITY.keys()].filter((ship) => view.shipGood[ship] !== NOT_IN_THE_GAME);
}

/** The goods, those a player has first, the dearest of them foremost. */
function goodsOf(view: PuertoRicoView, seat: SeatId): number[] {
  const held = view.seats[seat]?.barrels ?? [];
  return ALL_GOODS.toSorted((one, other) => Number(held[other] > 0) - Number(held[one] > 0) || other - one);
}

/** A player's own barrels of a good: everything that can be done with one, what belongs to the phase first. */
export function barrelMoves(view: PuertoRicoView, good: number): Move[] {
  const ships = shipsOf(view).sort(
    (one, other) => Number(view.shipGood[other] === good) - Number(view.shipGood[one] === good),
  );
  const shipping = [
    ...ships.map((ship) => LOAD.of(good, ship)),
    SHIP_BY_WHARF.of(good),
    CRATE.of(good),
    DELIVER.of(good),
  ];
  const selling = [SELL.of(good), POST.of(good)];
  const storing = [STORE.of(good), KEEP.of(good)];
  const giving = [GIVE_BARREL.of(good)];
  switch (stepNow(view)) {
    case "load":
    case "crates":
      return [...shipping, ...storing, ...selling, ...giving];
    case "store":
      return [...storing, ...shipping, ...selling, ...giving];
    case "giveItem":
      return [...giving, ...selling, ...shipping, ...storing];
    default:
      return [...selling, ...shipping, ...storing, ...giving];
  }
}

/** A cargo ship: any good onto it. */
export function shipMoves(view: PuertoRicoView, seat: SeatId, ship: number): Move[] {
  const carried = view.shipGood[ship];
  const goods = goodsOf(view, seat).sort((one, other) => Number(other === carried) - Number(one === carried));
  return goods.map((good) => LOAD.of(good, ship));
}

/** The trading house: any good into it. */
export function houseMoves(view: PuertoRicoView, seat: SeatId): Move[] {
  return goodsOf(view, seat).map((good) => SELL.of(good));
}

/** Barrels of a good in the supply. */
export function supplyMoves(good: number): Move[] {
  return [EXTRA.of(good)];
}

/** A tile of the open row: taken, or bought with the land office. */
export function faceUpMoves(view: PuertoRicoView, kind: number): Move[] {
  const taking = [TAKE.of(kind), LAY_FOREST.of(kind)];
  const buying = [BUY_LAND.of(kind), BUY_FOREST.of(kind)];
  return stepNow(view) === "sell" ? [...buying, ...taking] : [...taking, ...buying];
}

export const QUARRY_MOVES: readonly Move[] = [TAKE.of(QUARRY)];
export const FACE_DOWN_MOVES: readonly Move[] = [DRAW.of()];
/** The tile drawn with the hacienda. */
export const DRAWN_MOVES: readonly Move[] = [LAY.of(0), LAY.of(1)];

/** The colonist ship: those who come ashore. */
export function colonistShipMoves(view: PuertoRicoView): Move[] {
  return newColonist(view).fromShip ? [COLONIST.of(), NOBLE.of()] : [PRIVILEGE.of(), JOIN.of()];
}

/** The supply of colonists, and of nobles. */
export function colonistMoves(view: PuertoRicoView): Move[] {
  if (newColonist(view).fromShip) return [];
  return stepNow(view) === "join" ? [PRIVILEGE.of()] : [COLONIST.of()];
}

export function nobleMoves(view: PuertoRicoView): Move[] {
  return newColonist(view).fromShip ? [] : [NOBLE.of()];
}

/** A building on the bank board. */
export function bankMoves(building: number): Move[] {
  return [BUILD.of(building), BARGAIN.of(building)];
}

/** Before a single colonist is moved, all are left where they stand. */
export const FIRST_STAY: Move = STAY.of();

/** A player's own points: one can be given up. */
export const POINT_MOVES: readonly Move[] = [GIVE_POINT.of()];

/** Those who wait on the wind rose: they go to any circle, or away. */
export function waitingMoves(view: PuertoRicoView, seat: SeatId, isNoble: boolean): Move[] {
  const { built } = view.seats[seat];
  const spots = [...ALL_KINDS, ...built.map(spotOf)];
  const giving = (isNoble ? GIVE_NOBLE : GIVE_COLONIST).of(WIND_ROSE);
  const placing = spots.map((spot) => (isNoble ? PLACE_NOBLE : PLACE).of(spot));
  return stepNow(view) === "giveColonist" ? [giving, ...placing] : [...placing, giving];
}

/** Somebody's coming to a free circle. */
function comingMoves(view: PuertoRicoView, spot: number): Move[] {
  const guests = [GUEST.of(spot), GUEST_NOBLE.of(spot)];
  const placing = [PLACE.of(spot), PLACE_NOBLE.of(spot)];
  return stepNow(view) === "guests" ? [...guests, ...placing] : [...placing, ...guests];
}

/** The leaving of who stands on a circle. */
function leavingMoves(view: PuertoRicoView, spot: number, isNoble: boolean): Move[] {
  const lifting = (isNoble ? LIFT_NOBLE : LIFT).of(spot);
  const giving = (isNoble ? GIVE_NOBLE : GIVE_COLONIST).of(spot);
  return stepNow(view) === "giveColonist" ? [giving, lifting] : [lifting, giving];
}

/** A circle, with nobody, a colonist or a noble on it. */
export function circleMoves(view: PuertoRicoView, spot: number, occupant: number): Move[] {
  return occupant === NOBODY ? comingMoves(view, spot) : leavingMoves(view, spot, occupant === A_NOBLE);
}

/** A tile of a player's own island: its circle, and the whole tile given up. */
export function tileMoves(view: PuertoRicoView, kind: number, occupant: number): Move[] {
  const circle = circleMoves(view, kind, occupant);
  if (kind === QUARRY) return circle;
  const discard = DISCARD.of(kind, occupant);
  const step = stepNow(view);
  return step === "lodge" || step === "sell" ? [discard, ...circle] : [...circle, discard];
}

/** A forest of a player's own, by its other side. */
export function forestMoves(kind: number): Move[] {
  return [FELL.of(kind)];
}

/** The next free field of the own island: every tile that could come to it. */
export function fieldMoves(view: PuertoRicoView): Move[] {
  if (stepNow(view) === "lay") return [...DRAWN_MOVES];
  return [...ALL_GOODS.flatMap((kind) => faceUpMoves(view, kind)), ...QUARRY_MOVES, ...FACE_DOWN_MOVES];
}

/** The next free space of the own city: every building that could come to it. */
export function siteMoves(view: PuertoRicoView): Move[] {
  return view.board.flatMap(bankMoves);
}

const discards = () => ALL_GOODS.flatMap((kind) => OCCUPANTS.map((occupant) => DISCARD.of(kind, occupant)));

const LAST_POINTS = { step: "lastPoint", moves: [ACCEPT.of()] };

/** By building: the step in which it is used, and the moves that use it. */
const USES: Readonly<Record<number, { readonly step: string; readonly moves: readonly Move[] }>> = {
  [HACIENDA]: { step: "hacienda", moves: [DRAW.of()] },
  [HOSPICE]: { step: "hospice", moves: [COLONIST.of()] },
  [UNIVERSITY]: { step: "university", moves: [COLONIST.of(), NOBLE.of()] },
  [VILLA]: { step: "villa", moves: [NOBLE.of(), COLONIST.of()] },
  [WHARF]: { step: "load", moves: ALL_GOODS.map((good) => SHIP_BY_WHARF.of(good)) },
  [SMALL_WHARF]: { step: "load", moves: ALL_GOODS.map((good) => CRATE.of(good)) },
  [ROYAL_SUPPLIER]: { step: "load", moves: ALL_GOODS.map((good) => DELIVER.of(good)) },
  [SMALL_WAREHOUSE]: { step: "store", moves: ALL_GOODS.map((good) => STORE.of(good)) },
  [LARGE_WAREHOUSE]: { step: "store", moves: ALL_GOODS.map((good) => STORE.of(good)) },
  [STOREHOUSE]: { step: "store", moves: ALL_GOODS.map((good) => KEEP.of(good)) },
  [TRADING_POST]: { step: "sell", moves: ALL_GOODS.map((good) => POST.of(good)) },
  [LAND_OFFICE]: {
    step: "sell",
    moves: [...ALL_GOODS.flatMap((kind) => [BUY_LAND.of(kind), BUY_FOREST.of(kind)]), ...discards()],
  },
  [HUNTING_LODGE]: { step: "lodge", moves: [...discards(), ...ALL_GOODS.map((kind) => FELL.of(kind))] },
  [AQUEDUCT]: { step: "produce", moves: FRUGAL_MOVES },
  [CHAPEL]: LAST_POINTS,
  [CHURCH]: LAST_POINTS,
  [HARBOR]: LAST_POINTS,
  [UNION_HALL]: LAST_POINTS,
  [FOREST_HOUSE]: { step: "settle", moves: ALL_GOODS.map((kind) => LAY_FOREST.of(kind)) },
};

/** A building of the own city: what it is used for in this step. */
export function buildingMoves(view: PuertoRicoView, building: number): readonly Move[] {
  const use = USES[building];
  // filling the small wharf is part of loading
  const step = stepNow(view) === "crates" ? "load" : stepNow(view);
  if (use === undefined || use.step !== step) return [];
  const lastPoint = memoNow(view, "lastPoint");
  return lastPoint === null || lastPoint.building === building ? use.moves : [];
}

/** The line that tells the production: produce. */
export const PRODUCTION_MOVES: readonly Move[] = [PRODUCE.of(), ...FRUGAL_MOVES];

/** The supply of points: the last of them are taken. */
export const SUPPLY_POINT_MOVES: readonly Move[] = [ACCEPT.of()];
