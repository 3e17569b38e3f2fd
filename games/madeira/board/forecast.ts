import type { Move, SeatId } from "@caravel/kernel";
import {
  BASE_PRICE,
  BREAD,
  BUILDING_REGION,
  FIELD_COUNT,
  FRIAR_WOOD,
  HIGHEST_FACE,
  MILL_BREAD,
  MILLER,
  MOST_WEALTH,
  NATIONAL_WEALTH,
  PATRON,
  PATRON_BREAD,
  FRIAR,
  REALS,
  ROUNDS,
  WOOD,
} from "../content/pieces.ts";
import { basePrice, priceNow } from "../rules/buildings.ts";
import { districtCost } from "../rules/characters.ts";
import { extraHarvests, fieldsOf } from "../rules/harvest.ts";
import { BUILD, DOWN, DOWN_BREAD, FAVOUR, FEED, FIRST_PIRATE_DIE, MOVE, PLACE, SAIL, UP, UPKEEP } from "../rules/moves.ts";
import { HOME, SHIP_HOME } from "../rules/places.ts";
import { requestVp } from "../rules/requests.ts";
import {
  contentOf,
  goodOf,
  shipsOnBoard,
  woodInReach,
  workersInRegion,
  workersOnBoard,
} from "../rules/state.ts";
import { breadFor } from "../rules/turns.ts";
import type { MadeiraView } from "../rules/view.ts";

/** What a player owns of something, and owes at the end of the round. */
export interface Due {
  readonly have: number;
  readonly due: number;
  /** Each that is missing brings a pirate (MA-D-32, MA-D-41). */
  readonly short: number;
}

/** MA-D-30, MA-D-40: bread and wood at the maintenance of this round, as things stand. */
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

function favourChange(favour: number): Change {
  if (favour === FRIAR) return { ...NO_CHANGE, wood: FRIAR_WOOD };
  if (favour === PATRON) return { ...NO_CHANGE, bread: PATRON_BREAD };
  return favour === MILLER ? { ...NO_CHANGE, mill: 1 } : NO_CHANGE;
}

/** What the move that is being prepared does to bread, wood, workers and ships. */
function changeOf(view: MadeiraView, move: Move | null): Change {
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
  return FAVOUR.has(move) ? favourChange(FAVOUR.first(move)) : NO_CHANGE;
}

/** The end of the round as it would come for a seat, the move that is being prepared counted. */
export function forecast(view: MadeiraView, seat: SeatId, move: Move | null = null): Forecast {
  const player = view.seats[seat];
  const change = changeOf(view, move);
  const mill = Math.max(0, Math.min(contentOf(view).millTop, player.mill + change.mill));
  const workers = workersOnBoard(view, seat) + change.workers;
  const paidWood = move !== null && UPKEEP.has(move) ? UPKEEP.first(move) : null;
  const paidBread = move !== null && FEED.has(move) ? FEED.first(move) : null;
  return {
    bread: due(paidBread ?? player.items[BREAD] + change.bread, Math.max(0, workers - mill)),
    wood: due(paidWood ?? Math.max(0, player.items[WOOD] + change.wood), shipsOnBoard(player) + change.ships),
    canBuyWood: woodInReach(view, seat, 1) > 0,
  };
}

/** The next round in which requests are scored, this one included. */
export function scoringRound({ round }: Pick<MadeiraView, "round">): number {
  return Math.min(ROUNDS, round + 1 - (round % 2));
}

/** Which of the three printed values counts next: 0, 1 or 2. */
export function scoringColumn(view: Pick<MadeiraView, "round">): number {
  return (scoringRound(view) - 1) / 2;
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
  if (type === NATIONAL_WEALTH)
    return Math.max(0, Math.min(MOST_WEALTH, view.seats[seat].items[REALS] - before * MOST_WEALTH));
  const then = { ...view, round: scoringRound(view) };
  return requestVp(then, seat, type, before + 1) - requestVp(then, seat, type, before);
}

/** What a die would do on a building before it lies there. */
export interface DiePreview {
  readonly building: number;
  readonly character: number;
  readonly bread: number;
  /** By item: what a harvest would bring, and how many fields may be harvested once more. */
  readonly harvest: readonly number[];
  readonly extra: number;
  /** Own workers in the region, who decide what the building does later. */
  readonly workers: number;
  readonly isPirate: boolean;
}

export function diePreview(view: MadeiraView, seat: SeatId, die: number, building: number): DiePreview {
  const fields = fieldsOf(view, seat, building);
  const harvest = [0, 0, 0, 0];
  for (let field = 0; field < FIELD_COUNT; field++)
    if ((fields >> field) & 1) harvest[view.wood[field] > 0 ? WOOD : goodOf(view, field)]++;
  return {
    building,
    character: view.characters[building],
    bread: breadFor(die, building),
    harvest,
    extra: fields === 0 ? 0 : extraHarvests(view, building),
    workers: workersInRegion(view.seats[seat], BUILDING_REGION[building]),
    isPirate: die >= FIRST_PIRATE_DIE,
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
