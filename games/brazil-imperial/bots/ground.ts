import type { SeatId } from "@caravel/kernel";
import { isCity, TILE_VP } from "../content/buildings.ts";
import type { GameMap } from "../content/maps.ts";
import { WATER } from "../content/maps.ts";
import { IS_FOUNDER, UNITS_PER_COLOUR } from "../content/units.ts";
import { isNextToEnemy, tileStrength } from "../rules/empire.ts";
import {
  type Brazil,
  colourOf,
  contentOf,
  FACE_DOWN,
  hasAdvantage,
  mapOf,
  NO_PALACE,
  NOBODY,
  sum,
} from "../rules/state.ts";

const far = new WeakMap<GameMap, readonly (readonly number[])[]>();

/** By hex and hex: how many steps it is from one to the other. */
export function distances(map: GameMap): readonly (readonly number[])[] {
  const known = far.get(map);
  if (known !== undefined) return known;
  const steps = map.neighbours.map((_, from) => stepsFrom(map, from));
  far.set(map, steps);
  return steps;
}

function stepsFrom({ neighbours, size }: GameMap, from: number): number[] {
  const steps = new Array<number>(size).fill(size);
  steps[from] = 0;
  const reached = [from];
  for (const hex of reached)
    for (const next of neighbours[hex])
      if (steps[next] === size) {
        steps[next] = steps[hex] + 1;
        reached.push(next);
      }
  return steps;
}

/** What an unknown tile is worth to whoever may reveal it next. */
const UNKNOWN_TILE = 0.7;

/** Units near tiles that nobody has revealed: the nearer, the better. */
export function scouting(state: Brazil, seat: SeatId): number {
  const steps = distances(mapOf(state));
  let worth = 0;
  for (let unit = seat * UNITS_PER_COLOUR; unit < (seat + 1) * UNITS_PER_COLOUR; unit++) {
    const hex = state.units[unit];
    if (hex < 0) continue;
    let nearest = 9;
    const row = steps[hex];
    for (let other = 0; other < row.length; other++)
      if (row[other] < nearest && state.explorationState[other] === FACE_DOWN) nearest = row[other];
    if (nearest < 9) worth += UNKNOWN_TILE / (1 + nearest);
  }
  return worth;
}

const FOUNDER = 1.2;

/** A founder on a hex where a city could be built; and one who is at least on the map. */
export function founding(state: Brazil, seat: SeatId): number {
  const kinds = contentOf(state).unitKind[state.seats[seat].colour];
  for (let unit = 0; unit < UNITS_PER_COLOUR; unit++) {
    const hex = state.units[seat * UNITS_PER_COLOUR + unit];
    if (IS_FOUNDER[kinds[unit]] && hex >= 0 && couldFound(state, seat, hex)) return FOUNDER;
  }
  return 0;
}

/** Could a city of the seat stand there? */
function couldFound(state: Brazil, seat: SeatId, hex: number): boolean {
  if (state.palace[hex] !== NO_PALACE || mapOf(state).terrain[hex] === WATER) return false;
  if (state.owner[hex] !== NOBODY && (state.owner[hex] !== seat || isCity(state.tile[hex]))) return false;
  return !isNextToEnemy(state, seat, hex);
}

const UNDER_THREAT = 0.4;
const BY_A_CARD = 1.5;
const BY_ADVANTAGE = 2;

/** The strength of a side's units on a hex. */
export function strengthOn(state: Brazil, side: SeatId, hex: number): number {
  const strengths = contentOf(state).unitStrength[colourOf(state, side)];
  let strength = 0;
  for (let unit = 0; unit < UNITS_PER_COLOUR; unit++)
    if (state.units[side * UNITS_PER_COLOUR + unit] === hex) strength += strengths[unit];
  return strength;
}

/** What a hex resists an attack with: tile, units, marker and cards; the solo enemy draws a card for each unit. */
export function resistance(state: Brazil, side: SeatId, hex: number): number {
  const units = strengthOn(state, side, hex);
  if (side >= state.players) return units * (1 + BY_A_CARD / 3);
  const player = state.seats[side];
  const tile = state.tile[hex] >= 0 && state.owner[hex] === side ? tileStrength(state, hex, true) : 0;
  const cards = Math.min(2, sum(player.battle)) * BY_A_CARD;
  return tile + units + (hasAdvantage(player) ? BY_ADVANTAGE : 0) + cards;
}

/** What may be lost to enemies who stand next to own tiles and are stronger. */
export function danger(state: Brazil, seat: SeatId): number {
  const { neighbours } = mapOf(state);
  let lost = 0;
  for (let unit = 0; unit < state.units.length; unit++) {
    const side = (unit / UNITS_PER_COLOUR) | 0;
    const from = state.units[unit];
    if (side === seat || from < 0) continue;
    const strength = contentOf(state).unitStrength[colourOf(state, side)][unit % UNITS_PER_COLOUR];
    for (const hex of neighbours[from])
      if (state.owner[hex] === seat && state.tile[hex] >= 0 && strength + 1 > resistance(state, seat, hex))
        lost += UNDER_THREAT * TILE_VP[state.tile[hex]];
  }
  return lost;
}

/** How well the units of a seat stand. */
export function stance(state: Brazil, seat: SeatId): number {
  return founding(state, seat) + scouting(state, seat) - danger(state, seat);
}
