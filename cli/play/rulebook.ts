import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Game, type Language, legalMoves, type RuleId, type SeatId, type State } from "@caravel/kernel";

/** The rulebook of a game, the same place seen from this file and from the bundle in cli/dist. */
const bookOf = (game: string, language: Language) =>
  fileURLToPath(new URL(`../../games/${game}/rulebook/${language}.md`, import.meta.url));

/** What a game's rulebook says under the id of a rule; null if there is no such book or rule. */
export function ruleText(game: string, language: Language, rule: RuleId): string | null {
  const book = bookOf(game, language);
  if (!existsSync(book)) return null;
  const start = `- **${rule}** `;
  const line = readFileSync(book, "utf8")
    .split("\n")
    .find((text) => text.startsWith(start));
  return line?.slice(start.length).replaceAll("**", "") ?? null;
}

/** The rules that give what a seat may do now its place in the game, each once. */
export function rulesOfChoices(game: Game, state: State, seat: SeatId): RuleId[] {
  const rules = legalMoves(game, state, seat).map((move) => {
    const rule = game.homeRules?.[game.vocabulary.verb(move).name] ?? game.placeRule;
    return typeof rule === "function" ? rule(state, seat, move) : rule;
  });
  return [...new Set(rules)];
}
