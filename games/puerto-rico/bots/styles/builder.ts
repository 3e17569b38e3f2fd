import {
  CITY_HALL,
  COFFEE_ROASTER,
  CUSTOMS_HOUSE,
  FACTORY,
  FORTRESS,
  GUILD_HALL,
  HARBOR,
  LARGE_MARKET,
  OFFICE,
  RESIDENCE,
  SMALL_INDIGO_PLANT,
  SMALL_MARKET,
  SMALL_SUGAR_MILL,
  STATUE,
  TOBACCO_STORAGE,
} from "../../content/buildings.ts";
import { scripted } from "./script.ts";

/** Earns with quarries and dear goods, and fills the city with large buildings as soon as it can pay for them. */
export const builder = scripted({
  wishes: [
    GUILD_HALL,
    CITY_HALL,
    RESIDENCE,
    FORTRESS,
    CUSTOMS_HOUSE,
    STATUE,
    FACTORY,
    COFFEE_ROASTER,
    TOBACCO_STORAGE,
    HARBOR,
    SMALL_MARKET,
    SMALL_INDIGO_PLANT,
    SMALL_SUGAR_MILL,
    OFFICE,
    LARGE_MARKET,
  ],
  // corn, indigo, sugar, tobacco, coffee, quarry
  tiles: [1.5, 1.5, 1, 2, 2, 3.5],
  barrel: 0.6,
  harvest: 0.6,
  doubloon: 0.9,
  building: 3.5,
  tile: 1.3,
  colonist: 0.7,
});
