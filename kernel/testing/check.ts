import type { Box, Options } from "../game.ts";
import { usualOptions } from "../game.ts";
import type { SeatId, State } from "../state.ts";
import type { RuleId } from "../steps.ts";
import type { Move } from "../vocabulary.ts";

/** How a game is set up for a check. */
export interface Setup {
  readonly players: number;
  readonly options: Options;
}

/** How much is tried. */
export interface Effort {
  /** Random whole games. */
  readonly games: number;
  /** Positions in which every move of the vocabulary is tried; slower checks look at a part of them. */
  readonly positions: number;
  /** Positions in which everything a seat may not know is changed. */
  readonly secretPositions: number;
  /** Positions in which moves are held against each other that differ in a secret only. */
  readonly hiddenMoves: number;
  /** Worlds that are imagined for each position and each seat. */
  readonly worlds: number;
  /** A random game with more moves than this is said never to end. */
  readonly longestGame: number;
  readonly seed: string;
}

const USUAL_EFFORT: Effort = {
  games: 10,
  positions: 1000,
  secretPositions: 100,
  hiddenMoves: 200,
  worlds: 2,
  longestGame: 20_000,
  seed: "suite",
};

/** What the shared suite must know of a game beside the game itself. */
export interface SuiteSettings<S extends State = State> {
  /** The ids of the rules a refusal may name. */
  readonly rules: ReadonlySet<RuleId> | ((rule: RuleId) => boolean);
  /** The sets of options to try; without them, the usual one. */
  readonly options?: readonly Options[];
  /**
   * What a seat must not know, part by part. Imagined worlds must differ in each part sooner or later:
   * if they never do, the view gives it away. Leave it out only if nothing is secret.
   */
  secrets?(state: S, seat: SeatId): Readonly<Record<string, unknown>>;
  /** What everybody sees of a move whose rest is a secret, such as how many cards are laid face down; without it, only its verb. */
  openPart?(move: Move): unknown;
  /** Do the rules say with `uncover` whenever a move shows something hidden? Then whatever else a move shows is a leak; the end shows all. */
  readonly uncoversAll?: boolean;
  /** A fresh table on which what is rare has happened already; every other random game begins with it. */
  headStart?(state: S): S;
  /**
   * The names of parts that copies, views and imagined tables may have in common with a state, because the rules replace them as a whole
   * and never change them in place. The suite plays with them frozen, so that whoever writes into one is caught.
   */
  readonly shares?: readonly string[];
  readonly effort?: Partial<Effort>;
}

/** One game on one kind of table, to be checked. */
export interface Check {
  readonly game: Box;
  readonly setup: Setup;
  readonly effort: Effort;
  isRule(rule: RuleId): boolean;
  secrets(state: State, seat: SeatId): Readonly<Record<string, unknown>>;
  openPart(move: Move): unknown;
  readonly uncoversAll: boolean;
  headStart(state: State): State;
  readonly shares: readonly string[];
}

/** All tables on which a game is to be checked. */
export function checksOf(game: Box, settings: SuiteSettings): Check[] {
  const { rules, options, secrets = () => ({}), openPart = () => null, shares = [] } = settings;
  const { uncoversAll = false, headStart = (state) => state } = settings;
  const isRule = typeof rules === "function" ? rules : (rule: RuleId) => rules.has(rule);
  const effort = { ...USUAL_EFFORT, ...settings.effort };
  return game.players
    .flatMap((players) => (options ?? [usualOptions(game, players)]).map((chosen) => ({ players, options: chosen })))
    .filter((setup) => game.refuseOptions(setup.players, setup.options) === null)
    .map((setup) => ({ game, setup, effort, isRule, secrets, openPart, uncoversAll, headStart, shares }));
}

/** The seats at the table, then the spectator. */
export function observers(state: State): SeatId[] {
  return Array.from({ length: state.players + 1 }, (_, place) => (place < state.players ? place : -1));
}

/** What a check found, one sentence each; after a few it is enough. */
export class Problems {
  readonly list: string[] = [];

  get isFull(): boolean {
    return this.list.length >= 5;
  }

  add(problem: string): void {
    if (!this.isFull && !this.list.includes(problem)) this.list.push(problem);
  }
}

/** Looks at a game in one respect and lists what is wrong with it. */
export type Checker = (check: Check) => string[];

/** A checker; what the game throws on the way is a problem too. */
export function checker(look: (check: Check, problems: Problems) => void): Checker {
  return (check) => {
    const problems = new Problems();
    try {
      look(check, problems);
    } catch (error) {
      problems.add(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
    return problems.list;
  };
}
