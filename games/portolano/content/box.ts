import { COCOA } from "./pieces.ts";
import { HIT_FACES, PROW } from "./ships.ts";
import { SUPPLY_SIDES, type SupplyRow, type SupplySide } from "./supply-boards.ts";
import { PORT_TILES, type PortFace, SEA_TILES, type SeaFace, type Tile } from "./tiles.ts";

/** The tables a content pack can replace: all that are lost with the pictures of the rulebook. */
export const TABLES = ["seaTiles", "ports", "supplyBoards", "ship", "dice"] as const;
export type TableName = (typeof TABLES)[number];

/** Where a table comes from: the rulebook we were given, public text, or our own reconstruction. */
export type Provenance = "seed" | "public" | "reconstructed";

/** The provenance of every table of the box. */
export const PROVENANCE: Readonly<Record<string, Provenance>> = {
  seaTiles: "reconstructed",
  ports: "reconstructed",
  supplyBoards: "reconstructed",
  ship: "reconstructed",
  dice: "reconstructed",
  goods: "seed",
  movementCards: "seed",
  portPay: "seed",
  chests: "seed",
  cannons: "seed",
  pirate: "seed",
  upgrades: "seed",
  sterns: "seed",
  missions: "seed",
  scoring: "seed",
};

/** The pieces whose values can be replaced. */
export interface Box {
  readonly seaTiles: readonly Tile<SeaFace>[];
  readonly ports: readonly Tile<PortFace>[];
  readonly supplyBoards: readonly SupplySide[];
  readonly ship: { readonly hold: number; readonly cannonSlots: number };
  readonly dice: { readonly hitFaces: number };
  /** The name of the pack, or empty. */
  readonly packName: string;
  /** The tables that still hold values of our own making. */
  readonly reconstructed: readonly TableName[];
}

/** The box as it is without a pack. */
export const STANDARD_BOX: Box = {
  seaTiles: SEA_TILES,
  ports: PORT_TILES,
  supplyBoards: SUPPLY_SIDES,
  ship: PROW,
  dice: { hitFaces: HIT_FACES },
  packName: "",
  reconstructed: TABLES,
};

/** PO-SETUP-05: the items of a row that lie there with so many players. */
export function rowItems({ marks, cocoa }: SupplyRow, good: number, players: number): number[] {
  return [...marks].flatMap((mark, space) => {
    if (Number(mark) > players) return [];
    return [cocoa.includes(space + 1) ? COCOA : good];
  });
}
