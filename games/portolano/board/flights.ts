import { amounts, type GameEvent, type SeatId } from "@caravel/kernel";
import type { Flight } from "@caravel/web/kit";
import { DIRECTIONS, RUM, START_RUM, THALER } from "../content/pieces.ts";
import type { PortolanoEvent } from "../rules/events.ts";
import { chartFor } from "../rules/map.ts";
import type { PortolanoView } from "../rules/view.ts";
import { rimOf } from "./chart.ts";
import { pirateAfter } from "./danger.ts";

/** The names of places on the board, as they stand in `data-spot`. */
export const PLACE = {
  tile: (place: number) => `place.${place}`,
  /** The same tile once more: what flies there from it turns over on the spot. */
  face: (place: number) => `face.${place}`,
  /** Where a ship goes that leaves the world in a direction, and where one comes from that enters it. */
  off: (place: number, direction: number) => `off.${place}.${direction}`,
  slot: (place: number, slot: number) => `slot.${place}.${slot}`,
  row: (row: number) => `row.${row}`,
  box: (good: number) => `box.${good}`,
  stack: (kind: number) => `stack.${kind}`,
  cannons: "cannons",
  chests: "chests",
  pile: "pile",
  wind: "wind",
  mission: (number: number) => `mission.${number}`,
  seat: (seat: SeatId) => `seat.${seat}`,
  rum: (seat: SeatId) => `seat.${seat}.rum`,
  goods: (seat: SeatId, good: number) => `seat.${seat}.goods.${good}`,
  thalers: (seat: SeatId) => `seat.${seat}.thalers`,
  cannonsOf: (seat: SeatId) => `seat.${seat}.cannons`,
  upgrades: (seat: SeatId, kind: number) => `seat.${seat}.upgrades.${kind}`,
  chestsOf: (seat: SeatId) => `seat.${seat}.chests`,
  cards: (seat: SeatId) => `seat.${seat}.cards`,
  stern: (seat: SeatId) => `seat.${seat}.stern`,
} as const;

/** Where a player keeps an item. */
export function keptAt(seat: SeatId, item: number): string {
  if (item === THALER) return PLACE.thalers(seat);
  return item === RUM ? PLACE.rum(seat) : PLACE.goods(seat, item);
}

/** So many pieces from one place to another; nothing if there are none. */
function fly(token: string, from: string, to: string, count = 1): Flight[] {
  return count > 0 ? [{ from, to, token, count }] : [];
}

const item = (number: number, from: string, to: string, count = 1) => fly(`item.${number}`, from, to, count);

/** Where a player's ship was. */
const shipPlace = (before: PortolanoView, seat: SeatId) => PLACE.tile(Math.max(0, before.seats[seat].place));

/** A good, rum or thaler that leaves a ship: goods go to the box, the rest is used up where the ship is. */
const leaving = (before: PortolanoView, seat: SeatId, number: number, count = 1) =>
  item(number, keptAt(seat, number), number < RUM ? PLACE.box(number) : shipPlace(before, seat), count);

/** Something that comes on board where the ship is. */
const found = (before: PortolanoView, seat: SeatId, number: number, count = 1) =>
  item(number, shipPlace(before, seat), keptAt(seat, number), count);

/** One step of a ship. Over the border it leaves on one side and comes in on the other at the same time. */
function sailing(before: PortolanoView, token: string, from: number, to: number, direction: number): Flight[] {
  const isRim = rimOf(before).some((rim) => rim.place === from && rim.direction === direction);
  if (!isRim) return fly(token, PLACE.tile(from), PLACE.tile(to));
  return [
    ...fly(token, PLACE.tile(from), PLACE.off(from, direction)),
    ...fly(token, PLACE.off(to, (direction + 2) & 3), PLACE.tile(to)),
  ];
}

