import type { Move, SeatId } from "@caravel/kernel";
import { isCity, otherSide, TEMPLE, TILE_VP } from "../content/buildings.ts";
import { GOLD, SCIENCE } from "../content/resources.ts";
import { TRADE_ROWS } from "../content/spaces.ts";
import { UNITS_PER_COLOUR } from "../content/units.ts";
import { productionOf } from "../rules/empire.ts";
import { memoIn } from "../rules/frames.ts";
import {
  BUILD_JESUITS,
  BUILD_TILE,
  DEPLOY_UNIT,
  DRAW,
  EXCHANGE,
  FLIP,
  MAKE,
  PAINT,
  REDEPLOY,
  REFILL,
  SHOOT,
  TO,
} from "../rules/moves.ts";
import {
  type Brazil,
  contentOf,
  copy,
  FACE_DOWN,
  isSolo,
  mapOf,
  NO_TILE,
  NOBODY,
  sum,
  tokenPlace,
  unitsOn,
} from "../rules/state.ts";
import { STEP } from "../rules/steps.ts";
import { strengthInHand } from "./fighting.ts";
import { resistance, stance } from "./ground.ts";
import { best } from "./habits.ts";
import { wanted } from "./pursuits.ts";
import { campaign } from "./solo.ts";
import { amountsWorth, BATTLE_CARD, GOLD_CARD, priceWorth, TOKEN_WORTH } from "./wealth.ts";

type WorthOfMove = (state: Brazil, seat: SeatId, move: Move) => number;

/** By step: what a move is worth there, guessed from what things are worth. */
const WORTHS: Readonly<Record<number, WorthOfMove>> = {
  [STEP.build]: buildWorth,
  [STEP.second]: buildWorth,
  [STEP.deploy]: deployWorth,
  [STEP.painting]: paintWorth,
  [STEP.renovate]: renovateWorth,
  [STEP.manufacture]: makeWorth,
  [STEP.trade]: tradeWorth,
  [STEP.moving]: moveWorth,
};

/** How moves of the present decision are guessed to be worth something; null where their effect can be seen at once. */
export function worthOfMoves({ stack }: Brazil): WorthOfMove | null {
  return WORTHS[stack[stack.length - 1].step] ?? null;
}

/** What a seat may do in a decision whose effect cannot be seen at once, because it is paid for or fought for first. */
export function guess(state: Brazil, seat: SeatId, moves: readonly Move[]): Move | null {
  const worthOf = worthOfMoves(state);
  return worthOf === null ? null : best(moves, (move) => worthOf(state, seat, move));
}

/** What one more tile of a kind brings to quests. */
function tileWanted(state: Brazil, seat: SeatId, tile: number): number {
  return wanted(state, seat, (goal) => {
    if (goal.type === "tiles" || goal.type === "differentKinds")
      return !isCity(tile) && ((goal.sides >> tile) & 1) === 1;
    if (goal.type === "cities") return isCity(tile);
    return goal.type === "buildingsAndCities" || (goal.type === "buildings" && !isCity(tile));
  });
}

const LOST_BELOW = 0.5;

function buildWorth(state: Brazil, seat: SeatId, move: Move): number {
  if (!BUILD_TILE.has(move) && !BUILD_JESUITS.has(move)) return 0;
  const tile = BUILD_JESUITS.has(move) ? TEMPLE : BUILD_TILE.first(move);
  const hex = mapOf(state).hexOf[BUILD_JESUITS.has(move) ? BUILD_JESUITS.first(move) : BUILD_TILE.second(move)];
  const { tileCost, production } = contentOf(state);
  const made = isCity(tile) ? 0 : amountsWorth(production[tile]);
  const below = state.tile[hex] === NO_TILE ? 0 : TILE_VP[state.tile[hex]] + tokensWorth(state, hex) + LOST_BELOW;
  return TILE_VP[tile] + made + tileWanted(state, seat, tile) - priceWorth(tileCost[tile]) - below;
}

function tokensWorth({ tokens }: Brazil, hex: number): number {
  return amountsWorth(tokens.slice(tokenPlace(hex, 0), tokenPlace(hex + 1, 0)));
}

const BACK_ON_THE_MAP = 0.8;

function deployWorth(state: Brazil, seat: SeatId, move: Move): number {
  if (move === DRAW.of()) return BATTLE_CARD;
  if (REDEPLOY.has(move)) return BACK_ON_THE_MAP;
  if (!DEPLOY_UNIT.has(move)) return 0;
  const { unitKind, unitStrength, unitCost } = contentOf(state);
  const { colour } = state.seats[seat];
  const unit = unitKind[colour].indexOf(DEPLOY_UNIT.first(move));
  const goal = wanted(state, seat, ({ type }) => type === "unitsDeployed");
  return unitStrength[colour][unit] + goal - priceWorth(unitCost[colour][unit]);
}

