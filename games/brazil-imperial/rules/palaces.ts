import { asks, findFrame, type MoveList, type RuleId, type SeatId } from "@caravel/kernel";
import { BUILDINGS, isCity, TILE_AGE } from "../content/buildings.ts";
import { OFF_THE_MAP } from "../content/maps.ts";
import { RESOURCES } from "../content/resources.ts";
import { PALACE_ROWS, PALACES, type PalaceRow, SHAPES } from "../content/spaces.ts";
import { fact } from "./events.ts";
import { type Stint, stint } from "./frames.ts";
import { checkLimits, drawBattleCard, drawGoldCard, gain } from "./gains.ts";
import { startManufacture } from "./manufacture.ts";
import { ISABEL, PALACE, PASS } from "./moves.ts";
import { type Brazil, type BrazilTable, holds, mapOf, may, NO_PALACE, replaced, wordAt } from "./state.ts";
import { STEP } from "./steps.ts";

const ROWS: readonly PalaceRow[] = PALACE_ROWS;

/** BI-PAL-03: does the tile fulfil what the palace asks for? */
export function suits(palace: number, tile: number): boolean {
  if (tile < 0) return false;
  const { ages, city, side } = ROWS[palace];
  if (isCity(tile)) return city;
  return BUILDINGS[tile] === side || ages.includes(TILE_AGE[tile]);
}

/** Does the seat hold its tile? While it is being attacked it still does (BI-PTG-09). */
function isHeld(state: Brazil, seat: SeatId, hex: number): boolean {
  if (holds(state, seat, hex)) return true;
  const battle = state.owner[hex] === seat ? findFrame(state, "battle") : null;
  return battle !== null && battle.memo.hex === hex && battle.memo.defender === seat;
}

/** Why a palace cannot be placed on a hex. */
function whyNotPalace(state: Brazil, seat: SeatId, palace: number, hex: number): RuleId | null {
  if (((state.seats[seat].palaces >> palace) & 1) === 1) return "BI-PAL-01";
  if (hex === OFF_THE_MAP || state.palace[hex] !== NO_PALACE || !isHeld(state, seat, hex)) return "BI-PAL-02";
  return suits(palace, state.tile[hex]) ? null : "BI-PAL-03";
}

function listPalaces(state: Brazil, seat: SeatId, add: (palace: number, word: number) => void): void {
  const { wordOf } = mapOf(state);
  const { tiles } = state.seats[seat];
  for (let place = 0; place < tiles.length; place++)
    for (let palace = 0; palace < PALACES.length; palace++)
      if (whyNotPalace(state, seat, palace, tiles[place]) === null) add(palace, wordOf[tiles[place]]);
}

/** BI-PAL-04 to -09: the palace is placed and brings its bonus. */
function placePalace(table: BrazilTable, seat: SeatId, palace: number, hex: number, byIsabel: boolean): void {
  const { state } = table;
  const { gain: gains, freeGood, goldCards, battleCards } = ROWS[palace];
  state.palace = replaced(state.palace, hex, palace);
  state.seats[seat].palaces |= 1 << palace;
  table.tell?.(fact({ type: "palacePlaced", seat, palace, hex: wordAt(state, hex), byIsabel }));
  if (freeGood !== null) startManufacture(table, seat, false, SHAPES.indexOf(freeGood));
  checkLimits(table, seat);
  for (const [number, resource] of RESOURCES.entries()) gain(table, seat, number, gains[resource] ?? 0);
  for (let card = 0; card < goldCards; card++) drawGoldCard(table, seat);
  for (let card = 0; card < battleCards; card++) drawBattleCard(table, seat);
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
    if (PASS.has(move)) return;
    placePalace(table, seat, PALACE.first(move), mapOf(table.state).hexOf[PALACE.second(move)], false);
  },
});

/** BI-PTG-09: Princess Isabel's palace, where a step leaves room for it. */
export function listIsabel(state: Brazil, seat: SeatId, list: MoveList): void {
  const player = state.seats[seat];
  if (player.isabelUsed || !may(state, player, "extraPalace")) return;
  listPalaces(state, seat, (number, word) => list.add(ISABEL.of(number, word)));
}

export function refuseIsabel(state: Brazil, seat: SeatId, move: number): RuleId | null {
  const player = state.seats[seat];
  if (player.isabelUsed || !may(state, player, "extraPalace")) return "BI-PTG-09";
  return whyNotPalace(state, seat, ISABEL.first(move), mapOf(state).hexOf[ISABEL.second(move)]);
}

export function playIsabel(table: BrazilTable, seat: SeatId, move: number): void {
  table.state.seats[seat].isabelUsed = true;
  placePalace(table, seat, ISABEL.first(move), mapOf(table.state).hexOf[ISABEL.second(move)], true);
}
