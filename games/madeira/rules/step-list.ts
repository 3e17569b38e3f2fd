import type { Step } from "@caravel/kernel";
import { buildingAction, buildings, buildingTurn } from "./buildings.ts";
import { character, district } from "./characters.ts";
import { lady, marker } from "./favours.ts";
import { flip } from "./flipping.ts";
import type { Scene } from "./frames.ts";
import { chooseGuild, chooseRequest, chooseRow } from "./guild-choice.ts";
import { extra, fields } from "./harvest.ts";
import { feeding, upkeep, watchReward } from "./maintenance.ts";
import { requests, wealth } from "./requests.ts";
import { piratesOrBread, rewards } from "./rewards.ts";
import { round } from "./round.ts";
import { cityWorker, fieldWorkers, opening } from "./setup.ts";
import { sail } from "./ships.ts";
import type { Madeira } from "./state.ts";
import { STEPS, type StepName } from "./steps.ts";
import { turn } from "./turns.ts";
import { closing } from "./windmill.ts";
import { wood } from "./wood.ts";
import { discardPirates, moveWorker } from "./workers.ts";

const steps: Readonly<Record<StepName, Step<Madeira, Scene>>> = {
  opening,
  cityWorker,
  fieldWorkers,
  round,
  chooseRow,
  chooseRequest,
  chooseGuild,
  turn,
  character,
  fields,
  extra,
  moveWorker,
  discardPirates,
  sail,
  rewards,
  piratesOrBread,
  district,
  wood,
  flip,
  marker,
  lady,
  buildings,
  buildingTurn,
  buildingAction,
  closing,
  watchReward,
  upkeep,
  feeding,
  requests,
  wealth,
};

/** All steps of the game, by number. */
export const STEP_LIST: readonly Step<Madeira, Scene>[] = STEPS.map((name) => steps[name]);
