import { asks, draft, draftedOf, type SeatId } from "@caravel/kernel";
import { MARKET_SPACES, NO_GOOD, SHIP_SPACES } from "../content/content.ts";
import {
  CITY_COUNT,
  EXPEDITIONS,
  FAVOUR_VP,
  FIELD_COUNT,
  GUILD_INFLUENCE,
  MOST_WEALTH,
  NATIONAL_WEALTH,
  REALS,
  REQUEST_COUNT,
  SCORED_IN_ROUND,
  SHIPS_PER_REQUEST,
  SUGAR,
  TRADE_ROUTES,
  URBANIZATION,
  WHEAT,
  WINE,
} from "../content/pieces.ts";
import { fact } from "./events.ts";
import { type Scene, scene, wealthMemo } from "./frames.ts";
import { scoreRule } from "./home-rules.ts";
import { SCORE, WEALTH } from "./moves.ts";
import { enterPhase } from "./phases.ts";
import { contentOf, countBits, figuresInCity, type Madeira, type MadeiraTable, PHASE_E } from "./state.ts";
import { STEP } from "./steps.ts";
import { earn } from "./vp-sources.ts";
import { majorityIn } from "./workers.ts";

/** The place of a round, or of the next one in which requests are scored, among rounds 1, 3 and 5. */
const scoringNumber = (round: number): number => round >> 1;

/** MA-E-01 to -03: are requests scored in this round? */
export function isScoringRound({ round }: Madeira): boolean {
  return SCORED_IN_ROUND[round] > 0;
}

export function askRequests(table: MadeiraTable, _frame: Scene, seat: SeatId): void {
  enterPhase(table, PHASE_E);
  table.push(scene(STEP.requests, seat));
}

/** MA-E-01 to -04: so many of the requests held are scored and discarded. */
export const requests = draft<Madeira, Scene>("requests", {
  picks: [SCORE],
  turnRule: "MA-E-07",
  instead: { done: scoreRule },
  left: (state, frame, seat, type) => state.seats[seat].requests[type] - draftedOf(frame, type),
  least: (state, _frame, seat) => requestsToScore(state, seat),
  most: (state, _frame, seat) => requestsToScore(state, seat),
  refuse: scoreRule,
  finish(table, frame, seat) {
    const { state } = table;
    for (let type = 0; type < REQUEST_COUNT; type++) {
      const count = draftedOf(frame, type);
      if (count === 0) continue;
      state.seats[seat].requests[type] -= count;
      if (type === NATIONAL_WEALTH) table.push(scene(STEP.wealth, seat, { of: "wealth", left: count }));
      else scoreRequest(table, seat, type, count);
    }
  },
});

/** How many requests the seat scores in this round: never more than it holds. */
export function requestsToScore(state: Madeira, seat: SeatId): number {
  const held = state.seats[seat].requests;
  const sum = held[0] + held[1] + held[2] + held[3] + held[4];
  const wanted = SCORED_IN_ROUND[state.round];
  return sum < wanted ? sum : wanted;
}

function scoreRequest(table: MadeiraTable, seat: SeatId, type: number, count: number): void {
  const vp = requestVp(table.state, seat, type, count);
  earn(table.state.seats[seat], type, vp);
  table.tell?.(fact({ type: "scored", seat, request: type, vp }));
}

/** MA-RULING-12: the best that so many requests of a type bring together, without the reals of National Wealth. */
export function requestVp(state: Madeira, seat: SeatId, type: number, count: number): number {
  switch (type) {
    case TRADE_ROUTES:
      return shipVp(state, seat, true, count * SHIPS_PER_REQUEST);
    case EXPEDITIONS:
      return shipVp(state, seat, false, count * SHIPS_PER_REQUEST);
    case GUILD_INFLUENCE:
      return favourVp(state, seat, count);
    case URBANIZATION:
      return cityVp(state, seat, count);
    default:
      return 0;
  }
}