/** The pirate goes on past ports, once around the world if need be; if it passed any it flies straight. */
function pirateSails(before: PortolanoView, from: number, to: number): Flight[] {
  if (from === to) return [];
  const { next } = chartFor(before.players);
  const near = [...DIRECTIONS.keys()].filter((way) => before.pirate === from && pirateAfter(before, way) === to);
  const direct = near.find((way) => next[way][from] === to);
  return direct === undefined
    ? fly("pirate", PLACE.tile(from), PLACE.tile(to))
    : sailing(before, "pirate", from, to, direct);
}

/** The gift of a stern. */
function gift(event: PortolanoEvent & { type: "sternGave" }): Flight[] {
  const { seat, items, cannons, upgrade } = event;
  const stern = PLACE.stern(seat);
  return [
    ...amounts(items).flatMap(({ kind, count }) =>
      kind < RUM
        ? item(kind, PLACE.box(kind), PLACE.goods(seat, kind), count)
        : item(kind, stern, keptAt(seat, kind), kind === RUM ? count - START_RUM : count),
    ),
    ...fly("cannon", PLACE.cannons, PLACE.cannonsOf(seat), cannons),
    ...(upgrade === null ? [] : fly(`upgrade.${upgrade}`, stern, PLACE.upgrades(seat, upgrade))),
  ];
}

/** The pieces that travel when something happens; `before` is the view before the move that caused it. */
export function flights(told: GameEvent, before: PortolanoView): readonly Flight[] {
  const event = told as PortolanoEvent;
  switch (event.type) {
    case "sternGave":
      return gift(event);
    case "piratePlaced":
      return fly("pirate", PLACE.seat(event.seat), PLACE.tile(event.place));
    case "shipPlaced":
      return fly(`ship.${event.seat}`, PLACE.seat(event.seat), PLACE.tile(event.place));

    case "rationed":
      return [...event.goods.flatMap((good) => leaving(before, event.seat, good)), ...found(before, event.seat, RUM)];
    case "mutiny":
      return leaving(before, event.seat, RUM, event.rum);
    case "sailed": {
      const { seat, from, to, direction, rum } = event;
      return [
        ...item(RUM, PLACE.rum(seat), PLACE.tile(to), rum),
        ...sailing(before, `ship.${seat}`, from, to, direction),
      ];
    }
    case "drifted":
      return sailing(before, `ship.${event.seat}`, event.from, event.to, before.wind);
    case "flipped":
      return fly(`flip.${event.face}`, PLACE.tile(event.place), PLACE.face(event.place));

    case "took":
      return item(event.good, PLACE.row(event.row), PLACE.goods(event.seat, event.good));
    case "tookCannon":
      return fly("cannon", PLACE.cannons, PLACE.cannonsOf(event.seat));
    case "upgraded":
      return [
        ...item(THALER, PLACE.thalers(event.seat), PLACE.stack(event.upgrade), event.price),
        ...fly(`upgrade.${event.upgrade}`, PLACE.stack(event.upgrade), PLACE.upgrades(event.seat, event.upgrade)),
      ];
    case "sold":
    case "swapped":
      return [...leaving(before, event.seat, event.good), ...found(before, event.seat, RUM)];
    case "bought":
      return [
        ...leaving(before, event.seat, RUM),
        ...item(event.good, PLACE.box(event.good), PLACE.goods(event.seat, event.good)),
      ];
    case "bartered":
      return [
        ...leaving(before, event.seat, event.good),
        ...event.got.flatMap((good) => item(good, PLACE.box(good), PLACE.goods(event.seat, good))),
      ];
    case "rumFound":
      return found(before, event.seat, RUM);
    case "thalerFound":
      return found(before, event.seat, THALER);
    case "discarded":
      return leaving(before, event.seat, event.item);

    case "unloaded":
      return item(event.good, PLACE.goods(event.seat, event.good), PLACE.slot(event.place, event.slots[0]));
    case "paid":
      return item(THALER, PLACE.tile(event.place), PLACE.thalers(event.seat), event.thalers);
    case "refilled":
      return found(before, event.seat, RUM, event.rum);
    case "chestDrawn":
      return fly("chest", PLACE.chests, PLACE.chestsOf(event.seat));
    case "portReplaced":
      return fly(`tile.${event.face}`, PLACE.pile, PLACE.tile(event.place));

    case "pirateSailed":
      return pirateSails(before, event.from, event.to);
    case "foughtPirate":
      return [
        ...fly("ball", PLACE.seat(event.seat), PLACE.tile(event.place), event.hits),
        ...fly("ball", PLACE.tile(event.place), PLACE.seat(event.seat), event.pirateHits),
      ];
    case "clashed":
      return event.fighters.flatMap(({ seat, hits }) => fly("ball", PLACE.seat(seat), PLACE.tile(event.place), hits));
    case "pirateBeaten":
    case "pirateTied":
      return found(before, event.seat, THALER, event.thalers);
    case "lostToPirate":
      return leaving(before, event.seat, event.item);
    case "plundered":
      return amounts(event.items).flatMap(({ kind, count }) =>
        item(kind, keptAt(event.victim, kind), keptAt(event.seat, kind), count),
      );

    case "missionReached":
      return fly(`marker.${event.seat}`, PLACE.seat(event.seat), PLACE.mission(before.missions.indexOf(event.mission)));
    case "markerLost":
      return fly(`marker.${event.seat}`, PLACE.mission(before.missions.indexOf(event.mission)), PLACE.seat(event.seat));

    // nothing leaves its place; goods of a full port are swept away with its tile
    case "setUp":
    case "roundBegins":
    case "rationDeclined":
    case "cardsRevealed":
    case "anchored":
    case "rowEmptied":
    case "portFilled":
    case "chestSeen":
    case "pileRenewed":
    case "turnEnded":
    case "windTurned":
    case "satOut":
    case "choseToFight":
    case "roundEnded":
    case "gameOver":
      return [];
    default:
      event satisfies never;
      return [];
  }
}

