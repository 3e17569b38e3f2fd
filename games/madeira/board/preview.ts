import type { Move, SeatId } from "@caravel/kernel";
import type { Stage } from "@caravel/web/kit";
import {
  BASE_PRICE,
  BREAD,
  BUILDING_REGION,
  FRIAR,
  FRIAR_WOOD,
  HIGHEST_FACE,
  MILL_BREAD,
  MILLER,
  PATRON,
  PATRON_BREAD,
  WOOD,
} from "../content/pieces.ts";
import { tierOf } from "../rules/building-actions.ts";
import { basePrice, priceNow } from "../rules/buildings.ts";
import { districtCost } from "../rules/characters.ts";
import { type BuildingEffect, effectOf, harvestAt } from "../rules/effects.ts";
import { maintenanceNow, nextScoring, requestsWorth } from "../rules/forecast.ts";
import {
  BUILD,
  DOWN,
  DOWN_BREAD,
  FAVOUR,
  FEED,
  FIRST_PIRATE_DIE,
  MOVE,
  PLACE,
  SAIL,
  UP,
  UPKEEP,
} from "../rules/moves.ts";
import { HOME, SHIP_HOME } from "../rules/places.ts";
import { contentOf, woodInReach, workersInRegion } from "../rules/state.ts";
import { breadFor } from "../rules/turns.ts";
import type { MadeiraView } from "../rules/view.ts";

/** The move whose effect is shown: the one pointed at, or else the chosen one. What is pointed at may have been made meanwhile. */
export function expected(stage: Pick<Stage, "considered" | "chosen" | "can">): Move | null {
  return [stage.considered, stage.chosen].find((move) => move !== null && stage.can(move)) ?? null;
}

/** What a player owns of something, and owes at the end of the round; each that is missing brings a pirate. */
export interface Due {
  readonly have: number;
  readonly due: number;
  readonly short: number;
}

/** MA-D-30, MA-D-40: bread and wood at the maintenance of this round. */
export interface Forecast {
  readonly bread: Due;
  readonly wood: Due;
  /** Could missing wood be bought from a field or the forest? */
  readonly canBuyWood: boolean;
}

const due = (have: number, owed: number): Due => ({ have, due: owed, short: Math.max(0, owed - have) });

/** What a move changes at once: bread, wood, workers and ships on the board, the level of the mill. */
interface Change {
  readonly bread: number;
  readonly wood: number;
  readonly workers: number;
  readonly ships: number;
  readonly mill: number;
}

const NO_CHANGE: Change = { bread: 0, wood: 0, workers: 0, ships: 0, mill: 0 };

function favourChange(view: MadeiraView, seat: SeatId, favour: number): Change {
  if (favour === FRIAR) return { ...NO_CHANGE, wood: woodInReach(view, seat, FRIAR_WOOD) };
  if (favour === PATRON) return { ...NO_CHANGE, bread: PATRON_BREAD };
  return favour === MILLER ? { ...NO_CHANGE, mill: 1 } : NO_CHANGE;
}

/** What the move that is being prepared does to bread, wood, workers and ships. */
function changeOf(view: MadeiraView, seat: SeatId, move: Move | null): Change {
  if (move === null) return NO_CHANGE;
  if (PLACE.has(move)) {
    const isPirate = PLACE.first(move) >= FIRST_PIRATE_DIE;
    return { ...NO_CHANGE, bread: -breadFor(PLACE.first(move), PLACE.second(move)), workers: isPirate ? -1 : 0 };
  }
  if (MOVE.has(move))
    return { ...NO_CHANGE, workers: Number(MOVE.first(move) === HOME) - Number(MOVE.second(move) === HOME) };
  if (SAIL.has(move)) return SAIL.first(move) === SHIP_HOME ? { ...NO_CHANGE, wood: -1, ships: 1 } : NO_CHANGE;
  if (BUILD.has(move)) return { ...NO_CHANGE, wood: -districtCost(view, BUILD.first(move)) };
  if (UP.has(move)) return { ...NO_CHANGE, mill: 1 };
  if (DOWN.has(move)) return { ...NO_CHANGE, mill: -1, bread: DOWN.first(move) === DOWN_BREAD ? MILL_BREAD : 0 };
  return FAVOUR.has(move) ? favourChange(view, seat, FAVOUR.first(move)) : NO_CHANGE;
}

