import { draftedOf, HIDDEN, type SeatId } from "@caravel/kernel";
import {
  BREAD,
  CITY_COUNT,
  CITY_INCOME,
  FAVOUR_COUNT,
  FIELD_COUNT,
  ITEMS,
  MOINHO,
  MOINHO_BREAD,
  REALS,
  WOOD,
  WOOD_PRICES,
} from "../content/pieces.ts";
import { canPerform, tierOf } from "./building-actions.ts";
import type { Scene } from "./frames.ts";
import { extraHarvests, fieldsOf, yieldOf } from "./harvest.ts";
import { contentOf, woodInReach } from "./state.ts";
import type { MadeiraView } from "./view.ts";
import { woodPrice } from "./wood.ts";
import { mayorIncome } from "./workers.ts";

/** What a building does for so many workers: bread or VP, and how many workers or favours at most. */
export interface BuildingEffect {
  readonly building: number;
  readonly bread: number;
  readonly vp: number;
  readonly pieces: number;
}

/** The upper (0) or lower (1) effect of a building. */
export function effectOf(view: MadeiraView, building: number, tier: number): BuildingEffect {
  const { capitaniaVp } = contentOf(view);
  return {
    building,
    bread: building === MOINHO ? MOINHO_BREAD[tier] : 0,
    vp: capitaniaVp[tier],
    pieces: tier + 1,
  };
}

/** What the building would do for the seat, or null if nothing. */
export function effectFor(view: MadeiraView, seat: SeatId, building: number, workers: number): BuildingEffect | null {
  return canPerform(view, seat, building, workers) ? effectOf(view, building, tierOf(workers)) : null;
}

/** Wood that is discarded: how much of it is bought, and for how many reals. */
export interface Purchase {
  readonly wood: number;
  readonly bought: number;
  readonly price: number;
}

/** MA-WOOD-01, -06: own wood first; what is missing is bought at the price of this turn. */
export function purchaseOf(view: MadeiraView, seat: SeatId, wood: number): Purchase {
  const missing = Math.max(0, wood - view.seats[seat].items[WOOD]);
  // more than this nobody can buy: such a move is never legal
  const bought = Math.min(missing, WOOD_PRICES.length - 1 - view.woodBought);
  return { wood, bought, price: woodPrice(view, bought) };
}

/** The step a mill makes: to a level, or a VP won on top, or lost at the bottom. */
export interface MillStep {
  readonly level: number;
  readonly vp: number;
}

/** MA-MILL-02 to -05: one level up, or down. */
export function millStep(view: MadeiraView, seat: SeatId, isUp: boolean): MillStep {
  const { mill } = view.seats[seat];
  if (isUp) return mill === contentOf(view).millTop ? { level: mill, vp: 1 } : { level: mill + 1, vp: 0 };
  return mill === contentOf(view).millBottom ? { level: mill, vp: -1 } : { level: mill - 1, vp: 0 };
}

/** The fields of some bits. */
export function fieldsIn(bits: number): number[] {
  return Array.from({ length: FIELD_COUNT }, (_, field) => field).filter((field) => (bits >> field) & 1);
}

/** The favours of some bits. */
export function favoursIn(bits: number): number[] {
  return Array.from({ length: FAVOUR_COUNT }, (_, favour) => favour).filter((favour) => (bits >> favour) & 1);
}

/** By item: what a harvest of these fields brings. */
export function harvestOf(view: MadeiraView, fields: readonly number[]): number[] {
  const items = ITEMS.map(() => 0);
  for (const field of fields) items[yieldOf(view, field)]++;
  return items;
}

/** A harvest in the region of a building: what it brings, and how many fields can be harvested once more. */
export interface Harvest {
  readonly items: readonly number[];
  readonly extra: number;
}

export function harvestAt(view: MadeiraView, seat: SeatId, building: number): Harvest {
  const fields = fieldsIn(fieldsOf(view, seat, building));
  return { items: harvestOf(view, fields), extra: fields.length === 0 ? 0 : extraHarvests(view, building) };
}

/** The fields that are chosen so far. */
export function chosenFields(frame: Scene): number[] {
  return Array.from({ length: FIELD_COUNT }, (_, field) => field).filter((field) => draftedOf(frame, field) > 0);
}

/** MA-B-MAYOR-03: by item, what the Mayor would bring now; wood as far as it can be reached. */
export function mayorBrings(view: MadeiraView, seat: SeatId): number[] {
  const items = ITEMS.map(() => 0);
  for (let city = 0; city < CITY_COUNT; city++) {
    const due = mayorIncome(view, seat, city);
    const item = CITY_INCOME[city];
    items[item] += item === WOOD ? woodInReach(view, seat, due) : due;
  }
  return items;
}

/** How many pirates the seat has, or null if the viewer may not know. */
export function piratesOf(view: MadeiraView, seat: SeatId): number | null {
  const { pirates } = view.seats[seat];
  return pirates === HIDDEN ? null : pirates;
}

/** Bread and reals at hand. */
export const breadOf = (view: MadeiraView, seat: SeatId) => view.seats[seat].items[BREAD];
export const realsOf = (view: MadeiraView, seat: SeatId) => view.seats[seat].items[REALS];
