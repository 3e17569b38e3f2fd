import type { BuildingName } from "./buildings.ts";
import type { SpaceName } from "./spaces.ts";

/** What a gold card does besides paying as a gold (BI-GOLD-02). */
export type GoldEffect =
  /** Points at the end for so many controlled buildings of these sides (BI-GOLD-08). */
  | { readonly type: "points"; readonly sides: readonly BuildingName[]; readonly least: number; readonly vp: number }
  /** A building of a later age may be built (BI-GOLD-09). */
  | { readonly type: "earlyBuilding"; readonly side: BuildingName }
  /** Gold for a battle won (BI-GOLD-10). */
  | { readonly type: "battleWon"; readonly gold: number }
  /** An action (BI-GOLD-04), or a free move (BI-GOLD-11). */
  | { readonly type: "action"; readonly space: SpaceName }
  | { readonly type: "freeMove" };

/** What a content pack can say of a gold card. */
export interface GoldValues {
  readonly copies: number;
  readonly effect: GoldEffect;
}

/** Gold cards; twenty, Farming, Jesuits and War are printed, the others and all copies and numbers reconstructed. */
export const GOLD_ROWS = [
  {
    id: "farming",
    copies: 1,
    effect: { type: "points", sides: ["sugarcane_plantation", "farm", "cotton_plantation"], least: 3, vp: 3 },
  },
  { id: "mining", copies: 1, effect: { type: "points", sides: ["gold_foundry"], least: 2, vp: 3 } },
  { id: "jesuits", copies: 2, effect: { type: "earlyBuilding", side: "temple" } },
  { id: "war", copies: 2, effect: { type: "battleWon", gold: 2 } },
  { id: "recruitment", copies: 2, effect: { type: "action", space: "deploy" } },
  { id: "patronage", copies: 2, effect: { type: "action", space: "painting" } },
  { id: "construction", copies: 2, effect: { type: "action", space: "build" } },
  { id: "reform", copies: 2, effect: { type: "action", space: "renovate" } },
  { id: "workshop", copies: 2, effect: { type: "action", space: "manufacture" } },
  { id: "merchant_fleet", copies: 2, effect: { type: "action", space: "harbor" } },
  { id: "royal_road", copies: 2, effect: { type: "freeMove" } },
] as const satisfies readonly (GoldValues & { id: string })[];

export type GoldCardName = (typeof GOLD_ROWS)[number]["id"];
export const GOLD_CARDS: readonly GoldCardName[] = GOLD_ROWS.map(({ id }) => id);
export const GOLD_CARD_COUNT = GOLD_CARDS.length;
export const GOLD_IN_BOX = 20;

const goldWith = (type: GoldEffect["type"]): number => GOLD_ROWS.findIndex(({ effect }) => effect.type === type);
/** The cards of which there is one name each: a pack changes their numbers, not what they do. */
export const [JESUITS, WAR, FIRST_ACTION_CARD, ROYAL_ROAD] = [
  goldWith("earlyBuilding"),
  goldWith("battleWon"),
  goldWith("action"),
  goldWith("freeMove"),
];
/** The six cards that grant an action stand in the order of the spaces (BI-GOLD-04). */
export const ACTION_CARDS = GOLD_CARDS.slice(FIRST_ACTION_CARD, ROYAL_ROAD);

/** What a battle card does beside its strength. */
export const BATTLE_EFFECTS = ["ranged", "sharpshooters", "spy", "retreat"] as const;
export type BattleEffect = (typeof BATTLE_EFFECTS)[number];

/** What a content pack can say of a battle card. */
export interface BattleValues {
  readonly copies: number;
  readonly attack: number;
  readonly defence: number;
  readonly effect: BattleEffect | null;
}

/** Battle cards; twenty-four of them are printed, the name Camp is public, all else reconstructed. */
export const BATTLE_ROWS = [
  { id: "skirmish", copies: 5, attack: 1, defence: 1, effect: null },
  { id: "volley", copies: 6, attack: 2, defence: 2, effect: null },
  { id: "assault", copies: 3, attack: 3, defence: 1, effect: null },
  { id: "camp", copies: 3, attack: 1, defence: 3, effect: null },
  { id: "bombardment", copies: 2, attack: 1, defence: 1, effect: "ranged" },
  { id: "sharpshooters", copies: 2, attack: 1, defence: 1, effect: "sharpshooters" },
  { id: "spy", copies: 2, attack: 0, defence: 0, effect: "spy" },
  { id: "retreat", copies: 1, attack: 0, defence: 0, effect: "retreat" },
] as const satisfies readonly (BattleValues & { id: string })[];

