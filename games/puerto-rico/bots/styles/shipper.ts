import {
  CUSTOMS_HOUSE,
  FACTORY,
  HARBOR,
  INDIGO_PLANT,
  LARGE_WAREHOUSE,
  SMALL_INDIGO_PLANT,
  SMALL_SUGAR_MILL,
  SMALL_WAREHOUSE,
  SMALL_WHARF,
  SUGAR_MILL,
  UNION_HALL,
  WHARF,
} from "../../content/buildings.ts";
import { scripted } from "./script.ts";

/** Makes many barrels of cheap goods, corn above all, and ships them before the others can: harbor and wharf. */
export const shipper = scripted({
  wishes: [
    HARBOR,
    WHARF,
    CUSTOMS_HOUSE,
    UNION_HALL,
    SMALL_WHARF,
    SMALL_INDIGO_PLANT,
    SMALL_SUGAR_MILL,
    INDIGO_PLANT,
    SUGAR_MILL,
    FACTORY,
    SMALL_WAREHOUSE,
    LARGE_WAREHOUSE,
  ],
  // corn, indigo, sugar, tobacco, coffee, quarry
  tiles: [5, 3, 3, 0.5, 0.5, 1.5],
  barrel: 1,
  harvest: 0.6,
  doubloon: 0.6,
  building: 2.5,
  tile: 1.2,
  colonist: 0.6,
});
