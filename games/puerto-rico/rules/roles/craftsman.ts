import { asks, eachSeat, runs, type SeatId } from "@caravel/kernel";
import {
  AQUEDUCT,
  CHAPEL,
  FACTORY,
  INDIGO_PLANT,
  JEWELER,
  PRODUCERS,
  SPECIALTY_FACTORY,
  SUGAR_MILL,
} from "../../content/buildings.ts";
import { CORN, CRAFTSMAN, FACTORY_PAY, GOODS, INDIGO, SUGAR } from "../../content/pieces.ts";
import { award } from "../ending.ts";
import { fact } from "../events.ts";
import { afterDecision, offerAllGuests, offerGuests, wakeGuests } from "../guests.ts";
import { DECLINE, EXTRA, PASS, PRODUCE } from "../moves.ts";
import { privileges } from "../privilege.ts";
import {
  type Board,
  hasNoble,
  noblesOf,
  owns,
  type Phase,
  type PuertoRico,
  type PuertoRicoTable,
  phase,
  type SeenTable,
  works,
} from "../state.ts";
import { STEP } from "../steps.ts";

/** PR-B-CHAPEL-01: at the start of the phase a colonist on a chapel brings a doubloon, a noble a point. */
export const chapels = runs<PuertoRico, Phase>("chapels", (table) => {
  table.pop();
  const { seats } = table.state;
  for (let seat = 0; seat < seats.length; seat++) if (works(seats[seat], CHAPEL)) rewardChapel(table, seat);
});

function rewardChapel(table: PuertoRicoTable, seat: SeatId): void {
  const board = table.state.seats[seat];
  const points = hasNoble(board, CHAPEL) ? 1 : 0;
  const doubloons = 1 - points;
  board.doubloons += doubloons;
  table.tell(fact({ type: "chapelRewarded", seat, doubloons, points }));
  if (points > 0) award(table, seat, points);
  wakeGuests(table);
}

/** PR-CRAFT: everybody produces (`frame.kinds`: what the craftsman produced), then the craftsman may take an extra barrel. */
export const craftsman = eachSeat<PuertoRico, Phase>("craftsman", {
  turn(table, frame, seat) {
    if (owns(table.state.seats[seat], JEWELER)) table.push(phase(STEP.jeweler, seat, frame.taker));
    table.push(phase(STEP.produce, seat, frame.taker));
    offerGuests(table, seat);
  },
  after(table, { taker, kinds }) {
    table.push(phase(STEP.extra, taker, taker, 0, kinds));
    offerAllGuests(table, taker);
  },
});

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

/** PR-B-AQUEDUCT: one more indigo or sugar if the large plant takes part; it is credited first (ruling PR-RULING-12). */
function aqueductBonus(seat: Board, good: number): number {
  if (!works(seat, AQUEDUCT) || seat.workers[good] === 0) return 0;
  const plant = good === INDIGO ? INDIGO_PLANT : good === SUGAR ? SUGAR_MILL : null;
  return plant !== null && workersIn(seat, plant) > 0 ? 1 : 0;
}

/** PR-CRAFT-06: barrels of a good a player would receive now. */
export function harvest(state: SeenTable, seat: SeatId, good: number): number {
  const made = Math.min(capacity(state.seats[seat], good), state.supply[good]);
  // without a barrel produced there is nothing for the aqueduct to add to (PR-B-AQUEDUCT-01)
  return made === 0 ? 0 : Math.min(made + aqueductBonus(state.seats[seat], good), state.supply[good]);
}

/** Producing, all kinds or nothing (PR-CRAFT-07). */
export const produce = asks<PuertoRico, Phase>("produce", {
  verbs: [PRODUCE, DECLINE],

  moves(state, _frame, seat, list) {
    for (let good = 0; good < GOODS.length; good++)
      if (state.supply[good] > 0 && capacity(state.seats[seat], good) > 0) {
        list.add(PRODUCE.of());
        list.add(DECLINE.of());
        return;
      }
  },

  refuse: () => null,

  play(table, frame, seat, move) {
    table.pop();
    if (DECLINE.has(move)) table.tell(fact({ type: "declined", seat, role: CRAFTSMAN }));
    else {
      const kinds = receiveHarvest(table, seat);
      if (seat === frame.taker) phaseFrame(table.state).kinds = kinds;
    }
    afterDecision(table, seat);
  },
});

