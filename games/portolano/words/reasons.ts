import type { Move } from "@caravel/kernel";
import { COCOA, PLAIN_GOODS, RUM, THALER } from "../content/pieces.ts";
import { STRATEGIST, UPGRADE_PRICE } from "../content/ships.ts";
import { FREE_RUM, GOODS_GOODS, GOODS_RUM, THALER_ACTION, UPGRADE_ACTION } from "../content/tiles.ts";
import { frameAt, isAsked } from "../rules/moments.ts";
import {
  ANCHOR,
  BARTER,
  BERTHS,
  BUNDLES,
  BUY,
  CANNON,
  DISCARD,
  FREE_RUM_MOVE,
  LAY,
  LOSE,
  PIRATE,
  PLACE_WORDS,
  PLUNDER,
  RATION,
  RATIONS,
  REFILL,
  SELL,
  SHIP,
  STOCK,
  SWAP,
  TAKE,
  THALER_MOVE,
  UNLOAD,
  UPGRADE,
} from "../rules/moves.ts";
import { firstSlot, mostRefill } from "../rules/ports.ts";
import { cannonSlots, capacity } from "../rules/ship.ts";
import { COVERED, contentOf, EMPTY } from "../rules/state.ts";
import type { StepName } from "../rules/steps.ts";
import type { PortolanoView } from "../rules/view.ts";
import { itemsToName } from "../rules/watch.ts";
import { because, isAt, notNow, type Occasion, plainly, type Reason, type Refused, shipOf } from "./reason-facts.ts";

/** Must something else be said in this step, or does the move belong to another moment? */
const mustOr =
  (step: StepName, must: (refused: Refused) => Reason, when: Occasion) =>
  (refused: Refused): Reason =>
    isAt(refused, step) ? must(refused) : notNow(when);

/** A place of the grid: others choose it, it is a port, or the player must choose it. */
function placing(step: "placePirate" | "placeShip"): (refused: Refused) => Reason {
  const isPirate = step === "placePirate";
  const verb = isPirate ? PIRATE : SHIP;
  return (refused) => {
    const { view, move } = refused;
    if (frameAt(view, step) === null) return notNow(isPirate ? "placingPirate" : "placingShip");
    if (!isAt(refused, step)) return because(isPirate ? "othersPlacePirate" : "othersPlaceShip", null);
    if (verb.has(move)) return because("isPort", { place: PLACE_WORDS[verb.first(move)] });
    return because(isPirate ? "mustPlacePirate" : "mustPlaceShip", null);
  };
}

function offTheGrid({ view, move }: Refused): Reason {
  const place = PLACE_WORDS[(PIRATE.has(move) ? PIRATE : SHIP).first(move)];
  return because("offTheGrid", { place, players: view.players });
}

function missingRation(refused: Refused): Reason {
  const goods = RATIONS[RATION.first(refused.move)];
  const { items } = shipOf(refused);
  const missing = goods.filter((good) => items[good] === 0);
  return because("notAboard", { items: missing.length > 0 ? missing : goods });
}

function doubleCard(refused: Refused): Reason {
  const isAnchor = LAY.first(refused.move) === ANCHOR && shipOf(refused).stern !== STRATEGIST;
  return because(isAnchor ? "onlyStrategist" : "noSail", null);
}

/** The verbs of the tiles' actions, with the action they belong to. */
const ACTIONS: readonly (readonly [{ has(move: Move): boolean }, number])[] = [
  [UPGRADE, UPGRADE_ACTION],
  [SELL, GOODS_RUM],
  [BUY, GOODS_RUM],
  [BARTER, GOODS_GOODS],
  [FREE_RUM_MOVE, FREE_RUM],
  [THALER_MOVE, THALER_ACTION],
];

const actionHere = (refused: Refused) => contentOf(refused.view).action[refused.view.grid[shipOf(refused).place]];

/** PO-SEA-02: another moment, the wrong word for the end, another action, or the second one. */
function atSea(refused: Refused): Reason {
  const { move } = refused;
  if (!isAt(refused, "seaAction")) return notNow("seaAction");
  const wanted = ACTIONS.find(([verb]) => verb.has(move));
  if (wanted === undefined) return because("sayEnd", null);
  const action = actionHere(refused);
  return wanted[1] === action ? because("alreadyActed", null) : because("otherAction", { action });
}

/** PO-SEA-03: the tile does not show it, or something was picked up. */
function pickup(refused: Refused): Reason {
  const { view, move } = refused;
  const { goodsShown, showsCannon } = contentOf(view);
  const face = view.grid[shipOf(refused).place];
  const good = CANNON.has(move) ? null : TAKE.first(move);
  const isShown = good === null ? showsCannon[face] : ((goodsShown[face] >> good) & 1) === 1;
  return isShown ? because("pickedUp", null) : because("notShown", { good });
}

