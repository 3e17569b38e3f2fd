import { GivenError, isFields } from "@caravel/kernel";
import { count, type Fields, fields, list, numberOf, numbersOf, refuseTwice, seatNumber } from "@caravel/kernel/given";
import { NO_GOOD } from "../content/content.ts";
import {
  BUILDINGS,
  CHARACTERS,
  CITIZEN_SPACE,
  CITY_SPACES,
  COLONIES,
  DICE_PER_ROW,
  EMPTY_IN_ROUND,
  FAVOURS,
  FIELDS,
  PASS_SPACES,
  PIRATE_DICE,
  PRINTED,
  REQUEST_COUNT,
  REQUESTS,
  REWARDS,
  ROUNDS,
  SPACES_PER_CITY,
} from "../content/pieces.ts";
import { differentNumbersOf } from "./given.ts";
import { arrangeMoment, phaseOfMoment } from "./moments.ts";
import { CITY_SPACE_WORDS, COLUMN_OF_DISTRICT, DISTRICT_WORDS } from "./places.ts";
import { arrangeSeats, diceOf } from "./seats-given.ts";
import { CITIZEN, contentOf, copy, type Madeira, NO_FAVOUR, NOBODY, PHASE_A, SETUP_PHASE } from "./state.ts";

export { describe } from "./describe.ts";

const GIVEN = [
  "round",
  "order",
  "rows",
  "characters",
  "pirateDice",
  "rowDice",
  "rowRequests",
  "citizens",
  "districts",
  "wood",
  "converted",
  "rewards",
  "guildDice",
  "pirateDiceOn",
  "seats",
  "at",
];

/** Lays a position over a fresh game; workers and ships of which nothing is said are at home. */
export function arrange(fresh: Madeira, value: unknown): Madeira {
  const given = fields(value, "given", GIVEN);
  const state = copy(fresh);
  arrangeRoundNumber(state, given);
  arrangeOrder(state, given);
  arrangeCharacters(state, given.characters ?? {});
  arrangeDice(state, given);
  arrangeRequests(state, given);
  arrangeBoard(state, given);
  arrangeSeats(state, given.seats ?? {});
  arrangeDistricts(state, given.districts ?? {});
  if (given.at !== undefined) arrangeMoment(state, given.at);
  return state;
}

function arrangeRoundNumber(state: Madeira, given: Fields): void {
  const isSetup = phaseOfMoment(given.at) === SETUP_PHASE;
  state.round = given.round === undefined ? (isSetup ? 0 : 1) : count(given.round, "round");
  if (isSetup !== (state.round === 0))
    throw new GivenError(isSetup ? "round: say with `at` where in the round" : "round: the first is 1");
  if (state.round > ROUNDS) throw new GivenError(`round: there are ${ROUNDS}`);
}

/** `order: [2, 0, 1]` names the seats of the pass column from the top, null for an empty space; `rows` those of the dice column. */
function arrangeOrder(state: Madeira, given: Fields): void {
  if (given.order !== undefined) state.passColumn = column(state, given.order, "order");
  if (given.rows !== undefined) state.diceColumn = column(state, given.rows, "rows");
}

function column(state: Madeira, value: unknown, where: string): number[] {
  const named = list(value, where).map((seat) => (seat === null ? NOBODY : seatNumber(seat, state, where)));
  if (named.length > PASS_SPACES.length) throw new GivenError(`${where} has ${PASS_SPACES.length} spaces`);
  return PASS_SPACES.map((_, place) => named[place] ?? NOBODY);
}

/** `characters: { moinho: steward }`; the others are laid out in their order, the printed one on the empty building. */
function arrangeCharacters(state: Madeira, value: unknown): void {
  const given = fields(value, "characters", BUILDINGS);
  const named = BUILDINGS.map((name) =>
    given[name] === undefined ? null : numberOf(given[name], CHARACTERS, `characters.${name}`),
  );
  const tiles = named.filter((tile) => tile !== null && tile !== PRINTED);
  refuseTwice(tiles, (tile) => CHARACTERS[tile ?? PRINTED], "characters");
  const left = [...CHARACTERS.keys()].filter((tile) => tile !== PRINTED && !named.includes(tile));
  state.characters = BUILDINGS.map((name, building) => {
    const isEmpty = EMPTY_IN_ROUND[building] === state.round;
    const tile = named[building] ?? (isEmpty ? PRINTED : (left.shift() ?? PRINTED));
    if ((tile === PRINTED) !== isEmpty && state.round > 0)
      throw new GivenError(
        `characters.${name}: in round ${state.round} it ${isEmpty ? "is empty" : "has a tile"} (MA-A-02)`,
      );
    return tile;
  });
}

