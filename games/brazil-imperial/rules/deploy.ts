import { asks, type RuleId, runs, type SeatId } from "@caravel/kernel";
import { FIRST_CITY } from "../content/buildings.ts";
import { OFF_THE_MAP } from "../content/maps.ts";
import {
  ARCHER,
  CANNON,
  DRAGOON,
  MONARCH,
  NAPOLEON,
  PEDRO_I,
  UNIT_COST,
  UNIT_KIND_COUNT,
  UNIT_KIND_OF,
  UNITS_PER_COLOUR,
} from "../content/units.ts";
import { deployMemo, purchaseMemo, type Stint, stint } from "./frames.ts";
import { fundsOf } from "./funds.ts";
import { checkLimits, drawBattleCard, drawGoldCard, gainRawOfChoice, hasBattleCards } from "./gains.ts";
import { DEPLOY_UNIT, DONE, DRAW, PASS, REDEPLOY } from "./moves.ts";
import { affords, startPayment } from "./payment.ts";
import { type Brazil, type BrazilTable, holds, IN_STOCK, mapOf, NEVER_DEPLOYED } from "./state.ts";
import { STEP } from "./steps.ts";

/** Starts a Deploy action (BI-DEPLOY-01, -07). */
export function startDeploy(table: BrazilTable, seat: SeatId, improved: boolean): void {
  const count = improved ? 2 : 1;
  table.push(stint(STEP.deploy, seat, { of: "deploy", unitsLeft: count, drawsLeft: count }));
}

/** The first unit of a kind that is there, or -1. */
export function unitAt(state: Brazil, side: SeatId, colour: number, kind: number, place: number): number {
  const kinds = UNIT_KIND_OF[colour];
  for (let unit = 0; unit < UNITS_PER_COLOUR; unit++)
    if (kinds[unit] === kind && state.units[side * UNITS_PER_COLOUR + unit] === place) return unit;
  return -1;
}

/** BI-DEPLOY-04: may units be placed there? */
export function isBase(state: Brazil, seat: SeatId, hex: number): boolean {
  if (hex === OFF_THE_MAP) return false;
  return hex === state.seats[seat].capital || (state.tile[hex] >= FIRST_CITY && holds(state, seat, hex));
}

/** Lists the bases of a seat for a verb of kind and hex. */
function listBases(state: Brazil, seat: SeatId, add: (word: number) => void): void {
  const { wordOf, size } = mapOf(state);
  for (let hex = 0; hex < size; hex++) if (isBase(state, seat, hex)) add(wordOf[hex]);
}

function refuseUnit(state: Brazil, seat: SeatId, move: number): RuleId | null {
  const isFirst = DEPLOY_UNIT.has(move);
  const verb = isFirst ? DEPLOY_UNIT : REDEPLOY;
  const { colour } = state.seats[seat];
  const unit = unitAt(state, seat, colour, verb.first(move), isFirst ? NEVER_DEPLOYED : IN_STOCK);
  if (unit < 0) return "BI-DEPLOY-01";
  if (!isBase(state, seat, mapOf(state).hexOf[verb.second(move)])) return "BI-DEPLOY-04";
  return !isFirst || affords(state, seat, fundsOf(state, seat), UNIT_COST[colour][unit]) ? null : "BI-PAY-09";
}

/** BI-DEPLOY: units first, then cards; each is optional. */
export const deploy = asks<Brazil, Stint>("deploy", {
  verbs: [DEPLOY_UNIT, REDEPLOY, DRAW, DONE, PASS],
  moves(state, frame, seat, list) {
    const memo = deployMemo(frame);
    const from = list.length;
    if (memo.unitsLeft > 0) listUnits(state, seat, list);
    if (list.length > from) {
      list.add(DONE.of());
      return;
    }
    if (memo.drawsLeft === 0 || !hasBattleCards(state)) return;
    list.add(DRAW.of());
    list.add(PASS.of());
  },
  refuse(state, frame, seat, move) {
    const memo = deployMemo(frame);
    const isDeploying = memo.unitsLeft > 0 && canDeploy(state, seat);
    if (DRAW.has(move) || PASS.has(move)) return isDeploying ? "BI-DEPLOY-08" : null;
    if (DONE.has(move)) return isDeploying ? null : "BI-DEPLOY-02";
    return memo.unitsLeft > 0 ? refuseUnit(state, seat, move) : "BI-DEPLOY-08";
  },
  play(table, frame, seat, move) {
    const memo = deployMemo(frame);
    if (DONE.has(move)) memo.unitsLeft = 0;
    else if (PASS.has(move)) memo.drawsLeft = 0;
    else if (DRAW.has(move)) {
      memo.unitsLeft = 0;
      memo.drawsLeft--;
      drawBattleCard(table, seat);
    } else deployUnit(table, seat, move);
  },
  skip(table, _frame, seat) {
    table.pop();
    endDeploy(table, seat);
  },
});

