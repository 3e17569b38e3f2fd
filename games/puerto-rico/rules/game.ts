import type { Game, Step } from "@caravel/kernel";
import { words } from "../words/index.ts";
import { faults } from "./faults.ts";
import { moves } from "./moves.ts";
import { outOfPlace, outOfTurn } from "./order.ts";
import { arrange, describe } from "./position.ts";
import { build, builder, university } from "./roles/builder.ts";
import { captain } from "./roles/captain.ts";
import { craftsman, extra, produce } from "./roles/craftsman.ts";
import { join, mayor, placement } from "./roles/mayor.ts";
import { place } from "./roles/placement.ts";
import { hacienda, hospice, settle, settler } from "./roles/settler.ts";
import { storage, store } from "./roles/storage.ts";
import { sell, trader } from "./roles/trader.ts";
import { scores, winners } from "./scoring.ts";
import { setup } from "./setup.ts";
import { copy, type Phase, type PuertoRico } from "./state.ts";
import { STEPS, type StepName } from "./steps.ts";
import { imagine, type PuertoRicoView, view } from "./view.ts";
import { year } from "./year.ts";

const steps: Readonly<Record<StepName, Step<PuertoRico, Phase>>> = {
  year,
  settler,
  hacienda,
  settle,
  hospice,
  builder,
  build,
  university,
  mayor,
  join,
  placement,
  place,
  craftsman,
  produce,
  extra,
  trader,
  sell,
  captain,
  storage,
  store,
};

/** Puerto Rico: the base game for 2 to 5 players. */
export const puertoRico: Game<PuertoRico, Phase, PuertoRicoView> = {
  id: "puerto-rico",
  rules: 1,
  players: [2, 3, 4, 5],
  options: {},
  vocabulary: moves,
  steps: STEPS.map((name) => steps[name]),
  anytime: [],
  words,
  refuseOptions: () => null,
  setup: (players, _options, chance) => setup(players, chance),
  copy,
  view,
  imagine,
  outOfTurn,
  outOfPlace,
  scores,
  winners,
  faults,
  arrange,
  describe,
};
