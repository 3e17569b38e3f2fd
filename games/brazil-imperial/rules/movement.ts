import { asks, type MoveList, type RuleId, type SeatId } from "@caravel/kernel";
import { FOREST, GOLDMINE, OFF_THE_MAP, WATER } from "../content/maps.ts";
import { BUILD, DEPLOY, HARBOR, MANUFACTURE, PAINTING, RENOVATE, TRADE } from "../content/spaces.ts";
import { CARRIES, IS_RANGED, UNIT_KIND_COUNT, UNITS_PER_COLOUR } from "../content/units.ts";
import { startBattle, startExpedition } from "./battle.ts";
import { findBases, isBase, unitAt } from "./deploy.ts";
import { fact } from "./events.ts";
import { exploreOn, isExpedition } from "./exploration.ts";
import { type MoveMemo, memoIn, type Stint, stint } from "./frames.ts";
import { BY_CAVALRY, BY_FREE, BY_NAVAL, BY_SPACE, CANCEL, CARRY, FIGHT, MOVE, SHOOT, TO, WAYS } from "./moves.ts";
import {
  type Brazil,
  type BrazilTable,
  CAPITAL_PALACE,
  contentOf,
  filled,
  isOpenTerrain,
  isSolo,
  MOVING,
  mapOf,
  NOBODY,
  unitsOn,
  wordAt,
} from "./state.ts";
import { STEP } from "./steps.ts";

/** Is a move of this way left this turn? */
function hasWay(state: Brazil, seat: SeatId, by: number): boolean {
  if (by === BY_FREE) return state.freeMoves > 0;
  if (by === BY_SPACE) return state.spaceMove;
  const { paintings } = state.seats[seat];
  const { grants } = contentOf(state);
  if (by === BY_CAVALRY) return (paintings & grants.cavalryMove) !== 0 && !state.cavalryMoved;
  return (paintings & grants.navalMove) !== 0 && !state.navalMoved;
}

/** Why there is no move of this way. */
function whyNoWay(state: Brazil, by: number): RuleId {
  if (by === BY_FREE) return "BI-TURN-07";
  if (by === BY_SPACE) return state.space === HARBOR || state.space === TRADE ? "BI-MOVE-11" : "BI-TURN-07";
  return "BI-PTG-16";
}

export function isEnemyCapital(state: Brazil, seat: SeatId, hex: number): boolean {
  return state.palace[hex] === CAPITAL_PALACE && state.owner[hex] !== seat;
}

/** BI-MOVE-07 to -10: does the move of the space lead there? */
function suitsSpace(state: Brazil, seat: SeatId, from: number, to: number, space: number): boolean {
  const { terrain, isEdge } = mapOf(state);
  if (space === RENOVATE) return isEdge[to] || terrain[from] === WATER || terrain[to] === WATER;
  if (space === PAINTING) return isOpenTerrain(state, to, FOREST);
  if (space === MANUFACTURE) return isOpenTerrain(state, to, GOLDMINE);
  return space === BUILD && (state.tile[to] >= 0 || to === state.seats[seat].capital);
}

const SPACE_RULES: Readonly<Record<number, RuleId>> = {
  [DEPLOY]: "BI-MOVE-06",
  [PAINTING]: "BI-MOVE-07",
  [BUILD]: "BI-MOVE-08",
  [RENOVATE]: "BI-MOVE-09",
  [MANUFACTURE]: "BI-MOVE-10",
};

/** Why a unit cannot go from one hex to another in this way. */
function whyNotTo(state: Brazil, seat: SeatId, by: number, from: number, to: number): RuleId | null {
  if (to === OFF_THE_MAP || to === from) return "BI-MOVE-01";
  const isByDeploy = by === BY_SPACE && state.space === DEPLOY;
  if (!isByDeploy && !mapOf(state).neighbours[from].includes(to)) return "BI-MOVE-01";
  return whyNotGoal(state, seat, by, from, to);
}

