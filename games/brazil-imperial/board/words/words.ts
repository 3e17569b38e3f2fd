import { type Language, SpokenWords } from "@caravel/kernel";
import type { Labels } from "../../words/labels.ts";
import type { Asking } from "../../words/moments.ts";
import type { PlaceName } from "../places.ts";
import { type PieceLabels, piecesIn } from "./pieces.ts";

/** Headings and buttons of the board's parts. */
export interface Headings {
  readonly map: string;
  readonly actions: string;
  readonly gallery: string;
  readonly tiles: string;
  readonly goldCards: string;
  readonly battleCards: string;
  readonly quests: string;
  readonly stock: string;
  readonly army: string;
  readonly goods: string;
  readonly paintings: string;
  readonly payment: string;
  readonly trade: string;
  readonly keepQuests: string;
  readonly chooseMonarch: string;
  readonly nearer: string;
  readonly farther: string;
  readonly whole: string;
  readonly control: string;
  readonly battle: string;
  readonly attacks: string;
  readonly defends: string;
  /** The stations of a battle. */
  readonly battleSteps: readonly [string, string, string, string];
  readonly payRest: string;
  /** A card or quest that shows its back. */
  readonly faceDown: string;
  readonly beside: string;
  /** The marker on a space that helps in battle. */
  advantage(space: string): string;
  age(age: number): string;
  rounds(facts: { round: number; of: number | null }): string;
}

/** Lines of tooltips, and what pieces are called for those who cannot see them; whole sentences where nothing is put in. */
export interface TipLines {
  cost(cost: string): string;
  produces(what: string): string;
  holds(what: string): string;
  vp(vp: number): string;
  left(left: number): string;
  backSide(tile: string): string;
  controller(name: string): string;
  strength(strength: number): string;
  attackDefence(facts: { attack: number; defence: number }): string;
  readonly carries: string;
  readonly ranged: string;
  readonly founds: string;
  readonly cloud: string;
  seen(find: string): string;
  readonly edge: string;
  readonly water: string;
  readonly nextToEnemy: string;
  limit(facts: { held: number; limit: number }): string;
  readonly worthGold: string;
  readonly secretQuest: string;
  readonly goalByGoal: string;
  readonly reconstructed: string;
  /** By age, from the first: what an old marker under a space brings. */
  readonly oldMarkers: readonly [string, string];
  readonly marker: string;
  improvable(facts: { what: string; shape: string }): string;
  improved(facts: { what: string; good: string }): string;
  spaceMove(move: string): string;
  goal(facts: { have: number; least: number; what: string }): string;
  palaceNeeds(what: string): string;
  palace(era: string): string;
  waive(what: string): string;
  readonly inStock: string;
  readonly made: string;
  readonly placed: string;
  readonly theirTurn: string;
}

/** What one language says on the board beyond the game's own words. */
export interface Spoken {
  /** The game's own headings and names by number. */
  readonly labels: Labels;
  readonly headings: Headings;
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

/** Everything the board says. */
export interface BoardWords extends Spoken {
  readonly pieces: PieceLabels;
}

const complete = (words: Spoken): BoardWords => ({ ...words, pieces: piecesIn(words) });
const WORDS = new SpokenWords<BoardWords>({
  en: async () => complete((await import("./en.ts")).en),
  hu: async () => complete((await import("./hu.ts")).hu),
  fr: async () => complete((await import("./fr.ts")).fr),
});

/** Loads what the board says in a language. */
export const speak = (language: Language): Promise<void> => WORDS.speak(language);

/** What the board says in a language that is spoken. */
export function boardWords(language: Language): BoardWords {
  return WORDS.in(language);
}
