import { asks, type MoveList, type RuleId, runs, type SeatId } from "@caravel/kernel";
import { BUILDING_COUNT, isCity, pairOf, TEMPLE, TILE_AGE } from "../content/buildings.ts";
import { JESUITS } from "../content/cards.ts";
import { FOREST, GOLDMINE, OFF_THE_MAP, WATER } from "../content/maps.ts";
import { ANY_RAW_SLOT, type Cost, SLOT_COUNT } from "../content/resources.ts";
import { IS_FOUNDER, UNITS_PER_COLOUR } from "../content/units.ts";
import { isNextToEnemy, isNextToOwn } from "./empire.ts";
import { type BuildMemo, memoIn, type Stint, stint } from "./frames.ts";
import { type Funds, fundsOf } from "./funds.ts";
import { checkLimits } from "./gains.ts";
import { BUILD_JESUITS, BUILD_TILE, CANCEL, DONE, PASS } from "./moves.ts";
import { affords, BUILD_REBATE, NO_REBATE, startPayment } from "./payment.ts";
import { placeTile } from "./placing.ts";
import {
  type Brazil,
  type BrazilTable,
  CAPITAL_PALACE,
  contentOf,
  FACE_UP,
  mapOf,
  may,
  NO_PALACE,
  NO_TILE,
  NOBODY,
  standsOn,
  sum,
  unitsOn,
} from "./state.ts";
import { STEP } from "./steps.ts";

/** Starts a Build action. */
export function startBuild(table: BrazilTable, seat: SeatId, improved: boolean, byMarker: boolean): void {
  const { state } = table;
  const mayBuildTwice = byMarker && may(state, state.seats[seat], "buildTwice");
  const memo: BuildMemo = {
    of: "build",
    improved,
    mayBuildTwice,
    tile: NO_TILE,
    hex: OFF_THE_MAP,
    tile2: NO_TILE,
    hex2: OFF_THE_MAP,
    jesuits: 0,
  };
  table.push(stint(STEP.build, seat, memo));
}

/** BI-BUILD-23: the price of a tile; improved, named raws may be any raws. */
export function priceOf(state: Brazil, tile: number, improved: boolean): Cost {
  const { tileCost, improvedCost } = contentOf(state);
  return (improved ? improvedCost : tileCost)[tile];
}

/** The price of the planned tile together with another, and Mauá's raw (BI-PTG-11). */
function priceOfBoth(state: Brazil, memo: BuildMemo, tile: number): Cost {
  const price = priceOf(state, tile, memo.improved).slice();
  const first = priceOf(state, memo.tile, memo.improved);
  for (let slot = 0; slot < SLOT_COUNT; slot++) price[slot] += first[slot];
  price[ANY_RAW_SLOT]++;
  return price;
}

/** BI-BUILD-01, -10, BI-GOLD-09: why a tile of this kind cannot be built at all. */
function whyNotTile(state: Brazil, seat: SeatId, memo: BuildMemo, tile: number, byJesuits: boolean): RuleId | null {
  if (byJesuits) {
    if (state.age >= TILE_AGE[TEMPLE]) return "BI-GOLD-09";
    if (state.seats[seat].gold[JESUITS] <= (memo.jesuits === 0 ? 0 : 1)) return "BI-GOLD-09";
  } else if (TILE_AGE[tile] > state.age) return isCity(tile) ? "BI-BUILD-10" : "BI-BUILD-01";
  if (!isCity(tile)) {
    const planned = memo.tile !== NO_TILE && !isCity(memo.tile) && pairOf(memo.tile) === pairOf(tile) ? 1 : 0;
    return state.supply[pairOf(tile)] > planned ? null : "BI-BUILD-03";
  }
  const [one, other] = state.cityPiles;
  const isOpen = one[one.length - 1] === tile || other[other.length - 1] === tile;
  return isOpen && memo.tile !== tile ? null : "BI-BUILD-11";
}

/** BI-BUILD-09, BI-PTG-05: does a unit stand there that may found a city? */
function hasFounder(state: Brazil, seat: SeatId, hex: number): boolean {
  if (may(state, state.seats[seat], "citiesOnAnyUnit")) return standsOn(state, seat, hex);
  const kinds = contentOf(state).unitKind[state.seats[seat].colour];
  for (let unit = 0; unit < UNITS_PER_COLOUR; unit++)
    if (IS_FOUNDER[kinds[unit]] && state.units[seat * UNITS_PER_COLOUR + unit] === hex) return true;
  return false;
}

