import type { Language } from "@caravel/kernel";
import type { Cost } from "../../content/resources.ts";
import type { CardWords } from "../../words/cards.ts";
import type { Place } from "../../words/facts.ts";
import type { Asking } from "../../words/moments.ts";
import type { PlaceName } from "../places.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { hu } from "./hu.ts";

/** Names of everything on the table, by number. */
export interface Labels {
  readonly resources: readonly string[];
  /** Sides of buildings, then cities. */
  readonly tiles: readonly string[];
  readonly units: readonly string[];
  readonly goods: readonly string[];
  readonly shapes: readonly string[];
  readonly spaces: readonly string[];
  readonly terrains: readonly string[];
  readonly paintings: readonly string[];
  readonly gold: readonly string[];
  readonly battle: readonly string[];
  readonly exploration: readonly string[];
  readonly monarchs: readonly string[];
  readonly quests: readonly string[];
  readonly palaces: readonly string[];
  readonly ages: readonly string[];
}

/** Headings and buttons of the board's parts. */
export interface Headings {
  readonly map: string;
  readonly sea: string;
  readonly actions: string;
  readonly gallery: string;
  readonly tiles: string;
  readonly goldCards: string;
  readonly battleCards: string;
  readonly quests: string;
  readonly stock: string;
  readonly army: string;
  readonly goods: string;
  readonly palaces: string;
  readonly paintings: string;
  readonly revealed: string;
  readonly payment: string;
  readonly trade: string;
  readonly keepQuests: string;
  readonly chooseMonarch: string;
  readonly nearer: string;
  readonly farther: string;
  readonly whole: string;
  readonly control: string;
  readonly attacks: string;
  readonly defends: string;
  readonly strength: string;
  readonly attacking: string;
  readonly defending: string;
  /** What a side's strength is made of besides units and cards. */
  readonly ground: string;
  readonly skill: string;
  readonly expedition: string;
  readonly payRest: string;
  readonly enemy: string;
  readonly nothing: string;
  faceDown(cards: number): string;
  battleFor(hex: string): string;
  age(age: number): string;
  rounds(facts: { round: number; of: number | null }): string;
}

/** What is on a hex besides its ground. */
export interface HexFacts {
  readonly place: Place;
  readonly isCloud: boolean;
  readonly find: number | null;
  readonly palace: number | null;
  readonly owner: string | null;
  readonly tokens: readonly number[];
  readonly units: readonly number[];
  readonly unitsOf: string | null;
}

/** What pieces are called for somebody who cannot see them. */
export interface PieceLabels {
  hex(facts: HexFacts): string;
  unit(facts: { kind: number; strength: number; owner: string; place: Place }): string;
  reserve(facts: { kind: number; strength: number; cost: Cost | null }): string;
  space(facts: { space: number; isMine: boolean; good: number | null; ages: readonly number[] }): string;
  painting(facts: { painting: number; effect: string; cost: Cost; vp: number }): string;
  tile(facts: { tile: number; left: number; cost: Cost; vp: number }): string;
  card(facts: { name: string; count: number; effect: string }): string;
  fighter(facts: { attack: number; defence: number; effect: string }): string;
  deck(facts: { deck: "gold" | "battle"; left: number }): string;
  stock(facts: { resource: number; count: number }): string;
  good(facts: { good: number; isMade: boolean; cost: Cost; vp: number }): string;
  palace(facts: { palace: number; isPlaced: boolean }): string;
  quest(facts: { quest: number; age: number; goals: readonly string[]; vp: number }): string;
  hiddenQuest(age: number): string;
  questDeck(facts: { age: number; left: number }): string;
  waive(facts: { slot: number }): string;
  source(facts: { name: string; left: number; from: Place | null }): string;
  readonly beside: string;
  panel(facts: {
    name: string;
    points: number;
    isAsked: boolean;
    monarch: number | null;
    gold: number;
    battle: number;
    quests: number;
  }): string;
}

/** Lines of tooltips. */
export interface TipLines {
  cost(cost: Cost): string;
  produces(amounts: readonly number[]): string;
  holds(amounts: readonly number[]): string;
  vp(vp: number): string;
  age(age: number): string;
  left(left: number): string;
  backSide(tile: number): string;
  owner(name: string): string;
  controller(name: string): string;
  strength(strength: number): string;
  readonly carries: string;
  readonly ranged: string;
  readonly founds: string;
  readonly cloud: string;
  seen(find: string): string;
  readonly edge: string;
  readonly water: string;
  readonly nextToEnemy: string;
  stockLimit(facts: { held: number; limit: number }): string;
  handLimit(facts: { held: number; limit: number }): string;
  readonly worthGold: string;
  readonly secretQuest: string;
  readonly goalByGoal: string;
  oldMarker(age: number): string;
  readonly marker: string;
  improved(facts: { what: string; good: number | null; shape: string }): string;
  spaceMove(move: string): string;
  goal(facts: { have: number; least: number; what: string; vp: number }): string;
  palaceNeeds(what: string): string;
}

/** Everything the board says beyond the game's own words. */
export interface BoardWords {
  readonly labels: Labels;
  readonly cards: CardWords;
  readonly headings: Headings;
  readonly pieces: PieceLabels;
  readonly tips: TipLines;
  /** By exchange of Trade. */
  readonly trades: readonly string[];
  readonly places: Readonly<Record<PlaceName, string>>;
  /** By step: what a newcomer should know. */
  readonly hints: Readonly<Record<Asking, string>>;
  readonly cautions: { readonly bonus: string; readonly lost: string };
  readonly lastRound: string;
  readonly lastSoloRound: string;
}

const WORDS: Readonly<Record<Language, BoardWords>> = { en, hu, fr };

/** The board's words in a language. */
export function boardWords(language: Language): BoardWords {
  return WORDS[language];
}
