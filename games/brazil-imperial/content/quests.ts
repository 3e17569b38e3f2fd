import type { BuildingName } from "./buildings.ts";
import type { Resource } from "./resources.ts";

/** What a goal counts. */
export const GOAL_TYPES = [
  "tiles",
  "differentKinds",
  "resources",
  "goods",
  "paintings",
  "paintingFrames",
  "unitsDeployed",
  "cities",
  "buildings",
  "buildingsAndCities",
  "palaces",
] as const;
export type GoalType = (typeof GOAL_TYPES)[number];

/** One goal as it is written. */
export interface GoalRow {
  readonly type: GoalType;
  readonly least: number;
  readonly kinds?: readonly BuildingName[];
  readonly resource?: Resource;
  readonly vp?: number;
}

/** What a content pack can say of a quest; those of age III have points by goal. */
export interface QuestValues {
  readonly vp: number;
  readonly goals: readonly GoalRow[];
}

interface QuestRow extends QuestValues {
  readonly id: string;
  readonly name: string;
  readonly age: number;
}

/** The quests; three decks and scoring by goal in age III are printed, everything else is reconstructed by trial play. */
export const QUEST_ROWS = [
  {
    id: "I-1",
    name: "Brazilwood Cycle",
    age: 1,
    vp: 3,
    goals: [
      { type: "tiles", least: 3, kinds: ["sawmill"] },
      { type: "resources", least: 5, resource: "brazilwood" },
      { type: "goods", least: 1 },
    ],
  },
  {
    id: "I-2",
    name: "Sugar Mills",
    age: 1,
    vp: 3,
    goals: [
      { type: "tiles", least: 3, kinds: ["sugarcane_plantation"] },
      { type: "goods", least: 2 },
      { type: "paintings", least: 1 },
    ],
  },
  {
    id: "I-3",
    name: "Coastal Trade",
    age: 1,
    vp: 3,
    goals: [
      { type: "tiles", least: 3, kinds: ["merchant"] },
      { type: "resources", least: 4, resource: "gold" },
      { type: "paintings", least: 1 },
    ],
  },
  {
    id: "I-4",
    name: "First Settlers",
    age: 1,
    vp: 3,
    goals: [
      { type: "tiles", least: 4, kinds: ["sawmill", "merchant", "sugarcane_plantation", "farm"] },
      { type: "unitsDeployed", least: 1 },
    ],
  },
  {
    id: "I-5",
    name: "Captaincies",
    age: 1,
    vp: 3,
    goals: [
      { type: "differentKinds", least: 4, kinds: ["sawmill", "merchant", "sugarcane_plantation", "farm"] },
      { type: "goods", least: 1 },
    ],
  },
  {
    id: "I-6",
    name: "Coffee Seeds",
    age: 1,
    vp: 3,
    goals: [
      { type: "tiles", least: 3, kinds: ["farm"] },
      { type: "resources", least: 4, resource: "coffee" },
      { type: "goods", least: 1 },
    ],
  },
  {
    id: "I-7",
    name: "Court Painters",
    age: 1,
    vp: 3,
    goals: [
      { type: "paintings", least: 3 },
      { type: "tiles", least: 4, kinds: ["sawmill", "merchant", "sugarcane_plantation", "farm"] },
    ],
  },
  {
    id: "I-8",
    name: "Royal Garrison",
    age: 1,
    vp: 3,
    goals: [
      { type: "unitsDeployed", least: 3 },
      { type: "tiles", least: 3, kinds: ["sawmill", "merchant", "sugarcane_plantation", "farm"] },
    ],
  },
  {
    id: "II-1",
    name: "Gold Rush",
    age: 2,
    vp: 4,
    goals: [
      { type: "tiles", least: 3, kinds: ["gold_foundry"] },
      { type: "resources", least: 5, resource: "gold" },
    ],
  },
  {
    id: "II-2",
    name: "Cotton Lords",
    age: 2,
    vp: 4,
    goals: [
      { type: "tiles", least: 3, kinds: ["cotton_plantation"] },
      { type: "resources", least: 5, resource: "cotton" },
      { type: "goods", least: 2 },
    ],
  },
  {
    id: "II-3",
    name: "New Town",
    age: 2,
    vp: 4,
    goals: [
      { type: "cities", least: 1 },
      { type: "buildings", least: 5 },
    ],
  },
  {
    id: "II-4",
    name: "Manufactories",
    age: 2,
    vp: 4,
    goals: [
      { type: "goods", least: 4 },
      { type: "tiles", least: 4, kinds: ["sawmill", "merchant", "sugarcane_plantation", "farm"] },
    ],
  },
  {
    id: "II-5",
    name: "Patron of the Arts",
    age: 2,
    vp: 4,
    goals: [
      { type: "paintings", least: 5 },
      { type: "paintingFrames", least: 3 },
      { type: "buildings", least: 5 },
    ],
  },
  {
    id: "II-6",
    name: "Standing Army",
    age: 2,
    vp: 4,
    goals: [
      { type: "unitsDeployed", least: 4 },
      { type: "tiles", least: 2, kinds: ["gold_foundry", "cotton_plantation"] },
    ],
  },
  {
    id: "II-7",
    name: "Planters",
    age: 2,
    vp: 4,
    goals: [
      { type: "differentKinds", least: 3, kinds: ["sugarcane_plantation", "farm", "cotton_plantation"] },
      { type: "buildings", least: 5 },
      { type: "goods", least: 2 },
    ],
  },
  { id: "II-8", name: "Metropolis", age: 2, vp: 4, goals: [{ type: "buildingsAndCities", least: 7 }] },
  {
    id: "III-1",
    name: "Railways",
    age: 3,
    vp: 0,
    goals: [
      { type: "buildingsAndCities", least: 9, vp: 2 },
      { type: "tiles", least: 1, kinds: ["academy"], vp: 1 },
      { type: "goods", least: 4, vp: 2 },
    ],
  },
  {
    id: "III-2",
    name: "Enlightenment",
    age: 3,
    vp: 0,
    goals: [
      { type: "tiles", least: 3, kinds: ["academy"], vp: 2 },
      { type: "resources", least: 4, resource: "science", vp: 2 },
      { type: "paintings", least: 4, vp: 1 },
    ],
  },
  {
    id: "III-3",
    name: "Faith",
    age: 3,
    vp: 0,
    goals: [
      { type: "tiles", least: 3, kinds: ["temple"], vp: 2 },
      { type: "cities", least: 1, vp: 1 },
      { type: "paintings", least: 5, vp: 2 },
    ],
  },
  {
    id: "III-4",
    name: "Two Cities",
    age: 3,
    vp: 0,
    goals: [
      { type: "cities", least: 2, vp: 3 },
      { type: "unitsDeployed", least: 4, vp: 1 },
      { type: "palaces", least: 2, vp: 1 },
    ],
  },
  {
    id: "III-5",
    name: "Industrialists",
    age: 3,
    vp: 0,
    goals: [
      { type: "goods", least: 5, vp: 3 },
      { type: "tiles", least: 2, kinds: ["gold_foundry"], vp: 1 },
      { type: "tiles", least: 1, kinds: ["academy"], vp: 1 },
    ],
  },
  {
    id: "III-6",
    name: "Imperial Guard",
    age: 3,
    vp: 0,
    goals: [
      { type: "unitsDeployed", least: 5, vp: 2 },
      { type: "cities", least: 1, vp: 1 },
      { type: "resources", least: 4, resource: "gold", vp: 2 },
    ],
  },
  {
    id: "III-7",
    name: "Coffee Barons",
    age: 3,
    vp: 0,
    goals: [
      { type: "tiles", least: 3, kinds: ["farm"], vp: 2 },
      { type: "tiles", least: 3, kinds: ["cotton_plantation"], vp: 1 },
      { type: "goods", least: 4, vp: 2 },
    ],
  },
  {
    id: "III-8",
    name: "The Gallery",
    age: 3,
    vp: 0,
    goals: [
      { type: "paintings", least: 6, vp: 3 },
      { type: "tiles", least: 1, kinds: ["temple"], vp: 1 },
      { type: "palaces", least: 2, vp: 1 },
    ],
  },
] as const satisfies readonly QuestRow[];

export type QuestName = (typeof QUEST_ROWS)[number]["id"];
export const QUESTS: readonly QuestName[] = QUEST_ROWS.map(({ id }) => id);
export const QUEST_COUNT = QUESTS.length;
export const QUESTS_PER_AGE = 8;
export const QUEST_AGE: readonly number[] = QUEST_ROWS.map(({ age }) => age);

/** The quests of an age, from 1. */
export const QUESTS_OF_AGE = (age: number): readonly QuestName[] =>
  QUESTS.slice((age - 1) * QUESTS_PER_AGE, age * QUESTS_PER_AGE);
