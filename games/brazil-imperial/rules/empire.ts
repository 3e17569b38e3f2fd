import type { SeatId } from "@caravel/kernel";
import { COTTON_PLANTATION, FIRST_CITY, GOLD_FOUNDRY, isCity, PRODUCTION, TILE_VP } from "../content/buildings.ts";
import { RIVERBED } from "../content/cards.ts";
import { FOREST } from "../content/maps.ts";
import { RAISED_PRODUCTION } from "../content/paintings.ts";
import { RAW_COUNT, RESOURCE_COUNT } from "../content/resources.ts";
import { PALACE_III, PALACE_IV } from "../content/spaces.ts";
import { NO_MONARCH, RAISED_TILES, RAISES } from "../content/units.ts";
import {
  type Brazil,
  type BrazilTable,
  FACE_UP,
  holds,
  isBuilding,
  isOpenTerrain,
  mapOf,
  may,
  NOBODY,
  type OpenTable,
  type Seat,
  tokenPlace,
} from "./state.ts";

/** BI-MON-06: is the tile one of the three earliest of its kind in its builder's empire? */
function isAmongFirst(state: OpenTable, hex: number): boolean {
  const { tile, owner, established } = state;
  let earlier = 0;
  for (let other = 0; other < tile.length; other++)
    if (tile[other] === tile[hex] && owner[other] === owner[hex] && established[other] < established[hex]) earlier++;
  return earlier < RAISED_TILES;
}

/** What the builder's monarch makes of the building on a hex, or null. */
function raisedBy(state: Brazil, hex: number) {
  const owner = state.owner[hex];
  if (owner === NOBODY || owner >= state.players) return null;
  const { monarch } = state.seats[owner];
  const raised = monarch === NO_MONARCH ? null : RAISES[monarch];
  return raised !== null && raised.side === state.tile[hex] && isAmongFirst(state, hex) ? raised : null;
}

/** The points of a tile for its builder (BI-MON-07); an occupier scores the printed ones. */
export function tilePoints(state: Brazil, hex: number, seat: SeatId): number {
  const raised = state.owner[hex] === seat ? raisedBy(state, hex) : null;
  return raised === null ? TILE_VP[state.tile[hex]] : raised.vp;
}

/** The combat strength of a tile that its builder holds (BI-BATTLE-19, BI-PTG-03). */
export function tileStrength(state: Brazil, hex: number): number {
  const builder = state.owner[hex];
  const seat = state.seats[builder];
  let strength = tilePoints(state, hex, builder);
  if (isCity(state.tile[hex])) return strength;
  strength += palaceRaise(seat, state.tile[hex]);
  return may(seat, "strongerNextToForest") && isNextToForest(state, hex) ? strength + 1 : strength;
}

/** By palaces III and IV: points and strength of each foundry or cotton plantation. */
export function palaceRaise({ palaces }: Pick<Seat, "palaces">, tile: number): number {
  if (tile === GOLD_FOUNDRY) return (palaces >> PALACE_III) & 1;
  return tile === COTTON_PLANTATION ? ((palaces >> PALACE_IV) & 1) * 2 : 0;
}

function isNextToForest(state: OpenTable, hex: number): boolean {
  const next = mapOf(state).neighbours[hex];
  for (let place = 0; place < next.length; place++) if (isOpenTerrain(state, next[place], FOREST)) return true;
  return false;
}

/** Riverbeds next to a hex (BI-EXPL-06). */
function riverbedsBeside(state: Brazil, hex: number): number {
  const next = mapOf(state).neighbours[hex];
  let beds = 0;
  for (let place = 0; place < next.length; place++)
    if (state.explorationState[next[place]] === FACE_UP && state.exploration[next[place]] === RIVERBED) beds++;
  return beds;
}

/** BI-PROD-01: the building on a hex produces, with all bonuses in force; what it produces stays on it. */
export function produce(table: BrazilTable, hex: number): void {
  const { state } = table;
  const side = state.tile[hex];
  const produces = raisedBy(state, hex)?.produces ?? PRODUCTION[side];
  const beds = riverbedsBeside(state, hex);
  const { paintings } = state.seats[state.owner[hex]];
  for (let resource = 0; resource < RESOURCE_COUNT; resource++) {
    if (produces[resource] === 0) continue;
    state.tokens[tokenPlace(hex, resource)] += produces[resource] + (resource < RAW_COUNT ? beds : 0);
  }
  for (let place = 0; place < RAISED_PRODUCTION.length; place++) {
    const raise = RAISED_PRODUCTION[place];
    if (raise.side === side && (paintings & raise.mask) !== 0)
      state.tokens[tokenPlace(hex, raise.resource)] += raise.by;
  }
  const first = tokenPlace(hex, 0);
  table.tell?.({ type: "produced", hex, tokens: state.tokens.slice(first, first + RESOURCE_COUNT) });
}

/** BI-PROD-04: a painting that raises production lets every affected building of its owner produce at once. */
export function produceBy(table: BrazilTable, seat: SeatId, painting: number): void {
  const { state } = table;
  for (let place = 0; place < RAISED_PRODUCTION.length; place++) {
    const raise = RAISED_PRODUCTION[place];
    if (raise.mask !== 1 << painting) continue;
    for (let hex = 0; hex < state.tile.length; hex++)
      if (state.tile[hex] === raise.side && holds(state, seat, hex))
        state.tokens[tokenPlace(hex, raise.resource)] += raise.by;
  }
}

/** BI-EXPL-06: a Riverbed that is revealed lets every building beside it that makes a raw make one more of it at once. */
export function produceByRiver(table: BrazilTable, bed: number): void {
  const { state } = table;
  const next = mapOf(state).neighbours[bed];
  for (let place = 0; place < next.length; place++) {
    const hex = next[place];
    if (!isBuilding(state, hex)) continue;
    const produces = raisedBy(state, hex)?.produces ?? PRODUCTION[state.tile[hex]];
    for (let raw = 0; raw < RAW_COUNT; raw++) if (produces[raw] > 0) state.tokens[tokenPlace(hex, raw)]++;
  }
}

/** Is one of the neighbours a tile or capital of the seat's empire? */
export function isNextToOwn(state: OpenTable, seat: SeatId, hex: number): boolean {
  const next = mapOf(state).neighbours[hex];
  for (let place = 0; place < next.length; place++) if (state.owner[next[place]] === seat) return true;
  return false;
}

/** Is one of the neighbours a tile or capital of another empire (BI-TERR-03)? */
export function isNextToEnemy(state: OpenTable, seat: SeatId, hex: number): boolean {
  const next = mapOf(state).neighbours[hex];
  for (let place = 0; place < next.length; place++) {
    const owner = state.owner[next[place]];
    if (owner !== NOBODY && owner !== seat) return true;
  }
  return false;
}

/** Tiles of these sides (as bits) that the seat built and controls. */
export function countHeld(state: OpenTable, seat: SeatId, sides: number): number {
  let count = 0;
  for (let hex = 0; hex < state.tile.length; hex++)
    if (isBuilding(state, hex) && ((sides >> state.tile[hex]) & 1) === 1 && holds(state, seat, hex)) count++;
  return count;
}

/** City tiles that the seat built and controls. */
export function countCities(state: OpenTable, seat: SeatId): number {
  let count = 0;
  for (let hex = 0; hex < state.tile.length; hex++)
    if (state.tile[hex] >= FIRST_CITY && holds(state, seat, hex)) count++;
  return count;
}
