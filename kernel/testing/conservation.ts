import { checker } from "./check.ts";
import { randomGame } from "./positions.ts";

/** Property 6: no piece is made or lost, in any position of random games. */
export const checkConservation = checker((check, problems) => {
  for (let number = 0; number < check.effort.games && !problems.isFull; number++)
    for (const { state, where } of randomGame(check, `${number}`))
      for (const fault of check.game.faults(state)) problems.add(`${where}: ${fault}`);
});
