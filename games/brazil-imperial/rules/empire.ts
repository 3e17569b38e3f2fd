import type { SeatId } from "@caravel/kernel";
import { BUILDING_COUNT, BUILDINGS, isCity, TILE_VP } from "../content/buildings.ts";
import type { Raised } from "../content/content.ts";
import { FOREST } from "../content/maps.ts";
import { NO_MONARCH, RAISED_TILES } from "../content/monarchs.ts";
import { RAW_COUNT, RESOURCE_COUNT } from "../content/resources.ts";
import { PALACE_ROWS, type PalaceRow } from "../content/spaces.ts";
import { fact } from "./events.ts";
import {
  added,
  type Brazil,
  type BrazilTable,
  contentOf,
  FACE_UP,
  holds,
  isBuilding,
  isOccupiedSomewhere,
  isOpenTerrain,
  mapOf,
  NOBODY,
  type OpenTable,
  type Seat,
  sum,
  tokenPlace,
  wordAt,
} from "./state.ts";

/** BI-MON-06: is the tile one of the three earliest of its kind in its builder's empire? */
function isAmongFirst({ tile }: OpenTable, { tiles }: Seat, hex: number): boolean {
  let earlier = 0;
  for (let place = 0; place < tiles.length; place++) {
    if (tiles[place] === hex) return true;
    if (tile[tiles[place]] === tile[hex] && ++earlier === RAISED_TILES) return false;
  }
  return false;
}

/** What the builder's monarch makes of the building on a hex, or null. */
function raisedBy(state: Brazil, hex: number): Raised | null {
  const owner = state.owner[hex];
  if (owner === NOBODY || owner >= state.players) return null;
  const seat = state.seats[owner];
  const raised = seat.monarch === NO_MONARCH ? null : contentOf(state).raises[seat.monarch];
  return raised !== null && raised.side === state.tile[hex] && isAmongFirst(state, seat, hex) ? raised : null;
}

/** The points of a tile for its builder (BI-MON-07); an occupier scores the printed ones (BI-OCC-08). */
export function tilePoints(state: Brazil, hex: number, seat: SeatId): number {
  const raised = state.owner[hex] === seat ? raisedBy(state, hex) : null;
  return raised === null ? TILE_VP[state.tile[hex]] : raised.vp;
}

/** The combat strength of a tile that its builder holds; palaces raise it in defence only (BI-BATTLE-19, BI-PTG-03). */
export function tileStrength(state: Brazil, hex: number, isDefended: boolean): number {
  const builder = state.owner[hex];
  const seat = state.seats[builder];
  const strength = tilePoints(state, hex, builder);
  if (isCity(state.tile[hex])) return strength;
  const byPalaces = isDefended ? palaceRaise(seat, state.tile[hex]) : 0;
  const byForest = isNextToForest(state, hex) ? added(seat, contentOf(state).forestRaises) : 0;
  return strength + byPalaces + byForest;
}

/** By side: the palaces that raise it, as bits, and by how much. */
const RAISES = BUILDINGS.map((side) => {
  const palace = PALACE_ROWS.findIndex((row: PalaceRow) => row.raises === side);
  return palace < 0 ? { mask: 0, by: 0 } : { mask: 1 << palace, by: PALACE_ROWS[palace].perRaised };
});

/** BI-PAL-05, -06: what the seat's palaces add to the points of a building, and to its strength. */
export function palaceRaise({ palaces }: Pick<Seat, "palaces">, side: number): number {
  const { mask, by } = RAISES[side];
  return (palaces & mask) === 0 ? 0 : by;
}

function isNextToForest(state: OpenTable, hex: number): boolean {
  const next = mapOf(state).neighbours[hex];
  for (let place = 0; place < next.length; place++) if (isOpenTerrain(state, next[place], FOREST)) return true;
  return false;
}

/** Riverbeds next to a hex (BI-EXPL-06). */
function riverbedsBeside(state: Brazil, hex: number): number {
  const next = mapOf(state).neighbours[hex];
  const { explores } = contentOf(state);
  let beds = 0;
  for (let place = 0; place < next.length; place++)
    if (state.explorationState[next[place]] === FACE_UP && explores[state.exploration[next[place]]].waters) beds++;
  return beds;
}

/** What the building on a hex produces without paintings and rivers: by its builder's monarch, or as printed (BI-PROD-05). */
function plainProduction(state: Brazil, hex: number): readonly number[] {
  return raisedBy(state, hex)?.produces ?? contentOf(state).production[state.tile[hex]];
}

