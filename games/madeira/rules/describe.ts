import { isOver, type SeatId } from "@caravel/kernel";
import {
  BUILDINGS,
  CHARACTERS,
  CITIES,
  COLONIES,
  DICE_PER_ROW,
  FAVOURS,
  FIELDS,
  GOODS,
  HIGHEST_FACE,
  ITEMS,
  PASS_SPACES,
  REQUEST_COUNT,
  REQUESTS,
  REWARDS,
} from "../content/pieces.ts";
import { priceNow } from "./buildings.ts";
import { requestsWorth } from "./forecast.ts";
import { breadNeeded } from "./maintenance.ts";
import { CITY_SPACE_WORDS, DISTRICT_WORDS, SHIP_SPACE_WORDS } from "./places.ts";
import {
  CITIZEN,
  goodOf,
  type Madeira,
  NO_BUILDING,
  NO_FAVOUR,
  NOBODY,
  type Seat,
  shipsOnBoard,
  workersInRegion,
} from "./state.ts";
import { STEPS } from "./steps.ts";
import { VP_FROM, VP_SOURCES } from "./vp-sources.ts";
import { majorityIn } from "./workers.ts";

const namesIn = (bits: number, names: readonly string[]): string[] => names.filter((_, place) => (bits >> place) & 1);
const byName = <Name extends string, T>(names: readonly Name[], values: readonly T[]): Record<Name, T> =>
  Object.fromEntries(names.map((name, place) => [name, values[place]])) as Record<Name, T>;
const diceIn = (counts: readonly number[]): number[] =>
  Array.from({ length: HIGHEST_FACE }, (_, face) => new Array<number>(counts[face + 1]).fill(face + 1)).flat();
const discs = (column: readonly number[]): (number | null)[] => column.map((seat) => (seat === NOBODY ? null : seat));
const typesIn = (counts: readonly number[]): string[] =>
  REQUESTS.flatMap((name, type) => new Array<string>(counts[type]).fill(name));

/** The guild dice that lie in a row, none once they are taken. */
const rowDice = (state: Madeira, row: number): number[] =>
  state.rowDice.slice(row * DICE_PER_ROW, (row + 1) * DICE_PER_ROW).filter((value) => value > 0);
/** Who has a majority: a seat, the citizens, or nobody. */
const ownerName = (owner: number): number | string | null => {
  if (owner === NOBODY) return null;
  return owner === CITIZEN ? "citizens" : owner;
};

/** The position in words, as scenarios speak of it. */
export function describe(state: Madeira) {
  const top = state.stack.at(-1);
  return {
    round: state.round,
    phase: ["setup", "A", "B", "C", "D", "E"][state.phase],
    step: top === undefined || isOver(state) ? null : STEPS[top.step],
    order: discs(state.passColumn),
    rows: discs(state.diceColumn),
    characters: byName(
      BUILDINGS,
      state.characters.map((tile) => CHARACTERS[tile]),
    ),
    pirateDice: diceIn(state.pirateDice),
    rowDice: Object.fromEntries(state.seats.map((_, row) => [PASS_SPACES[row], rowDice(state, row)])),
    rowRequests: Object.fromEntries(
      state.seats.map((_, row) => [
        PASS_SPACES[row],
        typesIn(state.rowRequests.slice(row * REQUEST_COUNT, (row + 1) * REQUEST_COUNT)),
      ]),
    ),
    citizens: CITY_SPACE_WORDS.filter((_, space) => state.cities[space] === CITIZEN),
    districts: byName(
      DISTRICT_WORDS,
      state.districts.map((favour) => (favour === NO_FAVOUR ? null : FAVOURS[favour])),
    ),
    wood: byName(FIELDS, state.wood),
    yields: byName(
      FIELDS,
      FIELDS.map((_, field) => GOODS[goodOf(state, field)]),
    ),
    converted: namesIn(state.converted, FIELDS),
    rewards: Object.fromEntries(
      COLONIES.map((name, colony) => [
        name,
        state.rewards.slice(colony * 2, colony * 2 + 2).map((tile) => REWARDS[tile]),
      ]),
    ),
    guildDice: byName(BUILDINGS, state.guildDice),
    pirateDiceOn: byName(BUILDINGS, state.pirateDiceOn),
    building: state.building === NO_BUILDING ? null : BUILDINGS[state.building],
    price: state.building === NO_BUILDING ? null : priceNow(state),
    pirateDie: state.rolledPirate === 0 ? null : state.rolledPirate,
    favourUsed: state.favourUsed,
    woodBought: state.woodBought,
    majorities: byName(
      CITIES,
      CITIES.map((_, city) => ownerName(majorityIn(state, city))),
    ),
    seats: state.seats.map((seat, number) => describeSeat(state, seat, number)),
  };
}

function describeSeat(state: Madeira, seat: Seat, number: SeatId) {
  return {
    ...byName(ITEMS, seat.items),
    pirates: seat.pirates,
    vp: seat.vp,
    mill: seat.mill,
    home: seat.home,
    watch: seat.watch,
    fields: namesIn(seat.land, [...FIELDS, "forest"]),
    colonies: byName(COLONIES, seat.colonies),
    cities: CITY_SPACE_WORDS.filter((_, space) => state.cities[space] === number),
    shipsAtHome: seat.ships,
    ships: SHIP_SPACE_WORDS.filter((_, space) => state.harbours[space] === number),
    markers: byName(BUILDINGS, seat.markers),
    dice: diceIn(seat.dice),
    requests: typesIn(seat.requests),
    favours: namesIn(seat.faceUp, FAVOURS),
    faceDown: namesIn(seat.favours & ~seat.faceUp, FAVOURS),
    workersIn: {
      1: workersInRegion(seat, 1),
      2: workersInRegion(seat, 2),
      3: workersInRegion(seat, 3),
    },
    woodOwed: shipsOnBoard(seat),
    breadNeeded: breadNeeded(state, number),
    worth: byName(
      REQUESTS,
      REQUESTS.map((_, type) => requestsWorth(state, number, type, 1)),
    ),
    score: byName(VP_SOURCES, seat.earned),
    pirateLoss: 0 - seat.earned[VP_FROM.pirates],
  };
}
