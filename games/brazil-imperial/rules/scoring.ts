import type { SeatId } from "@caravel/kernel";
import { ACADEMY, TEMPLE } from "../content/buildings.ts";
import { EXPLORATION_COUNT, SPECIES_VP, UNKNOWN_SPECIES } from "../content/cards.ts";
import { FOREST } from "../content/maps.ts";
import { PAINTING_COUNT, type PointsPer } from "../content/paintings.ts";
import { SCIENCE } from "../content/resources.ts";
import { GOOD_COUNT, PALACE_ROWS } from "../content/spaces.ts";
import { UNITS_PER_COLOUR } from "../content/units.ts";
import { countCities, countHeld, palaceRaise, tilePoints } from "./empire.ts";
import { goodsMade, isGoalMet, unitsDeployed } from "./quests.ts";
import { isSoloWon } from "./solo.ts";
import {
  type Brazil,
  contentOf,
  controllerOf,
  holds,
  IN_FACTORY,
  isBuilding,
  isOpenTerrain,
  isSolo,
  mapOf,
  NEVER_DEPLOYED,
  ON_BOARD,
  ON_COROADOS,
  ON_VICTORIA,
  tokenPlace,
} from "./state.ts";

/** Where a player's points come from (BI-SCORE-01 to -08). */
export interface ScoreSheet {
  readonly units: number;
  readonly goods: number;
  readonly paintings: number;
  readonly quests: number;
  readonly goldCards: number;
  readonly exploration: number;
  readonly palaces: number;
  readonly tiles: number;
  readonly total: number;
}

function scoreUnits(state: Brazil, seat: SeatId): number {
  const strengths = contentOf(state).unitStrength[state.seats[seat].colour];
  let points = 0;
  for (let unit = 0; unit < UNITS_PER_COLOUR; unit++)
    if (state.units[seat * UNITS_PER_COLOUR + unit] !== NEVER_DEPLOYED) points += strengths[unit];
  return points;
}

/** BI-MON-09: a point for each good on the monarch board. */
const VICTORIA_VP = 1;

function scoreGoods(state: Brazil, seat: SeatId): number {
  const { goods } = state.seats[seat];
  const { goodVp, factoryVp } = contentOf(state);
  let points = 0;
  for (let good = 0; good < GOOD_COUNT; good++) {
    if (goods[good] === ON_BOARD) continue;
    points += goodVp[good];
    if (goods[good] === ON_VICTORIA) points += VICTORIA_VP;
    if (goods[good] === IN_FACTORY) points += factoryVp;
  }
  return points;
}

/** BI-PTG-03: distinct open forest hexes next to the empire. */
function forestsBeside(state: Brazil, seat: SeatId): number {
  const { neighbours, size } = mapOf(state);
  let count = 0;
  for (let hex = 0; hex < size; hex++)
    if (isOpenTerrain(state, hex, FOREST) && neighbours[hex].some((next) => state.owner[next] === seat)) count++;
  return count;
}

function finalCount(state: Brazil, seat: SeatId, per: PointsPer): number {
  if (per === "forestNextToEmpire") return forestsBeside(state, seat);
  if (per === "templeOrAcademy") return countHeld(state, seat, (1 << TEMPLE) | (1 << ACADEMY));
  if (per === "cityOrCapital") return countCities(state, seat) + 1;
  return state.seats[seat].revealed.length;
}

function scorePaintings(state: Brazil, seat: SeatId): number {
  const { paintings, oldMarkers } = state.seats[seat];
  const { markerVp, paintingVp, finalPoints } = contentOf(state);
  let points = oldMarkers[0] === ON_COROADOS ? markerVp : 0;
  for (let painting = 0; painting < PAINTING_COUNT; painting++)
    if (((paintings >> painting) & 1) === 1) points += paintingVp[painting];
  for (const { mask, per, vp } of finalPoints)
    if ((paintings & mask) !== 0) points += vp * finalCount(state, seat, per);
  return points;
}

