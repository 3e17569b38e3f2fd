import { type Chance, FastChance } from "../chance.ts";
import { isOver, type SeatId, type State, seatsIn } from "../state.ts";
import { Table } from "../table.ts";
import type { Move } from "../vocabulary.ts";
import type { Check } from "./check.ts";
import { freezeParts } from "./data.ts";

/** A position of a random game, and how to find it again. The state is good until the next one is asked for. */
export interface Position {
  readonly state: State;
  readonly ply: number;
  /** In which game, after which move. */
  readonly where: string;
}

/** A seat that may act and one of its moves, both at random; seats that need not act, and shortcuts, come up now and then. */
export function randomMove(table: Table, chance: Chance): { seat: SeatId; move: Move } {
  const current = table.current();
  if (current === null) throw new Error("the game is over, nobody moves any more");
  const { step, frame } = current;
  const invited = chance.roll(8) === 0 ? seatsIn(step.also(table.state, frame)) : [];
  const free = invited.filter((seat) => table.listFor(seat).length > 0);
  const seats = free.length > 0 ? free : seatsIn(step.seats(table.state, frame));
  const seat = seats[chance.roll(seats.length)];
  table.list.withShortcuts = chance.roll(8) === 0;
  const list = table.listFor(seat);
  if (list.length === 0) throw new Error(`seat ${seat} is asked but has no legal move`);
  return { seat, move: list.moves[chance.roll(list.length)] };
}

/** After so many moves a random game is stopped. */
export function longestGame({ game, effort }: Pick<Check, "game" | "effort">): number {
  return Math.min(effort.longestGame, game.bound?.decisions ?? effort.longestGame);
}

/** The positions of a random game, from a given one or the start to the end, or until it is too long. */
export function* randomGame({ game, setup, effort, shares }: Check, seed: string, from?: State): Generator<Position> {
  const chance = new FastChance(`${effort.seed}/${seed}`);
  const table = new Table(game, from ?? game.setup(setup.players, setup.options, chance), chance);
  for (let ply = 0; ply <= longestGame({ game, effort }); ply++) {
    if (shares.length > 0) freezeParts(table.state, shares);
    const goesOn = table.ask();
    yield { state: table.state, ply, where: `game ${seed}, after move ${ply}` };
    if (!goesOn) return;
    const { seat, move } = randomMove(table, chance);
    table.play(seat, move);
  }
}

const POSITIONS_PER_GAME = 50;
const FEWEST_GAMES = 8;

/**
 * As many positions as the effort says, spread over random games, every other one with a head start. The ends of games are among
 * them, and steps that come up rarely: each has a share.
 */
export function* somePositions(check: Check, count = check.effort.positions): Generator<Position> {
  const length = [...randomGame(check, "length")].length;
  const stride = Math.ceil(length / Math.min(POSITIONS_PER_GAME, Math.ceil(count / FEWEST_GAMES)));
  const shares = new Shares(check.game.steps.length);
  for (let number = 0; shares.total < count; number++)
    for (const position of randomGame(check, `${number}`, number % 2 === 0 ? headStart(check, number) : undefined)) {
      const isNext = position.ply % stride === (number * 37) % stride || isOver(position.state);
      if (!isNext && !shares.isRare(position.state)) continue;
      shares.add(position.state);
      yield position;
      if (shares.total === count) return;
    }
}

function headStart({ game, setup, effort, headStart }: Check, number: number): State {
  const chance = new FastChance(`${effort.seed}/head start ${number}`);
  return headStart(game.setup(setup.players, setup.options, chance));
}

/** Keeps count of the steps in which positions were found. */
class Shares {
  private readonly found = new Map<number, number>();
  total = 0;

  constructor(private readonly steps: number) {}

  add(state: State): void {
    this.total++;
    this.found.set(stepOf(state), this.of(state) + 1);
  }

  /** Has this step less than half of an equal share so far? */
  isRare(state: State): boolean {
    return this.of(state) * this.steps * 2 <= this.total;
  }

  private of(state: State): number {
    return this.found.get(stepOf(state)) ?? 0;
  }
}

function stepOf({ stack }: State): number {
  return stack.at(-1)?.step ?? -1;
}
