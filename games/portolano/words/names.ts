import { MISSIONS } from "../content/missions.ts";
import { DIRECTIONS, ITEMS, type ItemName } from "../content/pieces.ts";
import { STERNS, type SternName, UPGRADES, type UpgradeName } from "../content/ships.ts";
import { SEA_ACTIONS, type SeaAction } from "../content/tiles.ts";

type MissionName = (typeof MISSIONS)[number]["name"];
type DirectionName = (typeof DIRECTIONS)[number];

/** A mission: its name, and what it asks for. */
export interface MissionWords {
  readonly name: string;
  readonly needs: string;
}

/** An action of a sea tile: its name, and one short enough for a cell of the chart. */
export interface ActionWords {
  readonly name: string;
  readonly short: string;
}

/** One language's names of everything on the table, each with the forms its sentences need. */
export interface NameTables<Item, Direction, Upgrade> {
  readonly items: Readonly<Record<ItemName, Item>>;
  readonly directions: Readonly<Record<DirectionName, Direction>>;
  readonly upgrades: Readonly<Record<UpgradeName, Upgrade>>;
  readonly actions: Readonly<Record<SeaAction, ActionWords>>;
  readonly sterns: Readonly<Record<SternName, string>>;
  readonly missions: Readonly<Record<MissionName, MissionWords>>;
}

/** The names in the order of their numbers. */
export interface NameLists<Item, Direction, Upgrade> {
  readonly items: readonly Item[];
  readonly directions: readonly Direction[];
  readonly upgrades: readonly Upgrade[];
  readonly actions: readonly ActionWords[];
  readonly sterns: readonly string[];
  readonly missions: readonly MissionWords[];
}

/** Puts the names of a language in the order of their numbers. */
export function inOrder<Item, Direction, Upgrade>(
  tables: NameTables<Item, Direction, Upgrade>,
): NameLists<Item, Direction, Upgrade> {
  return {
    items: ITEMS.map((name) => tables.items[name]),
    directions: DIRECTIONS.map((name) => tables.directions[name]),
    upgrades: UPGRADES.map((name) => tables.upgrades[name]),
    actions: SEA_ACTIONS.map((name) => tables.actions[name]),
    sterns: STERNS.map((name) => tables.sterns[name]),
    missions: MISSIONS.map(({ name }) => tables.missions[name]),
  };
}
