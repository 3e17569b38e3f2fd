import { everybody, GivenError, isFields, nextSeat, only, type SeatId } from "@caravel/kernel";
import { BOARD_SPACES, BUILDING_NAMES, BUILDINGS, PLANTS } from "../content/buildings.ts";
import { COLONISTS, GOODS, NOBLES, QUARRY, ROLES, SHIPS, TILES } from "../content/pieces.ts";
import { PLACES } from "./moves.ts";
import { HAS_LOADED, USED_SMALL_WHARF, USED_SUPPLIER, USED_WHARF } from "./roles/captain.ts";
import {
  addAt,
  colonistsOf,
  contentOf,
  copy,
  EMPTY,
  ENDINGS,
  EXPANSION_2,
  IN_THE_MIDDLE,
  NOT_BUILT,
  NOT_IN_THE_GAME,
  noblesOf,
  owns,
  type Phase,
  POINTS_GONE,
  type PuertoRico,
  phase,
  type Seat,
  uses,
} from "./state.ts";
import { STEP } from "./steps.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a part of `given`; complains about names it does not know. */
function fields(value: unknown, where: string, known: readonly string[]): Fields {
  if (!isFields(value)) throw new GivenError(`${where} must be names and values`);
  for (const name of Object.keys(value))
    if (!known.includes(name)) throw new GivenError(`${where} has no "${name}"; it knows ${known.join(", ")}`);
  return value;
}

function count(value: unknown, where: string): number {
  if (!Number.isInteger(value) || (value as number) < 0)
    throw new GivenError(`${where} must be a whole number from 0, not ${value}`);
  return value as number;
}

function list(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new GivenError(`${where} must be a list`);
  return value;
}

/** The number of a name in a list of names. */
function numberOf(name: unknown, names: readonly string[], where: string): number {
  const number = names.indexOf(String(name));
  if (number === -1) throw new GivenError(`${where}: "${name}" is none of ${names.join(", ")}`);
  return number;
}

/** `{ corn: 2 }` as counts by number. */
function counts(value: unknown, names: readonly string[], where: string): number[] {
  const given = fields(value, where, names);
  return names.map((name) => (given[name] === undefined ? 0 : count(given[name], `${where}.${name}`)));
}

/** `[corn, corn]` as counts by number. */
function countList(value: unknown, names: readonly string[], where: string): number[] {
  const result = names.map(() => 0);
  for (const name of list(value, where)) result[numberOf(name, names, where)]++;
  return result;
}

function seatNumber(value: unknown, state: PuertoRico, where: string): SeatId {
  const seat = count(typeof value === "string" ? Number(value) : value, where);
  if (seat >= state.players) throw new GivenError(`${where}: there is no seat ${seat}`);
  return seat;
}

function seatSet(value: unknown, state: PuertoRico, where: string): number {
  if (!Array.isArray(value)) throw new GivenError(`${where} must be a list of seats`);
  return value.reduce((set: number, seat) => set | only(seatNumber(seat, state, where)), 0);
}

const GIVEN = [
  "year",
  "governor",
  "ending",
  "roles",
  "ships",
  "house",
  "faceUp",
  "faceDown",
  "discards",
  "colonistShip",
  "noblesAboard",
  "board",
  "seats",
  "at",
];

/** Lays a position over a fresh game; whatever is not on boards, ships or cards goes back to the supplies. */
export function arrange(fresh: PuertoRico, value: unknown): PuertoRico {
  const given = fields(value, "given", GIVEN);
  const state = copy(fresh);
  arrangeYear(state, given);
  arrangeSeats(state, given.seats ?? {});
  if (isFields(given.at) && given.at.step === "draft") return arrangeDraft(state, given.board ?? []);
  if (state.expansions !== 0) arrangeBoard(state, given.board ?? []);
  arrangeShips(state, given.ships ?? []);
  if (given.house !== undefined) state.house = countList(given.house, GOODS, "house");
  arrangeTiles(state, given);
  returnToSupplies(state, given);
  if (given.at !== undefined) arrangeStep(state, given.at);
  else restartYear(state);
  return state;
}

