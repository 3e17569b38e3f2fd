import { type Game, isChoice, type Options, type RuleId } from "@caravel/kernel";

/** Why a table cannot be opened, with the rule behind it if a rule it is. */
export interface Objection {
  readonly problem: string;
  readonly rule: RuleId | null;
}

const objection = (problem: string, rule: RuleId | null = null): Objection => ({ problem, rule });

/** Why so many cannot play with these options, or null if they can. */
export function objectionTo(game: Game, players: number, options: Options): Objection | null {
  if (!game.players.includes(players))
    return objection(`${game.id} is for ${game.players.join(", ")} players, not for ${players}.`);
  for (const [name, value] of Object.entries(options)) {
    const known = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
    if (known === undefined) return objection(`${game.id} has no option called ${name}.`);
    if (!isChoice(known, value))
      return objection(`The option ${name} is one of ${known.values.join(", ")}, not ${value}.`);
  }
  const rule = game.refuseOptions(players, options);
  const [pack] = options.content ? (game.contentProblems?.(String(options.content)) ?? []) : [];
  if (pack !== undefined)
    return objection(
      `The content pack cannot be used: ${[pack.place, pack.problem].filter(Boolean).join(": ")}.`,
      rule,
    );
  return rule === null ? null : objection(`These options do not go together (${rule}).`, rule);
}
