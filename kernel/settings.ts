import { type Game, isChoice, type Options, rangeOf } from "./game.ts";
import type { Frame, State } from "./state.ts";
import type { RuleId } from "./steps.ts";

/** Why a game cannot be set up in a certain way, as a code with facts. */
export type SettingsFault =
  | {
      readonly code: "wrongPlayers";
      readonly game: string;
      readonly players: number;
      readonly allowed: readonly number[];
    }
  | { readonly code: "noSuchOption"; readonly game: string; readonly option: string; readonly known: readonly string[] }
  | {
      readonly code: "noSuchChoice";
      readonly option: string;
      readonly value: string;
      readonly known: readonly string[];
    }
  /** What is wrong inside the pack is said by the game, in the words of whoever writes packs. */
  | { readonly code: "contentRefused"; readonly place: string; readonly problem: string; readonly rule: RuleId | null }
  | { readonly code: "optionsRefused"; readonly rule: RuleId };

/** Why so many cannot play with these options, or null if they can. */
export function settingsFault<S extends State, F extends Frame, V>(
  game: Game<S, F, V>,
  players: number,
  options: Options,
): SettingsFault | null {
  if (!game.players.includes(players))
    return { code: "wrongPlayers", game: game.id, players, allowed: [...game.players] };
  for (const [option, value] of Object.entries(options)) {
    if (!Object.hasOwn(game.options, option))
      return { code: "noSuchOption", game: game.id, option, known: Object.keys(game.options) };
    const choice = game.options[option];
    if (!isChoice(choice, value, players)) {
      const { values } = rangeOf(choice, players);
      return { code: "noSuchChoice", option, value: String(value), known: values.map(String) };
    }
  }
  const rule = game.refuseOptions(players, options);
  const [fault] = options.content ? (game.contentProblems?.(String(options.content)) ?? []) : [];
  if (fault !== undefined) return { code: "contentRefused", place: fault.place, problem: fault.problem, rule };
  return rule === null ? null : { code: "optionsRefused", rule };
}
