import { asks, type MoveList, type RuleId, runs, type SeatId } from "@caravel/kernel";
import { isCity } from "../content/buildings.ts";
import { OFF_THE_MAP } from "../content/maps.ts";
import type { Reward } from "../content/monarchs.ts";
import { UNIT_KIND_COUNT, UNIT_KINDS, UNITS_PER_COLOUR } from "../content/units.ts";
import { fact } from "./events.ts";
import { CARDS_ONLY, memoIn, purchase, type Stint, stint } from "./frames.ts";
import { fundsOf } from "./funds.ts";
import { checkLimits, drawBattleCard, giveReward, hasBattleCards } from "./gains.ts";
import { DEPLOY_UNIT, DONE, DRAW, PASS, REDEPLOY } from "./moves.ts";
import { affords, startPayment } from "./payment.ts";
import { type Brazil, type BrazilTable, contentOf, holds, IN_STOCK, mapOf, NEVER_DEPLOYED, wordAt } from "./state.ts";
import { STEP } from "./steps.ts";

/** Starts a Deploy action (BI-DEPLOY-01, -07). */
export function startDeploy(table: BrazilTable, seat: SeatId, improved: boolean): void {
  const count = improved ? 2 : 1;
  table.push(stint(STEP.deploy, seat, { of: "deploy", unitsLeft: count, drawsLeft: count }));
}

/** The first unit of a kind that is there, or -1. */
export function unitAt(state: Brazil, side: SeatId, colour: number, kind: number, place: number): number {
  const kinds = contentOf(state).unitKind[colour];
  for (let unit = 0; unit < UNITS_PER_COLOUR; unit++)
    if (kinds[unit] === kind && state.units[side * UNITS_PER_COLOUR + unit] === place) return unit;
  return -1;
}

/** BI-DEPLOY-04: may units be placed there? */
export function isBase(state: Brazil, seat: SeatId, hex: number): boolean {
  if (hex === OFF_THE_MAP) return false;
  return hex === state.seats[seat].capital || (isCity(state.tile[hex]) && holds(state, seat, hex));
}

/** Finds the bases of a seat: its capital, then its cities. */
export function findBases(state: Brazil, seat: SeatId, bases: number[]): void {
  const { capital, tiles } = state.seats[seat];
  bases.length = 0;
  bases.push(capital);
  for (let place = 0; place < tiles.length; place++) if (isBase(state, seat, tiles[place])) bases.push(tiles[place]);
}

function refuseUnit(state: Brazil, seat: SeatId, move: number): RuleId | null {
  const isFirst = DEPLOY_UNIT.has(move);
  const verb = isFirst ? DEPLOY_UNIT : REDEPLOY;
  const { colour } = state.seats[seat];
  const unit = unitAt(state, seat, colour, verb.first(move), isFirst ? NEVER_DEPLOYED : IN_STOCK);
  if (unit < 0) return isFirst ? "BI-DEPLOY-06" : "BI-DEPLOY-01";
  if (!isBase(state, seat, mapOf(state).hexOf[verb.second(move)])) return "BI-DEPLOY-04";
  const cost = contentOf(state).unitCost[colour][unit];
  return !isFirst || affords(state, seat, fundsOf(state, seat), cost) ? null : "BI-PAY-09";
}

/** BI-DEPLOY: units first, then cards; each is optional. */
export const deploy = asks<Brazil, Stint>("deploy", {
  verbs: [DEPLOY_UNIT, REDEPLOY, DRAW, DONE, PASS],
  moves(state, frame, seat, list) {
    const memo = memoIn(frame, "deploy");
    if (memo.unitsLeft > 0) listUnits(state, seat, list);
    if (list.length > 0) return list.add(DONE.of());
    if (memo.drawsLeft === 0 || !hasBattleCards(state)) return;
    list.add(DRAW.of());
    list.add(PASS.of());
  },
  refuse(state, frame, seat, move) {
    const memo = memoIn(frame, "deploy");
    const isDeploying = memo.unitsLeft > 0 && canDeploy(state, seat);
    if (DRAW.has(move) || PASS.has(move)) return isDeploying ? "BI-DEPLOY-08" : null;
    if (DONE.has(move)) return isDeploying ? null : "BI-DEPLOY-02";
    if (memo.unitsLeft > 0) return refuseUnit(state, seat, move);
    return memo.unitsLeft === CARDS_ONLY ? "BI-DEPLOY-08" : "BI-DEPLOY-01";
  },
  play(table, frame, seat, move) {
    const memo = memoIn(frame, "deploy");
    if (DONE.has(move)) memo.unitsLeft = CARDS_ONLY;
    else if (PASS.has(move)) memo.drawsLeft = 0;
    else if (DRAW.has(move)) {
      memo.unitsLeft = CARDS_ONLY;
      memo.drawsLeft--;
      drawBattleCard(table, seat);
    } else deployUnit(table, seat, move);
  },
  skip(table, _frame, seat) {
    table.pop();
    endDeploy(table, seat);
  },
});

