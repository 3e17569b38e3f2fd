import { Keeper, type TableList, type TableStore, usualSurroundings } from "@caravel/tables";
import { browserPool } from "../bots/pool.ts";
import { BUILD } from "./build.ts";

/** Who keeps and plays the tables of this device. */
export function keeperOf(store: TableStore, list: TableList): Keeper {
  return new Keeper(store, true, usualSurroundings(BUILD, browserPool()), list);
}
