import { isOver, type SeatId } from "@caravel/kernel";
import {
  BUILDINGS,
  CHARACTERS,
  COLONIES,
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
import { CITY_SPACE_WORDS, DISTRICT_WORDS, SHIP_SPACE_WORDS } from "./places.ts";
import { CITIZEN, goodOf, type Madeira, NO_BUILDING, NO_FAVOUR, NOBODY, type Seat } from "./state.ts";
import { STEPS } from "./steps.ts";
import { VP_FROM } from "./vp-sources.ts";

const namesIn = (bits: number, names: readonly string[]): string[] => names.filter((_, place) => (bits >> place) & 1);
const byName = <Name extends string, T>(names: readonly Name[], values: readonly T[]): Record<Name, T> =>
  Object.fromEntries(names.map((name, place) => [name, values[place]])) as Record<Name, T>;
const diceIn = (counts: readonly number[]): number[] =>
  Array.from({ length: HIGHEST_FACE }, (_, face) => new Array<number>(counts[face + 1]).fill(face + 1)).flat();
const discs = (column: readonly number[]): (number | null)[] => column.map((seat) => (seat === NOBODY ? null : seat));
const typesIn = (counts: readonly number[]): string[] =>
  REQUESTS.flatMap((name, type) => new Array<string>(counts[type]).fill(name));

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
    pirateLoss: 0 - seat.earned[VP_FROM.pirates],
  };
}
