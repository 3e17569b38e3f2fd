import { BOARD_SPACES, BUILDING_NAMES, BUILDINGS, PLANTS } from "../content/buildings.ts";
import {
  CITY_SPACES,
  COLONISTS,
  GOODS,
  HOUSE_SPACES,
  ISLAND_SPACES,
  MOST_LARGE_BUILDINGS,
  NOBLES,
  QUARRY,
  SHIP_CAPACITY,
  SHIPS,
  TILES,
} from "../content/pieces.ts";
import { SPOTS } from "./moves.ts";
import {
  citySpaces,
  colonistsAt,
  colonistsOf,
  contentOf,
  EMPTY,
  EXPANSION_2,
  islandSpaces,
  NOT_IN_THE_GAME,
  noblesAt,
  noblesOf,
  owns,
  POINTS_GONE,
  type PuertoRico,
  type Seat,
  totalOfGoods,
  uses,
  WIND_ROSE,
} from "./state.ts";
import { STEP } from "./steps.ts";

/** PR-INV: what is wrong with the pieces on the table, one sentence each. */
export function faults(state: PuertoRico): string[] {
  return [
    ...barrelFaults(state),
    ...colonistFaults(state),
    ...pointFaults(state),
    ...tileFaults(state),
    ...buildingFaults(state),
    ...shipFaults(state),
    ...state.seats.flatMap((seat, owner) => boardFaults(seat, owner, contentOf(state).circles)),
  ];
}

function sumOver(state: PuertoRico, count: (seat: Seat) => number): number {
  return state.seats.reduce((sum, seat) => sum + count(seat), 0);
}

/** What is wrong with so many pieces of a kind, of which so many lie in a supply; `rule` in brackets. */
function expect(what: string, rule: string, inBox: number, found: number, inSupply = 0): string[] {
  const more = inSupply < 0 ? 0 - inSupply : found - inBox;
  if (more === 0) return [];
  return [`${what}: ${Math.abs(more)} ${more > 0 ? "more" : "fewer"} than the box holds ${rule}`];
}

function barrelFaults(state: PuertoRico): string[] {
  const aboard = (good: number) =>
    SHIPS.reduce((sum, _, ship) => sum + (state.shipGood[ship] === good ? state.shipBarrels[ship] : 0), 0);
  return [
    ...GOODS.flatMap((name, good) => {
      const held = sumOver(state, (seat) => seat.barrels[good]);
      const found = state.supply[good] + state.house[good] + aboard(good) + held;
      return expect(name, "(PR-INV-01)", contentOf(state).size.barrels[good], found, state.supply[good]);
    }),
    ...negative("barrels in the house and on the ships", [...state.house, ...state.shipBarrels]),
    ...(totalOfGoods(state.house) > HOUSE_SPACES
      ? ["the trading house holds more than four barrels (PR-TRADER-05)"]
      : []),
  ];
}

function colonistFaults(state: PuertoRico): string[] {
  const hasNobles = uses(state, EXPANSION_2);
  const colonists =
    sumOver(state, (seat) => colonistsOf(seat) - noblesOf(seat)) +
    state.colonists +
    state.colonistShip -
    state.noblesAboard;
  const nobles = sumOver(state, noblesOf) + state.nobles + state.noblesAboard;
  return [
    ...expect(
      "colonists",
      "(PR-INV-02)",
      hasNobles ? COLONISTS : contentOf(state).size.colonists + state.players,
      colonists,
      state.colonists,
    ),
    ...expect("nobles", "(PR-INV-03)", hasNobles ? NOBLES : 0, nobles, state.nobles),
    ...negative("colonists on the ship", [state.colonistShip - state.noblesAboard, state.noblesAboard]),
  ];
}

function pointFaults(state: PuertoRico): string[] {
  const held = sumOver(state, (seat) => seat.points);
  const chips = contentOf(state).size.points;
  // once the chips have run out, points on paper come on top
  if ((state.endings & POINTS_GONE) !== 0 && state.points >= 0 && state.points + held >= chips) return [];
  if (state.points < 0) return ["victory points in the supply (PR-INV-04): less than nothing"];
  return expect("victory points", "(PR-INV-04)", chips, state.points + held);
}