const scratch: number[] = [];
const counter = { add: (move: number) => scratch.push(move) };
function canDeploy(state: Brazil, seat: SeatId): boolean {
  scratch.length = 0;
  listUnits(state, seat, counter);
  return scratch.length > 0;
}

function listUnits(state: Brazil, seat: SeatId, list: { add(move: number): void }): void {
  const { colour } = state.seats[seat];
  const funds = fundsOf(state, seat);
  for (let kind = 0; kind < UNIT_KIND_COUNT; kind++) {
    const unit = unitAt(state, seat, colour, kind, NEVER_DEPLOYED);
    if (unit >= 0 && affords(state, seat, funds, UNIT_COST[colour][unit]))
      listBases(state, seat, (word) => list.add(DEPLOY_UNIT.of(kind, word)));
    if (unitAt(state, seat, colour, kind, IN_STOCK) >= 0)
      listBases(state, seat, (word) => list.add(REDEPLOY.of(kind, word)));
  }
}

function deployUnit(table: BrazilTable, seat: SeatId, move: number): void {
  const { state } = table;
  const { colour } = state.seats[seat];
  const isFirst = DEPLOY_UNIT.has(move);
  const verb = isFirst ? DEPLOY_UNIT : REDEPLOY;
  const unit = unitAt(state, seat, colour, verb.first(move), isFirst ? NEVER_DEPLOYED : IN_STOCK);
  const where = mapOf(state).hexOf[verb.second(move)];
  const memo = { of: "purchase" as const, what: unit, where };
  if (isFirst) startPayment(table, seat, STEP.deployed, memo, UNIT_COST[colour][unit]);
  else table.push(stint(STEP.deployed, seat, memo));
}

/** A unit comes to the map. */
export const deployed = runs<Brazil, Stint>("deployed", (table, frame) => {
  const { state } = table;
  const { what: unit, where } = purchaseMemo(frame);
  const { seat } = frame;
  table.pop();
  const place = seat * UNITS_PER_COLOUR + unit;
  const isFirst = state.units[place] === NEVER_DEPLOYED;
  state.units[place] = where;
  deployMemo(state.stack[state.stack.length - 1]).unitsLeft--;
  table.tell?.({ type: "deployed", seat, kind: UNIT_KIND_OF[state.seats[seat].colour][unit], hex: where, isFirst });
  if (isFirst && state.seats[seat].monarch === PEDRO_I) rewardUnit(table, seat, unit);
});

/** BI-MON-12: Pedro I is paid for his first Archer, his Cannon, his Dragoon and his Monarch. */
function rewardUnit(table: BrazilTable, seat: SeatId, unit: number): void {
  const kinds = UNIT_KIND_OF[table.state.seats[seat].colour];
  const kind = kinds[unit];
  checkLimits(table, seat);
  if (kind === DRAGOON || kind === MONARCH) drawGoldCard(table, seat);
  else if (kind === CANNON || (kind === ARCHER && isFirstOfKind(table.state, seat, unit))) gainRawOfChoice(table, seat);
}

function isFirstOfKind(state: Brazil, seat: SeatId, unit: number): boolean {
  const kinds = UNIT_KIND_OF[state.seats[seat].colour];
  for (let other = 0; other < UNITS_PER_COLOUR; other++)
    if (
      other !== unit &&
      kinds[other] === kinds[unit] &&
      state.units[seat * UNITS_PER_COLOUR + other] !== NEVER_DEPLOYED
    )
      return false;
  return true;
}

/** The end of a Deploy action: Napoleon's extra card (BI-MON-08), then the limits. */
function endDeploy(table: BrazilTable, seat: SeatId): void {
  const player = table.state.seats[seat];
  checkLimits(table, seat);
  if (player.monarch === NAPOLEON && !player.hasDeployed) drawBattleCard(table, seat);
  player.hasDeployed = true;
}
