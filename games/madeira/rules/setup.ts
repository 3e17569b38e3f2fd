import { asks, type Chance, type Options, type SeatId, sequence } from "@caravel/kernel";
import { contentFor, SHIP_SPACES } from "../content/content.ts";
import {
  BUILDING_COUNT,
  CITIZEN_SPACE,
  CITY_COUNT,
  CITY_SPACES,
  COLONY_COUNT,
  DICE_PER_ROW,
  EXTRA_REALS,
  FAVOUR_COUNT,
  FIELD_WORKERS,
  FOREST,
  HIGHEST_FACE,
  PASS_COUNT,
  PRINTED,
  REALS,
  REGION_FIELDS,
  REGION_OF,
  REQUEST_COUNT,
  SHIPS,
  SPACES_PER_CITY,
  START_ITEMS,
  WATCH_WORKERS,
  WORKERS,
} from "../content/pieces.ts";
import { fact } from "./events.ts";
import { type Scene, scene } from "./frames.ts";
import { MOVE } from "./moves.ts";
import { inReversePassOrder } from "./order.ts";
import { FIRST_CITY_SPACE, FIRST_COLONY, HOME } from "./places.ts";
import {
  CITIZEN,
  contentOf,
  countBits,
  isOpenSpace,
  type Madeira,
  type MadeiraTable,
  NO_BUILDING,
  NOBODY,
  passOrder,
  SETUP_PHASE,
  type Seat,
} from "./state.ts";
import { STEP } from "./steps.ts";
import { VP_SOURCES } from "./vp-sources.ts";
import { liftFigure, setFigure } from "./workers.ts";

const zeros = (length: number): number[] => new Array<number>(length).fill(0);

function shuffled(items: readonly number[], chance: Chance): number[] {
  const order = items.slice();
  chance.shuffle(order);
  return order;
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, number) => number);
}

/** MA-SETUP-02, -03, -14, -15, -23: a player before the first workers are placed. */
export function newSeat(millStart: number): Seat {
  return {
    items: START_ITEMS.slice(),
    pirates: 0,
    vp: 0,
    mill: millStart,
    home: WORKERS - WATCH_WORKERS,
    ships: SHIPS,
    watch: WATCH_WORKERS,
    land: 0,
    colonies: zeros(COLONY_COUNT),
    markers: zeros(BUILDING_COUNT),
    dice: zeros(HIGHEST_FACE + 1),
    requests: zeros(REQUEST_COUNT),
    favours: 0,
    faceUp: 0,
    startedWith: 0,
    earned: zeros(VP_SOURCES.length),
  };
}

/** MA-SETUP-09, -10: the requests of this number of players, five in a row, as counts by row and type. */
function layRequests(players: number, requestTiles: readonly number[], chance: Chance): number[] {
  const tiles = numbers(REQUEST_COUNT).flatMap((type) => new Array<number>(requestTiles[type]).fill(type));
  const rows = zeros(players * REQUEST_COUNT);
  for (const [place, type] of shuffled(tiles, chance).entries())
    rows[Math.trunc(place / REQUEST_COUNT) * REQUEST_COUNT + type]++;
  return rows;
}

/** MA-SETUP: lays out the box. */
export function setup(players: number, options: Options, chance: Chance): Madeira {
  const pack = String(options.content ?? "");
  const content = contentFor(players, pack);
  const seats = numbers(players).map(() => newSeat(content.millStart));
  // MA-SETUP-05, -06: the starting request with most crowns goes first
  const crowns = shuffled(numbers(content.startingRequests.length), chance).slice(0, players);
  for (const [seat, number] of crowns.entries()) {
    seats[seat].startedWith = number;
    seats[seat].requests[content.startingRequests[number]]++;
  }
  const first = crowns.indexOf(Math.max(...crowns));
  const passColumn = new Array<number>(PASS_COUNT).fill(NOBODY);
  for (let place = 0; place < players; place++) {
    const seat = (first + place) % players;
    passColumn[place] = seat;
    seats[seat].items[REALS] += EXTRA_REALS[place];
  }
  const rowRequests = layRequests(players, content.requestTiles, chance);
  const districts = shuffled(numbers(FAVOUR_COUNT), chance);
  const cities = new Array<number>(CITY_SPACES).fill(NOBODY);
  for (let city = 0; city < CITY_COUNT; city++) cities[city * SPACES_PER_CITY + CITIZEN_SPACE] = CITIZEN;
  const [rewardsA, rewardsB] = [shuffled(content.rewardsA, chance), shuffled(content.rewardsB, chance)];
  return {
    players,
    stack: [scene(STEP.round, first), scene(STEP.opening, first)],
    pack,
    round: 0,
    phase: SETUP_PHASE,
    characters: new Array<number>(BUILDING_COUNT).fill(PRINTED),
    pirateDice: zeros(HIGHEST_FACE + 1),
    rowDice: zeros(players * DICE_PER_ROW),
    rowRequests,
    diceColumn: new Array<number>(PASS_COUNT).fill(NOBODY),
    passColumn,
    cities,
    districts,
    harbours: new Array<number>(SHIP_SPACES).fill(NOBODY),
    wood: content.fieldWood.slice(),
    converted: 0,
    rewards: numbers(COLONY_COUNT).flatMap((colony) => [rewardsA[colony], rewardsB[colony]]),
    guildDice: zeros(BUILDING_COUNT),
    pirateDiceOn: zeros(BUILDING_COUNT),
    building: NO_BUILDING,
    rolled: 0,
    rolledPirate: 0,
    favourUsed: false,
    woodBought: 0,
    engineer: false,
    lord: false,
    diplomat: false,
    seats,
  };
}

