import { amounts, type GameEvent, type SeatId } from "@caravel/kernel";
import type { Flight } from "@caravel/web/kit";
import {
  CHAPEL,
  FACTORY,
  GUEST_HOUSE,
  JEWELER,
  LAND_OFFICE,
  LIGHTHOUSE,
  SPECIALTY_FACTORY,
  TRADING_POST,
} from "../content/buildings.ts";
import { PROSPECTOR, QUARRY, SECOND_PROSPECTOR, SHIP_CAPACITY } from "../content/pieces.ts";
import type { PuertoRicoEvent } from "../rules/events.ts";
import { A_NOBLE, NOBODY } from "../rules/moves.ts";
import { buildingAt, colonistsAt, isBuildingSpot, spotOf, WIND_ROSE } from "../rules/state.ts";
import { STEP } from "../rules/steps.ts";
import type { PuertoRicoView } from "../rules/view.ts";

/** The names of places on the board, as they stand in `data-spot`. */
export const PLACE = {
  role: (role: number) => `role.${role}`,
  supply: (good: number) => `supply.${good}`,
  house: "house",
  ship: (ship: number) => `ship.${ship}`,
  colonistShip: "colonist-ship",
  colonists: "colonists",
  nobles: "nobles",
  points: "points",
  /** Where money comes from and goes to, and where buildings are bought. */
  bank: "bank",
  bankBuilding: (building: number) => `bank.${building}`,
  row: "faceup",
  faceUp: (kind: number) => `faceup.${kind}`,
  quarries: "quarries",
  faceDown: "facedown",
  discards: "discards",
  seat: (seat: SeatId) => `seat.${seat}`,
  doubloons: (seat: SeatId) => `seat.${seat}.doubloons`,
  pointsOf: (seat: SeatId) => `seat.${seat}.points`,
  barrels: (seat: SeatId, good: number) => `seat.${seat}.barrels.${good}`,
  windRose: (seat: SeatId) => `seat.${seat}.wind-rose`,
  /** An island as a whole: forests have no place of their own. */
  island: (seat: SeatId) => `seat.${seat}.island`,
  tile: (seat: SeatId, kind: number) => `seat.${seat}.island.${kind}`,
  building: (seat: SeatId, building: number) => `seat.${seat}.city.${building}`,
} as const;

/** The place of a spot on which a colonist stands. */
export function placeOf(seat: SeatId, spot: number): string {
  if (spot === WIND_ROSE) return PLACE.windRose(seat);
  return isBuildingSpot(spot) ? PLACE.building(seat, buildingAt(spot)) : PLACE.tile(seat, spot);
}

/** So many pieces from one place to another; nothing if there are none. */
function fly(token: string, from: string, to: string, count = 1): Flight[] {
  return count > 0 ? [{ from, to, token, count }] : [];
}

const person = (isNoble: boolean) => (isNoble ? "noble" : "colonist");

/** Colonists with the nobles among them. */
function people(from: string, to: string, colonists: number, nobles: number): Flight[] {
  return [...fly("colonist", from, to, colonists - nobles), ...fly("noble", from, to, nobles)];
}

const pay = (seat: SeatId, from: string, doubloons: number) => fly("doubloon", from, PLACE.doubloons(seat), doubloons);
const award = (seat: SeatId, points: number) => fly("point", PLACE.points, PLACE.pointsOf(seat), points);

/** Barrels by good. */
function barrels(counts: readonly number[], from: (good: number) => string, to: (good: number) => string): Flight[] {
  return amounts(counts).flatMap(({ kind, count }) => fly(`good.${kind}`, from(kind), to(kind), count));
}

const harvest = (seat: SeatId, counts: readonly number[]) =>
  barrels(counts, PLACE.supply, (good) => PLACE.barrels(seat, good));
const giveBack = (seat: SeatId, counts: readonly number[]) =>
  barrels(counts, (good) => PLACE.barrels(seat, good), PLACE.supply);

/** One barrel, or some, of one good. */
const some = (good: number, count = 1): number[] =>
  Array.from({ length: good + 1 }, (_, kind) => (kind === good ? count : 0));

