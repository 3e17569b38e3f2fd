import type { Chance } from "./chance.ts";
import type { Offer } from "./offers.ts";
import type { Frame, SeatId, State } from "./state.ts";
import type { HomeRule, RuleId, Step } from "./steps.ts";
import type { Told } from "./table.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { GameWords, Language } from "./words.ts";

/** A value of an option. */
export type OptionValue = string | number | boolean;

/** The values chosen for a game's options, by name. */
export type Options = Readonly<Record<string, OptionValue>>;

/** What can be chosen, and what is chosen if nobody says. */
export interface OptionRange {
  readonly values: readonly OptionValue[];
  readonly usual: OptionValue;
}

/** One thing that can be chosen when a table is set up, with all values it has for any number of players. */
export interface OptionChoice extends OptionRange {
  /** What there is with so many players, if that is not the same for all numbers: a map for three, say. */
  forPlayers?(players: number): OptionRange;
  /** May any other text be chosen too? The game's `refuseOptions` judges it. */
  readonly orText?: boolean;
  /** The options of which at least one must be true for this one to mean anything. */
  readonly onlyWith?: readonly string[];
}

/** What can be chosen with so many players. */
export function rangeOf(choice: OptionChoice, players: number): OptionRange {
  return choice.forPlayers?.(players) ?? choice;
}

/** Can the option have this value with so many players, as far as its own list says? */
export function isChoice(choice: OptionChoice, value: OptionValue, players: number): boolean {
  if (rangeOf(choice, players).values.includes(value)) return true;
  return choice.orText === true && typeof value === "string" && !choice.values.includes(value);
}

/** A game that need not end if nobody wants it to: after so many decisions a test or a playout may stop, without result. */
export interface Bound {
  readonly decisions: number;
  /** The rule that lets such a game go on. */
  readonly rule: RuleId;
}

/** Something wrong in a content pack, and where: the names of fields with points between, or empty for the whole. */
export interface ContentProblem {
  readonly place: string;
  readonly problem: string;
}

/** The rules of one game, as the kernel plays them. */
export interface Game<S extends State = State, F extends Frame = Frame, V = unknown> {
  readonly id: string;
  /** Raised by every change that alters a choice or a result. */
  readonly rules: number;
  /** The numbers of players that can play. */
  readonly players: readonly number[];
  readonly options: Readonly<Record<string, OptionChoice>>;
  readonly vocabulary: Vocabulary;
  readonly steps: readonly Step<S, F>[];
  /** What a seat may do beside anything it is asked. */
  readonly anytime: readonly Offer<S, F>[];
  /** The rule that says whose turn it is, where a step names none of its own. */
  readonly turnRule: RuleId;
  /** By verb: the rule that gives this kind of move its place, named where a step does not understand it and says nothing else. */
  readonly homeRules?: Readonly<Record<string, HomeRule<S>>>;
  /** The rule against moves out of place whose verb has no rule of its own. */
  readonly placeRule: RuleId;
  /** The rule against acting after the end. */
  readonly endRule: RuleId;

  /** Absent if every game ends by its rules, however it is played. */
  readonly bound?: Bound;

  /** What is wrong with a content pack, which replaces values of the box; absent if the game takes none. */
  contentProblems?(text: string): readonly ContentProblem[];
  /** The rule that forbids a combination of options, or null. */
  refuseOptions(players: number, options: Options): RuleId | null;
  /** Lays out the box; the stack holds what happens first. */
  setup(players: number, options: Options, chance: Chance): S;
  copy(state: S): S;
  /** What a seat may see, built from nothing. */
  view(state: S, seat: SeatId): V;
  /** A state that looks exactly like this view to its seat; the unknown is filled in at random. */
  imagine(view: V, chance: Chance): S;
  /** Final points by seat. */
  scores(state: S): number[];
  /** The winners, several if they share the victory. */
  winners(state: S): SeatId[];
  /** What a designer would count in a finished game, by name; absent if there is nothing beyond scores. */
  statistics?(state: S, told: readonly Told[]): Readonly<Record<string, number>>;
  /** What tells seats apart whose results a designer would compare: by name, the word for each seat. */
  distinctions?(state: S): Readonly<Record<string, readonly string[]>>;
  /** What is wrong with the pieces on the table, one sentence each; empty if nothing is. */
  faults(state: S): string[];
  /** Lays the `given` part of a scenario over a fresh game; throws a `GivenError` if it cannot be. */
  arrange(state: S, given: unknown): S;
  /** The position in the game's own vocabulary, as the `then` part of a scenario speaks of it. */
  describe(state: S): unknown;
}

/** One box on the shelf: the rules with their words in every language. */
export interface Box<S extends State = State, F extends Frame = Frame, V = unknown> extends Game<S, F, V> {
  readonly words: Readonly<Record<Language, GameWords<V>>>;
}

/** The usual value of every option with so many players. */
export function usualOptions(game: Pick<Game, "options">, players: number): Options {
  return Object.fromEntries(
    Object.entries(game.options).map(([name, choice]) => [name, rangeOf(choice, players).usual]),
  );
}
