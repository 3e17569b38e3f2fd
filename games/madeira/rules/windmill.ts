import { asks, type Move, offers, type RuleId, type SeatId } from "@caravel/kernel";
import { BREAD, MILL_BREAD, MILL_REALS, MILL_WHEAT, REALS, SUGAR, WHEAT, WINE } from "../content/pieces.ts";
import { fact } from "./events.ts";
import { type Scene, scene } from "./frames.ts";
import { itemsOf } from "./gains.ts";
import { DONE, DOWN, DOWN_BREAD, DOWN_REALS, EXCHANGE, PAIRS, UP } from "./moves.ts";
import { mustSail, wouldStillSail } from "./ships.ts";
import { contentOf, type Madeira, type MadeiraTable, PHASE_B, PHASE_C, PHASE_D, type Seat } from "./state.ts";
import { STEP } from "./steps.ts";
import { earn, VP_FROM } from "./vp-sources.ts";

function hasPair({ items }: Seat, pair: number): boolean {
  const [one, other] = PAIRS[pair];
  return one === other ? items[one] >= 2 : items[one] > 0 && items[other] > 0;
}

/** MA-MILL-05: a level, or a VP at the bottom. */
function canGoDown(state: Madeira, seat: Seat): boolean {
  return seat.mill > contentOf(state).millBottom || seat.vp > 0;
}

/** Has the seat a use of the windmill in this phase? */
export function canMill(state: Madeira, seat: SeatId): boolean {
  const { phase } = state;
  if (phase < PHASE_B || phase > PHASE_D) return false;
  const player = state.seats[seat];
  return hasTwoGoods(player) || (phase !== PHASE_D && canGoDown(state, player));
}

export function hasTwoGoods({ items }: Seat): boolean {
  return items[WHEAT] + items[SUGAR] + items[WINE] >= 2;
}

/** MA-MILL-D-03: a downward use now, or after the mill has gone up by wheat that is there or can be had. */
export function needsClosingWindow(state: Madeira, seat: Seat): boolean {
  const { items } = seat;
  return canGoDown(state, seat) || items[WHEAT] + ((items[SUGAR] + items[WINE]) >> 1) >= MILL_WHEAT;
}

/** MA-MILL: the rule against a use of the windmill, or null. */
function refuseMill(state: Madeira, seat: SeatId, move: Move): RuleId | null {
  const { phase } = state;
  const player = state.seats[seat];
  if (phase < PHASE_B || phase > PHASE_D) return "MA-MILL-06";
  if (DOWN.has(move)) {
    if (phase === PHASE_D) return "MA-MILL-06";
    return canGoDown(state, player) ? null : "MA-MILL-05";
  }
  if (EXCHANGE.has(move)) {
    if (!hasPair(player, EXCHANGE.first(move))) return "MA-MILL-01";
  } else if (player.items[WHEAT] < MILL_WHEAT) return "MA-MILL-02";
  return leavesShipStuck(state, seat, move) ? "MA-DEC-SKIP-05" : null;
}

/** MA-DEC-SKIP-05: would goods be gone without which the ship that must move cannot? */
function leavesShipStuck(state: Madeira, seat: SeatId, move: Move): boolean {
  if (!mustSail(state)) return false;
  const items = state.seats[seat].items.slice();
  giveAndGet(items, move);
  return !wouldStillSail(state, seat, items);
}

/** The goods that go, and come, by an exchange or by going up. */
function giveAndGet(items: number[], move: Move): void {
  if (UP.has(move)) {
    items[WHEAT] -= MILL_WHEAT;
    return;
  }
  const [one, other] = PAIRS[EXCHANGE.first(move)];
  items[one]--;
  items[other]--;
  items[EXCHANGE.second(move)]++;
}

/** MA-MILL-02, -03, MA-RULING-09: one level up, or 1 VP on the top. */
export function raiseMill(table: MadeiraTable, seat: SeatId, wheat: number): void {
  const { state } = table;
  const player = state.seats[seat];
  const isOnTop = player.mill === contentOf(state).millTop;
  player.items[WHEAT] -= wheat;
  if (isOnTop) earn(player, VP_FROM.mill, 1);
  else player.mill++;
  if (table.tell === null) return;
  const given = itemsOf(WHEAT, wheat);
  table.tell?.(fact({ type: "milled", seat, level: player.mill, given, got: itemsOf(WHEAT, 0), vp: isOnTop ? 1 : 0 }));
}

