import { isOver, type SeatId } from "@caravel/kernel";
import { PIRATE_LOSSES, PIRATES_WITHOUT_LOSS, REALS, REALS_PER_VP } from "../content/pieces.ts";
import { fact } from "./events.ts";
import { type Madeira, type MadeiraTable, passOrder } from "./state.ts";
import { earn, VP_FROM } from "./vp-sources.ts";

/** MA-END-01: everything becomes reals, and five reals 1 VP. */
function turnToReals(table: MadeiraTable, seat: SeatId): void {
  const player = table.state.seats[seat];
  const { items } = player;
  for (let item = 0; item < REALS; item++) {
    items[REALS] += items[item];
    items[item] = 0;
  }
  const vp = Math.trunc(items[REALS] / REALS_PER_VP);
  earn(player, VP_FROM.reals, vp);
  table.tell?.(fact({ type: "turnedToReals", seat, reals: items[REALS], vp }));
}

/** MA-END-03 to -06: by seat, the VP lost for pirates. */
export function pirateLosses(state: Madeira): number[] {
  const order = passOrder(state);
  // MA-END-04: of those with equally many, the one earlier in pass order counts as having fewer
  const ranked = [...order].sort(
    (one, other) => state.seats[other].pirates - state.seats[one].pirates || order.indexOf(other) - order.indexOf(one),
  );
  const losses = state.seats.map(() => 0);
  for (const [rank, seat] of ranked.entries()) {
    const { pirates } = state.seats[seat];
    if (pirates > 0) losses[seat] = PIRATE_LOSSES[rank] + Math.max(0, pirates - PIRATES_WITHOUT_LOSS);
  }
  return losses;
}

/** MA-END: the last points, and the end. */
export function endGame(table: MadeiraTable): void {
  const { state } = table;
  for (let seat = 0; seat < state.players; seat++) turnToReals(table, seat);
  const losses = pirateLosses(state);
  table.uncover();
  table.end();
  for (let seat = 0; seat < state.players; seat++) {
    const player = state.seats[seat];
    earn(player, VP_FROM.pirates, -losses[seat]);
    table.tell?.(fact({ type: "piratesShown", seat, pirates: player.pirates, loss: losses[seat] }));
  }
  table.tell?.(fact({ type: "gameOver", scores: scores(state), winners: winners(state) }));
}

export function scores({ seats }: Madeira): number[] {
  return seats.map(({ vp }) => vp);
}

/** MA-END-07: most VP; of those tied, the first in pass order. */
export function winners(state: Madeira): SeatId[] {
  const most = Math.max(...scores(state));
  const best = passOrder(state).find((seat) => state.seats[seat].vp === most);
  if (best !== undefined && isOver(state)) return [best];
  return state.seats.flatMap(({ vp }, seat) => (vp === most ? [seat] : []));
}
