import {
  BUILDING_ROWS,
  type BuildingName,
  type BuildingValues,
  CITY_ROWS,
  type CityName,
  TILE_SPLIT,
  type TileSplit,
} from "./buildings.ts";
import {
  BATTLE_ROWS,
  type BattleCardName,
  type BattleValues,
  EXPLORATION_ROWS,
  type ExplorationName,
  type ExplorationValues,
  GOLD_ROWS,
  type GoldCardName,
  type GoldValues,
} from "./cards.ts";
import { MONARCH_ROWS, type MonarchName } from "./monarchs.ts";
import { PAINTING_ROWS, type PaintingName, type PaintingValues } from "./paintings.ts";
import { QUEST_ROWS, type QuestName, type QuestValues } from "./quests.ts";
import type { Slot } from "./resources.ts";
import { SCENARIOS, type Scenario } from "./scenarios.ts";
import {
  CAPITAL_ROWS,
  type CapitalGain,
  type CapitalName,
  GOOD_ROWS,
  type GoodName,
  type GoodValues,
  SLOT_SHAPES,
  type SlotShapes,
} from "./spaces.ts";
import { ARMIES, type Army, type Colour } from "./units.ts";

/** Where a value comes from: the rulebook we were given, public text, or our own reconstruction. */
export type Provenance = "seed" | "public" | "reconstructed";

/** The tables a content pack can replace: all that hold values of our own making (BI-SCOPE-04). */
export const TABLES = [
  "buildings",
  "buildingTiles",
  "cities",
  "armies",
  "monarchs",
  "goods",
  "spaces",
  "paintings",
  "goldCards",
  "battleCards",
  "exploration",
  "quests",
  "capitals",
  "scenarios",
] as const;
export type TableName = (typeof TABLES)[number];

/** The provenance of every table of the box; a table counts as reconstructed if any number in it is. */
export const PROVENANCE: Readonly<Record<string, Provenance>> = {
  ...Object.fromEntries(TABLES.map((table) => [table, "reconstructed" as const])),
  resources: "seed",
  buildingAgesAndPoints: "seed",
  additionalMoves: "seed",
  improvements: "seed",
  trades: "seed",
  actionMarkers: "seed",
  palaces: "seed",
  monarchEffects: "seed",
  scoring: "seed",
};

/** The pieces whose values can be replaced, by name. */
export interface Box {
  readonly buildings: Readonly<Record<BuildingName, BuildingValues>>;
  readonly buildingTiles: TileSplit;
  readonly cities: Readonly<Record<CityName, { readonly cost: readonly Slot[] }>>;
  readonly armies: Readonly<Record<Colour, Army>>;
  readonly monarchs: Readonly<Record<MonarchName, { readonly colour: Colour }>>;
  readonly goods: Readonly<Record<GoodName, GoodValues>>;
  readonly spaces: SlotShapes;
  readonly paintings: Readonly<Record<PaintingName, PaintingValues>>;
  readonly goldCards: Readonly<Record<GoldCardName, GoldValues>>;
  readonly battleCards: Readonly<Record<BattleCardName, BattleValues>>;
  readonly exploration: Readonly<Record<ExplorationName, ExplorationValues>>;
  readonly quests: Readonly<Record<QuestName, QuestValues>>;
  readonly capitals: Readonly<Record<CapitalName, CapitalGain>>;
  /** In the order in which they are offered: the first for a number of players is the usual one. */
  readonly scenarios: Readonly<Record<string, Scenario>>;
  /** The name of the pack, or empty. */
  readonly packName: string;
  /** The tables that still hold values of our own making. */
  readonly reconstructed: readonly TableName[];
}

/** A list of rows as a record of values by their names; `pick` leaves out what is printed. */
function byName<Name extends string, Row extends { readonly id: Name }, Values>(
  rows: readonly Row[],
  pick: (row: Row) => Values,
): Readonly<Record<Name, Values>> {
  return Object.fromEntries(rows.map((row) => [row.id, pick(row)])) as Record<Name, Values>;
}

/** The box as it is without a pack. */
export const STANDARD_BOX: Box = {
  buildings: byName(BUILDING_ROWS, ({ cost, ground, produces }) => ({ cost, ground, produces })),
  buildingTiles: TILE_SPLIT,
  cities: byName(CITY_ROWS, ({ cost }) => ({ cost })),
  armies: ARMIES,
  monarchs: byName(MONARCH_ROWS, ({ colour }) => ({ colour })),
  goods: byName(GOOD_ROWS, ({ shape, cost, vp }) => ({ shape, cost, vp })),
  spaces: SLOT_SHAPES,
  paintings: byName(PAINTING_ROWS, ({ frame, cost, vp, effects }) => ({ frame, cost, vp, effects })),
  goldCards: byName(GOLD_ROWS, ({ copies, effect }) => ({ copies, effect })),
  battleCards: byName(BATTLE_ROWS, ({ copies, attack, defence, effect }) => ({ copies, attack, defence, effect })),
  exploration: byName(EXPLORATION_ROWS, ({ copies, strength, vp, science, goldCards }) => ({
    copies,
    strength,
    vp,
    science,
    goldCards,
  })),
  quests: byName(QUEST_ROWS, ({ vp, goals }) => ({ vp, goals })),
  capitals: CAPITAL_ROWS,
  scenarios: byName(SCENARIOS, (scenario) => scenario),
  packName: "",
  reconstructed: TABLES,
};
