import { FastChance } from "../chance.ts";
import { hash } from "../hash.ts";
import { isOver, type SeatId } from "../state.ts";
import { type Check, checker, observers, type Problems } from "./check.ts";
import { sharedPart } from "./data.ts";
import { type Position, randomGame, somePositions } from "./positions.ts";

/** Property 8: an imagined table looks to its seat like the real one, breaks no rule of the pieces and can be played on. */
export const checkImagination = checker((check, problems) => {
  const worlds: Position[] = [];
  for (const position of somePositions(check, Math.ceil(check.effort.positions / 10)))
    for (const seat of observers(position.state)) {
      for (let world = 0; world < check.effort.worlds; world++)
        worlds.push(checkWorld(check, position, seat, world, problems));
      if (problems.isFull) return;
    }
  const stride = Math.ceil(worlds.length / check.effort.games);
  for (let place = 0; place < worlds.length; place += stride) playToTheEnd(check, worlds[place], problems);
});

function checkWorld(check: Check, position: Position, seat: SeatId, world: number, problems: Problems): Position {
  const { game } = check;
  const where = `${position.where}, imagined for seat ${seat}`;
  const view = game.view(position.state, seat);
  const seen = hash(view);
  const state = game.imagine(view, new FastChance(`${where}/${world}`));
  if (hash(game.view(state, seat)) !== seen) problems.add(`${where}: the seat would see that it is not the real table`);
  const shared = sharedPart(view, state, check.shares);
  if (shared !== null) problems.add(`${where}: the table holds a part of the view itself: ${shared}`);
  for (const fault of game.faults(state)) problems.add(`${where}: ${fault}`);
  return { ...position, state, where };
}

function playToTheEnd(check: Check, { state, where }: Position, problems: Problems): void {
  let over = false;
  for (const position of randomGame(check, where, state)) over = isOver(position.state);
  if (!over && check.game.bound === undefined) problems.add(`${where}: the game does not end`);
}
