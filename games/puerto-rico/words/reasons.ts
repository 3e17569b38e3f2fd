import type { Move, SeatId } from "@caravel/kernel";
import { CIRCLES, HACIENDA, WHARF } from "../content/buildings.ts";
import { BUILDER, CAPTAIN, CRAFTSMAN, MAYOR, SETTLER, SHIP_CAPACITY, TRADER } from "../content/pieces.ts";
import {
  BUILD,
  DECLINE,
  DRAW,
  EXTRA,
  KEEP,
  LIFT,
  LOAD,
  PLACE,
  ROLE,
  SELL,
  SHIP_BY_WHARF,
  STORE,
  TAKE,
} from "../rules/moves.ts";
import { priceFor } from "../rules/roles/builder.ts";
import { barrelsAboard } from "../rules/roles/captain.ts";
import { warehouseKinds } from "../rules/roles/storage.ts";
import { EMPTY, NOT_BUILT } from "../rules/state.ts";
import type { PuertoRicoView } from "../rules/view.ts";
import { isUntouched, phaseNow, stepNow, topFrame } from "./facts.ts";

/** Why a move is refused, with the facts a sentence needs; each reason has its sentence in every language. */
export interface ReasonFacts {
  gameIsOver: null;
  othersChoose: null;
  othersAct: null;
  othersPlace: null;
  othersStore: null;
  /** The move belongs to the phase of this role. */
  otherPhase: { role: number };
  otherMoment: null;
  phaseFirst: null;
  mustChoose: null;
  roleNotInGame: { role: number; players: number };
  roleIsTaken: { role: number };
  notFaceUp: { kind: number };
  noRightToQuarry: null;
  noQuarryLeft: null;
  haciendaFirst: null;
  haciendaIsOver: null;
  islandIsFull: null;
  notOwned: { building: number };
  notWorking: { building: number };
  alreadyBuilt: { building: number };
  soldOut: { building: number };
  cityIsFull: null;
  noRoomForLarge: { building: number };
  fourLarge: null;
  tooDear: { building: number; price: number; doubloons: number };
  notTheMayor: null;
  noColonistLeft: null;
  joinOrDecline: null;
  colonistsOnlyThen: null;
  allArePlaced: null;
  nobodyThere: { spot: number };
  stayFirst: null;
  onlyAtFirst: null;
  nobodyStands: null;
  noCircle: { spot: number };
  circlesAreFull: { spot: number; circles: number };
  stillToPlace: { colonists: number };
  produceOrDecline: null;
  notProduced: { good: number };
  noneInSupply: { good: number };
  noBarrel: { good: number };
  houseIsFull: null;
  houseHas: { good: number };
  mustLoad: null;
  shipNotInGame: { ship: number; players: number };
  otherCargo: { ship: number; good: number };
  onOtherShip: { good: number; ship: number };
  shipIsFull: { ship: number };
  largerShip: { good: number; ship: number; barrels: number; larger: number; most: number };
  wharfIsUsed: null;
  alreadyKept: { good: number };
  oneSingleBarrel: null;
  noWarehouse: null;
  warehousesAreFull: { kinds: number };
  sayDone: null;
  passInstead: null;
  nothingToFinish: null;
  unknown: { rule: string };
}

/** A reason and its facts. */
export type Reason = { [R in keyof ReasonFacts]: { type: R; facts: ReasonFacts[R] } }[keyof ReasonFacts];

/** What the rule has to judge. */
interface Refused {
  readonly view: PuertoRicoView;
  readonly seat: SeatId;
  readonly move: Move;
}

/** The reasons that need no facts. */
type PlainReason = { [R in keyof ReasonFacts]: ReasonFacts[R] extends null ? R : never }[keyof ReasonFacts];

function because<R extends keyof ReasonFacts>(type: R, facts: ReasonFacts[R]): Reason {
  // the parameters say that the facts are those of the type
  return { type, facts } as Reason;
}

const plainly = (type: PlainReason) => (): Reason => because(type, null);

const isTurnOf = ({ view, seat }: Refused) => topFrame(view)?.seat === seat;
const isAt = (refused: Refused, step: string) => isTurnOf(refused) && stepNow(refused.view) === step;
/** The move belongs to the phase of this role, or to another moment of it. */
const belongsTo =
  (role: number) =>
  ({ view }: Refused): Reason =>
    phaseNow(view) === role ? because("otherMoment", null) : because("otherPhase", { role });

