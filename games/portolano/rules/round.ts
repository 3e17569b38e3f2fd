import { nextSeat, runs } from "@caravel/kernel";
import { beginCards } from "./cards.ts";
import { fact } from "./events.ts";
import { checkBattles } from "./missions.ts";
import { scores, winners } from "./scoring.ts";
import { type Portolano, type PortolanoTable, type Watch, watchOfAll } from "./state.ts";
import { STEP } from "./steps.ts";
import { sailPirate, spinWind } from "./wind.ts";

/** PO-ROUND-01: what happens in a round, in this order. */
const STAGES: readonly ((table: PortolanoTable) => void)[] = [
  beginRound,
  (table) => table.push(watchOfAll(table.state, STEP.rations)),
  beginCards,
  (table) => table.push(watchOfAll(table.state, STEP.turns)),
  spinWind,
  sailPirate,
  (table) => table.push(watchOfAll(table.state, STEP.pirateBattles)),
  (table) => table.push(watchOfAll(table.state, STEP.clashes)),
  checkBattles,
  endRound,
];

/** The stages of a round by name, for positions that begin in the middle of one. */
export const STAGE = {
  begin: 0,
  rations: 1,
  cards: 2,
  turns: 3,
  wind: 4,
  pirate: 5,
  pirateBattles: 6,
  clashes: 7,
  missions: 8,
  end: 9,
} as const;

/** PO-ROUND: round after round; `frame.marks` is the stage that comes next. */
export const round = runs<Portolano, Watch>("round", (table, frame) => {
  const stage = frame.marks;
  frame.marks = stage + 1 === STAGES.length ? 0 : stage + 1;
  STAGES[stage](table);
});

function beginRound(table: PortolanoTable): void {
  const { state } = table;
  state.round++;
  state.fought = 0;
  state.satOut = 0;
  state.beatPirate = 0;
  state.threeHits = 0;
  const { round: number, start, wind, lastRound } = state;
  table.tell(fact({ type: "roundBegins", round: number, start, wind, isLast: number === lastRound }));
}

/** PO-ROUND-02, -06: the spinner goes to the left, or the game ends. */
function endRound(table: PortolanoTable): void {
  const { state } = table;
  table.tell(fact({ type: "roundEnded", round: state.round }));
  if (state.round !== state.lastRound) {
    state.start = nextSeat(state, state.start);
    return;
  }
  table.uncover();
  table.end();
  if (table.told !== null)
    table.tell(fact({ type: "gameOver", rounds: state.round, scores: scores(state), winners: winners(state) }));
}