/** The rows of the dice column at this table. */
const rowNames = ({ players }: Madeira): readonly string[] => PASS_SPACES.slice(0, players);

/** `rowDice: { I: [1, 3, 3] }`: rows that nobody has taken yet show 1, 2 and 3 if nothing is said. */
function arrangeRowDice(state: Madeira, given: Fields): void {
  const rows = fields(given.rowDice ?? {}, "rowDice", rowNames(state));
  for (const [row, name] of rowNames(state).entries()) {
    const isFree = phaseOfMoment(given.at) === PHASE_A && state.diceColumn[row] === NOBODY;
    const values = list(rows[name] ?? (isFree ? [1, 2, 3] : [0, 0, 0]), `rowDice.${name}`);
    if (values.length !== DICE_PER_ROW) throw new GivenError(`rowDice.${name}: a row has ${DICE_PER_ROW} dice`);
    if (rows[name] !== undefined) diceOf(values, `rowDice.${name}`);
    for (const [die, value] of values.entries()) state.rowDice[row * DICE_PER_ROW + die] = Number(value);
  }
}

function arrangeDice(state: Madeira, given: Fields): void {
  arrangeRowDice(state, given);
  for (const field of ["guildDice", "pirateDiceOn"] as const) {
    const dice = fields(given[field] ?? {}, field, BUILDINGS);
    for (const [name, number] of Object.entries(dice))
      state[field][numberOf(name, BUILDINGS, field)] = count(number, `${field}.${name}`);
  }
  const placed = state.pirateDiceOn.reduce((sum, dice) => sum + dice, 0);
  const inWatch = state.round === 0 ? [] : [1, 2, 3].slice(0, Math.max(0, PIRATE_DICE - placed));
  state.pirateDice = diceOf(given.pirateDice ?? inWatch, "pirateDice");
}

/** `rowRequests: { IV: [trade-routes] }`: what a row offers; other rows keep as many as the round leaves (MA-A-11). */
function arrangeRequests(state: Madeira, given: Fields): void {
  const rows = fields(given.rowRequests ?? {}, "rowRequests", rowNames(state));
  for (const [row, name] of rowNames(state).entries()) {
    const first = row * REQUEST_COUNT;
    if (rows[name] === undefined) {
      const isFree = phaseOfMoment(given.at) <= PHASE_A && state.diceColumn[row] === NOBODY;
      trimRow(state, first, ROUNDS - Math.max(0, isFree ? state.round - 1 : state.round));
      continue;
    }
    const types = numbersOf(rows[name], REQUESTS, `rowRequests.${name}`);
    if (types.length > ROUNDS) throw new GivenError(`rowRequests.${name}: a row has at most ${ROUNDS}`);
    for (let type = 0; type < REQUEST_COUNT; type++) state.rowRequests[first + type] = 0;
    for (const type of types) state.rowRequests[first + type]++;
  }
}

/** Takes requests away until so many are left, from the last type on. */
function trimRow({ rowRequests }: Madeira, first: number, wanted: number): void {
  let left = rowRequests.slice(first, first + REQUEST_COUNT).reduce((sum, tiles) => sum + tiles, 0);
  for (let type = REQUEST_COUNT - 1; type >= 0 && left > wanted; type--)
    while (rowRequests[first + type] > 0 && left > wanted) {
      rowRequests[first + type]--;
      left--;
    }
}

