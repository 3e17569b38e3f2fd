import { asks, type MoveList, type RuleId, type SeatId } from "@caravel/kernel";
import { type Content, MARKET_SPACES, NO_SPACE, SHIP_SPACES } from "../content/content.ts";
import { REALS, WINE, WOOD } from "../content/pieces.ts";
import { fact } from "./events.ts";
import { type SailingMemo, type Scene, sailingMemo, scene } from "./frames.ts";
import { gain } from "./gains.ts";
import { DONE, SAIL } from "./moves.ts";
import { NOWHERE, SHIP_HOME } from "./places.ts";
import { startRewards } from "./rewards.ts";
import { contentOf, type Madeira, type MadeiraTable, NOBODY, woodInReach } from "./state.ts";
import { STEP } from "./steps.ts";
import { turnRuleNow } from "./turn-rule.ts";
import { canMill } from "./windmill.ts";
import { discardWood, FOR_SHIP, woodPrice } from "./wood.ts";

function sailing(left: number, must: boolean): SailingMemo {
  return { of: "sailing", left, must, moved: NOWHERE, income: 0, owed: 0, ships: [0, 0, 0] };
}

/** Starts moving up to so many ships, or exactly one that must move. */
export function moveShips(table: MadeiraTable, seat: SeatId, left: number, must: boolean): void {
  table.push(scene(STEP.sail, seat, sailing(left, must)));
}

/** What a space asks: the good, and how many of it. */
export function goodAsked(content: Content, space: number): number {
  return space < MARKET_SPACES ? content.spaceArea[space] : WINE;
}

/** MA-B-COMMANDER-04, -05, -07: the rule against entering a space, or null. */
function refuseSpace(state: Madeira, content: Content, items: readonly number[], space: number): RuleId | null {
  const stands = content.standsOn[space];
  if (stands === NO_SPACE) return "MA-COMP-41";
  if (state.harbours[stands] !== NOBODY) return "MA-B-COMMANDER-07";
  if (items[goodAsked(content, space)] >= content.spaceCost[space]) return null;
  return space < MARKET_SPACES ? "MA-B-COMMANDER-05" : "MA-B-COMMANDER-04";
}

/** MA-B-COMMANDER-03, MA-RULING-05: can the wood for a ship from home be had, if the space pays so much? */
function refuseWood(state: Madeira, seat: SeatId, memo: SailingMemo, reals: number): RuleId | null {
  const { items } = state.seats[seat];
  if (items[WOOD] > 0) return null;
  if (woodInReach(state, seat, 1) === 0) return "MA-WOOD-05";
  return items[REALS] + memo.income + reals >= memo.owed + woodPrice(state, 1) ? null : "MA-WOOD-12";
}

function refuseSail(state: Madeira, seat: SeatId, memo: SailingMemo, from: number, to: number): RuleId | null {
  const content = contentOf(state);
  if (from === SHIP_HOME) {
    if (state.seats[seat].ships === 0) return "MA-B-COMMANDER-02";
  } else if (state.harbours[from] !== seat) return "MA-B-COMMANDER-02";
  else if (from === memo.moved) return "MA-B-COMMANDER-01";
  else if (from === content.standsOn[to]) return "MA-B-COMMANDER-06";
  const rule = refuseSpace(state, content, state.seats[seat].items, to);
  if (rule !== null || from !== SHIP_HOME) return rule;
  return refuseWood(state, seat, memo, content.spaceReals[to]);
}

const spaces: number[] = [];

/** The spaces that can be entered, in a list that is used again. */
function findSpaces(state: Madeira, content: Content, items: readonly number[]): number {
  let count = 0;
  for (let space = 0; space < SHIP_SPACES; space++)
    if (refuseSpace(state, content, items, space) === null) spaces[count++] = space;
  return count;
}

function listSails(state: Madeira, seat: SeatId, memo: SailingMemo, list: MoveList): void {
  const content = contentOf(state);
  const count = findSpaces(state, content, state.seats[seat].items);
  if (count === 0) return;
  for (let from = 0; from < SHIP_SPACES; from++) {
    if (state.harbours[from] !== seat || from === memo.moved) continue;
    for (let place = 0; place < count; place++) list.add(SAIL.of(from, spaces[place]));
  }
  if (state.seats[seat].ships === 0) return;
  for (let place = 0; place < count; place++)
    if (refuseWood(state, seat, memo, content.spaceReals[spaces[place]]) === null)
      list.add(SAIL.of(SHIP_HOME, spaces[place]));
}

