import { UNITS_PER_COLOUR } from "../content/units.ts";
import { type Brazil, ENEMY, GONE, mapOf, NEVER_DEPLOYED } from "../rules/state.ts";
import { distances } from "./ground.ts";
import { pursuits } from "./pursuits.ts";
import { wealth } from "./wealth.ts";

/** A won solo game scores 1, a lost one 0: everything that leads there is worth less than 1. */
const SCALE = 1 / 1000;
const AN_AGE = 40;
const QUESTS = 3;
const A_TILE = 1.2;
const A_UNIT = 5;
const A_UNIT_IN_STOCK = 2;
const AN_ENEMY = 2;
const A_STEP = 1;
const ON_THE_CAPITAL = 30;
const NEAR_ENOUGH = 9;

/** What a position of the Battle of Guararapes is worth: ages, tiles and units, and once all are there, how near they are to the enemy capital. */
export function campaign(state: Brazil): number {
  const { enemyCapital } = mapOf(state);
  const steps = distances(mapOf(state))[enemyCapital];
  const marches = isComplete(state);
  let worth =
    state.age * AN_AGE + pursuits(state, 0) * QUESTS + wealth(state, 0) + state.seats[0].tiles.length * A_TILE;
  for (let unit = 0; unit < UNITS_PER_COLOUR; unit++) {
    const hex = state.units[unit];
    if (hex >= 0) worth += A_UNIT + (marches ? A_STEP * Math.max(0, NEAR_ENOUGH - steps[hex]) : 0);
    else if (hex !== NEVER_DEPLOYED) worth += A_UNIT_IN_STOCK;
    if (hex === enemyCapital) worth += ON_THE_CAPITAL;
    if (state.units[ENEMY * UNITS_PER_COLOUR + unit] === GONE) worth += AN_ENEMY;
  }
  return worth * SCALE;
}

/** Are all units on the map? Then they set out together. */
function isComplete({ units }: Brazil): boolean {
  for (let unit = 0; unit < UNITS_PER_COLOUR; unit++) if (units[unit] < 0) return false;
  return true;
}
