import { type Cost, costOf, type Slot } from "./resources.ts";

/** The kinds of military units; abilities are printed, which mounted unit carries is reconstructed. */
export const UNIT_KINDS = [
  "archer",
  "musketeer",
  "halberdier",
  "grenadier",
  "dragoon",
  "lancer",
  "hussar",
  "cannon",
  "monarch",
] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];
export const UNIT_KIND_COUNT = UNIT_KINDS.length;
const kindOf = (kind: UnitKind): number => UNIT_KINDS.indexOf(kind);
export const [ARCHER, DRAGOON, CANNON, MONARCH] = [
  kindOf("archer"),
  kindOf("dragoon"),
  kindOf("cannon"),
  kindOf("monarch"),
];

export const COLOURS = ["green", "orange", "blue", "red"] as const;
export type Colour = (typeof COLOURS)[number];
export const [GREEN, ORANGE] = [0, 1];

/** By kind: may it take others along, attack from afar, found cities? */
export const CARRIES = UNIT_KINDS.map((kind) => kind === "dragoon" || kind === "lancer" || kind === "hussar");
export const IS_RANGED = UNIT_KINDS.map((kind) => kind === "cannon" || kind === "grenadier");
export const IS_FOUNDER = UNIT_KINDS.map((kind) => kind === "monarch");

interface UnitRow {
  readonly kind: UnitKind;
  readonly count: number;
  /** Combat strength and victory points (BI-UNIT-01). */
  readonly strength: number;
  readonly cost: readonly Slot[];
}

/** The armies. The green one is public; the others, all strengths and costs are reconstructed. */
const ARMIES: Readonly<Record<Colour, readonly UnitRow[]>> = {
  green: [
    { kind: "archer", count: 2, strength: 2, cost: ["anyRaw", "anyRaw"] },
    { kind: "dragoon", count: 1, strength: 3, cost: ["gold", "anyRaw", "anyRaw"] },
    { kind: "cannon", count: 1, strength: 3, cost: ["gold", "gold", "brazilwood"] },
    { kind: "monarch", count: 1, strength: 4, cost: ["gold", "gold", "anyRaw"] },
  ],
  orange: [
    { kind: "musketeer", count: 2, strength: 2, cost: ["gold", "anyRaw"] },
    { kind: "lancer", count: 1, strength: 3, cost: ["gold", "anyRaw", "anyRaw"] },
    { kind: "cannon", count: 1, strength: 3, cost: ["gold", "gold", "anyRaw"] },
    { kind: "monarch", count: 1, strength: 4, cost: ["gold", "gold", "sugarcane"] },
  ],
  blue: [
    { kind: "halberdier", count: 1, strength: 2, cost: ["anyRaw", "anyRaw"] },
    { kind: "grenadier", count: 1, strength: 2, cost: ["gold", "anyRaw"] },
    { kind: "dragoon", count: 2, strength: 3, cost: ["gold", "anyRaw", "anyRaw"] },
    { kind: "monarch", count: 1, strength: 4, cost: ["gold", "gold", "brazilwood"] },
  ],
  red: [
    { kind: "grenadier", count: 2, strength: 2, cost: ["gold", "anyRaw"] },
    { kind: "hussar", count: 1, strength: 3, cost: ["gold", "anyRaw", "anyRaw"] },
    { kind: "cannon", count: 1, strength: 3, cost: ["gold", "gold", "brazilwood"] },
    { kind: "monarch", count: 1, strength: 4, cost: ["gold", "gold", "sugarcaneOrCoffee"] },
  ],
};

export const UNITS_PER_COLOUR = 5;
const rows = COLOURS.map((colour) => ARMIES[colour].flatMap((row) => Array.from({ length: row.count }, () => row)));

/** By colour, then by unit: its kind, strength and cost; units of one kind stand together. */
export const UNIT_KIND_OF: readonly (readonly number[])[] = rows.map((army) => army.map(({ kind }) => kindOf(kind)));
export const UNIT_STRENGTH: readonly (readonly number[])[] = rows.map((army) => army.map(({ strength }) => strength));
export const UNIT_COST: readonly (readonly Cost[])[] = rows.map((army) => army.map(({ cost }) => costOf(cost)));

/** The monarchs; effects are printed, pairs of the colours besides green reconstructed. */
export const MONARCHS = [
  "tibirica",
  "pedro_i",
  "pedro_ii",
  "dom_oba_ii",
  "isabella_i",
  "maurice_of_nassau",
  "afonso",
  "manuel_i",
  "napoleon",
  "victoria",
] as const;
export type MonarchName = (typeof MONARCHS)[number];
export const [TIBIRICA, PEDRO_I, PEDRO_II, DOM_OBA, ISABELLA, NASSAU, AFONSO, MANUEL, NAPOLEON, VICTORIA] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
];
export const NO_MONARCH = -1;

/** By monarch: the colour of the board. */
export const MONARCH_COLOUR: readonly number[] = [0, 0, 0, 0, 1, 1, 2, 2, 3, 3];

/** A monarch who raises the first three buildings of a kind (BI-MON-03 to -05): the side, its points, what it produces. */
export interface Raised {
  readonly side: number;
  readonly vp: number;
  readonly produces: readonly number[];
}

/** By monarch: what he raises, or null. */
export const RAISES: readonly (Raised | null)[] = MONARCHS.map((monarch) => {
  if (monarch === "isabella_i") return { side: 1, vp: 3, produces: [0, 0, 1, 0, 2, 0] };
  if (monarch === "maurice_of_nassau") return { side: 2, vp: 3, produces: [3, 0, 0, 0, 0, 0] };
  if (monarch === "manuel_i") return { side: 0, vp: 2, produces: [0, 0, 2, 0, 1, 0] };
  return null;
});
export const RAISED_TILES = 3;
