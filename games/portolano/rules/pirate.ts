import { draft, includesSeat, only, type SeatId } from "@caravel/kernel";
import { ENOUGH_HITS } from "../content/missions.ts";
import { DIRECTIONS, ITEMS, PIRATE_DICE_HERE, PIRATE_DICE_NEXT } from "../content/pieces.ts";
import { FORTUNES_SON, TIE_LOOT } from "../content/ships.ts";
import { PEACE } from "../content/tiles.ts";
import { rollHits, sureHits } from "./dice.ts";
import { fact } from "./events.ts";
import { dropItem, pay } from "./hold.ts";
import { chartFor } from "./map.ts";
import { LOSE, noWayOut } from "./moves.ts";
import { contentOf, isPort, type Portolano, type PortolanoTable } from "./state.ts";
import { STEP } from "./steps.ts";
import { askForTruce } from "./truce.ts";
import { naming, type Round, type Watch } from "./watch.ts";

/** PO-SEA-35, PO-BATTLE-04: does the seat keep out of all battles: on the isle of peace, or by the knight's marker? */
export function isExempt(state: Portolano, seat: SeatId): boolean {
  if (includesSeat(state.satOut, seat)) return true;
  const face = state.grid[state.seats[seat].place];
  return !isPort(face) && contentOf(state).action[face] === PEACE;
}

/** PO-BATTLE-12, -13: does the pirate reach this neighbouring place? With 2-3 players only at right angles to the wind. */
function isNextToPirate(state: Portolano, place: number): boolean {
  const { next } = chartFor(state.players);
  const { pirate, wind } = state;
  if (state.players < 4) return next[(wind + 1) & 3][pirate] === place || next[(wind + 3) & 3][pirate] === place;
  for (let direction = 0; direction < DIRECTIONS.length; direction++)
    if (next[direction][pirate] === place) return true;
  return false;
}

/** PO-BATTLE-12 to -14: must the seat fight the pirate? */
export function meetsPirate(state: Portolano, seat: SeatId): boolean {
  const { place } = state.seats[seat];
  if (isPort(state.grid[place])) return false;
  if (place !== state.pirate && !isNextToPirate(state, place)) return false;
  return !isExempt(state, seat);
}

/** PO-BATTLE-01, -16: who must fight the pirate does, one by one in start order. */
export function meetPirate(table: PortolanoTable, round: Watch<Round>, seat: SeatId): void {
  const { state } = table;
  if (!meetsPirate(state, seat)) return;
  if (state.seats[seat].peaceMarker && !round.memo.knightAsked) return askForTruce(table, round, seat);
  fightPirate(table, seat);
}

/** PO-BATTLE-06 to -11, -17: both roll. */
function fightPirate(table: PortolanoTable, seat: SeatId): void {
  const { state } = table;
  const ship = state.seats[seat];
  const dice: boolean[] | null = table.tell === null ? null : [];
  const pirateDice: boolean[] | null = table.tell === null ? null : [];
  const sure = sureHits(ship);
  const hits = sure + rollHits(table, ship.cannons - sure, dice);
  const pirateHits = rollHits(table, ship.place === state.pirate ? PIRATE_DICE_HERE : PIRATE_DICE_NEXT, pirateDice);
  state.fought |= only(seat);
  if (hits >= ENOUGH_HITS) state.threeHits |= only(seat);
  if (dice !== null && pirateDice !== null) {
    const { place } = ship;
    table.tell?.(fact({ type: "foughtPirate", seat, place, sureHits: sure, dice, hits, pirateDice, pirateHits }));
  }
  settle(table, seat, hits - pirateHits);
}

/** PO-BATTLE-19 to -23: thalers for more hits, losses for fewer. */
function settle(table: PortolanoTable, seat: SeatId, difference: number): void {
  const { state } = table;
  const ship = state.seats[seat];
  if (difference > 0) {
    state.beatPirate |= only(seat);
    pay(ship, difference);
    table.tell?.(fact({ type: "pirateBeaten", seat, thalers: difference }));
  } else if (difference === 0) {
    const thalers = ship.stern === FORTUNES_SON ? TIE_LOOT : 0;
    pay(ship, thalers);
    table.tell?.(fact({ type: "pirateTied", seat, thalers }));
  } else table.push(naming(STEP.surrender, seat, -difference));
}

/** PO-BATTLE-21, -23, PO-DEC-17: the loser chooses what to give up, one item after the other; if it is not enough, everything. */
export const surrender = draft<Portolano, Watch>("surrender", {
  picks: [LOSE],
  turnRule: "PO-BATTLE-16",
  instead: noWayOut("PO-BATTLE-21"),
  left: (state, _frame, seat, item) => state.seats[seat].items[item],
  least: (_state, { amount }) => amount,
  most: (_state, { amount }) => amount,
  refuse: () => "PO-BATTLE-21",
  picked: surrenderItem,
  finish: () => {},
});

function surrenderItem(table: PortolanoTable, _frame: Watch, seat: SeatId, item: number): void {
  dropItem(table.state, table.state.seats[seat], item);
  table.tell?.(fact({ type: "lostToPirate", seat, item }));
}

/** Items on a ship that can be lost. */
export function itemCount(items: readonly number[]): number {
  let count = 0;
  for (let item = 0; item < ITEMS.length; item++) count += items[item];
  return count;
}
