import { repeat, sequence, start, unless, when } from "@caravel/kernel";
import { ROUNDS } from "../content/pieces.ts";
import { type Scene, scene } from "./frames.ts";
import { chooseGuilds, prepareRound } from "./guild-choice.ts";
import { askFeeding, askUpkeep, payIncome, rewardWatch } from "./maintenance.ts";
import { inPassOrder } from "./order.ts";
import { askRequests, convertFields, isScoringRound } from "./requests.ts";
import { endGame } from "./scoring.ts";
import { type Madeira, type MadeiraTable, PHASE_A } from "./state.ts";
import { STEP } from "./steps.ts";
import { takeTurns } from "./turns.ts";
import { offerClosing } from "./windmill.ts";

/** MA-ROUND-01: the five phases of a round, five times. */
export const round = sequence<Madeira, Scene>("round", {
  begin: beginRound,
  prepare: prepareRound,
  guilds: chooseGuilds,
  characters: takeTurns,
  buildings: start((_state, frame) => scene(STEP.buildings, frame.seat)),
  closing: inPassOrder(offerClosing),
  watch: rewardWatch,
  income: payIncome,
  upkeep: inPassOrder(askUpkeep),
  feeding: inPassOrder(askFeeding),
  requests: when(isScoringRound, inPassOrder(askRequests)),
  conversion: unless(isScoringRound, convertFields),
  again: unless(isLastRound, repeat()),
  end: endGame,
});

function beginRound({ state }: MadeiraTable): void {
  state.round++;
  state.phase = PHASE_A;
}

function isLastRound({ round: number }: Madeira): boolean {
  return number === ROUNDS;
}