function arrangeYear(state: PuertoRico, given: Fields): void {
  if (given.year !== undefined) state.year = count(given.year, "year");
  state.governor = given.governor === undefined ? 0 : seatNumber(given.governor, state, "governor");
  for (const name of list(given.ending ?? [], "ending")) state.endings |= 1 << numberOf(name, ENDINGS, "ending");
  for (const [name, card] of Object.entries(fields(given.roles ?? {}, "roles", ROLES))) {
    const role = numberOf(name, ROLES, "roles");
    if (state.takenBy[role] === NOT_IN_THE_GAME)
      throw new GivenError(`the card ${name} is not in a game of ${state.players}`);
    const { doubloons, taker } = fields(card, `roles.${name}`, ["doubloons", "taker"]);
    if (doubloons !== undefined) state.cardMoney[role] = count(doubloons, `roles.${name}.doubloons`);
    if (taker !== undefined) state.takenBy[role] = seatNumber(taker, state, `roles.${name}.taker`);
  }
}

/** The choice of buildings, with these on the bank board already. */
function arrangeDraft(state: PuertoRico, value: unknown): PuertoRico {
  const chosen = list(value, "board").map((name) => numberOf(name, BUILDING_NAMES, "board"));
  state.year = 0;
  state.board = [...PLANTS, ...chosen].sort((one, other) => one - other);
  state.bank = bankFor(state);
  state.stack = [phase(STEP.draft, (state.governor + chosen.length) % state.players, state.governor)];
  return state;
}

/** The bank board: the buildings named, those that stand in cities, then those of the base game while there is space. */
function arrangeBoard(state: PuertoRico, value: unknown): void {
  const wanted = list(value, "board").map((name) => numberOf(name, BUILDING_NAMES, "board"));
  const standing = state.seats.flatMap(({ built }) => built);
  const base = BUILDINGS.flatMap(({ expansion }, building) => (expansion === 0 ? [building] : []));
  const board = new Set(PLANTS);
  for (const building of [...wanted, ...standing, ...base]) {
    const { cost } = BUILDINGS[building];
    const used = [...board].filter((other) => !PLANTS.includes(other) && BUILDINGS[other].cost === cost).length;
    if (used < BOARD_SPACES[cost]) board.add(building);
  }
  state.board = [...board].sort((one, other) => one - other);
}

/** The tiles left on the bank board. */
function bankFor(state: PuertoRico): number[] {
  const { copies } = contentOf(state);
  const standing = (building: number) => state.seats.filter((seat) => owns(seat, building)).length;
  return BUILDING_NAMES.map((_, building) =>
    state.board.includes(building) ? copies[building] - standing(building) : 0,
  );
}

const SEAT = [
  "doubloons",
  "points",
  "windRose",
  "goods",
  "island",
  "workers",
  "buildings",
  "nobles",
  "forests",
  "secretForests",
];

function arrangeSeats(state: PuertoRico, value: unknown): void {
  const names = state.seats.map((_, seat) => String(seat));
  const given = fields(value, "seats", names);
  for (const [owner, seat] of state.seats.entries()) {
    const distance = (owner - state.governor + state.players) % state.players;
    seat.island = TILES.map((_, kind) => (contentOf(state).size.plantations[distance] === kind ? 1 : 0));
    if (given[owner] !== undefined) arrangeSeat(seat, given[owner], `seat ${owner}`);
  }
}

function arrangeSeat(seat: Seat, value: unknown, where: string): void {
  const given = fields(value, where, SEAT);
  for (const name of ["doubloons", "points", "windRose"] as const)
    if (given[name] !== undefined) seat[name] = count(given[name], `${where}.${name}`);
  if (given.goods !== undefined) seat.barrels = counts(given.goods, GOODS, `${where}.goods`);
  if (given.island !== undefined) seat.island = counts(given.island, TILES, `${where}.island`);
  if (given.workers !== undefined) seat.workers = counts(given.workers, TILES, `${where}.workers`);
  const buildings = fields(given.buildings ?? {}, `${where}.buildings`, BUILDING_NAMES);
  seat.city = BUILDING_NAMES.map((name) =>
    buildings[name] === undefined ? NOT_BUILT : count(buildings[name], `${where}.${name}`),
  );
  seat.built = Object.keys(buildings).map((name) => BUILDING_NAMES.indexOf(name));
  for (const name of ["forests", "secretForests"] as const)
    if (given[name] !== undefined) seat[name] = countList(given[name], GOODS, `${where}.${name}`);
  for (const [spot, nobles] of counts(given.nobles ?? {}, PLACES, `${where}.nobles`).entries())
    addAt(seat, spot, 0, nobles);
}

