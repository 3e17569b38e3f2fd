import { asks, eachSeat, includesSeat, nextSeat, only, runs, type SeatId } from "@caravel/kernel";
import { VILLA } from "../../content/buildings.ts";
import { MAYOR } from "../../content/pieces.ts";
import { meetEnding } from "../ending.ts";
import { fact } from "../events.ts";
import { COLONIST, DECLINE, JOIN, NOBLE, PASS, PRIVILEGE } from "../moves.ts";
import { privileges } from "../privilege.ts";
import {
  addAt,
  COLONISTS_SHORT,
  contentOf,
  EXPANSION_2,
  type Phase,
  type PuertoRico,
  type PuertoRicoTable,
  phase,
  uses,
  WIND_ROSE,
  works,
} from "../state.ts";
import { STEP } from "../steps.ts";

/** PR-MAYOR: colonists come ashore (`frame.seats`: who takes part), then everybody who takes part places his. */
export const mayor = eachSeat<PuertoRico, Phase>("mayor", {
  turn: (table, frame, seat) => table.push(phase(STEP.join, seat, frame.taker)),
  after(table, { taker, seats }) {
    table.push(phase(STEP.placement, taker, taker, table.state.players, 0, seats));
    if (seats !== 0 && table.state.colonistShip > 0) table.push(phase(STEP.landing, taker, taker, 0, 0, seats));
  },
});

/** PR-MAYOR-01 to -05: at his place in the first circuit a player takes part or declines. */
export const join = asks<PuertoRico, Phase>("join", {
  verbs: [JOIN, PRIVILEGE, DECLINE],

  moves(state, frame, seat, list) {
    if (seat === frame.taker && state.colonists > 0) list.add(PRIVILEGE.of());
    list.add(JOIN.of());
    list.add(DECLINE.of());
  },

  refuse(state, frame, seat, move) {
    if (!PRIVILEGE.has(move)) return null;
    if (seat !== frame.taker) return "PR-MAYOR-01";
    return state.colonists > 0 ? null : "PR-MAYOR-02";
  },

  play(table, frame, seat, move) {
    table.pop();
    if (DECLINE.has(move)) return table.tell(fact({ type: "declined", seat, role: MAYOR }));
    const { state } = table;
    const board = state.seats[seat];
    const privilege = PRIVILEGE.has(move) ? Math.min(privileges(board), state.colonists) : 0;
    state.stack[state.stack.length - 1].seats |= only(seat);
    table.tell(fact({ type: "joined", seat, privilege }));
    state.colonists -= privilege;
    board.windRose += privilege;
    if (!works(board, VILLA)) return comeAshore(table, frame, seat);
    // the villa comes before the draw (ruling PR-RULING-36)
    table.push(phase(STEP.landfall, seat, frame.taker));
    table.push(phase(STEP.villa, seat, frame.taker));
  },
});

/** One colonist for a player, if the ship has any; with nobles and others aboard he chooses (PR-NOBLE-08). */
function comeAshore(table: PuertoRicoTable, frame: Phase, seat: SeatId): void {
  if (hasBothKinds(table.state)) table.push(phase(STEP.landfall, seat, frame.taker));
  else drawOne(table, seat, table.state.noblesAboard > 0);
}

function hasBothKinds({ noblesAboard, colonistShip }: PuertoRico): boolean {
  return noblesAboard > 0 && noblesAboard < colonistShip;
}

function drawOne(table: PuertoRicoTable, seat: SeatId, isNoble: boolean): void {
  const nobles = isNoble ? 1 : 0;
  if (table.state.colonistShip === 0) return;
  table.state.colonistShip--;
  table.state.noblesAboard -= nobles;
  addAt(table.state.seats[seat], WIND_ROSE, 1, nobles);
  table.tell(fact({ type: "colonistsDrawn", seat, colonists: 1, nobles }));
}

