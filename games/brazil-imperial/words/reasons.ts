import type { Move } from "@caravel/kernel";
import { TEMPLE, TILE_AGE } from "../content/buildings.ts";
import { FIRST_ACTION_CARD, JESUITS, MOST_CARDS_IN_BATTLE, ROYAL_ROAD, WAR } from "../content/cards.ts";
import { QUEST_AGE } from "../content/quests.ts";
import { costOf, RESOURCE_COUNT, STOCK_LIMIT } from "../content/resources.ts";
import { CARRIES, IS_RANGED } from "../content/units.ts";
import { unitAt } from "../rules/deploy.ts";
import {
  ACT,
  BONUS_DRAW,
  BUILD_JESUITS,
  BUILD_TILE,
  BY_CAVALRY,
  BY_NAVAL,
  CARRY,
  CHOOSE_CAPITAL,
  CHOOSE_MONARCH,
  COMMIT,
  DEPLOY_UNIT,
  DRAW_QUEST,
  DROP,
  DROP_BATTLE,
  DROP_GOLD,
  FLIP,
  ISABEL,
  LOSE,
  MAKE,
  MOVE,
  moves,
  PAINT,
  PALACE,
  PASS,
  PEEK,
  PLACE,
  PLAY_CARD,
  REDEPLOY,
  REFILL,
  REVEAL,
  SHOOT,
  SPY_ON,
  TO,
  UNDER,
} from "../rules/moves.ts";
import { questProgress } from "../rules/outlook.ts";
import { contentOf, mapOf, NEVER_DEPLOYED, NOBODY, sum, tokenPlace } from "../rules/state.ts";
import { memoNow } from "./moments.ts";
import { MOVE_FACTS } from "./move-facts.ts";
import { type Place, placeOf } from "./places.ts";
import {
  because,
  elsewhere,
  outOfPlace,
  plainly,
  playerOf,
  type Reason,
  type ReasonFacts,
  type Refused,
} from "./reason-facts.ts";

type Why = (refused: Refused) => Reason;

/** The word of the hex that a move names. */
function hexWord(move: Move): number {
  if (BUILD_TILE.has(move) || DEPLOY_UNIT.has(move))
    return (BUILD_TILE.has(move) ? BUILD_TILE : DEPLOY_UNIT).second(move);
  if (REDEPLOY.has(move)) return REDEPLOY.second(move);
  if (PALACE.has(move) || ISABEL.has(move)) return (PALACE.has(move) ? PALACE : ISABEL).second(move);
  if (MOVE.has(move)) return MOVE.third(move);
  const single = [BUILD_JESUITS, REFILL, FLIP, TO, SHOOT, PEEK, CHOOSE_CAPITAL].find((verb) => verb.has(move));
  return single === undefined ? 0 : single.first(move);
}

const placeIn = ({ view, move }: Refused): Place => placeOf(view, hexWord(move));
const hexIn = ({ view, move }: Refused): number => mapOf(view).hexOf[hexWord(move)];

/** The reasons that tell nothing but the hex of the move. */
type Placed = { [R in keyof ReasonFacts]: { place: Place } extends ReasonFacts[R] ? R : never }[keyof ReasonFacts];

const there =
  (type: Placed): Why =>
  (refused) =>
    because(type, { place: placeIn(refused) });

const tileIn = (move: Move): number => (BUILD_JESUITS.has(move) ? TEMPLE : BUILD_TILE.first(move));
const kindIn = (move: Move): number => {
  if (MOVE.has(move)) return MOVE.second(move);
  const verb = [DEPLOY_UNIT, REDEPLOY, CARRY, LOSE].find((candidate) => candidate.has(move));
  return verb === undefined ? 0 : verb.first(move);
};

/** BI-BUILD-14: somebody else's tile, or one that nothing goes on. */
function over(refused: Refused): Reason {
  const { view, seat } = refused;
  const owner = view.owner[hexIn(refused)];
  return because(owner === NOBODY || owner === seat ? "cannotBuildOver" : "theirTile", { place: placeIn(refused) });
}

function blocked(refused: Refused): Reason {
  return because("blockedTile", { place: placeIn(refused), kind: refused.view.exploration[hexIn(refused)] });
}

/** BI-GOLD-09: no such card, or it would change nothing. */
function jesuits(refused: Refused): Reason {
  if (refused.view.age >= TILE_AGE[TEMPLE]) return because("jesuitsUseless", null);
  return because("noGoldCard", { card: JESUITS });
}

const ONE_RAW = costOf(["anyRaw"]);

