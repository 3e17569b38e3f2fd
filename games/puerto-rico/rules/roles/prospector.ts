import { sequence } from "@caravel/kernel";
import { fact } from "../events.ts";
import type { Phase } from "../frames.ts";
import { guestMoment, wakeGuests } from "../guests.ts";
import { privileges } from "../privilege.ts";
import type { PuertoRico, PuertoRicoTable } from "../state.ts";

/** PR-PROSP: the prospector takes a doubloon; nobody else does anything. */
export const prospector = sequence<PuertoRico, Phase>("prospector", {
  guests: guestMoment,
  privilege: findGold,
  guestsAtTheEnd: guestMoment,
});

function findGold(table: PuertoRicoTable, { taker }: Phase): void {
  const doubloons = privileges(table.state.seats[taker]);
  table.state.seats[taker].doubloons += doubloons;
  table.tell?.(fact({ type: "goldFound", seat: taker, doubloons }));
  wakeGuests(table);
}
