import { BUILDING_COUNT, BUILDING_NAMES, BUILDINGS, CIRCLES, copiesFor } from "../content/buildings.ts";
import {
  CITY_SPACES,
  GOODS,
  HOUSE_SPACES,
  ISLAND_SPACES,
  MOST_LARGE_BUILDINGS,
  QUARRY,
  SHIP_CAPACITY,
  SHIPS,
  TABLE_SIZES,
  TILES,
} from "../content/pieces.ts";
import { citySpaces, colonistsOf, EMPTY, NOT_IN_THE_GAME, owns, type PuertoRico, type Seat, total } from "./state.ts";

/** PR-INV: what is wrong with the pieces on the table, one sentence each. */
export function faults(state: PuertoRico): string[] {
  return [
    ...barrelFaults(state),
    ...colonistFaults(state),
    ...pointFaults(state),
    ...tileFaults(state),
    ...buildingFaults(state),
    ...shipFaults(state),
    ...state.seats.flatMap(boardFaults),
  ];
}

function sumOver(state: PuertoRico, count: (seat: Seat) => number): number {
  return state.seats.reduce((sum, seat) => sum + count(seat), 0);
}

function expect(what: string, expected: number, found: number): string[] {
  return expected === found ? [] : [`${what}: there should be ${expected}, there are ${found}`];
}

function barrelFaults(state: PuertoRico): string[] {
  const aboard = (good: number) =>
    SHIPS.reduce((sum, _, ship) => sum + (state.shipGood[ship] === good ? state.shipBarrels[ship] : 0), 0);
  return [
    ...GOODS.flatMap((name, good) => {
      const held = sumOver(state, (seat) => seat.barrels[good]);
      const found = state.supply[good] + state.house[good] + aboard(good) + held;
      return expect(`${name} barrels (PR-INV-01)`, TABLE_SIZES[state.players].barrels[good], found);
    }),
    ...negative("the goods supply", state.supply),
    ...negative("barrels in the house and on the ships", [...state.house, ...state.shipBarrels]),
    ...(total(state.house) > HOUSE_SPACES ? ["the trading house holds more than four barrels (PR-TRADER-05)"] : []),
  ];
}

function colonistFaults(state: PuertoRico): string[] {
  const found = state.colonists + state.colonistShip + sumOver(state, colonistsOf);
  return [
    ...expect("colonists (PR-INV-02)", TABLE_SIZES[state.players].colonists + state.players, found),
    ...negative("colonists in the supply and on the ship", [state.colonists, state.colonistShip]),
  ];
}

function pointFaults(state: PuertoRico): string[] {
  const held = sumOver(state, (seat) => seat.points);
  const chips = TABLE_SIZES[state.players].points;
  if (state.points === 0 && held >= chips) return [];
  if (state.points < 0) return ["victory points in the supply (PR-INV-04): less than nothing"];
  return expect("victory points (PR-INV-04)", chips, state.points + held);
}

function tileFaults(state: PuertoRico): string[] {
  const { tiles, quarries } = TABLE_SIZES[state.players];
  return [
    ...GOODS.flatMap((name, kind) => {
      const open = state.faceUp[kind] + state.faceDown[kind] + state.discards[kind];
      return expect(`${name} plantations (PR-INV-05)`, tiles[kind], open + sumOver(state, (seat) => seat.island[kind]));
    }),
    ...expect("quarries (PR-INV-05)", quarries, state.quarries + sumOver(state, (seat) => seat.island[QUARRY])),
    ...negative("tiles on the table", [...state.faceUp, ...state.faceDown, ...state.discards, state.quarries]),
  ];
}

function buildingFaults(state: PuertoRico): string[] {
  const copies = copiesFor(state.players);
  return BUILDING_NAMES.flatMap((name, building) => {
    const standing = sumOver(state, (seat) => (owns(seat, building) ? 1 : 0));
    return [
      ...expect(`tiles of ${name} (PR-INV-06)`, copies[building], state.bank[building] + standing),
      ...negative(name, [state.bank[building]]),
    ];
  });
}

function shipFaults(state: PuertoRico): string[] {
  return SHIPS.flatMap((name, ship) => {
    const [good, barrels] = [state.shipGood[ship], state.shipBarrels[ship]];
    if (barrels > SHIP_CAPACITY[ship]) return [`ship ${name} carries ${barrels} barrels (PR-CAPTAIN-06)`];
    if ((good === EMPTY || good === NOT_IN_THE_GAME) !== (barrels === 0))
      return [`ship ${name} carries ${barrels} barrels of nothing`];
    const others = state.shipGood.filter((carried) => carried === good && good >= 0).length;
    return others > 1 ? [`two ships carry ${GOODS[good]} (PR-CAPTAIN-05)`] : [];
  });
}

function boardFaults(seat: Seat, owner: number): string[] {
  const overfull = TILES.filter((_, kind) => seat.workers[kind] > seat.island[kind]);
  const crowded = Array.from({ length: BUILDING_COUNT }, (_, building) => building).filter(
    (building) => seat.city[building] > CIRCLES[building],
  );
  const large = BUILDINGS.filter(({ isLarge }, building) => isLarge && owns(seat, building)).length;
  return [
    ...(large > MOST_LARGE_BUILDINGS ? [`seat ${owner} has more than 4 large buildings (PR-BUILDER-17)`] : []),
    ...(total(seat.island) > ISLAND_SPACES ? [`seat ${owner} has more than 12 island tiles (PR-INV-07)`] : []),
    ...(citySpaces(seat) > CITY_SPACES ? [`seat ${owner} has more than 12 city spaces covered (PR-INV-07)`] : []),
    ...overfull.map((name) => `seat ${owner} has more colonists than ${name} tiles (PR-MAYOR-07)`),
    ...crowded.map((building) => `seat ${owner} has too many colonists on ${BUILDING_NAMES[building]} (PR-MAYOR-07)`),
    ...negative(`seat ${owner} (PR-INV-07)`, [
      seat.doubloons,
      seat.points,
      seat.windRose,
      ...seat.barrels,
      ...seat.island,
      ...seat.workers,
    ]),
  ];
}

function negative(what: string, counts: readonly number[]): string[] {
  return counts.some((count) => count < 0) ? [`${what}: less than nothing`] : [];
}
