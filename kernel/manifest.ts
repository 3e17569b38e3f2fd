import type { Evaluation } from "./evaluation.ts";
import type { Game, Options } from "./game.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { GameWords, Language } from "./words.ts";

/** Something that is loaded when it is needed. */
export type Load<Part> = () => Promise<Part>;

/** The same thing in every language. */
export type InEveryLanguage<Thing> = Readonly<Record<Language, Thing>>;

/** Everything others must know of a game: what is printed on its box, and how to load what is inside. Its folder is `games/<id>`. */
export interface Manifest {
  readonly id: string;
  readonly title: InEveryLanguage<string>;
  /** What it is about, in one line. */
  readonly about: InEveryLanguage<string>;
  readonly authors: readonly string[];
  /** When it was first published. */
  readonly year: number;
  /** The numbers of players that can play. */
  readonly players: readonly number[];
  /** How long it usually takes around a table, in minutes. */
  readonly minutes: readonly [from: number, to: number];
  /** How demanding it is, from 1 to 5. */
  readonly weight: number;
  /** Is every rule of its rulebook built and tested? `npm run rules` then insists on it. */
  readonly isComplete: boolean;
  /** The picture on the box, which only a page can draw. */
  readonly scene: Load<unknown>;
  /** What is inside the box; null while there is nothing to play. */
  readonly parts: GameParts | null;
}

/** What stands beside the name of a bot: how good it is, and how it plays. */
export interface BotWords {
  readonly level: string;
  readonly manner: string;
}

/** A way to play that belongs to one game: what stands beside the names of such bots, and what they value. */
export interface OwnStyle {
  readonly beside: InEveryLanguage<BotWords>;
  readonly plays: Load<Evaluation>;
}

/** What is inside a box, each part loaded on its own. */
export interface GameParts {
  /** The rules by their number; the highest are the present ones, the others are kept for games that began under them. */
  readonly rules: Readonly<Record<number, Load<Game>>>;
  /** The moves of the present rules, for those who read and write moves without playing. */
  readonly vocabulary: Load<Vocabulary>;
  readonly words: InEveryLanguage<Load<GameWords<unknown>>>;
  /** The rulebook in chapters, which only a page can show. */
  readonly rulebook: InEveryLanguage<Load<unknown>>;
  /** What bots value in a position; null if they can only go by the score. */
  readonly evaluation: Load<Evaluation> | null;
  /** By name: the ways to play that belong to this game alone; no two games have one of the same name. */
  readonly styles?: Readonly<Record<string, OwnStyle>>;
  /** How the game looks, which only a page can draw. */
  readonly board: Load<unknown>;
  /** What is recorded in the folder `golden`. */
  readonly golden: readonly GoldenSeries[];
}

/** How a golden game is played: everybody alike, or styles dealt out to the seats in turn. Where random play need not end, somebody must play to win. */
export type GoldenStyle = "random" | "eager" | "mixed" | "lazy" | "greedy" | "sparring";

/** A series of golden games, recorded for every number of players and every style. */
export interface GoldenSeries {
  readonly name: string;
  /** The options that are not as usual. */
  readonly options: Options;
  readonly styles: readonly GoldenStyle[];
  /** The numbers of players it is recorded for, if not all. */
  readonly players?: readonly number[];
  /** How many games are recorded of each kind. */
  readonly games: number;
}

/** The number of a game's present rules. */
export function presentRules({ rules }: Pick<GameParts, "rules">): number {
  return Math.max(...Object.keys(rules).map(Number));
}