const AN_EFFECT = 0.6;

function paintWorth(state: Brazil, seat: SeatId, move: Move): number {
  if (!PAINT.has(move)) return 0;
  const { paintingVp, paintingCost } = contentOf(state);
  const card = PAINT.first(move);
  const goal = wanted(state, seat, ({ type }) => type === "paintings");
  return paintingVp[card] + AN_EFFECT + goal - priceWorth(paintingCost[card]);
}

function renovateWorth(state: Brazil, seat: SeatId, move: Move): number {
  if (REFILL.has(move))
    return amountsWorth(productionOf(state, mapOf(state).hexOf[REFILL.first(move)])) - TOKEN_WORTH[0];
  if (!FLIP.has(move)) return 0;
  const side = state.tile[mapOf(state).hexOf[FLIP.first(move)]];
  const other = otherSide(side);
  const points = TILE_VP[other] - TILE_VP[side] + tileWanted(state, seat, other) - tileWanted(state, seat, side);
  return points + amountsWorth(contentOf(state).production[other]) - TOKEN_WORTH[0];
}

function makeWorth(state: Brazil, seat: SeatId, move: Move): number {
  if (!MAKE.has(move)) return 0;
  const { goodVp, goodCost } = contentOf(state);
  const good = MAKE.first(move);
  const goal = wanted(state, seat, ({ type }) => type === "goods");
  return goodVp[good] + AN_EFFECT + goal - priceWorth(goodCost[good]);
}

const FULL_STOCK = 4;
const FULL_HAND = 3;

/** What an exchange brings, as far as there is room for it. */
function tradeWorth(state: Brazil, seat: SeatId, move: Move): number {
  if (!EXCHANGE.has(move)) return 0;
  const { raws, battleCards, gold, science, goldCards } = TRADE_ROWS[EXCHANGE.first(move)];
  const player = state.seats[seat];
  if (sum(player.stock) + gold + science - raws > FULL_STOCK) return -1;
  const [goldWorth, scienceWorth] = [TOKEN_WORTH[GOLD], TOKEN_WORTH[SCIENCE]];
  const cards = sum(player.gold) < FULL_HAND ? goldCards * GOLD_CARD : 0;
  return gold * goldWorth + science * scienceWorth + cards - raws * TOKEN_WORTH[0] - battleCards * BATTLE_CARD;
}

const REVEALED = 0.9;
const A_LOST_BATTLE = -3;
const WON_BATTLE = 1.5;
const BEATEN_FROM_AFAR = 1.2;

/** Where a unit stands well: an unknown tile, a hex for a city, a tile to guard, or one to conquer. */
function moveWorth(state: Brazil, seat: SeatId, move: Move): number {
  if (!TO.has(move) && !SHOOT.has(move)) return 0;
  const frame = state.stack[state.stack.length - 1];
  const memo = memoIn(frame, "move");
  const { drafted } = frame;
  const hex = mapOf(state).hexOf[TO.has(move) ? TO.first(move) : SHOOT.first(move)];
  const standing = unitsOn(state, hex);
  const defender = standing === NOBODY && state.tile[hex] >= 0 ? state.owner[hex] : standing;
  const moved = copy(state);
  if (TO.has(move)) {
    moveOne(moved, seat, memo.kind, memo.from, hex);
    for (const [kind, count] of drafted.entries())
      for (let unit = 0; unit < count; unit++) moveOne(moved, seat, kind, memo.from, hex);
  }
  if (defender !== NOBODY && defender !== seat) {
    const strength = strengthInHand(moved, seat, TO.has(move) ? hex : memo.from);
    const isWon = strength > resistance(state, defender, hex);
    if (!isWon) return A_LOST_BATTLE;
    return SHOOT.has(move) ? BEATEN_FROM_AFAR : WON_BATTLE + (state.tile[hex] >= 0 ? TILE_VP[state.tile[hex]] : 0);
  }
  const revealed = state.explorationState[hex] === FACE_DOWN ? REVEALED : 0;
  return revealed + (isSolo(state) ? campaign(moved) : stance(moved, seat));
}

function moveOne(state: Brazil, seat: SeatId, kind: number, from: number, to: number): void {
  const kinds = contentOf(state).unitKind[state.seats[seat].colour];
  for (let unit = 0; unit < UNITS_PER_COLOUR; unit++)
    if (kinds[unit] === kind && state.units[seat * UNITS_PER_COLOUR + unit] === from) {
      state.units[seat * UNITS_PER_COLOUR + unit] = to;
      return;
    }
}