const board = ({ view, seat }: Refused) => view.seats[seat];

function roleNotInGame({ view, move }: Refused): Reason {
  return because("roleNotInGame", { role: ROLE.first(move), players: view.players });
}

function shipNotInGame({ view, move }: Refused): Reason {
  return because("shipNotInGame", { ship: LOAD.second(move), players: view.players });
}

/** A building that cannot be used: it is not there, or nobody is on it. */
function idle(refused: Refused): Reason {
  const building = DRAW.has(refused.move) ? HACIENDA : WHARF;
  return because(board(refused).city[building] === NOT_BUILT ? "notOwned" : "notWorking", { building });
}

function tooDear(refused: Refused): Reason {
  const { view, seat, move } = refused;
  const building = BUILD.first(move);
  const price = priceFor(view, seat, topFrame(view)?.taker ?? seat, building);
  return because("tooDear", { building, price, doubloons: board(refused).doubloons });
}

/** PR-MAYOR-06: taking up and putting down. */
function placing(refused: Refused): Reason {
  const { view, move } = refused;
  if (PLACE.has(move)) return because("allArePlaced", null);
  if (!LIFT.has(move)) return because(isUntouched(view) ? "nobodyStands" : "onlyAtFirst", null);
  return isUntouched(view) ? because("stayFirst", null) : because("nobodyThere", { spot: LIFT.first(move) });
}

function circles(refused: Refused): Reason {
  const spot = PLACE.first(refused.move);
  const { island, city } = board(refused);
  const building = spot - island.length;
  const there = building < 0 ? island[spot] : city[building] === NOT_BUILT ? 0 : CIRCLES[building];
  return there === 0 ? because("noCircle", { spot }) : because("circlesAreFull", { spot, circles: there });
}

function noBarrel(refused: Refused): Reason {
  const { move } = refused;
  const verb = [SELL, LOAD, SHIP_BY_WHARF, STORE, KEEP].find((candidate) => candidate.has(move)) ?? SELL;
  return because("noBarrel", { good: verb.first(move) });
}

function otherCargo({ view, move }: Refused): Reason {
  const ship = LOAD.second(move);
  return because("otherCargo", { ship, good: view.shipGood[ship] });
}

function onOtherShip({ view, move }: Refused): Reason {
  const good = LOAD.first(move);
  return because("onOtherShip", { good, ship: view.shipGood.indexOf(good) });
}

function largerShip({ view, seat, move }: Refused): Reason {
  const [good, ship] = [LOAD.first(move), LOAD.second(move)];
  const aboard = (on: number) => barrelsAboard(view, seat, good, on);
  const empty = SHIP_CAPACITY.map((_, number) => number).filter((number) => view.shipGood[number] === EMPTY);
  const larger = empty.reduce((best, next) => (aboard(next) > aboard(best) ? next : best), ship);
  return because("largerShip", { good, ship, barrels: aboard(ship), larger, most: aboard(larger) });
}

/** PR-STORE-01: nothing of this kind is left to decide about. */
function nothingToKeep(refused: Refused): Reason {
  const { move } = refused;
  const good = (STORE.has(move) ? STORE : KEEP).first(move);
  return board(refused).barrels[good] === 0 ? noBarrel(refused) : because("alreadyKept", { good });
}

function warehouses(refused: Refused): Reason {
  const kinds = warehouseKinds(board(refused));
  return kinds === 0 ? because("noWarehouse", null) : because("warehousesAreFull", { kinds });
}

function stillToPlace(refused: Refused): Reason {
  return because("stillToPlace", { colonists: board(refused).windRose });
}