export type BattleCardName = (typeof BATTLE_ROWS)[number]["id"];
export const BATTLE_CARDS: readonly BattleCardName[] = BATTLE_ROWS.map(({ id }) => id);
export const BATTLE_CARD_COUNT = BATTLE_CARDS.length;
export const BATTLE_IN_BOX = 24;
export const MOST_CARDS_IN_BATTLE = 3;

/** What a content pack can say of an exploration tile: copies, and of an Expedition its strength and reward. */
export interface ExplorationValues {
  readonly copies: number;
  readonly strength: number;
  /** Points for whoever keeps it; by number of tiles where a set counts. */
  readonly vp: number;
  readonly science: number;
  readonly goldCards: number;
}

/** Where a tile goes that is revealed: to whoever reveals it, nowhere yet, or out of the game. */
type Revealed = "taken" | "stays" | "discarded";

/** What an exploration tile does; kinds and effects are printed (BI-EXPL-04 to -12). */
export interface ExplorationRow extends ExplorationValues {
  readonly id: string;
  readonly revealed: Revealed;
  /** Raws of choice for the revealer, and a quest. */
  readonly raws: number;
  readonly quest: boolean;
  /** Does it let buildings beside it produce more, and does it forbid building on it? */
  readonly waters: boolean;
  readonly blocks: boolean;
  /** Does it accept any building, and what does the first builder get: gold, or the tile itself? */
  readonly anyTerrain: boolean;
  readonly builderGold: number;
  readonly builderKeeps: boolean;
}

const PLAIN = {
  strength: 0,
  vp: 0,
  science: 0,
  goldCards: 0,
  raws: 0,
  quest: false,
  waters: false,
  blocks: false,
  anyTerrain: false,
  builderGold: 0,
  builderKeeps: false,
};
const EXPEDITION = { ...PLAIN, copies: 1, revealed: "stays", blocks: true } as const;

/** Exploration tiles; eighteen and the seven kinds are printed, copies and Expeditions reconstructed. */
export const EXPLORATION_ROWS = [
  { ...PLAIN, id: "unknown_species", copies: 3, revealed: "taken" },
  { ...PLAIN, id: "minas_gerais", copies: 2, revealed: "stays", anyTerrain: true, builderGold: 1 },
  { ...PLAIN, id: "riverbed", copies: 2, revealed: "stays", waters: true, blocks: true },
  { ...PLAIN, id: "quilombo", copies: 2, revealed: "discarded", quest: true },
  { ...PLAIN, id: "culture", copies: 2, revealed: "stays", anyTerrain: true, builderKeeps: true, vp: 2 },
  { ...PLAIN, id: "manioc", copies: 3, revealed: "discarded", raws: 1 },
  { ...EXPEDITION, id: "expedition_3", strength: 3, goldCards: 1 },
  { ...EXPEDITION, id: "expedition_4", strength: 4, science: 1 },
  { ...EXPEDITION, id: "expedition_5", strength: 5, vp: 2 },
  { ...EXPEDITION, id: "expedition_7", strength: 7, vp: 4 },
] as const satisfies readonly ExplorationRow[];

export type ExplorationName = (typeof EXPLORATION_ROWS)[number]["id"];
export const EXPLORATION: readonly ExplorationName[] = EXPLORATION_ROWS.map(({ id }) => id);
export const EXPLORATION_COUNT = EXPLORATION.length;
export const EXPLORATION_IN_BOX = 18;
export const UNKNOWN_SPECIES = EXPLORATION.indexOf("unknown_species");
/** BI-EXPL-04: points for so many Unknown Species; printed. */
export const SPECIES_VP: readonly number[] = [0, 1, 3, 5];

/** The pieces of a set with so many copies of each kind, in order. */
export function allOf(copies: readonly number[]): number[] {
  const all: number[] = [];
  for (let kind = 0; kind < copies.length; kind++) for (let copy = 0; copy < copies[kind]; copy++) all.push(kind);
  return all;
}
