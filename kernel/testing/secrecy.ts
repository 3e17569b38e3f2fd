import { FastChance } from "../chance.ts";
import { hash } from "../hash.ts";
import { asked, invited, legalMoves, type Played, play } from "../play.ts";
import { includesSeat, isOver, type SeatId, SPECTATOR, type State } from "../state.ts";
import type { Move } from "../vocabulary.ts";
import { type Check, checker, observers, type Problems } from "./check.ts";
import { difference } from "./data.ts";
import { type Position, somePositions } from "./positions.ts";
import { heard, received } from "./sight.ts";

/** Property 5: nothing a seat receives depends on what it may not know. */
export const checkSecrecy = checker((check, problems) => {
  const secrets = new Secrets();
  for (const position of somePositions(check, check.effort.secretPositions)) {
    const turns = someTurns(check, position);
    for (const seat of observers(position.state)) {
      const sight = sightOf(check, position, seat, turns);
      for (let world = 0; world < check.effort.worlds; world++) {
        const other = check.game.imagine(sight.view, new FastChance(`${position.where}/${seat}/${world}`));
        secrets.compare(sight.secrets, check.secrets(other, seat));
        compareBytes(check, sight, other, problems);
        compareTurns(check, sight, other, problems);
      }
      if (problems.isFull) return;
    }
  }
  for (const part of secrets.neverChanged)
    problems.add(`the ${part} is the same in every imagined table: the view gives it away`);
});

/** Keeps count of which secrets were ever found changed in another world. */
class Secrets {
  private readonly changed = new Map<string, boolean>();

  compare(real: Readonly<Record<string, unknown>>, imagined: Readonly<Record<string, unknown>>): void {
    for (const [part, value] of Object.entries(real))
      if (this.changed.get(part) !== true) this.changed.set(part, hash(value) !== hash(imagined[part]));
  }

  get neverChanged(): string[] {
    return [...this.changed].filter(([, changed]) => !changed).map(([part]) => part);
  }
}

/** A move that nothing was drawn for, played at the real table. */
interface Turn {
  readonly mover: SeatId;
  readonly move: Move;
  readonly ply: number;
  readonly played: Played<State>;
}

/** What a seat sees, hears and is kept from at the real table: taken down once, for all worlds that are held against it. */
interface Sight {
  readonly seat: SeatId;
  readonly where: string;
  readonly view: unknown;
  readonly secrets: Readonly<Record<string, unknown>>;
  readonly bytes: Readonly<Record<string, string>>;
  readonly turns: readonly { readonly turn: Turn; readonly after: string; readonly heard: string }[];
}

function sightOf(check: Check, { state, where }: Position, seat: SeatId, turns: readonly Turn[]): Sight {
  const seen = turns.map((turn) => {
    const after = JSON.stringify(check.game.view(turn.played.state, seat));
    return { turn, after, heard: heard(turn.played, seat) };
  });
  const view = check.game.view(state, seat);
  const bytes = received(check, state, seat, view);
  return { seat, where, view, secrets: check.secrets(state, seat), bytes, turns: seen };
}

function compareBytes(check: Check, { bytes, seat, where }: Sight, other: State, problems: Problems): void {
  const imagined = received(check, other, seat);
  for (const [what, real] of Object.entries(bytes))
    if (real !== imagined[what])
      problems.add(
        `${where}: seat ${seat} can tell two tables apart by its ${what}: ${difference(real, imagined[what])}`,
      );
}

const MOVES_PER_SEAT = 3;

/** A few moves of everybody who may act, played at the real table; those that chance had a part in prove nothing. */
function someTurns({ game }: Check, { state, ply, where }: Position): Turn[] {
  const chance = new FastChance(where);
  return [...asked(game, state), ...invited(game, state)].flatMap((mover) => {
    const moves = legalMoves(game, state, mover);
    chance.shuffle(moves);
    return moves.slice(0, MOVES_PER_SEAT).flatMap((move) => {
      const played = play(game, state, mover, move, chance, ply + 1);
      return played.ok && played.entry.outcomes.length === 0 ? [{ mover, move, ply: ply + 1, played }] : [];
    });
  });
}

/**
 * What a move leads to and what is told of it go together in every world: the same view is told in the same words, and the same words
 * lead to the same view. So nothing that a move leaves behind, in a frame say, tells of a secret, even if imagined tables copy it. A game
 * that says whenever something comes to light shows the same whatever its events tell.
 */
function compareTurns(check: Check, { seat, where, turns }: Sight, other: State, problems: Problems): void {
  const { game } = check;
  for (const { turn, after, heard: real } of turns) {
    const { mover, move, ply, played } = turn;
    if (!legalMoves(game, other, mover).includes(move)) continue;
    const there = play(game, other, mover, move, new FastChance(where), ply);
    if (!there.ok || there.entry.outcomes.length > 0 || includesSeat(played.uncovered & there.uncovered, seat))
      continue;
    const elsewhere = JSON.stringify(game.view(there.state, seat));
    const imagined = heard(there, seat);
    const story = `${where}: "${game.vocabulary.write(move)}"`;
    if (elsewhere === after && imagined !== real)
      problems.add(`${story} lets seat ${seat} hear more than it sees: ${difference(real, imagined)}`);
    if (elsewhere === after || isOver(played.state) || isOver(there.state)) continue;
    // whoever only watches sees what the rules uncover for anybody
    const isUncovered = seat === SPECTATOR && (played.uncovered | there.uncovered) !== 0;
    if (check.uncoversAll || (imagined === real && !isUncovered))
      problems.add(`${story} shows seat ${seat} what nobody uncovers: ${difference(after, elsewhere)}`);
  }
}
