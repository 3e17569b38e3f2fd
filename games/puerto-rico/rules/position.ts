import { GivenError, isFields } from "@caravel/kernel";
import { count, countList, counts, type Fields, fields, list, numberOf, seatNumber } from "@caravel/kernel/given";
import { BOARD_SPACES, BUILDING_NAMES, BUILDINGS, PLANTS } from "../content/buildings.ts";
import { COLONISTS, GOODS, NOBLES, QUARRY, ROLES, SHIPS, TILES } from "../content/pieces.ts";
import { arrangeStep, restartYear } from "./beginning.ts";
import { phase } from "./frames.ts";
import { PLACES } from "./moves.ts";
import {
  addAt,
  colonistsOf,
  contentOf,
  copy,
  EMPTY,
  ENDINGS,
  EXPANSION_2,
  NOT_BUILT,
  NOT_IN_THE_GAME,
  noblesOf,
  owns,
  POINTS_GONE,
  type PuertoRico,
  type Seat,
  uses,
} from "./state.ts";
import { STEP } from "./steps.ts";
import { giveSupplies, SUPPLIES } from "./supplies.ts";

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
  ...SUPPLIES,
];

/** Lays a position over a fresh game; whatever is not on boards, ships or cards goes back to the supplies. */
export function arrange(fresh: PuertoRico, value: unknown): PuertoRico {
  const given = fields(value, "given", GIVEN);
  const state = copy(fresh);
  arrangeYear(state, given);
  arrangeSeats(state, given.seats ?? {});
  if (isFields(given.at) && given.at.step === "draft") return arrangeDraft(state, given.board ?? []);
  arrangeBoard(state, given.board ?? []);
  arrangeShips(state, given.ships ?? []);
  if (given.house !== undefined) state.house = countList(given.house, GOODS, "house");
  arrangeTiles(state, given);
  arrangeColonistShip(state, given);
  giveSupplies(state, given);
  returnToSupplies(state);
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

/** The buildings named for the bank board, each once. */
function buildingsNamed(value: unknown): number[] {
  const named = list(value, "board").map((name) => numberOf(name, BUILDING_NAMES, "board"));
  const twice = named.find((building, place) => named.indexOf(building) !== place);
  if (twice !== undefined) throw new GivenError(`board: ${BUILDING_NAMES[twice]} is named twice`);
  return named;
}

/** The choice of buildings, with these on the bank board already. */
function arrangeDraft(state: PuertoRico, value: unknown): PuertoRico {
  const chosen = buildingsNamed(value);
  state.year = 0;
  state.board = [...PLANTS, ...chosen].sort((one, other) => one - other);
  state.bank = bankFor(state);
  state.stack = [phase(STEP.draft, (state.governor + chosen.length) % state.players, state.governor)];
  return state;
}

/** The bank board: the buildings named, those that stand in cities, then those of the base game while there is space. */
function arrangeBoard(state: PuertoRico, value: unknown): void {
  const wanted = new Set([...buildingsNamed(value), ...state.seats.flatMap(({ built }) => built)]);
  const base = BUILDINGS.flatMap(({ expansion }, building) => (expansion === 0 ? [building] : []));
  const board = new Set(PLANTS);
  for (const building of [...wanted, ...base]) {
    const { name, cost, expansion } = BUILDINGS[building];
    if (expansion !== 0 && !uses(state, expansion)) throw new GivenError(`${name} belongs to an expansion not in use`);
    const rivals = [...board].filter((other) => !PLANTS.includes(other) && BUILDINGS[other].cost === cost);
    if (board.has(building) || rivals.length < BOARD_SPACES[cost]) board.add(building);
    else if (wanted.has(building))
      throw new GivenError(
        `${name} finds no space of cost ${cost} on the bank board: ${rivals.map((other) => BUILDING_NAMES[other]).join(" and ")} fill what there is (PR-EXP-03)`,
      );
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
  const named = new Set<number>();
  for (const item of value) {
    const { size, good, barrels } = fields(item, "ships", ["size", "good", "barrels"]);
    const ship = numberOf(size, SHIPS, "ships.size");
    if (named.has(ship)) throw new GivenError(`ships: ship ${size} is named twice`);
    named.add(ship);
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

function arrangeColonistShip(state: PuertoRico, given: Fields): void {
  if (given.colonistShip !== undefined) state.colonistShip = count(given.colonistShip, "colonistShip");
  if (given.noblesAboard !== undefined) state.noblesAboard = count(given.noblesAboard, "noblesAboard");
}

/** Whatever lies nowhere else is in the supplies. */
function returnToSupplies(state: PuertoRico): void {
  const { size } = contentOf(state);
  const onBoards = (part: (seat: Seat) => number) => state.seats.reduce((sum, seat) => sum + part(seat), 0);
  state.supply = GOODS.map((_, good) => {
    const aboard = SHIPS.reduce(
      (sum, _name, ship) => sum + (state.shipGood[ship] === good ? state.shipBarrels[ship] : 0),
      0,
    );
    return size.barrels[good] - state.house[good] - aboard - onBoards((seat) => seat.barrels[good]);
  });
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