/** BI-PAY-09: what it would cost. */
function cannotPay({ view, seat, move }: Refused): Reason {
  const name = moves.verb(move).name;
  if (name === "deploy" || name === "paint" || name === "build" || name === "jesuits" || name === "make")
    return because("cannotPay", { cost: MOVE_FACTS[name](view, seat, move).cost });
  return because("cannotPay", { cost: name === "refill" || name === "flip" ? ONE_RAW : null });
}

function notEmpty(refused: Refused): Reason {
  const hex = hexIn(refused);
  const tokens = refused.view.tokens.slice(tokenPlace(hex, 0), tokenPlace(hex, RESOURCE_COUNT));
  return because("notEmpty", { place: placeIn(refused), tokens });
}

/** BI-MANU-01: made already, or the slot has another shape. */
function good({ view, move }: Refused): Reason {
  if (MAKE.has(move)) return because("goodMade", { good: MAKE.first(move) });
  return because("wrongShape", { good: memoNow(view, "purchase")?.what ?? 0, space: PLACE.first(move) });
}

/** BI-STOCK-01, -03: nothing is over the limit, or there is none of it. */
function drop(refused: Refused): Reason {
  const { stock, gold, battle } = playerOf(refused);
  const { move } = refused;
  if (DROP.has(move)) {
    return because(sum(stock) <= STOCK_LIMIT ? "notOver" : "noSuchThing", null);
  }
  const held = DROP_GOLD.has(move) ? gold[DROP_GOLD.first(move)] : battle[DROP_BATTLE.first(move)];
  if (held === 0) return because("noSuchThing", null);
  return because(DROP_BATTLE.has(move) ? "goldFirst" : "notOver", null);
}

/** BI-QUEST-01: not in hand, or not completed. */
function reveal(refused: Refused): Reason {
  const { view, seat, move } = refused;
  const quest = REVEAL.first(move);
  if (!playerOf(refused).quests.includes(quest)) return because("noQuest", { quest });
  const missing = questProgress(view, seat, quest).filter(({ isMet }) => !isMet);
  return because("goalsMissing", { quest, missing });
}

const palaceIn = (move: Move): number => (ISABEL.has(move) ? ISABEL : PALACE).first(move);

/** BI-MOVE-01: the goal is not beside the unit, or the unit has nowhere to go. */
function adjacent(refused: Refused): Reason {
  const { move } = refused;
  if (!MOVE.has(move)) return because("notAdjacent", { place: placeIn(refused) });
  return because("nowhereToGo", { kind: MOVE.second(move), place: placeIn(refused) });
}

/** BI-MOVE-06 to -10: where the move of the space leads; that of Riachuelo leads where Renovate's does. */
function spaceGoes({ view }: Refused): Reason {
  const by = memoNow(view, "move")?.by;
  return by === BY_NAVAL
    ? because("extraMoveGoes", { by })
    : because("spaceMoveGoes", { space: Math.max(0, view.space) });
}

/** BI-PTG-16: no such painting, used already, or it does not lead there. */
function extraMove({ view, seat, move }: Refused): Reason {
  const memo = memoNow(view, "move");
  const by = memo === null ? MOVE.first(move) : memo.by;
  const { grants } = contentOf(view);
  const grant = by === BY_CAVALRY ? grants.cavalryMove : grants.navalMove;
  const isUsed = by === BY_CAVALRY ? view.cavalryMoved : view.navalMoved;
  if ((view.seats[seat].paintings & grant) === 0 || isUsed) return because("noExtraMove", null);
  return because("extraMoveGoes", { by });
}

/** BI-MOVE-04: it carries nobody, nobody is there, or those who are carried cannot. */
function carry({ view, move }: Refused): Reason {
  if (!CARRY.has(move)) return because("carriedCannot", null);
  const kind = memoNow(view, "move")?.kind ?? 0;
  return CARRIES[kind] ? because("nobodyToCarry", { kind: CARRY.first(move) }) : because("carriesNobody", { kind });
}

function shoot(refused: Refused): Reason {
  const kind = memoNow(refused.view, "move")?.kind ?? 0;
  return IS_RANGED[kind] ? because("nothingToShoot", { place: placeIn(refused) }) : because("notRanged", { kind });
}

/** BI-BATTLE-09: three cards lie already, or the card is not there. */
function commit({ view, seat, move }: Refused): Reason {
  const card = COMMIT.has(move) ? COMMIT.first(move) : 0;
  const memo = view.stack.find(({ memo: { of } }) => of === "battle")?.memo;
  const laid = memo?.of === "battle" ? sum(memo.attacker === seat ? memo.attackCards : memo.defenceCards) : 0;
  return laid >= MOST_CARDS_IN_BATTLE ? because("tooManyCards", null) : because("noBattleCard", { card });
}

