import type { Game, Options, RuleId, Step } from "@caravel/kernel";
import { readPack } from "../content/pack.ts";
import { describe } from "./describe.ts";
import { BUILDING_CHOICES, draft, expansionsOf, refuseList } from "./draft.ts";
import { faults } from "./faults.ts";
import type { Phase } from "./frames.ts";
import { guests } from "./guests.ts";
import { lastPoint } from "./last-point.ts";
import { HOME_RULES, moves } from "./moves.ts";
import { arrange } from "./position.ts";
import { giveColonist, giveItem } from "./roles/black-market.ts";
import { build, builder, university } from "./roles/builder.ts";
import { captain, load, unionHall } from "./roles/captain.ts";
import { craftsman, extra, jeweler, produce } from "./roles/craftsman.ts";
import { lodge } from "./roles/hunting-lodge.ts";
import { join, landfall, mayor, villa } from "./roles/mayor.ts";
import { place } from "./roles/placement.ts";
import { prospector } from "./roles/prospector.ts";
import { hacienda, hospice, lay, refuseDraw, secondPick, settle, settler } from "./roles/settler.ts";
import { crates } from "./roles/small-wharf.ts";
import { store } from "./roles/storage.ts";
import { sell, trader } from "./roles/trader.ts";
import { scores, winners } from "./scoring.ts";
import { setup } from "./setup.ts";
import { copy, type PuertoRico } from "./state.ts";
import { STEPS, type StepName } from "./steps.ts";
import { imagine, type PuertoRicoView, view } from "./view.ts";
import { newYear, year } from "./year.ts";

const steps: Readonly<Record<StepName, Step<PuertoRico, Phase>>> = {
  newYear,
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
  place,
  craftsman,
  produce,
  extra,
  trader,
  sell,
  captain,
  load,
  store,
  prospector,
  lastPoint,
  draft,
  guests,
  lay,
  secondPick,
  lodge,
  giveColonist,
  giveItem,
  villa,
  landfall,
  jeweler,
  unionHall,
  crates,
};

/** A list of buildings must fill the bank board; a choice of buildings needs an expansion (PR-EXP-02, -03). */
function refuseOptions(_players: number, options: Options): RuleId | null {
  const expansions = expansionsOf(options);
  const choice = String(options.buildings ?? "draft");
  const content = String(options.content ?? "");
  if (content !== "" && readPack(content).value === null) return "PR-COMP-18";
  if (BUILDING_CHOICES.some((known) => known === choice)) return null;
  return expansions === 0 ? "PR-SETUP-05" : refuseList(choice, expansions);
}

/** Puerto Rico with both expansions, for 2 to 5 players. */
export const puertoRico: Game<PuertoRico, Phase, PuertoRicoView> = {
  id: "puerto-rico",
  rules: 2,
  players: [2, 3, 4, 5],
  options: {
    expansion1: { values: [false, true], usual: false },
    expansion2: { values: [false, true], usual: false },
    buildings: { values: BUILDING_CHOICES, usual: "draft", orText: true, onlyWith: ["expansion1", "expansion2"] },
    content: { values: [""], usual: "", orText: true },
  },
  vocabulary: moves,
  steps: STEPS.map((name) => steps[name]),
  anytime: [],
  turnRule: "PR-ROLE-01",
  homeRules: { ...HOME_RULES, draw: refuseDraw },
  placeRule: "PR-ROLE-02",
  endRule: "PR-END-01",
  contentProblems: (text) => readPack(text).problems,
  refuseOptions,
  setup,
  copy,
  view,
  imagine,
  scores,
  winners,
  faults,
  arrange,
  describe,
};