/** The card the prospector took; nothing tells which of the two it was if both lay there. */
function prospectorCard(before: PuertoRicoView, seat: SeatId): string {
  const taken = before.takenBy[SECOND_PROSPECTOR] === seat || before.takenBy[PROSPECTOR] >= 0;
  return PLACE.role(taken && before.takenBy[PROSPECTOR] !== seat ? SECOND_PROSPECTOR : PROSPECTOR);
}

/** Who went from the wind rose to tiles and buildings since the view before. */
function settling(before: PuertoRicoView, seat: SeatId, workers: readonly number[], city: readonly number[]): Flight[] {
  const board = before.seats[seat];
  const arrivals = (spot: number, now: number) =>
    fly("colonist", PLACE.windRose(seat), placeOf(seat, spot), now - colonistsAt(board, spot));
  return [
    ...workers.flatMap((now, kind) => arrivals(kind, now)),
    ...city.flatMap((now, building) => arrivals(spotOf(building), now)),
  ];
}

function bargain({ seat, colonistFrom, isNoble, good, point }: PuertoRicoEvent & { type: "bargained" }): Flight[] {
  return [
    ...(colonistFrom === null
      ? []
      : fly(person(isNoble), placeOf(seat, colonistFrom), isNoble ? PLACE.nobles : PLACE.colonists)),
    ...(good === null ? [] : giveBack(seat, some(good))),
    ...(point ? fly("point", PLACE.pointsOf(seat), PLACE.points) : []),
  ];
}

function givingUpLand({
  seat,
  kind,
  wasForest,
  doubloons,
  occupant,
}: PuertoRicoEvent & { type: "landGivenUp" }): Flight[] {
  const from = wasForest ? PLACE.island(seat) : PLACE.tile(seat, kind);
  return [
    ...fly(`tile.${kind}`, from, PLACE.discards),
    ...(occupant === NOBODY ? [] : fly(person(occupant === A_NOBLE), from, PLACE.windRose(seat))),
    ...pay(seat, PLACE.building(seat, LAND_OFFICE), doubloons),
  ];
}