/** BI-QUEST-05, -06: shown quests count in full, others of age III goal by goal. */
function scoreQuests(state: Brazil, seat: SeatId): number {
  const { quests, revealed, monarch } = state.seats[seat];
  const { questVp, questGoals, monarchs } = contentOf(state);
  let points = Math.min(revealed.length, monarchs[monarch]?.rewardedQuests ?? 0);
  for (const quest of revealed) {
    points += questVp[quest];
    for (const goal of questGoals[quest]) points += goal.vp;
  }
  for (const quest of quests)
    if (quest >= 0)
      for (const goal of questGoals[quest]) if (goal.vp > 0 && isGoalMet(state, seat, goal)) points += goal.vp;
  return points;
}

/** BI-SCORE-05: gold cards whose condition holds, for tiles under control; a hidden hand is worth nothing to whoever looks. */
function scoreGoldCards(state: Brazil, seat: SeatId): number {
  const { gold } = state.seats[seat];
  if (gold.length === 1) return 0;
  let points = 0;
  for (const { card, sides, least, vp } of contentOf(state).endCards) {
    if (gold[card] === 0) continue;
    let controlled = 0;
    for (let hex = 0; hex < state.tile.length; hex++)
      if (isBuilding(state, hex) && ((sides >> state.tile[hex]) & 1) === 1 && controllerOf(state, hex) === seat)
        controlled++;
    if (controlled >= least) points += vp * gold[card];
  }
  return points;
}

function scoreExploration(state: Brazil, seat: SeatId): number {
  const { kept } = state.seats[seat];
  let points = SPECIES_VP[kept[UNKNOWN_SPECIES]];
  const { explores } = contentOf(state);
  for (let tile = 0; tile < EXPLORATION_COUNT; tile++) points += kept[tile] * explores[tile].vp;
  return points;
}

function scorePalaces(state: Brazil, seat: SeatId): number {
  const player = state.seats[seat];
  let points = 0;
  for (let hex = 0; hex < state.tile.length; hex++)
    if (isBuilding(state, hex) && holds(state, seat, hex)) points += palaceRaise(player, state.tile[hex]);
  for (const [palace, { perGood, perUnit }] of PALACE_ROWS.entries())
    if (((player.palaces >> palace) & 1) === 1)
      points += perGood * goodsMade(player) + perUnit * unitsDeployed(state, seat);
  return points;
}

function scoreTiles(state: Brazil, seat: SeatId): number {
  let points = 0;
  for (let hex = 0; hex < state.tile.length; hex++)
    if (state.tile[hex] >= 0 && controllerOf(state, hex) === seat) points += tilePoints(state, hex, seat);
  return points;
}

/** The score sheet of a player. */
export function scoreSheet(state: Brazil, seat: SeatId): ScoreSheet {
  const units = scoreUnits(state, seat);
  const goods = scoreGoods(state, seat);
  const paintings = scorePaintings(state, seat);
  const quests = scoreQuests(state, seat);
  const goldCards = scoreGoldCards(state, seat);
  const exploration = scoreExploration(state, seat);
  const palaces = scorePalaces(state, seat);
  const tiles = scoreTiles(state, seat);
  const total = units + goods + paintings + quests + goldCards + exploration + palaces + tiles;
  return { units, goods, paintings, quests, goldCards, exploration, palaces, tiles, total };
}

/** Points by seat; alone one wins or loses (BI-SOLO-12). */
export function scores(state: Brazil): number[] {
  if (isSolo(state)) return [isSoloWon(state) ? 1 : 0];
  return state.seats.map((_, seat) => scoreSheet(state, seat).total);
}

/** BI-SCORE-10: science on controlled tiles. */
export function scienceOnMap(state: Brazil, seat: SeatId): number {
  let science = 0;
  for (let hex = 0; hex < state.tile.length; hex++)
    if (state.tile[hex] >= 0 && controllerOf(state, hex) === seat) science += state.tokens[tokenPlace(hex, SCIENCE)];
  return science;
}

/** BI-SCORE-10: most points, then most science on the map, else shared. */
export function winners(state: Brazil): SeatId[] {
  if (isSolo(state)) return isSoloWon(state) ? [0] : [];
  const points = scores(state);
  const most = Math.max(...points);
  const best = [...points.keys()].filter((seat) => points[seat] === most);
  const science = Math.max(...best.map((seat) => scienceOnMap(state, seat)));
  return best.filter((seat) => scienceOnMap(state, seat) === science);
}
