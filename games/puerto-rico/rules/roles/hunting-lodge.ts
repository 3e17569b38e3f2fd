import type { SeatId } from "@caravel/kernel";
import { HUNTING_LODGE } from "../../content/buildings.ts";
import { award } from "../ending.ts";
import { fact } from "../events.ts";
import { type Phase, phase } from "../frames.ts";
import { decides } from "../guests.ts";
import { discardPlantation, fellForest, listDiscards, listForests, refuseGivingUp } from "../land.ts";
import { DISCARD, FELL, PASS } from "../moves.ts";
import { hasColonist, hasNoble, islandSpaces, type PuertoRicoTable } from "../state.ts";
import { STEP } from "../steps.ts";

/** PR-B-HUNTING-LODGE: a player's turn at the end of the settler phase. */
export function useLodge(table: PuertoRicoTable, { taker }: Phase, seat: SeatId): void {
  const board = table.state.seats[seat];
  if (hasNoble(board, HUNTING_LODGE)) rewardEmptiest(table, seat);
  else if (hasColonist(board, HUNTING_LODGE)) table.push(phase(STEP.lodge, seat, taker));
}

/** PR-B-HUNTING-LODGE-02: 2 points for having most empty island spaces, alone. */
function rewardEmptiest(table: PuertoRicoTable, seat: SeatId): void {
  const { seats } = table.state;
  const filled = islandSpaces(seats[seat]);
  for (let other = 0; other < seats.length; other++) if (other !== seat && islandSpaces(seats[other]) <= filled) return;
  table.tell?.(fact({ type: "lodgeRewarded", seat, points: 2 }));
  award(table, seat, 2);
}

/** PR-B-HUNTING-LODGE-01: a plantation or forest may be given up. */
export const lodge = decides("lodge", {
  verbs: [DISCARD, FELL, PASS],

  moves(state, _frame, seat, list) {
    listDiscards(state.seats[seat], list);
    listForests(state.seats[seat], list);
    if (list.length > 0) list.add(PASS.of());
  },

  refuse: (state, _frame, seat, move) =>
    PASS.has(move) ? null : refuseGivingUp(state.seats[seat], move, "PR-B-HUNTING-LODGE-01"),

  play(table, _frame, seat, move) {
    table.pop();
    const { state } = table;
    if (PASS.has(move)) return table.tell?.(fact({ type: "passed", seat, step: "lodge" }));
    const wasForest = FELL.has(move);
    const kind = (wasForest ? FELL : DISCARD).first(move);
    const occupant = wasForest ? 0 : DISCARD.second(move);
    if (wasForest) fellForest(state, seat, kind);
    else discardPlantation(state, seat, kind, occupant);
    table.tell?.(fact({ type: "landGivenUp", seat, kind, wasForest, doubloons: 0, occupant }));
  },
});
