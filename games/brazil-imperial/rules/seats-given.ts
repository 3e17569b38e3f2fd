import { GivenError, isFields } from "@caravel/kernel";
import {
  count,
  counts,
  type Fields,
  fields,
  flag,
  list,
  numberOf,
  numbersOf,
  refuseTwice,
} from "@caravel/kernel/given";
import { BATTLE_CARDS, EXPLORATION, GOLD_CARDS } from "../content/cards.ts";
import { CAPITAL } from "../content/maps.ts";
import { MONARCHS, NO_MONARCH } from "../content/monarchs.ts";
import { PAINTINGS } from "../content/paintings.ts";
import { QUESTS } from "../content/quests.ts";
import { RESOURCES } from "../content/resources.ts";
import { GOODS, IMPROVED_SPACES, SPACES } from "../content/spaces.ts";
import { COLOURS, ORANGE, UNIT_KINDS, UNITS_PER_COLOUR } from "../content/units.ts";
import { hexAt } from "./given.ts";
import {
  type Brazil,
  CAPITAL_PALACE,
  contentOf,
  ENEMY,
  GONE,
  IN_STOCK,
  isSolo,
  mapOf,
  NEVER_DEPLOYED,
  NO_PALACE,
  NOBODY,
  NOT_YET,
  ON_BOARD,
  replaced,
  type Seat,
  UNPLACED,
} from "./state.ts";

/** Where a good may be: a space with a slot, or one of these. */
export const GOOD_PLACES: readonly string[] = [...SPACES.slice(0, IMPROVED_SPACES), "beside", "victoria", "factory"];
/** Where an old marker may be. */
export const MARKER_PLACES: readonly string[] = [...SPACES, "coroados"];

const SEAT = [
  "colour",
  "monarch",
  "capital",
  "stock",
  "gold",
  "battle",
  "quests",
  "revealed",
  "paintings",
  "goods",
  "marker",
  "oldMarkers",
  "kept",
  "units",
  "isabelUsed",
  "hasDeployed",
  "forestBuilt",
];

/** `seats: { 0: { colour: green, stock: { gold: 2 } } }`: what is not mentioned is as at the beginning of a game. */
export function arrangeSeats(state: Brazil, value: unknown): void {
  const names = state.seats.map((_, seat) => String(seat));
  const given = fields(value, "seats", names);
  const parts = names.map((name) => fields(given[name] ?? {}, `seat ${name}`, SEAT));
  arrangeColours(state, parts);
  arrangeCapitals(state, parts);
  for (const [owner, seat] of state.seats.entries()) arrangeSeat(state, seat, owner, parts[owner], `seat ${owner}`);
}

/** BI-SETUP-06: colours as given, or by a monarch that is given; others keep theirs, or get one that is left. */
function arrangeColours(state: Brazil, parts: readonly Fields[]): void {
  const { monarchColour } = contentOf(state);
  const given = parts.map(({ colour, monarch }, seat) => {
    if (colour !== undefined) return numberOf(colour, COLOURS, `seat ${seat}.colour`);
    return monarch === undefined || monarch === null
      ? null
      : monarchColour[numberOf(monarch, MONARCHS, `seat ${seat}.monarch`)];
  });
  const named = given.filter((colour) => colour !== null);
  refuseTwice(named, (colour) => COLOURS[colour], "seats");
  const left = [...COLOURS.keys()].filter((colour) => !named.includes(colour));
  for (const [owner, seat] of state.seats.entries()) {
    const keeps = left.indexOf(seat.colour);
    seat.colour = given[owner] ?? left.splice(keeps < 0 ? 0 : keeps, 1)[0];
  }
  if (isSolo(state) && COLOURS[state.seats[0].colour] !== "green")
    throw new GivenError("seat 0.colour: alone one plays green (BI-SOLO-01)");
}

/** BI-SETUP-12: capitals as given; others take the sites that are left, in order. */
function arrangeCapitals(state: Brazil, parts: readonly Fields[]): void {
  const { capitals, enemyCapital, terrain } = mapOf(state);
  const given = parts.map(({ capital }, seat) => {
    if (capital === undefined) return null;
    const hex = hexAt(state, capital, `seat ${seat}.capital`);
    if (terrain[hex] !== CAPITAL || hex === enemyCapital)
      throw new GivenError(`seat ${seat}.capital: ${capital} is no site for it`);
    return hex;
  });
  const named = given.filter((hex) => hex !== null);
  refuseTwice(named, (hex) => `hex ${hex}`, "capitals");
  const free = capitals.filter((hex) => hex !== enemyCapital && !named.includes(hex));
  state.owner = state.owner.map(() => NOBODY);
  state.palace = state.palace.map(() => NO_PALACE);
  for (const [owner, seat] of state.seats.entries()) {
    seat.capital = given[owner] ?? free.splice(0, 1)[0];
    settle(state, owner, seat.capital);
  }
  if (isSolo(state)) settle(state, ENEMY, enemyCapital);
}

