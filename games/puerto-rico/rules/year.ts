import { asks, nextSeat, runs } from "@caravel/kernel";
import { fact } from "./events.ts";
import { type Phase, phase } from "./frames.ts";
import { wakeGuests } from "./guests.ts";
import { PASS, ROLE } from "./moves.ts";
import { scores } from "./scoring.ts";
import {
  contentOf,
  IN_THE_MIDDLE,
  NOT_IN_THE_GAME,
  type OpenTable,
  type PuertoRico,
  type PuertoRicoTable,
} from "./state.ts";
import { STEP } from "./steps.ts";

/** The phase each role card opens. */
export const PHASE_OF: readonly number[] = [
  STEP.settler,
  STEP.mayor,
  STEP.builder,
  STEP.craftsman,
  STEP.trader,
  STEP.captain,
  STEP.prospector,
  STEP.prospector,
];

/** The first year begins, once everything is laid out. */
export const newYear = runs<PuertoRico, Phase>("newYear", beginYear);

/** The year begins with the governor's choice. */
function beginYear(table: PuertoRicoTable): void {
  const { state } = table;
  const { governor } = state;
  table.pop();
  state.year++;
  table.push(phase(STEP.year, governor, governor));
  table.tell?.(fact({ type: "yearBegins", year: state.year, governor }));
}

/** How many roles are still to be chosen this year. */
export function choicesLeft(state: OpenTable, { turn }: Phase): number {
  return contentOf(state).size.choicesPerYear - turn;
}

/** PR-YEAR-01 to -07: the players take turns choosing a role, and each choice is played out before the next. */
export const year = asks<PuertoRico, Phase>("year", {
  verbs: [ROLE, PASS],
  turnRule: "PR-YEAR-02",

  moves(state, frame, _seat, list) {
    if (choicesLeft(state, frame) === 0) return;
    const { takenBy } = state;
    for (let role = 0; role < takenBy.length; role++) if (takenBy[role] === IN_THE_MIDDLE) list.add(ROLE.of(role));
  },

  refuse(state, _frame, _seat, move) {
    if (PASS.has(move)) return "PR-YEAR-03";
    const taker = state.takenBy[ROLE.first(move)];
    if (taker === NOT_IN_THE_GAME) return state.players === 2 ? "PR-2P-10" : "PR-SETUP-10";
    return taker === IN_THE_MIDDLE ? null : "PR-YEAR-05";
  },

  play(table, frame, seat, move) {
    const { state } = table;
    const role = ROLE.first(move);
    const doubloons = state.cardMoney[role];
    state.takenBy[role] = seat;
    state.cardMoney[role] = 0;
    state.seats[seat].doubloons += doubloons;
    table.tell?.(fact({ type: "roleTaken", seat, role, doubloons }));
    frame.turn++;
    frame.seat = nextSeat(state, seat);
    table.push(phase(PHASE_OF[role], seat, seat));
    wakeGuests(table);
  },

  skip: endYear,
});

/** The role cards that nobody took. */
function cardsLeft({ takenBy }: PuertoRico): number[] {
  return [...takenBy.keys()].filter((role) => takenBy[role] === IN_THE_MIDDLE);
}

/** PR-YEAR-08 to -11: money on the cards left, cards back, governor on; or the game is over. */
function endYear(table: PuertoRicoTable): void {
  const { state } = table;
  if (state.endings !== 0) {
    table.end();
    table.tell?.(fact({ type: "gameOver", scores: scores(state) }));
    return;
  }
  table.tell?.(fact({ type: "moneyOnCards", cards: cardsLeft(state) }));
  for (let role = 0; role < state.takenBy.length; role++) {
    if (state.takenBy[role] === IN_THE_MIDDLE) state.cardMoney[role]++;
    else if (state.takenBy[role] !== NOT_IN_THE_GAME) state.takenBy[role] = IN_THE_MIDDLE;
  }
  state.governor = nextSeat(state, state.governor);
  beginYear(table);
}
