import { DIRECTIONS } from "../content/pieces.ts";
import { fact } from "./events.ts";
import { chartFor } from "./map.ts";
import { isPort, type Portolano, type PortolanoTable } from "./state.ts";

/** PO-PIRATE-01: the spinner gives one of the four winds. */
export function spinWind(table: PortolanoTable): void {
  const wind = table.chance.roll(DIRECTIONS.length);
  table.state.wind = wind;
  table.tell?.(fact({ type: "windTurned", wind }));
}

/** Is a player's ship on the place? */
export function hasShip(state: Portolano, place: number): boolean {
  const { seats } = state;
  for (let seat = 0; seat < seats.length; seat++) if (seats[seat].place === place) return true;
  return false;
}

/** Turns a tile to its other face. */
export function flip(table: PortolanoTable, place: number): void {
  const { grid } = table.state;
  grid[place] ^= 1;
  table.tell?.(fact({ type: "flipped", place, face: grid[place] }));
}

/** PO-PIRATE-02 to -05: the pirate sails with the wind to the next sea tile; the one it left is flipped unless a ship is there. */
export function sailPirate(table: PortolanoTable): void {
  const { state } = table;
  const next = chartFor(state.players).next[state.wind];
  const from = state.pirate;
  let to = next[from];
  while (isPort(state.grid[to])) to = next[to];
  state.pirate = to;
  table.tell?.(fact({ type: "pirateSailed", from, to }));
  if (!hasShip(state, from)) flip(table, from);
}
