import { FastChance } from "../chance.ts";
import { hash } from "../hash.ts";
import { asked, invited, legalMoves, type Played, play, refusal } from "../play.ts";
import { includesSeat, isOver, type SeatId, type State } from "../state.ts";
import { LANGUAGES } from "../words.ts";
import { type Check, checker, observers, type Problems } from "./check.ts";
import { difference } from "./data.ts";
import { type Position, somePositions } from "./positions.ts";

/** Property 5: nothing a seat receives depends on what it may not know. */
export const checkSecrecy = checker((check, problems) => {
  const secrets = new Secrets(check);
  for (const position of somePositions(check, check.effort.secretPositions))
    for (const seat of observers(position.state)) {
      const { state, where } = position;
      const view = check.game.view(state, seat);
      for (let world = 0; world < check.effort.worlds; world++) {
        const other = check.game.imagine(view, new FastChance(`${where}/${seat}/${world}`));
        secrets.compare(state, other, seat);
        checkBytes(check, position, seat, other, problems);
        checkEvents(check, position, seat, other, problems);
      }
      if (problems.isFull) return;
    }
  for (const part of secrets.neverChanged)
    problems.add(`the ${part} is the same in every imagined table: the view gives it away`);
});

/** Keeps count of which secrets were ever found changed in another world. */
class Secrets {
  private readonly changed = new Map<string, boolean>();

  constructor(private readonly check: Check) {}

  compare(state: State, other: State, seat: SeatId): void {
    const elsewhere = this.check.secrets(other, seat);
    for (const [part, value] of Object.entries(this.check.secrets(state, seat)))
      this.changed.set(part, this.changed.get(part) === true || hash(value) !== hash(elsewhere[part]));
  }

  get neverChanged(): string[] {
    return [...this.changed].filter(([, changed]) => !changed).map(([part]) => part);
  }
}

/** Every byte a seat gets without anybody making a move. */
function received({ game }: Check, state: State, seat: SeatId): Record<string, unknown> {
  const view = game.view(state, seat);
  const names = Array.from({ length: state.players }, (_, place) => `player ${place}`);
  return {
    view,
    asked: asked(game, state),
    invited: invited(game, state),
    choices: legalMoves(game, state, seat),
    refusals: Array.from({ length: game.vocabulary.size }, (_, move) => refusal(game, state, seat, move)),
    result: isOver(state) ? [game.scores(state), game.winners(state)] : null,
    words: LANGUAGES.map((language) => [
      game.words[language].position(view, names),
      game.words[language].question(view, names),
    ]),
  };
}

function checkBytes(check: Check, { state, where }: Position, seat: SeatId, other: State, problems: Problems): void {
  const real = received(check, state, seat);
  const imagined = received(check, other, seat);
  for (const [what, value] of Object.entries(real)) {
    const [one, two] = [JSON.stringify(value), JSON.stringify(imagined[what])];
    if (one !== two)
      problems.add(`${where}: seat ${seat} can tell two tables apart by its ${what}: ${difference(one, two)}`);
  }
}

const MOVES_PER_SEAT = 3;

function checkEvents(check: Check, position: Position, seat: SeatId, other: State, problems: Problems): void {
  const { game } = check;
  const { state, ply, where } = position;
  const chance = new FastChance(where);
  for (const mover of [...asked(game, state), ...invited(game, state)]) {
    const moves = legalMoves(game, state, mover);
    chance.shuffle(moves);
    for (const move of moves.slice(0, MOVES_PER_SEAT)) {
      const here = play(game, state, mover, move, chance, ply + 1);
      const there = legalMoves(game, other, mover).includes(move)
        ? play(game, other, mover, move, chance, ply + 1)
        : null;
      if (!here.ok || !there?.ok || here.entry.outcomes.length + there.entry.outcomes.length > 0) continue;
      if (includesSeat(here.uncovered & there.uncovered, seat)) continue;
      if (hash(game.view(here.state, seat)) !== hash(game.view(there.state, seat))) continue;
      const [one, two] = [heard(here, seat), heard(there, seat)];
      if (one !== two)
        problems.add(
          `${where}: after "${game.vocabulary.write(move)}" seat ${seat} hears more than it sees: ${difference(one, two)}`,
        );
    }
  }
}

function heard({ told, uncovered }: Played<State>, seat: SeatId): string {
  const events = told.filter(({ to }) => to === null || to.includes(seat)).map(({ event }) => event);
  return JSON.stringify([events, includesSeat(uncovered, seat)]);
}
