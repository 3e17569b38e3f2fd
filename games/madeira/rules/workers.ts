import { asks, type MoveList, type RuleId, type SeatId } from "@caravel/kernel";
import {
  CITIES,
  CITY_COUNT,
  CITY_INCOME,
  CITY_SPACES,
  COLONY_COUNT,
  EXPLORER_CITY_VP,
  FOREST,
  PER_CITIZEN,
  PER_WORKER,
  PIRATES_PER_WORKER,
  WOOD,
} from "../content/pieces.ts";
import { fact } from "./events.ts";
import { type MovingMemo, movingMemo, type Scene, scene } from "./frames.ts";
import { dropPirates, gain, gainVp } from "./gains.ts";
import { DISCARD, DONE, MOVE } from "./moves.ts";
import { FIRST_CITY_SPACE, FIRST_COLONY, HOME, NOWHERE, WATCH } from "./places.ts";
import {
  CITIZEN,
  figuresInCity,
  isOpenSpace,
  type Madeira,
  type MadeiraTable,
  NOBODY,
  shipsInColony,
} from "./state.ts";
import { STEP } from "./steps.ts";
import { turnRuleNow } from "./turn-rule.ts";
import { gainWood } from "./wood.ts";

/** Where workers are moved to; the Mayor moves figures within the cities. */
export const TO_FIELD = 0;
export const TO_CITY = 1;
export const TO_COLONY = 2;
export const TO_WATCH = 3;
export const ANYWHERE = 4;
export const WITHIN_CITIES = 5;

/** By target: the rule that says where the worker goes. */
export const TARGET_RULES: readonly RuleId[] = [
  "MA-B-STEWARD-01",
  "MA-C-CAPITANIA-01",
  "MA-C-ALFANDEGA-01",
  "MA-C-FORTALEZA-01",
  "MA-FAV-EXPLORER-01",
  "MA-B-MAYOR-01",
];

/** Starts moving up to so many workers, or exactly one that must move. */
export function moveWorkers(table: MadeiraTable, seat: SeatId, target: number, left: number, must = false): void {
  table.push(scene(STEP.moveWorker, seat, { of: "moving", target, left, must, moved: NOWHERE }));
}

/** Is this place one to which workers are being moved? */
function isTarget(target: number, place: number): boolean {
  switch (target) {
    case TO_FIELD:
      return place <= FOREST;
    case TO_CITY:
    case WITHIN_CITIES:
      return place >= FIRST_CITY_SPACE && place < FIRST_COLONY;
    case TO_COLONY:
      return place >= FIRST_COLONY && place < WATCH;
    case TO_WATCH:
      return place === WATCH;
    default:
      return true;
  }
}

/** MA-MOVE-05, -06: the rule against entering a place, or null. */
function refuseEntry(state: Madeira, seat: SeatId, place: number): RuleId | null {
  if (place <= FOREST) return (state.seats[seat].land & (1 << place)) === 0 ? null : "MA-MOVE-05";
  if (place < FIRST_CITY_SPACE || place >= FIRST_COLONY) return null;
  return isOpenSpace(state, place - FIRST_CITY_SPACE) ? null : "MA-MOVE-06";
}

/** How many figures stand there that this seat could move, apart from the one that has moved already. */
function movable(state: Madeira, seat: SeatId, { target, moved }: MovingMemo, place: number): number {
  const player = state.seats[seat];
  let count = 0;
  if (place <= FOREST) count = (player.land >> place) & 1;
  else if (place < FIRST_COLONY) {
    const figure = state.cities[place - FIRST_CITY_SPACE];
    if (figure === seat || (figure === CITIZEN && target === WITHIN_CITIES)) count = 1;
  } else if (place < WATCH) count = player.colonies[place - FIRST_COLONY];
  else count = place === WATCH ? player.watch : player.home;
  return place === moved ? count - 1 : count;
}

/** May workers come from there? */
function isSource(target: number, place: number): boolean {
  if (target === WITHIN_CITIES) return place >= FIRST_CITY_SPACE && place < FIRST_COLONY;
  return target === ANYWHERE || place !== WATCH;
}

