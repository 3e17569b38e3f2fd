import { memoOf, runs, type SeatId, sequence, start, when } from "@caravel/kernel";
import {
  AQUEDUCT,
  CHAPEL,
  FACTORY,
  GUEST_HOUSE,
  INDIGO_PLANT,
  JEWELER,
  PRODUCERS,
  SPECIALTY_FACTORY,
  SUGAR_MILL,
} from "../../content/buildings.ts";
import { CORN, CRAFTSMAN, FACTORY_PAY, GOODS, INDIGO, SUGAR } from "../../content/pieces.ts";
import { fact } from "../events.ts";
import { type GoodSet, includesGood, onlyGood, type Phase, phase } from "../frames.ts";
import { decides, guestMoment, offerGuests, wakeGuests } from "../guests.ts";
import { reward } from "../last-point.ts";
import { DECLINE, EXTRA, LEAVINGS, PASS, PRODUCE, PRODUCE_WITHOUT } from "../moves.ts";
import { privileges } from "../privilege.ts";
import {
  type Board,
  hasNoble,
  isBuilt,
  noblesOf,
  owns,
  type PuertoRico,
  type PuertoRicoTable,
  type Seat,
  type SeenTable,
  works,
} from "../state.ts";
import { STEP } from "../steps.ts";
import { inPlayerOrder } from "../turns.ts";

/** PR-CRAFT, PR-CRAFT-13: chapels, then everybody produces, then the craftsman may take an extra barrel. */
export const craftsman = sequence<PuertoRico, Phase>("craftsman", {
  guests: guestMoment,
  chapels: when((state) => isBuilt(state, CHAPEL), inPlayerOrder(rewardChapel)),
  turns: inPlayerOrder(beginTurn),
  guestsAfterTurns: guestMoment,
  privilege: when(
    (state) => memoOf(state, "crafting").produced !== 0,
    start((_state, { taker }) => phase(STEP.extra, taker, taker)),
  ),
});

/** PR-B-CHAPEL-01: at the start of the phase a colonist on a chapel brings a doubloon, a noble a point. */
function rewardChapel(table: PuertoRicoTable, _frame: Phase, seat: SeatId): void {
  const board = table.state.seats[seat];
  if (!works(board, CHAPEL)) return;
  wakeGuests(table);
  if (hasNoble(board, CHAPEL)) return reward(table, seat, CHAPEL, 1);
  board.doubloons++;
  table.tell?.(fact({ type: "chapelRewarded", seat, doubloons: 1, points: 0 }));
}

/** Production, then the jeweler; who has nothing to make and no guest who could change that is passed over. */
function beginTurn(table: PuertoRicoTable, { taker }: Phase, seat: SeatId): void {
  const { state } = table;
  const board = state.seats[seat];
  if (owns(board, JEWELER)) table.push(phase(STEP.jeweler, seat, taker));
  if (canProduce(state, seat) || board.city[GUEST_HOUSE] > 0) table.push(phase(STEP.produce, seat, taker));
  offerGuests(table, seat);
}

function workersIn(seat: Board, plant: number): number {
  const colonists = seat.city[plant];
  return colonists > 0 ? colonists : 0;
}

/** PR-CRAFT-02 to -04: barrels of a good the board can make, if the supply has them. */
export function capacity(seat: Board, good: number): number {
  const plantations = seat.workers[good];
  if (good === CORN || plantations === 0) return plantations;
  const plants = PRODUCERS[good];
  let workers = 0;
  for (let index = 0; index < plants.length; index++) workers += workersIn(seat, plants[index]);
  return plantations < workers ? plantations : workers;
}

/** The barrels of the aqueduct, as bits: taken all, or so many of `LEAVINGS` left. */
const LEAVE_NOTHING = 0;
const LEAVE_INDIGO = 1;
const LEAVE_SUGAR = 2;

