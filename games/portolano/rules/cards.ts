import { asks, includesSeat, NO_ANSWER, only, type RuleId, type SeatId, type SeatSet, secretly } from "@caravel/kernel";
import { DIRECTIONS, RUM } from "../content/pieces.ts";
import { STRATEGIST } from "../content/ships.ts";
import { fact } from "./events.ts";
import { dropItem } from "./hold.ts";
import { noteMutiny } from "./missions.ts";
import { ANCHOR, CARD_CHOICES, FIRST_PAIR, LAY, noWayOut, PASS, RATION, RATIONS } from "./moves.ts";
import { hasSail } from "./ship.ts";
import { goodsOf, type Portolano, type PortolanoTable, roundOf, type Seat, seatInOrder } from "./state.ts";
import { STEP } from "./steps.ts";
import { type Watch, watch } from "./watch.ts";

/** PO-CARD-01: goods that buy one rum. */
const RATION_GOODS = 2;

/** PO-CARD-01, PO-RULING-14: a ship that drifted has no rum but what it gained since; if it gained any, it buys none back. */
function mayRation(state: Portolano, seat: SeatId): boolean {
  const ship = state.seats[seat];
  return ship.drifted && !includesSeat(roundOf(state).memo.gainedRum, seat) && goodsOf(ship) >= RATION_GOODS;
}

function canRation(seat: Seat, ration: readonly number[]): boolean {
  const first = ration[0];
  const second = ration[1];
  return first === second ? seat.items[first] >= RATION_GOODS : seat.items[first] > 0 && seat.items[second] > 0;
}

/** PO-CARD-01, -14: who drifted and gained no rum since may buy one, openly and in start order. */
export function offerRation(table: PortolanoTable, _round: Watch, seat: SeatId): void {
  if (mayRation(table.state, seat)) table.push(watch(STEP.ration, seat));
}

/** PO-DEC-05: which two goods to give for 1 rum, or none. */
export const ration = asks<Portolano, Watch>("ration", {
  verbs: [RATION, PASS],
  turnRule: "PO-CARD-14",
  instead: noWayOut("PO-CARD-01", PASS),
  moves(state, _frame, seat, list) {
    const ship = state.seats[seat];
    for (let number = 0; number < RATIONS.length; number++)
      if (canRation(ship, RATIONS[number])) list.add(RATION.of(number));
    list.add(PASS.of());
  },
  refuse(state, _frame, seat, move) {
    if (PASS.has(move)) return null;
    return canRation(state.seats[seat], RATIONS[RATION.first(move)]) ? null : "PO-CARD-03";
  },
  play(table, _frame, seat, move) {
    table.pop();
    if (PASS.has(move)) return table.tell?.(fact({ type: "rationDeclined", seat }));
    const ship = table.state.seats[seat];
    const goods = RATIONS[RATION.first(move)];
    for (const good of goods) dropItem(table.state, ship, good);
    ship.items[RUM]++;
    table.tell?.(fact({ type: "rationed", seat, goods: [...goods] }));
  },
});

/** PO-CARD-04: who has no rum now suffers a mutiny; the others lay cards. */
export function beginCards(table: PortolanoTable): void {
  const { state } = table;
  for (let distance = 0; distance < state.players; distance++) {
    const seat = seatInOrder(state, distance);
    if (state.seats[seat].items[RUM] > 0) continue;
    table.tell?.(fact({ type: "mutiny", seat, cause: "no-rum", rum: 0 }));
    noteMutiny(table, seat);
  }
  if (layers(state) === 0) return;
  const frame = watch(STEP.cards, state.start);
  frame.answers = state.seats.map(() => NO_ANSWER);
  table.push(frame);
}

/** PO-CARD-05: those who lay cards. */
export function layers(state: Portolano): SeatSet {
  let seats = 0;
  for (let seat = 0; seat < state.players; seat++) if (state.seats[seat].items[RUM] > 0) seats |= only(seat);
  return seats;
}

/** PO-CARD-09: may the player anchor? */
export function mayAnchor(seat: Pick<Seat, "stern" | "anchored">): boolean {
  return seat.stern === STRATEGIST && !seat.anchored;
}

/** PO-CARD-07 to -10: the rule against a choice of cards, or null. */
export function refuseCards(seat: Seat, choice: number): RuleId | null {
  if (choice < ANCHOR) return null;
  if (choice === ANCHOR) {
    if (seat.stern !== STRATEGIST) return "PO-CARD-10";
    return seat.anchored ? "PO-CARD-09" : null;
  }
  if (hasSail(seat)) return null;
  const [first, second] = CARD_CHOICES[choice].steps;
  return first === second ? "PO-CARD-10" : "PO-CARD-08";
}

/** PO-CARD-05, -06, PO-DEC-06: all who have rum lay cards at the same time and in secret; what lies, lies, unless the table agreed otherwise. */
export const cards = secretly<Portolano, Watch>("cards", {
  verbs: [LAY],
  // who has no rum lays no cards; who has laid them cannot change them
  turnRule: (state, _frame, seat) => (includesSeat(layers(state), seat) ? "PO-CARD-06" : "PO-CARD-04"),
  instead: noWayOut("PO-CARD-05"),
  final: (state) => !state.cardsChange,
  asked: layers,
  moves(state, _frame, seat, list) {
    const ship = state.seats[seat];
    for (let direction = 0; direction < DIRECTIONS.length; direction++) list.add(LAY.of(direction));
    if (mayAnchor(ship)) list.add(LAY.of(ANCHOR));
    if (hasSail(ship)) for (let pair = FIRST_PAIR; pair < CARD_CHOICES.length; pair++) list.add(LAY.of(pair));
  },
  refuse: (state, _frame, seat, move) => refuseCards(state.seats[seat], LAY.first(move)),
  reveal(table, answers) {
    for (let seat: SeatId = 0; seat < answers.length; seat++)
      if (answers[seat] !== NO_ANSWER) table.state.seats[seat].laid = LAY.first(answers[seat]);
  },
});