function cannon(refused: Refused): Reason {
  if (refused.view.cannons === 0) return because("noCannonLeft", null);
  return because("noCannonSlot", { slots: cannonSlots(refused.view, shipOf(refused)) });
}

function noUpgrade(refused: Refused): Reason {
  if (shipOf(refused).items[THALER] < UPGRADE_PRICE) return because("noThaler", { price: UPGRADE_PRICE });
  return because("noUpgradeLeft", null);
}

/** PO-SEA-23: another moment, the wrong word for the end, the other direction, or nothing to give. */
function rumTrade(refused: Refused): Reason {
  const { move } = refused;
  if (!isAt(refused, "trade") && !isAt(refused, "seaAction")) return notNow("goodsRum");
  if (!SELL.has(move) && !BUY.has(move)) return because("sayDone", null);
  const isSelling = SELL.has(move);
  const given = isSelling ? SELL.first(move) : RUM;
  if (shipOf(refused).items[given] === 0) return because("notAboard", { items: [given] });
  return because("otherWay", { isSelling: !isSelling });
}

/** PO-SEA-28: another moment, nothing to give, or one good though there are two. */
function goodsTrade(refused: Refused): Reason {
  const { move } = refused;
  if (!isAt(refused, "seaAction")) return notNow("goodsGoods");
  const given = BARTER.first(move);
  return shipOf(refused).items[given] === 0 ? because("notAboard", { items: [given] }) : because("boxHasTwo", null);
}

function boxLacksBundle({ view, move }: Refused): Reason {
  const goods = BUNDLES[BARTER.second(move)];
  const missing = PLAIN_GOODS.map((_, good) => good).filter((good) => {
    const wanted = goods.filter((other) => other === good).length;
    return wanted > view.box[good];
  });
  return because("boxLacks", { goods: missing });
}

/** PO-PORT-01: another moment, or a slot that does not take the good. */
function berth(refused: Refused): Reason {
  const { view, move } = refused;
  if (!isAt(refused, "unload")) return notNow("unloading");
  const { place, items } = shipOf(refused);
  const demanded = contentOf(view).slots[view.grid[place]];
  const good = UNLOAD.first(move);
  const slots = BERTHS[UNLOAD.second(move)];
  const outside = slots.find((slot) => slot >= demanded.length);
  if (outside !== undefined) return because("noSuchSlot", { slot: outside + 1, slots: demanded.length });
  if (items[good] === 0) return because("notAboard", { items: [good] });
  const lying = view.slots.slice(firstSlot(view, place));
  const taken = slots.find((slot) => lying[slot] !== EMPTY);
  if (taken === undefined) return because("slotWants", { slot: slots[0] + 1, good: demanded[slots[0]] });
  return because("slotIsTaken", { slot: taken + 1, good: lying[taken] === COVERED ? COCOA : lying[taken] });
}

function twoSlots({ move }: Refused): Reason {
  const slots = BERTHS[UNLOAD.second(move)].map((slot) => slot + 1);
  return UNLOAD.first(move) === COCOA ? because("notSideBySide", { slots }) : because("onlyCocoaOnTwo", null);
}

/** PO-PORT-08: how much rum, and how much there is. */
function portRum(refused: Refused): Reason {
  const { view, move } = refused;
  const ship = shipOf(refused);
  if (!REFILL.has(move)) return because("sayHowMuch", { most: mostRefill(view, ship) });
  return because("portGives", { rum: contentOf(view).portRum[view.grid[ship.place]] });
}

function noRoomForRum(refused: Refused): Reason {
  const ship = shipOf(refused);
  return because("noRoomForRum", { spaces: capacity(refused.view, ship), rum: ship.items[RUM] });
}

/** How many items are still to be named, if that is what is going on. */
function toName(view: PortolanoView, step: StepName): number {
  const frame = frameAt(view, step);
  return frame === null ? 0 : itemsToName(frame);
}

/** PO-HOLD-04: cargo that is not there, or still too little thrown out. */
function makeRoom(refused: Refused): Reason {
  const { view, move } = refused;
  if (DISCARD.has(move)) return because("notAboard", { items: [DISCARD.first(move)] });
  return because("mustMakeRoom", { items: toName(view, "makeRoom") });
}

/** PO-HOLD-09: rum for rum, or spoils that can never fit. */
function neverFits(refused: Refused): Reason {
  if (!PLUNDER.has(refused.move)) return because("rumForRum", null);
  return because("holdTakesNoMore", { spaces: capacity(refused.view, shipOf(refused)) });
}

