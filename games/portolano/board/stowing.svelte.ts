import type { SeatId } from "@caravel/kernel";
import { Arrangement, type Stage } from "@caravel/web/kit";
import type { PortolanoView } from "../rules/view.ts";
import { exchanged, type Hold, stowed } from "./hull.ts";

/** PO-HOLD-03: the goods in the viewer's own hold as they were last arranged. The rules know only how many there are. */
export class Stowing {
  private wanted = $state.raw<Hold>([]);
  readonly arrangement: Arrangement = new Arrangement((one, other) => {
    this.wanted = exchanged(this.hold, one, other);
  });

  constructor(
    private readonly table: Stage<PortolanoView>,
    private readonly seat: SeatId,
  ) {}

  /** What lies on every space. */
  get hold(): Hold {
    return stowed(this.table.view, this.seat, this.wanted);
  }
}

/** By table and seat: how the hold is arranged, as long as the table is looked at. */
const stowings = new WeakMap<Stage<PortolanoView>, Map<SeatId, Stowing>>();

/** How somebody has arranged the own hold, whichever part of the board shows it. */
export function stowingOf(table: Stage<PortolanoView>, seat: SeatId): Stowing {
  const bySeat = stowings.get(table) ?? new Map<SeatId, Stowing>();
  stowings.set(table, bySeat);
  const stowing = bySeat.get(seat) ?? new Stowing(table, seat);
  bySeat.set(seat, stowing);
  return stowing;
}
