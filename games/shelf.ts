import type { Game } from "@caravel/kernel";
import { portolano } from "@caravel/portolano";
import { puertoRico } from "@caravel/puerto-rico";

/** Every game that can be played. */
export const shelf: readonly Game[] = [puertoRico, portolano];

/** The game of this id, or undefined. */
export function findGame(id: string): Game | undefined {
  return shelf.find((game) => game.id === id);
}