function canDeploy(state: Brazil, seat: SeatId): boolean {
  const { colour } = state.seats[seat];
  const { unitCost } = contentOf(state);
  const funds = fundsOf(state, seat);
  for (let unit = 0; unit < UNITS_PER_COLOUR; unit++) {
    const place = state.units[seat * UNITS_PER_COLOUR + unit];
    if (place === IN_STOCK) return true;
    if (place === NEVER_DEPLOYED && affords(state, seat, funds, unitCost[colour][unit])) return true;
  }
  return false;
}

const bases: number[] = [];

function listUnits(state: Brazil, seat: SeatId, list: MoveList): void {
  const { colour } = state.seats[seat];
  const { wordOf } = mapOf(state);
  const { unitCost } = contentOf(state);
  const funds = fundsOf(state, seat);
  findBases(state, seat, bases);
  for (let kind = 0; kind < UNIT_KIND_COUNT; kind++) {
    const unit = unitAt(state, seat, colour, kind, NEVER_DEPLOYED);
    if (unit >= 0 && affords(state, seat, funds, unitCost[colour][unit]))
      for (let place = 0; place < bases.length; place++) list.add(DEPLOY_UNIT.of(kind, wordOf[bases[place]]));
    if (unitAt(state, seat, colour, kind, IN_STOCK) >= 0)
      for (let place = 0; place < bases.length; place++) list.add(REDEPLOY.of(kind, wordOf[bases[place]]));
  }
}

function deployUnit(table: BrazilTable, seat: SeatId, move: number): void {
  const { state } = table;
  const { colour } = state.seats[seat];
  const isFirst = DEPLOY_UNIT.has(move);
  const verb = isFirst ? DEPLOY_UNIT : REDEPLOY;
  const unit = unitAt(state, seat, colour, verb.first(move), isFirst ? NEVER_DEPLOYED : IN_STOCK);
  const memo = purchase(unit, mapOf(state).hexOf[verb.second(move)]);
  if (isFirst) startPayment(table, seat, STEP.deployed, memo, contentOf(state).unitCost[colour][unit]);
  else table.push(stint(STEP.deployed, seat, memo));
}

/** A unit comes to the map. */
export const deployed = runs<Brazil, Stint>("deployed", (table, frame) => {
  const { state } = table;
  const { what: unit, where } = memoIn(frame, "purchase");
  const { seat } = frame;
  table.pop();
  const place = seat * UNITS_PER_COLOUR + unit;
  const isFirst = state.units[place] === NEVER_DEPLOYED;
  const reward = isFirst ? rewardFor(state, seat, unit) : undefined;
  state.units[place] = where;
  memoIn(state.stack[state.stack.length - 1], "deploy").unitsLeft--;
  const kind = contentOf(state).unitKind[state.seats[seat].colour][unit];
  table.tell?.(fact({ type: "deployed", seat, kind, hex: wordAt(state, where), isFirst }));
  if (reward === undefined) return;
  checkLimits(table, seat);
  giveReward(table, seat, reward);
});

/** BI-MON-12: what the monarch pays for the first deployment of the first unit of a kind, which is still to come. */
function rewardFor(state: Brazil, seat: SeatId, unit: number): Reward | undefined {
  const { colour, monarch } = state.seats[seat];
  const { unitKind, monarchs } = contentOf(state);
  const kinds = unitKind[colour];
  const reward = monarchs[monarch]?.deployRewards[UNIT_KINDS[kinds[unit]]];
  return isFirstOfKind(state, seat, kinds, unit) ? reward : undefined;
}

/** Has no unit of its kind been deployed yet? */
export function isFirstOfKind(state: Brazil, seat: SeatId, kinds: readonly number[], unit: number): boolean {
  for (let other = 0; other < UNITS_PER_COLOUR; other++)
    if (kinds[other] === kinds[unit] && state.units[seat * UNITS_PER_COLOUR + other] !== NEVER_DEPLOYED) return false;
  return true;
}

/** The end of a Deploy action: the extra cards after the first one (BI-MON-08), then the limits. */
function endDeploy(table: BrazilTable, seat: SeatId): void {
  const player = table.state.seats[seat];
  const extra = player.hasDeployed ? 0 : (contentOf(table.state).monarchs[player.monarch]?.firstDeployCards ?? 0);
  player.hasDeployed = true;
  checkLimits(table, seat);
  for (let card = 0; card < extra; card++) drawBattleCard(table, seat);
}
