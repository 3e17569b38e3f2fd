import type { Move } from "@caravel/kernel";
import {
  AQUEDUCT,
  BLACK_MARKET,
  FOREST_HOUSE,
  GUEST_HOUSE,
  HACIENDA,
  LAND_OFFICE,
  ROYAL_SUPPLIER,
  SMALL_WHARF,
  TRADING_POST,
  WHARF,
} from "../content/buildings.ts";
import { BUILDER, CAPTAIN, CRAFTSMAN, MAYOR, SETTLER, SHIP_CAPACITY, TRADER } from "../content/pieces.ts";
import { frameAt, isUntouched, priceNow } from "../rules/moments.ts";
import {
  BARGAIN,
  BUILD,
  BUY_FOREST,
  BUY_LAND,
  CRATE,
  DECLINE,
  DELIVER,
  DISCARD,
  DRAW,
  EXTRA,
  GUEST,
  GUEST_NOBLE,
  KEEP,
  LAY_FOREST,
  LIFT,
  LIFT_NOBLE,
  LOAD,
  PLACE,
  PLACE_NOBLE,
  POST,
  PRODUCE_WITHOUT,
  ROLE,
  SELL,
  SHIP_BY_WHARF,
  STORE,
  TAKE,
} from "../rules/moves.ts";
import { barrelsAboard } from "../rules/roles/cargo-ships.ts";
import { singleBarrels, warehouseKinds } from "../rules/roles/storage.ts";
import {
  buildingAt,
  circlesAt,
  colonistsOf,
  contentOf,
  EMPTY,
  isBuildingSpot,
  noblesOf,
  owns,
  spotOf,
} from "../rules/state.ts";
import { because, belongsTo, board, isAt, isTurnOf, plainly, type Reason, type Refused } from "./reason-facts.ts";
import { EXPANSION_REASONS } from "./reasons-expansions.ts";

function roleNotInGame({ view, move }: Refused): Reason {
  return because("roleNotInGame", { role: ROLE.first(move), players: view.players });
}

function shipNotInGame({ view, move }: Refused): Reason {
  return because("shipNotInGame", { ship: LOAD.second(move), players: view.players });
}

/** The building without which a move is not possible. */
const NEEDED = [
  [HACIENDA, DRAW],
  [BLACK_MARKET, BARGAIN],
  [TRADING_POST, POST],
  [LAND_OFFICE, BUY_LAND, BUY_FOREST, DISCARD],
  [SMALL_WHARF, CRATE],
  [ROYAL_SUPPLIER, DELIVER],
  [AQUEDUCT, PRODUCE_WITHOUT],
] as const;

/** A building that cannot be used: it is not there, or nobody is on it. */
function idle(refused: Refused): Reason {
  const [building] = NEEDED.find(([, ...verbs]) => verbs.some((verb) => verb.has(refused.move))) ?? [WHARF];
  return notWorking(building)(refused);
}

const notWorking =
  (building: number) =>
  (refused: Refused): Reason =>
    because(owns(board(refused), building) ? "notWorking" : "notOwned", { building });

/** The building a player wants to buy, with or without the black market. */
const wanted = (move: Move) => (BARGAIN.has(move) ? BARGAIN : BUILD).first(move);

function tooDear(refused: Refused): Reason {
  const { view, seat, move } = refused;
  const building = wanted(move);
  return because("tooDear", {
    building,
    price: priceNow(view, seat, building),
    doubloons: board(refused).doubloons,
  });
}

/** PR-MAYOR-06: taking up and putting down. */
function placing(refused: Refused): Reason {
  const { view, move } = refused;
  const seat = board(refused);
  const untouched = isUntouched(view);
  if (PLACE.has(move)) {
    const nobles = untouched ? noblesOf(seat) : seat.windRoseNobles;
    const waiting = untouched ? colonistsOf(seat) : seat.windRose;
    return because(nobles > 0 && nobles === waiting ? "onlyNoblesWait" : "allArePlaced", null);
  }
  const isNoble = LIFT_NOBLE.has(move);
  if (!isNoble && !LIFT.has(move)) return because(untouched ? "nobodyStands" : "onlyAtFirst", null);
  if (untouched) return because("stayFirst", null);
  return because("nobodyThere", { spot: (isNoble ? LIFT_NOBLE : LIFT).first(move), isNoble });
}

function circles(refused: Refused): Reason {
  const { view, move } = refused;
  const verb = [PLACE, PLACE_NOBLE, GUEST, GUEST_NOBLE].find((candidate) => candidate.has(move)) ?? PLACE;
  const spot = verb.first(move);
  if (spot === spotOf(GUEST_HOUSE) && isAt(refused, "guests")) return because("isAlreadyGuest", null);
  const there = circlesAt(contentOf(view).circles, board(refused), spot);
  if (there > 0) return because("circlesAreFull", { spot, circles: there });
  const isThere = isBuildingSpot(spot) && owns(board(refused), buildingAt(spot));
  return isThere ? because("takesNobody", { building: buildingAt(spot) }) : because("noCircle", { spot });
}

