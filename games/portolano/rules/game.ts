import type { Game, Options, RuleId } from "@caravel/kernel";
import { readPack } from "../content/pack.ts";
import { SIDE_NAMES } from "../content/supply-boards.ts";
import { faults } from "./faults.ts";
import { moves } from "./moves.ts";
import { outOfPlace, outOfTurn } from "./order.ts";
import { arrange, describe } from "./position.ts";
import { scores, winners } from "./scoring.ts";
import { setup } from "./setup.ts";
import { copy, type Portolano, type Watch } from "./state.ts";
import { distinctions, statistics } from "./statistics.ts";
import { STEP_LIST } from "./step-list.ts";
import { imagine, type PortolanoView, view } from "./view.ts";

/** A content pack must be one of this game. */
function refuseOptions(_players: number, options: Options): RuleId | null {
  const content = String(options.content ?? "");
  return content === "" || readPack(content).box !== null ? null : "PO-COMP-01";
}

/** Portolano, the game by Geri Ádám, for 2 to 5 players. */
export const portolano: Game<Portolano, Watch, PortolanoView> = {
  id: "portolano",
  rules: 1,
  players: [2, 3, 4, 5],
  options: {
    supply: { values: ["random", ...SIDE_NAMES], usual: "random" },
    cards: { values: ["final", "changeable"], usual: "final" },
    content: { values: [""], usual: "", orText: true },
  },
  vocabulary: moves,
  steps: STEP_LIST,
  anytime: [],
  contentProblems: (text) => readPack(text).problems,
  refuseOptions,
  setup,
  copy,
  view,
  imagine,
  outOfTurn,
  outOfPlace,
  scores,
  winners,
  statistics,
  distinctions,
  faults,
  arrange,
  describe,
};
