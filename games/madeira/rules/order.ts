import type { SeatId, StageAct } from "@caravel/kernel";
import { PASS_COUNT } from "../content/pieces.ts";
import type { Scene } from "./frames.ts";
import { type Madeira, type MadeiraTable, NOBODY } from "./state.ts";

type Turn = (table: MadeiraTable, frame: Scene, seat: SeatId) => void;

function inColumn(turn: Turn, placeOf: (number: number) => number): StageAct<Madeira, Scene> {
  return (table, frame) => {
    const { stack, passColumn } = table.state;
    while (frame.turn < PASS_COUNT) {
      const seat = passColumn[placeOf(frame.turn++)];
      if (seat === NOBODY) continue;
      turn(table, frame, seat);
      if (stack[stack.length - 1] === frame) continue;
      frame.stage--;
      return;
    }
    frame.turn = 0;
  };
}

/** MA-ROUND-04: a stage in which the seats have their turns in pass order. */
export function inPassOrder(turn: Turn): StageAct<Madeira, Scene> {
  return inColumn(turn, (number) => number);
}

/** MA-SETUP-13, -18: in reverse pass order. */
export function inReversePassOrder(turn: Turn): StageAct<Madeira, Scene> {
  return inColumn(turn, (number) => PASS_COUNT - 1 - number);
}
