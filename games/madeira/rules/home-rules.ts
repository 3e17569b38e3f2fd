import type { HomeRule, RuleId } from "@caravel/kernel";
import { movingMemo, type Scene } from "./frames.ts";
import { type Madeira, PHASE_B, PHASE_C, PHASE_D } from "./state.ts";
import { STEPS, type StepName } from "./steps.ts";
import { TARGET_RULES } from "./workers.ts";

/** MA-FAV-01, -04: favours belong to the start of a turn of phase B or C. */
function favourRule({ phase }: Pick<Madeira, "phase">): RuleId {
  return phase === PHASE_B || phase === PHASE_C ? "MA-FAV-01" : "MA-FAV-04";
}

/** MA-B-07, MA-C-08, MA-D-10: what there is to be done in a phase. */
function actRule({ phase }: Pick<Madeira, "phase">): RuleId {
  if (phase === PHASE_C) return "MA-C-08";
  return phase === PHASE_D ? "MA-D-10" : "MA-B-07";
}

const SCORING_RULES: readonly RuleId[] = ["MA-E-01", "MA-E-02", "MA-E-03"];

/** MA-E-01 to -03: how many requests are scored in this round, or in the next one that scores any. */
export function scoreRule({ round }: Pick<Madeira, "round">): RuleId {
  return SCORING_RULES[round >> 1];
}

/** By step: the rule under which it asks for a move that other steps ask for as well. */
type ByStep = Partial<Record<StepName, RuleId | ((frame: Scene) => RuleId)>>;

function atStep(rules: ByStep, elsewhere: RuleId): HomeRule<Madeira> {
  return ({ stack }) => {
    const frame = stack.at(-1);
    if (frame === undefined) return elsewhere;
    const rule = rules[STEPS[frame.step]] ?? elsewhere;
    return typeof rule === "function" ? rule(frame) : rule;
  };
}

const moveRule = atStep(
  {
    cityWorker: "MA-SETUP-13",
    fieldWorkers: "MA-SETUP-18",
    moveWorker: (frame) => TARGET_RULES[movingMemo(frame).target],
  },
  "MA-MOVE-03",
);

const doneRule = atStep(
  {
    character: "MA-B-07",
    fields: "MA-B-HARVEST-06",
    extra: "MA-B-HARVEST-06",
    rewards: "MA-REW-01",
    buildingAction: "MA-C-08",
    closing: "MA-MILL-06",
    watchReward: "MA-D-10",
  },
  "MA-MOVE-10",
);

/** By verb: the rule that gives this kind of move its place. */
export const HOME_RULES: Readonly<Record<string, HomeRule<Madeira>>> = {
  row: "MA-A-05",
  request: "MA-A-07",
  guild: "MA-A-09",
  favour: favourRule,
  place: "MA-B-02",
  pass: "MA-B-02",
  act: actRule,
  harvest: "MA-B-HARVEST-01",
  select: "MA-B-HARVEST-01",
  field: "MA-B-HARVEST-06",
  move: moveRule,
  sail: "MA-B-COMMANDER-01",
  build: "MA-B-GUILDMASTER-01",
  wood: atStep({ wood: "MA-WOOD-03" }, "MA-WOOD-02"),
  reward: "MA-REW-01",
  bread: "MA-REW-PIRATES-01",
  discard: atStep({ piratesOrBread: "MA-REW-PIRATES-01" }, "MA-C-FORTALEZA-02"),
  flip: "MA-FAV-05",
  marker: "MA-FAV-BISHOP-01",
  building: "MA-FAV-LADY-01",
  pay: "MA-C-05",
  pirates: "MA-C-05",
  upkeep: "MA-D-30",
  feed: "MA-D-40",
  score: scoreRule,
  wealth: "MA-REQ-04",
  done: doneRule,
  exchange: "MA-MILL-01",
  up: "MA-MILL-02",
  down: "MA-MILL-06",
};
