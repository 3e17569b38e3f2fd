import type { Game } from "@caravel/kernel";
import type { Problem } from "./problem.ts";

/** The rules of a game by their number, each loaded when it is needed. */
export type RulesByNumber = Readonly<Record<number, () => Promise<Game>>>;

/** Finds the rules of a game by its id; null if there is no such game. */
export type RulesShelf = (game: string) => RulesByNumber | null;

/** The numbers of the rules of a game that can be played here, the present ones first; none if there is no such game. */
export function knownRules(shelf: RulesShelf, game: string): number[] {
  return Object.keys(shelf(game) ?? {})
    .map(Number)
    .sort((one, other) => other - one);
}

/** The rules of a game by number, the present ones if none is given; null if they are not here. */
export async function rulesOf(shelf: RulesShelf, game: string, rules?: number): Promise<Game | null> {
  const wanted = rules ?? knownRules(shelf, game)[0];
  const byNumber = shelf(game);
  if (byNumber === null || wanted === undefined || !Object.hasOwn(byNumber, wanted)) return null;
  return byNumber[wanted]();
}

/** Why a table cannot be played by the rules that are here, or null if it can. */
export function rulesProblem({ game, rules }: { game: string; rules: number }, shelf: RulesShelf): Problem | null {
  const known = knownRules(shelf, game);
  if (known.length === 0) return { code: "noSuchGame", game };
  return known.includes(rules) ? null : { code: "otherRules", game, rules, known };
}
