import {
  AQUEDUCT,
  BLACK_MARKET,
  CHAPEL,
  CHURCH,
  CONSTRUCTION_HUT,
  FACTORY,
  FOREST_HOUSE,
  GUEST_HOUSE,
  HACIENDA,
  HARBOR,
  HOSPICE,
  HUNTING_LODGE,
  INDIGO_PLANT,
  JEWELER,
  LAND_OFFICE,
  LARGE_MARKET,
  LARGE_WAREHOUSE,
  LIBRARY,
  LIGHTHOUSE,
  OFFICE,
  ROYAL_SUPPLIER,
  SMALL_MARKET,
  SMALL_WAREHOUSE,
  SMALL_WHARF,
  SPECIALTY_FACTORY,
  STOREHOUSE,
  SUGAR_MILL,
  TRADING_POST,
  UNION_HALL,
  UNIVERSITY,
  VILLA,
  WHARF,
  ZONING_OFFICE,
} from "../content/buildings.ts";
import { FACTORY_PAY, ISLAND_SPACES } from "../content/pieces.ts";
import { islandSpaces, noblesOf, owns, type Seat } from "../rules/state.ts";

/** What a board can make once everybody is in place: on this the worth of many buildings depends. */
export interface Harvest {
  readonly kinds: number;
  readonly barrels: number;
  readonly mostOfOne: number;
}

/** How often in a year the roles are chosen in which buildings work. */
const SALES = 0.5;
const HARVESTS = 0.8;
const SHIPPINGS = 0.9;

const freeLand = (seat: Seat) => Math.min(1, (ISLAND_SPACES - islandSpaces(seat)) / 4);

/** By building: what it brings in a year while it works, in points and in doubloons. */
type Effect = (seat: Seat, harvest: Harvest) => readonly [points: number, doubloons: number];

const EFFECTS: Readonly<Record<number, Effect>> = {
  [SMALL_MARKET]: (_, { kinds }) => [0, kinds > 0 ? SALES : 0],
  [LARGE_MARKET]: (_, { kinds }) => [0, kinds > 0 ? SALES * 2 : 0],
  [OFFICE]: (_, { kinds }) => [0, kinds > 0 ? 0.4 : 0],
  [HACIENDA]: (seat) => [0.35 * freeLand(seat), 0],
  [CONSTRUCTION_HUT]: (seat) => [0, 0.4 * freeLand(seat)],
  [HOSPICE]: (seat) => [0.3 * freeLand(seat), 0],
  [SMALL_WAREHOUSE]: (_, { barrels }) => [Math.min(0.5, barrels * 0.1), 0],
  [LARGE_WAREHOUSE]: (_, { barrels }) => [Math.min(0.8, barrels * 0.12), 0],
  [STOREHOUSE]: (_, { barrels }) => [Math.min(0.7, barrels * 0.12), 0],
  [FACTORY]: (_, { kinds }) => [0, HARVESTS * FACTORY_PAY[kinds]],
  [SPECIALTY_FACTORY]: (_, { mostOfOne }) => [0, HARVESTS * Math.max(0, mostOfOne - 1)],
  [UNIVERSITY]: () => [0.3, 0],
  [HARBOR]: (_, { kinds }) => [SHIPPINGS * Math.min(3, kinds * 0.8), 0],
  [WHARF]: (_, { barrels }) => [SHIPPINGS * Math.min(2.5, barrels * 0.35), 0],
  [SMALL_WHARF]: (_, { barrels }) => [SHIPPINGS * Math.min(1.2, barrels * 0.2), 0],
  [LIGHTHOUSE]: (_, { kinds }) => [0, SHIPPINGS * Math.min(3, kinds * 0.8)],
  [UNION_HALL]: (_, { barrels, kinds }) => [SHIPPINGS * Math.max(0, (barrels - kinds) * 0.45), 0],
  [AQUEDUCT]: (seat) => [owns(seat, INDIGO_PLANT) || owns(seat, SUGAR_MILL) ? 0.5 : 0.1, 0],
  [FOREST_HOUSE]: (seat) => [0, 0.35 * freeLand(seat)],
  [BLACK_MARKET]: () => [0, 0.3],
  [GUEST_HOUSE]: () => [0.35, 0],
  [TRADING_POST]: (_, { kinds }) => [0, kinds > 0 ? 0.8 : 0],
  [CHURCH]: () => [0.7, 0],
  [LIBRARY]: () => [0.8, 0.3],
  [LAND_OFFICE]: (seat) => [0.15 * freeLand(seat), 0],
  [CHAPEL]: () => [0, HARVESTS],
  [HUNTING_LODGE]: () => [0.1, 0],
  [ZONING_OFFICE]: () => [0, 0.7],
  [ROYAL_SUPPLIER]: (seat, { kinds }) => [SHIPPINGS * Math.min(noblesOf(seat), kinds) * 0.6, 0],
  [VILLA]: () => [0.9, 0],
  [JEWELER]: (seat) => [0, HARVESTS * noblesOf(seat)],
};

/** What a working building brings in a year, in points; `doubloon` is the worth of one. */
export function effectOf(building: number, seat: Seat, harvest: Harvest, doubloon: number): number {
  const effect = EFFECTS[building];
  if (effect === undefined) return 0;
  const [points, doubloons] = effect(seat, harvest);
  return points + doubloons * doubloon;
}
