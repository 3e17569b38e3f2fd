import { FastChance } from "../chance.ts";
import { legalMoves, play, refusal } from "../play.ts";
import { type SeatId, type State, seatsFrom } from "../state.ts";
import { LANGUAGES } from "../words.ts";
import { type Check, checker, type Problems } from "./check.ts";
import { type Position, somePositions } from "./positions.ts";

/** The game object is whole: options, verbs and offers fit together, and everything can be said in every language. */
export const checkShape = checker((check, problems) => {
  checkOptions(check, problems);
  checkVerbs(check, problems);
  for (const language of LANGUAGES) {
    const { title, option } = check.game.words[language];
    for (const text of [title, ...Object.keys(check.game.options).map(option)])
      checkText(text, `a title in ${language}`, problems);
  }
  for (const position of somePositions(check, Math.ceil(check.effort.positions / 10)))
    checkWords(check, position, problems);
});

function checkOptions({ game }: Check, problems: Problems): void {
  for (const [name, { values, usual }] of Object.entries(game.options))
    if (!values.includes(usual)) problems.add(`the usual value of option ${name} is not one of its values`);
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
}

function checkText(text: string, what: string, problems: Problems): void {
  if (text.trim() === "" || /undefined|null|NaN|\[object/.test(text)) problems.add(`${what} reads "${text}"`);
}

const WRONG_MOVES = 10;

function checkWords({ game }: Check, { state, where }: Position, problems: Problems): void {
  const chance = new FastChance(where);
  const names = seatsFrom(state, 0).map((seat) => `player ${seat}`);
  for (const language of LANGUAGES) {
    const words = game.words[language];
    const say = (text: string, what: string) => checkText(text, `${where}: ${what} in ${language}`, problems);
    for (const seat of seatsFrom(state, 0)) {
      const view = game.view(state, seat);
      if (state.stack.length > 0) say(words.question(view, names), "the question");
      for (const { title, rows } of words.position(view, names))
        say(`${title} ${rows.flat().join(" ")}`, `a section for seat ${seat}`);
      for (const move of legalMoves(game, state, seat))
        say(words.move(view, seat, move), `"${game.vocabulary.write(move)}"`);
      for (let number = 0; number < WRONG_MOVES; number++) {
        const move = chance.roll(game.vocabulary.size);
        const rule = refusal(game, state, seat, move);
        if (rule !== null)
          say(words.refusal(rule, view, seat, move), `the refusal of "${game.vocabulary.write(move)}" by ${rule}`);
      }
      for (const text of eventTexts(game, state, seat, language, chance, names)) if (text !== "") say(text, "an event");
    }
  }
}

function eventTexts(
  game: Check["game"],
  state: State,
  seat: SeatId,
  language: (typeof LANGUAGES)[number],
  chance: FastChance,
  names: readonly string[],
): string[] {
  const moves = legalMoves(game, state, seat);
  if (moves.length === 0) return [];
  const played = play(game, state, seat, moves[chance.roll(moves.length)], chance, 1);
  return played.ok ? played.told.map(({ event }) => game.words[language].event(event, names)) : [];
}
