import { type RuleId, type Verb, vocabulary } from "@caravel/kernel";
import { CARGO, DIRECTIONS, GOODS, ITEMS, MOST_SLOTS, PLAIN_GOODS } from "../content/pieces.ts";
import { UPGRADES } from "../content/ships.ts";

/** The tiles of the largest grid: columns from a in the west, rows from 1 in the north. */
export const PLACE_WORDS: readonly string[] = ["1", "2", "3", "4"].flatMap((row) =>
  ["a", "b", "c", "d"].map((column) => `${column}${row}`),
);

/** One choice of movement cards: what it says, its steps in order, the number of cards. */
export interface CardChoice {
  readonly word: string;
  readonly steps: readonly number[];
  readonly cards: number;
}

const directions = [...DIRECTIONS.keys()];

/** PO-CARD-07 to -10: one direction; two different ones in order; one with 2x; 2x alone, the anchor. */
export const CARD_CHOICES: readonly CardChoice[] = [
  ...directions.map((first) => ({ word: DIRECTIONS[first], steps: [first], cards: 1 })),
  { word: "2x", steps: [], cards: 1 },
  ...directions.flatMap((first) =>
    directions
      .filter((second) => second !== first)
      .map((second) => ({ word: `${DIRECTIONS[first]}+${DIRECTIONS[second]}`, steps: [first, second], cards: 2 })),
  ),
  ...directions.map((first) => ({ word: `${DIRECTIONS[first]}+2x`, steps: [first, first], cards: 2 })),
];
export const ANCHOR = DIRECTIONS.length;
/** The first choice of two cards; all after it are of two. */
export const FIRST_PAIR = ANCHOR + 1;

/** Two things of a list, in its order, alike or not. */
function pairs(count: number): [number, number][] {
  const all = Array.from({ length: count }, (_, number) => number);
  return all.flatMap((first) => all.slice(first).map((second): [number, number] => [first, second]));
}

const bundleWord = (goods: readonly number[]): string => goods.map((good) => GOODS[good]).join("+");

/** PO-CARD-02: two goods that buy one rum. */
export const RATIONS: readonly (readonly number[])[] = pairs(GOODS.length);
/** PO-SEA-28, -30: what a goods-goods trade brings: two plain goods, or one if the box has no more. */
export const BUNDLES: readonly (readonly number[])[] = [
  ...PLAIN_GOODS.map((_, good) => [good]),
  ...pairs(PLAIN_GOODS.length),
];

/** PO-PORT-04, -05: where a good can be put: one slot, or two for cocoa. Slots are numbered from 0 here, from 1 in words. */
export const BERTHS: readonly (readonly number[])[] = [
  ...Array.from({ length: MOST_SLOTS }, (_, slot) => [slot]),
  ...pairs(MOST_SLOTS).filter(([first, second]) => first !== second),
];

const MOST_REFILL = 9;

/** Everything a player can say, in notation. */
export const moves = vocabulary({
  /** The Handyman's choice; the Rum Still's choice. */
  fit: [UPGRADES],
  stock: [[...PLAIN_GOODS, "rum"]],
  /** Place the pirate, or the own ship. */
  pirate: [PLACE_WORDS],
  ship: [PLACE_WORDS],
  /** Give two goods for one rum. */
  ration: [RATIONS.map(bundleWord)],
  /** Lay movement cards. */
  lay: [CARD_CHOICES.map(({ word }) => word)],
  /** Pick up the next good of a row, or a cannon. */
  take: [PLAIN_GOODS],
  cannon: [],
  /** The actions of sea tiles: upgrade the ship; a good for a rum; a rum for a good; a good for two; free rum; a thaler. */
  upgrade: [UPGRADES],
  sell: [GOODS],
  buy: [PLAIN_GOODS],
  barter: [GOODS, BUNDLES.map(bundleWord)],
  rum: [],
  thaler: [],
  /** The Dealer's swap of a good for a rum. */
  swap: [GOODS],
  /** End the turn on a sea tile. */
  end: [],
  /** Throw out cargo to make room. */
  discard: [CARGO],
  /** Unload a good at a port; take rum there. */
  unload: [GOODS, BERTHS.map((slots) => slots.map((slot) => slot + 1).join("+"))],
  refill: [Array.from({ length: MOST_REFILL + 1 }, (_, rum) => String(rum))],
  /** The Peace Knight sits the battles out, or fights. */
  peace: [],
  fight: [],
  /** Give up an item to the pirate; take one from a beaten player. */
  lose: [ITEMS],
  plunder: [ITEMS],
  /** Finish a choice made of small ones. */
  done: [],
  /** Do without. */
  pass: [],
});

export const {
  fit: FIT,
  stock: STOCK,
  pirate: PIRATE,
  ship: SHIP,
  ration: RATION,
  lay: LAY,
  take: TAKE,
  cannon: CANNON,
  upgrade: UPGRADE,
  sell: SELL,
  buy: BUY,
  barter: BARTER,
  rum: FREE_RUM_MOVE,
  thaler: THALER_MOVE,
  swap: SWAP,
  end: END,
  discard: DISCARD,
  unload: UNLOAD,
  refill: REFILL,
  peace: PEACE_MOVE,
  fight: FIGHT,
  lose: LOSE,
  plunder: PLUNDER,
  done: DONE,
  pass: PASS,
} = moves.verbs;

/** STOCK's word for 4 rum; the others are goods. */
export const STOCK_RUM = PLAIN_GOODS.length;

/** By verb: the rule that gives this kind of move its place. */
export const HOME_RULES: Readonly<Record<string, RuleId>> = {
  fit: "PO-STERN-03",
  stock: "PO-STERN-04",
  pirate: "PO-SETUP-18",
  ship: "PO-SETUP-19",
  ration: "PO-CARD-01",
  lay: "PO-CARD-05",
  take: "PO-SEA-02",
  cannon: "PO-SEA-02",
  upgrade: "PO-SEA-20",
  sell: "PO-SEA-23",
  buy: "PO-SEA-23",
  barter: "PO-SEA-28",
  rum: "PO-SEA-33",
  thaler: "PO-SEA-34",
  swap: "PO-SEA-36",
  discard: "PO-HOLD-05",
  unload: "PO-PORT-01",
  refill: "PO-PORT-09",
  peace: "PO-BATTLE-03",
  fight: "PO-BATTLE-03",
  lose: "PO-BATTLE-21",
  plunder: "PO-BATTLE-36",
};

/** In a step: the rule why one does not simply finish or do without, except by the verb that does that here. */
export function noWayOut(rule: RuleId, way?: Verb): Readonly<Record<string, RuleId>> {
  return Object.fromEntries([END, DONE, PASS].filter((verb) => verb !== way).map(({ name }) => [name, rule]));
}