function lowerMill(table: MadeiraTable, seat: SeatId, forBread: boolean): void {
  const player = table.state.seats[seat];
  const isAtBottom = player.mill === contentOf(table.state).millBottom;
  if (isAtBottom) earn(player, VP_FROM.mill, -1);
  else player.mill--;
  const item = forBread ? BREAD : REALS;
  const amount = forBread ? MILL_BREAD : MILL_REALS;
  player.items[item] += amount;
  if (table.tell === null) return;
  const vp = isAtBottom ? -1 : 0;
  table.tell?.(
    fact({ type: "milled", seat, level: player.mill, given: itemsOf(WHEAT, 0), got: itemsOf(item, amount), vp }),
  );
}

function exchange(table: MadeiraTable, seat: SeatId, move: Move): void {
  const player = table.state.seats[seat];
  giveAndGet(player.items, move);
  if (table.tell === null) return;
  const given = itemsOf(WHEAT, 0);
  for (const good of PAIRS[EXCHANGE.first(move)]) given[good]++;
  const got = itemsOf(EXCHANGE.second(move), 1);
  table.tell?.(fact({ type: "milled", seat, level: player.mill, given, got, vp: 0 }));
}

/** MA-MILL-D-02: the windmill stands beside every decision of phases B, C and D. */
export const windmill = offers<Madeira, Scene>("windmill", {
  verbs: [EXCHANGE, UP, DOWN],
  stands: (state) => state.phase >= PHASE_B && state.phase <= PHASE_D,
  // search looks at it where it is asked for its own sake, and where workers are fed
  forSearch(state) {
    const { step } = state.stack[state.stack.length - 1];
    return step === STEP.closing || step === STEP.feeding || step === STEP.buildingTurn;
  },
  moves(state, seat, list) {
    const player = state.seats[seat];
    if (hasTwoGoods(player)) {
      const isBound = mustSail(state);
      for (let pair = 0; pair < PAIRS.length; pair++) {
        if (!hasPair(player, pair)) continue;
        for (let good = 0; good < 3; good++) {
          const move = EXCHANGE.of(pair, good);
          if (isBound && leavesShipStuck(state, seat, move)) continue;
          // whoever gets back what he gave only throws a good away
          if (PAIRS[pair][0] === good || PAIRS[pair][1] === good) list.shortcut(move);
          else list.add(move);
        }
      }
      if (player.items[WHEAT] >= MILL_WHEAT && !(isBound && leavesShipStuck(state, seat, UP.of()))) list.add(UP.of());
    }
    if (state.phase !== PHASE_D && canGoDown(state, player)) {
      list.add(DOWN.of(DOWN_BREAD));
      list.add(DOWN.of(DOWN_REALS));
    }
  },
  refuse: refuseMill,
  play(table, seat, move) {
    if (UP.has(move)) raiseMill(table, seat, MILL_WHEAT);
    else if (DOWN.has(move)) lowerMill(table, seat, DOWN.first(move) === DOWN_BREAD);
    else exchange(table, seat, move);
  },
});

/** MA-MILL-D-03: the last window in which the mill goes down. */
export const closing = asks<Madeira, Scene>("closing", {
  verbs: [DONE],
  turnRule: "MA-ROUND-04",
  moves(state, _frame, seat, list) {
    if (canMill(state, seat)) list.add(DONE.of());
  },
  refuse: () => null,
  play: (table) => table.pop(),
});

/** Offers the window to a seat that can use it; the phase is still C. */
export function offerClosing(table: MadeiraTable, _frame: Scene, seat: SeatId): void {
  const { state } = table;
  if (state.phase === PHASE_C && needsClosingWindow(state, state.seats[seat])) table.push(closingScene(seat));
}

function closingScene(seat: SeatId): Scene {
  return scene(STEP.closing, seat);
}
