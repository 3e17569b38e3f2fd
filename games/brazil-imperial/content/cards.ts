/** Gold cards; twenty, Farming, Jesuits and War are printed, the others and all copies reconstructed. */
const GOLD_ROWS = [
  { id: "farming", copies: 1, action: null },
  { id: "mining", copies: 1, action: null },
  { id: "jesuits", copies: 2, action: null },
  { id: "war", copies: 2, action: null },
  { id: "recruitment", copies: 2, action: "deploy" },
  { id: "patronage", copies: 2, action: "painting" },
  { id: "construction", copies: 2, action: "build" },
  { id: "reform", copies: 2, action: "renovate" },
  { id: "workshop", copies: 2, action: "manufacture" },
  { id: "merchant_fleet", copies: 2, action: "harbor" },
  { id: "royal_road", copies: 2, action: null },
] as const;

export type GoldCardName = (typeof GOLD_ROWS)[number]["id"];
export const GOLD_CARDS: readonly GoldCardName[] = GOLD_ROWS.map(({ id }) => id);
export const GOLD_CARD_COUNT = GOLD_CARDS.length;
export const [FARMING, MINING, JESUITS, WAR, FIRST_ACTION_CARD, ROYAL_ROAD] = [0, 1, 2, 3, 4, 10];
/** The six cards that grant an action stand in the order of the spaces (BI-GOLD-04). */
export const ACTION_CARDS = GOLD_CARDS.slice(FIRST_ACTION_CARD, ROYAL_ROAD);
export const GOLD_COPIES: readonly number[] = GOLD_ROWS.map(({ copies }) => copies);

/** BI-GOLD-08: cards that score at the end: so many points for so many controlled tiles of these sides. Numbers are reconstructed. */
export interface EndCard {
  readonly card: number;
  readonly sides: readonly number[];
  readonly least: number;
  readonly vp: number;
}
export const END_CARDS: readonly EndCard[] = [
  { card: FARMING, sides: [2, 3, 5], least: 3, vp: 3 },
  { card: MINING, sides: [4], least: 2, vp: 3 },
];
/** BI-GOLD-10: what War brings. */
export const WAR_GOLD = 2;

/** What a battle card does beside its strength. */
type BattleEffect = "ranged" | "sharpshooters" | "spy" | "retreat";
interface BattleRow {
  readonly id: string;
  readonly copies: number;
  readonly attack: number;
  readonly defence: number;
  readonly effect: BattleEffect | null;
}

/** Battle cards; twenty-four of them are printed, the name Camp is public, all else reconstructed. */
const BATTLE_ROWS = [
  { id: "skirmish", copies: 5, attack: 1, defence: 1, effect: null },
  { id: "volley", copies: 6, attack: 2, defence: 2, effect: null },
  { id: "assault", copies: 3, attack: 3, defence: 1, effect: null },
  { id: "camp", copies: 3, attack: 1, defence: 3, effect: null },
  { id: "bombardment", copies: 2, attack: 1, defence: 1, effect: "ranged" },
  { id: "sharpshooters", copies: 2, attack: 1, defence: 1, effect: "sharpshooters" },
  { id: "spy", copies: 2, attack: 0, defence: 0, effect: "spy" },
  { id: "retreat", copies: 1, attack: 0, defence: 0, effect: "retreat" },
] as const satisfies readonly BattleRow[];

export type BattleCardName = (typeof BATTLE_ROWS)[number]["id"];
export const BATTLE_CARDS: readonly BattleCardName[] = BATTLE_ROWS.map(({ id }) => id);
export const BATTLE_CARD_COUNT = BATTLE_CARDS.length;
export const BATTLE_COPIES: readonly number[] = BATTLE_ROWS.map(({ copies }) => copies);
export const CARD_ATTACK: readonly number[] = BATTLE_ROWS.map(({ attack }) => attack);
export const CARD_DEFENCE: readonly number[] = BATTLE_ROWS.map(({ defence }) => defence);
const effectOf = (effect: BattleEffect): number => BATTLE_ROWS.findIndex((row: BattleRow) => row.effect === effect);
export const [BOMBARDMENT, SHARPSHOOTERS, SPY, RETREAT] = [
  effectOf("ranged"),
  effectOf("sharpshooters"),
  effectOf("spy"),
  effectOf("retreat"),
];
export const MOST_CARDS_IN_BATTLE = 3;

/** Exploration tiles; eighteen and the seven kinds are printed, copies and Expeditions reconstructed. */
const EXPLORATION_ROWS = [
  { id: "unknown_species", copies: 3, strength: 0 },
  { id: "minas_gerais", copies: 2, strength: 0 },
  { id: "riverbed", copies: 2, strength: 0 },
  { id: "quilombo", copies: 2, strength: 0 },
  { id: "culture", copies: 2, strength: 0 },
  { id: "manioc", copies: 3, strength: 0 },
  { id: "expedition_3", copies: 1, strength: 3 },
  { id: "expedition_4", copies: 1, strength: 4 },
  { id: "expedition_5", copies: 1, strength: 5 },
  { id: "expedition_7", copies: 1, strength: 7 },
] as const;

export type ExplorationName = (typeof EXPLORATION_ROWS)[number]["id"];
export const EXPLORATION: readonly ExplorationName[] = EXPLORATION_ROWS.map(({ id }) => id);
export const EXPLORATION_COUNT = EXPLORATION.length;
export const EXPLORATION_COPIES: readonly number[] = EXPLORATION_ROWS.map(({ copies }) => copies);
export const [UNKNOWN_SPECIES, MINAS_GERAIS, RIVERBED, QUILOMBO, CULTURE, MANIOC, FIRST_EXPEDITION] = [
  0, 1, 2, 3, 4, 5, 6,
];
/** By tile: the strength an Expedition asks for, else 0. */
export const EXPEDITION_STRENGTH: readonly number[] = EXPLORATION_ROWS.map(({ strength }) => strength);
/** By tile: points for whoever keeps it, besides Unknown Species. */
export const EXPLORATION_VP: readonly number[] = [0, 0, 0, 0, 2, 0, 0, 0, 2, 4];
/** By tile: what a successful Expedition brings besides points. */
export const EXPEDITION_GOLD_CARDS: readonly number[] = [0, 0, 0, 0, 0, 0, 1, 0, 0, 0];
export const EXPEDITION_SCIENCE: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 1, 0, 0];
/** BI-EXPL-04: points for so many Unknown Species. */
export const SPECIES_VP: readonly number[] = [0, 1, 3, 5];

/** The pieces of a set with so many copies of each kind, in order. */
export function allOf(copies: readonly number[]): number[] {
  return copies.flatMap((count, kind) => Array.from({ length: count }, () => kind));
}
