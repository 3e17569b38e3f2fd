import { asks, includesSeat, memoOf, only, type SeatId, sequence } from "@caravel/kernel";
import { VILLA } from "../../content/buildings.ts";
import { MAYOR } from "../../content/pieces.ts";
import { meetEnding } from "../ending.ts";
import { fact } from "../events.ts";
import { type Phase, phase } from "../frames.ts";
import { COLONIST, DECLINE, JOIN, NOBLE, PASS, PRIVILEGE } from "../moves.ts";
import { privileges } from "../privilege.ts";
import {
  addAt,
  COLONISTS_SHORT,
  contentOf,
  EXPANSION_2,
  type PuertoRico,
  type PuertoRicoTable,
  uses,
  WIND_ROSE,
  works,
} from "../state.ts";
import { STEP } from "../steps.ts";
import { inPlayerOrder } from "../turns.ts";

/** PR-MAYOR: colonists come ashore, then everybody who takes part places his, the mayor first; then the ship is refilled. */
export const mayor = sequence<PuertoRico, Phase>("mayor", {
  joining: inPlayerOrder((table, { taker }, seat) => table.push(phase(STEP.join, seat, taker))),
  landing: goOnLanding,
  placement: inPlayerOrder((table, { taker }, seat) => {
    if (includesSeat(memoOf(table.state, "landing").joined, seat)) table.push(phase(STEP.place, seat, taker));
  }),
  cleanUp: refillShip,
});

/** PR-MAYOR-01 to -05: at his place in the first circuit a player takes part or declines. */
export const join = asks<PuertoRico, Phase>("join", {
  verbs: [JOIN, PRIVILEGE, DECLINE],
  turnRule: "PR-MAYOR-03",
  instead: { pass: "PR-MAYOR-04" },

  moves(state, { taker }: Phase, seat, list) {
    if (seat === taker && state.colonists > 0) list.add(PRIVILEGE.of());
    list.add(JOIN.of());
    list.add(DECLINE.of());
  },

  refuse(state, { taker }: Phase, seat, move) {
    if (!PRIVILEGE.has(move)) return null;
    if (seat !== taker) return "PR-MAYOR-01";
    return state.colonists > 0 ? null : "PR-MAYOR-02";
  },

  play(table, { taker }: Phase, seat, move) {
    table.pop();
    if (DECLINE.has(move)) return table.tell?.(fact({ type: "declined", seat, role: MAYOR }));
    const { state } = table;
    const board = state.seats[seat];
    const privilege = PRIVILEGE.has(move) ? Math.min(privileges(board), state.colonists) : 0;
    memoOf(state, "landing").joined |= only(seat);
    table.tell?.(fact({ type: "joined", seat, privilege }));
    state.colonists -= privilege;
    board.windRose += privilege;
    if (!works(board, VILLA)) return comeAshore(table, taker, seat);
    // the villa comes before the draw (ruling PR-RULING-36)
    table.push(phase(STEP.landfall, seat, taker));
    table.push(phase(STEP.villa, seat, taker));
  },
});

/** One colonist for a player, if the ship has any; with nobles and others aboard he chooses (PR-NOBLE-08). */
function comeAshore(table: PuertoRicoTable, taker: SeatId, seat: SeatId): void {
  if (hasBothKinds(table.state)) table.push(phase(STEP.landfall, seat, taker));
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
  table.tell?.(fact({ type: "colonistsDrawn", seat, colonists: 1, nobles }));
}

/** PR-NOBLE-08: the player who draws takes a colonist or a noble; with one kind aboard he takes it unasked. */
export const landfall = asks<PuertoRico, Phase>("landfall", {
  verbs: [COLONIST, NOBLE],
  turnRule: "PR-MAYOR-03",
  instead: { pass: "PR-NOBLE-08" },
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

/** PR-MAYOR-03: after the first circuit those who take part go on drawing, one at a time, until the ship is empty. */
function goOnLanding(table: PuertoRicoTable, frame: Phase): void {
  const { state } = table;
  const { joined } = memoOf(state, "landing");
  const { stack } = state;
  while (joined !== 0 && state.colonistShip > 0) {
    const seat = (frame.taker + frame.turn++) % state.players;
    if (!includesSeat(joined, seat)) continue;
    comeAshore(table, frame.taker, seat);
    if (stack[stack.length - 1] === frame) continue;
    // somebody chooses between a colonist and a noble; then it goes on here
    frame.stage--;
    return;
  }
  frame.turn = 0;
}

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
    if (PASS.has(move)) return table.tell?.(fact({ type: "passed", seat, step: "villa" }));
    const isNoble = NOBLE.has(move);
    if (isNoble) table.state.nobles--;
    else table.state.colonists--;
    addAt(table.state.seats[seat], WIND_ROSE, 1, isNoble ? 1 : 0);
    table.tell?.(fact({ type: "villaTaken", seat, isNoble }));
  },
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
  table.tell?.(fact({ type: "shipRefilled", colonists, nobles, target, short }));
  if (short && !uses(state, EXPANSION_2)) meetEnding(table, COLONISTS_SHORT);
}