/** What the building on a hex produces now, with all bonuses in force (BI-PROD-07). */
export function productionOf(state: Brazil, hex: number): number[] {
  const side = state.tile[hex];
  const amounts = plainProduction(state, hex).slice();
  const beds = riverbedsBeside(state, hex);
  if (beds > 0) for (let raw = 0; raw < RAW_COUNT; raw++) if (amounts[raw] > 0) amounts[raw] += beds;
  const { paintings } = state.seats[state.owner[hex]];
  const raises = contentOf(state).raisedProduction;
  for (let place = 0; place < raises.length; place++) {
    const raise = raises[place];
    if (raise.side === side && (paintings & raise.mask) !== 0) amounts[raise.resource] += raise.by;
  }
  return amounts;
}

/** BI-PROD-02: what is produced is placed on the tile. */
function putOn(table: BrazilTable, hex: number, amounts: number[]): void {
  const { state } = table;
  const tokens = state.tokens.slice();
  const first = tokenPlace(hex, 0);
  for (let resource = 0; resource < RESOURCE_COUNT; resource++) tokens[first + resource] += amounts[resource];
  state.tokens = tokens;
  table.tell?.(fact({ type: "produced", seat: state.owner[hex], hex: wordAt(state, hex), amounts }));
}

/** BI-PROD-01: the building on a hex produces. */
export function produce(table: BrazilTable, hex: number): void {
  putOn(table, hex, productionOf(table.state, hex));
}

/** So much of one resource. */
function only(resource: number, amount: number): number[] {
  const amounts = new Array<number>(RESOURCE_COUNT).fill(0);
  amounts[resource] = amount;
  return amounts;
}

/** BI-PROD-04: a painting that raises production lets every affected building of its owner produce at once. */
export function produceBy(table: BrazilTable, seat: SeatId, painting: number): void {
  const { state } = table;
  const { tiles } = state.seats[seat];
  for (const { mask, side, resource, by } of contentOf(state).raisedProduction)
    if (mask === 1 << painting)
      for (const hex of tiles)
        if (state.tile[hex] === side && holds(state, seat, hex)) putOn(table, hex, only(resource, by));
}

/** BI-EXPL-06: a Riverbed that is revealed lets every building beside it that makes a raw make one more of it at once. */
export function produceByRiver(table: BrazilTable, bed: number): void {
  const { state } = table;
  for (const hex of mapOf(state).neighbours[bed]) {
    if (!isBuilding(state, hex)) continue;
    const more = plainProduction(state, hex).map((amount, resource) => (resource < RAW_COUNT && amount > 0 ? 1 : 0));
    if (sum(more) > 0) putOn(table, hex, more);
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

/** Buildings of these sides (as bits) that the seat built and controls. */
export function countHeld(state: Brazil, seat: SeatId, sides: number): number {
  const { tiles } = state.seats[seat];
  let count = 0;
  for (let place = 0; place < tiles.length; place++) {
    const side = state.tile[tiles[place]];
    if (side < BUILDING_COUNT && ((sides >> side) & 1) === 1) count++;
  }
  if (count === 0 || !isOccupiedSomewhere(state, seat)) return count;
  for (let place = 0; place < tiles.length; place++) {
    const side = state.tile[tiles[place]];
    if (side < BUILDING_COUNT && ((sides >> side) & 1) === 1 && !holds(state, seat, tiles[place])) count--;
  }
  return count;
}

/** How many different sides of these (as bits) the seat built and controls. */
export function kindsHeld(state: Brazil, seat: SeatId, sides: number): number {
  const { tiles } = state.seats[seat];
  let held = 0;
  for (let place = 0; place < tiles.length; place++) {
    const side = state.tile[tiles[place]];
    if (side < BUILDING_COUNT && ((sides >> side) & 1) === 1 && holds(state, seat, tiles[place])) held |= 1 << side;
  }
  let kinds = 0;
  for (let rest = held; rest !== 0; rest &= rest - 1) kinds++;
  return kinds;
}

/** City tiles that the seat built and controls. */
export function countCities(state: Brazil, seat: SeatId): number {
  const { tiles } = state.seats[seat];
  let count = 0;
  for (let place = 0; place < tiles.length; place++)
    if (isCity(state.tile[tiles[place]]) && holds(state, seat, tiles[place])) count++;
  return count;
}
