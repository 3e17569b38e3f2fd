import { BUILDINGS, type BuildingName, CITIES, type CityName } from "../content/buildings.ts";
import {
  BATTLE_CARDS,
  type BattleCardName,
  EXPLORATION,
  type ExplorationName,
  GOLD_CARDS,
  type GoldCardName,
} from "../content/cards.ts";
import { TERRAINS, type Terrain } from "../content/maps.ts";
import { MONARCHS, type MonarchName } from "../content/monarchs.ts";
import { FRAMES, type FrameName, PAINTINGS, type PaintingName } from "../content/paintings.ts";
import { QUESTS, type QuestName } from "../content/quests.ts";
import { RESOURCES, type Resource, SLOTS, type Slot } from "../content/resources.ts";
import {
  GOODS,
  type GoodName,
  PALACES,
  type PalaceName,
  SHAPES,
  type Shape,
  SPACES,
  type SpaceName,
} from "../content/spaces.ts";
import { COLOURS, type Colour, UNIT_KINDS, type UnitKind } from "../content/units.ts";

/** One language's names of everything on the table; counted things and nouns have the forms that its sentences need. */
export interface NameTables<Counted, Noun> {
  readonly resources: Readonly<Record<Resource, Counted>>;
  /** What a cost can ask for besides resources. */
  readonly slots: Readonly<Record<Exclude<Slot, Resource>, Counted>>;
  readonly buildings: Readonly<Record<BuildingName, Noun>>;
  readonly cities: Readonly<Record<CityName, string>>;
  readonly units: Readonly<Record<UnitKind, Noun>>;
  readonly goods: Readonly<Record<GoodName, Noun>>;
  readonly shapes: Readonly<Record<Shape, string>>;
  readonly spaces: Readonly<Record<SpaceName, string>>;
  readonly terrains: Readonly<Record<Terrain, string>>;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly frames: Readonly<Record<FrameName, string>>;
  readonly paintings: Readonly<Record<PaintingName, string>>;
  readonly gold: Readonly<Record<GoldCardName, string>>;
  readonly battle: Readonly<Record<BattleCardName, string>>;
  readonly exploration: Readonly<Record<ExplorationName, string>>;
  readonly monarchs: Readonly<Record<MonarchName, string>>;
  readonly quests: Readonly<Record<QuestName, string>>;
  /** The era of a palace. */
  readonly palaces: Readonly<Record<PalaceName, string>>;
  /** The ages, from the first one. */
  readonly ages: readonly [string, string, string];
}

/** The names in the order of their numbers. */
export interface NameLists<Counted, Noun> {
  readonly resources: readonly Counted[];
  /** All slots of costs, resources among them. */
  readonly slots: readonly Counted[];
  readonly buildings: readonly Noun[];
  readonly cities: readonly string[];
  readonly units: readonly Noun[];
  readonly goods: readonly Noun[];
  readonly shapes: readonly string[];
  readonly spaces: readonly string[];
  readonly terrains: readonly string[];
  readonly colours: readonly string[];
  readonly frames: readonly string[];
  readonly paintings: readonly string[];
  readonly gold: readonly string[];
  readonly battle: readonly string[];
  readonly exploration: readonly string[];
  readonly monarchs: readonly string[];
  readonly quests: readonly string[];
  readonly palaces: readonly string[];
  readonly ages: readonly string[];
}

/** Puts the names of a language in the order of their numbers. */
export function inOrder<Counted, Noun>(tables: NameTables<Counted, Noun>): NameLists<Counted, Noun> {
  const slots: Readonly<Record<Slot, Counted>> = { ...tables.resources, ...tables.slots };
  return {
    resources: RESOURCES.map((name) => tables.resources[name]),
    slots: SLOTS.map((name) => slots[name]),
    buildings: BUILDINGS.map((name) => tables.buildings[name]),
    cities: CITIES.map((name) => tables.cities[name]),
    units: UNIT_KINDS.map((name) => tables.units[name]),
    goods: GOODS.map((name) => tables.goods[name]),
    shapes: SHAPES.map((name) => tables.shapes[name]),
    spaces: SPACES.map((name) => tables.spaces[name]),
    terrains: TERRAINS.map((name) => tables.terrains[name]),
    colours: COLOURS.map((name) => tables.colours[name]),
    frames: FRAMES.map((name) => tables.frames[name]),
    paintings: PAINTINGS.map((name) => tables.paintings[name]),
    gold: GOLD_CARDS.map((name) => tables.gold[name]),
    battle: BATTLE_CARDS.map((name) => tables.battle[name]),
    exploration: EXPLORATION.map((name) => tables.exploration[name]),
    monarchs: MONARCHS.map((name) => tables.monarchs[name]),
    quests: QUESTS.map((name) => tables.quests[name]),
    palaces: PALACES.map((name) => tables.palaces[name]),
    ages: tables.ages,
  };
}
