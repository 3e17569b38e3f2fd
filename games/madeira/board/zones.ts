import type { Move, SeatId } from "@caravel/kernel";
import { FOREST } from "../content/pieces.ts";
import {
  ACT,
  BUILD,
  BUILDING,
  DONE,
  DOWN,
  EXCHANGE,
  FAVOUR,
  FIELD,
  GUILD,
  HARVEST,
  MARKER,
  MOVE,
  PASS,
  PAY,
  PIRATES,
  PLACE,
  REQUEST,
  REWARD,
  ROW,
  SAIL,
  SELECT,
  UP,
  WOOD_FROM,
} from "../rules/moves.ts";
import { FIRST_COLONY, HOME, WATCH } from "../rules/places.ts";
import { stepNow } from "../rules/sight.ts";
import type { MadeiraView } from "../rules/view.ts";

/** The parts of the archipelago a phone shows one at a time. */
export const ZONES = ["island", "cities", "sea", "guilds", "house"] as const;
export type Zone = (typeof ZONES)[number];

/** The zone of a place where workers stand. */
export function zoneOfPlace(place: number): Zone {
  if (place <= FOREST) return "island";
  if (place < FIRST_COLONY) return "cities";
  if (place < WATCH) return "sea";
  return place === HOME ? "house" : "guilds";
}

/** By the first word of a spot: where it lies. */
export const spotPlaces: Readonly<Record<string, Zone>> = {
  field: "island",
  building: "island",
  pass: "island",
  city: "cities",
  district: "cities",
  colony: "sea",
  ship: "sea",
  reward: "sea",
  row: "guilds",
  watch: "guilds",
  mill: "house",
  seat: "house",
};

/** Passing and favours stand there too, while dice are placed and buildings are paid. */
const ON_THE_ISLAND = [PLACE, PASS, FAVOUR, FIELD, WOOD_FROM, MARKER, BUILDING, HARVEST, SELECT, PAY, PIRATES];
/** The windmill stands beside every question; where it is none itself it must not lead away from it. */
const AT_THE_MILL = [EXCHANGE, UP, DOWN];
const AT_SEA = [SAIL, REWARD];
const AT_THE_GUILDS = [ROW, REQUEST, GUILD];

/** The zone in which a legal move can be made; null if it belongs to no question. */
export function zoneOf(view: MadeiraView, _seat: SeatId, move: Move): Zone | null {
  if (DONE.has(move)) return null;
  if (MOVE.has(move)) return zoneOfPlace(MOVE.second(move));
  if (ACT.has(move)) return stepNow(view) === "watchReward" ? "guilds" : "island";
  if (AT_THE_MILL.some((verb) => verb.has(move))) return stepNow(view) === "closing" ? "house" : null;
  if (BUILD.has(move)) return "cities";
  if (ON_THE_ISLAND.some((verb) => verb.has(move))) return "island";
  if (AT_SEA.some((verb) => verb.has(move))) return "sea";
  return AT_THE_GUILDS.some((verb) => verb.has(move)) ? "guilds" : "house";
}
