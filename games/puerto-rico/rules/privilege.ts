import { LIBRARY } from "../content/buildings.ts";
import { type Seat, works } from "./state.ts";

/** PR-B-LIBRARY-01: how often a role-taker has his privilege: twice with a working library. */
export function privileges(seat: Pick<Seat, "city">): number {
  return works(seat, LIBRARY) ? 2 : 1;
}
