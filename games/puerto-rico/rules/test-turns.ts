import { asked, begin, FastChance, isOver, MoveList, play, Table } from "@caravel/kernel";
import { puertoRico } from "./game.ts";
import type { PuertoRico } from "./state.ts";
import { STEPS, type StepName } from "./steps.ts";

/** One move of a game, with the table before and after it. */
export interface Turn {
  readonly before: PuertoRico;
  readonly step: StepName;
  readonly move: string;
  readonly after: PuertoRico;
}

/** The moves of a whole random game without shortcuts, for rules about what never happens. */
export function* randomTurns(players: number, seed: string): Generator<Turn> {
  const chance = new FastChance(seed);
  let before = begin(puertoRico, players, {}, chance).state;
  while (!isOver(before)) {
    const [seat] = asked(puertoRico, before);
    const { moves, length } = new Table(puertoRico, before, chance, new MoveList(false)).listFor(seat);
    const move = moves[chance.roll(length)];
    const played = play(puertoRico, before, seat, move, chance, 1);
    if (!played.ok) throw new Error(`a listed move is refused (${played.rule})`);
    const step = STEPS[before.stack[before.stack.length - 1].step];
    yield { before, step, move: puertoRico.vocabulary.write(move), after: played.state };
    before = played.state;
  }
}