/** Why a building cannot go on the terrain of a hex that carries no tile. */
function whyNotTerrain(state: Brazil, seat: SeatId, tile: number, hex: number): RuleId | null {
  const { terrain } = mapOf(state);
  if (terrain[hex] === WATER) return "BI-BUILD-20";
  if (state.explorationState[hex] === FACE_UP) {
    const { blocks, anyTerrain } = contentOf(state).explores[state.exploration[hex]];
    if (blocks) return "BI-BUILD-21";
    if (anyTerrain) return null;
  }
  if (isCity(tile) || accepts(state, tile, terrain[hex])) return null;
  return may(state, state.seats[seat], "anyTerrain") ? null : "BI-BUILD-06";
}

/** Does a building accept this land? BI-BUILD-18, BI-TERR-06: what is neither forest nor gold mine is a clearing. */
function accepts(state: Brazil, tile: number, land: number): boolean {
  const { onForest, onGoldmine, onClearing } = contentOf(state);
  if (land === FOREST) return onForest[tile];
  return land === GOLDMINE ? onGoldmine[tile] : onClearing[tile];
}

/** Why a tile cannot go on top of an own one. */
function whyNotOver(state: Brazil, seat: SeatId, tile: number, hex: number): RuleId | null {
  const below = state.tile[hex];
  if (below === NO_TILE || state.palace[hex] !== NO_PALACE) return "BI-BUILD-17";
  if (isCity(below)) return "BI-BUILD-14";
  if (TILE_AGE[below] <= 2 && (isCity(tile) || contentOf(state).onBuilding[tile])) return null;
  return !isCity(tile) && may(state, state.seats[seat], "anyTerrain") ? null : "BI-BUILD-14";
}

/** Why nothing at all can be built on a hex; `planned` is a hex on which the first of two tiles will stand. */
function whyNotSite(state: Brazil, seat: SeatId, hex: number, planned: number): RuleId | null {
  if (hex === OFF_THE_MAP) return "BI-BUILD-04";
  if (hex === planned) return "BI-PTG-12";
  const owner = state.owner[hex];
  if (owner !== NOBODY && owner !== seat) return whyNotTheirs(state, seat, hex);
  const standing = unitsOn(state, hex);
  return standing !== NOBODY && standing !== seat ? "BI-BUILD-07" : null;
}

/** Why a tile cannot go on what a hex shows: an own tile, or its terrain. */
function whyNotGround(state: Brazil, seat: SeatId, tile: number, hex: number): RuleId | null {
  return state.owner[hex] === seat ? whyNotOver(state, seat, tile, hex) : whyNotTerrain(state, seat, tile, hex);
}

/** Why a tile cannot go on a hex. */
function whyNotHex(state: Brazil, seat: SeatId, tile: number, hex: number, planned: number): RuleId | null {
  const why = whyNotSite(state, seat, hex, planned);
  if (why !== null) return why;
  if (isCity(tile) && !hasFounder(state, seat, hex)) return "BI-BUILD-09";
  if (isNextToEnemy(state, seat, hex)) return "BI-BUILD-05";
  const isNear = state.owner[hex] === seat || isNextToOwn(state, seat, hex) || isBeside(state, hex, planned);
  if (!isCity(tile) && !isNear) return "BI-BUILD-04";
  return whyNotGround(state, seat, tile, hex);
}

/** BI-RULING-03: why nothing can be built on a tile of somebody else. */
function whyNotTheirs(state: Brazil, seat: SeatId, hex: number): RuleId {
  if (state.palace[hex] === CAPITAL_PALACE) return "BI-BUILD-17";
  return standsOn(state, seat, hex) ? "BI-OCC-03" : "BI-BUILD-14";
}

function isBeside(state: Brazil, hex: number, planned: number): boolean {
  return planned !== OFF_THE_MAP && mapOf(state).neighbours[hex].includes(planned);
}

/** BI-PTG-10: can a slot of this turn's Build action be waived? */
function rebateOf(state: Brazil, seat: SeatId): number {
  return may(state, state.seats[seat], "cheaperBuild") && !state.rebateUsed ? BUILD_REBATE : NO_REBATE;
}

