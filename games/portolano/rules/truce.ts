import { asks, only, type SeatId } from "@caravel/kernel";
import { fact } from "./events.ts";
import { FIGHT, noWayOut, PEACE_MOVE } from "./moves.ts";
import type { Portolano, PortolanoTable } from "./state.ts";
import { STEP } from "./steps.ts";
import { type Round, type Watch, watch } from "./watch.ts";

/** PO-RULING-27: just before his first battle of the round the Peace Knight is asked; the battles go on with the same seat. */
export function askForTruce(table: PortolanoTable, round: Watch<Round>, knight: SeatId): void {
  round.memo.knightAsked = true;
  round.turn--;
  table.push(watch(STEP.truce, knight));
}

/** PO-BATTLE-04, -05, PO-DEC-16: the Peace Knight gives up his marker and all battles of the round, or fights. */
export const truce = asks<Portolano, Watch>("truce", {
  verbs: [PEACE_MOVE, FIGHT],
  turnRule: "PO-BATTLE-04",
  instead: noWayOut("PO-BATTLE-04"),
  moves(_state, _frame, _seat, list) {
    list.add(PEACE_MOVE.of());
    list.add(FIGHT.of());
  },
  refuse: () => null,
  play(table, _frame, seat, move) {
    table.pop();
    if (FIGHT.has(move)) return table.tell?.(fact({ type: "choseToFight", seat }));
    const { state } = table;
    state.satOut |= only(seat);
    state.seats[seat].peaceMarker = false;
    table.tell?.(fact({ type: "satOut", seat }));
  },
});
