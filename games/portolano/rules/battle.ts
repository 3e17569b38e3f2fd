import { asks, includesSeat, nextSeat, only, runs, type SeatId } from "@caravel/kernel";
import { ENOUGH_HITS } from "../content/missions.ts";
import { CARGO, ITEMS, RUM, THALER } from "../content/pieces.ts";
import { FORTUNES_SON, TIE_LOOT } from "../content/ships.ts";
import { rollHits, sureHits } from "./dice.ts";
import { listSome } from "./drafts.ts";
import { type Fighter, fact } from "./events.ts";
import { receive } from "./hold.ts";
import { DONE, PLUNDER } from "./moves.ts";
import { isExempt, itemCount } from "./pirate.ts";
import { capacity, itemsTally } from "./ship.ts";
import {
  isPort,
  NOT_IN_BATTLE,
  type OpenTable,
  type Portolano,
  type PortolanoTable,
  seatInOrder,
  type Watch,
  watch,
} from "./state.ts";
import { STEP } from "./steps.ts";
import { one, several, tallied, talliedBelow, tallyList } from "./tally.ts";
import { askForTruce, isKnightAsked } from "./truce.ts";

/** PO-BATTLE-02, -30: may the seat fight other players this round? */
function isFree(state: Portolano, seat: SeatId): boolean {
  return !includesSeat(state.fought, seat) && !isExempt(state, seat);
}

function isFighter(state: Portolano, seat: SeatId, place: number): boolean {
  return state.seats[seat].place === place && isFree(state, seat);
}

function fightersAt(state: Portolano, place: number): number {
  let fighters = 0;
  for (let seat = 0; seat < state.players; seat++) if (isFighter(state, seat, place)) fighters++;
  return fighters;
}

/** PO-BATTLE-30 to -32: a battle on each tile with two or more, in start order of the first; `frame.turns` counts the seats left. */
export const clashes = runs<Portolano, Watch>("clashes", (table, frame) => {
  const { state } = table;
  while (frame.turns > 0) {
    const { place } = state.seats[frame.seat];
    const isBattle = isFree(state, frame.seat) && fightersAt(state, place) > 1;
    const knight = isBattle && !isKnightAsked(frame) ? knightAt(state, place) : NOBODY;
    if (knight !== NOBODY) return askForTruce(table, frame, knight);
    frame.turns--;
    frame.seat = nextSeat(state, frame.seat);
    if (isBattle) return clash(table, place);
  }
  table.pop();
});

const NOBODY = -1;

/** A fighter here who could still sit the battle out. */
function knightAt(state: Portolano, place: number): SeatId {
  for (let seat = 0; seat < state.players; seat++)
    if (state.seats[seat].peaceMarker && isFighter(state, seat, place)) return seat;
  return NOBODY;
}

/** PO-BATTLE-33, -34: all on the tile roll; then the spoils. */
function clash(table: PortolanoTable, place: number): void {
  const { state } = table;
  const fighters: Fighter[] | null = table.told === null ? null : [];
  let fought = 0;
  for (let distance = 0; distance < state.players; distance++) {
    const seat = seatInOrder(state, distance);
    if (!isFighter(state, seat, place)) continue;
    rollFor(table, seat, fighters);
    fought |= only(seat);
  }
  state.fought |= fought;
  if (fighters !== null) table.tell(fact({ type: "clashed", place, fighters }));
  table.push(watch(STEP.spoils, state.start));
}

/** PO-BATTLE-33: at sea one die per cannon, with fuses; at a port one per rum. */
function rollFor(table: PortolanoTable, seat: SeatId, fighters: Fighter[] | null): void {
  const { state } = table;
  const ship = state.seats[seat];
  const isAtPort = isPort(state.grid[ship.place]);
  const sure = isAtPort ? 0 : sureHits(ship);
  const dice: boolean[] | null = fighters === null ? null : [];
  const hits = sure + rollHits(table, (isAtPort ? ship.items[RUM] : ship.cannons) - sure, dice);
  state.hits[seat] = hits;
  if (!isAtPort && hits >= ENOUGH_HITS) state.threeHits |= only(seat);
  if (fighters !== null && dice !== null) fighters.push({ seat, sureHits: sure, dice, hits });
}