/** The rule against moving a figure from one place to another, or null. */
export function refuseMove(state: Madeira, seat: SeatId, memo: MovingMemo, from: number, to: number): RuleId | null {
  const { target } = memo;
  if (!isSource(target, from)) return target === WITHIN_CITIES ? "MA-B-MAYOR-02" : "MA-MOVE-02";
  if (movable(state, seat, memo, from) <= 0) {
    if (from === memo.moved) return "MA-MOVE-09";
    if (target !== WITHIN_CITIES) return "MA-MOVE-01";
    return state.cities[from - FIRST_CITY_SPACE] === NOBODY ? "MA-B-MAYOR-01" : "MA-B-MAYOR-02";
  }
  if (from === to) return "MA-MOVE-04";
  if (to === HOME && target !== ANYWHERE) return "MA-MOVE-03";
  if (!isTarget(target, to)) return TARGET_RULES[target];
  return refuseEntry(state, seat, to);
}

const targets: number[] = [];

/** The places that can be entered now, in a list that is used again. */
function findTargets(state: Madeira, seat: SeatId, target: number): number {
  let count = 0;
  const { land } = state.seats[seat];
  const anywhere = target === ANYWHERE;
  if (target === TO_FIELD || anywhere)
    for (let place = 0; place <= FOREST; place++) if ((land & (1 << place)) === 0) targets[count++] = place;
  if (target === TO_CITY || target === WITHIN_CITIES || anywhere)
    for (let space = 0; space < CITY_SPACES; space++)
      if (isOpenSpace(state, space)) targets[count++] = FIRST_CITY_SPACE + space;
  if (target === TO_COLONY || anywhere)
    for (let colony = 0; colony < COLONY_COUNT; colony++) targets[count++] = FIRST_COLONY + colony;
  if (target === TO_WATCH || anywhere) targets[count++] = WATCH;
  if (anywhere) targets[count++] = HOME;
  return count;
}

function listMoves(state: Madeira, seat: SeatId, memo: MovingMemo, list: MoveList): void {
  const { target } = memo;
  const count = findTargets(state, seat, target);
  if (count === 0) return;
  const first = target === WITHIN_CITIES ? FIRST_CITY_SPACE : 0;
  const last = target === WITHIN_CITIES ? FIRST_COLONY - 1 : HOME;
  for (let from = first; from <= last; from++) {
    if (from === WATCH && target !== ANYWHERE) continue;
    if (movable(state, seat, memo, from) <= 0) continue;
    for (let place = 0; place < count; place++) if (targets[place] !== from) list.add(MOVE.of(from, targets[place]));
  }
}

/** Could a worker of this seat be moved there now? */
export function canMoveWorker(state: Madeira, seat: SeatId, target: number): boolean {
  const player = state.seats[seat];
  if (findTargets(state, seat, target) === 0) return false;
  if (player.home > 0 || player.land !== 0) return true;
  if (player.colonies[0] + player.colonies[1] + player.colonies[2] > 0) return true;
  for (let space = 0; space < CITY_SPACES; space++) if (state.cities[space] === seat) return true;
  return false;
}

/** Takes a figure away from a place. */
export function liftFigure(state: Madeira, seat: SeatId, place: number): number {
  const player = state.seats[seat];
  if (place <= FOREST) player.land &= ~(1 << place);
  else if (place < FIRST_COLONY) {
    const figure = state.cities[place - FIRST_CITY_SPACE];
    state.cities[place - FIRST_CITY_SPACE] = NOBODY;
    return figure;
  } else if (place < WATCH) player.colonies[place - FIRST_COLONY]--;
  else if (place === WATCH) player.watch--;
  else player.home--;
  return seat;
}

/** Puts a figure on a place. */
export function setFigure(state: Madeira, seat: SeatId, place: number, figure: number): void {
  const player = state.seats[seat];
  if (place <= FOREST) player.land |= 1 << place;
  else if (place < FIRST_COLONY) state.cities[place - FIRST_CITY_SPACE] = figure;
  else if (place < WATCH) player.colonies[place - FIRST_COLONY]++;
  else if (place === WATCH) player.watch++;
  else player.home++;
}

/** MA-C-ALFANDEGA-02, MA-FAV-EXPLORER-02: VP for a worker who arrives. */
export function arrivalVp(state: Madeira, seat: SeatId, target: number, place: number): number {
  if (place < FIRST_CITY_SPACE || place >= WATCH) return 0;
  if (place < FIRST_COLONY) return target === ANYWHERE ? EXPLORER_CITY_VP : 0;
  return shipsInColony(state, seat, place - FIRST_COLONY);
}

