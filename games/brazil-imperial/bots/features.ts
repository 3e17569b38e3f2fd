import type { SeatId } from "@caravel/kernel";
import { RESOURCE_COUNT, RESOURCES } from "../content/resources.ts";
import { GOODS, IMPROVED_SPACES } from "../content/spaces.ts";
import { UNITS_PER_COLOUR } from "../content/units.ts";
import { addTileTokens, noFunds } from "../rules/funds.ts";
import { BEFORE_ACTION, type Brazil, bitCount, contentOf, hasAdvantage, sum } from "../rules/state.ts";
import { partsOf, sumOf } from "./evaluation.ts";
import { nearestQuest } from "./pursuits.ts";

/** What is counted of a seat at any time; each is counted once more in proportion to the ages left. */
const LASTING = [
  "estimate",
  "units-vp",
  "goods-vp",
  "paintings-vp",
  "quests-vp",
  "gold-cards-vp",
  "exploration-vp",
  "palaces-vp",
  "tiles-vp",
  "pursuits",
  "wealth",
  "founding",
  "scouting",
  "danger",
  "nearest-quest",
  "quest-at-hand",
  "quests",
  ...RESOURCES,
  "gold-cards",
  "battle-cards",
  "paintings",
  "improvements",
  "tiles",
  "palaces",
  "strength-on-map",
  "units-on-map",
  "advantage",
  "turn",
] as const;

/** The names of the features, in their order. */
export const FEATURES: readonly string[] = [...LASTING, ...LASTING.map((name) => `${name}-early`)];

/** By age: how much of the game is still to come; nothing is in the last round. */
const EARLY: readonly number[] = [1, 1, 0.6, 0.3];

/** Writes the features of all seats. */
export function measure(state: Brazil, out: Float64Array): void {
  const early = state.isEnding ? 0 : EARLY[state.age];
  for (let owner = 0; owner < state.players; owner++) {
    const start = owner * FEATURES.length;
    const end = measureSeat(state, owner, out, start);
    for (let place = start; place < end; place++) out[place + LASTING.length] = out[place] * early;
  }
}

const tokens = noFunds();
/** What is left of a quest that is as good as done. */
const AT_HAND = 0.8;

/** Writes what lasts of one seat; says where it ends. */
function measureSeat(state: Brazil, owner: SeatId, out: Float64Array, start: number): number {
  const seat = state.seats[owner];
  let place = measureParts(state, owner, out, start);
  const nearest = nearestQuest(state, owner);
  out[place++] = nearest;
  out[place++] = nearest > AT_HAND ? 1 : 0;
  out[place++] = seat.quests.length / 3;
  tokens.fill(0);
  addTileTokens(state, owner, tokens);
  for (let resource = 0; resource < RESOURCE_COUNT; resource++)
    out[place++] = (tokens[resource] + seat.stock[resource]) / 5;
  out[place++] = sum(seat.gold) / 3;
  out[place++] = sum(seat.battle) / 3;
  out[place++] = bitCount(seat.paintings) / 3;
  let improved = 0;
  for (let good = 0; good < GOODS.length; good++)
    if (seat.goods[good] >= 0 && seat.goods[good] < IMPROVED_SPACES) improved++;
  out[place++] = improved / 3;
  out[place++] = seat.tiles.length / 5;
  out[place++] = bitCount(seat.palaces) / 3;
  place = measureUnits(state, owner, out, place);
  out[place++] = hasAdvantage(seat) ? 1 : 0;
  out[place++] = turnToCome(state, owner);
  return place;
}

/** Writes the parts of the evaluation. */
function measureParts(state: Brazil, owner: SeatId, out: Float64Array, start: number): number {
  const parts = partsOf(state, owner);
  const { sheet } = parts;
  let place = start;
  out[place++] = sumOf(state, parts) / 10;
  out[place++] = sheet.units / 10;
  out[place++] = sheet.goods / 10;
  out[place++] = sheet.paintings / 10;
  out[place++] = sheet.quests / 10;
  out[place++] = sheet.goldCards / 10;
  out[place++] = sheet.exploration / 10;
  out[place++] = sheet.palaces / 10;
  out[place++] = sheet.tiles / 10;
  out[place++] = parts.pursuits / 10;
  out[place++] = parts.wealth / 5;
  out[place++] = parts.founding / 2;
  out[place++] = parts.scouting / 2;
  out[place++] = parts.danger / 2;
  return place;
}

function measureUnits(state: Brazil, owner: SeatId, out: Float64Array, start: number): number {
  const strengths = contentOf(state).unitStrength[state.seats[owner].colour];
  let [strength, units] = [0, 0];
  for (let unit = 0; unit < UNITS_PER_COLOUR; unit++) {
    if (state.units[owner * UNITS_PER_COLOUR + unit] < 0) continue;
    strength += strengths[unit];
    units++;
  }
  out[start] = strength / 5;
  out[start + 1] = units / 3;
  return start + 2;
}

/** How much of its turn a seat has still to play in this round: those who had theirs only seem to be ahead of the others. */
function turnToCome({ players, first, active, phase, isEnding }: Brazil, seat: SeatId): number {
  if (isEnding && seat === active && phase !== BEFORE_ACTION) return 0;
  const after = (other: SeatId) => (other - first + players) % players;
  if (seat === active) return phase === BEFORE_ACTION ? 1 : ITS_MOVES;
  return after(seat) > after(active) ? 1 : 0;
}

/** What the moves after the action are of a turn. */
const ITS_MOVES = 0.2;
