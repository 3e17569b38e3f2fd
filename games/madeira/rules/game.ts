import type { Game, Options, RuleId } from "@caravel/kernel";
import { readPack } from "../content/pack.ts";
import { faults } from "./faults.ts";
import type { Scene } from "./frames.ts";
import { HOME_RULES } from "./home-rules.ts";
import { moves } from "./moves.ts";
import { arrange, describe } from "./position.ts";
import { scores, winners } from "./scoring.ts";
import { setup } from "./setup.ts";
import { copy, type Madeira } from "./state.ts";
import { distinctions, statistics } from "./statistics.ts";
import { STEP_LIST } from "./step-list.ts";
import { imagine, type MadeiraView, view } from "./view.ts";
import { windmill } from "./windmill.ts";

/** A content pack must be one of this game. */
function refuseOptions(_players: number, options: Options): RuleId | null {
  const content = String(options.content ?? "");
  return content === "" || readPack(content).box !== null ? null : "MA-COMP-12";
}

/** Madeira, the game by Nuno Bizarro Sentieiro and Paulo Soledade, for 2 to 4 players. */
export const madeira: Game<Madeira, Scene, MadeiraView> = {
  id: "madeira",
  rules: 1,
  players: [2, 3, 4],
  options: { content: { values: [""], usual: "", orText: true } },
  vocabulary: moves,
  steps: STEP_LIST,
  anytime: [windmill],
  turnRule: "MA-B-01",
  homeRules: HOME_RULES,
  placeRule: "MA-ROUND-01",
  endRule: "MA-ROUND-05",
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