/** The place of the board a line of the log speaks of, or null. */
export function spotOf(told: GameEvent): string | null {
  const event = told as PortolanoEvent;
  switch (event.type) {
    case "piratePlaced":
    case "shipPlaced":
    case "anchored":
    case "flipped":
    case "paid":
    case "portFilled":
    case "portReplaced":
    case "foughtPirate":
    case "clashed":
      return PLACE.tile(event.place);
    case "sailed":
    case "drifted":
    case "pirateSailed":
      return PLACE.tile(event.to);
    case "unloaded":
      return PLACE.slot(event.place, event.slots[0]);
    case "cardsRevealed":
      return PLACE.cards(event.seat);
    case "took":
    case "rowEmptied":
      return PLACE.row(event.row);
    case "tookCannon":
      return PLACE.cannonsOf(event.seat);
    case "upgraded":
      return PLACE.upgrades(event.seat, event.upgrade);
    case "chestDrawn":
    case "chestSeen":
      return PLACE.chestsOf(event.seat);
    case "roundBegins":
    case "windTurned":
      return PLACE.wind;
    case "sternGave":
      return PLACE.stern(event.seat);
    case "mutiny":
    case "rationed":
    case "rationDeclined":
    case "sold":
    case "bought":
    case "bartered":
    case "swapped":
    case "rumFound":
    case "refilled":
    case "discarded":
      return PLACE.rum(event.seat);
    case "thalerFound":
    case "pirateBeaten":
    case "pirateTied":
      return PLACE.thalers(event.seat);
    case "lostToPirate":
      return keptAt(event.seat, event.item);
    case "plundered":
    case "satOut":
    case "choseToFight":
    case "missionReached":
    case "markerLost":
    case "turnEnded":
      return PLACE.seat(event.seat);
    case "setUp":
    case "pileRenewed":
    case "roundEnded":
    case "gameOver":
      return null;
    default:
      event satisfies never;
      return null;
  }
}
