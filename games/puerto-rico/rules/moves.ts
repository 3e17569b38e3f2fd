import { type RuleId, type Verb, vocabulary } from "@caravel/kernel";
import { BUILDING_NAMES } from "../content/buildings.ts";
import { GOODS, ROLES, SHIPS, TILES } from "../content/pieces.ts";

/** Where a colonist can be put: the kinds of island tile, then the buildings. */
export const SPOTS = [...TILES, ...BUILDING_NAMES];

/** Where a colonist can be taken from. */
export const PLACES = [...SPOTS, "wind-rose"];

/** Who stands on a plantation that is given up. */
export const OCCUPANTS = ["empty", "colonist", "noble"] as const;
export const NOBODY = 0;
export const A_COLONIST = 1;
export const A_NOBLE = 2;

/** The barrels of the aqueduct that can be left; their numbers, plus one, are bits. */
export const LEAVINGS = ["indigo", "sugar", "both"] as const;

/** Everything a player can say, in notation. */
export const moves = vocabulary({
  /** Choose a role card. */
  role: [ROLES],
  /** Draw a face-down plantation with the hacienda. */
  draw: [],
  /** Take a face-up plantation, or a quarry. */
  take: [TILES],
  /** Take a colonist: the one of the hospice or the university, or one of the discs on the ship. */
  colonist: [],
  /** Buy a building. */
  build: [BUILDING_NAMES],
  /** Take part in the mayor phase, without or with the mayor's privilege. */
  join: [],
  privilege: [],
  /** Do not take part in the mayor phase, or do not produce. */
  decline: [],
  /** Put a colonist on a tile or building; take one back; let all stay where they stand; fill production first. */
  place: [SPOTS],
  lift: [SPOTS],
  stay: [],
  fill: [],
  /** Produce. */
  produce: [],
  /** The craftsman's extra barrel. */
  extra: [GOODS],
  /** Sell a barrel to the trading house. */
  sell: [GOODS],
  /** Load a good on a cargo ship. */
  load: [GOODS, SHIPS],
  /** Ship all barrels of a good by the own wharf. */
  wharf: [GOODS],
  /** Keep a whole kind in a warehouse; keep a single barrel. */
  store: [GOODS],
  keep: [GOODS],
  /** Finish a choice made of small ones. */
  done: [],
  /** Do nothing. */
  pass: [],

  /** Put a building on the bank board. */
  choose: [BUILDING_NAMES],
  /** Lay a face-up plantation as a forest; lay the tile drawn with the hacienda face up or as a forest. */
  forest: [GOODS],
  lay: [["open", "forest"]],
  /** Buy a building with the black market, then say what is given up. */
  bargain: [BUILDING_NAMES],
  "give-colonist": [PLACES],
  "give-noble": [PLACES],
  "give-barrel": [GOODS],
  "give-point": [],
  /** Move a guest to an empty circle. */
  guest: [SPOTS],
  "guest-noble": [SPOTS],
  /** Sell a barrel at the own trading post. */
  post: [GOODS],
  /** Put a barrel into the small wharf. */
  crate: [GOODS],
  /** Take a noble: of the villa, or of the discs on the ship. */
  noble: [],
  "place-noble": [SPOTS],
  "lift-noble": [SPOTS],
  /** Buy a face-up plantation with the land office, face up or as a forest. */
  "buy-land": [GOODS],
  "buy-forest": [GOODS],
  /** Give up a plantation, saying who stands on it, or a forest by its other side. */
  discard: [GOODS, OCCUPANTS],
  fell: [GOODS],
  /** Bring a barrel to the royal supplier. */
  deliver: [GOODS],
  /** Produce, but leave the aqueduct's barrel of a good, or of both. */
  "produce-without": [LEAVINGS],
  /** Take the points of a building although they are the last of the supply. */
  accept: [],
});

export const {
  role: ROLE,
  draw: DRAW,
  take: TAKE,
  colonist: COLONIST,
  build: BUILD,
  join: JOIN,
  privilege: PRIVILEGE,
  decline: DECLINE,
  place: PLACE,
  lift: LIFT,
  stay: STAY,
  fill: FILL,
  produce: PRODUCE,
  extra: EXTRA,
  sell: SELL,
  load: LOAD,
  wharf: SHIP_BY_WHARF,
  store: STORE,
  keep: KEEP,
  done: DONE,
  pass: PASS,
  choose: CHOOSE,
  forest: LAY_FOREST,
  lay: LAY,
  bargain: BARGAIN,
  "give-colonist": GIVE_COLONIST,
  "give-noble": GIVE_NOBLE,
  "give-barrel": GIVE_BARREL,
  "give-point": GIVE_POINT,
  guest: GUEST,
  "guest-noble": GUEST_NOBLE,
  post: POST,
  crate: CRATE,
  noble: NOBLE,
  "place-noble": PLACE_NOBLE,
  "lift-noble": LIFT_NOBLE,
  "buy-land": BUY_LAND,
  "buy-forest": BUY_FOREST,
  discard: DISCARD,
  fell: FELL,
  deliver: DELIVER,
  "produce-without": PRODUCE_WITHOUT,
  accept: ACCEPT,
} = moves.verbs;

/** The rules that give each kind of move its place, with the verbs. */
const PLACES_OF_VERBS: readonly (readonly [RuleId, ...Verb[]])[] = [
  ["PR-YEAR-01", ROLE],
  ["PR-SETTLER-01", TAKE],
  ["PR-BUILDER-01", BUILD],
  ["PR-MAYOR-03", JOIN],
  ["PR-MAYOR-01", PRIVILEGE],
  ["PR-MAYOR-10", COLONIST, PLACE, PLACE_NOBLE, LIFT, LIFT_NOBLE, STAY, FILL],
  ["PR-CRAFT-01", PRODUCE, PRODUCE_WITHOUT],
  ["PR-CRAFT-08", EXTRA],
  ["PR-TRADER-01", SELL],
  ["PR-CAPTAIN-01", LOAD],
  ["PR-B-WHARF-01", SHIP_BY_WHARF],
  ["PR-STORE-07", STORE, KEEP],
  ["PR-ROLE-02", DECLINE, DONE, PASS],
  ["PR-BLD-03", ACCEPT],
  ["PR-EXP-04", CHOOSE],
  ["PR-B-FOREST-HOUSE-01", LAY_FOREST],
  ["PR-B-FOREST-HOUSE-06", LAY],
  ["PR-B-BLACK-MARKET-01", BARGAIN, GIVE_COLONIST, GIVE_NOBLE, GIVE_BARREL, GIVE_POINT],
  ["PR-B-GUEST-HOUSE-05", GUEST, GUEST_NOBLE],
  ["PR-B-TRADING-POST-01", POST],
  ["PR-B-SMALL-WHARF-01", CRATE],
  ["PR-NOBLE-08", NOBLE],
  ["PR-B-LAND-OFFICE-01", BUY_LAND, BUY_FOREST],
  ["PR-B-LAND-OFFICE-02", DISCARD],
  ["PR-B-HUNTING-LODGE-01", FELL],
  ["PR-B-ROYAL-SUPPLIER-01", DELIVER],
];

/** By verb: the rule that gives this kind of move its place. */
export const HOME_RULES: Readonly<Record<string, RuleId>> = Object.fromEntries(
  PLACES_OF_VERBS.flatMap(([rule, ...verbs]) => verbs.map(({ name }) => [name, rule])),
);