/** The barrels of the aqueduct that a move leaves, as bits. */
export function leavingsOf(move: number): number {
  return PRODUCE_WITHOUT.has(move) ? PRODUCE_WITHOUT.first(move) + 1 : LEAVE_NOTHING;
}

/** Is the aqueduct's barrel of a good among those that are left? */
export function isLeft(good: number, leavings: number): boolean {
  return (good === INDIGO && (leavings & LEAVE_INDIGO) !== 0) || (good === SUGAR && (leavings & LEAVE_SUGAR) !== 0);
}

/** PR-B-AQUEDUCT: is there one more indigo or sugar for a player whose large plant takes part? It is credited first (ruling PR-RULING-12). */
function isOnAqueduct(seat: Board, good: number): boolean {
  if (!works(seat, AQUEDUCT) || seat.workers[good] === 0) return false;
  const plant = good === INDIGO ? INDIGO_PLANT : good === SUGAR ? SUGAR_MILL : null;
  return plant !== null && workersIn(seat, plant) > 0;
}

/** PR-B-AQUEDUCT-01, -03: the barrels the aqueduct would bring a player now, as bits: those he may leave. */
function aqueductBarrels(state: PuertoRico, seat: SeatId): number {
  const board = state.seats[seat];
  if (!works(board, AQUEDUCT)) return 0;
  const indigo = aqueductBrings(state, board, INDIGO) ? LEAVE_INDIGO : 0;
  const sugar = aqueductBrings(state, board, SUGAR) ? LEAVE_SUGAR : 0;
  return indigo | sugar;
}

function aqueductBrings({ supply }: PuertoRico, board: Seat, good: number): boolean {
  return isOnAqueduct(board, good) && capacity(board, good) < supply[good];
}

/** PR-CRAFT-06: barrels of a good a player would receive now, leaving some of the aqueduct's. */
export function harvest(state: SeenTable, seat: SeatId, good: number, leavings = LEAVE_NOTHING): number {
  const board = state.seats[seat];
  const supply = state.supply[good];
  const made = capacity(board, good);
  // without a barrel produced there is nothing for the aqueduct to add to (PR-B-AQUEDUCT-01)
  if (made >= supply || made === 0) return made < supply ? made : supply;
  return isLeft(good, leavings) || !isOnAqueduct(board, good) ? made : made + 1;
}

/** Is there anything the player could make? */
function canProduce(state: PuertoRico, seat: SeatId): boolean {
  const { supply } = state;
  const board = state.seats[seat];
  for (let good = 0; good < GOODS.length; good++) if (supply[good] > 0 && capacity(board, good) > 0) return true;
  return false;
}

/** Producing, all kinds or nothing (PR-CRAFT-07); only the barrels of an aqueduct may be left (PR-B-AQUEDUCT-03). */
export const produce = decides("produce", {
  verbs: [PRODUCE, PRODUCE_WITHOUT, DECLINE],
  instead: { pass: "PR-CRAFT-07" },

  moves(state, _frame, seat, list) {
    if (!canProduce(state, seat)) return;
    list.add(PRODUCE.of());
    const barrels = aqueductBarrels(state, seat);
    for (let left = 0; barrels !== 0 && left < LEAVINGS.length; left++)
      if (((left + 1) & ~barrels) === 0) list.add(PRODUCE_WITHOUT.of(left));
    list.add(DECLINE.of());
  },

  refuse(state, _frame, seat, move) {
    if (!PRODUCE_WITHOUT.has(move)) return null;
    if (!works(state.seats[seat], AQUEDUCT)) return "PR-BLD-01";
    return (leavingsOf(move) & ~aqueductBarrels(state, seat)) === 0 ? null : "PR-B-AQUEDUCT-03";
  },

  play(table, { taker }: Phase, seat, move) {
    table.pop();
    if (DECLINE.has(move)) return table.tell?.(fact({ type: "declined", seat, role: CRAFTSMAN }));
    const produced = receiveHarvest(table, seat, leavingsOf(move));
    if (seat === taker) memoOf(table.state, "crafting").produced = produced;
  },
});