const jesuitsIn = ({ jesuits }: BuildMemo): number => (jesuits & 1) + (jesuits >> 1);

function fundsFor(state: Brazil, seat: SeatId, memo: BuildMemo, byJesuits: boolean): Funds {
  return fundsOf(state, seat, jesuitsIn(memo) + (byJesuits ? 1 : 0));
}

/** What the tile costs, together with the one that is planned already. */
export function costFor(state: Brazil, memo: BuildMemo, tile: number): Cost {
  return memo.tile === NO_TILE ? priceOf(state, tile, memo.improved) : priceOfBoth(state, memo, tile);
}

/** The tile, the hex and the use of Jesuits that a move names. */
const tileIn = (move: number): number => (BUILD_JESUITS.has(move) ? TEMPLE : BUILD_TILE.first(move));
function hexIn(state: Brazil, move: number): number {
  return mapOf(state).hexOf[BUILD_JESUITS.has(move) ? BUILD_JESUITS.first(move) : BUILD_TILE.second(move)];
}

/** The hexes on which buildings might go: own tiles and what lies next to them, without enemies there or beside. Found when one can be paid. */
const sites: number[] = [];
/** By hex: has it been looked at? */
const isLookedAt: boolean[] = [];

function findSites(state: Brazil, seat: SeatId, planned: number): void {
  const { size } = mapOf(state);
  for (let hex = 0; hex < size; hex++) isLookedAt[hex] = false;
  const { capital, tiles } = state.seats[seat];
  findSitesAround(state, seat, capital, planned);
  for (let place = 0; place < tiles.length; place++) findSitesAround(state, seat, tiles[place], planned);
  if (planned !== OFF_THE_MAP) findSitesAround(state, seat, planned, planned);
}

function findSitesAround(state: Brazil, seat: SeatId, hex: number, planned: number): void {
  addSite(state, seat, hex, planned);
  const next = mapOf(state).neighbours[hex];
  for (let place = 0; place < next.length; place++) addSite(state, seat, next[place], planned);
}

function addSite(state: Brazil, seat: SeatId, hex: number, planned: number): void {
  if (isLookedAt[hex]) return;
  isLookedAt[hex] = true;
  if (whyNotSite(state, seat, hex, planned) === null && !isNextToEnemy(state, seat, hex)) sites.push(hex);
}

/** Lists a city for the hexes of own units, each once. */
function listCity(state: Brazil, seat: SeatId, tile: number, planned: number, list: MoveList): void {
  const { wordOf } = mapOf(state);
  const first = seat * UNITS_PER_COLOUR;
  for (let unit = first; unit < first + UNITS_PER_COLOUR; unit++) {
    const hex = state.units[unit];
    if (hex >= 0 && state.units.indexOf(hex) === unit && whyNotHex(state, seat, tile, hex, planned) === null)
      list.add(BUILD_TILE.of(tile, wordOf[hex]));
  }
}

function listTile(
  state: Brazil,
  seat: SeatId,
  memo: BuildMemo,
  tile: number,
  byJesuits: boolean,
  funds: Funds,
  list: MoveList,
): void {
  if (whyNotTile(state, seat, memo, tile, byJesuits) !== null) return;
  if (!affords(state, seat, funds, costFor(state, memo, tile), rebateOf(state, seat))) return;
  if (isCity(tile)) return listCity(state, seat, tile, memo.hex, list);
  if (sites.length === 0) findSites(state, seat, memo.hex);
  const { wordOf } = mapOf(state);
  for (let place = 0; place < sites.length; place++) {
    const hex = sites[place];
    if (whyNotGround(state, seat, tile, hex) !== null) continue;
    list.add(byJesuits ? BUILD_JESUITS.of(wordOf[hex]) : BUILD_TILE.of(tile, wordOf[hex]));
  }
}

function listBuilds(state: Brazil, frame: Stint, seat: SeatId, list: MoveList): void {
  const memo = memoIn(frame, "build");
  const funds = fundsFor(state, seat, memo, false);
  sites.length = 0;
  for (let tile = 0; tile < BUILDING_COUNT; tile++) listTile(state, seat, memo, tile, false, funds, list);
  for (let pile = 0; pile < state.cityPiles.length; pile++) {
    const cities = state.cityPiles[pile];
    if (cities.length > 0) listTile(state, seat, memo, cities[cities.length - 1], false, funds, list);
  }
  if (state.seats[seat].gold[JESUITS] > 0)
    listTile(state, seat, memo, TEMPLE, true, fundsFor(state, seat, memo, true), list);
}