/** MA-SETUP-13, -18: what is done before the first round. */
export const opening = sequence<Madeira, Scene>("opening", {
  begin: tellSetUp,
  cities: inReversePassOrder((table, _frame, seat) => table.push(scene(STEP.cityWorker, seat))),
  fields: inReversePassOrder((table, _frame, seat) => table.push(scene(STEP.fieldWorkers, seat))),
});

function tellSetUp(table: MadeiraTable): void {
  if (table.tell === null) return;
  const { state } = table;
  const requests = state.seats.map((seat) => seat.requests.findIndex((count) => count > 0));
  table.tell?.(fact({ type: "setUp", order: passOrder(state), requests }));
}

function settle(table: MadeiraTable, seat: SeatId, place: number): void {
  liftFigure(table.state, seat, HOME);
  setFigure(table.state, seat, place, seat);
  table.tell?.(fact({ type: "movedWorker", seat, from: HOME, to: place, isCitizen: false }));
}

/** MA-RULING-03: the rule against a space of a city for the first worker, or null. */
function refuseCitySpace(state: Madeira, space: number): string | null {
  if (!isOpenSpace(state, space)) return "MA-MOVE-06";
  if (!contentOf(state).isFirstWorkerRightmost) return null;
  const end = (Math.trunc(space / SPACES_PER_CITY) + 1) * SPACES_PER_CITY;
  for (let further = space + 1; further < end; further++) if (isOpenSpace(state, further)) return "MA-RULING-03";
  return null;
}

/** MA-SETUP-13, MA-RULING-03: one worker on any empty space of a built district. */
export const cityWorker = asks<Madeira, Scene>("cityWorker", {
  verbs: [MOVE],
  turnRule: "MA-SETUP-13",
  instead: { done: "MA-SETUP-13" },
  moves(state, _frame, _seat, list) {
    for (let space = 0; space < CITY_SPACES; space++)
      if (refuseCitySpace(state, space) === null) list.add(MOVE.of(HOME, FIRST_CITY_SPACE + space));
  },
  refuse(state, _frame, _seat, move) {
    const [from, to] = [MOVE.first(move), MOVE.second(move)];
    if (from !== HOME || to < FIRST_CITY_SPACE || to >= FIRST_COLONY) return "MA-SETUP-13";
    return refuseCitySpace(state, to - FIRST_CITY_SPACE);
  },
  play(table, _frame, seat, move) {
    table.pop();
    settle(table, seat, MOVE.second(move));
  },
});

/** MA-SETUP-18 to -20: the rule against a field or the forest, or null. */
function refuseField(state: Madeira, seat: SeatId, place: number): string | null {
  for (let other = 0; other < state.players; other++) if ((state.seats[other].land >> place) & 1) return "MA-SETUP-19";
  if (place === FOREST) return null;
  return (state.seats[seat].land & REGION_FIELDS[REGION_OF[place]]) === 0 ? null : "MA-SETUP-20";
}

/** MA-SETUP-18: two workers on two fields, or on a field and the forest. */
export const fieldWorkers = asks<Madeira, Scene>("fieldWorkers", {
  verbs: [MOVE],
  turnRule: "MA-SETUP-18",
  instead: { done: "MA-SETUP-18" },
  moves(state, _frame, seat, list) {
    if (countBits(state.seats[seat].land) >= FIELD_WORKERS) return;
    for (let place = 0; place <= FOREST; place++)
      if (refuseField(state, seat, place) === null) list.add(MOVE.of(HOME, place));
  },
  refuse(state, _frame, seat, move) {
    const [from, to] = [MOVE.first(move), MOVE.second(move)];
    return from !== HOME || to > FOREST ? "MA-SETUP-18" : refuseField(state, seat, to);
  },
  play: (table, _frame, seat, move) => settle(table, seat, MOVE.second(move)),
});
