import { findFrame, type Move, type SeatId } from "@caravel/kernel";
import { CHURCH, FACTORY, LIGHTHOUSE, SPECIALTY_FACTORY } from "../content/buildings.ts";
import { CHURCH_POINTS, CORN, FACTORY_PAY, GOODS, PROSPECTOR, SECOND_PROSPECTOR, TRADER } from "../content/pieces.ts";
import {
  bargainedFor,
  barrelsCrated,
  captainPhase,
  frameAt,
  hasTraded,
  isUntouched,
  memoNow,
  type NewColonist,
  newColonist,
  phaseNow,
  priceNow,
  stepNow,
  takerOf,
  tileDrawn,
} from "../rules/moments.ts";
import {
  BARGAIN,
  BUILD,
  BUY_FOREST,
  BUY_LAND,
  CHOOSE,
  CRATE,
  DELIVER,
  DISCARD,
  EXTRA,
  FELL,
  GIVE_BARREL,
  GIVE_COLONIST,
  GIVE_NOBLE,
  GUEST,
  GUEST_NOBLE,
  KEEP,
  LAY,
  LAY_FOREST,
  LIFT,
  LIFT_NOBLE,
  LOAD,
  type moves,
  PLACE,
  PLACE_NOBLE,
  POST,
  ROLE,
  SELL,
  SHIP_BY_WHARF,
  STORE,
  TAKE,
} from "../rules/moves.ts";
import { privileges } from "../rules/privilege.ts";
import { churchEndsGame } from "../rules/purchase.ts";
import { barrelsAboard } from "../rules/roles/cargo-ships.ts";
import { harvest, isLeft, leavingsOf } from "../rules/roles/craftsman.ts";
import { isCaptainsFirst, loadingPoints } from "../rules/roles/loading.ts";
import { barrelsKept } from "../rules/roles/storage.ts";
import { postIncome, saleIncome } from "../rules/roles/trader.ts";
import { colonistsAt, contentOf, spotOf, total, works } from "../rules/state.ts";
import type { PuertoRicoView } from "../rules/view.ts";
import { type Passing, passingStep } from "./moments.ts";

/** The verbs of the game's vocabulary. */
export type VerbName = keyof typeof moves.verbs;

/** `afresh`: all colonists that stand somewhere are taken up first. */
interface Placing {
  readonly spot: number;
  readonly afresh: boolean;
}

/** A building, what it costs, and the points that the church brings for it. */
export interface Purchase {
  readonly building: number;
  readonly price: number;
  readonly points: number;
}

/** Barrels that are shipped, their points, and the doubloons of the lighthouse. */
export interface Shipment {
  readonly barrels: number;
  readonly points: number;
  readonly doubloons: number;
}

/** What a sentence about a move of each verb tells. */
export interface MoveFacts {
  role: { role: number; doubloons: number };
  draw: null;
  take: { kind: number };
  colonist: NewColonist;
  build: Purchase;
  join: null;
  privilege: { colonists: number };
  decline: { role: number | null };
  place: Placing;
  lift: { spot: number };
  stay: { waiting: number };
  fill: null;
  /** With what factory and specialty factory pay. */
  produce: { barrels: number[]; factory: number; specialty: number };
  extra: { good: number };
  sell: { good: number; doubloons: number };
  load: Shipment & { good: number; ship: number };
  wharf: Shipment & { good: number };
  store: { good: number; barrels: number };
  keep: { good: number };
  /** `lost`: barrels that go back to the supply; `shipment`: what the small wharf ships; null if it is not about that. */
  done: { lost: number | null; shipment: Shipment | null };
  pass: { step: Passing | null };
  choose: { building: number; cost: number };
  forest: { kind: number };
  /** The kind is null if it is not known. */
  lay: { kind: number | null; asForest: boolean };
  bargain: { building: number; price: number; doubloons: number };
  "give-colonist": { spot: number };
  "give-noble": { spot: number };
  /** The purchase is null if none is going on. */
  "give-barrel": { good: number; withPoint: boolean; purchase: Purchase | null };
  "give-point": { purchase: Purchase | null };
  guest: { spot: number };
  "guest-noble": { spot: number };
  post: { good: number; doubloons: number };
  /** With what the small wharf holds then. */
  crate: Shipment & { good: number };
  noble: NewColonist;
  "place-noble": Placing;
  "lift-noble": { spot: number };
  "buy-land": { kind: number };
  "buy-forest": { kind: number };
  discard: { kind: number; occupant: number; doubloons: number };
  fell: { kind: number };
  deliver: { good: number };
  /** `left`: by good, the aqueduct's barrels that are left. */
  "produce-without": MoveFacts["produce"] & { left: number[] };
  /** The building is null if nothing is to be taken. */
  accept: { building: number | null; points: number };
}

