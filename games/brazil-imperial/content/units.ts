import type { Slot } from "./resources.ts";

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

export const COLOURS = ["green", "orange", "blue", "red"] as const;
export type Colour = (typeof COLOURS)[number];
export const [GREEN, ORANGE] = [0, 1];

/** By kind: may it take others along, attack from afar, found cities? */
export const CARRIES = UNIT_KINDS.map((kind) => kind === "dragoon" || kind === "lancer" || kind === "hussar");
export const IS_RANGED = UNIT_KINDS.map((kind) => kind === "cannon" || kind === "grenadier");
export const IS_FOUNDER = UNIT_KINDS.map((kind) => kind === "monarch");

/** So many units of a kind in an army. */
export interface UnitRow {
  readonly kind: UnitKind;
  readonly count: number;
  /** Combat strength and victory points (BI-UNIT-01). */
  readonly strength: number;
  readonly cost: readonly Slot[];
}

/** An army, in the order in which ties are decided (BI-SOLO-13). */
export type Army = readonly UnitRow[];

/** The armies. The green one is public; the others, all strengths and costs are reconstructed. */
export const ARMIES: Readonly<Record<Colour, Army>> = {
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
