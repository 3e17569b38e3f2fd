import type { Move, SeatId } from "@caravel/kernel";
import { MARKET_SPACES, NO_SPACE, SHIP_SPACES } from "../content/content.ts";
import {
  BUILDINGS,
  CITY_SPACES,
  COLONIES,
  FOREST,
  GOODS,
  MOST_WEALTH,
  PIRATES_PER_WORKER,
  SHIPS,
  WORKERS,
} from "../content/pieces.ts";
import {
  ACT,
  BUILD,
  BUILDING,
  DIE_WORDS,
  DISCARD,
  DONE,
  DOWN,
  DOWN_BREAD,
  DOWN_REALS,
  EXCHANGE,
  FAVOUR,
  FEED,
  FIELD,
  FIRST_PIRATE_DIE,
  FLIP,
  FOR_ACTION,
  FOR_REALS,
  GUILD,
  HARVEST,
  MARKER,
  MOVE,
  PAIRS,
  PASS,
  PAY,
  PIRATES,
  PLACE,
  REQUEST,
  REWARD,
  ROW,
  SAIL,
  SCORE,
  SELECT,
  TAKE_BREAD,
  UP,
  UPKEEP,
  WEALTH,
  WOOD_FROM,
} from "../rules/moves.ts";
import { FIRST_CITY_SPACE, FIRST_COLONY, HOME, PLACE_COUNT, SHIP_HOME, WATCH } from "../rules/places.ts";
import { stepNow } from "../rules/sight.ts";
import { CITIZEN, contentOf, NO_FAVOUR, NOBODY, type Seat } from "../rules/state.ts";
import type { MadeiraView } from "../rules/view.ts";

/** The moves the pieces of the board stand for, the likeliest first. Whether one is legal, only the table knows. */

/** What somebody has taken up and not yet put down: a worker or ship from a place, a die, a marker from a building. */
export interface Held {
  readonly kind: "worker" | "ship" | "die" | "marker";
  readonly from: number;
}

const all = (count: number): number[] => Array.from({ length: count }, (_, number) => number);
const ALL_BUILDINGS: readonly number[] = [...BUILDINGS.keys()];
const ALL_DICE: readonly number[] = [...DIE_WORDS.keys()];
const ALL_PLACES: readonly number[] = all(PLACE_COUNT);

/** How many figures of a seat, or citizens it might move, stand on a place. */
export function figuresAt(view: MadeiraView, seat: SeatId, place: number): number {
  const player: Seat | undefined = view.seats[seat];
  if (player === undefined) return 0;
  if (place <= FOREST) return (player.land >> place) & 1;
  if (place < FIRST_COLONY) {
    const figure = view.cities[place - FIRST_CITY_SPACE];
    return figure === seat || figure === CITIZEN ? 1 : 0;
  }
  if (place < WATCH) return player.colonies[place - FIRST_COLONY];
  return place === WATCH ? player.watch : player.home;
}

/** The places from which a seat could move somebody, home first. */
export function workerSources(view: MadeiraView, seat: SeatId): number[] {
  return [HOME, ...ALL_PLACES.slice(0, HOME)].filter((place) => figuresAt(view, seat, place) > 0);
}

/** The places from which a seat's ships could sail, home first. */
export function shipSources(view: MadeiraView, seat: SeatId): number[] {
  const abroad = all(SHIP_SPACES).filter((space) => view.harbours[space] === seat);
  return (view.seats[seat]?.ships ?? 0) > 0 ? [SHIP_HOME, ...abroad] : abroad;
}

/** A worker who stands somewhere: everywhere he could go. */
export function workerMoves(from: number): Move[] {
  return ALL_PLACES.map((to) => MOVE.of(from, to));
}

/** A place somebody could come to: from the place of whoever is held, or from everywhere. */
export function arrivalMoves(view: MadeiraView, seat: SeatId, to: number, held: Held | null): Move[] {
  if (held !== null) return held.kind === "worker" ? [MOVE.of(held.from, to)] : [];
  return workerSources(view, seat).map((from) => MOVE.of(from, to));
}

/** A field or the forest: harvested, its wood taken, left by the own worker, or entered. */
export function fieldMoves(view: MadeiraView, seat: SeatId, place: number, held: Held | null): Move[] {
  if (figuresAt(view, seat, place) === 0) return arrivalMoves(view, seat, place, held);
  const harvest = place < FOREST ? [FIELD.of(place)] : [];
  const taking = stepNow(view) === "wood" ? [WOOD_FROM.of(place), ...harvest] : [...harvest, WOOD_FROM.of(place)];
  return isTaking(view) ? [...taking, ...workerMoves(place)] : [...workerMoves(place), ...taking];
}

/** Are fields harvested, or wood taken from them? */
function isTaking(view: MadeiraView): boolean {
  const step = stepNow(view);
  return step === "fields" || step === "extra" || step === "wood";
}

