import { everybody, GivenError, isFields, nextSeat, only, type SeatId } from "@caravel/kernel";
import { BUILDING_COUNT, BUILDING_NAMES, copiesFor } from "../content/buildings.ts";
import { GOODS, QUARRY, ROLES, SHIPS, TABLE_SIZES, TILES } from "../content/pieces.ts";
import {
  colonistsOf,
  copy,
  EMPTY,
  ENDINGS,
  IN_THE_MIDDLE,
  NOT_BUILT,
  NOT_IN_THE_GAME,
  owns,
  type Phase,
  type PuertoRico,
  phase,
  type Seat,
} from "./state.ts";
import { STEP, STEPS } from "./steps.ts";

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
  "seats",
  "at",
];

/** Lays a position over a fresh game; whatever is not on boards, ships or cards goes back to the supplies. */
export function arrange(fresh: PuertoRico, value: unknown): PuertoRico {
  const given = fields(value, "given", GIVEN);
  const state = copy(fresh);
  arrangeYear(state, given);
  arrangeSeats(state, given.seats ?? {});
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

const SEAT = ["doubloons", "points", "windRose", "goods", "island", "workers", "buildings"];

function arrangeSeats(state: PuertoRico, value: unknown): void {
  const names = state.seats.map((_, seat) => String(seat));
  const given = fields(value, "seats", names);
  for (const [owner, seat] of state.seats.entries()) {
    const distance = (owner - state.governor + state.players) % state.players;
    seat.island = TILES.map((_, kind) => (TABLE_SIZES[state.players].plantations[distance] === kind ? 1 : 0));
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
    const onIslands = state.seats.reduce((sum, seat) => sum + seat.island[kind], 0);
    return TABLE_SIZES[state.players].tiles[kind] - onIslands - state.faceUp[kind];
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
  const size = TABLE_SIZES[state.players];
  const onBoards = (part: (seat: Seat) => number) => state.seats.reduce((sum, seat) => sum + part(seat), 0);
  state.supply = GOODS.map((_, good) => {
    const aboard = SHIPS.reduce(
      (sum, _name, ship) => sum + (state.shipGood[ship] === good ? state.shipBarrels[ship] : 0),
      0,
    );
    return size.barrels[good] - state.house[good] - aboard - onBoards((seat) => seat.barrels[good]);
  });
  if (given.colonistShip !== undefined) state.colonistShip = count(given.colonistShip, "colonistShip");
  state.colonists = size.colonists + state.players - state.colonistShip - onBoards(colonistsOf);
  state.points = Math.max(0, size.points - onBoards((seat) => seat.points));
  state.quarries = size.quarries - onBoards((seat) => seat.island[QUARRY]);
  const copies = copiesFor(state.players);
  state.bank = BUILDING_NAMES.map(
    (_, building) => copies[building] - onBoards((seat) => (owns(seat, building) ? 1 : 0)),
  );
}

/** The steps a scenario can begin at, besides the choice of a role: the phases and their parts, with the role they belong to. */
const ENTRANCES: Readonly<Record<string, number>> = {
  settler: STEP.settler,
  mayor: STEP.mayor,
  placement: STEP.placement,
  builder: STEP.builder,
  craftsman: STEP.craftsman,
  trader: STEP.trader,
  captain: STEP.captain,
  storage: STEP.storage,
};

const ROLE_OF_ENTRANCE: Readonly<Record<string, string>> = { placement: "mayor", storage: "captain" };

/** What can be said about a step besides whose turn it is. */
const ABOUT_STEP: Readonly<Record<string, readonly string[]>> = {
  role: ["turn"],
  mayor: ["turn", "taker", "joined"],
  placement: ["turn", "taker", "joined"],
  craftsman: ["turn", "taker", "produced"],
  captain: ["turn", "taker", "usedWharf", "captainLoaded"],
};

/** How many role choices are left this year. */
function choicesLeft(state: PuertoRico): number {
  const { choicesPerYear } = TABLE_SIZES[state.players];
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

/** The frame of a phase in which it is `turn`'s turn. */
function phaseFrame(state: PuertoRico, step: number, taker: SeatId, turn: SeatId, given: Fields): Phase {
  const turnsLeft = state.players - ((turn - taker + state.players) % state.players);
  const frame = phase(step, turn, taker, step === STEP.captain ? state.players : turnsLeft);
  if (step === STEP.placement) frame.seats = everybody(state);
  if (step === STEP.mayor) frame.seats = seatsBefore(state, taker, turn);
  if (given.joined !== undefined) frame.seats = seatSet(given.joined, state, "at.joined");
  if (given.usedWharf !== undefined) frame.seats = seatSet(given.usedWharf, state, "at.usedWharf");
  const { captainLoaded = false } = given;
  if (typeof captainLoaded !== "boolean") throw new GivenError("at.captainLoaded must be true or false");
  if (captainLoaded) frame.kinds = 1;
  for (const name of list(given.produced ?? [], "at.produced"))
    frame.kinds |= 1 << numberOf(name, GOODS, "at.produced");
  return frame;
}

/** Counts by name. */
function named(list: readonly number[], names: readonly string[]): Record<string, number> {
  return Object.fromEntries(names.map((name, number) => [name, list[number]]));
}

function describeSeat(seat: Seat) {
  const standing = Array.from({ length: BUILDING_COUNT }, (_, building) => building).filter((building) =>
    owns(seat, building),
  );
  return {
    doubloons: seat.doubloons,
    points: seat.points,
    windRose: seat.windRose,
    colonists: colonistsOf(seat),
    goods: named(seat.barrels, GOODS),
    island: named(seat.island, TILES),
    workers: named(seat.workers, TILES),
    buildings: Object.fromEntries(standing.map((building) => [BUILDING_NAMES[building], seat.city[building]])),
  };
}

/** The position in words, as the `then` part of a scenario speaks of it. */
export function describe(state: PuertoRico) {
  const top = state.stack.at(-1);
  return {
    year: state.year,
    governor: state.governor,
    step: top === undefined ? "over" : STEPS[top.step],
    ending: ENDINGS.filter((_, bit) => (state.endings & (1 << bit)) !== 0),
    roles: Object.fromEntries(
      ROLES.flatMap((name, role) => {
        const taker = state.takenBy[role];
        if (taker === NOT_IN_THE_GAME) return [];
        return [[name, { doubloons: state.cardMoney[role], taker: taker === IN_THE_MIDDLE ? null : taker }]];
      }),
    ),
    ships: Object.fromEntries(
      SHIPS.flatMap((name, ship) => {
        const good = state.shipGood[ship];
        if (good === NOT_IN_THE_GAME) return [];
        return [[name, { good: good === EMPTY ? null : GOODS[good], barrels: state.shipBarrels[ship] }]];
      }),
    ),
    house: named(state.house, GOODS),
    supply: named(state.supply, GOODS),
    faceUp: named(state.faceUp, GOODS),
    faceDown: named(state.faceDown, GOODS),
    discards: named(state.discards, GOODS),
    quarries: state.quarries,
    colonists: state.colonists,
    colonistShip: state.colonistShip,
    points: state.points,
    bank: named(state.bank, BUILDING_NAMES),
    seats: state.seats.map(describeSeat),
  };
}
