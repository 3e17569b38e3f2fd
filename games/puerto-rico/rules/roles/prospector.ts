import { runs } from "@caravel/kernel";
import { fact } from "../events.ts";
import { offerAllGuests, wakeGuests } from "../guests.ts";
import { privileges } from "../privilege.ts";
import type { Phase, PuertoRico } from "../state.ts";

/** PR-PROSP: the prospector takes a doubloon; nobody else does anything. */
export const prospector = runs<PuertoRico, Phase>("prospector", (table, { taker }) => {
  const doubloons = privileges(table.state.seats[taker]);
  table.state.seats[taker].doubloons += doubloons;
  table.tell(fact({ type: "goldFound", seat: taker, doubloons }));
  table.pop();
  wakeGuests(table);
  offerAllGuests(table, taker);
});
