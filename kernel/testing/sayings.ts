import type { Chance } from "../chance.ts";
import { legalMoves, play, refusal } from "../play.ts";
import { isOver, type SeatId, type State, seatsFrom } from "../state.ts";
import type { Language, Section } from "../words.ts";
import type { Check } from "./check.ts";

const WRONG_MOVES = 10;

type Saying = [what: string, text: string];

/** Everything that can be said to a seat in a position, in one language: what it is about and how it reads. */
export function* sayings(
  { game }: Check,
  state: State,
  seat: SeatId,
  language: Language,
  chance: Chance,
): Generator<Saying> {
  const words = game.words[language];
  const names = seatsFrom(state, 0).map((place) => `player ${place}`);
  const view = game.view(state, seat);
  for (const section of words.position(view, names)) yield ["the position", sectionText(section)];
  if (isOver(state)) {
    if (words.scoreSheet !== undefined) yield ["the score sheet", sectionText(words.scoreSheet(view, names))];
    return;
  }
  yield ["the question", words.question(view, names)];
  for (const move of legalMoves(game, state, seat)) yield [game.vocabulary.write(move), words.move(view, seat, move)];
  for (let number = 0; number < WRONG_MOVES; number++) {
    const move = chance.roll(game.vocabulary.size);
    const rule = refusal(game, state, seat, move);
    if (rule !== null)
      yield [`${game.vocabulary.write(move)}, refused by ${rule}`, words.refusal(rule, view, seat, move)];
  }
  for (const event of eventsAfter(game, state, seat, chance)) {
    const text = words.event(event, names);
    if (text !== "") yield [`the event ${event.type}`, text];
  }
}

function sectionText({ title, header = [], rows }: Section): string {
  return [title, ...header, ...rows.flat()].join(" ");
}

/** What a random move of the seat leads to. */
function eventsAfter(game: Check["game"], state: State, seat: SeatId, chance: Chance) {
  const moves = legalMoves(game, state, seat);
  if (moves.length === 0) return [];
  const played = play(game, state, seat, moves[chance.roll(moves.length)], chance, 1);
  return played.ok ? played.told.map(({ event }) => event) : [];
}