function arrangeShips(state: PuertoRico, value: unknown): void {
  if (!Array.isArray(value)) throw new GivenError("ships must be a list such as { size: 5, good: corn, barrels: 2 }");
  for (const item of value) {
    const { size, good, barrels } = fields(item, "ships", ["size", "good", "barrels"]);
    const ship = numberOf(size, SHIPS, "ships.size");
    if (state.shipGood[ship] === NOT_IN_THE_GAME)
      throw new GivenError(`ship ${size} is not in a game of ${state.players}`);
    state.shipGood[ship] = good === undefined ? EMPTY : numberOf(good, GOODS, "ships.good");
    state.shipBarrels[ship] = barrels === undefined ? 0 : count(barrels, "ships.barrels");
  }
}

/** Plantations that lie nowhere else are face down, or discarded if the face-down ones are given. */
function arrangeTiles(state: PuertoRico, given: Fields): void {
  if (given.faceUp !== undefined) state.faceUp = countList(given.faceUp, GOODS, "faceUp");
  const rest = GOODS.map((_, kind) => {
    const onIslands = state.seats.reduce(
      (sum, seat) => sum + seat.island[kind] + seat.forests[kind] + seat.secretForests[kind],
      0,
    );
    return contentOf(state).size.tiles[kind] - onIslands - state.faceUp[kind];
  });
  const [named, other] =
    given.faceDown !== undefined ? (["faceDown", "discards"] as const) : (["discards", "faceDown"] as const);
  state[named] = countList(given[named] ?? [], GOODS, named);
  state[other] =
    given[other] !== undefined
      ? countList(given[other], GOODS, other)
      : rest.map((tiles, kind) => tiles - state[named][kind]);
}

function returnToSupplies(state: PuertoRico, given: Fields): void {
  const { size } = contentOf(state);
  const onBoards = (part: (seat: Seat) => number) => state.seats.reduce((sum, seat) => sum + part(seat), 0);
  state.supply = GOODS.map((_, good) => {
    const aboard = SHIPS.reduce(
      (sum, _name, ship) => sum + (state.shipGood[ship] === good ? state.shipBarrels[ship] : 0),
      0,
    );
    return size.barrels[good] - state.house[good] - aboard - onBoards((seat) => seat.barrels[good]);
  });
  if (given.colonistShip !== undefined) state.colonistShip = count(given.colonistShip, "colonistShip");
  if (given.noblesAboard !== undefined) state.noblesAboard = count(given.noblesAboard, "noblesAboard");
  const hasNobles = uses(state, EXPANSION_2);
  const colonists = hasNobles ? COLONISTS : size.colonists + state.players;
  state.colonists =
    colonists - (state.colonistShip - state.noblesAboard) - onBoards((seat) => colonistsOf(seat) - noblesOf(seat));
  state.nobles = (hasNobles ? NOBLES : 0) - state.noblesAboard - onBoards(noblesOf);
  state.points = Math.max(0, size.points - onBoards((seat) => seat.points));
  if (state.points === 0) state.endings |= POINTS_GONE;
  state.quarries = size.quarries - onBoards((seat) => seat.island[QUARRY]);
  state.bank = bankFor(state);
}

/** The steps a scenario can begin at, besides the choice of a role: the phases and their parts, with the role they belong to. */
const ENTRANCES: Readonly<Record<string, number>> = {
  settler: STEP.settler,
  mayor: STEP.mayor,
  placement: STEP.placement,
  builder: STEP.builder,
  craftsman: STEP.craftsman,
  trader: STEP.trader,
  captain: STEP.load,
  storage: STEP.storage,
};

