import { UNITS_PER_COLOUR } from "../content/units.ts";
import { type Brazil, bitCount, ENEMY, GONE, mapOf, NEVER_DEPLOYED } from "../rules/state.ts";
import { distances } from "./ground.ts";
import { pursuits } from "./pursuits.ts";
import { wealth } from "./wealth.ts";

/** A won solo game scores 1, a lost one 0: everything that leads there is worth less than 1. */
const SCALE = 1 / 400;
const AN_AGE = 24;
const A_UNIT = 7;
const A_UNIT_IN_STOCK = 3;
const AN_ENEMY = 6;
const A_STEP = 0.5;
const ON_THE_CAPITAL = 20;
const NEAR_ENOUGH = 8;

/** What a position of the Battle of Guararapes is worth: ages, units, how near they are to the enemy capital, and who still guards it. */
export function campaign(state: Brazil): number {
  const { enemyCapital } = mapOf(state);
  const steps = distances(mapOf(state))[enemyCapital];
  let worth = state.age * AN_AGE + pursuits(state, 0, 1) * 2 + wealth(state, 0) + bitCount(state.seats[0].paintings);
  for (let unit = 0; unit < UNITS_PER_COLOUR; unit++) {
    const hex = state.units[unit];
    if (hex >= 0) worth += A_UNIT + A_STEP * Math.max(0, NEAR_ENOUGH - steps[hex]);
    else if (hex !== NEVER_DEPLOYED) worth += A_UNIT_IN_STOCK;
    if (hex === enemyCapital) worth += ON_THE_CAPITAL;
    if (state.units[ENEMY * UNITS_PER_COLOUR + unit] === GONE) worth += AN_ENEMY;
  }
  return worth * SCALE;
}
