import type { Move, SeatId } from "@caravel/kernel";
import { FOREST } from "../content/pieces.ts";
import {
  ACT,
  BUILD,
  BUILDING,
  DONE,
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
  WOOD_FROM,
} from "../rules/moves.ts";
import { FIRST_COLONY, HOME, WATCH } from "../rules/places.ts";
import type { MadeiraView } from "../rules/view.ts";
import { stepNow } from "../words/moments.ts";

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

const ON_THE_ISLAND = [PLACE, FIELD, WOOD_FROM, MARKER, BUILDING, HARVEST, SELECT, PAY, PIRATES];
const AT_SEA = [SAIL, REWARD];
const AT_THE_GUILDS = [ROW, REQUEST, GUILD, PASS];

/** The zone in which a legal move can be made; null if nothing is drawn for it. */
export function zoneOf(view: MadeiraView, _seat: SeatId, move: Move): Zone | null {
  if (DONE.has(move)) return null;
  if (MOVE.has(move)) return zoneOfPlace(MOVE.second(move));
  if (ACT.has(move)) return stepNow(view) === "watchReward" ? "guilds" : "island";
  if (BUILD.has(move)) return "cities";
  if (ON_THE_ISLAND.some((verb) => verb.has(move))) return "island";
  if (AT_SEA.some((verb) => verb.has(move))) return "sea";
  return AT_THE_GUILDS.some((verb) => verb.has(move)) ? "guilds" : "house";
}
