import { asks, type SeatId } from "@caravel/kernel";
import { FAVOUR_COUNT } from "../content/pieces.ts";
import { fact } from "./events.ts";
import { flipMemo, type Scene, scene } from "./frames.ts";
import { DONE, FLIP } from "./moves.ts";
import type { Madeira, MadeiraTable, Seat } from "./state.ts";
import { STEP } from "./steps.ts";
import { turnRuleNow } from "./turn-rule.ts";

/** Has the seat a favour that lies face down? */
export function hasFaceDown({ favours, faceUp }: Seat): boolean {
  return favours !== faceUp;
}

/** Starts turning up to so many favours face up, or exactly one that must be turned. */
export function flipFavours(table: MadeiraTable, seat: SeatId, left: number, must: boolean): void {
  table.push(scene(STEP.flip, seat, { of: "flip", left, must }));
}

/** MA-C-COROA-01, MA-REW-FLIP-01: favours turned face up one by one. */
export const flip = asks<Madeira, Scene>("flip", {
  verbs: [FLIP, DONE],
  turnRule: turnRuleNow,
  moves(state, frame, seat, list) {
    const { left, must } = flipMemo(frame);
    const { favours, faceUp } = state.seats[seat];
    if (left === 0 || favours === faceUp) return;
    for (let favour = 0; favour < FAVOUR_COUNT; favour++)
      if (((favours & ~faceUp) >> favour) & 1) list.add(FLIP.of(favour));
    if (!must) list.add(DONE.of());
  },
  refuse(state, frame, seat, move) {
    if (DONE.has(move)) return flipMemo(frame).must ? "MA-REW-FLIP-01" : null;
    const { favours, faceUp } = state.seats[seat];
    return ((favours & ~faceUp) >> FLIP.first(move)) & 1 ? null : "MA-C-COROA-01";
  },
  play(table, frame, seat, move) {
    if (DONE.has(move)) {
      table.pop();
      return;
    }
    const favour = FLIP.first(move);
    const memo = flipMemo(frame);
    table.state.seats[seat].faceUp |= 1 << favour;
    table.tell?.(fact({ type: "flipped", seat, favour }));
    memo.left--;
    if (memo.left === 0) table.pop();
  },
});
