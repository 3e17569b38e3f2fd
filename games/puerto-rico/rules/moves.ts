import { vocabulary } from "@caravel/kernel";
import { BUILDING_NAMES } from "../content/buildings.ts";
import { GOODS, ROLES, SHIPS, TILES } from "../content/pieces.ts";

/** Where a colonist can stand: the kinds of island tile, then the buildings. */
export const SPOTS = [...TILES, ...BUILDING_NAMES];

/** Everything a player can say, in notation. */
export const moves = vocabulary({
  /** Choose a role card. */
  role: [ROLES],
  /** Draw a face-down plantation with the hacienda. */
  draw: [],
  /** Take a face-up plantation, or a quarry. */
  take: [TILES],
  /** Take the colonist of the hospice or the university. */
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
} = moves.verbs;