/** Could a ship move, if the seat had these items? */
function canSailWith(state: Madeira, seat: SeatId, memo: SailingMemo, items: readonly number[]): boolean {
  const content = contentOf(state);
  const count = findSpaces(state, content, items);
  if (count === 0) return false;
  for (let from = 0; from < SHIP_SPACES; from++) if (state.harbours[from] === seat && from !== memo.moved) return true;
  // with no ship at home six are at sea
  for (let place = 0; place < count; place++)
    if (refuseWood(state, seat, memo, content.spaceReals[spaces[place]]) === null) return true;
  return false;
}

const FRESH = sailing(1, true);

/** Could the seat move a ship now? */
export function canSail(state: Madeira, seat: SeatId): boolean {
  return canSailWith(state, seat, FRESH, state.seats[seat].items);
}

/** MA-DEC-SKIP-05: must a ship move, in the decision that is open? */
export function mustSail(state: Madeira): boolean {
  const frame = state.stack[state.stack.length - 1];
  const { memo } = frame;
  return frame.step === STEP.sail && memo.of === "sailing" && memo.must && memo.left > 0;
}

/** Could that ship still move, if the seat had these items? */
export function wouldStillSail(state: Madeira, seat: SeatId, items: readonly number[]): boolean {
  return canSailWith(state, seat, sailingMemo(state.stack[state.stack.length - 1]), items);
}

/** MA-B-COMMANDER-14: the markets pay, bought wood is paid for, then the rewards. */
function endSailing(table: MadeiraTable, frame: Scene, seat: SeatId): void {
  const { income, owed, ships } = sailingMemo(frame);
  table.pop();
  gain(table, seat, REALS, income);
  table.state.seats[seat].items[REALS] -= owed;
  startRewards(table, seat, ships);
}

/** The rule by which a ship must move: whoever has passed has no turn any more. */
function ruleOfDuty({ stack }: Madeira): RuleId {
  const below = stack.at(-2)?.step;
  return below === STEP.turn || below === STEP.buildingTurn ? "MA-FAV-NAVIGATOR-01" : "MA-PASS-06";
}

/** MA-B-COMMANDER: ships moved one after the other. */
export const sail = asks<Madeira, Scene>("sail", {
  verbs: [SAIL, DONE],
  turnRule: turnRuleNow,
  moves(state, frame, seat, list) {
    const memo = sailingMemo(frame);
    if (memo.left === 0) return;
    listSails(state, seat, memo, list);
    if (!memo.must && (list.length > 0 || canMill(state, seat))) list.add(DONE.of());
  },
  refuse(state, frame, seat, move) {
    const memo = sailingMemo(frame);
    if (DONE.has(move)) return memo.must ? ruleOfDuty(state) : null;
    return refuseSail(state, seat, memo, SAIL.first(move), SAIL.second(move));
  },
  play(table, frame, seat, move) {
    if (DONE.has(move)) {
      endSailing(table, frame, seat);
      return;
    }
    const { state } = table;
    const memo = sailingMemo(frame);
    const content = contentOf(state);
    const player = state.seats[seat];
    const [from, to] = [SAIL.first(move), SAIL.second(move)];
    const cost = content.spaceCost[to];
    player.items[goodAsked(content, to)] -= cost;
    if (from === SHIP_HOME) player.ships--;
    else state.harbours[from] = NOBODY;
    memo.left--;
    memo.moved = content.standsOn[to];
    state.harbours[memo.moved] = seat;
    if (to < MARKET_SPACES) memo.income += content.spaceReals[to];
    else memo.ships[content.spaceArea[to]]++;
    table.tell?.(fact({ type: "sailed", seat, from, to, cost }));
    if (from === SHIP_HOME) discardWood(table, seat, 1, FOR_SHIP);
  },
  skip: endSailing,
});
