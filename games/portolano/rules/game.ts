import type { Game, Options, RuleId } from "@caravel/kernel";
import { readPack } from "../content/pack.ts";
import { SIDE_NAMES } from "../content/supply-boards.ts";
import { faults } from "./faults.ts";
import { HOME_RULES, moves } from "./moves.ts";
import { arrange, describe } from "./position.ts";
import { scores, winners } from "./scoring.ts";
import { setup } from "./setup.ts";
import { copy, type Portolano } from "./state.ts";
import { distinctions, statistics } from "./statistics.ts";
import { STEP_LIST } from "./step-list.ts";
import { imagine, type PortolanoView, view } from "./view.ts";
import type { Watch } from "./watch.ts";

/** A content pack must be one of this game. */
function refuseOptions(_players: number, options: Options): RuleId | null {
  const content = String(options.content ?? "");
  return content === "" || readPack(content).box !== null ? null : "PO-COMP-01";
}

/** Portolano, the game by Geri Ádám, for 2 to 5 players. */
export const portolano: Game<Portolano, Watch, PortolanoView> = {
  id: "portolano",
  rules: 2,
  players: [2, 3, 4, 5],
  options: {
    supply: { values: ["random", ...SIDE_NAMES], usual: "random" },
    cards: { values: ["final", "changeable"], usual: "final" },
    content: { values: [""], usual: "", orText: true },
  },
  vocabulary: moves,
  steps: STEP_LIST,
  anytime: [],
  turnRule: "PO-ROUND-04",
  homeRules: HOME_RULES,
  placeRule: "PO-ROUND-01",
  endRule: "PO-ROUND-06",
  contentProblems: (text) => readPack(text).problems,
  refuseOptions,
  setup,
  copy,
  view,
  imagine,
  scores,
  winners,
  statistics,
  distinctions,
  faults,
  arrange,
  describe,
};