/** Why a unit cannot go to one of the hexes its way could lead to. */
function whyNotGoal(state: Brazil, seat: SeatId, by: number, from: number, to: number): RuleId | null {
  if (to === from) return "BI-MOVE-01";
  if (by === BY_FREE) return isEnemyCapital(state, seat, to) && !isSolo(state) ? "BI-MOVE-14" : null;
  const { terrain } = mapOf(state);
  const isNaval = by === BY_NAVAL || (by === BY_SPACE && state.space === RENOVATE);
  const isAtWater = terrain[from] === WATER || terrain[to] === WATER;
  if (by === BY_SPACE && state.space === DEPLOY) {
    if (!isBase(state, seat, to)) return "BI-MOVE-06";
    return isAtWater ? "BI-WATER-02" : null;
  }
  if (isEnemyCapital(state, seat, to) && !isSolo(state)) return "BI-MOVE-14";
  if (by === BY_CAVALRY) return isAtWater ? "BI-PTG-16" : null;
  if (isAtWater && !isNaval) return "BI-WATER-01";
  const space = by === BY_NAVAL ? RENOVATE : state.space;
  return suitsSpace(state, seat, from, to, space) ? null : SPACE_RULES[space];
}

/** BI-MOVE-15, BI-BATTLE-02: does entering, or shooting at, this hex begin a battle? */
export function isHostile(state: Brazil, seat: SeatId, hex: number): boolean {
  const standing = unitsOn(state, hex);
  if (standing === seat) return false;
  if (standing !== NOBODY) return true;
  return state.tile[hex] >= 0 && state.owner[hex] !== seat;
}

/** BI-BATTLE-06: why a unit cannot attack a hex from afar. */
function whyNotShoot(state: Brazil, seat: SeatId, by: number, kind: number, from: number, hex: number): RuleId | null {
  if (!IS_RANGED[kind]) return "BI-BATTLE-06";
  if (by !== BY_FREE) return "BI-BATTLE-08";
  if (hex === OFF_THE_MAP || !mapOf(state).neighbours[from].includes(hex)) return "BI-BATTLE-06";
  if (isEnemyCapital(state, seat, hex) && !isSolo(state)) return "BI-BATTLE-20";
  return isHostile(state, seat, hex) ? null : "BI-BATTLE-06";
}

const bases: number[] = [];

/** The hexes a move can lead to at most: those of the neighbours that its way is for, or wherever units are deployed (BI-MOVE-06). */
function goalsOf(state: Brazil, seat: SeatId, by: number, from: number): readonly number[] {
  const { neighbours, forestsBeside, minesBeside, shoresBeside } = mapOf(state);
  if (by === BY_FREE || by === BY_CAVALRY) return neighbours[from];
  if (by === BY_NAVAL || state.space === RENOVATE) return shoresBeside[from];
  if (state.space === PAINTING) return forestsBeside[from];
  if (state.space === MANUFACTURE) return minesBeside[from];
  if (state.space !== DEPLOY) return neighbours[from];
  findBases(state, seat, bases);
  return bases;
}

/** Can a unit of this kind on this hex do anything in this way? */
function canMove(state: Brazil, seat: SeatId, by: number, kind: number, from: number): boolean {
  if (by === BY_CAVALRY && !CARRIES[kind]) return false;
  const goals = goalsOf(state, seat, by, from);
  for (let place = 0; place < goals.length; place++)
    if (whyNotGoal(state, seat, by, from, goals[place]) === null) return true;
  if (by !== BY_FREE) return false;
  const next = mapOf(state).neighbours[from];
  if (isExpedition(state, from)) return true;
  if (!IS_RANGED[kind]) return false;
  for (let place = 0; place < next.length; place++)
    if (whyNotShoot(state, seat, by, kind, from, next[place]) === null) return true;
  return false;
}

const isOpenWay = WAYS.map(() => false);

/** D-21: lists the units that can move, in every way there is. */
export function listMoves(state: Brazil, seat: SeatId, list: MoveList): void {
  const kinds = contentOf(state).unitKind[state.seats[seat].colour];
  const { wordOf } = mapOf(state);
  const first = seat * UNITS_PER_COLOUR;
  for (let by = 0; by < WAYS.length; by++) isOpenWay[by] = hasWay(state, seat, by);
  for (let unit = 0; unit < UNITS_PER_COLOUR; unit++) {
    const from = state.units[first + unit];
    if (from < 0) continue;
    // units of a kind stand together: two on one hex are one option
    if (unit > 0 && kinds[unit - 1] === kinds[unit] && state.units[first + unit - 1] === from) continue;
    for (let by = 0; by < WAYS.length; by++)
      if (isOpenWay[by] && canMove(state, seat, by, kinds[unit], from))
        list.add(MOVE.of(by, kinds[unit], wordOf[from]));
  }
}

