/** The pieces of the box that the rulebook states. Provenance: seed, except where a line says otherwise. */

/** What a ship can win and lose: the plain goods, cocoa, rum, thalers. All lists of things begin alike, so a good has one number everywhere. */
export const ITEMS = ["cotton", "wine", "tea", "cocoa", "rum", "thaler"] as const;
export type ItemName = (typeof ITEMS)[number];
export const COTTON = 0;
export const WINE = 1;
export const TEA = 2;
export const COCOA = 3;
export const RUM = 4;
export const THALER = 5;

/** What lies in a hold: goods and rum. */
export const CARGO = ["cotton", "wine", "tea", "cocoa", "rum"] as const;
/** All goods; the box and the ports hold them. */
export const GOODS = ["cotton", "wine", "tea", "cocoa"] as const;
/** The plain goods; each has a row of the supply board. */
export const PLAIN_GOODS = ["cotton", "wine", "tea"] as const;
export type PlainGood = (typeof PLAIN_GOODS)[number];

/** PO-COMP-02: goods in the box, by kind (seed L65). */
export const GOODS_IN_BOX = [17, 17, 17, 3] as const;

/** PO-COMP-23, -24: the four winds and directions, clockwise (seed L119; equal chance is reconstructed). */
export const DIRECTIONS = ["north", "east", "south", "west"] as const;
export const NORTH = 0;
export const EAST = 1;
export const SOUTH = 2;
export const WEST = 3;

/** PO-MOVE-04: rum per step by how far the step turns away from the wind, in quarters (seed L159). */
export const STEP_COST = [0, 1, 2, 1] as const;

/** The grid by number of players: its side and how many ports lie in it (seed L95, L339). */
export interface GridSize {
  readonly side: number;
  readonly ports: number;
}
const SMALL_GRID: GridSize = { side: 3, ports: 2 };
const LARGE_GRID: GridSize = { side: 4, ports: 3 };
export const GRID_SIZES: Readonly<Record<number, GridSize>> = {
  2: SMALL_GRID,
  3: SMALL_GRID,
  4: LARGE_GRID,
  5: LARGE_GRID,
};
export const SEA_TILE_COUNT = 13;
export const PORT_COUNT = 8;

/** PO-PORT-06: thalers by goods unloaded in one visit (seed L221). */
export const PORT_PAY = [0, 1, 3, 5, 7, 10] as const;
/** The pay ends at five, so no port has more slots (seed L221). */
export const MOST_SLOTS = 5;

/** Chests of value 1, 2 and 3 (seed L85). */
export const CHEST_VALUES = [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3] as const;

/** PO-SETUP-08: cannons in the supply for each player (seed L107). */
export const CANNONS_PER_PLAYER = 3;

/** PO-BATTLE-17: dice of the pirate against a ship on its own tile, and on a neighbouring one (seed L259). */
export const PIRATE_DICE_HERE = 3;
export const PIRATE_DICE_NEXT = 2;
export const DIE_SIDES = 6;

/** PO-SETUP-15: rum at the start (seed L121); nobody is given thalers. */
export const START_RUM = 3;

/** The smallest and largest number of players (seed L37). */
export const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = 5;