function settle(state: Brazil, side: number, hex: number): void {
  state.owner = replaced(state.owner, hex, side);
  state.palace = replaced(state.palace, hex, CAPITAL_PALACE);
}

function arrangeSeat(state: Brazil, seat: Seat, owner: number, given: Fields, where: string): void {
  seat.monarch = monarchGiven(state, seat, given.monarch, where);
  seat.stock = counts(given.stock ?? {}, RESOURCES, `${where}.stock`);
  seat.gold = counts(given.gold ?? {}, GOLD_CARDS, `${where}.gold`);
  seat.battle = counts(given.battle ?? {}, BATTLE_CARDS, `${where}.battle`);
  seat.quests = numbersOf(given.quests ?? [], QUESTS, `${where}.quests`);
  seat.revealed = numbersOf(given.revealed ?? [], QUESTS, `${where}.revealed`);
  seat.paintings = numbersOf(given.paintings ?? [], PAINTINGS, `${where}.paintings`).reduce(
    (all, one) => all | (1 << one),
    0,
  );
  const goods = fields(given.goods ?? {}, `${where}.goods`, GOODS);
  seat.goods = GOODS.map((good) =>
    goods[good] === undefined || goods[good] === "board"
      ? ON_BOARD
      : numberOf(goods[good], GOOD_PLACES, `${where}.goods.${good}`),
  );
  seat.marker =
    given.marker === undefined || given.marker === null ? UNPLACED : numberOf(given.marker, SPACES, `${where}.marker`);
  const markers = list(given.oldMarkers ?? [], `${where}.oldMarkers`);
  seat.oldMarkers = [markers[0], markers[1]].map((name) =>
    name === undefined || name === null ? NOT_YET : numberOf(name, MARKER_PLACES, `${where}.oldMarkers`),
  );
  seat.tiles = [];
  seat.palaces = 0;
  seat.kept = counts(given.kept ?? {}, EXPLORATION, `${where}.kept`);
  seat.isabelUsed = flag(given.isabelUsed ?? false, `${where}.isabelUsed`);
  seat.hasDeployed = flag(given.hasDeployed ?? false, `${where}.hasDeployed`);
  seat.forestBuilt = count(given.forestBuilt ?? 0, `${where}.forestBuilt`);
  arrangeUnits(state, owner, seat.colour, given.units ?? [], `${where}.units`);
}

/** A monarch of the seat's colour; none, and so no effect of one, if it is not mentioned. */
function monarchGiven(state: Brazil, seat: Seat, value: unknown, where: string): number {
  if (value === undefined || value === null) return NO_MONARCH;
  const monarch = numberOf(value, MONARCHS, `${where}.monarch`);
  if (contentOf(state).monarchColour[monarch] !== seat.colour)
    throw new GivenError(`${where}.monarch: ${value} is not of the colour ${COLOURS[seat.colour]} (BI-SETUP-10)`);
  return monarch;
}

/** `units: [{ dragoon: "0,1" }, { archer: stock }]`: those that are not named were never deployed. */
function arrangeUnits(state: Brazil, side: number, colour: number, value: unknown, where: string): void {
  const kinds = contentOf(state).unitKind[colour];
  const isEnemy = side === ENEMY && isSolo(state);
  const first = side * UNITS_PER_COLOUR;
  const isFree = new Array<boolean>(UNITS_PER_COLOUR).fill(true);
  for (let unit = 0; unit < UNITS_PER_COLOUR; unit++) state.units[first + unit] = isEnemy ? GONE : NEVER_DEPLOYED;
  for (const entry of list(value, where)) {
    if (!isFields(entry) || Object.keys(entry).length !== 1)
      throw new GivenError(`${where}: a unit is written as { dragoon: "0,1" } or { archer: stock }`);
    const [[name, place]] = Object.entries(fields(entry, where, UNIT_KINDS));
    const kind = numberOf(name, UNIT_KINDS, where);
    const unit = kinds.findIndex((other, number) => other === kind && isFree[number]);
    if (unit < 0) throw new GivenError(`${where}: ${COLOURS[colour]} has no more units called ${name}`);
    isFree[unit] = false;
    state.units[first + unit] = placeGiven(state, place, isEnemy, where);
  }
}

function placeGiven(state: Brazil, place: unknown, isEnemy: boolean, where: string): number {
  if (place === (isEnemy ? "gone" : "board")) return isEnemy ? GONE : NEVER_DEPLOYED;
  if (place === "stock" && !isEnemy) return IN_STOCK;
  return hexAt(state, place, where);
}

/** `enemies`: the units of the solo enemy, written as those of a seat; others are gone. */
export function arrangeEnemies(state: Brazil, value: unknown): void {
  if (value === undefined) return;
  if (!isSolo(state)) throw new GivenError("enemies: only the solo scenario has them");
  arrangeUnits(state, ENEMY, ORANGE, value, "enemies");
}
