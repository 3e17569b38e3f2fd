import { GivenError, isFields } from "@caravel/kernel";
import { count, type Fields, fields, list, numberOf } from "@caravel/kernel/given";
import { SHIP_SPACES } from "../content/content.ts";
import {
  BUILDINGS,
  COLONIES,
  FAVOURS,
  FIELDS,
  HIGHEST_FACE,
  ITEMS,
  REQUESTS,
  SHIPS,
  WORKERS,
} from "../content/pieces.ts";
import { differentNumbersOf } from "./given.ts";
import { CITY_SPACE_WORDS, SHIP_SPACE_WORDS } from "./places.ts";
import { contentOf, type Madeira, NO_FAVOUR, NOBODY, type Seat, workersOnBoard } from "./state.ts";

const SEAT = [
  ...ITEMS,
  "pirates",
  "vp",
  "mill",
  "home",
  "watch",
  "fields",
  "colonies",
  "cities",
  "ships",
  "shipsAtHome",
  "markers",
  "dice",
  "requests",
  "favours",
  "faceDown",
];

/** The players of a position; whoever is not named keeps what the setup gave. */
export function arrangeSeats(state: Madeira, value: unknown): void {
  const names = state.seats.map((_, seat) => String(seat));
  const given = fields(value, "seats", names);
  for (const name of names) if (given[name] !== undefined) arrangeSeat(state, Number(name), given[name]);
  for (let seat = 0; seat < state.players; seat++) {
    sendHome(state, seat);
    const said = given[seat];
    if (isFields(said)) checkHome(state, seat, said);
  }
}

/** Who says how many are at home must be right: all others are on the board. */
function checkHome(state: Madeira, seat: number, given: Fields): void {
  const { home, ships } = state.seats[seat];
  if (given.home !== undefined && count(given.home, `seat ${seat}.home`) !== home)
    throw new GivenError(`seat ${seat}.home: ${WORKERS - home} workers are on the board, so ${home} are at home`);
  if (given.shipsAtHome !== undefined && count(given.shipsAtHome, `seat ${seat}.shipsAtHome`) !== ships)
    throw new GivenError(`seat ${seat}.shipsAtHome: ${SHIPS - ships} ships are on the board, so ${ships} are at home`);
}

/** Workers and ships that are nowhere else are at home. */
function sendHome(state: Madeira, seat: number): void {
  const player = state.seats[seat];
  player.home = WORKERS - workersOnBoard(state, seat);
  player.ships = SHIPS - state.harbours.filter((owner) => owner === seat).length;
  if (player.home < 0) throw new GivenError(`seat ${seat} has more than ${WORKERS} workers on the board`);
  if (player.ships < 0) throw new GivenError(`seat ${seat} has more than ${SHIPS} ships on the board`);
}

function arrangeSeat(state: Madeira, seat: number, value: unknown): void {
  const where = `seat ${seat}`;
  const given = fields(value, where, SEAT);
  const player = state.seats[seat];
  for (const [item, name] of ITEMS.entries())
    if (given[name] !== undefined) player.items[item] = count(given[name], `${where}.${name}`);
  for (const name of ["pirates", "vp", "mill", "watch"] as const)
    if (given[name] !== undefined) player[name] = count(given[name], `${where}.${name}`);
  if (given.fields !== undefined)
    player.land = bitsOf(differentNumbersOf(given.fields, [...FIELDS, "forest"], `${where}.fields`));
  if (given.colonies !== undefined) player.colonies = countsOf(given.colonies, COLONIES, `${where}.colonies`);
  if (given.markers !== undefined) player.markers = countsOf(given.markers, BUILDINGS, `${where}.markers`);
  if (given.dice !== undefined) player.dice = diceOf(given.dice, `${where}.dice`);
  if (given.requests !== undefined) {
    player.requests = player.requests.map(() => 0);
    for (const name of list(given.requests, `${where}.requests`))
      player.requests[numberOf(name, REQUESTS, `${where}.requests`)]++;
  }
  arrangeFigures(state, seat, given, where);
  arrangeFavours(state, player, given, where);
}

/** Workers in cities and ships on their spaces. */
function arrangeFigures(state: Madeira, seat: number, given: Fields, where: string): void {
  if (given.cities !== undefined) {
    state.cities = state.cities.map((figure) => (figure === seat ? NOBODY : figure));
    for (const space of differentNumbersOf(given.cities, CITY_SPACE_WORDS, `${where}.cities`)) {
      if (state.cities[space] !== NOBODY) throw new GivenError(`${where}: ${CITY_SPACE_WORDS[space]} is taken`);
      state.cities[space] = seat;
    }
  }
  if (given.ships !== undefined)
    for (const space of differentNumbersOf(given.ships, SHIP_SPACE_WORDS, `${where}.ships`)) {
      if (space >= SHIP_SPACES || contentOf(state).standsOn[space] !== space)
        throw new GivenError(`${where}: ${SHIP_SPACE_WORDS[space]} is not in use with ${state.players} players`);
      if (state.harbours[space] !== NOBODY) throw new GivenError(`${where}: ${SHIP_SPACE_WORDS[space]} is taken`);
      state.harbours[space] = seat;
    }
}

/** Favours in front of a player lie on no district. */
function arrangeFavours(state: Madeira, player: Seat, given: Fields, where: string): void {
  const up = differentNumbersOf(given.favours ?? [], FAVOURS, `${where}.favours`);
  const down = differentNumbersOf(given.faceDown ?? [], FAVOURS, `${where}.faceDown`);
  player.faceUp = bitsOf(up);
  player.favours = bitsOf([...up, ...down]);
  for (const favour of [...up, ...down]) {
    const district = state.districts.indexOf(favour);
    if (district === -1) throw new GivenError(`${where}: the ${FAVOURS[favour]} is somebody else's`);
    state.districts[district] = NO_FAVOUR;
  }
}

function bitsOf(numbers: readonly number[]): number {
  return numbers.reduce((bits, number) => bits | (1 << number), 0);
}

/** `{ brasil: 2 }` as counts by number. */
function countsOf(value: unknown, names: readonly string[], where: string): number[] {
  const given = fields(value, where, names);
  return names.map((name) => (given[name] === undefined ? 0 : count(given[name], `${where}.${name}`)));
}

/** `[1, 3, 3]` as counts by value. */
export function diceOf(value: unknown, where: string): number[] {
  const dice = new Array<number>(HIGHEST_FACE + 1).fill(0);
  for (const die of list(value, where)) {
    const face = count(die, where);
    if (face < 1 || face > HIGHEST_FACE) throw new GivenError(`${where}: no die shows ${face}`);
    dice[face]++;
  }
  return dice;
}
