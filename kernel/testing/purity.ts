import { FastChance } from "../chance.ts";
import { hash } from "../hash.ts";
import { asked, invited, legalMoves, refusal } from "../play.ts";
import type { SeatId, State } from "../state.ts";
import { LANGUAGES } from "../words.ts";
import { type Check, checker, observers } from "./check.ts";
import { deepFreeze, sharedPart } from "./data.ts";
import { somePositions } from "./positions.ts";
import { movesToTry } from "./sample.ts";

/** Property 4: asking changes nothing, and what a question gives back can be changed without harm. */
export const checkPurity = checker((check, problems) => {
  const { game } = check;
  for (const { state, where } of somePositions(check, Math.ceil(check.effort.positions / 4))) {
    const before = hash(state);
    askEverything(check, state);
    if (hash(state) !== before) problems.add(`${where}: a question changed the state`);
    askEverything(check, deepFreeze(game.copy(state)));
    for (const seat of observers(state)) {
      const shared = sharedPart(state, game.view(state, seat), check.shares);
      if (shared !== null)
        problems.add(`${where}: the view of seat ${seat} holds a part of the state itself: ${shared}`);
      if (!wordsComeFromView(check, game.view(state, seat)))
        problems.add(`${where}: the words for seat ${seat} are made of more than its view`);
    }
    if (problems.isFull) return;
  }
});

/** Is an equal view, which shares nothing with this one, told in the same words? */
function wordsComeFromView({ game }: Check, view: unknown): boolean {
  const names = game.players.map((_, place) => `player ${place}`);
  const told = (seen: unknown) =>
    JSON.stringify(
      LANGUAGES.map((language) => game.words[language]).map((words) => [
        words.position(seen, names),
        words.question(seen, names),
      ]),
    );
  return told(view) === told(JSON.parse(JSON.stringify(view)));
}

function askEverything({ game }: Check, state: State): void {
  asked(game, state);
  invited(game, state);
  game.scores(state);
  game.winners(state);
  game.faults(state);
  game.describe(state);
  game.copy(state);
  for (const seat of observers(state)) {
    const moves = legalMoves(game, state, seat);
    for (const move of movesToTry(game.vocabulary, moves, new FastChance("purity"))) refusal(game, state, seat, move);
    askView(game, deepFreeze(game.view(state, seat)), seat, moves.slice(0, 3));
  }
}

function askView(game: Check["game"], view: unknown, seat: SeatId, moves: readonly number[]): void {
  const names = game.players.map((_, place) => `player ${place}`);
  game.imagine(view, new FastChance("purity"));
  for (const language of LANGUAGES) {
    const words = game.words[language];
    words.position(view, names);
    words.question(view, names);
    for (const move of moves) words.move(view, seat, move);
  }
}