/** PR-NOBLE-08: the player who draws takes a colonist or a noble; with one kind aboard he takes it unasked. */
export const landfall = asks<PuertoRico, Phase>("landfall", {
  verbs: [COLONIST, NOBLE],
  moves(state, _frame, _seat, list) {
    if (!hasBothKinds(state)) return;
    list.add(COLONIST.of());
    list.add(NOBLE.of());
  },
  refuse: () => null,
  play(table, _frame, seat, move) {
    table.pop();
    drawOne(table, seat, NOBLE.has(move));
  },
  skip(table, _frame, seat) {
    table.pop();
    drawOne(table, seat, table.state.noblesAboard > 0);
  },
});

/** PR-MAYOR-03: after the first circuit those who take part (`frame.seats`) go on drawing, one at a time, until the ship is empty. */
export const landing = runs<PuertoRico, Phase>("landing", (table, frame) => {
  const { state } = table;
  while (state.colonistShip > 0) {
    const seat = frame.seat;
    frame.seat = nextSeat(state, seat);
    if (!includesSeat(frame.seats, seat)) continue;
    comeAshore(table, frame, seat);
    if (state.stack[state.stack.length - 1] !== frame) return;
  }
  table.pop();
});

/** PR-B-VILLA: its owner may take a noble from the supply, or a colonist if there is none. */
export const villa = asks<PuertoRico, Phase>("villa", {
  verbs: [NOBLE, COLONIST, PASS],

  moves(state, _frame, _seat, list) {
    if (state.nobles > 0) list.add(NOBLE.of());
    else if (state.colonists > 0) list.add(COLONIST.of());
    if (list.length > 0) list.add(PASS.of());
  },

  refuse(state, _frame, _seat, move) {
    if (NOBLE.has(move)) return state.nobles > 0 ? null : "PR-B-VILLA-01";
    return PASS.has(move) || (state.nobles === 0 && state.colonists > 0) ? null : "PR-B-VILLA-02";
  },

  play(table, _frame, seat, move) {
    table.pop();
    if (PASS.has(move)) return table.tell(fact({ type: "passed", seat, step: "villa" }));
    const isNoble = NOBLE.has(move);
    if (isNoble) table.state.nobles--;
    else table.state.colonists--;
    addAt(table.state.seats[seat], WIND_ROSE, 1, isNoble ? 1 : 0);
    table.tell(fact({ type: "villaTaken", seat, isNoble }));
  },
});

/** PR-MAYOR-06, -11: those who take part place their colonists, the mayor first; then the ship is refilled. */
export const placement = eachSeat<PuertoRico, Phase>("placement", {
  turn(table, frame, seat) {
    if (includesSeat(frame.seats, seat)) table.push(phase(STEP.place, seat, frame.taker));
  },
  after: refillShip,
});

/** PR-MAYOR-13: empty circles on all buildings, but at least as many as there are players. */
function colonistsWanted(state: PuertoRico): number {
  const { circles } = contentOf(state);
  let empty = 0;
  for (const { city, built } of state.seats)
    for (let index = 0; index < built.length; index++) empty += circles[built[index]] - city[built[index]];
  return Math.max(empty, state.players);
}

/** PR-MAYOR-13 to -16, PR-NOBLE-04, -11: the ship is filled up to the target, with one noble while there are any. */
function refillShip(table: PuertoRicoTable): void {
  const { state } = table;
  const target = colonistsWanted(state);
  const missing = Math.max(0, target - state.colonistShip);
  const nobles = missing > 0 && state.nobles > 0 ? 1 : 0;
  const short = missing - nobles > state.colonists;
  const colonists = short ? state.colonists : missing - nobles;
  state.nobles -= nobles;
  state.colonists -= colonists;
  state.noblesAboard += nobles;
  state.colonistShip += colonists + nobles;
  table.tell(fact({ type: "shipRefilled", colonists, nobles, target, short }));
  if (short && !uses(state, EXPANSION_2)) meetEnding(table, COLONISTS_SHORT);
}
