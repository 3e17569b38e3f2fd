import type { RecordFault, RecordPart, RecordProblem } from "@caravel/kernel";
import { capital } from "@caravel/kernel";
import type { Problem } from "@caravel/tables/problem";

type Anything = Problem | RecordFault;

/** A clause for everything that can go wrong, without a capital letter and a full stop; one that is missing does not compile. */
export type ProblemClauses = {
  readonly [Code in Anything["code"]]: (
    facts: Extract<Anything, { readonly code: Code }>,
    words: ProblemWords,
  ) => string;
};

/** What is said about problems in one language. */
export interface ProblemWords {
  readonly clauses: ProblemClauses;
  /** The parts of a record. */
  readonly parts: Readonly<Record<RecordPart, string>>;
  /** Names the line of a record before the clause that tells what is wrong there. */
  inLine(line: number, clause: string): string;
}

/** What a game is called, by its id. */
export type Titles = (game: string) => string;

const asIs: Titles = (game) => game;

/** What is wrong, as a clause; games are called by their titles. */
export function clauseOf(problem: Anything, words: ProblemWords, titles: Titles = asIs): string {
  if (problem.code === "badRecord") return faultClause(problem, words, titles);
  const facts = "game" in problem ? { ...problem, game: titles(problem.game) } : problem;
  const say = words.clauses[problem.code] as (facts: Anything, words: ProblemWords) => string;
  return say(facts, words);
}

/** What is wrong with a record, as a clause that names the line if there is one. */
export function faultClause({ line, fault }: RecordProblem, words: ProblemWords, titles: Titles = asIs): string {
  const clause = clauseOf(fault, words, titles);
  return line === null || fault.code === "notARecord" ? clause : words.inLine(line, clause);
}

/** What is wrong, as a sentence. */
export function sentenceOf(problem: Problem, words: ProblemWords, titles: Titles = asIs): string {
  const clause = capital(clauseOf(problem, words, titles));
  return /[.!?]$/.test(clause) ? clause : `${clause}.`;
}
