import { type Language, SpokenWords } from "@caravel/kernel";
import type { GoodName, RoleName, TileName } from "../../content/pieces.ts";
import type { BUILDING_KEYS } from "../../words/names.ts";
import type { Labels } from "../../words/position.ts";
import type { PlaceId } from "../phone.ts";
import type { Advice } from "./advice.ts";

/** The texts about each kind of thing, by name: one that is missing does not compile. */
export type BuildingTexts = Readonly<Record<(typeof BUILDING_KEYS)[number], string>>;
export type RoleTexts = Readonly<Record<RoleName, RoleText>>;
export type GoodTexts = Readonly<Record<GoodName, string>>;
export type TileTexts = Readonly<Record<TileName, string>>;

/** What stands on the card of a role. */
export type BriefTexts = Readonly<Record<RoleName, string>>;

/** What everybody does in the phase of a role, and what only its taker gets. */
export interface RoleText {
  readonly action: string;
  readonly privilege: string;
}

/** Headings over the parts of the board. */
export interface Headings {
  readonly roles: string;
  readonly bank: string;
  /** A column of the bank, with the most quarries that help there. */
  column(column: number): string;
  readonly harbour: string;
  readonly tradingHouse: string;
  cargoShip(size: number): string;
  readonly colonistShip: string;
  readonly plantations: string;
  readonly faceDown: string;
  readonly discards: string;
  readonly goodsSupply: string;
  readonly supplies: string;
  readonly quarries: string;
  readonly colonists: string;
  readonly nobles: string;
  readonly pointsLeft: string;
  readonly pointsOnPaper: string;
  readonly myIsland: string;
  readonly myCity: string;
  island(name: string): string;
  city(name: string): string;
  readonly windRose: string;
  readonly barrels: string;
  readonly doubloons: string;
  readonly points: string;
  readonly production: string;
  readonly players: string;
  /** All colonists of a player, wherever they are. */
  readonly people: string;
  readonly governor: string;
  takenBy(name: string): string;
  /** Buildings that are not yet on the bank board, while the players choose. */
  readonly toChoose: string;
  year(year: number): string;
  readonly lastYear: string;
}

/** What a piece is, for somebody who cannot see it. Kinds, goods, roles and buildings are numbers, lists are indexed by them. */
export interface PieceLabels {
  role(facts: { role: number; doubloons: number; takenBy: string | null }): string;
  /** `price` is what the viewer would pay now, or null if he buys nothing. */
  bankBuilding(facts: {
    building: number;
    cost: number;
    price: number | null;
    points: number;
    circles: number;
    left: number;
  }): string;
  /** Colonists with the nobles among them. */
  cityBuilding(facts: { building: number; colonists: number; nobles: number; circles: number }): string;
  emptySpaces(facts: { spaces: number }): string;
  /** One tile of an island. */
  tile(facts: { kind: number; occupied: boolean; isNoble: boolean }): string;
  /** All tiles of a kind of an island. */
  tiles(facts: { kind: number; count: number; occupied: number; nobles: number }): string;
  forests(facts: { count: number }): string;
  /** Tiles of a kind in the open row. */
  faceUp(facts: { kind: number; count: number }): string;
  quarries(facts: { left: number }): string;
  faceDown(facts: { tiles: number }): string;
  /** By kind. */
  discards(facts: { tiles: readonly number[] }): string;
  /** Barrels of a good in the supply. */
  supply(facts: { good: number; barrels: number }): string;
  /** Barrels of a good on a wind rose. */
  barrels(facts: { good: number; barrels: number }): string;
  ship(facts: { size: number; good: number | null; barrels: number }): string;
  /** By good. */
  house(facts: { barrels: readonly number[]; spaces: number }): string;
  /** Colonists with the nobles among them. */
  colonistShip(facts: { colonists: number; nobles: number }): string;
  colonists(facts: { left: number }): string;
  nobles(facts: { left: number }): string;
  pointsLeft(facts: { points: number; paper: number }): string;
  windRose(facts: { colonists: number; nobles: number }): string;
  doubloons(facts: { doubloons: number }): string;
  points(facts: { points: number | null }): string;
  /** By good: what one would make now. */
  production(facts: { barrels: readonly number[] }): string;
  /** A player's panel: barrels by good, colonists with the nobles among them, the roles taken this year. */
  panel(facts: {
    name: string;
    isGovernor: boolean;
    isAsked: boolean;
    doubloons: number;
    points: number | null;
    barrels: readonly number[];
    colonists: number;
    nobles: number;
    roles: readonly number[];
  }): string;
}

