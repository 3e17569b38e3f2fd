import { type Language, SpokenWords } from "@caravel/kernel";
import type { CharacterName, ItemName } from "../../content/pieces.ts";
import type { Labels } from "../../words/labels.ts";

/** The texts about each kind of thing, by name: one that is missing does not compile. */
export type CharacterTexts = Readonly<Record<CharacterName, string>>;
export type ItemTexts = Readonly<Record<ItemName, string>>;

/** Headings over the parts of the board; the first five also stand under the pictures of a phone's places. */
export interface Headings {
  readonly island: string;
  readonly cities: string;
  readonly sea: string;
  readonly guilds: string;
  readonly house: string;
  readonly ocean: string;
  /** The whole archipelago, all zones of a phone at once. */
  readonly zones: string;
  readonly forest: string;
  readonly watch: string;
  readonly windmill: string;
  readonly passColumn: string;
  /** The dice that can still be placed. */
  readonly dice: string;
  readonly workers: string;
  readonly ships: string;
  readonly favours: string;
  readonly requests: string;
  readonly mayor: string;
  readonly supply: string;
  readonly price: string;
  readonly now: string;
  houseOf(name: string): string;
  round(round: number): string;
  region(region: number): string;
  readonly harvest: string;
  readonly later: string;
  readonly none: string;
}

/** What a piece is, for somebody who cannot see it. Goods, cities, buildings and so on are numbers; `who` are names with counts. */
export interface PieceLabels {
  field(facts: { name: string; good: number; becomes: number | null; wood: number; who: string }): string;
  forest(facts: { who: string }): string;
  building(facts: {
    building: number;
    character: number;
    guildDice: number;
    pirateDice: number;
    least: number;
    most: number;
    markers: string;
  }): string;
  marker(facts: { building: number }): string;
  citySpace(facts: { city: number; space: number; who: string }): string;
  readonly citizen: string;
  district(facts: { city: number; favour: number; wood: number }): string;
  colony(facts: { colony: number; good: number; who: string }): string;
  workersThere(facts: { workers: number; where: string }): string;
  marketSpace(facts: { market: number; cost: number; reals: number; who: string }): string;
  colonySpace(facts: { colony: number; wine: number; who: string }): string;
  reward(facts: { colony: number; reward: number }): string;
  row(facts: { row: number; dice: readonly number[]; who: string }): string;
  request(facts: { row: number; type: number; count: number }): string;
  guild(facts: { row: number; guild: number }): string;
  passReals(facts: { space: number; reals: number; who: string }): string;
  passAction(facts: { space: number }): string;
  favour(facts: { favour: number; isUp: boolean }): string;
  ownRequest(facts: { type: number; vp: number }): string;
  item(facts: { item: number; count: number }): string;
  points(facts: { vp: number }): string;
  /** Null: others may not know. */
  pirates(facts: { pirates: number | null }): string;
  workersAtHome(facts: { workers: number }): string;
  shipsAtHome(facts: { ships: number }): string;
  die(facts: { value: number; isPirate: boolean; count: number }): string;
  watch(facts: { who: string; dice: readonly number[] }): string;
  millLevel(facts: { level: number; who: string }): string;
  readonly up: string;
  readonly downBread: string;
  readonly downReals: string;
  exchange(facts: { good: number }): string;
  panel(facts: { name: string; vp: number; isAsked: boolean; forecast: string }): string;
}

/** The lines of tooltips. */
export interface TipWords {
  yields(facts: { good: number }): string;
  woodFirst(facts: { wood: number }): string;
  becomes(facts: { good: number; round: number }): string;
  readonly forest: string;
  readonly characters: readonly string[];
  room(facts: { dice: number }): string;
  price(facts: { least: number; most: number }): string;
  readonly pirates: string;
  myWorkers(facts: { workers: number; region: number }): string;
  breadFor(facts: { region: number }): string;
  city(facts: { majority: number; minority: number }): string;
  holder(facts: { who: string }): string;
  mayorBrings(facts: { item: number }): string;
  readonly districtOpens: string;
  costsWood(facts: { wood: number }): string;
  guild(facts: { guild: number }): string;
  readonly faceUp: string;
  readonly faceDown: string;
  colonyIncome(facts: { good: number }): string;
  marketSpace(facts: { cost: number; good: number; reals: number }): string;
  colonySpace(facts: { wine: number }): string;
  values(facts: { vp: readonly number[] }): string;
  readonly sharedSpace: string;
  readonly woodFromHome: string;
  readonly rewardFor: string;
  readonly row: string;
  requestNow(facts: { vp: number; round: number }): string;
  passReals(facts: { reals: number }): string;
  readonly watch: string;
  readonly pirateDice: string;
  mill(facts: { level: number }): string;
  readonly up: string;
  readonly down: string;
  readonly exchange: string;
  readonly items: readonly string[];
  readonly points: string;
  readonly hiddenPirates: string;
  readonly workersAtHome: string;
  readonly shipsAtHome: string;
  readonly marker: string;
  readonly reconstructed: string;
}

/** Bread and wood at the end of the round. */
export interface ForecastWords {
  readonly title: string;
  due(facts: { due: number }): string;
  fed(facts: { left: number }): string;
  keptUp(facts: { left: number }): string;
  short(facts: { short: number; canBuy: boolean }): string;
  /** The whole as one sentence. */
  sentence(facts: { bread: number; wood: number; pirates: number }): string;
}

/** The price of the building in use, in the words beside the pictures. */
export interface PaymentWords {
  remain(facts: { have: number; price: number }): string;
  workers(facts: { workers: number; isLower: boolean }): string;
  pay(facts: { price: number }): string;
  readonly nothing: string;
  readonly doNotPay: string;
  takes(facts: { pirates: number }): string;
}

/** Everything the board says in one language. */
export interface BoardWords {
  readonly labels: Labels;
  readonly headings: Headings;
  readonly pieces: PieceLabels;
  readonly tips: TipWords;
  readonly forecast: ForecastWords;
  readonly payment: PaymentWords;
  /** A short help at the first decision of a kind. */
  readonly hints: Readonly<Record<HintName, string>>;
  readonly cautions: Readonly<Record<CautionName, string>>;
  readonly lastRound: string;
}

export const HINTS = [
  "row",
  "turn",
  "buildingTurn",
  "workers",
  "ships",
  "feeding",
  "upkeep",
  "requests",
  "opening",
] as const;
export type HintName = (typeof HINTS)[number];
export const CAUTIONS = ["passWithDice", "nothingFollows", "emptyRequest", "payForNothing", "hunger"] as const;
export type CautionName = (typeof CAUTIONS)[number];

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
