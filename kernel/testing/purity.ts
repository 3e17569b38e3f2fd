import { FastChance } from "../chance.ts";
import { hash } from "../hash.ts";
import { asked, invited, legalMoves, refusal } from "../play.ts";
import type { SeatId, State } from "../state.ts";
import { LANGUAGES } from "../words.ts";
import { type Check, checker, observers } from "./check.ts";
import { deepFreeze, sharedPart } from "./data.ts";
import { somePositions } from "./positions.ts";

/** Property 4: asking changes nothing, and what a question gives back can be changed without harm. */
export const checkPurity = checker((check, problems) => {
  const { game } = check;
  for (const { state, where } of somePositions(check, Math.ceil(check.effort.positions / 4))) {
    const before = hash(state);
    askEverything(check, state);
    if (hash(state) !== before) problems.add(`${where}: a question changed the state`);
    askEverything(check, deepFreeze(game.copy(state)));
    for (const seat of observers(state)) {
      const shared = sharedPart(state, game.view(state, seat));
      if (shared !== null)
        problems.add(`${where}: the view of seat ${seat} holds a part of the state itself: ${shared}`);
    }
    if (problems.isFull) return;
  }
});

function askEverything({ game }: Check, state: State): void {
  asked(game, state);
  invited(game, state);
  game.scores(state);
  game.winners(state);
  game.faults(state);
  game.describe(state);
  game.copy(state);
  for (const seat of observers(state)) {
    legalMoves(game, state, seat);
    for (let move = 0; move < game.vocabulary.size; move++) refusal(game, state, seat, move);
    askView(game, deepFreeze(game.view(state, seat)), seat, legalMoves(game, state, seat).slice(0, 3));
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
