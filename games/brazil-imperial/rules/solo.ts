import { UNITS_PER_COLOUR } from "../content/units.ts";
import { type Brazil, isSolo, mapOf, standsOn } from "./state.ts";

const LAST_AGE = 3;

/** BI-SOLO-03: has the player won at this moment: age III, all five units on the map, the enemy capital captured? */
export function isSoloWon(state: Brazil): boolean {
  if (!isSolo(state) || state.age < LAST_AGE) return false;
  for (let unit = 0; unit < UNITS_PER_COLOUR; unit++) if (state.units[unit] < 0) return false;
  return standsOn(state, 0, mapOf(state).enemyCapital);
}