/** MA-REQ-01, -02: the best ships on markets, or in colonies. */
function shipVp(state: Madeira, seat: SeatId, onMarkets: boolean, most: number): number {
  const content = contentOf(state);
  const values = onMarkets ? content.marketVp : content.colonyVp;
  const worth: number[] = [];
  const [first, end] = onMarkets ? [0, MARKET_SPACES] : [MARKET_SPACES, SHIP_SPACES];
  for (let space = first; space < end; space++)
    if (state.harbours[space] === seat) worth.push(values[content.spaceArea[space]][scoringNumber(state.round)]);
  return sumOfBest(worth, most);
}

function sumOfBest(worth: number[], most: number): number {
  worth.sort((one, other) => other - one);
  let sum = 0;
  for (let place = 0; place < worth.length && place < most; place++) sum += worth[place];
  return sum;
}

/** MA-REQ-03, MA-E-05: each request counts one favour of a guild; the same favour never counts twice. */
function favourVp(state: Madeira, seat: SeatId, count: number): number {
  const { guilds, guildFavours } = contentOf(state);
  let counted = 0;
  for (const guild of guilds) {
    const up = countBits(state.seats[seat].faceUp & guildFavours[guild]);
    counted += up < count ? up : count;
  }
  return counted * FAVOUR_VP;
}

/** MA-REQ-05: what a city is worth to a seat. */
export function valueOfCity(state: Madeira, seat: SeatId, city: number): number {
  const { majority, minority } = contentOf(state);
  if (figuresInCity(state, city, seat) === 0) return 0;
  return majorityIn(state, city) === seat ? majority[city] : minority[city];
}

function cityVp(state: Madeira, seat: SeatId, count: number): number {
  const worth: number[] = [];
  for (let city = 0; city < CITY_COUNT; city++) worth.push(valueOfCity(state, seat, city));
  return sumOfBest(worth, count);
}

/** MA-REQ-04: up to 15 reals, 1 VP each. */
export const wealth = asks<Madeira, Scene>("wealth", {
  verbs: [WEALTH],
  turnRule: "MA-E-07",
  instead: { done: "MA-REQ-04" },
  moves(state, frame, seat, list) {
    const reals = state.seats[seat].items[REALS];
    if (reals === 0 || wealthMemo(frame).left === 0) return;
    for (let paid = 0; paid <= MOST_WEALTH && paid <= reals; paid++) list.add(WEALTH.of(paid));
  },
  refuse: (state, _frame, seat, move) => (WEALTH.first(move) <= state.seats[seat].items[REALS] ? null : "MA-GEN-05"),
  play(table, frame, seat, move) {
    const player = table.state.seats[seat];
    const vp = WEALTH.first(move);
    player.items[REALS] -= vp;
    earn(player, NATIONAL_WEALTH, vp);
    table.tell?.(fact({ type: "scored", seat, request: NATIONAL_WEALTH, vp }));
    wealthMemo(frame).left--;
  },
  // MA-E-04: whoever has no reals scores it all the same
  skip(table, frame, seat) {
    table.pop();
    for (let left = wealthMemo(frame).left; left > 0; left--)
      table.tell?.(fact({ type: "scored", seat, request: NATIONAL_WEALTH, vp: 0 }));
  },
});

/** MA-E-CONV: convertible fields without wood change in rounds 2 (wheat) and 4 (sugar). */
export function convertFields(table: MadeiraTable): void {
  const { state } = table;
  const { fieldGood, convertsTo } = contentOf(state);
  enterPhase(table, PHASE_E);
  const good = state.round === 2 ? WHEAT : SUGAR;
  const changed: number[] = [];
  for (let field = 0; field < FIELD_COUNT; field++) {
    if (fieldGood[field] !== good || convertsTo[field] === NO_GOOD || state.wood[field] > 0) continue;
    state.converted |= 1 << field;
    changed.push(field);
  }
  table.tell?.(fact({ type: "converted", fields: changed, good: state.round === 2 ? SUGAR : WINE }));
}