/** BI-DEPLOY-06: of that kind there is none on the board. */
function notOnBoard({ view, seat, move }: Refused): Reason {
  const kind = kindIn(move);
  const isThere = unitAt(view, seat, view.seats[seat].colour, kind, NEVER_DEPLOYED) >= 0;
  return isThere ? because("unitsDone", null) : because("noUnitOnBoard", { kind });
}

/** BI-DEPLOY-01: as many units as the action allows are deployed, or none of this kind is in the stock. */
function noUnitLeft({ view, move }: Refused): Reason {
  if (memoNow(view, "deploy")?.unitsLeft === 0) return because("unitsDone", null);
  return because("noUnitInStock", { kind: kindIn(move) });
}

function unitsFirst({ move }: Refused): Reason {
  return because(DEPLOY_UNIT.has(move) || REDEPLOY.has(move) ? "unitsDone" : "unitsFirst", null);
}

function heldCard({ move }: Refused): Reason {
  return because("noGoldCard", { card: PLAY_CARD.has(move) ? FIRST_ACTION_CARD + PLAY_CARD.first(move) : ROYAL_ROAD });
}

function waived({ move }: Refused): Reason {
  return because(PASS.has(move) ? "mustWaive" : "onlyRawWaived", null);
}

/** By rule: the reason it gives to somebody who is asked for such a move. The keys are the rules that a refusal can name. */
const SPECIFIC = {
  "BI-AGE-03": elsewhere,
  "BI-AGE-04": elsewhere,
  "BI-AGE-05": ({ move }) => because("markerThere", { space: UNDER.first(move) }),
  "BI-AGE-06": ({ move }) => because("noBonus", { age: BONUS_DRAW.has(move) ? 2 : 1 }),
  "BI-AGE-07": there("nothingToLookAt"),
  "BI-AGE-14": ({ move }) => because("laterQuest", { age: QUEST_AGE[REVEAL.first(move)] }),
  "BI-BATTLE-06": shoot,
  "BI-BATTLE-08": plainly("shootsOnlyFree"),
  "BI-BATTLE-09": commit,
  "BI-BATTLE-15": ({ move }) => because("noUnitToLose", { kind: kindIn(move) }),
  "BI-BATTLE-20": there("capitalSafe"),
  "BI-BUILD-01": ({ view, move }) => because("tooEarly", { tile: tileIn(move), age: view.age }),
  "BI-BUILD-03": ({ move }) => because("noTileLeft", { tile: tileIn(move) }),
  "BI-BUILD-04": there("notNextToOwn"),
  "BI-BUILD-05": there("nextToEnemy"),
  "BI-BUILD-06": (refused) => because("wrongTerrain", { tile: tileIn(refused.move), place: placeIn(refused) }),
  "BI-BUILD-07": there("enemyUnits"),
  "BI-BUILD-09": there("noFounder"),
  "BI-BUILD-10": plainly("citiesLater"),
  "BI-BUILD-11": ({ move }) => because("cityNotOpen", { tile: tileIn(move) }),
  "BI-BUILD-14": over,
  "BI-BUILD-17": there("protectedTile"),
  "BI-BUILD-20": there("onWater"),
  "BI-BUILD-21": blocked,
  "BI-DEPLOY-01": noUnitLeft,
  "BI-DEPLOY-02": plainly("nothingToDeploy"),
  "BI-DEPLOY-04": there("notABase"),
  "BI-DEPLOY-06": notOnBoard,
  "BI-DEPLOY-08": unitsFirst,
  "BI-END-01": plainly("gameIsOver"),
  "BI-END-05": plainly("tooLong"),
  "BI-EXPL-07": ({ move }) => because("noQuests", { age: DRAW_QUEST.first(move) + 1 }),
  "BI-EXPL-10": plainly("noExpedition"),
  "BI-GOLD-02": heldCard,
  "BI-GOLD-04": plainly("actionPhaseOver"),
  "BI-GOLD-09": jesuits,
  "BI-GOLD-10": () => because("noGoldCard", { card: WAR }),
  "BI-GOLD-11": elsewhere,
  "BI-HARB-01": plainly("rawsTaken"),
  "BI-HARB-02": plainly("rawsFirst"),
  "BI-MANU-01": good,
  "BI-MANU-04": ({ move }) => because("slotTaken", { space: PLACE.first(move) }),
  "BI-MANU-05": waived,
  "BI-MANU-06": plainly("slotFree"),
  "BI-MON-01": plainly("cardsUsedThisTurn"),
  "BI-MON-09": plainly("victoriaFull"),
  "BI-MOVE-01": adjacent,
  "BI-MOVE-02": (refused) => because("noUnitThere", { kind: kindIn(refused.move), place: placeIn(refused) }),
  "BI-MOVE-04": carry,
  "BI-MOVE-06": spaceGoes,
  "BI-MOVE-07": spaceGoes,
  "BI-MOVE-08": spaceGoes,
  "BI-MOVE-09": spaceGoes,
  "BI-MOVE-10": spaceGoes,
  "BI-MOVE-11": ({ view }) => because("noSpaceMove", { space: view.space }),
  "BI-MOVE-14": there("enemyCapital"),
  "BI-OCC-03": there("occupiedTile"),
  "BI-PAINT-01": ({ move }) => because("notInGallery", { painting: PAINT.first(move) }),
  "BI-PAL-01": ({ move }) => because("palacePlaced", { palace: palaceIn(move) }),
  "BI-PAL-02": there("noPalaceThere"),
  "BI-PAL-03": (refused) => because("palaceNeeds", { palace: palaceIn(refused.move), place: placeIn(refused) }),
  "BI-PAL-04": ({ view }) => because("freeGood", { shape: Math.max(0, memoNow(view, "action")?.freeShape ?? 0) }),
  "BI-PAY-02": elsewhere,
  "BI-PAY-03": plainly("cardsDoNotPay"),
  "BI-PAY-04": plainly("doesNotFit"),
  "BI-PAY-09": cannotPay,
  "BI-PTG-08": plainly("noCoroados"),
  "BI-PTG-09": plainly("noIsabel"),
  "BI-PTG-10": plainly("onlyRawOrGoldWaived"),
  "BI-PTG-12": plainly("sameHex"),
  "BI-PTG-14": plainly("noFactory"),
  "BI-PTG-16": extraMove,
  "BI-QUEST-01": reveal,
  "BI-RENO-01": there("notYourBuilding"),
  "BI-RENO-03": notEmpty,
  "BI-RENO-04": there("cityNotRenovated"),
  "BI-RENO-05": there("palaceNoFlip"),
  "BI-RENO-06": there("occupied"),
  "BI-RENO-09": plainly("jesuitsTemple"),
  "BI-RES-04": plainly("sourceEmpty"),
  "BI-RES-10": elsewhere,
  "BI-RULING-13": ({ move }) => because("notLaid", { card: SPY_ON.first(move) }),
  "BI-SCOPE-04": plainly("badPack"),
  "BI-SETUP-01": plainly("badMap"),
  "BI-SETUP-06": plainly("badColours"),
  "BI-SETUP-08": plainly("notDealt"),
  "BI-SETUP-10": ({ move }) => because("otherColour", { monarch: CHOOSE_MONARCH.first(move) }),
  "BI-SETUP-11": elsewhere,
  "BI-SETUP-12": there("noCapitalTile"),
  "BI-STOCK-01": drop,
  "BI-STOCK-02": plainly("resourcesFirst"),
  "BI-STOCK-03": drop,
  "BI-TRADE-01": plainly("tradeLacks"),
  "BI-TRADE-02": plainly("tradeExact"),
  "BI-TRADE-03": plainly("sourceEmpty"),
  "BI-TURN-01": plainly("markerPlaced"),
  "BI-TURN-02": plainly("actionFirst"),
  "BI-TURN-03": ({ move }) => because("sameSpace", { space: ACT.first(move) }),
  "BI-TURN-06": elsewhere,
  "BI-TURN-07": plainly("noMoveLeft"),
  "BI-TURN-10": elsewhere,
  "BI-TURN-11": plainly("mustAct"),
  "BI-TURN-12": elsewhere,
  "BI-WATER-01": plainly("waterFreely"),
  "BI-WATER-02": plainly("waterNotByDeploy"),
} satisfies Record<string, Why>;

/** The rules that are named without anybody's move: what was set for the table, and its end. */
const WITHOUT_MOVE = ["BI-END-01", "BI-END-05", "BI-SCOPE-04", "BI-SETUP-01", "BI-SETUP-06"];

const placed =
  (why: Why): Why =>
  (refused) =>
    outOfPlace(refused) ?? why(refused);

/** By rule: the reason it gives. */
export const REASONS: Readonly<Record<string, Why>> = Object.fromEntries(
  Object.entries<Why>(SPECIFIC).map(([rule, why]) => [rule, WITHOUT_MOVE.includes(rule) ? why : placed(why)]),
);

/** The rules for which every language has a sentence with the facts. */
export const REFUSALS: readonly string[] = Object.keys(REASONS);
