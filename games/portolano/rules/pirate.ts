import { asks, includesSeat, nextSeat, only, runs, type SeatId } from "@caravel/kernel";
import { ENOUGH_HITS } from "../content/missions.ts";
import { DIRECTIONS, ITEMS, PIRATE_DICE_HERE, PIRATE_DICE_NEXT } from "../content/pieces.ts";
import { FORTUNES_SON, TIE_LOOT } from "../content/ships.ts";
import { PEACE } from "../content/tiles.ts";
import { rollHits, sureHits } from "./dice.ts";
import { isForced, listExactly, noteItem } from "./drafts.ts";
import { fact } from "./events.ts";
import { dropItem, pay } from "./hold.ts";
import { chartFor } from "./map.ts";
import { LOSE } from "./moves.ts";
import { itemsTally } from "./ship.ts";
import { contentOf, isPort, type Portolano, type PortolanoTable, type Watch, watch } from "./state.ts";
import { STEP } from "./steps.ts";
import { tallied } from "./tally.ts";
import { askForTruce, isKnightAsked } from "./truce.ts";

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

/** PO-BATTLE-01, -16: the battles with the pirate, one by one in start order. */
export const pirateBattles = runs<Portolano, Watch>("pirateBattles", (table, frame) => {
  const { state } = table;
  while (frame.turns > 0) {
    const { seat } = frame;
    const isBattle = meetsPirate(state, seat);
    if (isBattle && state.seats[seat].peaceMarker && !isKnightAsked(frame)) return askForTruce(table, frame, seat);
    frame.turns--;
    frame.seat = nextSeat(state, seat);
    if (isBattle) return fightPirate(table, seat);
  }
  table.pop();
});

/** PO-BATTLE-06 to -11, -17: both roll. */
function fightPirate(table: PortolanoTable, seat: SeatId): void {
  const { state } = table;
  const ship = state.seats[seat];
  const dice: boolean[] | null = table.told === null ? null : [];
  const pirateDice: boolean[] | null = table.told === null ? null : [];
  const sure = sureHits(ship);
  const hits = sure + rollHits(table, ship.cannons - sure, dice);
  const pirateHits = rollHits(table, ship.place === state.pirate ? PIRATE_DICE_HERE : PIRATE_DICE_NEXT, pirateDice);
  state.fought |= only(seat);
  if (hits >= ENOUGH_HITS) state.threeHits |= only(seat);
  if (dice !== null && pirateDice !== null) {
    const { place } = ship;
    table.tell(fact({ type: "foughtPirate", seat, place, sureHits: sure, dice, hits, pirateDice, pirateHits }));
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
    table.tell(fact({ type: "pirateBeaten", seat, thalers: difference }));
  } else if (difference === 0) {
    const thalers = ship.stern === FORTUNES_SON ? TIE_LOOT : 0;
    pay(ship, thalers);
    table.tell(fact({ type: "pirateTied", seat, thalers }));
  } else {
    const frame = watch(STEP.surrender, seat, -difference);
    table.push(frame);
    goOnSurrendering(table, frame);
  }
}

/** Gives up what is to be given up without a choice: the only kind there is, or all (PO-BATTLE-23). */
function goOnSurrendering(table: PortolanoTable, frame: Watch): void {
  const ship = table.state.seats[frame.seat];
  while (frame.limit > 0) {
    const available = itemsTally(ship);
    if (available === 0) break;
    if (!isForced(available, frame.limit)) return;
    let item = 0;
    while (tallied(available, item) === 0) item++;
    surrenderItem(table, frame.seat, item);
    frame.limit--;
  }
  table.pop();
}

function surrenderItem(table: PortolanoTable, seat: SeatId, item: number): void {
  dropItem(table.state, table.state.seats[seat], item);
  table.tell(fact({ type: "lostToPirate", seat, item }));
}

/** PO-BATTLE-21, PO-DEC-17: the loser chooses what to give up, one item after the other. */
export const surrender = asks<Portolano, Watch>("surrender", {
  verbs: [LOSE],
  moves(state, frame, seat, list) {
    listExactly(list, LOSE, itemsTally(state.seats[seat]), frame);
  },
  refuse: (state, _frame, seat, move) => (state.seats[seat].items[LOSE.first(move)] > 0 ? null : "PO-BATTLE-21"),
  play(table, frame, seat, move) {
    const item = LOSE.first(move);
    noteItem(frame, itemsTally(table.state.seats[seat]), item);
    surrenderItem(table, seat, item);
    goOnSurrendering(table, frame);
  },
});

/** Items on a ship that can be lost. */
export function itemCount(items: readonly number[]): number {
  let count = 0;
  for (let item = 0; item < ITEMS.length; item++) count += items[item];
  return count;
}
