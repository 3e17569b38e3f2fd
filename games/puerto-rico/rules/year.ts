import { asks, nextSeat, runs, type SeatId } from "@caravel/kernel";
import { CHAPEL } from "../content/buildings.ts";
import { CRAFTSMAN, MAYOR } from "../content/pieces.ts";
import { fact } from "./events.ts";
import { offerAllGuests, wakeGuests } from "./guests.ts";
import { PASS, ROLE } from "./moves.ts";
import { scores } from "./scoring.ts";
import {
  contentOf,
  IN_THE_MIDDLE,
  isBuilt,
  NOT_IN_THE_GAME,
  type Phase,
  type PuertoRico,
  type PuertoRicoTable,
  phase,
} from "./state.ts";
import { STEP } from "./steps.ts";

/** The phase each role card opens. */
const PHASE_OF: readonly number[] = [
  STEP.settler,
  STEP.mayor,
  STEP.builder,
  STEP.craftsman,
  STEP.trader,
  STEP.captain,
  STEP.prospector,
  STEP.prospector,
];

/** Begins the next year with the governor's choice. */
export const newYear = runs<PuertoRico, Phase>("newYear", (table) => {
  const { state } = table;
  const { governor } = state;
  table.pop();
  state.year++;
  table.push(phase(STEP.year, governor, governor, contentOf(state).size.choicesPerYear));
  table.tell(fact({ type: "yearBegins", year: state.year, governor }));
});

/** PR-YEAR-01 to -07: the players take turns choosing a role, and each choice is played out before the next. */
export const year = asks<PuertoRico, Phase>("year", {
  verbs: [ROLE, PASS],

  moves(state, frame, _seat, list) {
    if (frame.turns === 0) return;
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
    table.tell(fact({ type: "roleTaken", seat, role, doubloons }));
    frame.turns--;
    frame.seat = nextSeat(state, seat);
    openPhase(table, role, seat);
  },

  skip: endYear,
});

/** Lays out a phase; guests may move before it begins (ruling PR-RULING-28), chapels pay after that. */
function openPhase(table: PuertoRicoTable, role: number, taker: SeatId): void {
  const { state } = table;
  table.push(phase(PHASE_OF[role], taker, taker, state.players));
  if (state.expansions === 0) return;
  if (role === CRAFTSMAN && isBuilt(state, CHAPEL)) table.push(phase(STEP.chapels, taker, taker));
  wakeGuests(table);
  if (role !== MAYOR) offerAllGuests(table, taker);
}

/** PR-YEAR-08 to -11: money on the cards left, cards back, governor on; or the game is over. */
function endYear(table: PuertoRicoTable): void {
  const { state } = table;
  if (state.endings !== 0) {
    table.end();
    if (table.told !== null) table.tell(fact({ type: "gameOver", scores: scores(state) }));
    return;
  }
  table.pop();
  const unused: number[] = [];
  for (let role = 0; role < state.takenBy.length; role++) {
    if (state.takenBy[role] === IN_THE_MIDDLE) {
      state.cardMoney[role]++;
      unused.push(role);
    } else if (state.takenBy[role] !== NOT_IN_THE_GAME) state.takenBy[role] = IN_THE_MIDDLE;
  }
  table.tell(fact({ type: "moneyOnCards", cards: unused }));
  state.governor = nextSeat(state, state.governor);
  table.push(phase(STEP.newYear, state.governor, state.governor));
}
