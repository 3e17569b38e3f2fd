import type { SeatId } from "@caravel/kernel";
import { isCity } from "../content/buildings.ts";
import type { Goal } from "../content/content.ts";
import { RESOURCE_COUNT } from "../content/resources.ts";
import { UNIT_KIND_COUNT, UNITS_PER_COLOUR } from "../content/units.ts";
import { productionOf } from "./empire.ts";
import { goalCount } from "./quests.ts";
import {
  type Brazil,
  colourOf,
  contentOf,
  controllerOf,
  FACE_UP,
  isSolo,
  mapOf,
  NO_TILE,
  NOTHING_THERE,
  replaced,
  standsOn,
  tokenPlace,
  wordAt,
} from "./state.ts";

// What can be read off a position without playing on, for sentences and boards. Everything here also reads a view.

/** How far a goal is reached: "2 of 3 farms". */
export interface GoalProgress {
  readonly goal: Goal;
  readonly count: number;
  readonly isMet: boolean;
}

/** How far the seat is with each goal of a quest. */
export function questProgress(state: Brazil, seat: SeatId, quest: number): GoalProgress[] {
  return contentOf(state).questGoals[quest].map((goal) => {
    const count = goalCount(state, seat, goal);
    return { goal, count, isMet: count >= goal.least };
  });
}

/** Units of one kind and side that stand together. */
export interface UnitGroup {
  readonly side: SeatId;
  readonly kind: number;
  readonly count: number;
}

/** An exploration tile on a hex; its kind is null as long as the viewer does not know it. */
export interface LyingTile {
  readonly isUp: boolean;
  readonly kind: number | null;
}

/** Everything that a hex holds. */
export interface HexFacts {
  readonly hex: number;
  /** As notation writes it. */
  readonly word: string;
  readonly terrain: number;
  /** The tile, its builder, and who controls it; NO_TILE and NOBODY where there is none. */
  readonly tile: number;
  readonly owner: SeatId;
  readonly controller: SeatId;
  readonly palace: number;
  readonly byJesuits: boolean;
  /** By resource. */
  readonly tokens: readonly number[];
  /** The capital tile that can still be chosen there, or NO_TILE. */
  readonly capitalTile: number;
  readonly exploration: LyingTile | null;
  readonly units: readonly UnitGroup[];
}

/** The units on a hex by kind, in the order of sides. */
function unitsAt(state: Brazil, hex: number): UnitGroup[] {
  const { unitKind } = contentOf(state);
  const groups: UnitGroup[] = [];
  for (let side = 0; side * UNITS_PER_COLOUR < state.units.length; side++) {
    const kinds = unitKind[colourOf(state, side)];
    const counts = new Array<number>(UNIT_KIND_COUNT).fill(0);
    for (let unit = 0; unit < UNITS_PER_COLOUR; unit++)
      if (state.units[side * UNITS_PER_COLOUR + unit] === hex) counts[kinds[unit]]++;
    for (const [kind, count] of counts.entries()) if (count > 0) groups.push({ side, kind, count });
  }
  return groups;
}

function lyingOn(state: Brazil, hex: number): LyingTile | null {
  if (state.explorationState[hex] === NOTHING_THERE) return null;
  const kind = state.exploration[hex];
  return { isUp: state.explorationState[hex] === FACE_UP, kind: kind < 0 ? null : kind };
}

/** What a hex holds. */
export function hexNow(state: Brazil, hex: number): HexFacts {
  return {
    hex,
    word: wordAt(state, hex),
    terrain: mapOf(state).terrain[hex],
    tile: state.tile[hex],
    owner: state.owner[hex],
    controller: controllerOf(state, hex),
    palace: state.palace[hex],
    byJesuits: state.byJesuits[hex] === 1,
    tokens: state.tokens.slice(tokenPlace(hex, 0), tokenPlace(hex, RESOURCE_COUNT)),
    capitalTile: state.capitalTiles[mapOf(state).capitals.indexOf(hex)] ?? NO_TILE,
    exploration: lyingOn(state, hex),
    units: unitsAt(state, hex),
  };
}

/** How far the solo player is with the three things that win (BI-SOLO-03). */
export interface SoloProgress {
  readonly age: number;
  /** Own units on the map, out of all. */
  readonly units: number;
  readonly allUnits: number;
  readonly isCaptured: boolean;
  readonly round: number;
  readonly rounds: number;
}

/** The solo scenario as it stands; null at other tables. */
export function soloProgress(state: Brazil): SoloProgress | null {
  if (!isSolo(state)) return null;
  const { enemyCapital, rounds } = mapOf(state);
  return {
    age: state.age,
    units: state.units.slice(0, UNITS_PER_COLOUR).filter((place) => place >= 0).length,
    allUnits: UNITS_PER_COLOUR,
    isCaptured: standsOn(state, 0, enemyCapital),
    round: state.round,
    rounds,
  };
}

/** By resource: what a tile would produce if the seat built it there now, or flipped the one that is there. */
export function wouldProduce(state: Brazil, seat: SeatId, tile: number, hex: number): number[] {
  if (isCity(tile)) return new Array<number>(RESOURCE_COUNT).fill(0);
  const player = state.seats[seat];
  const tiles = [...player.tiles.filter((other) => other !== hex), hex];
  const seats = state.seats.map((other, owner) => (owner === seat ? { ...player, tiles } : other));
  const built = { ...state, tile: replaced(state.tile, hex, tile), owner: replaced(state.owner, hex, seat), seats };
  return productionOf(built, hex);
}
