import { vocabulary } from "@caravel/kernel";
import {
  BUILDINGS,
  COLONIES,
  FAVOURS,
  FIELDS,
  GOODS,
  GUILDS,
  MOST_WEALTH,
  PASS_SPACES,
  PIRATES_PER_WORKER,
  REQUESTS,
  SHIPS,
  WORKERS,
} from "../content/pieces.ts";
import { DISTRICT_WORDS, PLACE_WORDS, SHIP_SOURCE_WORDS, SHIP_SPACE_WORDS } from "./places.ts";

const upTo = (most: number): string[] => Array.from({ length: most + 1 }, (_, number) => String(number));

/** Two goods that are given away at the windmill. */
export const PAIRS: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 1],
  [1, 2],
  [2, 2],
];

/** The dice that can be placed: guild dice by value, then pirate dice by value. */
export const DIE_WORDS = ["guild-1", "guild-2", "guild-3", "pirate-1", "pirate-2", "pirate-3"] as const;
export const FIRST_PIRATE_DIE = 3;

/** PASS's words for what is taken. */
export const FOR_REALS = 0;
export const FOR_ACTION = 1;

/** DOWN's words. */
export const DOWN_BREAD = 0;
export const DOWN_REALS = 1;

/** Everything a player can say, in notation. */
export const moves = vocabulary({
  /** Phase A: a row of the dice column, a request of it, one of its guilds. */
  row: [PASS_SPACES],
  request: [REQUESTS],
  guild: [GUILDS],
  /** Phases B and C: a favour; a die on the character of a building; passing. */
  favour: [FAVOURS],
  place: [DIE_WORDS, BUILDINGS],
  pass: [PASS_SPACES, ["reals", "action"]],
  /** Do what stands to be done: a character's action, a building's action, the reward of the watch. */
  act: [],
  /** Harvest everything, or choose fields; a field. */
  harvest: [],
  select: [],
  field: [FIELDS],
  /** Move a worker or a citizen; a ship. */
  move: [PLACE_WORDS, PLACE_WORDS],
  sail: [SHIP_SOURCE_WORDS, SHIP_SPACE_WORDS],
  /** Take the favour of a district by building it. */
  build: [DISTRICT_WORDS],
  /** A piece of wood from a field or the forest. */
  wood: [[...FIELDS, "forest"]],
  /** A royal reward of a colony; bread instead of pirates; pirates to be discarded; a favour to be turned up. */
  reward: [COLONIES, ["A", "B"]],
  bread: [],
  discard: [upTo(PIRATES_PER_WORKER)],
  flip: [FAVOURS],
  /** An action marker from one building to another; a building for the Lady. */
  marker: [BUILDINGS, BUILDINGS],
  building: [BUILDINGS],
  /** Phase C: pay the price, or take pirates. */
  pay: [],
  pirates: [],
  /** Phase D: wood for ships, bread for workers. */
  upkeep: [upTo(SHIPS)],
  feed: [upTo(WORKERS)],
  /** Phase E: a request to score; reals for National Wealth. */
  score: [REQUESTS],
  wealth: [upTo(MOST_WEALTH)],
  /** The windmill. */
  exchange: [PAIRS.map(([one, other]) => `${GOODS[one]}+${GOODS[other]}`), GOODS],
  up: [],
  down: [["bread", "reals"]],
  done: [],
});

export const {
  row: ROW,
  request: REQUEST,
  guild: GUILD,
  favour: FAVOUR,
  place: PLACE,
  pass: PASS,
  act: ACT,
  harvest: HARVEST,
  select: SELECT,
  field: FIELD,
  move: MOVE,
  sail: SAIL,
  build: BUILD,
  wood: WOOD_FROM,
  reward: REWARD,
  bread: TAKE_BREAD,
  discard: DISCARD,
  flip: FLIP,
  marker: MARKER,
  building: BUILDING,
  pay: PAY,
  pirates: PIRATES,
  upkeep: UPKEEP,
  feed: FEED,
  score: SCORE,
  wealth: WEALTH,
  exchange: EXCHANGE,
  up: UP,
  down: DOWN,
  done: DONE,
} = moves.verbs;
