import { asks, type SeatId } from "@caravel/kernel";
import { BREAD, COLONY_COUNT, REALS, WATCH_VP } from "../content/pieces.ts";
import { fact } from "./events.ts";
import { type Scene, scene } from "./frames.ts";
import { gain, gainPirates } from "./gains.ts";
import { ACT, DONE, FEED, UPKEEP } from "./moves.ts";
import { enterPhase } from "./phases.ts";
import { contentOf, type Madeira, type MadeiraTable, NOBODY, PHASE_D, shipsOnBoard, workersOnBoard } from "./state.ts";
import { STEP } from "./steps.ts";
import { beginTurn } from "./turns.ts";
import { earn, VP_FROM } from "./vp-sources.ts";
import { hasTwoGoods } from "./windmill.ts";
import { discardWood, FOR_UPKEEP, woodAtHand } from "./wood.ts";

/** MA-D-10: the seat with strictly most workers in the watch, or NOBODY. */
export function mostLoyal({ seats }: Pick<Madeira, "seats">): SeatId {
  let best = NOBODY;
  let most = 0;
  for (let seat = 0; seat < seats.length; seat++) {
    if (seats[seat].watch > most) {
      most = seats[seat].watch;
      best = seat;
    } else if (seats[seat].watch === most) best = NOBODY;
  }
  return best;
}

/** MA-D-10: the reward is offered to the most loyal. */
export function rewardWatch(table: MadeiraTable): void {
  const { state } = table;
  enterPhase(table, PHASE_D);
  const seat = mostLoyal(state);
  if (seat !== NOBODY) table.push(scene(STEP.watchReward, seat));
}

export const watchReward = asks<Madeira, Scene>("watchReward", {
  verbs: [ACT, DONE],
  turnRule: "MA-D-10",
  moves(_state, _frame, _seat, list) {
    list.add(ACT.of());
    list.add(DONE.of());
  },
  refuse: () => null,
  play(table, _frame, seat, move) {
    const player = table.state.seats[seat];
    table.pop();
    if (DONE.has(move)) {
      table.tell?.(fact({ type: "watchDeclined", seat }));
      return;
    }
    player.watch--;
    player.home++;
    earn(player, VP_FROM.watch, WATCH_VP);
    table.tell?.(fact({ type: "watchRewarded", seat, vp: WATCH_VP }));
  },
});

/** MA-D-20: a good for each worker in a colony. */
export function payIncome(table: MadeiraTable): void {
  const { state } = table;
  const { colonyGood } = contentOf(state);
  for (let seat = 0; seat < state.players; seat++)
    for (let colony = 0; colony < COLONY_COUNT; colony++)
      if (state.seats[seat].colonies[colony] > 0)
        gain(table, seat, colonyGood[colony], state.seats[seat].colonies[colony]);
}

/** The most wood the seat can discard for its ships. */
function mostUpkeep(state: Madeira, seat: SeatId): number {
  const player = state.seats[seat];
  return woodAtHand(state, seat, shipsOnBoard(player), player.items[REALS]);
}

/** MA-D-30: a wood for each ship on the board; not asked of those who have none, or no wood. */
export function askUpkeep(table: MadeiraTable, _frame: Scene, seat: SeatId): void {
  const { state } = table;
  beginTurn(state);
  if (shipsOnBoard(state.seats[seat]) === 0) return;
  if (mostUpkeep(state, seat) > 0) table.push(scene(STEP.upkeep, seat));
  else payUpkeep(table, seat, 0);
}

function payUpkeep(table: MadeiraTable, seat: SeatId, wood: number): void {
  const owed = shipsOnBoard(table.state.seats[seat]);
  table.tell?.(fact({ type: "keptUp", seat, wood, owed }));
  gainPirates(table, seat, owed - wood, "ships");
  discardWood(table, seat, wood, FOR_UPKEEP);
}

/** MA-D-31, -32: how many wood; each that is missing brings a pirate. */
export const upkeep = asks<Madeira, Scene>("upkeep", {
  verbs: [UPKEEP],
  turnRule: "MA-D-30",
  instead: { done: "MA-D-31" },
  moves(state, _frame, seat, list) {
    const most = mostUpkeep(state, seat);
    for (let wood = 0; wood <= most; wood++) list.add(UPKEEP.of(wood));
  },
  refuse(state, _frame, seat, move) {
    const wood = UPKEEP.first(move);
    if (wood > shipsOnBoard(state.seats[seat])) return "MA-D-31";
    return wood <= mostUpkeep(state, seat) ? null : "MA-WOOD-12";
  },
  play(table, _frame, seat, move) {
    table.pop();
    payUpkeep(table, seat, UPKEEP.first(move));
  },
});

/** MA-D-40, -46: workers on the board that the mill does not feed. */
export function breadNeeded(state: Madeira, seat: SeatId): number {
  const need = workersOnBoard(state, seat) - state.seats[seat].mill;
  return need > 0 ? need : 0;
}

/** MA-D-41, MA-MILL-D-04: asked of those who can give bread, or can still use the mill. */
export function askFeeding(table: MadeiraTable, _frame: Scene, seat: SeatId): void {
  const { state } = table;
  const need = breadNeeded(state, seat);
  if (hasTwoGoods(state.seats[seat]) || (need > 0 && state.seats[seat].items[BREAD] > 0))
    table.push(scene(STEP.feeding, seat));
  else if (need > 0) feed(table, seat, 0);
}

function feed(table: MadeiraTable, seat: SeatId, bread: number): void {
  const need = breadNeeded(table.state, seat);
  table.state.seats[seat].items[BREAD] -= bread;
  table.tell?.(fact({ type: "fed", seat, bread, need }));
  gainPirates(table, seat, need - bread, "workers");
}

/** MA-D-40, -41: bread for the workers; each that is missing brings a pirate. */
export const feeding = asks<Madeira, Scene>("feeding", {
  verbs: [FEED],
  turnRule: "MA-D-40",
  instead: { done: "MA-D-41" },
  moves(state, _frame, seat, list) {
    const need = breadNeeded(state, seat);
    const bread = state.seats[seat].items[BREAD];
    for (let given = 0; given <= need && given <= bread; given++) list.add(FEED.of(given));
  },
  refuse(state, _frame, seat, move) {
    if (FEED.first(move) > breadNeeded(state, seat)) return "MA-D-41";
    return FEED.first(move) <= state.seats[seat].items[BREAD] ? null : "MA-GEN-05";
  },
  play(table, _frame, seat, move) {
    table.pop();
    feed(table, seat, FEED.first(move));
  },
});
