import type { SeatId } from "@caravel/kernel";
import { isCity, pairOf } from "../content/buildings.ts";
import { JESUITS } from "../content/cards.ts";
import { FOREST } from "../content/maps.ts";
import { GOLD, RESOURCE_COUNT } from "../content/resources.ts";
import { produce } from "./empire.ts";
import { fact } from "./events.ts";
import { gain, giveReward, playGold } from "./gains.ts";
import {
  type BrazilTable,
  contentOf,
  FACE_DOWN,
  isOpenTerrain,
  NO_TILE,
  NOTHING_THERE,
  raised,
  replaced,
  swapped,
  tokenPlace,
  wordAt,
} from "./state.ts";

/** Puts a paid tile on a hex, with all that follows from it. */
export function placeTile(table: BrazilTable, seat: SeatId, tile: number, hex: number, byJesuits: boolean): void {
  const { state } = table;
  if (byJesuits) playGold(table, seat, JESUITS);
  const isOnForest = isOpenTerrain(state, hex, FOREST);
  const over = state.tile[hex];
  if (over !== NO_TILE) clearTokens(table, hex);
  takeFromSupply(table, tile);
  state.tile = replaced(state.tile, hex, tile);
  state.owner = replaced(state.owner, hex, seat);
  state.byJesuits = replaced(state.byJesuits, hex, byJesuits ? 1 : 0);
  const player = state.seats[seat];
  player.tiles = [...player.tiles.filter((other) => other !== hex), hex];
  table.tell?.(fact({ type: "built", seat, tile, hex: wordAt(state, hex), over, byJesuits }));
  clearExploration(table, seat, hex);
  if (!isCity(tile)) produce(table, hex);
  if (isOnForest) rewardForest(table, seat);
}

/** BI-BUILD-15: what lay on a covered tile goes to the supply. */
function clearTokens(table: BrazilTable, hex: number): void {
  const tokens = table.state.tokens.slice();
  tokens.fill(0, tokenPlace(hex, 0), tokenPlace(hex, RESOURCE_COUNT));
  table.state.tokens = tokens;
}

function takeFromSupply(table: BrazilTable, tile: number): void {
  const { state } = table;
  if (!isCity(tile)) {
    state.supply = raised(state.supply, pairOf(tile), -1);
    return;
  }
  const pile = state.cityPiles.findIndex((cities) => cities.at(-1) === tile);
  const left = state.cityPiles[pile].slice(0, -1);
  state.cityPiles = swapped(state.cityPiles, pile, left);
  const city = left.at(-1);
  if (city === undefined) return;
  table.uncover();
  table.tell?.(fact({ type: "cityUncovered", pile, city }));
}

/** BI-BUILD-19, BI-EXPL-05, -08: what an exploration tile below a new tile brings. */
function clearExploration(table: BrazilTable, seat: SeatId, hex: number): void {
  const { state } = table;
  if (state.explorationState[hex] === NOTHING_THERE) return;
  const lying = state.exploration[hex];
  if (state.explorationState[hex] === FACE_DOWN) {
    state.unexplored = [...state.unexplored, lying];
    table.tell?.(fact({ type: "exploredUnseen", seat, hex: wordAt(state, hex) }));
  } else {
    const { builderKeeps, builderGold } = contentOf(state).explores[lying];
    const player = state.seats[seat];
    if (builderKeeps) player.kept = raised(player.kept, lying);
    else state.explored = raised(state.explored, lying);
    table.tell?.(fact({ type: "builtOnTile", seat, hex: wordAt(state, hex), tile: lying }));
    gain(table, seat, GOLD, builderGold);
  }
  state.exploration = replaced(state.exploration, hex, NO_TILE);
  state.explorationState = replaced(state.explorationState, hex, NOTHING_THERE);
  state.seenBy = replaced(state.seenBy, hex, 0);
}

/** BI-MON-11: a monarch may pay for the first tiles built on forest. */
function rewardForest(table: BrazilTable, seat: SeatId): void {
  const player = table.state.seats[seat];
  const reward = contentOf(table.state).monarchs[player.monarch]?.forestRewards[player.forestBuilt];
  if (reward === undefined) return;
  player.forestBuilt++;
  giveReward(table, seat, reward);
}
