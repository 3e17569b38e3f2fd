import type { Box } from "@caravel/kernel";
import { portolanoBox } from "@caravel/portolano";
import { puertoRicoBox } from "@caravel/puerto-rico";

/** Every box that can be played. */
export const shelf: readonly Box[] = [puertoRicoBox, portolanoBox];

/** The game of this id, or undefined. */
export function findGame(id: string): Box | undefined {
  return shelf.find((game) => game.id === id);
}