/** A space of a city: left by who stands there, or entered. */
export function citySpaceMoves(view: MadeiraView, seat: SeatId, space: number, held: Held | null): Move[] {
  const place = FIRST_CITY_SPACE + space;
  if (view.cities[space] === NOBODY) return arrivalMoves(view, seat, place, held);
  return figuresAt(view, seat, place) > 0 ? workerMoves(place) : [];
}

/** Workers at home: they go out; whoever is held may come home. */
export function homeMoves(view: MadeiraView, seat: SeatId, held: Held | null): Move[] {
  if (held?.kind === "worker" && held.from !== HOME) return arrivalMoves(view, seat, HOME, held);
  return held === null || held.from === HOME ? [...workerMoves(HOME), ...arrivalMoves(view, seat, HOME, null)] : [];
}

/** A ship that lies somewhere: every space it could sail to. */
export function shipMoves(from: number): Move[] {
  return all(SHIP_SPACES).map((to) => SAIL.of(from, to));
}

/** A space of a market or colony: left by the own ship, or entered. */
export function shipSpaceMoves(view: MadeiraView, seat: SeatId, space: number, held: Held | null): Move[] {
  if (view.harbours[space] === seat) return shipMoves(space);
  if (held !== null) return held.kind === "ship" ? [SAIL.of(held.from, space)] : [];
  return shipSources(view, seat).map((from) => SAIL.of(from, space));
}

/** The ship spaces of a market (0 to 2) that are drawn, and of a colony (3 to 5). */
export function spacesOf(view: MadeiraView, area: number): number[] {
  const { spaceArea, standsOn } = contentOf(view);
  const isColony = area >= COLONIES.length;
  return all(SHIP_SPACES).filter(
    (space) =>
      space >= MARKET_SPACES === isColony &&
      spaceArea[space] === area % COLONIES.length &&
      standsOn[space] !== NO_SPACE,
  );
}

/** A die: onto any character. */
export function dieMoves(die: number): Move[] {
  return ALL_BUILDINGS.map((building) => PLACE.of(die, building));
}

/** The dice a seat could place: its own by value, then those of the watch. */
export function diceOf(view: MadeiraView, seat: SeatId): { readonly die: number; readonly count: number }[] {
  const player = view.seats[seat];
  if (player === undefined) return [];
  return ALL_DICE.map((die) => {
    const value = (die % FIRST_PIRATE_DIE) + 1;
    return { die, count: die < FIRST_PIRATE_DIE ? player.dice[value] : view.pirateDice[value] };
  }).filter(({ count }) => count > 0);
}

/** A building: what is asked about it in this step. */
export function buildingMoves(view: MadeiraView, seat: SeatId, building: number, held: Held | null): Move[] {
  if (held !== null) {
    if (held.kind === "die") return [PLACE.of(held.from, building)];
    return held.kind === "marker" ? [MARKER.of(held.from, building)] : [];
  }
  const frame = view.stack.at(-1);
  const placed = frame?.memo.of === "placed" ? frame.memo.building : null;
  switch (stepNow(view)) {
    case "character":
      return placed === building ? [ACT.of(), HARVEST.of(), SELECT.of()] : [];
    case "buildingTurn":
      return view.building === building ? [PAY.of(), PIRATES.of()] : [];
    case "buildingAction":
      return view.building === building ? [ACT.of()] : [];
    case "lady":
      return [BUILDING.of(building)];
    case "marker":
      return ALL_BUILDINGS.map((from) => MARKER.of(from, building));
    default:
      return diceOf(view, seat).map(({ die }) => PLACE.of(die, building));
  }
}

/** An own action marker on a building: to any other. */
export function markerMoves(building: number): Move[] {
  return ALL_BUILDINGS.map((to) => MARKER.of(building, to));
}

/** A row of the guild board, with its dice. */
export function rowMoves(row: number): Move[] {
  return [ROW.of(row)];
}

/** The row whose request or guild is chosen now, or null. */
export function rowInUse(view: MadeiraView): number | null {
  const memo = view.stack.at(-1)?.memo;
  return memo?.of === "row" ? memo.row : null;
}

/** A request of a row: taken, or with its whole row. */
export function requestMoves(view: MadeiraView, row: number, type: number): Move[] {
  if (rowInUse(view) === row) return [REQUEST.of(type)];
  return stepNow(view) === "chooseRow" ? [ROW.of(row)] : [];
}

/** The sign of a guild at a row: its favours are turned up, or the whole row is taken. */
export function guildMoves(view: MadeiraView, row: number, guild: number): Move[] {
  return stepNow(view) === "chooseGuild" && rowInUse(view) === row ? [GUILD.of(guild)] : [ROW.of(row)];
}

/** A space of the pass column: its reals, and its action. */
export const passRealsMoves = (space: number): Move[] => [PASS.of(space, FOR_REALS)];
export const passActionMoves = (space: number): Move[] => [PASS.of(space, FOR_ACTION)];

/** A favour that lies on a district. */
export function districtMoves(view: MadeiraView, district: number): Move[] {
  return view.districts[district] === NO_FAVOUR ? [] : [BUILD.of(district)];
}