/** What a building costs a player, and why. */
export interface PriceFacts {
  readonly price: number;
  readonly cost: number;
  /** What each saves, in doubloons. */
  readonly privilege: number;
  readonly quarries: number;
  readonly forests: number;
  readonly zoning: number;
  /** Is the builder phase going on? */
  readonly isNow: boolean;
}

/** The lines of tooltips. */
export interface TipLines {
  numbers(facts: { cost: number; points: number; circles: number; isLarge: boolean }): string;
  copies(facts: { left: number; all: number }): string;
  readonly notChosen: string;
  price(facts: PriceFacts): string;
  /** Quarries that work but do not help, for the column allows fewer. */
  idleQuarries(facts: { column: number; working: number }): string;
  asBuilder(facts: { price: number }): string;
  missing(facts: { doubloons: number }): string;
  /** A building of one's own or somebody else's. */
  manned(facts: { colonists: number; nobles: number; circles: number }): string;

  action(text: string): string;
  privilege(text: string): string;
  readonly twice: string;
  cardMoney(facts: { doubloons: number }): string;

  goodPrice(facts: { doubloons: number }): string;
  inSupply(facts: { barrels: number }): string;
  held(facts: { name: string | null; barrels: number }): string;
  made(facts: { barrels: number }): string;

  /** The kind of tile, as a title. */
  plantation(facts: { kind: number }): string;
  faceUp(facts: { count: number }): string;
  occupied(facts: { occupied: number; count: number }): string;
  tilesLeft(facts: { left: number }): string;
  /** By kind: the other sides of forests the viewer knows. */
  otherSides(facts: { tiles: readonly number[] }): string;
  saved(facts: { doubloons: number }): string;

  cargo(facts: { good: number; barrels: number; size: number }): string;
  emptyShip(facts: { size: number }): string;
  readonly fullShip: string;
  wouldFit(facts: { good: number; barrels: number }): string;

  readonly houseBuys: string;
  readonly houseEmpty: string;
  inHouse(facts: { barrels: readonly number[] }): string;
  houseRoom(facts: { spaces: number }): string;
  prices(facts: { prices: readonly number[] }): string;

  aboard(facts: { colonists: number; nobles: number }): string;
  readonly refill: string;
  freeCircles(facts: { circles: number; players: number }): string;

  left(facts: { left: number }): string;
  readonly colonistsEnd: string;
  readonly noblesCome: string;
  readonly noblesCount: string;
  readonly pointsEnd: string;
  onPaper(facts: { points: number }): string;
  readonly quarriesFor: string;
  readonly faceDownFor: string;
  readonly discardsFor: string;
  /** By kind: what the viewer has not seen, most of it face down. */
  unseen(facts: { tiles: readonly number[] }): string;
  listed(facts: { tiles: readonly number[] }): string;

  money(facts: { doubloons: number }): string;
  readonly tieBreak: string;
  chips(facts: { points: number }): string;
  readonly secret: string;
  /** Points at the end if nothing changed; without the chips if they are secret. */
  wouldScore(facts: { points: number; withChips: boolean }): string;
  people(facts: { island: number; city: number; windRose: number; nobles: number }): string;
  circles(facts: { free: number }): string;
  waiting(facts: { colonists: number; nobles: number }): string;
  readonly waits: string;
  spaces(facts: { filled: number; all: number }): string;
  readonly islandFull: string;
  readonly cityFull: string;
  /** Who is governor, and what that means. */
  governorIs(facts: { name: string }): string;
  readonly governor: string;
  production(facts: { barrels: readonly number[] }): string;
}

/** Everything the board says beyond the game's own words. */
export interface BoardWords {
  /** The game's own headings and names by number: goods, tiles, roles, buildings, endings. */
  readonly labels: Labels;
  readonly headings: Headings;
  readonly pieces: PieceLabels;
  readonly tips: TipLines;
  /** By building: what it does. */
  readonly effects: readonly string[];
  /** By role. */
  readonly roles: readonly RoleText[];
  /** By role: what everybody does, in a word or two. */
  readonly briefs: readonly string[];
  /** The parts of the board that a phone shows one at a time. */
  readonly places: Readonly<Record<PlaceId, string>>;
  readonly advice: Advice;
  /** By good: what is needed to make it. */
  readonly needs: readonly string[];
  /** By kind of tile: what it is for. */
  readonly tiles: readonly string[];
  readonly forest: string;
}

const WORDS = new SpokenWords<BoardWords>({
  en: async () => (await import("./en.ts")).en,
  hu: async () => (await import("./hu.ts")).hu,
  fr: async () => (await import("./fr.ts")).fr,
});

/** Loads what the board says in a language. */
export const speak = (language: Language): Promise<void> => WORDS.speak(language);

/** What the board says in a language that is spoken. */
export function boardWords(language: Language): BoardWords {
  return WORDS.in(language);
}