const ROLE_OF_ENTRANCE: Readonly<Record<string, string>> = { placement: "mayor", storage: "captain" };

/** What can be said about a step besides whose turn it is. */
const ABOUT_STEP: Readonly<Record<string, readonly string[]>> = {
  role: ["turn"],
  mayor: ["turn", "taker", "joined"],
  placement: ["turn", "taker", "joined"],
  craftsman: ["turn", "taker", "produced"],
  captain: ["turn", "taker", "usedWharf", "usedSmallWharf", "usedSupplier", "loaded", "captainLoaded"],
};

/** How many role choices are left this year. */
function choicesLeft(state: PuertoRico): number {
  const { choicesPerYear } = contentOf(state).size;
  const taken = state.takenBy.filter((taker) => taker >= 0).length;
  if (taken > choicesPerYear)
    throw new GivenError(
      `${taken} role cards are taken, but a year of ${state.players} players has ${choicesPerYear} choices`,
    );
  return choicesPerYear - taken;
}

function restartYear(state: PuertoRico, turn = state.governor): void {
  state.stack = [phase(STEP.year, turn, state.governor, choicesLeft(state))];
}

/** The seats whose turn in a phase has passed. */
function seatsBefore(state: PuertoRico, taker: SeatId, turn: SeatId): number {
  let seats = 0;
  for (let seat = taker; seat !== turn; seat = nextSeat(state, seat)) seats |= only(seat);
  return seats;
}

/** Begins in the middle of a year: `{ step: captain, taker: 0, turn: 1 }`. */
function arrangeStep(state: PuertoRico, value: unknown): void {
  const name = isFields(value) ? String(value.step) : "";
  const step = Object.hasOwn(ENTRANCES, name) ? ENTRANCES[name] : undefined;
  if (step === undefined && name !== "role")
    throw new GivenError(`at.step must be role, ${Object.keys(ENTRANCES).join(", ")}`);
  const given = fields(value, "at", ["step", ...(ABOUT_STEP[name] ?? ["turn", "taker"])]);
  const turn = given.turn === undefined ? undefined : seatNumber(given.turn, state, "at.turn");
  if (step === undefined) {
    restartYear(state, turn);
    return;
  }
  const taker = given.taker === undefined ? (turn ?? state.governor) : seatNumber(given.taker, state, "at.taker");
  const role = numberOf(ROLE_OF_ENTRANCE[name] ?? name, ROLES, "at.step");
  if (state.takenBy[role] === IN_THE_MIDDLE) state.takenBy[role] = taker;
  restartYear(state, nextSeat(state, taker));
  state.stack.push(phaseFrame(state, step, taker, turn ?? taker, given));
}

/** What a scenario can say of seats in the captain phase. */
const CAPTAIN_SETS = [
  ["usedWharf", USED_WHARF],
  ["usedSmallWharf", USED_SMALL_WHARF],
  ["usedSupplier", USED_SUPPLIER],
  ["loaded", HAS_LOADED],
] as const;

/** The frame of a phase in which it is `turn`'s turn. */
function phaseFrame(state: PuertoRico, step: number, taker: SeatId, turn: SeatId, given: Fields): Phase {
  const turnsLeft = state.players - ((turn - taker + state.players) % state.players);
  const frame = phase(step, turn, taker, step === STEP.load ? state.players : turnsLeft);
  if (step === STEP.placement) frame.seats = everybody(state);
  if (step === STEP.mayor) frame.seats = seatsBefore(state, taker, turn);
  if (given.joined !== undefined) frame.seats = seatSet(given.joined, state, "at.joined");
  for (const [name, set] of CAPTAIN_SETS) frame.seats |= seatSet(given[name] ?? [], state, `at.${name}`) << set;
  const { captainLoaded = false } = given;
  if (typeof captainLoaded !== "boolean") throw new GivenError("at.captainLoaded must be true or false");
  if (captainLoaded) frame.seats |= only(taker) << HAS_LOADED;
  for (const name of list(given.produced ?? [], "at.produced"))
    frame.kinds |= 1 << numberOf(name, GOODS, "at.produced");
  return frame;
}
