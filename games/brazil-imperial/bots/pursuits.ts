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
/** What a quest that is done is worth of its points before it is shown, and what of that comes with the first steps. */
const NOT_SHOWN = 0.9;
const FIRST_STEPS = 0.4;
/** In so many rounds people become twice as eager to bring an age to its end. */
const PATIENCE = 14;
/** By how many ages too early: what a quest that cannot be shown yet keeps of its worth. */
const TOO_EARLY: readonly number[] = [1, 0.7, 0.45];

/** The work a quest asks for in all. */
function workOf(goals: readonly Goal[]): number {
  let work = 0;
  for (let place = 0; place < goals.length; place++) work += goals[place].least * WORK[goals[place].type];
  return work;
}

/** What the whole of a quest is worth before it is shown; it grows, so that ages come to an end. */
function worthOf(state: Brazil, quest: number): number {
  const { questVp, questGoals } = contentOf(state);
  let points = questVp[quest];
  const goals = questGoals[quest];
  for (let place = 0; place < goals.length; place++) points += goals[place].vp;
  const early = QUEST_AGE[quest] - state.age;
  return (points + A_PALACE) * NOT_SHOWN * TOO_EARLY[early > 0 ? early : 0] * (1 + state.round / PATIENCE);
}

/** The part of a quest's work that is done. */
function progress(state: Brazil, seat: SeatId, goals: readonly Goal[]): number {
  let done = 0;
  for (let place = 0; place < goals.length; place++) {
    const { type, least } = goals[place];
    const count = goalCount(state, seat, goals[place]);
    done += (count < least ? count : least) * WORK[type];
  }
  return done / workOf(goals);
}

/** How far the quest in hand is done that can be shown next: of those of this age or before, the one that is nearest. */
export function nearestQuest(state: Brazil, seat: SeatId): number {
  const { questGoals } = contentOf(state);
  let most = 0;
  for (const quest of state.seats[seat].quests)
    if (QUEST_AGE[quest] <= state.age) most = Math.max(most, progress(state, seat, questGoals[quest]));
  return most;
}

/** What the quests in hand are worth, as far as they have come: the last steps are worth most. */
export function pursuits(state: Brazil, seat: SeatId): number {
  const { quests } = state.seats[seat];
  const { questGoals } = contentOf(state);
  let worth = 0;
  for (let held = 0; held < quests.length; held++) {
    const done = progress(state, seat, questGoals[quests[held]]);
    worth += worthOf(state, quests[held]) * (FIRST_STEPS + (1 - FIRST_STEPS) * done) * done;
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
    let step = 0;
    for (const goal of goals)
      if (counts(goal) && goalCount(state, seat, goal) < goal.least) step += WORK[goal.type] / workOf(goals);
    if (step === 0) continue;
    const done = progress(state, seat, goals);
    worth += worthOf(state, quest) * step * (FIRST_STEPS + 2 * (1 - FIRST_STEPS) * done);
  }
  return worth;
}