function givingUp({ view, move }: Refused): Reason {
  if (LOSE.has(move)) return because("notAboard", { items: [LOSE.first(move)] });
  return because("mustGiveUp", { items: toName(view, "surrender") });
}

/** By rule: the reason it gives. The keys are the rules that a refusal can name. */
export const REASONS = {
  "PO-BATTLE-03": () => notNow("truce"),
  "PO-BATTLE-04": ({ view, seat }) => because(isAsked(view, seat, "truce") ? "peaceOrFight" : "knightDecides", null),
  "PO-BATTLE-16": plainly("othersGiveUp"),
  "PO-BATTLE-21": mustOr("surrender", givingUp, "losing"),
  "PO-BATTLE-35": plainly("othersPlunder"),
  "PO-BATTLE-36": mustOr("plunder", plainly("sayDone"), "plundering"),
  "PO-BATTLE-38": ({ move }) => because("victimLacks", { item: PLUNDER.first(move) }),
  "PO-CARD-01": mustOr("ration", plainly("payOrPass"), "buyingRum"),
  "PO-CARD-03": missingRation,
  "PO-CARD-04": plainly("noRumNoCards"),
  "PO-CARD-05": mustOr("cards", plainly("mustLay"), "layingCards"),
  "PO-CARD-06": plainly("alreadyLaid"),
  "PO-CARD-08": plainly("noSail"),
  "PO-CARD-09": plainly("anchoredBefore"),
  "PO-CARD-10": doubleCard,
  "PO-CARD-14": plainly("othersBuyRum"),
  "PO-COMP-01": plainly("badPack"),
  "PO-HOLD-04": makeRoom,
  "PO-HOLD-05": () => notNow("makingRoom"),
  "PO-HOLD-09": neverFits,
  "PO-PORT-01": berth,
  "PO-PORT-02": plainly("sayDone"),
  "PO-PORT-04": twoSlots,
  "PO-PORT-08": portRum,
  "PO-PORT-09": () => notNow("portRum"),
  "PO-PORT-10": noRoomForRum,
  "PO-ROUND-01": plainly("nothingToFinish"),
  "PO-ROUND-04": plainly("notYourTurn"),
  "PO-ROUND-06": plainly("gameIsOver"),
  "PO-RULING-19": plainly("alreadyActed"),
  "PO-SEA-02": atSea,
  "PO-SEA-03": pickup,
  "PO-SEA-04": ({ move }) => because("rowIsEmpty", { row: TAKE.first(move) }),
  "PO-SEA-07": cannon,
  "PO-SEA-20": (refused) =>
    isAt(refused, "seaAction")
      ? because("stackIsEmpty", { upgrade: UPGRADE.first(refused.move) })
      : notNow("upgrading"),
  "PO-SEA-22": noUpgrade,
  "PO-SEA-23": rumTrade,
  "PO-SEA-26": ({ move }) => because("boxLacks", { goods: [BUY.first(move)] }),
  "PO-SEA-28": goodsTrade,
  "PO-SEA-29": ({ move }) => because("sameKind", { good: BARTER.first(move) }),
  "PO-SEA-30": boxLacksBundle,
  "PO-SEA-33": (refused) =>
    isAt(refused, "seaAction")
      ? because("fullOfRum", { spaces: capacity(refused.view, shipOf(refused)) })
      : notNow("freeRum"),
  "PO-SEA-34": () => notNow("thaler"),
  "PO-SEA-35": plainly("peaceHasNoAction"),
  "PO-SEA-36": (refused) =>
    isAt(refused, "seaAction") ? because("notAboard", { items: [SWAP.first(refused.move)] }) : notNow("dealing"),
  "PO-SETUP-16": plainly("othersFitOut"),
  "PO-SETUP-18": placing("placePirate"),
  "PO-SETUP-19": placing("placeShip"),
  "PO-SETUP-31": offTheGrid,
  "PO-STERN-03": (refused) => (isAt(refused, "fitting") ? because("mustFit", null) : notNow("fitting")),
  "PO-STERN-04": (refused) => {
    if (!isAt(refused, "stocking")) return notNow("stocking");
    return STOCK.has(refused.move)
      ? because("boxLacks", { goods: [STOCK.first(refused.move)] })
      : because("mustStock", null);
  },
  "PO-STERN-05": plainly("notTheDealer"),
} satisfies Record<string, (refused: Refused) => Reason>;

/** The rules for which every language has a sentence with the facts. */
export const REFUSALS: readonly string[] = Object.keys(REASONS);
