import { GivenError } from "@caravel/kernel";
import { count, type Fields, fields, list, numberOf, seatNumber } from "@caravel/kernel/given";
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
  SPACES_PER_CITY,
} from "../content/pieces.ts";
import { differentNumbersOf } from "./given.ts";
import { arrangeMoment } from "./moments.ts";
import { CITY_SPACE_WORDS, COLUMN_OF_DISTRICT, DISTRICT_WORDS } from "./places.ts";
import { arrangeSeats, diceOf } from "./seats-given.ts";
import { CITIZEN, copy, type Madeira, NO_FAVOUR, NOBODY } from "./state.ts";

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
  const isOpening = given.at === undefined;
  if (given.round !== undefined) state.round = count(given.round, "round");
  if (!isOpening && state.round === 0) state.round = 1;
  if (state.round > 5) throw new GivenError("round: there are 5");
  arrangeOrder(state, given);
  arrangeCharacters(state, given.characters ?? {});
  arrangeDice(state, given);
  arrangeRequests(state, given.rowRequests ?? {});
  arrangeBoard(state, given);
  arrangeSeats(state, given.seats ?? {});
  arrangeDistricts(state, given.districts ?? {});
  if (given.at !== undefined) arrangeMoment(state, given.at);
  return state;
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

function arrangeDice(state: Madeira, given: Fields): void {
  if (given.pirateDice !== undefined) state.pirateDice = diceOf(given.pirateDice, "pirateDice");
  else state.pirateDice = [0, 1, 1, PIRATE_DICE - 2];
  const rows = fields(given.rowDice ?? {}, "rowDice", PASS_SPACES);
  for (const [name, values] of Object.entries(rows)) {
    const row = numberOf(name, PASS_SPACES, "rowDice");
    for (const [die, value] of list(values, `rowDice.${name}`).entries())
      state.rowDice[row * DICE_PER_ROW + die] = count(value, `rowDice.${name}`);
  }
  for (const field of ["guildDice", "pirateDiceOn"] as const) {
    const dice = fields(given[field] ?? {}, field, BUILDINGS);
    for (const [name, number] of Object.entries(dice))
      state[field][numberOf(name, BUILDINGS, field)] = count(number, `${field}.${name}`);
  }
}

/** `rowRequests: { IV: [trade-routes] }`: what a row offers. */
function arrangeRequests(state: Madeira, value: unknown): void {
  for (const [name, types] of Object.entries(fields(value, "rowRequests", PASS_SPACES))) {
    const row = numberOf(name, PASS_SPACES, "rowRequests");
    for (let type = 0; type < REQUEST_COUNT; type++) state.rowRequests[row * REQUEST_COUNT + type] = 0;
    for (const type of list(types, `rowRequests.${name}`))
      state.rowRequests[row * REQUEST_COUNT + numberOf(type, REQUESTS, `rowRequests.${name}`)]++;
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
  for (const field of differentNumbersOf(given.converted ?? [], FIELDS, "converted")) state.converted |= 1 << field;
  for (const [name, pair] of Object.entries(fields(given.rewards ?? {}, "rewards", COLONIES)))
    for (const [side, reward] of differentNumbersOf(pair, REWARDS, `rewards.${name}`).entries())
      state.rewards[numberOf(name, COLONIES, "rewards") * 2 + side] = reward;
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