/** Points of the church that are not asked for; a colonist who leaves it for the black market brings none. */
function churchPoints(view: PuertoRicoView, seat: SeatId, building: number, givesPoint = false): number {
  const leaving = memoNow(view, "bargain")?.spotGiven === spotOf(CHURCH) ? 1 : 0;
  const present = colonistsAt(view.seats[seat], spotOf(CHURCH)) - leaving;
  const points = present > 0 ? CHURCH_POINTS[contentOf(view).column[building]] : 0;
  return churchEndsGame(view, seat, building, points, givesPoint ? 1 : 0) ? 0 : points;
}

/** The purchase that giving up the last things completes; it takes all money. */
function bargain(view: PuertoRicoView, seat: SeatId, givesPoint: boolean): Purchase | null {
  const building = bargainedFor(view);
  if (building === null) return null;
  return { building, price: view.seats[seat].doubloons, points: churchPoints(view, seat, building, givesPoint) };
}

function shipment(view: PuertoRicoView, seat: SeatId, barrels: number, worth = barrels): Shipment {
  const captain = captainPhase(view);
  const pay = isCaptainsFirst(captain, seat) ? 2 : 1;
  return {
    barrels,
    points: loadingPoints(view, captain, seat, worth),
    doubloons: works(view.seats[seat], LIGHTHOUSE) ? pay : 0,
  };
}

/** What the small wharf would ship: a point for every two barrels. */
function crates(view: PuertoRicoView, seat: SeatId, barrels: number): Shipment {
  return shipment(view, seat, barrels, barrels >> 1);
}

function production(view: PuertoRicoView, seat: SeatId, move: Move): MoveFacts["produce"] {
  const board = view.seats[seat];
  const barrels = GOODS.map((_, good) => harvest(view, seat, good, leavingsOf(move)));
  const mostOfOne = Math.max(1, ...barrels.filter((_, good) => good !== CORN));
  return {
    barrels,
    factory: works(board, FACTORY) ? FACTORY_PAY[barrels.filter((count) => count > 0).length] : 0,
    specialty: works(board, SPECIALTY_FACTORY) ? mostOfOne - 1 : 0,
  };
}

/** Barrels that go back to the supply if the player says `done` now; null outside storage. */
function barrelsLost(view: PuertoRicoView, seat: SeatId): number | null {
  const frame = frameAt(view, "store");
  if (frame === null) return null;
  const board = view.seats[seat];
  return total(board.barrels.map((barrels, good) => barrels - barrelsKept(board, frame, good)));
}

/** Do any of the player's colonists stand on tiles or buildings? */
function standSomewhere(view: PuertoRicoView, seat: SeatId): boolean {
  const { workers, city } = view.seats[seat];
  return total(workers) > 0 || city.some((colonists) => colonists > 0);
}

function placing(view: PuertoRicoView, seat: SeatId, spot: number): Placing {
  return { spot, afresh: isUntouched(view) && standSomewhere(view, seat) };
}

/** The step of a pass; with the trader and for extra barrels something may have been done before it. */
function passing(view: PuertoRicoView): Passing | null {
  const isLater = hasTraded(view) || (findFrame(view, "crafting")?.memo.extras ?? 0) !== 0;
  return isLater ? "more" : passingStep(stepNow(view));
}