function arrangeBoard(state: Madeira, given: Fields): void {
  state.cities = new Array<number>(CITY_SPACES).fill(NOBODY);
  const citizens =
    given.citizens === undefined
      ? [0, 1, 2].map((city) => city * SPACES_PER_CITY + CITIZEN_SPACE)
      : differentNumbersOf(given.citizens, CITY_SPACE_WORDS, "citizens");
  for (const space of citizens) state.cities[space] = CITIZEN;
  const districts = fields(given.districts ?? {}, "districts", DISTRICT_WORDS);
  for (const [name, favour] of Object.entries(districts))
    if (favour !== null) putFavour(state, DISTRICT_WORDS.indexOf(name), favour);
  for (const [name, wood] of Object.entries(fields(given.wood ?? {}, "wood", FIELDS)))
    state.wood[numberOf(name, FIELDS, "wood")] = count(wood, `wood.${name}`);
  for (const field of differentNumbersOf(given.converted ?? [], FIELDS, "converted")) convert(state, given, field);
  arrangeRewards(state, given.rewards ?? {});
}

/** MA-E-CONV-01 to -03: only a convertible field without wood is ever converted. */
function convert(state: Madeira, given: Fields, field: number): void {
  if (contentOf(state).convertsTo[field] === NO_GOOD)
    throw new GivenError(`converted: ${FIELDS[field]} is never converted`);
  if (isFields(given.wood) && given.wood[FIELDS[field]] !== undefined && state.wood[field] > 0)
    throw new GivenError(`converted: ${FIELDS[field]} has wood (MA-E-CONV-03)`);
  state.wood[field] = 0;
  state.converted |= 1 << field;
}

/** `rewards: { brasil: [worker-to-city, 3-vp] }`: the A and the B reward; a tile changes places with the one that lies there. */
function arrangeRewards(state: Madeira, value: unknown): void {
  const given = fields(value, "rewards", COLONIES);
  const placed: number[] = [];
  for (const [colony, name] of COLONIES.entries()) {
    if (given[name] === undefined) continue;
    const pair = differentNumbersOf(given[name], REWARDS, `rewards.${name}`);
    if (pair.length !== 2) throw new GivenError(`rewards.${name}: a colony has two, the A and the B reward`);
    for (const [side, reward] of pair.entries()) {
      const lying = state.rewards.indexOf(reward);
      if (lying !== -1) state.rewards[lying] = state.rewards[colony * 2 + side];
      state.rewards[colony * 2 + side] = reward;
    }
    placed.push(...pair);
  }
  refuseTwice(placed, (reward) => REWARDS[reward], "rewards");
}

/** A favour changes places with the one that lies on the district. */
function putFavour(state: Madeira, district: number, name: unknown): void {
  const favour = numberOf(name, FAVOURS, `districts.${DISTRICT_WORDS[district]}`);
  const lying = state.districts.indexOf(favour);
  if (lying !== -1) state.districts[lying] = state.districts[district];
  state.districts[district] = favour;
}

/** As many districts are built as favours have owners: those given as null, then the others from the left. */
function arrangeDistricts(state: Madeira, value: unknown): void {
  const given = fields(value, "districts", DISTRICT_WORDS);
  const isNamed = (district: number) => (given[DISTRICT_WORDS[district]] ?? null) !== null;
  const isBuilt = (district: number) => given[DISTRICT_WORDS[district]] === null;
  const numbers = [...DISTRICT_WORDS.keys()];
  for (const district of numbers)
    if (isNamed(district) && state.districts[district] === NO_FAVOUR)
      throw new GivenError(`districts.${DISTRICT_WORDS[district]}: that favour has an owner`);
  const free = numbers
    .filter((district) => !isNamed(district))
    .sort((one, other) => COLUMN_OF_DISTRICT[one] - COLUMN_OF_DISTRICT[other] || one - other);
  const order = [...free.filter(isBuilt), ...free.filter((district) => !isBuilt(district))];
  const owned = state.districts.filter((favour) => favour === NO_FAVOUR).length;
  if (free.filter(isBuilt).length > owned)
    throw new GivenError("districts: who built a district owns its favour; name it with a seat");
  const lying = free.map((district) => state.districts[district]).filter((favour) => favour !== NO_FAVOUR);
  for (const [place, district] of order.entries())
    state.districts[district] = place < owned ? NO_FAVOUR : (lying[place - owned] ?? NO_FAVOUR);
}
