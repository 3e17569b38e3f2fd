import { GivenError } from "@caravel/kernel";
import { count, counts, fields, flag, list, numberOf, refuseTwice } from "@caravel/kernel/given";
import { MISSION_NAMES } from "../content/missions.ts";
import { CHEST_VALUES, GOODS, RUM, THALER } from "../content/pieces.ts";
import { HIGHEST_UPGRADE, PEACE_KNIGHT, STERNS, UPGRADES } from "../content/ships.ts";
import { placeNumber } from "./given.ts";
import { CARD_CHOICES } from "./moves.ts";
import { newSeat } from "./setup.ts";
import { fit } from "./ship.ts";
import { NO_MARKER, type Portolano, type Seat } from "./state.ts";

const SEAT = [
  "stern",
  "place",
  "rum",
  "goods",
  "thalers",
  "cannons",
  "upgrades",
  "chests",
  "missions",
  "laid",
  "drifted",
  "anchored",
  "peaceMarker",
];

/** The ships of a position. A ship of which nothing is said has 3 rum and a stern that does nothing during the game. */
export function arrangeSeats(state: Portolano, value: unknown): void {
  const names = state.seats.map((_, seat) => String(seat));
  const given = fields(value, "seats", names);
  const sterns = dealSterns(state, names, given);
  state.seats = state.seats.map((old, owner) => {
    const seat = newSeat(sterns[owner], state.missions);
    seat.place = old.place;
    if (given[owner] !== undefined) arrangeSeat(state, seat, given[owner], `seat ${owner}`);
    return seat;
  });
}

/** The sterns that are named, and for the others the first that are left: most of those give something at the start only. */
function dealSterns(state: Portolano, names: readonly string[], given: Readonly<Record<string, unknown>>): number[] {
  const named = names.map((name) => {
    const { stern } = fields(given[name] ?? {}, `seat ${name}`, SEAT);
    return stern === undefined ? null : numberOf(stern, STERNS, `seat ${name}.stern`);
  });
  const left = [...STERNS.keys()].filter((stern) => !named.includes(stern));
  return state.seats.map((_, owner) => named[owner] ?? left.shift() ?? 0);
}

function arrangeSeat(state: Portolano, seat: Seat, value: unknown, where: string): void {
  const given = fields(value, where, SEAT);
  if (given.place !== undefined) seat.place = placeNumber(given.place, state, `${where}.place`);
  if (given.goods !== undefined)
    for (const [good, held] of counts(given.goods, GOODS, `${where}.goods`).entries()) seat.items[good] = held;
  if (given.rum !== undefined) seat.items[RUM] = count(given.rum, `${where}.rum`);
  if (given.thalers !== undefined) seat.items[THALER] = count(given.thalers, `${where}.thalers`);
  if (given.cannons !== undefined) seat.cannons = count(given.cannons, `${where}.cannons`);
  if (given.upgrades !== undefined) arrangeUpgrades(seat, given.upgrades, `${where}.upgrades`);
  if (given.chests !== undefined) seat.chests = list(given.chests, `${where}.chests`).map(chestValue);
  if (given.missions !== undefined) arrangeMarkers(state, seat, given.missions, `${where}.missions`);
  if (given.laid !== undefined)
    seat.laid = numberOf(
      given.laid,
      CARD_CHOICES.map(({ word }) => word),
      `${where}.laid`,
    );
  for (const name of ["drifted", "anchored", "peaceMarker"] as const)
    if (given[name] !== undefined) seat[name] = flag(given[name], `${where}.${name}`);
  if (seat.drifted && seat.anchored) throw new GivenError(`${where} cannot have drifted and anchored`);
  if (seat.peaceMarker && seat.stern !== PEACE_KNIGHT) throw new GivenError(`${where} is not the Peace Knight`);
}

/** `upgrades: { hold: [4], sail: [0] }`: the values fitted. */
function arrangeUpgrades(seat: Seat, value: unknown, where: string): void {
  for (const [name, values] of Object.entries(fields(value, where, UPGRADES))) {
    const kind = numberOf(name, UPGRADES, where);
    const fitted = list(values, `${where}.${name}`).map((given) => count(given, `${where}.${name}`));
    refuseTwice(fitted, (worth) => `the value ${worth}`, `${where}.${name}`);
    for (const worth of fitted) {
      if (worth > HIGHEST_UPGRADE) throw new GivenError(`${where}.${name}: there is no upgrade of value ${worth}`);
      fit(seat, kind, worth);
    }
  }
}

function chestValue(value: unknown): number {
  const chest = count(value, "chests");
  if (!CHEST_VALUES.some((known) => known === chest)) throw new GivenError(`there is no chest of ${chest}`);
  return chest;
}

/** `missions: { rum6: 2 }`: the place of the marker on each mission in play, 0 for none. */
function arrangeMarkers(state: Portolano, seat: Seat, value: unknown, where: string): void {
  const given = fields(value, where, MISSION_NAMES);
  for (const [name, place] of Object.entries(given)) {
    const number = state.missions.indexOf(numberOf(name, MISSION_NAMES, where));
    if (number === -1) throw new GivenError(`${where}: ${name} is not in play`);
    seat.markers = seat.markers.with(number, count(place, `${where}.${name}`));
    if (seat.markers[number] > state.players) throw new GivenError(`${where}.${name} has ${state.players} places`);
  }
  if (seat.markers.some((marker) => marker < NO_MARKER)) throw new GivenError(`${where} must be places from 1`);
}
