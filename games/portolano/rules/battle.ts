import {
  type DraftFrame,
  draft,
  draftedOf,
  includesSeat,
  inTurn,
  only,
  type SeatId,
  type SequenceFrame,
  sequence,
} from "@caravel/kernel";
import { ENOUGH_HITS } from "../content/missions.ts";
import { CARGO, ITEMS, RUM, THALER } from "../content/pieces.ts";
import { FORTUNES_SON, TIE_LOOT } from "../content/ships.ts";
import { rollHits, sureHits } from "./dice.ts";
import { type Fighter, fact } from "./events.ts";
import { receive } from "./hold.ts";
import { DONE, noWayOut, PLUNDER } from "./moves.ts";
import { isExempt, itemCount } from "./pirate.ts";
import { capacity } from "./ship.ts";
import {
  isPort,
  NOT_IN_BATTLE,
  type OpenTable,
  type Portolano,
  type PortolanoTable,
  seatInOrder,
  startPlayer,
} from "./state.ts";
import { STEP } from "./steps.ts";
import { askForTruce } from "./truce.ts";
import { naming, type Plunder, type Round, type Watch, watch } from "./watch.ts";

/** PO-BATTLE-02, -30: may the seat fight other players this round? */
function isFree(state: Portolano, seat: SeatId): boolean {
  return !includesSeat(state.fought, seat) && !isExempt(state, seat);
}

function isFighter(state: Portolano, seat: SeatId, place: number): boolean {
  return state.seats[seat].place === place && isFree(state, seat);
}

/** PO-BATTLE-30, -32: will the seat fight others on its tile? */
export function willClash(state: Portolano, seat: SeatId): boolean {
  const { place } = state.seats[seat];
  for (let other = 0; other < state.players; other++)
    if (other !== seat && isFighter(state, other, place)) return isFree(state, seat);
  return false;
}

/** PO-BATTLE-30 to -32: a battle on each tile with two or more, in start order of the first. */
export function clashHere(table: PortolanoTable, round: Watch<Round>, seat: SeatId): void {
  const { state } = table;
  if (!willClash(state, seat)) return;
  const { place } = state.seats[seat];
  const knight = round.memo.knightAsked ? NOBODY : knightAt(state, place);
  if (knight !== NOBODY) return askForTruce(table, round, knight);
  clash(table, place);
}

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
  const fighters: Fighter[] | null = table.tell === null ? null : [];
  let fought = 0;
  for (let distance = 0; distance < state.players; distance++) {
    const seat = seatInOrder(state, distance);
    if (!isFighter(state, seat, place)) continue;
    rollFor(table, seat, fighters);
    fought |= only(seat);
  }
  state.fought |= fought;
  if (fighters !== null) table.tell?.(fact({ type: "clashed", place, fighters }));
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

/** PO-BATTLE-36, -38, -41: how many items a fighter may take from another fighter. */
function loot(state: Portolano, taker: SeatId, victim: SeatId): number {
  if (taker === victim) return 0;
  const difference = state.hits[taker] - state.hits[victim];
  const allowed = difference === 0 && state.seats[taker].stern === FORTUNES_SON ? TIE_LOOT : difference;
  return Math.min(allowed, itemCount(state.seats[victim].items));
}

/** PO-BATTLE-35, -40: everybody plunders whom he beat, the best first. */
export const spoils = sequence<Portolano, Watch>("spoils", {
  plunder: inTurn({
    from: startPlayer,
    turns: ({ players, hits }) => players * fighters(hits),
    turn: beginPlunder,
  }),
  end: ({ state }) => state.hits.fill(NOT_IN_BATTLE),
});

function fighters(hits: readonly number[]): number {
  let count = 0;
  for (let seat = 0; seat < hits.length; seat++) if (hits[seat] !== NOT_IN_BATTLE) count++;
  return count;
}

/** For each fighter, the best first, the others come in start order. */
function beginPlunder(table: PortolanoTable, { turn }: SequenceFrame, victim: SeatId): void {
  const { state } = table;
  if (state.hits[victim] === NOT_IN_BATTLE) return;
  const taker = fighterOfRank(state, Math.trunc((turn - 1) / state.players));
  const amount = loot(state, taker, victim);
  if (amount <= 0) return;
  table.push(naming(STEP.plunder, taker, amount, { of: "plunder", victim }));
}

/** Does the loot named so far fill the whole hold? Nobody can stow more (PO-HOLD-09). */
function fillsHold(state: Portolano, frame: Watch<Plunder>): boolean {
  let cargo = 0;
  for (let item = 0; item < CARGO.length; item++) cargo += draftedOf(frame, item);
  return cargo >= capacity(state, state.seats[frame.seat]);
}

/** How many more of an item the victim has. */
function victimHas(state: Portolano, frame: Watch<Plunder>, item: number): number {
  return state.seats[frame.memo.victim].items[item] - draftedOf(frame, item);
}

/** Who is being plundered now, or null. */
export function victimOf({ stack }: Pick<Portolano, "stack">): SeatId | null {
  const memo = stack.at(-1)?.memo;
  return memo?.of === "plunder" ? memo.victim : null;
}

/** By item: what the plunderer has named. */
export function lootSoFar(frame: DraftFrame): number[] {
  return ITEMS.map((_, item) => draftedOf(frame, item));
}

/** PO-BATTLE-36 to -39, PO-DEC-18, -19: naming the spoils item by item, then `done`. */
export const plunder = draft<Portolano, Watch<Plunder>>("plunder", {
  picks: [PLUNDER],
  done: DONE,
  turnRule: "PO-BATTLE-35",
  instead: noWayOut("PO-BATTLE-36", DONE),
  left: (state, frame, _seat, item) => (item !== THALER && fillsHold(state, frame) ? 0 : victimHas(state, frame, item)),
  most: (_state, { amount }) => amount,
  refuse: (state, frame, _seat, item) => (victimHas(state, frame, item) > 0 ? "PO-HOLD-09" : "PO-BATTLE-38"),
  finish: carryOff,
});

function carryOff(table: PortolanoTable, frame: Watch<Plunder>, seat: SeatId): void {
  const { drafted, memo } = frame;
  const { victim } = memo;
  const { items } = table.state.seats[victim];
  for (let item = 0; item < drafted.length; item++) items[item] -= drafted[item];
  table.tell?.(fact({ type: "plundered", seat, victim, items: lootSoFar(frame) }));
  if (drafted.length > 0) receive(table, seat, drafted);
}