/** By how much more of its workers the mill feeds, if it can go there. */
function millChange(view: MadeiraView, seat: SeatId, mill: number): number {
  const { mill: level } = view.seats[seat];
  const { millBottom, millTop } = contentOf(view);
  return Math.max(millBottom, Math.min(millTop, level + mill)) - level;
}

/** The end of the round as it would come for a seat, the move that is being prepared counted. */
export function forecast(view: MadeiraView, seat: SeatId, move: Move | null = null): Forecast {
  const now = maintenanceNow(view, seat);
  const { items } = view.seats[seat];
  const change = changeOf(view, seat, move);
  const workers = change.workers - millChange(view, seat, change.mill);
  const isFeeding = move !== null && FEED.has(move);
  const isUpkeep = move !== null && UPKEEP.has(move);
  return {
    bread: due(isFeeding ? FEED.first(move) : items[BREAD] + change.bread, Math.max(0, now.breadDue + workers)),
    wood: due(isUpkeep ? UPKEEP.first(move) : Math.max(0, items[WOOD] + change.wood), now.woodDue + change.ships),
    canBuyWood: now.woodAtHand > now.wood && now.woodDue > now.wood,
  };
}

/** Which of the three printed values counts next: 0, 1 or 2. */
export function scoringColumn(view: Pick<MadeiraView, "round">): number {
  return (nextScoring(view) - 1) / 2;
}

/** One request a player holds, with what it would bring if it were scored now; of several alike, each after the others. */
export interface HeldRequest {
  readonly type: number;
  readonly copy: number;
  readonly vp: number;
}

export function heldRequests(view: MadeiraView, seat: SeatId): HeldRequest[] {
  return view.seats[seat].requests.flatMap((count, type) =>
    Array.from({ length: count }, (_, copy) => ({ type, copy, vp: worthNow(view, seat, type, copy) })),
  );
}

/** What one more request of a type would bring, after so many of the same. */
export function worthNow(view: MadeiraView, seat: SeatId, type: number, before: number): number {
  return requestsWorth(view, seat, type, before + 1) - requestsWorth(view, seat, type, before);
}

/** What a die would do on a building before it lies there. */
export interface DiePreview {
  readonly building: number;
  readonly character: number;
  readonly bread: number;
  /** By item: what a harvest would bring, and how many fields may be harvested once more. */
  readonly harvest: readonly number[];
  readonly extra: number;
  /** What the building will do later for the own workers of its region, or null without any or without a marker. */
  readonly effect: BuildingEffect | null;
}

export function diePreview(view: MadeiraView, seat: SeatId, move: Move): DiePreview {
  const [die, building] = [PLACE.first(move), PLACE.second(move)];
  const workers = workersInRegion(view.seats[seat], BUILDING_REGION[building]);
  const { items, extra } = harvestAt(view, seat, building);
  const hasMarker = die < FIRST_PIRATE_DIE;
  return {
    building,
    character: view.characters[building],
    bread: breadFor(die, building),
    harvest: items,
    extra,
    effect: hasMarker && workers > 0 ? effectOf(view, building, tierOf(workers)) : null,
  };
}

/** MA-C-07: the price of a building: what it is, or between what it will be once its dice are rolled. */
export function priceRange(view: MadeiraView, building: number): { readonly least: number; readonly most: number } {
  if (view.building === building) {
    const price = view.lord ? priceNow(view) : basePrice(view);
    return { least: price, most: price };
  }
  const dice = view.guildDice[building];
  const base = BASE_PRICE[view.players];
  return { least: Math.max(0, base - dice * HIGHEST_FACE), most: Math.max(0, base - dice) };
}
