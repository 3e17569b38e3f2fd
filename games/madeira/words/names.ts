import {
  BUILDINGS,
  type BuildingName,
  CHARACTERS,
  type CharacterName,
  CITIES,
  type CityName,
  COLONIES,
  type ColonyName,
  FAVOURS,
  type FavourName,
  GOODS,
  type GoodName,
  GUILDS,
  type GuildName,
  ITEMS,
  type ItemName,
  REQUESTS,
  REWARDS,
  type RequestName,
  type RewardName,
} from "../content/pieces.ts";

/** A favour: its name with its forms, and what it does in a few words. */
export interface FavourWords<Noun> {
  readonly name: Noun;
  readonly effect: string;
}

/** A request: its name, one short enough for a column, and what it scores. */
export interface RequestWords {
  readonly name: string;
  readonly short: string;
  readonly scores: string;
}

/** A royal reward: its name, and what it does as an order. */
export interface RewardWords {
  readonly name: string;
  readonly order: string;
}

/** One language's names of everything on the table, each with the forms its sentences need. */
export interface NameTables<Item, Noun, Land> {
  readonly items: Readonly<Record<ItemName, Item>>;
  readonly buildings: Readonly<Record<BuildingName, Noun>>;
  readonly characters: Readonly<Record<CharacterName, Noun>>;
  readonly cities: Readonly<Record<CityName, Land>>;
  readonly colonies: Readonly<Record<ColonyName, Land>>;
  readonly markets: Readonly<Record<GoodName, Noun>>;
  readonly guilds: Readonly<Record<GuildName, string>>;
  readonly favours: Readonly<Record<FavourName, FavourWords<Noun>>>;
  readonly requests: Readonly<Record<RequestName, RequestWords>>;
  readonly rewards: Readonly<Record<RewardName, RewardWords>>;
}

/** The names in the order of their numbers. */
export interface NameLists<Item, Noun, Land> {
  readonly items: readonly Item[];
  readonly buildings: readonly Noun[];
  readonly characters: readonly Noun[];
  readonly cities: readonly Land[];
  readonly colonies: readonly Land[];
  readonly markets: readonly Noun[];
  readonly guilds: readonly string[];
  readonly favours: readonly FavourWords<Noun>[];
  readonly requests: readonly RequestWords[];
  readonly rewards: readonly RewardWords[];
}

/** Puts the names of a language in the order of their numbers. */
export function inOrder<Item, Noun, Land>(tables: NameTables<Item, Noun, Land>): NameLists<Item, Noun, Land> {
  return {
    items: ITEMS.map((name) => tables.items[name]),
    buildings: BUILDINGS.map((name) => tables.buildings[name]),
    characters: CHARACTERS.map((name) => tables.characters[name]),
    cities: CITIES.map((name) => tables.cities[name]),
    colonies: COLONIES.map((name) => tables.colonies[name]),
    markets: GOODS.map((name) => tables.markets[name]),
    guilds: GUILDS.map((name) => tables.guilds[name]),
    favours: FAVOURS.map((name) => tables.favours[name]),
    requests: REQUESTS.map((name) => tables.requests[name]),
    rewards: REWARDS.map((name) => tables.rewards[name]),
  };
}
