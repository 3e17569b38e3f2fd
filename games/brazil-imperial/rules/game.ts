import type { Game, Options, RuleId } from "@caravel/kernel";
import { contentFor, mapsFor } from "../content/content.ts";
import { readPack } from "../content/pack.ts";
import { faults } from "./faults.ts";
import type { Stint } from "./frames.ts";
import { HOME_RULES, moves } from "./moves.ts";
import { arrange, describe } from "./position.ts";
import { scores, winners } from "./scoring.ts";
import { coloursGiven, setup } from "./setup.ts";
import { type Brazil, copy } from "./state.ts";
import { distinctions, statistics } from "./statistics.ts";
import { STEP_LIST } from "./step-list.ts";
import { type BrazilView, imagine, view } from "./view.ts";

const MAP_NAMES = contentFor("").mapNames;

/** BI-SETUP-01, -06: the pack must be one of this game, the map one for so many players, and the colours different ones of the box. */
function refuseOptions(players: number, options: Options): RuleId | null {
  const pack = String(options.content ?? "");
  if (pack !== "" && readPack(pack).box === null) return "BI-SCOPE-04";
  const maps = mapsFor(players, contentFor(pack));
  if (options.map !== undefined && !maps.includes(String(options.map))) return "BI-SETUP-01";
  const colours = String(options.colours ?? "random");
  return colours === "random" || coloursGiven(players, colours) !== null ? null : "BI-SETUP-06";
}

/** Brazil: Imperial, the game by Zé Mendes, for 1 to 4 players. */
export const brazilImperial: Game<Brazil, Stint, BrazilView> = {
  id: "brazil-imperial",
  rules: 1,
  players: [1, 2, 3, 4],
  options: {
    map: {
      values: MAP_NAMES,
      usual: MAP_NAMES[1],
      forPlayers: (players) => ({ values: mapsFor(players), usual: mapsFor(players)[0] }),
      orText: true,
    },
    colours: { values: ["random"], usual: "random", orText: true },
    monarchs: { values: ["chosen", "dealt"], usual: "chosen" },
    content: { values: [""], usual: "", orText: true },
  },
  vocabulary: moves,
  steps: STEP_LIST,
  anytime: [],
  turnRule: "BI-TURN-01",
  homeRules: HOME_RULES,
  placeRule: "BI-TURN-12",
  endRule: "BI-END-01",
  bound: { decisions: 2000, rule: "BI-END-05" },
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
