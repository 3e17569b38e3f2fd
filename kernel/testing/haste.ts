import { FastChance } from "../chance.ts";
import { hash } from "../hash.ts";
import { MoveList } from "../move-list.ts";
import type { State } from "../state.ts";
import { Table } from "../table.ts";
import { type Check, checker } from "./check.ts";
import { longestGame } from "./positions.ts";

/** Playouts in which nobody hears of forced moves go as those in which they are played one by one. */
export const checkHaste = checker((check, problems) => {
  if (check.game.steps.every(({ hurry }) => hurry === null)) return;
  for (let number = 0; number < check.effort.games && !problems.isFull; number++) {
    const [hasty, patient] = [playout(check, number, true), playout(check, number, false)];
    for (let ply = 0; ; ply++) {
      const [one, other] = [hasty.next(), patient.next()];
      if (one.done === true && other.done === true) break;
      if (one.done === other.done && one.value === other.value) continue;
      problems.add(`playout ${number}: before decision ${ply} a hurried step led elsewhere than its only moves`);
      break;
    }
  }
});

/** The positions before the decisions of a random playout, by their hashes. */
function* playout(check: Check, number: number, inHaste: boolean): Generator<string> {
  const { game, setup, effort } = check;
  const longest = longestGame(check);
  const chance = new FastChance(`${effort.seed}/haste ${number}`);
  const luck = chance.fork();
  const state: State = game.setup(setup.players, setup.options, luck);
  const table = new Table(game, state, luck, new MoveList(false));
  table.playsForcedMoves = true;
  if (!inHaste) table.onForcedMove = () => {};
  for (let ply = 0; ply <= longest && table.ask(); ply++) {
    yield hash(table.state);
    table.play(table.seat, table.list.moves[chance.roll(table.list.length)]);
  }
  yield hash(table.state);
}