/** MA-C-FORTALEZA-02: what a worker brings who arrives. */
function arrive(table: MadeiraTable, seat: SeatId, target: number, place: number): void {
  if (place === WATCH) table.push(scene(STEP.discardPirates, seat));
  else {
    const vp = arrivalVp(table.state, seat, target, place);
    gainVp(table, seat, vp, place < FIRST_COLONY ? "explorer" : "colony");
  }
}

/** The rule by which a worker must move. */
function ruleOfDuty({ stack }: Madeira, target: number): RuleId {
  if (target === ANYWHERE) return "MA-FAV-EXPLORER-01";
  if (target === TO_FIELD) return "MA-REW-FIELD-01";
  return stack.at(-2)?.step === STEP.rewards ? "MA-REW-WATCH-01" : "MA-PASS-06";
}

function endMoving(table: MadeiraTable, frame: Scene, seat: SeatId): void {
  table.pop();
  if (movingMemo(frame).target === WITHIN_CITIES) collect(table, seat);
}

/** MA-MOVE: figures moved one after the other, as many as may or must be. */
export const moveWorker = asks<Madeira, Scene>("moveWorker", {
  verbs: [MOVE, DONE],
  turnRule: turnRuleNow,
  moves(state, frame, seat, list) {
    const memo = movingMemo(frame);
    if (memo.left === 0) return;
    listMoves(state, seat, memo, list);
    if (list.length > 0 && !memo.must) list.add(DONE.of());
  },
  refuse(state, frame, seat, move) {
    const memo = movingMemo(frame);
    if (DONE.has(move)) return memo.must ? ruleOfDuty(state, memo.target) : null;
    return refuseMove(state, seat, memo, MOVE.first(move), MOVE.second(move));
  },
  play(table, frame, seat, move) {
    if (DONE.has(move)) {
      endMoving(table, frame, seat);
      return;
    }
    const { state } = table;
    const memo = movingMemo(frame);
    const [from, to] = [MOVE.first(move), MOVE.second(move)];
    const figure = liftFigure(state, seat, from);
    setFigure(state, seat, to, figure);
    memo.left--;
    memo.moved = to;
    table.tell?.(fact({ type: "movedWorker", seat, from, to, isCitizen: figure === CITIZEN }));
    if (memo.left === 0) endMoving(table, frame, seat);
    arrive(table, seat, memo.target, to);
  },
  skip: endMoving,
});

/** MA-C-FORTALEZA-02: up to three pirates for each worker who came to the watch. */
export const discardPirates = asks<Madeira, Scene>("discardPirates", {
  verbs: [DISCARD],
  turnRule: turnRuleNow,
  instead: { done: "MA-C-FORTALEZA-02" },
  moves(state, _frame, seat, list) {
    const { pirates } = state.seats[seat];
    for (let count = 0; count <= PIRATES_PER_WORKER && count <= pirates; count++) list.add(DISCARD.of(count));
  },
  refuse: (state, _frame, seat, move) => (DISCARD.first(move) <= state.seats[seat].pirates ? null : "MA-GEN-05"),
  play(table, _frame, seat, move) {
    table.pop();
    dropPirates(table, seat, DISCARD.first(move));
  },
});

/** MA-B-MAYOR-03 to -05: from each city with an own worker, two for each of them and one for each citizen. */
function collect(table: MadeiraTable, seat: SeatId): void {
  const { state } = table;
  for (let city = 0; city < CITY_COUNT; city++) {
    const due = mayorIncome(state, seat, city);
    if (due === 0) continue;
    if (CITY_INCOME[city] === WOOD) gainWood(table, seat, due);
    else gain(table, seat, CITY_INCOME[city], due);
  }
}

/** What the Mayor would bring from a city. */
export function mayorIncome(state: Madeira, seat: SeatId, city: number): number {
  const workers = figuresInCity(state, city, seat);
  return workers === 0 ? 0 : workers * PER_WORKER + figuresInCity(state, city, CITIZEN) * PER_CITIZEN;
}

/** MA-REQ-06, -07: who has the majority in a city: a seat, CITIZEN, or NOBODY in an empty one. */
export function majorityIn(state: Madeira, city: number): number {
  let best = NOBODY;
  let most = 0;
  const perCity = state.cities.length / CITIES.length;
  // from the right: whoever comes first wins ties
  for (let space = (city + 1) * perCity - 1; space >= city * perCity; space--) {
    const figure = state.cities[space];
    if (figure === NOBODY) continue;
    const count = figuresInCity(state, city, figure);
    if (count > most) {
      most = count;
      best = figure;
    }
  }
  return best;
}
