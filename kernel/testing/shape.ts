import { FastChance } from "../chance.ts";
import { isChoice, rangeOf } from "../game.ts";
import { seatsFrom } from "../state.ts";
import { LANGUAGES } from "../words.ts";
import { type Check, checker, type Problems } from "./check.ts";
import { type Position, somePositions } from "./positions.ts";
import { sayings } from "./sayings.ts";

/** The game object is whole: options, verbs and offers fit together, and everything can be said in every language. */
export const checkShape = checker((check, problems) => {
  checkOptions(check, problems);
  checkVerbs(check, problems);
  for (const language of LANGUAGES) {
    const { title, option } = check.game.words[language];
    for (const text of [title, ...Object.keys(check.game.options).map(option)])
      checkText(text, `a title in ${language}`, problems);
  }
  for (const position of somePositions(check, Math.ceil(check.effort.positions / 30)))
    checkWords(check, position, problems);
});

function checkOptions({ game, setup: { players } }: Check, problems: Problems): void {
  for (const [name, choice] of Object.entries(game.options)) {
    const { values, usual } = rangeOf(choice, players);
    if (!isChoice(choice, usual, players)) problems.add(`the usual value of option ${name} is not one of its values`);
    if (!values.every((value) => choice.values.includes(value)))
      problems.add(`option ${name} has values for ${players} players that it does not list`);
  }
  if (game.players.some((players) => players < 1 || players > 31)) problems.add("a table has 1 to 31 seats");
}

function checkVerbs({ game }: Check, problems: Problems): void {
  const known = Object.values(game.vocabulary.verbs);
  const ofSteps = new Set(game.steps.flatMap(({ verbs }) => verbs));
  for (const verb of [...ofSteps, ...game.anytime.flatMap(({ verbs }) => verbs)])
    if (!known.includes(verb)) problems.add(`${verb.name} is used, but not in the vocabulary`);
  for (const { name, verbs } of game.anytime)
    for (const verb of verbs)
      if (ofSteps.has(verb)) problems.add(`${verb.name} belongs to the offer ${name} and to a step`);
  const names = new Set(known.map(({ name }) => name));
  for (const name of [
    ...Object.keys(game.homeRules ?? {}),
    ...game.steps.flatMap(({ instead }) => Object.keys(instead)),
  ])
    if (!names.has(name)) problems.add(`a rule is named for ${name}, which is no verb`);
  for (const { name: step, verbs, instead } of game.steps)
    for (const { name } of verbs)
      if (Object.hasOwn(instead, name)) problems.add(`${step} understands ${name}, but refuses it as out of place`);
}

function checkText(text: string, what: string, problems: Problems): void {
  if (text.trim() === "" || /undefined|null|NaN|\[object/.test(text)) problems.add(`${what} reads "${text}"`);
}

function checkWords(check: Check, { state, where }: Position, problems: Problems): void {
  const chance = new FastChance(where);
  for (const language of LANGUAGES)
    for (const seat of seatsFrom(state, 0))
      for (const [what, text] of sayings(check, state, seat, language, chance))
        checkText(text, `${where}: to seat ${seat}, ${what} in ${language}`, problems);
}
