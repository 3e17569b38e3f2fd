import { asks, eachSeat, includesSeat, nextSeat, only, type SeatId } from "@caravel/kernel";
import { BUILDING_COUNT, CIRCLES } from "../../content/buildings.ts";
import { MAYOR } from "../../content/pieces.ts";
import { meetEnding } from "../ending.ts";
import { fact } from "../events.ts";
import { DECLINE, JOIN, PRIVILEGE } from "../moves.ts";
import { COLONISTS_SHORT, type Phase, type PuertoRico, type PuertoRicoTable, phase } from "../state.ts";
import { STEP } from "../steps.ts";

/** PR-MAYOR: colonists come ashore (`frame.seats`: who takes part), then everybody who takes part places his. */
export const mayor = eachSeat<PuertoRico, Phase>("mayor", {
  turn: (table, frame, seat) => table.push(phase(STEP.join, seat, frame.taker)),
  after(table, frame) {
    drawTheRest(table, frame);
    table.push(phase(STEP.placement, frame.taker, frame.taker, table.state.players, 0, frame.seats));
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

  play(table, _frame, seat, move) {
    table.pop();
    if (DECLINE.has(move)) return table.tell(fact({ type: "declined", seat, role: MAYOR }));
    const { state } = table;
    const withPrivilege = PRIVILEGE.has(move);
    state.stack[state.stack.length - 1].seats |= only(seat);
    table.tell(fact({ type: "joined", seat, withPrivilege }));
    if (withPrivilege) {
      state.colonists--;
      state.seats[seat].windRose++;
    }
    if (state.colonistShip > 0) drawOne(table, seat);
  },
});

function drawOne(table: PuertoRicoTable, seat: SeatId): void {
  table.state.colonistShip--;
  table.state.seats[seat].windRose++;
  table.tell(fact({ type: "colonistsDrawn", seat, colonists: 1 }));
}

/** PR-MAYOR-03: after the first circuit those who take part go on drawing, one at a time, until the ship is empty. */
function drawTheRest(table: PuertoRicoTable, frame: Phase): void {
  const { state } = table;
  if (frame.seats === 0) return;
  for (let seat = frame.taker; state.colonistShip > 0; seat = nextSeat(state, seat))
    if (includesSeat(frame.seats, seat)) drawOne(table, seat);
}

/** PR-MAYOR-06, -11: those who take part place their colonists, the mayor first; then the ship is refilled. */
export const placement = eachSeat<PuertoRico, Phase>("placement", {
  turn(table, frame, seat) {
    if (includesSeat(frame.seats, seat)) table.push(phase(STEP.place, seat, frame.taker));
  },
  after: refillShip,
});

/** PR-MAYOR-13: empty circles on all buildings, but at least as many as there are players. */
function colonistsWanted(state: PuertoRico): number {
  let empty = 0;
  for (const { city } of state.seats)
    for (let building = 0; building < BUILDING_COUNT; building++)
      if (city[building] >= 0) empty += CIRCLES[building] - city[building];
  return Math.max(empty, state.players);
}

/** PR-MAYOR-13 to -16: the ship is filled up to the target; if the supply cannot, the game ends with this year. */
function refillShip(table: PuertoRicoTable): void {
  const { state } = table;
  const target = colonistsWanted(state);
  const missing = Math.max(0, target - state.colonistShip);
  const short = missing > state.colonists;
  const added = short ? state.colonists : missing;
  state.colonists -= added;
  state.colonistShip += added;
  table.tell(fact({ type: "shipRefilled", colonists: added, target, short }));
  if (short) meetEnding(table, COLONISTS_SHORT);
}
