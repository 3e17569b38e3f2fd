import { draft, draftedInAll, draftedOf, only, type SeatId } from "@caravel/kernel";
import { GOODS } from "../../content/pieces.ts";
import { fact } from "../events.ts";
import { captainOf, type Phase, phase } from "../frames.ts";
import { afterDecision } from "../guests.ts";
import { CRATE, DONE } from "../moves.ts";
import type { PuertoRico, PuertoRicoTable } from "../state.ts";
import { STEP } from "../steps.ts";
import { completeLoading, loadingPoints } from "./loading.ts";

/** Begins to fill the small wharf with a first barrel. */
export function beginCrates(table: PuertoRicoTable, taker: SeatId, seat: SeatId, good: number): void {
  const frame = phase(STEP.crates, seat, taker);
  frame.drafted = [0, 0, 0, 0, 0];
  frame.drafted[good] = 1;
  frame.draftFrom = good;
  table.push(frame);
}

/** PR-B-SMALL-WHARF-01, -02: the player puts barrels into the small wharf, one by one, until he says `done`. */
export const crates = draft<PuertoRico, Phase>("crates", {
  picks: [CRATE],
  done: DONE,
  endsByDone: true,
  turnRule: "PR-CAPTAIN-01",
  instead: { load: "PR-CAPTAIN-03", wharf: "PR-CAPTAIN-03", deliver: "PR-CAPTAIN-03", pass: "PR-CAPTAIN-03" },
  least: () => 1,
  left: (state, frame, seat, good) => state.seats[seat].barrels[good] - draftedOf(frame, good),
  refuse: () => "PR-CAPTAIN-03",
  unfinished: "PR-B-SMALL-WHARF-02",
  finish: shipBySmallWharf,
});

/** PR-B-SMALL-WHARF: barrels of any kinds, a point for every two of them; the turn of loading is over. */
function shipBySmallWharf(table: PuertoRicoTable, frame: Phase, seat: SeatId): void {
  const { state } = table;
  table.pop();
  for (let good = 0; good < GOODS.length; good++) {
    const barrels = draftedOf(frame, good);
    state.seats[seat].barrels[good] -= barrels;
    state.supply[good] += barrels;
  }
  const captain = captainOf(state);
  captain.memo.usedSmallWharf |= only(seat);
  const worth = draftedInAll(frame) >> 1;
  const points = loadingPoints(state, captain, seat, worth);
  table.tell?.(fact({ type: "shippedBySmallWharf", seat, barrels: frame.drafted, points }));
  completeLoading(table, seat, worth);
  afterDecision(table, seat);
}