function tileFaults(state: PuertoRico): string[] {
  const { tiles, quarries } = contentOf(state).size;
  return [
    ...GOODS.flatMap((name, kind) => {
      const inHand = state.stack.filter(
        ({ step, memo }) => step === STEP.lay && memo.of === "tile" && memo.tile === kind,
      ).length;
      const open = state.faceUp[kind] + state.faceDown[kind] + state.discards[kind] + inHand;
      return expect(
        `${name} plantations`,
        "(PR-INV-05)",
        tiles[kind],
        open + sumOver(state, (seat) => seat.island[kind] + seat.forests[kind] + seat.secretForests[kind]),
        Math.min(0, state.faceDown[kind], state.discards[kind], state.faceUp[kind]),
      );
    }),
    ...expect(
      "quarries",
      "(PR-INV-05)",
      quarries,
      state.quarries + sumOver(state, (seat) => seat.island[QUARRY]),
      state.quarries,
    ),
  ];
}

function buildingFaults(state: PuertoRico): string[] {
  const { copies } = contentOf(state);
  return [
    ...BUILDING_NAMES.flatMap((name, building) => {
      const standing = sumOver(state, (seat) => (owns(seat, building) ? 1 : 0));
      const inPlay = state.board.includes(building) ? copies[building] : 0;
      return expect(
        `tiles of ${name}`,
        "(PR-INV-06)",
        inPlay,
        state.bank[building] + standing,
        Math.min(0, state.bank[building]),
      );
    }),
    ...Object.entries(BOARD_SPACES).flatMap(([cost, spaces]) => {
      const used = state.board.filter(
        (building) => !PLANTS.includes(building) && BUILDINGS[building].cost === Number(cost),
      ).length;
      return used > spaces
        ? [`${used} buildings of cost ${cost} are in the game, there is space for ${spaces} (PR-EXP-03)`]
        : [];
    }),
  ];
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

function boardFaults(seat: Seat, owner: number, circles: readonly number[]): string[] {
  const overfull = TILES.filter((_, kind) => seat.workers[kind] > seat.island[kind]);
  const crowded = seat.built.filter((building) => seat.city[building] > circles[building]);
  const ennobled = [...SPOTS.keys(), WIND_ROSE].filter((spot) => noblesAt(seat, spot) > colonistsAt(seat, spot));
  const large = seat.built.filter((building) => BUILDINGS[building].isLarge).length;
  const standing = BUILDING_NAMES.flatMap((_, building) => (owns(seat, building) ? [building] : []));
  const listed = [...seat.built].sort((one, other) => one - other);
  return [
    ...(listed.join() === standing.join() ? [] : [`seat ${owner} has other buildings than it built (PR-INV-06)`]),
    ...(large > MOST_LARGE_BUILDINGS ? [`seat ${owner} has more than 4 large buildings (PR-BUILDER-17)`] : []),
    ...(islandSpaces(seat) > ISLAND_SPACES ? [`seat ${owner} has more than 12 island tiles (PR-INV-07)`] : []),
    ...(citySpaces(seat) > CITY_SPACES ? [`seat ${owner} has more than 12 city spaces covered (PR-INV-07)`] : []),
    ...overfull.map((name) => `seat ${owner} has more colonists than ${name} tiles (PR-MAYOR-07)`),
    ...crowded.map((building) => `seat ${owner} has too many colonists on ${BUILDING_NAMES[building]} (PR-MAYOR-07)`),
    ...ennobled.map((spot) => `seat ${owner} has more nobles than colonists on ${SPOTS[spot] ?? "the wind rose"}`),
    ...negative(`seat ${owner} (PR-INV-07)`, [
      seat.doubloons,
      seat.points,
      seat.windRose,
      seat.windRoseNobles,
      ...seat.barrels,
      ...seat.island,
      ...seat.workers,
      ...seat.workerNobles,
      ...seat.cityNobles,
      ...seat.forests,
      ...seat.secretForests,
    ]),
  ];
}

function negative(what: string, counts: readonly number[]): string[] {
  return counts.some((count) => count < 0) ? [`${what}: less than nothing`] : [];
}
