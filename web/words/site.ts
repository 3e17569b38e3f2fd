import type { Language } from "@caravel/kernel";
import type { Face } from "../kit/art/companions.ts";

/** The languages by their own names. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", hu: "Magyar", fr: "Français" };

/** Something that is on or off, with one line that explains it. */
export interface SwitchWords {
  readonly label: string;
  readonly about: string;
}

/** Something with a few values, each with its name. */
export interface ChoiceWords<Value extends string> extends SwitchWords {
  readonly values: Readonly<Record<Value, string>>;
}

/** What the site says around its tables: first page, settings, rules, credits. */
export interface SiteWords {
  readonly title: string;
  readonly tagline: string;
  readonly promise: string;
  readonly language: string;
  readonly firstPage: string;
  readonly loading: string;
  readonly notLoaded: string;
  readonly newVersion: string;
  readonly reload: string;
  readonly seats: SeatWords;
  readonly companions: CompanionWords;
  readonly doors: DoorWords;
  readonly tables: TableListWords;
  readonly card: CardWords;
  readonly newTable: NewTableWords;
  readonly settings: SettingsWords;
  readonly rules: RulesWords;
  readonly credits: CreditsWords;
}

/** Who sits at a table. */
export interface SeatWords {
  /** What a person is called who has given no name. */
  person(number: number): string;
  readonly personHere: string;
}

/** Those who sit down as bots, by their faces. */
export interface CompanionWords {
  readonly title: string;
  readonly jobs: Readonly<Record<Face, string>>;
  /** Picking a face for oneself. */
  readonly pick: string;
  readonly none: string;
}

/** The ways into a game. */
export interface DoorWords {
  readonly title: string;
  readonly bots: { readonly start: string; readonly starting: string };
  readonly here: { readonly title: string; readonly about: string; readonly start: string };
  readonly link: {
    readonly title: string;
    readonly about: string;
    readonly start: string;
    /** Over the tables that everybody may find. */
    readonly tables: string;
  };
}

/** The games on this device. */
export interface TableListWords {
  readonly title: string;
  readonly running: string;
  readonly finished: string;
  readonly none: string;
  readonly notKept: string;
  readonly unavailable: string;
  readonly yourTurn: string;
  turnOf(name: string): string;
  readonly botsTurn: string;
  moves(moves: number): string;
  readonly goOn: string;
  readonly replay: string;
  readonly save: string;
  readonly remove: string;
  readonly reallyRemove: string;
  readonly keep: string;
  won(names: readonly string[]): string;
  readonly open: string;
  readonly dropHere: string;
  readonly openAgain: string;
  /** Said before a running game is saved as a file. */
  readonly saveRunning: string;
  readonly saveAnyway: string;
  readonly dontSave: string;
  /** The mark of a table that was taken in from the file of an unfinished game, and what it means. */
  readonly copy: string;
  readonly copyAbout: string;
  readonly notOpened: string;
  /** What a screen reader hears before the buttons of a game. */
  tableOf(game: string, names: readonly string[]): string;
}

/** A game as a card. */
export interface CardWords {
  readonly title: string;
  players(from: number, to: number): string;
  minutes(from: number, to: number): string;
  readonly play: string;
  readonly setUp: string;
  readonly rules: string;
  readonly beingBuilt: string;
  /** What stands under a door: at how many tables it is my turn, who thinks there, or that one may come in. */
  yourTurn(tables: number): string;
  thinking(who: string): string;
  readonly newTable: string;
}

/** Laying a table. */
export interface NewTableWords {
  readonly title: string;
  readonly game: string;
  readonly players: string;
  playerCount(players: number): string;
  readonly seats: string;
  readonly seatsAbout: string;
  seat(number: number): string;
  readonly who: string;
  readonly name: string;
  readonly earlier: string;
  readonly later: string;
  readonly shuffle: string;
  readonly options: string;
  readonly more: string;
  readonly ownText: string;
  readonly readFile: string;
  /** What can be written instead of the listed values of an option; empty if there is nothing to tell. */
  ownTextAbout(option: string): string;
  readonly seed: string;
  readonly seedAbout: string;
  readonly start: string;
  readonly starting: string;
  readonly refused: string;
  readonly refusedByRule: string;
  readonly sameNames: string;
  readonly unknownGame: string;
}

/** All that can be chosen for this device. */
export interface SettingsWords {
  readonly title: string;
  readonly about: string;
  readonly groups: { readonly look: string; readonly play: string; readonly together: string };
  readonly language: SwitchWords;
  readonly theme: ChoiceWords<"system" | "day" | "night">;
  readonly mode: ChoiceWords<"board" | "text">;
  readonly pace: ChoiceWords<"calm" | "brisk" | "off">;
  readonly confirm: ChoiceWords<"always" | "lasting" | "never">;
  readonly playForced: SwitchWords;
  readonly playRoutine: SwitchWords;
  readonly skipLastChances: SwitchWords;
  readonly curtain: ChoiceWords<"secrets" | "always" | "never">;
  readonly hints: SwitchWords;
  readonly cautions: SwitchWords;
  readonly letters: SwitchWords;
  readonly sound: SwitchWords;
}

/** The rulebooks. */
export interface RulesWords {
  readonly title: string;
  of(game: string): string;
  readonly contents: string;
  readonly search: string;
  readonly searchHint: string;
  readonly clear: string;
  found(paragraphs: number): string;
  readonly nothingFound: string;
  linkTo(rule: string): string;
  unknownRule(rule: string): string;
  readonly otherGame: string;
}

/** Whose work all this is. */
export interface CreditsWords {
  readonly title: string;
  readonly program: string;
  readonly licence: string;
  readonly games: string;
  readonly gamesAbout: string;
  by(game: string, authors: readonly string[]): string;
  readonly drawings: string;
  drawingsBy(authors: readonly string[]): string;
  readonly drawingsLicence: string;
  readonly drawingsChanged: string;
  readonly tools: string;
  readonly fonts: string;
  readonly fontsBy: string;
}
