import type { PlainGood } from "./pieces.ts";

/** The actions at the top of a sea tile (seed L187-211). */
export const SEA_ACTIONS = ["upgrade", "goods-rum", "goods-goods", "free-rum", "thaler", "peace"] as const;
export type SeaAction = (typeof SEA_ACTIONS)[number];
export const UPGRADE_ACTION = 0;
export const GOODS_RUM = 1;
export const GOODS_GOODS = 2;
export const FREE_RUM = 3;
export const THALER_ACTION = 4;
export const PEACE = 5;

/** PO-COMP-05: one face of a sea tile. */
export interface SeaFace {
  readonly action: SeaAction;
  readonly goods: readonly PlainGood[];
  readonly cannon: boolean;
}

/** PO-COMP-06: one face of a port tile; its slots from left to right. */
export interface PortFace {
  readonly slots: readonly PlainGood[];
  readonly rum: number;
}

/** A tile with its two faces. */
export interface Tile<Face> {
  readonly name: string;
  readonly a: Face;
  readonly b: Face;
}

function sea(action: SeaAction, goods: string, cannon = false): SeaFace {
  return { action, goods: goodsOf(goods), cannon };
}

function port(slots: string, rum: number): PortFace {
  return { slots: goodsOf(slots), rum };
}

const LETTERS: Readonly<Record<string, PlainGood>> = { C: "cotton", W: "wine", T: "tea" };

function goodsOf(letters: string): PlainGood[] {
  return [...letters].map((letter) => LETTERS[letter]);
}

/** The sea tiles. Reconstructed: all faces. */
export const SEA_TILES: readonly Tile<SeaFace>[] = [
  { name: "S01", a: sea("upgrade", "C", true), b: sea("goods-rum", "WT") },
  { name: "S02", a: sea("upgrade", "W", true), b: sea("goods-rum", "TC") },
  { name: "S03", a: sea("upgrade", "T", true), b: sea("goods-rum", "CW") },
  { name: "S04", a: sea("upgrade", "CWT"), b: sea("free-rum", "CWT") },
  { name: "S05", a: sea("free-rum", "CW"), b: sea("goods-goods", "T", true) },
  { name: "S06", a: sea("free-rum", "WT"), b: sea("goods-goods", "C", true) },
  { name: "S07", a: sea("free-rum", "TC"), b: sea("goods-goods", "W", true) },
  { name: "S08", a: sea("thaler", "C", true), b: sea("goods-rum", "WT") },
  { name: "S09", a: sea("thaler", "W", true), b: sea("goods-rum", "TC") },
  { name: "S10", a: sea("thaler", "T", true), b: sea("goods-rum", "CW") },
  { name: "S11", a: sea("peace", "CWT"), b: sea("goods-goods", "CW") },
  { name: "S12", a: sea("peace", "CWT"), b: sea("goods-goods", "WT") },
  { name: "S13", a: sea("peace", "CWT"), b: sea("goods-goods", "TC") },
];

/** The port tiles. Reconstructed: all faces. */
export const PORT_TILES: readonly Tile<PortFace>[] = [
  { name: "P1", a: port("CCWT", 3), b: port("WTTCW", 2) },
  { name: "P2", a: port("WWTC", 3), b: port("TCCWT", 2) },
  { name: "P3", a: port("TTCW", 3), b: port("CWWTC", 2) },
  { name: "P4", a: port("CTCT", 3), b: port("CCCWT", 2) },
  { name: "P5", a: port("WCWC", 3), b: port("WWWTC", 2) },
  { name: "P6", a: port("TWTW", 3), b: port("TTTCW", 2) },
  { name: "P7", a: port("CWT", 3), b: port("WWC", 3) },
  { name: "P8", a: port("TTW", 3), b: port("CCT", 3) },
];

/** The faces by number: two for each sea tile, then two for each port; `face ^ 1` is the other side. */
export const FACE_NAMES: readonly string[] = [...SEA_TILES, ...PORT_TILES].flatMap(({ name }) => [
  `${name}a`,
  `${name}b`,
]);
/** The first face that is a port. */
export const FIRST_PORT_FACE = SEA_TILES.length * 2;