/** By rule: the reason it gives. The keys are the rules that a refusal can name. */
const REASONS = {
  "PR-2P-08": shipNotInGame,
  "PR-2P-10": roleNotInGame,
  "PR-B-HACIENDA-01": plainly("haciendaIsOver"),
  "PR-B-HACIENDA-05": plainly("islandIsFull"),
  "PR-B-WHARF-01": (refused) => (isAt(refused, "captain") ? because("wharfIsUsed", null) : belongsTo(CAPTAIN)(refused)),
  "PR-BLD-01": idle,
  "PR-BUILDER-01": belongsTo(BUILDER),
  "PR-BUILDER-08": tooDear,
  "PR-BUILDER-09": ({ move }) => because("alreadyBuilt", { building: BUILD.first(move) }),
  "PR-BUILDER-10": ({ move }) => because("soldOut", { building: BUILD.first(move) }),
  "PR-BUILDER-11": ({ move }) => because("noRoomForLarge", { building: BUILD.first(move) }),
  "PR-BUILDER-12": plainly("cityIsFull"),
  "PR-BUILDER-17": plainly("fourLarge"),
  "PR-CAPTAIN-01": (refused) => (isTurnOf(refused) ? belongsTo(CAPTAIN)(refused) : because("othersAct", null)),
  "PR-CAPTAIN-02": plainly("mustLoad"),
  "PR-CAPTAIN-03": noBarrel,
  "PR-CAPTAIN-04": otherCargo,
  "PR-CAPTAIN-05": onOtherShip,
  "PR-CAPTAIN-06": ({ move }) => because("shipIsFull", { ship: LOAD.second(move) }),
  "PR-CAPTAIN-09": largerShip,
  "PR-CRAFT-01": belongsTo(CRAFTSMAN),
  "PR-CRAFT-07": plainly("produceOrDecline"),
  "PR-CRAFT-08": (refused) =>
    isAt(refused, "extra")
      ? because("notProduced", { good: EXTRA.first(refused.move) })
      : belongsTo(CRAFTSMAN)(refused),
  "PR-CRAFT-10": ({ move }) => because("noneInSupply", { good: EXTRA.first(move) }),
  "PR-END-01": plainly("gameIsOver"),
  "PR-MAYOR-01": (refused) => (isAt(refused, "join") ? because("notTheMayor", null) : belongsTo(MAYOR)(refused)),
  "PR-MAYOR-02": plainly("noColonistLeft"),
  "PR-MAYOR-03": (refused) => (isTurnOf(refused) ? belongsTo(MAYOR)(refused) : because("othersAct", null)),
  "PR-MAYOR-04": plainly("joinOrDecline"),
  "PR-MAYOR-06": placing,
  "PR-MAYOR-07": circles,
  "PR-MAYOR-08": stillToPlace,
  "PR-MAYOR-10": plainly("colonistsOnlyThen"),
  "PR-MAYOR-11": plainly("othersPlace"),
  "PR-ROLE-01": plainly("othersAct"),
  "PR-ROLE-02": ({ move }) => because(DECLINE.has(move) ? "passInstead" : "nothingToFinish", null),
  "PR-SETTLER-01": (refused) =>
    isAt(refused, "settle") ? because("notFaceUp", { kind: TAKE.first(refused.move) }) : belongsTo(SETTLER)(refused),
  "PR-SETTLER-03": plainly("noRightToQuarry"),
  "PR-SETTLER-05": plainly("noQuarryLeft"),
  "PR-SETTLER-08": plainly("haciendaFirst"),
  "PR-SETUP-10": roleNotInGame,
  "PR-SETUP-11": shipNotInGame,
  "PR-STORE-01": (refused) => (isAt(refused, "store") ? nothingToKeep(refused) : because("othersStore", null)),
  "PR-STORE-02": plainly("oneSingleBarrel"),
  "PR-STORE-03": warehouses,
  "PR-STORE-07": belongsTo(CAPTAIN),
  "PR-STORE-08": plainly("sayDone"),
  "PR-TRADER-01": (refused) => (isAt(refused, "sell") ? noBarrel(refused) : belongsTo(TRADER)(refused)),
  "PR-TRADER-04": ({ move }) => because("houseHas", { good: SELL.first(move) }),
  "PR-TRADER-05": plainly("houseIsFull"),
  "PR-YEAR-01": plainly("phaseFirst"),
  "PR-YEAR-02": plainly("othersChoose"),
  "PR-YEAR-03": plainly("mustChoose"),
  "PR-YEAR-05": ({ move }) => because("roleIsTaken", { role: ROLE.first(move) }),
} satisfies Record<string, (refused: Refused) => Reason>;

/** The rules for which every language has a sentence with the facts. */
export const REFUSALS: readonly string[] = Object.keys(REASONS);

function isKnown(rule: string): rule is keyof typeof REASONS {
  return Object.hasOwn(REASONS, rule);
}

/** Why this rule refuses this move. */
export function reasonFor(rule: string, view: PuertoRicoView, seat: SeatId, move: Move): Reason {
  return isKnown(rule) ? REASONS[rule]({ view, seat, move }) : because("unknown", { rule });
}
