import type { Chance } from "./chance.ts";
import type { Game } from "./game.ts";
import { MoveList } from "./move-list.ts";
import { HIDDEN_ANSWER, type SecretFrame } from "./secretly.ts";
import type { Frame, State } from "./state.ts";

/** A piece, in a view, whose face is not shown. */
export const HIDDEN = -1;

/** The pieces as somebody sees them who knows only some of their faces: the others are HIDDEN. */
export function faceDown(pieces: readonly number[], knows: (place: number) => boolean = () => false): number[] {
  return pieces.map((piece, place) => (knows(place) ? piece : HIDDEN));
}

/** All pieces but those shown, in random order: what may lie wherever a view says HIDDEN. */
export function unseen(all: readonly number[], shown: readonly (readonly number[])[], chance: Chance): number[] {
  const gone: number[] = [];
  for (const pieces of shown)
    for (let place = 0; place < pieces.length; place++)
      if (pieces[place] !== HIDDEN) gone[pieces[place]] = (gone[pieces[place]] ?? 0) + 1;
  const pool: number[] = [];
  for (let place = 0; place < all.length; place++) {
    const piece = all[place];
    if (gone[piece] > 0) gone[piece]--;
    else pool.push(piece);
  }
  for (const [piece, left] of gone.entries())
    if (left > 0) throw new RangeError(`piece ${piece} is shown more often than there are of it`);
  chance.shuffle(pool);
  return pool;
}

/** The pieces with one out of the pool, which shrinks, in place of each that is HIDDEN. */
export function fillHidden(pieces: readonly number[], pool: number[]): number[] {
  return pieces.map((piece) => (piece === HIDDEN ? take(pool) : piece));
}

function take(pool: number[]): number {
  const piece = pool.pop();
  if (piece === undefined) throw new RangeError("more pieces are hidden than are unseen");
  return piece;
}

/** Puts a random legal answer in place of each secret one that a view does not show; everything else must be filled in already. */
export function guessAnswers<S extends State, F extends Frame>(
  game: Pick<Game<S, F>, "steps">,
  state: S,
  chance: Chance,
): void {
  for (const frame of state.stack) {
    if (!hasAnswers(frame)) continue;
    for (const [seat, answer] of frame.answers.entries()) {
      if (answer !== HIDDEN_ANSWER) continue;
      const list = new MoveList();
      game.steps[frame.step].moves(state, frame as F & SecretFrame, seat, list);
      frame.answers[seat] = list.moves[chance.roll(list.length)];
    }
  }
}

function hasAnswers<F extends Frame>(frame: F): frame is F & SecretFrame {
  return "answers" in frame && Array.isArray(frame.answers);
}
