import type { Move } from "@caravel/kernel";
import {
  ALL_FIELDS,
  BISHOP,
  BREAD,
  BUILDING_REGION,
  LADY_PRICE,
  MILL_WHEAT,
  REALS,
  REGION_OF,
  WHEAT,
} from "../content/pieces.ts";
import { priceNow } from "../rules/buildings.ts";
import { districtCost } from "../rules/characters.ts";
import { piratesOf } from "../rules/effects.ts";
import { maintenanceNow } from "../rules/forecast.ts";
import { movingMemo, rowMemo } from "../rules/frames.ts";
import { breadNeeded } from "../rules/maintenance.ts";
import {
  ACT,
  BUILD,
  BUILDING,
  DISCARD,
  DONE,
  FAVOUR,
  FEED,
  FIELD,
  FIRST_PIRATE_DIE,
  FLIP,
  MARKER,
  MOVE,
  PASS,
  PLACE,
  REQUEST,
  REWARD,
  ROW,
  SAIL,
  SCORE,
  UPKEEP,
  WOOD_FROM,
} from "../rules/moves.ts";
import { FIRST_CITY_SPACE, FIRST_COLONY } from "../rules/places.ts";
import { goodAsked } from "../rules/ships.ts";
import { frameAt, isAsked } from "../rules/sight.ts";
import { contentOf, isBuiltSpace, PHASE_D, shipsOnBoard } from "../rules/state.ts";
import type { StepName } from "../rules/steps.ts";
import { breadFor } from "../rules/turns.ts";
import { woodAtHand, woodPrice } from "../rules/wood.ts";
import { WITHIN_CITIES } from "../rules/workers.ts";
import {
  because,
  isAt,
  notNow,
  type Occasion,
  others,
  plainly,
  playerOf,
  type Reason,
  type Refused,
} from "./reason-facts.ts";

/** In this step something must be said; anywhere else the move belongs to another moment. */
const at =
  (step: StepName, reason: (refused: Refused) => Reason, when: Occasion) =>
  (refused: Refused): Reason =>
    isAt(refused, step) ? reason(refused) : notNow(when);

/** The move of a player who is asked belongs to another moment; others wait. */
const notNowOr = (when: Occasion, who: Parameters<typeof others>[0]) => (refused: Refused) =>
  isAsked(refused.view, refused.seat) ? notNow(when) : others(who)();

/** Whoever is asked must decide; otherwise the reason is another one. */
const decideOr =
  (reason: (refused: Refused) => Reason) =>
  (refused: Refused): Reason =>
    DONE.has(refused.move) && isAsked(refused.view, refused.seat) ? because("mustDecide", null) : reason(refused);

/** The action of a character cannot be done, or the worker goes elsewhere. */
const actOr =
  (cannot: (refused: Refused) => Reason, otherwise: (refused: Refused) => Reason) =>
  (refused: Refused): Reason =>
    ACT.has(refused.move) ? cannot(refused) : otherwise(refused);

function row({ view, move }: Refused): Reason {
  return ROW.first(move) < view.players ? because("rowIsTaken", null) : because("noSuchRow", { rows: view.players });
}

function otherGuilds({ view }: Refused): Reason {
  const frame = frameAt(view, "chooseGuild");
  return because("otherGuilds", { guilds: frame === null ? [] : contentOf(view).rowGuilds[rowMemo(frame).row] });
}

const faceOf = (die: number) => (die % FIRST_PIRATE_DIE) + 1;

/** MA-B-06: no room for any die, or for a second pirate die. */
function full({ view, move }: Refused): Reason {
  const building = PLACE.second(move);
  const dice = view.guildDice[building] + view.pirateDiceOn[building];
  return dice >= view.players ? because("characterIsFull", { building, dice }) : because("onePirateDie", { building });
}

function noPirateDie(refused: Refused): Reason {
  if (playerOf(refused).watch === 0) return because("nobodyInWatch", null);
  return because("noPirateDie", { value: faceOf(PLACE.first(refused.move)) });
}

function breadForDie(refused: Refused): Reason {
  const { move } = refused;
  const need = breadFor(PLACE.first(move), PLACE.second(move));
  return because("breadForDie", { need, bread: playerOf(refused).items[BREAD] });
}