function noBarrel(refused: Refused): Reason {
  const { move } = refused;
  const verbs = [SELL, POST, LOAD, SHIP_BY_WHARF, CRATE, DELIVER, STORE, KEEP];
  const verb = verbs.find((candidate) => candidate.has(move)) ?? SELL;
  return because("noBarrel", { good: verb.first(move) });
}

/** PR-CAPTAIN-03: no barrel to ship, or the small wharf is being filled. */
function nothingToShip(refused: Refused): Reason {
  const { view, move } = refused;
  const isFilling = frameAt(view, "crates") !== null;
  if (!CRATE.has(move)) return isFilling ? because("smallWharfFirst", null) : noBarrel(refused);
  const good = CRATE.first(move);
  return board(refused).barrels[good] > 0 ? because("allInSmallWharf", { good }) : noBarrel(refused);
}

/** PR-TRADER-01: another moment, no barrel, or a barrel has been sold. */
function sale(refused: Refused): Reason {
  if (!isAt(refused, "sell")) return belongsTo(TRADER)(refused);
  const { move } = refused;
  const good = (POST.has(move) ? POST : SELL).first(move);
  return board(refused).barrels[good] > 0 ? because("alreadySold", null) : noBarrel(refused);
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

/** PR-SETTLER-01: another moment, or no such tile. */
function tile(refused: Refused): Reason {
  const { move } = refused;
  if (!isAt(refused, "settle", "secondPick")) return belongsTo(SETTLER)(refused);
  return because("notFaceUp", { kind: (LAY_FOREST.has(move) ? LAY_FOREST : TAKE).first(move) });
}

/** By rule: the reason it gives. The keys are the rules that a refusal can name. */
export const REASONS = {
  "PR-2P-08": shipNotInGame,
  "PR-2P-10": roleNotInGame,
  "PR-B-HACIENDA-01": plainly("haciendaIsOver"),
  "PR-B-HACIENDA-05": plainly("islandIsFull"),
  "PR-B-WHARF-01": (refused) => (isAt(refused, "load") ? because("wharfIsUsed", null) : belongsTo(CAPTAIN)(refused)),
  "PR-BLD-01": idle,
  "PR-BLD-03": plainly("noLastPoints"),
  "PR-BUILDER-01": belongsTo(BUILDER),
  "PR-BUILDER-08": tooDear,
  "PR-BUILDER-09": ({ move }) => because("alreadyBuilt", { building: wanted(move) }),
  "PR-BUILDER-10": ({ move }) => because("soldOut", { building: wanted(move) }),
  "PR-BUILDER-11": ({ move }) => because("noRoomForLarge", { building: wanted(move) }),
  "PR-BUILDER-12": plainly("cityIsFull"),
  "PR-BUILDER-17": plainly("fourLarge"),
  "PR-CAPTAIN-01": (refused) => (isTurnOf(refused) ? belongsTo(CAPTAIN)(refused) : because("othersAct", null)),
  "PR-CAPTAIN-02": plainly("mustLoad"),
  "PR-CAPTAIN-03": nothingToShip,
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
  "PR-SETTLER-01": tile,
  "PR-SETTLER-03": plainly("noRightToQuarry"),
  "PR-SETTLER-05": plainly("noQuarryLeft"),
  "PR-SETTLER-08": plainly("haciendaFirst"),
  "PR-SETUP-10": roleNotInGame,
  "PR-SETUP-11": shipNotInGame,
  "PR-STORE-01": (refused) => (isAt(refused, "store") ? nothingToKeep(refused) : because("othersStore", null)),
  "PR-STORE-02": (refused) => because("noSingleBarrelMore", { most: singleBarrels(board(refused)) }),
  "PR-STORE-03": warehouses,
  "PR-STORE-07": belongsTo(CAPTAIN),
  "PR-STORE-08": plainly("sayDone"),
  "PR-TRADER-01": sale,
  "PR-TRADER-04": ({ move }) => because("houseHas", { good: SELL.first(move) }),
  "PR-TRADER-05": plainly("houseIsFull"),
  "PR-YEAR-01": plainly("phaseFirst"),
  "PR-YEAR-02": plainly("othersChoose"),
  "PR-YEAR-03": plainly("mustChoose"),
  "PR-YEAR-05": ({ move }) => because("roleIsTaken", { role: ROLE.first(move) }),
  // where they say the same as a base rule
  "PR-B-FOREST-HOUSE-01": (refused) =>
    isAt(refused, "settle", "secondPick") ? notWorking(FOREST_HOUSE)(refused) : belongsTo(SETTLER)(refused),
  "PR-B-LAND-OFFICE-03": notWorking(FOREST_HOUSE),
  ...EXPANSION_REASONS,
} satisfies Record<string, (refused: Refused) => Reason>;

/** The rules for which every language has a sentence with the facts. */
export const REFUSALS: readonly string[] = Object.keys(REASONS);
