import { includesSeat } from "@caravel/kernel";
import { LAND_OFFICE, SMALL_WHARF } from "../content/buildings.ts";
import { BUILDER, CAPTAIN, SETTLER, TRADER } from "../content/pieces.ts";
import { includesGood } from "../rules/frames.ts";
import { bargainedFor, captainPhase, frameAt, memoNow, priceNow } from "../rules/moments.ts";
import {
  BARGAIN,
  BUILD,
  BUY_FOREST,
  BUY_LAND,
  CHOOSE,
  DELIVER,
  DISCARD,
  FELL,
  GIVE_BARREL,
  GIVE_COLONIST,
  GIVE_NOBLE,
  GIVE_POINT,
  GUEST_NOBLE,
  PASS,
} from "../rules/moves.ts";
import { contentOf, hasNoble, isIslandFull, noblesOf, works } from "../rules/state.ts";
import { because, belongsTo, board, isAt, isTurnOf, plainly, type Reason, type Refused } from "./reason-facts.ts";

/** A building that cannot be bought or chosen, or else what is wrong with a list of buildings. */
const building =
  (reason: "notInThisGame" | "otherExpansion" | "alreadyChosen", ofList: Reason["type"] & `list${string}`) =>
  ({ move }: Refused): Reason => {
    const verb = [BUILD, BARGAIN, CHOOSE].find((candidate) => candidate.has(move));
    return verb === undefined ? because(ofList, null) : because(reason, { building: verb.first(move) });
  };

/** PR-EXP-06: no space was left for the building, when it was to be chosen or bought. */
function leftOut({ view, move }: Refused): Reason {
  if (!CHOOSE.has(move))
    return because("notInThisGame", { building: (BARGAIN.has(move) ? BARGAIN : BUILD).first(move) });
  const chosen = CHOOSE.first(move);
  return because("noSpaceForCost", { building: chosen, cost: contentOf(view).cost[chosen] });
}

/** PR-B-BLACK-MARKET-01: nothing of that sort to give up, or not now. */
function nothingToGive(refused: Refused): Reason {
  const { move } = refused;
  if (!isAt(refused, "giveItem")) return belongsTo(BUILDER)(refused);
  if (GIVE_BARREL.has(move)) return because("noBarrel", { good: GIVE_BARREL.first(move) });
  return because(GIVE_POINT.has(move) ? "noPoint" : "otherMoment", null);
}

/** PR-B-BLACK-MARKET-03: what is given up must be exactly what is missing. */
function unfitting(refused: Refused): Reason {
  const { view, seat, move } = refused;
  const bought = bargainedFor(view);
  if (bought !== null) {
    const items = memoNow(view, "bargain")?.itemsMissing;
    if (items !== undefined) return because("giveFirst", { items });
    return because(PASS.has(move) ? "colonistIsNeeded" : "colonistRaisesPrice", { building: bought });
  }
  const wanted = BARGAIN.first(move);
  const price = priceNow(view, seat, wanted);
  const { doubloons } = board(refused);
  if (price <= doubloons) return because("canPay", { building: wanted, price });
  return because("bargainFails", { building: wanted, price, doubloons });
}

function nobodyToGive({ move }: Refused): Reason {
  const isNoble = GIVE_NOBLE.has(move);
  return because("nobodyToGive", { spot: (isNoble ? GIVE_NOBLE : GIVE_COLONIST).first(move), isNoble });
}

/** A plantation or forest that the player does not have. */
function noSuchLand({ move }: Refused): Reason {
  if (FELL.has(move)) return because("noSuchForest", { kind: FELL.first(move) });
  return because("noSuchPlantation", { kind: DISCARD.first(move), occupant: DISCARD.second(move) });
}

/** PR-B-LAND-OFFICE-02: giving up a plantation needs a noble there, and the plantation. */
function givingUpLand(refused: Refused): Reason {
  if (!isAt(refused, "sell")) return because("landStays", null);
  return hasNoble(board(refused), LAND_OFFICE) ? noSuchLand(refused) : because("nobleGivesUpLand", null);
}

/** PR-B-LAND-OFFICE-06: a doubloon, a space and a face-up tile. */
function buyingLand(refused: Refused): Reason {
  const { move } = refused;
  if (board(refused).doubloons === 0) return because("noMoneyForLand", null);
  if (isIslandFull(board(refused))) return because("islandIsFull", null);
  return because("notFaceUp", { kind: (BUY_FOREST.has(move) ? BUY_FOREST : BUY_LAND).first(move) });
}

