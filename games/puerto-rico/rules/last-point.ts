import type { SeatId } from "@caravel/kernel";
import { CHAPEL, CHURCH, HARBOR, UNION_HALL } from "../content/buildings.ts";
import { award } from "./ending.ts";
import { fact, type PuertoRicoEvent } from "./events.ts";
import { type LastPoint, type Phase, phase } from "./frames.ts";
import { decides } from "./guests.ts";
import { ACCEPT, PASS } from "./moves.ts";
import type { OpenTable, PuertoRicoTable } from "./state.ts";
import { STEP } from "./steps.ts";

/** PR-BLD-03: would these points take the last one of the supply, and so end a game that nothing else ends yet? */
export function endsGame({ endings, points: left }: Pick<OpenTable, "endings" | "points">, points: number): boolean {
  return endings === 0 && points >= left;
}

/** By building: how the points it brings are told. */
const REWARDS: Readonly<Record<number, (seat: SeatId, points: number) => PuertoRicoEvent>> = {
  [CHAPEL]: (seat, points) => ({ type: "chapelRewarded", seat, doubloons: 0, points }),
  [CHURCH]: (seat, points) => ({ type: "churchRewarded", seat, points }),
  [HARBOR]: (seat, points) => ({ type: "harborRewarded", seat, points }),
  [UNION_HALL]: (seat, points) => ({ type: "unionHallRewarded", seat, points }),
};

/** Gives a player the points of a building of his, or asks him first if they would end the game (PR-BLD-03). */
export function reward(table: PuertoRicoTable, seat: SeatId, building: number, points: number): void {
  if (!endsGame(table.state, points)) return giveReward(table, seat, building, points);
  table.push(phase(STEP.lastPoint, seat, seat, { of: "lastPoint", building, points }));
}

function giveReward(table: PuertoRicoTable, seat: SeatId, building: number, points: number): void {
  table.tell?.(fact(REWARDS[building](seat, points)));
  award(table, seat, points);
}

/** PR-DP-26: the points of a building are taken, or left in the supply. */
export const lastPoint = decides("lastPoint", {
  verbs: [ACCEPT, PASS],

  moves(_state, _frame, _seat, list) {
    list.add(ACCEPT.of());
    list.add(PASS.of());
  },

  refuse: () => null,

  play(table, { memo: { building, points } }: Phase<LastPoint>, seat, move) {
    table.pop();
    if (ACCEPT.has(move)) giveReward(table, seat, building, points);
    else table.tell?.(fact({ type: "passed", seat, step: "lastPoint" }));
  },
});