/** The frame of the craftsman phase, below what is left of the turn. */
function phaseFrame(state: PuertoRico): Phase {
  const { stack } = state;
  const top = stack[stack.length - 1];
  return top.step === STEP.craftsman ? top : stack[stack.length - 2];
}

/** Hands out the barrels and the factories' pay; says which kinds came, as bits. */
function receiveHarvest(table: PuertoRicoTable, seat: SeatId): number {
  const { state } = table;
  const board = state.seats[seat];
  let kinds = 0;
  let different = 0;
  let mostOfOne = 0;
  const barrels = table.told === null ? null : GOODS.map(() => 0);
  for (let good = 0; good < GOODS.length; good++) {
    const received = harvest(state, seat, good);
    if (received === 0) continue;
    state.supply[good] -= received;
    board.barrels[good] += received;
    kinds |= 1 << good;
    different++;
    if (good !== CORN && received > mostOfOne) mostOfOne = received;
    if (barrels !== null) barrels[good] = received;
  }
  if (barrels !== null) table.tell(fact({ type: "produced", seat, barrels }));
  if (works(board, FACTORY)) payFactory(table, seat, different);
  if (works(board, SPECIALTY_FACTORY)) paySpecialtyFactory(table, seat, mostOfOne);
  return kinds;
}

/** PR-B-FACTORY: money for different kinds. */
function payFactory(table: PuertoRicoTable, seat: SeatId, different: number): void {
  const doubloons = FACTORY_PAY[different];
  table.state.seats[seat].doubloons += doubloons;
  if (doubloons > 0) table.tell(fact({ type: "factoryPaid", seat, doubloons }));
}

/** PR-B-SPECIALTY-FACTORY: money for many barrels of one kind other than corn. */
function paySpecialtyFactory(table: PuertoRicoTable, seat: SeatId, mostOfOne: number): void {
  const doubloons = Math.max(0, mostOfOne - 1);
  table.state.seats[seat].doubloons += doubloons;
  if (doubloons > 0) table.tell(fact({ type: "specialtyPaid", seat, doubloons }));
}

/** PR-B-JEWELER-01: a doubloon per noble at the end of the owner's turn, whether he produced or not (ruling PR-RULING-52). */
export const jeweler = runs<PuertoRico, Phase>("jeweler", (table, { seat }) => {
  table.pop();
  const board = table.state.seats[seat];
  const doubloons = works(board, JEWELER) ? noblesOf(board) : 0;
  board.doubloons += doubloons;
  if (doubloons === 0) return;
  table.tell(fact({ type: "jewelerPaid", seat, doubloons }));
  wakeGuests(table);
});

/** `frame.turns` before the first extra barrel: how many there are is only known then (ruling PR-RULING-29). */
const NONE_YET = 0;

/** PR-CRAFT-08 to -10: the craftsman may take one more barrel of a kind he produced (`frame.kinds`); two with a library. */
export const extra = asks<PuertoRico, Phase>("extra", {
  verbs: [EXTRA, PASS],

  moves(state, frame, _seat, list) {
    for (let good = 0; good < GOODS.length; good++)
      if ((frame.kinds & (1 << good)) !== 0 && state.supply[good] > 0) list.add(EXTRA.of(good));
    if (list.length > 0) list.add(PASS.of());
  },

  refuse(state, frame, _seat, move) {
    if (PASS.has(move)) return null;
    const good = EXTRA.first(move);
    if ((frame.kinds & (1 << good)) === 0) return "PR-CRAFT-08";
    return state.supply[good] > 0 ? null : "PR-CRAFT-10";
  },

  play(table, frame, seat, move) {
    const { state } = table;
    const isLast = frame.turns !== NONE_YET || privileges(state.seats[seat]) === 1;
    if (PASS.has(move)) {
      table.pop();
      table.tell(fact({ type: "passed", seat, step: "extra" }));
      return afterDecision(table, seat);
    }
    if (isLast) table.pop();
    frame.turns = 1;
    const good = EXTRA.first(move);
    state.supply[good]--;
    state.seats[seat].barrels[good]++;
    table.tell(fact({ type: "extraBarrel", seat, good }));
    afterDecision(table, seat);
  },
});