/** By verb: what there is to tell about a move. */
export const MOVE_FACTS: {
  readonly [V in VerbName]: (view: PuertoRicoView, seat: SeatId, move: Move) => MoveFacts[V];
} = {
  role(view, seat, move) {
    const role = ROLE.first(move);
    const gold = role === PROSPECTOR || role === SECOND_PROSPECTOR ? privileges(view.seats[seat]) : 0;
    return { role, doubloons: view.cardMoney[role] + gold };
  },
  draw: () => null,
  take: (_view, _seat, move) => ({ kind: TAKE.first(move) }),
  colonist: newColonist,
  build(view, seat, move) {
    const building = BUILD.first(move);
    return { building, price: priceNow(view, seat, building), points: churchPoints(view, seat, building) };
  },
  join: () => null,
  privilege: (view, seat) => ({ colonists: Math.min(privileges(view.seats[seat]), view.colonists) }),
  decline: (view) => ({ role: phaseNow(view) }),
  place: (view, seat, move) => placing(view, seat, PLACE.first(move)),
  lift: (_view, _seat, move) => ({ spot: LIFT.first(move) }),
  stay: (view, seat) => ({ waiting: view.seats[seat].windRose }),
  fill: () => null,
  produce: production,
  extra: (_view, _seat, move) => ({ good: EXTRA.first(move) }),
  sell(view, seat, move) {
    const good = SELL.first(move);
    return { good, doubloons: saleIncome(view, takerOf(view, TRADER), seat, good) };
  },
  load(view, seat, move) {
    const [good, ship] = [LOAD.first(move), LOAD.second(move)];
    return { good, ship, ...shipment(view, seat, barrelsAboard(view, seat, good, ship)) };
  },
  wharf(view, seat, move) {
    const good = SHIP_BY_WHARF.first(move);
    return { good, ...shipment(view, seat, view.seats[seat].barrels[good]) };
  },
  store: (view, seat, move) => ({ good: STORE.first(move), barrels: view.seats[seat].barrels[STORE.first(move)] }),
  keep: (_view, _seat, move) => ({ good: KEEP.first(move) }),
  done(view, seat) {
    const isShipping = frameAt(view, "crates") !== null;
    const shipment = isShipping ? crates(view, seat, total(barrelsCrated(view))) : null;
    return { lost: barrelsLost(view, seat), shipment };
  },
  pass: (view) => ({ step: passing(view) }),
  choose(view, _seat, move) {
    const building = CHOOSE.first(move);
    return { building, cost: contentOf(view).cost[building] };
  },
  forest: (_view, _seat, move) => ({ kind: LAY_FOREST.first(move) }),
  lay: (view, _seat, move) => ({ kind: tileDrawn(view), asForest: LAY.first(move) === 1 }),
  bargain(view, seat, move) {
    const building = BARGAIN.first(move);
    return { building, price: priceNow(view, seat, building), doubloons: view.seats[seat].doubloons };
  },
  "give-colonist": (_view, _seat, move) => ({ spot: GIVE_COLONIST.first(move) }),
  "give-noble": (_view, _seat, move) => ({ spot: GIVE_NOBLE.first(move) }),
  "give-barrel"(view, seat, move) {
    const withPoint = memoNow(view, "bargain")?.itemsMissing === 2;
    return { good: GIVE_BARREL.first(move), withPoint, purchase: bargain(view, seat, withPoint) };
  },
  "give-point": (view, seat) => ({ purchase: bargain(view, seat, true) }),
  guest: (_view, _seat, move) => ({ spot: GUEST.first(move) }),
  "guest-noble": (_view, _seat, move) => ({ spot: GUEST_NOBLE.first(move) }),
  post(view, seat, move) {
    const good = POST.first(move);
    return { good, doubloons: postIncome(view, takerOf(view, TRADER), seat, good) };
  },
  crate: (view, seat, move) => ({ good: CRATE.first(move), ...crates(view, seat, total(barrelsCrated(view)) + 1) }),
  noble: newColonist,
  "place-noble": (view, seat, move) => placing(view, seat, PLACE_NOBLE.first(move)),
  "lift-noble": (_view, _seat, move) => ({ spot: LIFT_NOBLE.first(move) }),
  "buy-land": (_view, _seat, move) => ({ kind: BUY_LAND.first(move) }),
  "buy-forest": (_view, _seat, move) => ({ kind: BUY_FOREST.first(move) }),
  discard: (view, _seat, move) => ({
    kind: DISCARD.first(move),
    occupant: DISCARD.second(move),
    doubloons: stepNow(view) === "sell" ? 1 : 0,
  }),
  fell: (_view, _seat, move) => ({ kind: FELL.first(move) }),
  deliver: (_view, _seat, move) => ({ good: DELIVER.first(move) }),
  "produce-without": (view, seat, move) => ({
    ...production(view, seat, move),
    left: GOODS.map((_, good) => (isLeft(good, leavingsOf(move)) ? 1 : 0)),
  }),
  accept(view) {
    const frame = memoNow(view, "lastPoint");
    return { building: frame?.building ?? null, points: frame?.points ?? 0 };
  },
};