function refuseBuild(state: Brazil, frame: Stint, seat: SeatId, move: number): RuleId | null {
  const memo = memoIn(frame, "build");
  const byJesuits = BUILD_JESUITS.has(move);
  const tile = tileIn(move);
  const why =
    whyNotTile(state, seat, memo, tile, byJesuits) ?? whyNotHex(state, seat, tile, hexIn(state, move), memo.hex);
  if (why !== null) return why;
  const funds = fundsFor(state, seat, memo, byJesuits);
  return affords(state, seat, funds, costFor(state, memo, tile), rebateOf(state, seat)) ? null : "BI-PAY-09";
}

function payForBuild(table: BrazilTable, seat: SeatId, memo: BuildMemo, cost: Cost): void {
  startPayment(table, seat, STEP.built, memo, cost, rebateOf(table.state, seat), jesuitsIn(memo));
}

/** Might Jesuits be among the cards in hand? Whether somebody is asked must not tell which cards they are. */
function mayHoldJesuits(state: Brazil, seat: SeatId): boolean {
  return state.age < TILE_AGE[TEMPLE] && sum(state.seats[seat].gold) > 0;
}

/** BI-BUILD: one building or city; its effect is optional. */
export const build = asks<Brazil, Stint>("build", {
  verbs: [BUILD_TILE, BUILD_JESUITS, PASS],
  moves(state, frame, seat, list) {
    listBuilds(state, frame, seat, list);
    if (list.length > 0 || mayHoldJesuits(state, seat)) list.add(PASS.of());
  },
  refuse: (state, frame, seat, move) => (PASS.has(move) ? null : refuseBuild(state, frame, seat, move)),
  play(table, frame, seat, move) {
    if (PASS.has(move)) return table.pop();
    const memo = memoIn(frame, "build");
    const plan: BuildMemo = {
      ...memo,
      tile: tileIn(move),
      hex: hexIn(table.state, move),
      jesuits: BUILD_JESUITS.has(move) ? 1 : 0,
    };
    if (memo.mayBuildTwice) table.push(stint(STEP.second, seat, plan));
    else payForBuild(table, seat, plan, priceOf(table.state, plan.tile, plan.improved));
  },
});

/** BI-PTG-11: with Mauá, a second tile for one more raw. */
export const second = asks<Brazil, Stint>("second", {
  verbs: [BUILD_TILE, BUILD_JESUITS, DONE, CANCEL],
  moves(state, frame, seat, list) {
    listBuilds(state, frame, seat, list);
    if (list.length === 0 && !mayHoldJesuits(state, seat)) return;
    list.add(DONE.of());
    list.shortcut(CANCEL.of());
  },
  refuse: (state, frame, seat, move) =>
    DONE.has(move) || CANCEL.has(move) ? null : refuseBuild(state, frame, seat, move),
  play(table, frame, seat, move) {
    table.pop();
    if (CANCEL.has(move)) return;
    const memo = memoIn(frame, "build");
    if (DONE.has(move)) return payForBuild(table, seat, memo, priceOf(table.state, memo.tile, memo.improved));
    const cost = priceOfBoth(table.state, memo, tileIn(move));
    const plan: BuildMemo = {
      ...memo,
      tile2: tileIn(move),
      hex2: hexIn(table.state, move),
      jesuits: memo.jesuits | (BUILD_JESUITS.has(move) ? 2 : 0),
    };
    payForBuild(table, seat, plan, cost);
  },
  skip(table, frame, seat) {
    table.pop();
    const memo = memoIn(frame, "build");
    payForBuild(table, seat, memo, priceOf(table.state, memo.tile, memo.improved));
  },
});

/** What is paid is built; then the action is over. */
export const built = runs<Brazil, Stint>("built", (table, frame) => {
  const memo = memoIn(frame, "build");
  table.pop();
  table.pop();
  checkLimits(table, frame.seat);
  placeTile(table, frame.seat, memo.tile, memo.hex, (memo.jesuits & 1) === 1);
  if (memo.tile2 !== NO_TILE) placeTile(table, frame.seat, memo.tile2, memo.hex2, memo.jesuits >= 2);
});