export function refuseMove(state: Brazil, seat: SeatId, move: number): RuleId | null {
  const by = MOVE.first(move);
  const kind = MOVE.second(move);
  const from = mapOf(state).hexOf[MOVE.third(move)];
  if (from === OFF_THE_MAP || unitAt(state, seat, state.seats[seat].colour, kind, from) < 0) return "BI-MOVE-02";
  if (!hasWay(state, seat, by)) return whyNoWay(state, by);
  if (canMove(state, seat, by, kind, from)) return null;
  if (by === BY_CAVALRY || by === BY_NAVAL) return "BI-PTG-16";
  if (by === BY_SPACE && mapOf(state).terrain[from] === WATER)
    return state.space === DEPLOY ? "BI-WATER-02" : "BI-WATER-01";
  return by === BY_FREE ? "BI-MOVE-01" : (SPACE_RULES[state.space] ?? "BI-TURN-07");
}

/** A unit is chosen; what it does is the next question. */
export function beginMove(table: BrazilTable, seat: SeatId, move: number): void {
  const from = mapOf(table.state).hexOf[MOVE.third(move)];
  const memo: MoveMemo = { of: "move", by: MOVE.first(move), kind: MOVE.second(move), from };
  table.push(stint(STEP.moving, seat, memo));
}

function spendWay(state: Brazil, by: number): void {
  state.phase = MOVING;
  if (by === BY_FREE) state.freeMoves--;
  else if (by === BY_SPACE) state.spaceMove = false;
  else if (by === BY_CAVALRY) state.cavalryMoved = true;
  else state.navalMoved = true;
}

/** How many units of a kind on the moving unit's hex can still be taken along. */
function carriable(state: Brazil, seat: SeatId, frame: Stint, kind: number): number {
  const memo = memoIn(frame, "move");
  const kinds = contentOf(state).unitKind[state.seats[seat].colour];
  let count = kind === memo.kind ? -1 : 0;
  for (let unit = 0; unit < UNITS_PER_COLOUR; unit++)
    if (kinds[unit] === kind && state.units[seat * UNITS_PER_COLOUR + unit] === memo.from) count++;
  return frame.drafted.length === 0 ? count : count - frame.drafted[kind];
}

function listCarried(state: Brazil, frame: Stint, seat: SeatId, list: MoveList): void {
  const kinds = contentOf(state).unitKind[state.seats[seat].colour];
  for (let unit = 0; unit < UNITS_PER_COLOUR; unit++) {
    const kind = kinds[unit];
    if (unit > 0 && kinds[unit - 1] === kind) continue;
    if (carriable(state, seat, frame, kind) <= 0) continue;
    if (kind >= frame.draftFrom) list.add(CARRY.of(kind));
    else list.shortcut(CARRY.of(kind));
  }
}

/** A unit's move: others taken along, then where to; or a ranged attack, or an Expedition. */
export const moving = asks<Brazil, Stint>("moving", {
  verbs: [CARRY, TO, SHOOT, FIGHT, CANCEL],
  moves(state, frame, seat, list) {
    const memo = memoIn(frame, "move");
    const { wordOf, neighbours } = mapOf(state);
    const goals = goalsOf(state, seat, memo.by, memo.from);
    for (let place = 0; place < goals.length; place++)
      if (whyNotGoal(state, seat, memo.by, memo.from, goals[place]) === null) list.add(TO.of(wordOf[goals[place]]));
    if (CARRIES[memo.kind] && list.length > 0) listCarried(state, frame, seat, list);
    if (memo.by === BY_FREE && frame.drafted.length === 0) {
      const next = neighbours[memo.from];
      if (IS_RANGED[memo.kind])
        for (let place = 0; place < next.length; place++)
          if (whyNotShoot(state, seat, memo.by, memo.kind, memo.from, next[place]) === null)
            list.add(SHOOT.of(wordOf[next[place]]));
      if (isExpedition(state, memo.from)) list.add(FIGHT.of());
    }
    list.shortcut(CANCEL.of());
  },
  refuse(state, frame, seat, move) {
    const memo = memoIn(frame, "move");
    const { hexOf } = mapOf(state);
    if (CANCEL.has(move)) return null;
    if (TO.has(move)) return whyNotTo(state, seat, memo.by, memo.from, hexOf[TO.first(move)]);
    if (CARRY.has(move)) {
      if (!CARRIES[memo.kind]) return "BI-MOVE-04";
      return carriable(state, seat, frame, CARRY.first(move)) > 0 && canGo(state, seat, memo) ? null : "BI-MOVE-04";
    }
    if (frame.drafted.length > 0) return "BI-MOVE-04";
    if (SHOOT.has(move)) return whyNotShoot(state, seat, memo.by, memo.kind, memo.from, hexOf[SHOOT.first(move)]);
    return memo.by === BY_FREE && isExpedition(state, memo.from) ? null : "BI-EXPL-10";
  },
  play(table, frame, seat, move) {
    const { state } = table;
    const memo = memoIn(frame, "move");
    if (CARRY.has(move)) return takeAlong(frame, CARRY.first(move));
    table.pop();
    if (CANCEL.has(move)) return;
    spendWay(state, memo.by);
    if (FIGHT.has(move)) return startExpedition(table, seat, memo.from);
    const { hexOf } = mapOf(state);
    if (SHOOT.has(move))
      return startBattle(table, seat, hexOf[SHOOT.first(move)], memo.from, allOn(state, seat, memo.from));
    go(table, seat, frame, hexOf[TO.first(move)]);
  },
});

