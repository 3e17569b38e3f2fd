import { asks, eachSeat, type SeatId } from "@caravel/kernel";
import { LARGE_MARKET, OFFICE, SMALL_MARKET } from "../../content/buildings.ts";
import { GOODS, HOUSE_SPACES, PRICES } from "../../content/pieces.ts";
import { fact } from "../events.ts";
import { PASS, SELL } from "../moves.ts";
import { type Phase, type PuertoRico, type PuertoRicoTable, phase, type Seat, total, works } from "../state.ts";
import { STEP } from "../steps.ts";

/** PR-TRADER: each player may sell one barrel; a full trading house is emptied afterwards. */
export const trader = eachSeat<PuertoRico, Phase>("trader", {
  turn: (table, frame, seat) => table.push(phase(STEP.sell, seat, frame.taker)),
  after: emptyFullHouse,
});

/** PR-TRADER-08: what a barrel brings its seller in the trading house. */
export function saleIncome(seat: Pick<Seat, "city">, good: number, isTrader: boolean): number {
  const markets = (seat.city[SMALL_MARKET] > 0 ? 1 : 0) + (seat.city[LARGE_MARKET] > 0 ? 2 : 0);
  return PRICES[good] + markets + (isTrader ? 1 : 0);
}

/** PR-TRADER-04: may a kind be sold although it lies in the house? */
function isWanted(state: PuertoRico, seat: SeatId, good: number): boolean {
  return state.house[good] === 0 || works(state.seats[seat], OFFICE);
}

/** Selling a barrel. */
export const sell = asks<PuertoRico, Phase>("sell", {
  verbs: [SELL, PASS],

  moves(state, _frame, seat, list) {
    if (total(state.house) >= HOUSE_SPACES) return;
    const { barrels } = state.seats[seat];
    for (let good = 0; good < GOODS.length; good++)
      if (barrels[good] > 0 && isWanted(state, seat, good)) list.add(SELL.of(good));
    if (list.length > 0) list.add(PASS.of());
  },

  refuse(state, _frame, seat, move) {
    if (PASS.has(move)) return null;
    const good = SELL.first(move);
    if (state.seats[seat].barrels[good] === 0) return "PR-TRADER-01";
    if (total(state.house) >= HOUSE_SPACES) return "PR-TRADER-05";
    return isWanted(state, seat, good) ? null : "PR-TRADER-04";
  },

  play(table, frame, seat, move) {
    table.pop();
    if (PASS.has(move)) return table.tell(fact({ type: "passed", seat, step: "sell" }));
    const { state } = table;
    const board = state.seats[seat];
    const good = SELL.first(move);
    const doubloons = saleIncome(board, good, seat === frame.taker);
    board.barrels[good]--;
    state.house[good]++;
    board.doubloons += doubloons;
    table.tell(fact({ type: "sold", seat, good, doubloons }));
  },
});

/** PR-TRADER-09: four barrels go back to the supply; fewer stay. */
function emptyFullHouse(table: PuertoRicoTable): void {
  const { state } = table;
  if (total(state.house) < HOUSE_SPACES) return;
  for (let good = 0; good < GOODS.length; good++) {
    state.supply[good] += state.house[good];
    state.house[good] = 0;
  }
  table.tell(fact({ type: "houseEmptied" }));
}
