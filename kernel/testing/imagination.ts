import { FastChance } from "../chance.ts";
import { hash } from "../hash.ts";
import { isOver, type SeatId } from "../state.ts";
import { type Check, checker, observers, type Problems } from "./check.ts";
import { sharedPart } from "./data.ts";
import { type Position, randomGame, somePositions } from "./positions.ts";

/** Property 8: an imagined table looks to its seat like the real one, breaks no rule of the pieces and can be played on. */
export const checkImagination = checker((check, problems) => {
  for (const position of somePositions(check, Math.ceil(check.effort.positions / 3)))
    for (const seat of observers(position.state)) {
      for (let world = 0; world < check.effort.worlds; world++) checkWorld(check, position, seat, world, problems);
      if (problems.isFull) return;
    }
});

function checkWorld(
  check: Check,
  { state, ply, where }: Position,
  seat: SeatId,
  world: number,
  problems: Problems,
): void {
  const { game } = check;
  const view = game.view(state, seat);
  const seen = hash(view);
  const imagined = game.imagine(view, new FastChance(`${where}/${seat}/${world}`));
  if (hash(game.view(imagined, seat)) !== seen)
    problems.add(`${where}: seat ${seat} would see that an imagined table is not the real one`);
  const shared = sharedPart(view, imagined);
  if (shared !== null)
    problems.add(`${where}: a table imagined for seat ${seat} holds a part of the view itself: ${shared}`);
  for (const fault of game.faults(imagined)) problems.add(`${where}: imagined for seat ${seat}: ${fault}`);
  if (ply % 5 === 0 && world === 0) playToTheEnd(check, imagined, `${where}, imagined for seat ${seat}`, problems);
}

function playToTheEnd(check: Check, imagined: Position["state"], where: string, problems: Problems): void {
  let over = false;
  for (const { state } of randomGame(check, where, imagined)) over = isOver(state);
  if (!over) problems.add(`${where}: the game does not end`);
}