function canGo(state: Brazil, seat: SeatId, memo: MoveMemo): boolean {
  return goalsOf(state, seat, memo.by, memo.from).some(
    (hex) => whyNotTo(state, seat, memo.by, memo.from, hex) === null,
  );
}

function takeAlong(frame: Stint, kind: number): void {
  if (frame.drafted.length === 0) frame.drafted = filled(UNIT_KIND_COUNT, 0);
  frame.drafted[kind]++;
  frame.draftFrom = kind;
}

/** The units of a seat on a hex, as bits. */
function allOn(state: Brazil, seat: SeatId, hex: number): number {
  let bits = 0;
  for (let unit = 0; unit < UNITS_PER_COLOUR; unit++)
    if (state.units[seat * UNITS_PER_COLOUR + unit] === hex) bits |= 1 << unit;
  return bits;
}

/** The unit that moves and those it takes along, as bits: of each kind the first ones that stand there. */
export function moversOf(state: Brazil, seat: SeatId, frame: Stint): number {
  const { kind: mover, from } = memoIn(frame, "move");
  const { drafted } = frame;
  const kinds = contentOf(state).unitKind[state.seats[seat].colour];
  let bits = 0;
  let left = 0;
  for (let unit = 0; unit < UNITS_PER_COLOUR; unit++) {
    const kind = kinds[unit];
    // units of a kind stand together
    if (unit === 0 || kinds[unit - 1] !== kind)
      left = (kind === mover ? 1 : 0) + (drafted.length === 0 ? 0 : drafted[kind]);
    if (left === 0 || state.units[seat * UNITS_PER_COLOUR + unit] !== from) continue;
    bits |= 1 << unit;
    left--;
  }
  return bits;
}

/** The kinds of units given as bits, in the order of kinds. */
function kindsOf(state: Brazil, seat: SeatId, bits: number): number[] {
  const kinds = contentOf(state).unitKind[state.seats[seat].colour];
  return kinds.filter((_, unit) => ((bits >> unit) & 1) === 1).sort((one, other) => one - other);
}

/** The unit and those it takes along arrive; a battle, a reveal or an Expedition follows (BI-TURN-08). */
function go(table: BrazilTable, seat: SeatId, frame: Stint, to: number): void {
  const { state } = table;
  const memo = memoIn(frame, "move");
  const wasHostile = isHostile(state, seat, to);
  const moved = moversOf(state, seat, frame);
  for (let unit = 0; unit < UNITS_PER_COLOUR; unit++)
    if (((moved >> unit) & 1) === 1) state.units[seat * UNITS_PER_COLOUR + unit] = to;
  table.tell?.(
    fact({
      type: "moved",
      seat,
      kinds: kindsOf(state, seat, moved),
      from: wordAt(state, memo.from),
      to: wordAt(state, to),
      by: memo.by,
    }),
  );
  if (wasHostile) return startBattle(table, seat, to, OFF_THE_MAP, moved);
  // BI-SOLO-05: an empty enemy capital is captured by entering it
  if (isEnemyCapital(state, seat, to))
    table.tell?.(fact({ type: "captured", seat, hex: wordAt(state, to), from: state.owner[to] }));
  exploreOn(table, seat, to);
}