/** A royal reward of a colony. */
export const rewardMoves = (colony: number, side: number): Move[] => [REWARD.of(colony, side)];

/** A favour of a player's own: used, or turned up. */
export function favourMoves(view: MadeiraView, favour: number): Move[] {
  return stepNow(view) === "flip" ? [FLIP.of(favour), FAVOUR.of(favour)] : [FAVOUR.of(favour), FLIP.of(favour)];
}

/** A request of a player's own. */
export const ownRequestMoves = (type: number): Move[] => [SCORE.of(type)];

/** The windmill: up, down, and two goods for one. */
export const UP_MOVES: readonly Move[] = [UP.of()];
export const DOWN_BREAD_MOVES: readonly Move[] = [DOWN.of(DOWN_BREAD)];
export const DOWN_REALS_MOVES: readonly Move[] = [DOWN.of(DOWN_REALS)];

/** Two goods for one of this kind; those who give the same away come last. */
export function exchangeMoves(good: number): Move[] {
  const isWaste = (pair: number) => Number(PAIRS[pair].includes(good));
  return [...PAIRS.keys()].sort((one, other) => isWaste(one) - isWaste(other)).map((pair) => EXCHANGE.of(pair, good));
}

/** Everything the windmill does. */
export const MILL_MOVES: readonly Move[] = [
  ...UP_MOVES,
  ...DOWN_BREAD_MOVES,
  ...DOWN_REALS_MOVES,
  ...GOODS.flatMap((_, good) => exchangeMoves(good)),
];

/** An amount that is asked for: each number with its move, and bread instead of pirates. */
export function amountMoves(view: MadeiraView): Move[] {
  switch (stepNow(view)) {
    case "feeding":
      return all(WORKERS + 1).map((bread) => FEED.of(bread));
    case "upkeep":
      return all(SHIPS + 1).map((wood) => UPKEEP.of(wood));
    case "wealth":
      return all(MOST_WEALTH + 1).map((reals) => WEALTH.of(reals));
    case "discardPirates":
      return all(PIRATES_PER_WORKER + 1).map((pirates) => DISCARD.of(pirates));
    case "piratesOrBread":
      return [...all(PIRATES_PER_WORKER + 1).map((pirates) => DISCARD.of(pirates)), TAKE_BREAD.of()];
    default:
      return [];
  }
}

/** The watch: workers come to it; whoever stands guard best may take the reward. */
export function watchMoves(view: MadeiraView, seat: SeatId, held: Held | null): Move[] {
  return stepNow(view) === "watchReward" ? [ACT.of()] : arrivalMoves(view, seat, WATCH, held);
}

/** By kind of piece: what is only said. */
export const SAID = [DONE];

/** Every move some piece of the board stands for, as the components put them together; for tests and for the phone. */
export function everyOffer(view: MadeiraView, seat: SeatId): Move[] {
  const content = contentOf(view);
  const places = all(FOREST + 1);
  return [
    ...places.flatMap((place) => fieldMoves(view, seat, place, null)),
    ...all(CITY_SPACES).flatMap((space) => citySpaceMoves(view, seat, space, null)),
    ...COLONIES.flatMap((_, colony) => [
      ...arrivalMoves(view, seat, FIRST_COLONY + colony, null),
      ...workerMoves(FIRST_COLONY + colony),
      ...rewardMoves(colony, 0),
      ...rewardMoves(colony, 1),
    ]),
    ...watchMoves(view, seat, null),
    ...workerMoves(WATCH),
    ...homeMoves(view, seat, null),
    ...shipMoves(SHIP_HOME),
    ...all(2 * COLONIES.length).flatMap((area) =>
      spacesOf(view, area).flatMap((space) => shipSpaceMoves(view, seat, space, null)),
    ),
    ...diceOf(view, seat).flatMap(({ die }) => dieMoves(die)),
    ...ALL_BUILDINGS.flatMap((building) => [...buildingMoves(view, seat, building, null), ...markerMoves(building)]),
    ...all(view.players).flatMap((row) => [
      ...rowMoves(row),
      ...view.rowRequests
        .slice(row * 5, row * 5 + 5)
        .flatMap((count, type) => (count > 0 ? requestMoves(view, row, type) : [])),
      ...content.rowGuilds[row].flatMap((guild) => guildMoves(view, row, guild)),
    ]),
    ...view.passColumn.flatMap((_, space) => [...passRealsMoves(space), ...passActionMoves(space)]),
    ...view.districts.flatMap((_, district) => districtMoves(view, district)),
    ...content.guildOf.flatMap((_, favour) =>
      ((view.seats[seat]?.favours ?? 0) >> favour) & 1 ? favourMoves(view, favour) : [],
    ),
    ...(view.seats[seat]?.requests ?? []).flatMap((count, type) => (count > 0 ? ownRequestMoves(type) : [])),
    ...MILL_MOVES,
    ...amountMoves(view),
  ];
}
