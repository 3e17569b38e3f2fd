import type { Step } from "@caravel/kernel";
import { plunder, spoils } from "./battle.ts";
import { cards, ration } from "./cards.ts";
import { makeRoom } from "./hold.ts";
import { surrender } from "./pirate.ts";
import { port, refill, unload } from "./ports.ts";
import { round } from "./round.ts";
import { seaAction } from "./sea.ts";
import { opening, placePirate, placeShip } from "./setup.ts";
import type { Portolano } from "./state.ts";
import { STEPS, type StepName } from "./steps.ts";
import { fitting, stocking } from "./sterns.ts";
import { trade } from "./trade.ts";
import { truce } from "./truce.ts";
import type { Watch } from "./watch.ts";

const steps: Readonly<Record<StepName, Step<Portolano, Watch>>> = {
  opening,
  fitting,
  stocking,
  placePirate,
  placeShip,
  round,
  ration,
  cards,
  seaAction,
  trade,
  makeRoom,
  port,
  unload,
  refill,
  truce,
  surrender,
  spoils,
  plunder,
};

/** All steps of the game, by number. */
export const STEP_LIST: readonly Step<Portolano, Watch>[] = STEPS.map((name) => steps[name]);
