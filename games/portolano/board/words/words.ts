import { type Language, SpokenWords } from "@caravel/kernel";
import type { Asking } from "../../rules/moments.ts";
import type { Labels } from "../../words/position.ts";
import type { DealGroup } from "../deals.ts";

/** What something does: in a few words that fit on the piece, and in a sentence. */
export interface Effect {
  readonly short: string;
  readonly long: string;
}

/** A face of a sea tile. */
export interface FaceFacts {
  readonly action: number;
  readonly goods: readonly number[];
  readonly hasCannon: boolean;
}

/** A course: its steps, what it costs, and what is left; or that the crew will mutiny. */
export interface CourseFacts {
  readonly steps: readonly number[];
  readonly cost: number;
  readonly rum: number;
  readonly to: string;
}

/** Somebody's marker on a mission; the place means nothing on starred ones. */
export interface MarkerFacts {
  readonly name: string;
  readonly place: number;
}

/** One player at a glance. */
export interface PanelFacts {
  readonly name: string;
  readonly isAsked: boolean;
  readonly place: string | null;
  readonly items: readonly number[];
  readonly cannons: number;
  readonly chests: number;
}

/** Headings of the board's parts. */
export interface Headings {
  readonly chart: string;
  readonly wind: string;
  windTo(wind: number): string;
  readonly rumForEach: string;
  readonly hand: string;
  readonly laid: string;
  readonly supply: string;
  readonly box: string;
  readonly upgrades: string;
  readonly missions: string;
  readonly course: string;
  readonly battle: string;
  battleAt(place: string): string;
  readonly pirate: string;
  shipOf(name: string): string;
  readonly value: string;
  readonly northUp: string;
  readonly toMyShip: string;
  readonly close: string;
  readonly turnedBy: string;
}

/** What pieces are called for somebody who cannot see them. */
export interface PieceLabels {
  sea(facts: FaceFacts & { place: string; ships: readonly string[]; hasPirate: boolean }): string;
  port(facts: { place: string; name: string; ships: readonly string[]; free: number }): string;
  slot(facts: { slot: number; wanted: number; lying: number | null }): string;
  row(facts: { row: number; left: number; next: number | null }): string;
  box(facts: { good: number; count: number }): string;
  stack(facts: { upgrade: number; value: number; left: number }): string;
  cannons(facts: { left: number }): string;
  chests(facts: { left: number }): string;
  pile(facts: { left: number }): string;
  mission(facts: { mission: number; markers: readonly MarkerFacts[]; isStarred: boolean }): string;
  card(facts: { card: number | null; rum: number }): string;
  laid(facts: { name: string; cards: number }): string;
  cargo(facts: { item: number }): string;
  readonly space: string;
  gunport(facts: { hasCannon: boolean }): string;
  readonly overboard: string;
  thalers(facts: { thalers: number }): string;
  chestsOf(facts: { count: number; values: readonly number[] | null }): string;
  fitted(facts: { upgrade: number; value: number }): string;
  stern(facts: { stern: number }): string;
  wind(facts: { wind: number }): string;
  panel(facts: PanelFacts): string;
}

/** Lines of tooltips. */
export interface TipLines {
  face(facts: FaceFacts): string;
  pickUp(facts: { goods: readonly number[]; hasCannon: boolean }): string;
  otherSide(facts: { what: string }): string;
  danger(facts: { winds: readonly number[] }): string;
  course(facts: CourseFacts): string;
  mutiny(facts: CourseFacts): string;
  anchor(facts: { to: string }): string;
  there(facts: { what: string }): string;
  wants(facts: { goods: readonly number[] }): string;
  readonly full: string;
  readonly portPay: string;
  portRum(facts: { rum: number }): string;
  readonly portChest: string;
  readonly cocoaFits: string;
  rowLeft(facts: { left: number }): string;
  readonly rowEnds: string;
  rowCocoa(facts: { after: number }): string;
  readonly boxFor: string;
  stackTop(facts: { value: number; left: number }): string;
  readonly price: string;
  readonly cannonsFor: string;
  readonly chestsFor: string;
  chestValues(facts: { values: readonly number[] }): string;
  readonly chestsSecret: string;
  pileTop(facts: { port: string }): string;
  missionPays(facts: { pays: readonly number[] }): string;
  readonly starred: string;
  readonly missed: string;
  marker(facts: MarkerFacts): string;
  kept(facts: { name: string }): string;
  stillOpen(facts: { names: readonly string[] }): string;
  hold(facts: { used: number; all: number }): string;
  readonly rumFor: string;
  readonly goodsFor: string;
  readonly cocoaFor: string;
  /** How one's own goods are laid elsewhere in the hold. */
  readonly stow: string;
  readonly thalersFor: string;
  shipValue(facts: { value: number }): string;
  stepCost(facts: { direction: number; rum: number }): string;
  pirateAfter(facts: { wind: number; place: string }): string;
  readonly laidSecret: string;
  readonly peaceMarker: string;
}

/** Everything the board says beyond the game's own words. */
export interface BoardWords {
  /** The game's own headings and names by number. */
  readonly labels: Labels;
  /** By direction: a letter or two for the wind rose. */
  readonly compass: readonly string[];
  readonly sterns: readonly Effect[];
  readonly upgrades: readonly Effect[];
  /** By action of a sea tile: what it does. */
  readonly actions: readonly string[];
  readonly headings: Headings;
  readonly groups: Readonly<Record<DealGroup["name"], string>>;
  readonly pieces: PieceLabels;
  readonly tips: TipLines;
  readonly places: Readonly<Record<"chart" | "ship" | "market", string>>;
  /** By step: what a newcomer should know. */
  readonly hints: Readonly<Record<Asking, string>>;
  readonly cautions: {
    mutiny(facts: { cost: number; rum: number }): string;
    readonly nothingDone: string;
    readonly nothingUnloaded: string;
    readonly nothingTaken: string;
    readonly noRum: string;
  };
  /** Announced on a banner: this round, or the next, is the last. */
  lastRound(facts: { isNow: boolean }): string;
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