/** MA-SETUP-13: others settle, or the worker goes to a city. */
const settling =
  (step: "cityWorker" | "fieldWorkers", must: "mustSettleInCity" | "mustSettleOnField") =>
  (refused: Refused): Reason =>
    isAt(refused, step) ? because(must, null) : others("setup")();

function cityEntry({ view, move }: Refused): Reason {
  const place = MOVE.second(move);
  return isBuiltSpace(view, place - FIRST_CITY_SPACE)
    ? because("spaceTaken", { place })
    : because("spaceNotBuilt", { place });
}

function nobodyThere({ view, move }: Refused): Reason {
  const frame = frameAt(view, "moveWorker");
  const isFigure = frame !== null && movingMemo(frame).target === WITHIN_CITIES;
  return because("nobodyThere", { place: MOVE.first(move), isFigure });
}

/** MA-B-MAYOR-02: is it somebody else's worker, rather than one from outside the cities? */
function isFromCity({ move }: Refused): boolean {
  const from = MOVE.first(move);
  return from >= FIRST_CITY_SPACE && from < FIRST_COLONY;
}

/** Whoever declines must move; otherwise the reason is another one. */
function mustMoveOr(reason: "goesAnywhere" | "noShipToMove"): (refused: Refused) => Reason {
  return ({ move }) => because(DONE.has(move) ? "mustMove" : reason, null);
}

/** MA-B-COMMANDER-04, -05: too few goods for the space. */
function goodsShort(refused: Refused): Reason {
  const content = contentOf(refused.view);
  const space = SAIL.second(refused.move);
  const good = goodAsked(content, space);
  return because("goodsShort", { good, need: content.spaceCost[space], have: playerOf(refused).items[good] });
}

/** MA-WOOD-12: the wood for a ship is too dear, or for upkeep there is not so much. */
function woodTooDear(refused: Refused): Reason {
  const { view, seat, move } = refused;
  if (UPKEEP.has(move)) return because("upkeepShort", { wood: maintenanceNow(view, seat).woodAtHand });
  return because("woodTooDear", { price: woodPrice(view, 1), reals: playerOf(refused).items[REALS] });
}

function woodShort(refused: Refused): Reason {
  const { view, seat, move } = refused;
  if (!BUILD.has(move)) return because("noFavourToBuild", null);
  const need = districtCost(view, BUILD.first(move));
  return because("woodShort", { need, have: woodAtHand(view, seat, need, playerOf(refused).items[REALS]) });
}

/** MA-FAV-LADY-01: too few reals, the building is still to be chosen, or it is not the moment. */
function lady(refused: Refused): Reason {
  if (FAVOUR.has(refused.move))
    return because("ladyCosts", { price: LADY_PRICE, reals: playerOf(refused).items[REALS] });
  return isAt(refused, "lady") ? because("mustChooseBuilding", null) : notNow("lady");
}

function ladyRegion(refused: Refused): Reason {
  if ((playerOf(refused).land & ALL_FIELDS) === 0 || !BUILDING.has(refused.move))
    return because("ladyNeedsField", null);
  const building = BUILDING.first(refused.move);
  return because("ladyNeedsWorker", { building, region: BUILDING_REGION[building] });
}

function bishop(refused: Refused): Reason {
  const { move } = refused;
  if (!isAt(refused, "marker")) return notNow("marker");
  if (DONE.has(move)) return because("mustMoveMarker", null);
  const from = MARKER.first(move);
  return from === MARKER.second(move) ? because("sameBuilding", null) : because("noMarkerThere", { building: from });
}

/** MA-FAV-06: no marker to move, or fewer than two pirates. */
function uselessFavour({ move }: Refused): Reason {
  return because(FAVOUR.first(move) === BISHOP ? "noMarkerToMove" : "tooFewPirates", null);
}

/** MA-GEN-05: bread, reals or pirates that are not there. */
function notEnough(refused: Refused): Reason {
  const { view, seat, move } = refused;
  if (DISCARD.has(move)) return because("notSoManyPirates", { pirates: piratesOf(view, seat) });
  const item = FEED.has(move) ? BREAD : REALS;
  return because("notEnough", { item, have: playerOf(refused).items[item] });
}

/** MA-DEC-SKIP-05: a reward that cannot be carried out, or a windmill use after which the ship could not move. */
function cannotComplete({ move }: Refused): Reason {
  return because(REWARD.has(move) ? "rewardUseless" : "millStrandsShip", null);
}

