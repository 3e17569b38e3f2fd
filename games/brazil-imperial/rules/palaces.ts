import { asks, type RuleId, type SeatId } from "@caravel/kernel";
import { COTTON_PLANTATION, FARM, isCity, TILE_AGE } from "../content/buildings.ts";
import { OFF_THE_MAP } from "../content/maps.ts";
import { COTTON, SUGARCANE } from "../content/resources.ts";
import { PALACE_II, PALACE_III, PALACE_IV, PALACE_V, PALACE_VI, PALACES } from "../content/spaces.ts";
import { type Stint, stint } from "./frames.ts";
import { checkLimits, drawBattleCard, drawGoldCard, gain } from "./gains.ts";
import { startManufacture } from "./manufacture.ts";
import { ISABEL, PALACE, PASS } from "./moves.ts";
import { type Brazil, type BrazilTable, holds, mapOf, may, NO_PALACE } from "./state.ts";
import { STEP } from "./steps.ts";

/** BI-PAL-03: does the tile fulfil what the palace asks for? */
function suits(palace: number, tile: number): boolean {
  if (tile < 0) return false;
  if (palace === PALACE_II) return !isCity(tile) && TILE_AGE[tile] === 1;
  if (palace === PALACE_III) return isCity(tile) || TILE_AGE[tile] <= 2;
  if (palace === PALACE_IV) return tile === COTTON_PLANTATION;
  return palace === PALACE_V ? tile === FARM : isCity(tile);
}

/** Why a palace cannot be placed on a hex. */
function whyNotPalace(state: Brazil, seat: SeatId, palace: number, hex: number): RuleId | null {
  if (((state.seats[seat].palaces >> palace) & 1) === 1) return "BI-PAL-01";
  if (hex === OFF_THE_MAP || state.palace[hex] !== NO_PALACE || !holds(state, seat, hex)) return "BI-PAL-02";
  return suits(palace, state.tile[hex]) ? null : "BI-PAL-03";
}

function listPalaces(state: Brazil, seat: SeatId, add: (palace: number, word: number) => void): void {
  const { wordOf, size } = mapOf(state);
  for (let hex = 0; hex < size; hex++) {
    if (state.owner[hex] !== seat || state.palace[hex] !== NO_PALACE || !holds(state, seat, hex)) continue;
    for (let palace = 0; palace < PALACES.length; palace++)
      if (whyNotPalace(state, seat, palace, hex) === null) add(palace, wordOf[hex]);
  }
}

/** BI-PAL-04 to -09: the palace is placed and brings its bonus. */
function placePalace(table: BrazilTable, seat: SeatId, palace: number, hex: number): void {
  const { state } = table;
  state.palace[hex] = palace;
  state.seats[seat].palaces |= 1 << palace;
  table.tell?.({ type: "palacePlaced", seat, palace, hex });
  if (palace === PALACE_II) startManufacture(table, seat, false, true);
  checkLimits(table, seat);
  if (palace === PALACE_II) gain(table, seat, SUGARCANE);
  if (palace === PALACE_III) drawGoldCard(table, seat);
  if (palace === PALACE_IV) gain(table, seat, COTTON);
  if (palace === PALACE_VI) drawBattleCard(table, seat);
}

/** Offers a palace after a quest. */
export function offerPalace(table: BrazilTable, seat: SeatId): void {
  table.push(stint(STEP.palace, seat));
}

/** D-05: a palace for a completed quest. */
export const palace = asks<Brazil, Stint>("palace", {
  verbs: [PALACE, PASS],
  moves(state, _frame, seat, list) {
    listPalaces(state, seat, (number, word) => list.add(PALACE.of(number, word)));
    if (list.length > 0) list.add(PASS.of());
  },
  refuse: (state, _frame, seat, move) =>
    PASS.has(move) ? null : whyNotPalace(state, seat, PALACE.first(move), mapOf(state).hexOf[PALACE.second(move)]),
  play(table, _frame, seat, move) {
    table.pop();
    if (PALACE.has(move)) placePalace(table, seat, PALACE.first(move), mapOf(table.state).hexOf[PALACE.second(move)]);
  },
});

/** BI-PTG-09: Princess Isabel's palace, where a step leaves room for it. */
export function listIsabel(state: Brazil, seat: SeatId, list: { add(move: number): void }): void {
  const player = state.seats[seat];
  if (player.isabelUsed || !may(player, "extraPalace")) return;
  listPalaces(state, seat, (number, word) => list.add(ISABEL.of(number, word)));
}

export function refuseIsabel(state: Brazil, seat: SeatId, move: number): RuleId | null {
  const player = state.seats[seat];
  if (player.isabelUsed || !may(player, "extraPalace")) return "BI-PTG-09";
  return whyNotPalace(state, seat, ISABEL.first(move), mapOf(state).hexOf[ISABEL.second(move)]);
}

export function playIsabel(table: BrazilTable, seat: SeatId, move: number): void {
  table.state.seats[seat].isabelUsed = true;
  placePalace(table, seat, ISABEL.first(move), mapOf(table.state).hexOf[ISABEL.second(move)]);
}
