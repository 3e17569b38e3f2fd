import { type Chance, HIDDEN, isOver, type SeatId } from "@caravel/kernel";
import { copyScene } from "./frames.ts";
import { copySeat, type Madeira, tableWith } from "./state.ts";

/** What one seat may see: the table with the pirates of others HIDDEN (MA-HID-01). */
export interface MadeiraView extends Madeira {
  /** Who looks, or SPECTATOR. */
  viewer: SeatId;
}

/** MA-GEN-07: everything is open except the pirates of others. */
export function view(state: Madeira, viewer: SeatId): MadeiraView {
  const isOpen = isOver(state);
  const seats = state.seats.map((seat, owner) => copySeat(seat, isOpen || owner === viewer ? seat.pirates : HIDDEN));
  const seen = tableWith(state, state.stack.map(copyScene), seats) as MadeiraView;
  seen.viewer = viewer;
  return seen;
}

/** More pirates than this nobody is thought to have: a few at the start, more in each round. */
const FEWEST_IMAGINED = 4;
const IMAGINED_PER_ROUND = 5;

/** A table that looks like this to the viewer: the pirates of others are filled in at random. */
export function imagine(seen: MadeiraView, chance: Chance): Madeira {
  const most = FEWEST_IMAGINED + seen.round * IMAGINED_PER_ROUND;
  const seats = seen.seats.map((seat) => copySeat(seat, seat.pirates === HIDDEN ? chance.roll(most) : seat.pirates));
  return tableWith(seen, seen.stack.map(copyScene), seats);
}