/** Hands out the barrels and the factories' pay; says which kinds came. */
function receiveHarvest(table: PuertoRicoTable, seat: SeatId, leavings: number): GoodSet {
  const { state } = table;
  const board = state.seats[seat];
  let kinds: GoodSet = 0;
  let different = 0;
  let mostOfOne = 0;
  const barrels = table.tell === null ? null : GOODS.map(() => 0);
  for (let good = 0; good < GOODS.length; good++) {
    const received = harvest(state, seat, good, leavings);
    if (received === 0) continue;
    state.supply[good] -= received;
    board.barrels[good] += received;
    kinds |= onlyGood(good);
    different++;
    if (good !== CORN && received > mostOfOne) mostOfOne = received;
    if (barrels !== null) barrels[good] = received;
  }
  if (barrels !== null) table.tell?.(fact({ type: "produced", seat, barrels }));
  if (works(board, FACTORY)) payFactory(table, seat, different);
  if (works(board, SPECIALTY_FACTORY)) paySpecialtyFactory(table, seat, mostOfOne);
  return kinds;
}

/** PR-B-FACTORY: money for different kinds. */
function payFactory(table: PuertoRicoTable, seat: SeatId, different: number): void {
  const doubloons = FACTORY_PAY[different];
  table.state.seats[seat].doubloons += doubloons;
  if (doubloons > 0) table.tell?.(fact({ type: "factoryPaid", seat, doubloons }));
}

/** PR-B-SPECIALTY-FACTORY: money for many barrels of one kind other than corn. */
function paySpecialtyFactory(table: PuertoRicoTable, seat: SeatId, mostOfOne: number): void {
  const doubloons = Math.max(0, mostOfOne - 1);
  table.state.seats[seat].doubloons += doubloons;
  if (doubloons > 0) table.tell?.(fact({ type: "specialtyPaid", seat, doubloons }));
}

/** PR-B-JEWELER-01: a doubloon per noble at the end of the owner's turn, whether he produced or not (ruling PR-RULING-52). */
export const jeweler = runs<PuertoRico, Phase>("jeweler", (table, { seat }) => {
  table.pop();
  const board = table.state.seats[seat];
  const doubloons = works(board, JEWELER) ? noblesOf(board) : 0;
  board.doubloons += doubloons;
  if (doubloons === 0) return;
  table.tell?.(fact({ type: "jewelerPaid", seat, doubloons }));
  wakeGuests(table);
});

/** PR-CRAFT-08 to -10: the craftsman may take one more barrel of a kind he produced; two with a library. */
export const extra = decides("extra", {
  verbs: [EXTRA, PASS],

  moves(state, _frame, _seat, list) {
    const { produced } = memoOf(state, "crafting");
    for (let good = 0; good < GOODS.length; good++)
      if (includesGood(produced, good) && state.supply[good] > 0) list.add(EXTRA.of(good));
    if (list.length > 0) list.add(PASS.of());
  },

  refuse(state, _frame, _seat, move) {
    if (PASS.has(move)) return null;
    const { produced } = memoOf(state, "crafting");
    const good = EXTRA.first(move);
    if (!includesGood(produced, good)) return "PR-CRAFT-08";
    return state.supply[good] > 0 ? null : "PR-CRAFT-10";
  },

  play(table, _frame, seat, move) {
    const { state } = table;
    const crafting = memoOf(state, "crafting");
    if (PASS.has(move)) {
      table.pop();
      return table.tell?.(fact({ type: "passed", seat, step: "extra" }));
    }
    crafting.extras++;
    // how many there are is only known now (ruling PR-RULING-29), but never more than two
    if (crafting.extras === 2 || crafting.extras === privileges(state.seats[seat])) table.pop();
    const good = EXTRA.first(move);
    state.supply[good]--;
    state.seats[seat].barrels[good]++;
    table.tell?.(fact({ type: "extraBarrel", seat, good }));
  },
});
