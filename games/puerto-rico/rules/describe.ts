import { type SeatId, SPECTATOR } from "@caravel/kernel";
import { BUILDING_NAMES } from "../content/buildings.ts";
import { GOODS, ROLES, SHIPS, TILES } from "../content/pieces.ts";
import { SPOTS } from "./moves.ts";
import { priceFor } from "./purchase.ts";
import { scoreSheet } from "./scoring.ts";
import {
  colonistsOf,
  EMPTY,
  ENDINGS,
  forestsOf,
  IN_THE_MIDDLE,
  NOT_IN_THE_GAME,
  noblesAt,
  noblesOf,
  type PuertoRico,
  type Seat,
  WIND_ROSE,
} from "./state.ts";
import { STEP, STEPS } from "./steps.ts";

/** Counts by name. */
function named(list: readonly number[], names: readonly string[]): Record<string, number> {
  return Object.fromEntries(names.map((name, number) => [name, list[number]]));
}

/** Where nobles stand, by name of the place. */
function describeNobles(seat: Seat): Record<string, number> {
  const places = [...SPOTS.keys(), WIND_ROSE].filter((spot) => noblesAt(seat, spot) > 0);
  return Object.fromEntries(places.map((spot) => [SPOTS[spot] ?? "wind-rose", noblesAt(seat, spot)]));
}

/** What every building of the bank board would cost a player now, without the black market. */
function describePrices(state: PuertoRico, owner: SeatId): Record<string, number> {
  const taker = state.stack.find(({ step }) => step === STEP.builder)?.taker ?? SPECTATOR;
  return Object.fromEntries(
    state.board.map((building) => [BUILDING_NAMES[building], priceFor(state, owner, taker, building)]),
  );
}

function describeSeat(state: PuertoRico, owner: SeatId) {
  const seat = state.seats[owner];
  return {
    doubloons: seat.doubloons,
    points: seat.points,
    windRose: seat.windRose,
    colonists: colonistsOf(seat),
    goods: named(seat.barrels, GOODS),
    island: named([...seat.island, forestsOf(seat)], [...TILES, "forest"]),
    workers: named(seat.workers, TILES),
    buildings: Object.fromEntries(seat.built.map((building) => [BUILDING_NAMES[building], seat.city[building]])),
    nobles: { all: noblesOf(seat), ...describeNobles(seat) },
    prices: describePrices(state, owner),
    score: scoreSheet(state, owner),
    forests: { open: named(seat.forests, GOODS), secret: named(seat.secretForests, GOODS) },
  };
}

/** The position in words, as the `then` part of a scenario speaks of it. */
export function describe(state: PuertoRico) {
  const top = state.stack.at(-1);
  return {
    year: state.year,
    governor: state.governor,
    step: top === undefined ? "over" : STEPS[top.step],
    ending: ENDINGS.filter((_, bit) => (state.endings & (1 << bit)) !== 0),
    roles: Object.fromEntries(
      ROLES.flatMap((name, role) => {
        const taker = state.takenBy[role];
        if (taker === NOT_IN_THE_GAME) return [];
        return [[name, { doubloons: state.cardMoney[role], taker: taker === IN_THE_MIDDLE ? null : taker }]];
      }),
    ),
    ships: Object.fromEntries(
      SHIPS.flatMap((name, ship) => {
        const good = state.shipGood[ship];
        if (good === NOT_IN_THE_GAME) return [];
        return [[name, { good: good === EMPTY ? null : GOODS[good], barrels: state.shipBarrels[ship] }]];
      }),
    ),
    house: named(state.house, GOODS),
    supply: named(state.supply, GOODS),
    faceUp: named(state.faceUp, GOODS),
    faceDown: named(state.faceDown, GOODS),
    discards: named(state.discards, GOODS),
    quarries: state.quarries,
    colonists: state.colonists,
    colonistShip: state.colonistShip,
    nobles: state.nobles,
    noblesAboard: state.noblesAboard,
    points: state.points,
    board: state.board.map((building) => BUILDING_NAMES[building]),
    bank: Object.fromEntries(state.board.map((building) => [BUILDING_NAMES[building], state.bank[building]])),
    seats: state.seats.map((_, owner) => describeSeat(state, owner)),
  };
}
