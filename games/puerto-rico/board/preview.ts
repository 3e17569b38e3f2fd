import { type Move, type SeatId, SPECTATOR } from "@caravel/kernel";
import type { Stage } from "@caravel/web/kit";
import { GUEST_HOUSE, PRODUCERS } from "../content/buildings.ts";
import { BUILDER, CORN, GOODS } from "../content/pieces.ts";
import { isUntouched, phaseNow, priceNow } from "../rules/moments.ts";
import {
  BARGAIN,
  BUILD,
  BUY_FOREST,
  BUY_LAND,
  GUEST,
  GUEST_NOBLE,
  LAY_FOREST,
  LIFT,
  LIFT_NOBLE,
  LOAD,
  PLACE,
  PLACE_NOBLE,
  ROLE,
  SELL,
  TAKE,
} from "../rules/moves.ts";
import { priceFor } from "../rules/purchase.ts";
import { barrelsAboard } from "../rules/roles/cargo-ships.ts";
import { harvest } from "../rules/roles/craftsman.ts";
import { addAt, completeSeat, contentOf, owns, type Seat, spotOf } from "../rules/state.ts";
import type { PuertoRicoView } from "../rules/view.ts";
import { FOREST } from "./marks.ts";

/** What the board shows of a move before it is made. */
type Considering = Pick<Stage<PuertoRicoView>, "view" | "seat" | "chosen" | "considered" | "can">;

/** The move whose effect is shown: the one pointed at, or else the chosen one. What is pointed at may have been made meanwhile. */
function expected(stage: Considering): Move | null {
  return [stage.considered, stage.chosen].find((move) => move !== null && stage.can(move)) ?? null;
}

/** What the viewer pays for a building in this builder phase, or would as the builder if he looks at that card; or null. */
export function pricePreview(stage: Considering, building: number): number | null {
  const { view, seat } = stage;
  if (seat === SPECTATOR) return null;
  const move = expected(stage);
  if (move !== null && ROLE.has(move) && ROLE.first(move) === BUILDER) return priceFor(view, seat, seat, building);
  return phaseNow(view) === BUILDER ? priceNow(view, seat, building) : null;
}

/** The barrels that would come aboard a ship, with their good; or null. */
export function loadPreview(stage: Considering, ship: number): { good: number; barrels: number } | null {
  const move = expected(stage);
  if (move === null || !LOAD.has(move) || LOAD.second(move) !== ship) return null;
  const good = LOAD.first(move);
  return { good, barrels: barrelsAboard(stage.view, stage.seat, good, ship) };
}

/** The good that would come to the trading house, or null. */
export function salePreview(stage: Considering): number | null {
  const move = expected(stage);
  return move !== null && SELL.has(move) ? SELL.first(move) : null;
}

/** The building that would come to the city, or null. */
export function buildingPreview(stage: Considering): number | null {
  const move = expected(stage);
  if (move === null) return null;
  if (BARGAIN.has(move)) return BARGAIN.first(move);
  return BUILD.has(move) ? BUILD.first(move) : null;
}

/** The tile that would come to the island, or null. */
export function tilePreview(stage: Considering): number | null {
  const move = expected(stage);
  if (move === null) return null;
  if (LAY_FOREST.has(move) || BUY_FOREST.has(move)) return FOREST;
  if (BUY_LAND.has(move)) return BUY_LAND.first(move);
  return TAKE.has(move) ? TAKE.first(move) : null;
}

/** The verbs that put somebody on a circle or take him off it. */
const SHIFTS = [
  { verb: PLACE, colonists: 1, isGuest: false },
  { verb: PLACE_NOBLE, colonists: 1, isGuest: false },
  { verb: LIFT, colonists: -1, isGuest: false },
  { verb: LIFT_NOBLE, colonists: -1, isGuest: false },
  { verb: GUEST, colonists: 1, isGuest: true },
  { verb: GUEST_NOBLE, colonists: 1, isGuest: true },
];

/** A player's board after such a move, or null if the move is none. */
function boardAfter(view: PuertoRicoView, seat: SeatId, move: Move): Seat | null {
  const shift = SHIFTS.find(({ verb }) => verb.has(move));
  // the first placing takes all colonists up: there is little to compare
  if (shift === undefined || isUntouched(view)) return null;
  const board = completeSeat(view.seats[seat], 0, []);
  addAt(board, shift.verb.first(move), shift.colonists, 0);
  if (shift.isGuest) addAt(board, spotOf(GUEST_HOUSE), -1, 0);
  return board;
}

/** By good: barrels a player makes now, or would after the viewer's move. */
export function productionPreview(stage: Considering, seat: SeatId): number[] {
  const { view } = stage;
  const move = expected(stage);
  const board = move === null || seat !== stage.seat ? null : boardAfter(view, seat, move);
  const table = board === null ? view : { ...view, seats: view.seats.with(seat, { ...view.seats[seat], ...board }) };
  return GOODS.map((_, good) => harvest(table, seat, good));
}

/** By good: barrels a player could make with somebody on every circle and enough in the supply. */
export function productionPossible(view: PuertoRicoView, seat: SeatId): number[] {
  const board = view.seats[seat];
  const { circles } = contentOf(view);
  return GOODS.map((_, good) => {
    if (good === CORN) return board.island[good];
    const inPlants = PRODUCERS[good].reduce((sum, plant) => sum + (owns(board, plant) ? circles[plant] : 0), 0);
    return Math.min(board.island[good], inPlants);
  });
}
