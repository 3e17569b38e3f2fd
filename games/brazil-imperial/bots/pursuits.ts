import type { SeatId } from "@caravel/kernel";
import type { Goal } from "../content/content.ts";
import { type GoalType, QUEST_AGE } from "../content/quests.ts";
import { goalCount } from "../rules/quests.ts";
import { type Brazil, contentOf } from "../rules/state.ts";

/** How much work one of what a goal counts is, in actions. */
const WORK: Readonly<Record<GoalType, number>> = {
  tiles: 1,
  differentKinds: 1,
  resources: 0.3,
  goods: 1.3,
  paintings: 0.8,
  paintingFrames: 0.4,
  unitsDeployed: 1,
  cities: 2.5,
  buildings: 0.8,
  buildingsAndCities: 0.8,
  palaces: 1.5,
};
/** What a shown quest is worth besides its points: a palace, and an age that begins. */
const A_PALACE = 2.5;
/** What the work on a quest is worth of its points before it is done. */
const UNDONE = 0.85;
/** By how many ages too early: what a quest that cannot be shown yet keeps of its worth. */
const TOO_EARLY: readonly number[] = [1, 0.7, 0.45];

/** The work a quest asks for in all. */
function workOf(goals: readonly Goal[]): number {
  let work = 0;
  for (let place = 0; place < goals.length; place++) work += goals[place].least * WORK[goals[place].type];
  return work;
}

/** What the whole of a quest is worth before it is shown; goals of age III that hold are points already. */
function worthOf(state: Brazil, quest: number): number {
  const { questVp, questGoals } = contentOf(state);
  let points = questVp[quest];
  const goals = questGoals[quest];
  for (let place = 0; place < goals.length; place++) points += goals[place].vp;
  const early = QUEST_AGE[quest] - state.age;
  return (points + A_PALACE) * UNDONE * TOO_EARLY[early > 0 ? early : 0];
}

/** What a goal that holds is worth already by its own points. */
function ownPoints({ vp, least }: Goal, count: number): number {
  return count >= least ? vp : 0;
}

/** What the quests in hand are worth, as far as they have come. */
export function pursuits(state: Brazil, seat: SeatId, share: number): number {
  const { quests } = state.seats[seat];
  const { questGoals } = contentOf(state);
  let worth = 0;
  for (let held = 0; held < quests.length; held++) {
    const goals = questGoals[quests[held]];
    const perWork = worthOf(state, quests[held]) / workOf(goals);
    for (let place = 0; place < goals.length; place++) {
      const goal = goals[place];
      const count = goalCount(state, seat, goal);
      const done = count < goal.least ? count : goal.least;
      worth += share * (done * WORK[goal.type] * perWork - ownPoints(goal, count) * UNDONE);
    }
  }
  return worth;
}

/** What one more of something brings the quests in hand: `counts` says which goals count it. */
export function wanted(state: Brazil, seat: SeatId, counts: (goal: Goal) => boolean): number {
  const { quests } = state.seats[seat];
  const { questGoals } = contentOf(state);
  let worth = 0;
  for (const quest of quests) {
    const goals = questGoals[quest];
    for (const goal of goals)
      if (counts(goal) && goalCount(state, seat, goal) < goal.least)
        worth += (WORK[goal.type] * worthOf(state, quest)) / workOf(goals);
  }
  return worth;
}
