import type { Chance } from "./chance.ts";
import type { Frame, SeatId, State } from "./state.ts";
import type { Offer, RuleId, Step } from "./steps.ts";
import type { Told } from "./table.ts";
import type { Move, Vocabulary } from "./vocabulary.ts";
import type { GameWords, Language } from "./words.ts";

/** The values chosen for a game's options, by name. */
export type Options = Readonly<Record<string, string | number | boolean>>;

/** One thing that can be chosen when a table is set up. */
export interface OptionChoice {
  readonly values: readonly (string | number | boolean)[];
  readonly usual: string | number | boolean;
  /** May any other text be chosen too? The game's `refuseOptions` judges it. */
  readonly orText?: boolean;
  /** The options of which at least one must be true for this one to mean anything. */
  readonly onlyWith?: readonly string[];
}

/** Can the option have this value, as far as its own list says? */
export function isChoice({ values, orText = false }: OptionChoice, value: string | number | boolean): boolean {
  return values.includes(value) || (orText && typeof value === "string");
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
  /** The rule that forbids a seat to act at all now. */
  outOfTurn(state: S, seat: SeatId, move: Move): RuleId;
  /** The rule that forbids this kind of move in the present step. */
  outOfPlace(state: S, seat: SeatId, move: Move): RuleId;
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

/** The usual value of every option. */
export function usualOptions(game: Pick<Game, "options">): Options {
  return Object.fromEntries(Object.entries(game.options).map(([name, { usual }]) => [name, usual]));
}

/** Why these options cannot be chosen, or null if they can. */
export function optionProblem<S extends State, F extends Frame>(
  game: Game<S, F>,
  players: number,
  options: Options,
): string | null {
  for (const [name, value] of Object.entries(options))
    if (!Object.hasOwn(game.options, name) || !isChoice(game.options[name], value))
      return `${game.id} has no option ${name}=${value}`;
  const rule = game.refuseOptions(players, options);
  return rule === null ? null : `the options are not allowed (${rule})`;
}