/** PO-BATTLE-35: the fighter with this rank: most hits first, equals in start order. */
export function fighterOfRank(state: OpenTable, rank: number): SeatId {
  let left = rank;
  for (let hits = highest(state.hits); hits >= 0; hits--)
    for (let distance = 0; distance < state.players; distance++) {
      const seat = seatInOrder(state, distance);
      if (state.hits[seat] === hits && left-- === 0) return seat;
    }
  return NOBODY;
}

function highest(hits: readonly number[]): number {
  let most = NOT_IN_BATTLE;
  for (let seat = 0; seat < hits.length; seat++) if (hits[seat] > most) most = hits[seat];
  return most;
}

/** PO-BATTLE-36, -38, -41: how many items a fighter may take from another. */
function loot(state: Portolano, taker: SeatId, victim: SeatId): number {
  if (taker === victim || state.hits[victim] === NOT_IN_BATTLE) return 0;
  const difference = state.hits[taker] - state.hits[victim];
  const allowed = difference === 0 && state.seats[taker].stern === FORTUNES_SON ? TIE_LOOT : difference;
  return Math.min(allowed, itemCount(state.seats[victim].items));
}

/** PO-BATTLE-35, -40: everybody plunders whom he beat, the best first; `frame.turns` counts the pairs. */
export const spoils = runs<Portolano, Watch>("spoils", (table, frame) => {
  const { state } = table;
  for (;;) {
    const taker = fighterOfRank(state, Math.trunc(frame.turns / state.players));
    if (taker === NOBODY) break;
    const victim = seatInOrder(state, frame.turns % state.players);
    frame.turns++;
    const limit = loot(state, taker, victim);
    if (limit > 0) return table.push(watch(STEP.plunder, taker, limit, 0, 0, victim));
  }
  state.hits.fill(NOT_IN_BATTLE);
  table.pop();
});

/** What a plunderer may still name, as a tally: what the victim has, cargo only as far as his own hold could ever take it (PO-HOLD-09). */
function plunderable(state: Portolano, frame: Watch): number {
  const all = itemsTally(state.seats[frame.other]) - frame.tally;
  const isHoldFull = talliedBelow(frame.tally, CARGO.length) >= capacity(state, state.seats[frame.seat]);
  return isHoldFull ? several(THALER, tallied(all, THALER)) : all;
}

/** PO-BATTLE-36 to -39, PO-DEC-18, -19: naming the spoils (`frame.tally`) item by item, then `done`. */
export const plunder = asks<Portolano, Watch>("plunder", {
  verbs: [PLUNDER, DONE],
  moves(state, frame, _seat, list) {
    listSome(list, PLUNDER, plunderable(state, frame), frame);
    list.add(DONE.of());
  },
  refuse(state, frame, _seat, move) {
    if (DONE.has(move)) return null;
    const item = PLUNDER.first(move);
    if (tallied(itemsTally(state.seats[frame.other]) - frame.tally, item) === 0) return "PO-BATTLE-38";
    return tallied(plunderable(state, frame), item) > 0 ? null : "PO-HOLD-09";
  },
  play(table, frame, _seat, move) {
    if (PLUNDER.has(move)) {
      frame.tally += one(PLUNDER.first(move));
      frame.last = PLUNDER.first(move);
      frame.limit--;
      if (frame.limit > 0 && plunderable(table.state, frame) !== 0) return;
    }
    table.pop();
    carryOff(table, frame);
  },
});

function carryOff(table: PortolanoTable, { seat, other: victim, tally }: Watch): void {
  const { items } = table.state.seats[victim];
  for (let item = 0; item < ITEMS.length; item++) items[item] -= tallied(tally, item);
  if (table.told !== null) table.tell(fact({ type: "plundered", seat, victim, items: tallyList(tally) }));
  if (tally !== 0) receive(table, seat, tally);
}