const requestNotHeld = ({ move }: Refused) => because("requestNotHeld", { request: scored(move) });
const scored = (move: Move) => (SCORE.has(move) ? SCORE.first(move) : 0);
const scoring = decideOr(at("requests", requestNotHeld, "requests"));

/** By rule: the reason it gives. The keys are the rules that a refusal can name. */
export const REASONS = {
  "MA-A-05": decideOr(at("chooseRow", row, "row")),
  "MA-A-07": decideOr(
    at("chooseRequest", ({ move }) => because("noSuchRequest", { request: REQUEST.first(move) }), "request"),
  ),
  "MA-A-09": decideOr(at("chooseGuild", otherGuilds, "guild")),
  "MA-A-10": others("rows"),
  "MA-B-01": others("turn"),
  "MA-B-02": () => notNow("turn"),
  "MA-B-03": plainly("mustDecide"),
  "MA-B-04": ({ move }) => because("noGuildDie", { value: faceOf(PLACE.first(move)) }),
  "MA-B-06": full,
  "MA-B-07": () => notNow("act"),
  "MA-B-10": noPirateDie,
  "MA-B-13": breadForDie,
  "MA-B-COMMANDER-01": actOr(plainly("noShipToMove"), at("sail", plainly("shipMovedAlready"), "sail")),
  "MA-B-COMMANDER-02": ({ move }) => because("noShipThere", { space: SAIL.first(move) }),
  "MA-B-COMMANDER-04": goodsShort,
  "MA-B-COMMANDER-05": goodsShort,
  "MA-B-COMMANDER-06": plainly("sameSpace"),
  "MA-B-COMMANDER-07": ({ move }) => because("shipSpaceTaken", { space: SAIL.second(move) }),
  "MA-B-COMMANDER-13": ({ move }) => because("noShipCame", { colony: REWARD.first(move) }),
  "MA-B-GUILDMASTER-01": at("district", plainly("districtBuilt"), "build"),
  "MA-B-GUILDMASTER-03": woodShort,
  "MA-B-HARVEST-01": () => notNow("harvest"),
  "MA-B-HARVEST-05": ({ move }) => because("fieldNotYours", { field: FIELD.first(move) }),
  "MA-B-HARVEST-06": () => notNow("field"),
  "MA-B-HARVEST-07": actOr(plainly("printedHasNoAction"), ({ move }) =>
    because("fieldNotHarvested", { field: FIELD.first(move) }),
  ),
  "MA-B-HARVEST-09": plainly("nobodyInRegion"),
  "MA-B-MAYOR-01": actOr(plainly("nothingToMove"), nobodyThere),
  "MA-B-MAYOR-02": (refused) => (isFromCity(refused) ? nobodyThere(refused) : because("staysInCities", null)),
  "MA-B-PASS-01": ({ move }) => because("passSpaceTaken", { space: PASS.first(move) }),
  "MA-B-STEWARD-01": actOr(plainly("nothingToMove"), plainly("goesToField")),
  "MA-C-04": others("building"),
  "MA-C-05": () => notNow("building"),
  "MA-C-06": plainly("payOrPirates"),
  "MA-C-08": () => notNow("act"),
  "MA-C-10": (refused) =>
    because("priceTooHigh", { price: priceNow(refused.view), reals: playerOf(refused).items[REALS] }),
  "MA-C-ALFANDEGA-01": plainly("goesToColony"),
  "MA-C-CAPITANIA-01": plainly("goesToCity"),
  "MA-C-COROA-01": ({ move }) => because("notFaceDown", { favour: FLIP.first(move) }),
  "MA-C-FORTALEZA-01": plainly("goesToWatch"),
  "MA-C-FORTALEZA-02": decideOr(() => notNow("discard")),
  "MA-COMP-12": plainly("badPack"),
  "MA-COMP-41": ({ view }) => because("shipSpaceClosed", { players: view.players }),
  "MA-D-10": notNowOr("act", "watch"),
  "MA-D-30": notNowOr("upkeep", "upkeep"),
  "MA-D-31": decideOr((refused) => because("moreThanOwed", { ships: shipsOnBoard(playerOf(refused)) })),
  "MA-D-40": notNowOr("feeding", "feeding"),
  "MA-D-41": decideOr(({ view, seat }) => because("moreThanNeeded", { need: breadNeeded(view, seat) })),
  "MA-DEC-SKIP-05": cannotComplete,
  "MA-E-01": scoring,
  "MA-E-02": scoring,
  "MA-E-03": scoring,
  "MA-E-07": others("requests"),
  "MA-FAV-01": (refused) =>
    isAt(refused, "turn") || isAt(refused, "buildingTurn")
      ? because("noFavour", { favour: FAVOUR.first(refused.move) })
      : notNow("favour"),
  "MA-FAV-02": plainly("favourUsed"),
  "MA-FAV-03": ({ move }) => because("favourFaceDown", { favour: FAVOUR.first(move) }),
  "MA-FAV-04": () => notNow("favour"),
  "MA-FAV-05": () => notNow("flip"),
  "MA-FAV-06": uselessFavour,
  "MA-FAV-BISHOP-01": bishop,
  "MA-FAV-DIPLOMAT-01": ({ move }) => because("onlyPhaseC", { favour: FAVOUR.first(move) }),
  "MA-FAV-ENGINEER-01": ({ move }) => because("onlyPhaseB", { favour: FAVOUR.first(move) }),
  "MA-FAV-EXPLORER-01": mustMoveOr("goesAnywhere"),
  "MA-FAV-FRIAR-01": plainly("noAccess"),
  "MA-FAV-LADY-01": lady,
  "MA-FAV-LADY-02": ladyRegion,
  "MA-FAV-LORD-01": ({ move }) => because("onlyPhaseC", { favour: FAVOUR.first(move) }),
  "MA-FAV-NAVIGATOR-01": mustMoveOr("noShipToMove"),
  "MA-GEN-05": notEnough,
  "MA-MILL-01": plainly("millLacksGoods"),
  "MA-MILL-02": (refused) => because("millLacksWheat", { wheat: MILL_WHEAT, have: playerOf(refused).items[WHEAT] }),
  "MA-MILL-05": plainly("millAtBottom"),
  "MA-MILL-06": ({ view }) => because(view.phase === PHASE_D ? "millNotDown" : "millClosed", null),
  "MA-MOVE-01": nobodyThere,
  "MA-MOVE-02": plainly("notFromWatch"),
  "MA-MOVE-03": at("moveWorker", plainly("notHome"), "move"),
  "MA-MOVE-04": plainly("samePlace"),
  "MA-MOVE-05": ({ move }) => because("alreadyThere", { place: MOVE.second(move) }),
  "MA-MOVE-06": cityEntry,
  "MA-MOVE-09": plainly("movedAlready"),
  "MA-MOVE-10": () => notNow("done"),
  "MA-PASS-01": ({ move }) => because("noPassAction", { space: PASS.first(move) }),
  "MA-PASS-05": ({ move }) => because("cannotDoPassAction", { space: PASS.first(move) }),
  "MA-PASS-06": plainly("mustMove"),
  "MA-REQ-04": decideOr(() => notNow("wealth")),
  "MA-REW-01": () => notNow("reward"),
  "MA-REW-FIELD-01": plainly("mustMove"),
  "MA-REW-FLIP-01": plainly("mustFlip"),
  "MA-REW-PIRATES-01": decideOr(() => notNow("piratesOrBread")),
  "MA-REW-WATCH-01": plainly("mustMove"),
  "MA-ROUND-01": plainly("otherPhase"),
  "MA-ROUND-02": others("rows"),
  "MA-ROUND-04": others("phase"),
  "MA-ROUND-05": plainly("gameIsOver"),
  "MA-RULING-03": plainly("mustBeRightmost"),
  "MA-SETUP-13": decideOr(settling("cityWorker", "mustSettleInCity")),
  "MA-SETUP-18": decideOr(settling("fieldWorkers", "mustSettleOnField")),
  "MA-SETUP-19": ({ move }) => because("fieldIsTaken", { place: MOVE.second(move) }),
  "MA-SETUP-20": ({ move }) => because("regionIsTaken", { region: REGION_OF[MOVE.second(move)] }),
  "MA-WOOD-02": decideOr(() => notNow("wood")),
  "MA-WOOD-03": ({ move }) => because("noWoodThere", { source: WOOD_FROM.first(move) }),
  "MA-WOOD-05": plainly("noAccess"),
  "MA-WOOD-12": woodTooDear,
} satisfies Record<string, (refused: Refused) => Reason>;

/** The rules for which every language has a sentence with the facts. */
export const REFUSALS: readonly string[] = Object.keys(REASONS);