/** The pieces that travel when something happens; `before` is the view before the move that caused it. */
export function flights(told: GameEvent, before: PuertoRicoView): readonly Flight[] {
  const event = told as PuertoRicoEvent;
  switch (event.type) {
    case "roleTaken":
      return pay(event.seat, PLACE.role(event.role), event.doubloons);
    case "moneyOnCards":
      return event.cards.flatMap((role) => fly("doubloon", PLACE.bank, PLACE.role(role)));
    case "goldFound":
      return pay(event.seat, prospectorCard(before, event.seat), event.doubloons);

    case "plantationDrawn":
      return fly(`tile.${event.kind}`, PLACE.faceDown, PLACE.tile(event.seat, event.kind));
    case "tileTaken": {
      const from = event.kind === QUARRY ? PLACE.quarries : PLACE.faceUp(event.kind);
      return fly(`tile.${event.kind}`, from, PLACE.tile(event.seat, event.kind));
    }
    case "forestLaid": {
      const isDrawn = before.stack.at(-1)?.step === STEP.lay;
      return fly("forest", isDrawn ? PLACE.faceDown : PLACE.row, PLACE.island(event.seat));
    }
    case "rowLaidOut":
      return [
        ...amounts(event.discarded).flatMap(({ kind, count }) =>
          fly(`tile.${kind}`, PLACE.faceUp(kind), PLACE.discards, count),
        ),
        ...amounts(event.turnedUp).flatMap(({ kind, count }) =>
          fly(`tile.${kind}`, PLACE.faceDown, PLACE.faceUp(kind), count),
        ),
      ];
    case "landBought": {
      const { seat, kind, asForest } = event;
      const to = asForest ? PLACE.island(seat) : PLACE.tile(seat, kind);
      return [
        ...fly("doubloon", PLACE.doubloons(seat), PLACE.bank),
        ...fly(asForest ? "forest" : `tile.${kind}`, PLACE.faceUp(kind), to),
      ];
    }
    case "landGivenUp":
      return givingUpLand(event);

    case "built": {
      const { seat, building, price } = event;
      return [
        ...fly("doubloon", PLACE.doubloons(seat), PLACE.bankBuilding(building), price),
        ...fly(`building.${building}`, PLACE.bankBuilding(building), PLACE.building(seat, building)),
      ];
    }
    case "bargained":
      return bargain(event);

    case "joined":
      return fly("colonist", PLACE.colonists, PLACE.windRose(event.seat), event.privilege);
    case "colonistsDrawn":
      return people(PLACE.colonistShip, PLACE.windRose(event.seat), event.colonists, event.nobles);
    case "villaTaken": {
      const from = event.isNoble ? PLACE.nobles : PLACE.colonists;
      return fly(person(event.isNoble), from, PLACE.windRose(event.seat));
    }
    case "colonistOnTile":
      return fly("colonist", PLACE.colonists, PLACE.tile(event.seat, event.kind));
    case "colonistOnBuilding": {
      const from = event.fromShip ? PLACE.colonistShip : PLACE.colonists;
      return fly(person(event.isNoble), from, PLACE.building(event.seat, event.building));
    }
    case "colonistWaits":
      return fly("colonist", PLACE.colonists, PLACE.windRose(event.seat));
    case "placed":
      return fly(person(event.isNoble), PLACE.windRose(event.seat), placeOf(event.seat, event.spot));
    case "lifted":
      return fly(person(event.isNoble), placeOf(event.seat, event.spot), PLACE.windRose(event.seat));
    case "guestMoved":
      return fly(person(event.isNoble), PLACE.building(event.seat, GUEST_HOUSE), placeOf(event.seat, event.spot));
    case "settledDown":
      return settling(before, event.seat, event.workers, event.city);
    case "shipRefilled":
      return [
        ...fly("colonist", PLACE.colonists, PLACE.colonistShip, event.colonists),
        ...fly("noble", PLACE.nobles, PLACE.colonistShip, event.nobles),
      ];

    case "produced":
      return harvest(event.seat, event.barrels);
    case "extraBarrel":
      return harvest(event.seat, some(event.good));
    case "factoryPaid":
      return pay(event.seat, PLACE.building(event.seat, FACTORY), event.doubloons);
    case "specialtyPaid":
      return pay(event.seat, PLACE.building(event.seat, SPECIALTY_FACTORY), event.doubloons);
    case "jewelerPaid":
      return pay(event.seat, PLACE.building(event.seat, JEWELER), event.doubloons);
    case "chapelRewarded":
      return [
        ...pay(event.seat, PLACE.building(event.seat, CHAPEL), event.doubloons),
        ...award(event.seat, event.points),
      ];

    case "sold":
      return [
        ...fly(`good.${event.good}`, PLACE.barrels(event.seat, event.good), PLACE.house),
        ...pay(event.seat, PLACE.house, event.doubloons),
      ];
    case "soldAtPost":
      return [
        ...giveBack(event.seat, some(event.good)),
        ...pay(event.seat, PLACE.building(event.seat, TRADING_POST), event.doubloons),
      ];
    case "houseEmptied":
      return barrels(before.house, () => PLACE.house, PLACE.supply);

    case "loaded":
      return [
        ...fly(`good.${event.good}`, PLACE.barrels(event.seat, event.good), PLACE.ship(event.ship), event.barrels),
        ...award(event.seat, event.points),
      ];
    case "shippedByWharf":
      return [...giveBack(event.seat, some(event.good, event.barrels)), ...award(event.seat, event.points)];
    case "shippedBySmallWharf":
      return [...giveBack(event.seat, event.barrels), ...award(event.seat, event.points)];
    case "delivered":
      return [...giveBack(event.seat, some(event.good)), ...award(event.seat, event.points)];
    case "lighthousePaid":
      return pay(event.seat, PLACE.building(event.seat, LIGHTHOUSE), event.doubloons);
    case "stored":
      return giveBack(event.seat, event.lost);
    case "shipSailed":
      return fly(`good.${event.good}`, PLACE.ship(event.ship), PLACE.supply(event.good), SHIP_CAPACITY[event.ship]);

    case "churchRewarded":
    case "harborRewarded":
    case "lodgeRewarded":
    case "unionHallRewarded":
      return award(event.seat, event.points);

    // nothing leaves its place; a tile drawn in secret travels when it is laid
    case "yearBegins":
    case "declined":
    case "colonistsStay":
    case "passed":
    case "endingMet":
    case "gameOver":
    case "buildingChosen":
    case "tileDrawnInSecret":
    case "tileSeen":
      return [];
    default:
      event satisfies never;
      return [];
  }
}