/** PR-B-ROYAL-SUPPLIER-01: before the first loading, and no more barrels than nobles. */
function supplier(refused: Refused): Reason {
  const frame = frameAt(refused.view, "load");
  if (frame === null || !isTurnOf(refused)) return belongsTo(CAPTAIN)(refused);
  if (includesSeat(captainPhase(refused.view).memo.hasLoaded, refused.seat)) return because("supplierComesFirst", null);
  return because("nobleLimit", { nobles: noblesOf(board(refused)) });
}

/** PR-B-ROYAL-SUPPLIER-02: a barrel of each kind, in one turn. */
function delivered({ view, move }: Refused): Reason {
  const good = DELIVER.first(move);
  const isDelivered = includesGood(memoNow(view, "delivering")?.delivered ?? 0, good);
  return isDelivered ? because("alreadyDelivered", { good }) : because("supplierIsUsed", null);
}

/** By rule of the expansions: the reason it gives. */
export const EXPANSION_REASONS = {
  "PR-B-AQUEDUCT-03": plainly("aqueductBringsNone"),
  "PR-B-BLACK-MARKET-01": nothingToGive,
  "PR-B-BLACK-MARKET-03": unfitting,
  "PR-B-BLACK-MARKET-04": plainly("runsBlackMarket"),
  "PR-B-BLACK-MARKET-05": nobodyToGive,
  "PR-B-FOREST-HOUSE-06": (refused) => because(isAt(refused, "lay") ? "layTheTile" : "noTileToLay", null),
  "PR-B-GUEST-HOUSE-02": ({ move }) => because("noGuest", { isNoble: GUEST_NOBLE.has(move) }),
  "PR-B-GUEST-HOUSE-05": plainly("guestsNotNow"),
  "PR-B-HUNTING-LODGE-01": (refused) => (isAt(refused, "lodge") ? noSuchLand(refused) : belongsTo(SETTLER)(refused)),
  "PR-B-LAND-OFFICE-01": (refused) =>
    isAt(refused, "sell") ? because("nobleBuysNoLand", null) : belongsTo(TRADER)(refused),
  "PR-B-LAND-OFFICE-02": givingUpLand,
  "PR-B-LAND-OFFICE-05": plainly("landOfficeIsUsed"),
  "PR-B-LAND-OFFICE-06": buyingLand,
  "PR-B-LIBRARY-02": plainly("noSecondQuarry"),
  "PR-B-ROYAL-SUPPLIER-01": supplier,
  "PR-B-ROYAL-SUPPLIER-02": delivered,
  "PR-B-SMALL-WHARF-01": (refused) =>
    isAt(refused, "load") ? because("smallWharfIsUsed", null) : belongsTo(CAPTAIN)(refused),
  "PR-B-SMALL-WHARF-02": (refused) =>
    because(works(board(refused), SMALL_WHARF) ? "smallWharfIsEmpty" : "nothingToFinish", null),
  "PR-B-TRADING-POST-01": belongsTo(TRADER),
  "PR-B-TRADING-POST-05": plainly("alreadySold"),
  "PR-B-UNIVERSITY-03": plainly("nobodyForUniversity"),
  "PR-B-VILLA-01": plainly("noNobleLeft"),
  "PR-B-VILLA-02": ({ view }) => because(view.nobles > 0 ? "nobleInstead" : "supplyIsEmpty", null),
  "PR-COMP-18": plainly("badPack"),
  "PR-EXP-01": ({ move }) => because("plantIsThere", { building: CHOOSE.first(move) }),
  "PR-EXP-02": building("otherExpansion", "listHasUnknown"),
  "PR-EXP-03": plainly("listDoesNotFill"),
  "PR-EXP-04": (refused) =>
    because(frameAt(refused.view, "draft") === null ? "boardIsComplete" : "othersChooseBuilding", null),
  "PR-EXP-05": building("alreadyChosen", "listHasTwice"),
  "PR-EXP-06": leftOut,
  "PR-EXP-07": plainly("mustChooseBuilding"),
  "PR-NOBLE-08": (refused) => because(isAt(refused, "landfall") ? "colonistOrNoble" : "noblesNotNow", null),
  "PR-NOBLE-09": plainly("noNobleToPlace"),
  "PR-NOBLE-10": plainly("noNobleForUniversity"),
  "PR-SETUP-05": building("notInThisGame", "listNeedsExpansion"),
} satisfies Record<string, (refused: Refused) => Reason>;
