import { asks, eachSeat, type SeatId } from "@caravel/kernel";
import { FACTORY, PRODUCERS } from "../../content/buildings.ts";
import { CORN, CRAFTSMAN, FACTORY_PAY, GOODS } from "../../content/pieces.ts";
import { fact } from "../events.ts";
import { DECLINE, EXTRA, PASS, PRODUCE } from "../moves.ts";
import {
  type OpenTable,
  type Phase,
  type PuertoRico,
  type PuertoRicoTable,
  phase,
  type Seat,
  works,
} from "../state.ts";
import { STEP } from "../steps.ts";

type Board = Omit<Seat, "points">;

/** PR-CRAFT: everybody produces (`frame.kinds`: what the craftsman produced), then the craftsman may take an extra barrel. */
export const craftsman = eachSeat<PuertoRico, Phase>("craftsman", {
  turn: (table, frame, seat) => table.push(phase(STEP.produce, seat, frame.taker)),
  after: (table, frame) => table.push(phase(STEP.extra, frame.taker, frame.taker, 0, frame.kinds)),
});

/** PR-CRAFT-02 to -04: barrels of a good the board can make, if the supply has them. */
export function capacity(seat: Board, good: number): number {
  const plantations = seat.workers[good];
  if (good === CORN || plantations === 0) return plantations;
  const plants = PRODUCERS[good];
  let workers = 0;
  for (let index = 0; index < plants.length; index++) {
    const colonists = seat.city[plants[index]];
    if (colonists > 0) workers += colonists;
  }
  return plantations < workers ? plantations : workers;
}

/** PR-CRAFT-06: barrels of a good a player would receive now. */
export function harvest(state: OpenTable & { seats: Board[] }, seat: SeatId, good: number): number {
  return Math.min(capacity(state.seats[seat], good), state.supply[good]);
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
    if (DECLINE.has(move)) return table.tell(fact({ type: "declined", seat, role: CRAFTSMAN }));
    const kinds = receiveHarvest(table, seat);
    if (seat === frame.taker) table.state.stack[table.state.stack.length - 1].kinds = kinds;
  },
});

/** Hands out the barrels and the factory's pay; says which kinds came, as bits. */
function receiveHarvest(table: PuertoRicoTable, seat: SeatId): number {
  const { state } = table;
  const board = state.seats[seat];
  let kinds = 0;
  let different = 0;
  const barrels = table.told === null ? null : GOODS.map(() => 0);
  for (let good = 0; good < GOODS.length; good++) {
    const received = harvest(state, seat, good);
    if (received === 0) continue;
    state.supply[good] -= received;
    board.barrels[good] += received;
    kinds |= 1 << good;
    different++;
    if (barrels !== null) barrels[good] = received;
  }
  if (barrels !== null) table.tell(fact({ type: "produced", seat, barrels }));
  if (works(board, FACTORY)) payFactory(table, seat, different);
  return kinds;
}

/** PR-B-FACTORY: money for different kinds. */
function payFactory(table: PuertoRicoTable, seat: SeatId, different: number): void {
  const doubloons = FACTORY_PAY[different];
  table.state.seats[seat].doubloons += doubloons;
  if (doubloons > 0) table.tell(fact({ type: "factoryPaid", seat, doubloons }));
}

/** PR-CRAFT-08 to -10: the craftsman may take one more barrel of a kind he produced (`frame.kinds`). */
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

  play(table, _frame, seat, move) {
    table.pop();
    if (PASS.has(move)) return table.tell(fact({ type: "passed", seat, step: "extra" }));
    const good = EXTRA.first(move);
    table.state.supply[good]--;
    table.state.seats[seat].barrels[good]++;
    table.tell(fact({ type: "extraBarrel", seat, good }));
  },
});
