import type { Step } from "@caravel/kernel";
import { attackCards, battle, defenceCards, shots, spy, war } from "./battle.ts";
import { build, built, second } from "./build.ts";
import { deploy, deployed } from "./deploy.ts";
import { lastDecision } from "./ending.ts";
import { expedition, quilombo } from "./exploration.ts";
import type { Stint } from "./frames.ts";
import { discard, gainRaw } from "./gains.ts";
import { manufacture, manufactured, placeGood } from "./manufacture.ts";
import { moving } from "./movement.ts";
import { painted, painting } from "./painting.ts";
import { palace } from "./palaces.ts";
import { pay, waive } from "./payment.ts";
import { oldMarker, revealing } from "./quests.ts";
import { renovate, renovated } from "./renovate.ts";
import { capital, game, monarch, quests } from "./setup.ts";
import type { Brazil } from "./state.ts";
import { STEPS, type StepName } from "./steps.ts";
import { exchanged, harbor, trade } from "./trade.ts";
import { turn } from "./turn.ts";

const steps: Readonly<Record<StepName, Step<Brazil, Stint>>> = {
  game,
  quests,
  monarch,
  capital,
  turn,
  deploy,
  painting,
  build,
  second,
  renovate,
  manufacture,
  placeGood,
  harbor,
  trade,
  waive,
  pay,
  deployed,
  painted,
  built,
  renovated,
  manufactured,
  exchanged,
  gainRaw,
  discard,
  revealing,
  palace,
  oldMarker,
  moving,
  quilombo,
  expedition,
  battle,
  attackCards,
  defenceCards,
  spy,
  shots,
  war,
  lastDecision,
};

/** All steps of the game, by number. */
export const STEP_LIST: readonly Step<Brazil, Stint>[] = STEPS.map((name) => steps[name]);
