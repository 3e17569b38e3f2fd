import type { Step } from "@caravel/kernel";
import { clashes, plunder, spoils } from "./battle.ts";
import { cards, ration, rations } from "./cards.ts";
import { makeRoom } from "./hold.ts";
import { turns } from "./movement.ts";
import { pirateBattles, surrender } from "./pirate.ts";
import { leavePort, refill, unload } from "./ports.ts";
import { round } from "./round.ts";
import { seaAction } from "./sea.ts";
import { placePirate, placeShip, sterns } from "./setup.ts";
import type { Portolano, Watch } from "./state.ts";
import { STEPS, type StepName } from "./steps.ts";
import { fitting, stocking } from "./sterns.ts";
import { trade } from "./trade.ts";
import { truce } from "./truce.ts";

const steps: Readonly<Record<StepName, Step<Portolano, Watch>>> = {
  sterns,
  fitting,
  stocking,
  placePirate,
  placeShip,
  round,
  rations,
  ration,
  cards,
  turns,
  seaAction,
  trade,
  makeRoom,
  unload,
  refill,
  leavePort,
  pirateBattles,
  truce,
  surrender,
  clashes,
  spoils,
  plunder,
};

/** All steps of the game, by number. */
export const STEP_LIST: readonly Step<Portolano, Watch>[] = STEPS.map((name) => steps[name]);
