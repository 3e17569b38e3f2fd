import { type Chance, FastChance } from "./chance.ts";
import type { Game } from "./game.ts";
import { MoveList } from "./move-list.ts";
import type { SeatId, State } from "./state.ts";
import { Table } from "./table.ts";
import type { Move } from "./vocabulary.ts";

/** What a position is worth to a seat, in points. */
export type Worth<S extends State = State> = (state: S, seat: SeatId) => number;

/** The luck that every first glance meets: what is promising must not depend on what was looked at before. */
const LUCK = new FastChance("at first glance");

/** What follows a move as a matter of course: the next move of whoever is asked, or null where one looks at what was reached. */
export type Sequel = (table: Table) => Move | null;

/** No move has more decisions in its wake. */
const LONGEST_SEQUEL = 60;

/** Writes what the position is worth to a seat after each listed move and its sequel, by the place of the move. */
export function worthsAfter<S extends State>(
  game: Game,
  worth: Worth<S>,
  state: S,
  seat: SeatId,
  { moves, length }: MoveList,
  worths: Float64Array,
  sequel: Sequel | null = null,
): void {
  for (let place = 0; place < length; place++) {
    const table = new Table(game, game.copy(state), LUCK.copy(), new MoveList(false));
    table.play(seat, moves[place]);
    if (sequel !== null) playOn(table, sequel);
    worths[place] = worth(table.state as S, seat);
  }
}

function playOn(table: Table, sequel: Sequel): void {
  table.playsForcedMoves = true;
  for (let decisions = 0; decisions < LONGEST_SEQUEL && table.ask(); decisions++) {
    const move = sequel(table);
    if (move === null) return;
    table.play(table.seat, move);
  }
}

/** Makes promises of worths, in place: a move is e times as promising as another that is worth less by the reserve. */
export function toPromises(worths: Float64Array, length: number, reserve: number): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < length; place++) most = Math.max(most, worths[place]);
  for (let place = 0; place < length; place++) worths[place] = Math.exp((worths[place] - most) / reserve);
}

/** The place of the greatest worth; the first one among equals. */
export function placeOfMost(worths: Float64Array, length: number): number {
  let best = 0;
  for (let place = 1; place < length; place++) if (worths[place] > worths[best]) best = place;
  return best;
}

/** A place drawn by lot, each as likely as it is promising. */
export function drawnPlace(promises: Float64Array, length: number, chance: Chance): number {
  let total = 0;
  for (let place = 0; place < length; place++) total += promises[place];
  let lot = (total * chance.roll(FINELY)) / FINELY;
  for (let place = 0; place < length; place++) {
    lot -= promises[place];
    if (lot < 0) return place;
  }
  return length - 1;
}

const FINELY = 1 << 20;
