import type { BuildingName } from "./buildings.ts";
import type { Resource, Slot } from "./resources.ts";

/** The frame colours of paintings. */
export const FRAMES = ["red", "pink", "blue"] as const;
export type FrameName = (typeof FRAMES)[number];
export const FRAME_COUNT = FRAMES.length;

/** What points at the end are for. */
export const POINTS_PER = ["forestNextToEmpire", "templeOrAcademy", "cityOrCapital", "revealedQuest"] as const;
export type PointsPer = (typeof POINTS_PER)[number];

/** What the owner of a painting may do, or gets, where a rule asks for it. */
export const PERMISSIONS = [
  "citiesOnAnyUnit",
  "nearbyRangedHelp",
  "cavalryMove",
  "navalMove",
  "cheaperBuild",
  "buildTwice",
  "anyTerrain",
  "goodsFitAnySlot",
  "extraPalace",
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** What a painting does; the rules ask for effects, never for a painting by name. */
export type PaintingEffect =
  /** Strength added to every attack or defence of the owner, or to each of his buildings next to a forest. */
  | { readonly type: "attack" | "defence" | "nextToForest"; readonly by: number }
  /** A side of a building produces more of a resource. */
  | { readonly type: "produces"; readonly side: BuildingName; readonly resource: Resource; readonly by: number }
  /** Points at the end for each of something. */
  | { readonly type: "points"; readonly per: PointsPer; readonly vp: number }
  /** Gained at once: so much of a resource; so many cards. */
  | { readonly type: "gain"; readonly resource: Resource; readonly by: number }
  | { readonly type: "drawGold" | "drawBattle"; readonly by: number }
  /** More raws of choice from the Harbor, and for whoever explores. */
  | { readonly type: "harborRaws" | "exploringRaws"; readonly by: number }
  /** One marker of an earlier age may lie here: that of age I for points, that of age II for gold cards. */
  | { readonly type: "markerReward"; readonly vp: number; readonly goldCards: number }
  /** After the last turn so many goods may lie here, for points each. */
  | { readonly type: "factory"; readonly goods: number; readonly vp: number }
  | { readonly type: Permission };

/** What a content pack can say of a painting. */
export interface PaintingValues {
  readonly frame: FrameName;
  readonly cost: readonly Slot[];
  readonly vp: number;
  readonly effects: readonly PaintingEffect[];
}

/** The paintings. Eleven names and effects are printed (marked), everything else is reconstructed after the credits of the rulebook. */
export const PAINTING_ROWS = [
  // printed
  {
    id: "maria_quiteria",
    frame: "red",
    cost: ["gold"],
    vp: 1,
    effects: [
      { type: "attack", by: 1 },
      { type: "defence", by: 2 },
    ],
  },
  // printed
  {
    id: "camarao",
    frame: "red",
    cost: ["gold"],
    vp: 0,
    effects: [
      { type: "nextToForest", by: 1 },
      { type: "points", per: "forestNextToEmpire", vp: 1 },
    ],
  },
  // printed
  { id: "arariboia", frame: "red", cost: ["anyRaw"], vp: 1, effects: [{ type: "citiesOnAnyUnit" }] },
  // printed
  { id: "coroados", frame: "red", cost: [], vp: 1, effects: [{ type: "markerReward", vp: 2, goldCards: 2 }] },
  { id: "count_deu", frame: "red", cost: ["anyRaw"], vp: 2, effects: [{ type: "nearbyRangedHelp" }] },
  { id: "duke_of_caxias", frame: "red", cost: ["gold"], vp: 2, effects: [{ type: "attack", by: 2 }] },
  { id: "guaicuru_cavalry", frame: "red", cost: ["anyRaw"], vp: 1, effects: [{ type: "cavalryMove" }] },
  { id: "riachuelo", frame: "red", cost: [], vp: 1, effects: [{ type: "navalMove" }] },
  // printed
  {
    id: "guarani",
    frame: "pink",
    cost: ["anyRaw"],
    vp: 1,
    effects: [{ type: "produces", side: "sawmill", resource: "brazilwood", by: 1 }],
  },
  // printed
  { id: "reboucas", frame: "pink", cost: ["gold"], vp: 1, effects: [{ type: "cheaperBuild" }] },
  // printed
  { id: "maua", frame: "pink", cost: ["gold"], vp: 1, effects: [{ type: "buildTwice" }] },
  // printed
  { id: "leopoldina", frame: "pink", cost: ["gold"], vp: 1, effects: [{ type: "anyTerrain" }] },
  // printed
  { id: "immigrants", frame: "pink", cost: [], vp: 1, effects: [{ type: "goodsFitAnySlot" }] },
  {
    id: "sao_vicente",
    frame: "pink",
    cost: ["anyRaw"],
    vp: 1,
    effects: [{ type: "produces", side: "sugarcane_plantation", resource: "sugarcane", by: 1 }],
  },
  {
    id: "chica_da_silva",
    frame: "pink",
    cost: ["gold"],
    vp: 1,
    effects: [{ type: "produces", side: "gold_foundry", resource: "gold", by: 1 }],
  },
  { id: "arruda_seller", frame: "pink", cost: ["anyRaw"], vp: 2, effects: [{ type: "harborRaws", by: 1 }] },
  // printed
  { id: "princess_isabel", frame: "blue", cost: ["gold"], vp: 1, effects: [{ type: "extraPalace" }] },
  // printed
  { id: "factory", frame: "blue", cost: ["anyRaw"], vp: 0, effects: [{ type: "factory", goods: 3, vp: 1 }] },
  {
    id: "jose_bonifacio",
    frame: "blue",
    cost: ["gold"],
    vp: 1,
    effects: [{ type: "gain", resource: "science", by: 1 }],
  },
  {
    id: "father_anchieta",
    frame: "blue",
    cost: ["anyRaw"],
    vp: 0,
    effects: [{ type: "points", per: "templeOrAcademy", vp: 1 }],
  },
  { id: "first_mass", frame: "blue", cost: [], vp: 0, effects: [{ type: "points", per: "cityOrCapital", vp: 1 }] },
  {
    id: "council_of_state",
    frame: "blue",
    cost: ["anyRaw"],
    vp: 0,
    effects: [{ type: "points", per: "revealedQuest", vp: 1 }],
  },
  { id: "tupi_woman", frame: "blue", cost: [], vp: 1, effects: [{ type: "exploringRaws", by: 1 }] },
  {
    id: "redemption_amazonas",
    frame: "blue",
    cost: ["anyRaw"],
    vp: 1,
    effects: [
      { type: "drawGold", by: 1 },
      { type: "drawBattle", by: 1 },
    ],
  },
] as const satisfies readonly (PaintingValues & { id: string })[];

export type PaintingName = (typeof PAINTING_ROWS)[number]["id"];
export const PAINTINGS: readonly PaintingName[] = PAINTING_ROWS.map(({ id }) => id);
export const PAINTING_COUNT = PAINTINGS.length;
