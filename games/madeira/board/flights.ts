import { amounts, type GameEvent, type SeatId } from "@caravel/kernel";
import type { Flight } from "@caravel/web/kit";
import { MARKET_SPACES } from "../content/content.ts";
import { BREAD, REALS, WINE, WOOD } from "../content/pieces.ts";
import type { MadeiraEvent } from "../rules/events.ts";
import { FIRST_PIRATE_DIE } from "../rules/moves.ts";
import { FIRST_CITY_SPACE, FIRST_COLONY, HOME, SHIP_HOME, WATCH } from "../rules/places.ts";
import { CITIZEN, contentOf } from "../rules/state.ts";
import type { MadeiraView } from "../rules/view.ts";

/** The names of places on the board, as they stand in `data-spot`. */
export const PLACE = {
  row: (row: number) => `row.${row}`,
  passSpace: (space: number) => `pass.${space}`,
  field: (field: number) => `field.${field}`,
  building: (building: number) => `building.${building}`,
  citySpace: (space: number) => `city.${space}`,
  district: (district: number) => `district.${district}`,
  colony: (colony: number) => `colony.${colony}`,
  shipSpace: (space: number) => `ship.${space}`,
  reward: (colony: number) => `reward.${colony}`,
  watch: "watch",
  mill: "mill",
  /** Where goods, reals and pirates come from and go to. */
  supply: "supply",
  seat: (seat: SeatId) => `seat.${seat}`,
  item: (seat: SeatId, item: number) => `seat.${seat}.item.${item}`,
  points: (seat: SeatId) => `seat.${seat}.points`,
  pirates: (seat: SeatId) => `seat.${seat}.pirates`,
  home: (seat: SeatId) => `seat.${seat}.home`,
  ships: (seat: SeatId) => `seat.${seat}.ships`,
  dice: (seat: SeatId) => `seat.${seat}.dice`,
  favours: (seat: SeatId) => `seat.${seat}.favours`,
  requests: (seat: SeatId) => `seat.${seat}.requests`,
} as const;

/** Where a worker stands; the places of the rules. */
export function spotOfWorker(seat: SeatId, place: number): string {
  if (place < FIRST_CITY_SPACE) return PLACE.field(place);
  if (place < FIRST_COLONY) return PLACE.citySpace(place - FIRST_CITY_SPACE);
  if (place < WATCH) return PLACE.colony(place - FIRST_COLONY);
  return place === HOME ? PLACE.home(seat) : PLACE.watch;
}

/** So many pieces from one place to another; nothing if there are none. */
function fly(token: string, from: string, to: string, count = 1): Flight[] {
  return count > 0 ? [{ from, to, token, count }] : [];
}

const item = (kind: number) => `item.${kind}`;
const earn = (seat: SeatId, from: string, kind: number, count: number) =>
  fly(item(kind), from, PLACE.item(seat, kind), count);
const spend = (seat: SeatId, to: string, kind: number, count: number) =>
  fly(item(kind), PLACE.item(seat, kind), to, count);
const award = (seat: SeatId, from: string, vp: number) => fly("points", from, PLACE.points(seat), vp);
const enlist = (seat: SeatId, pirates: number) => fly("pirate", PLACE.supply, PLACE.pirates(seat), pirates);

function sailing({ seat, from, to, cost }: MadeiraEvent & { type: "sailed" }, before: MadeiraView): Flight[] {
  const content = contentOf(before);
  const good = to < MARKET_SPACES ? content.spaceArea[to] : WINE;
  const start = from === SHIP_HOME ? PLACE.ships(seat) : PLACE.shipSpace(from);
  return [
    ...fly(`boat.${seat}`, start, PLACE.shipSpace(content.standsOn[to])),
    ...spend(seat, PLACE.shipSpace(to), good, cost),
  ];
}

function placing({ seat, die, building, bread }: MadeiraEvent & { type: "placed" }): Flight[] {
  const value = (die % FIRST_PIRATE_DIE) + 1;
  const to = PLACE.building(building);
  if (die < FIRST_PIRATE_DIE)
    return [...fly(`die.${value}`, PLACE.dice(seat), to), ...spend(seat, PLACE.supply, BREAD, bread)];
  return [
    ...fly(`pirate-die.${value}`, PLACE.watch, to),
    ...fly(`pawn.${seat}`, PLACE.watch, PLACE.home(seat)),
    ...spend(seat, PLACE.supply, BREAD, bread),
  ];
}

function milling({ seat, given, got, vp }: MadeiraEvent & { type: "milled" }): Flight[] {
  return [
    ...amounts(given).flatMap(({ kind, count }) => spend(seat, PLACE.mill, kind, count)),
    ...amounts(got).flatMap(({ kind, count }) => earn(seat, PLACE.mill, kind, count)),
    ...(vp < 0 ? fly("points", PLACE.points(seat), PLACE.mill, -vp) : award(seat, PLACE.mill, vp)),
  ];
}

/** The pieces that travel when something happens; `before` is the view before the move that caused it. */
export function flights(told: GameEvent, before: MadeiraView): readonly Flight[] {
  const event = told as MadeiraEvent;
  switch (event.type) {
    case "choseRow":
      return event.dice.flatMap((value) => fly(`die.${value}`, PLACE.row(event.row), PLACE.dice(event.seat)));
    case "tookRequest": {
      const row = before.stack.at(-1)?.memo;
      const from = row?.of === "row" ? PLACE.row(row.row) : PLACE.supply;
      return fly(`request.${event.request}`, from, PLACE.requests(event.seat));
    }
    case "placed":
      return placing(event);
    case "passed":
      return [
        ...fly(`disc.${event.seat}`, PLACE.seat(event.seat), PLACE.passSpace(event.space)),
        ...earn(event.seat, PLACE.passSpace(event.space), REALS, event.reals),
      ];
    case "gained":
      return amounts(event.items).flatMap(({ kind, count }) => earn(event.seat, PLACE.supply, kind, count));
    case "gainedVp":
      return award(event.seat, PLACE.supply, event.vp);
    case "harvested": {
      const [from = PLACE.supply] = event.fields.map(PLACE.field);
      return amounts(event.items).flatMap(({ kind, count }) => earn(event.seat, from, kind, count));
    }
    case "movedWorker": {
      const who = event.isCitizen ? "citizen" : `pawn.${event.seat}`;
      return fly(who, spotOfWorker(event.seat, event.from), spotOfWorker(event.seat, event.to));
    }
    case "sailed":
      return sailing(event, before);
    case "built":
      return fly(`favour.${event.favour}`, PLACE.district(event.district), PLACE.favours(event.seat));
    case "tookWood":
      return amounts(event.sources).flatMap(({ kind, count }) =>
        event.isBought
          ? fly(item(WOOD), PLACE.field(kind), PLACE.supply, count)
          : earn(event.seat, PLACE.field(kind), WOOD, count),
      );
    case "movedMarker":
      return fly(`marker.${event.seat}`, PLACE.building(event.from), PLACE.building(event.to));
    case "paid":
      return spend(event.seat, PLACE.building(event.building), REALS, event.price);
    case "gotPirates":
      return enlist(event.seat, event.pirates);
    case "discardedPirates":
      return fly("pirate", PLACE.pirates(event.seat), PLACE.supply, event.pirates);
    case "milled":
      return milling(event);
    case "watchRewarded":
      return [
        ...fly(`pawn.${event.seat}`, PLACE.watch, PLACE.home(event.seat)),
        ...award(event.seat, PLACE.watch, event.vp),
      ];
    case "keptUp":
      return spend(event.seat, PLACE.supply, WOOD, Math.min(event.wood, before.seats[event.seat].items[WOOD]));
    case "fed":
      return spend(event.seat, PLACE.supply, BREAD, event.bread);
    case "scored":
      return award(event.seat, PLACE.requests(event.seat), event.vp);
    case "turnedToReals":
      return award(event.seat, PLACE.supply, event.vp);
    case "piratesShown":
      return fly("points", PLACE.points(event.seat), PLACE.supply, event.loss);

    // nothing leaves its place
    case "setUp":
    case "roundBegins":
    case "phaseBegins":
    case "choseGuild":
    case "usedFavour":
    case "tookReward":
    case "flipped":
    case "rolledBuilding":
    case "usedBuilding":
    case "watchDeclined":
    case "converted":
    case "gameOver":
      return [];
    default:
      event satisfies never;
      return [];
  }
}

/** The place of the board a line of the log speaks of, or null. */
export function spotOf(told: GameEvent): string | null {
  const event = told as MadeiraEvent;
  switch (event.type) {
    case "choseRow":
      return PLACE.row(event.row);
    case "placed":
    case "rolledBuilding":
    case "paid":
    case "usedBuilding":
      return PLACE.building(event.building);
    case "passed":
      return PLACE.passSpace(event.space);
    case "harvested":
      return event.fields.length > 0 ? PLACE.field(event.fields[0]) : null;
    case "converted":
      return event.fields.length > 0 ? PLACE.field(event.fields[0]) : null;
    case "movedWorker":
      return spotOfWorker(event.seat, event.to);
    case "sailed":
      return PLACE.shipSpace(event.to);
    case "built":
      return PLACE.district(event.district);
    case "tookReward":
      return PLACE.colony(event.colony);
    case "movedMarker":
      return PLACE.building(event.to);
    case "milled":
      return PLACE.mill;
    case "watchRewarded":
    case "watchDeclined":
      return PLACE.watch;
    case "tookRequest":
    case "scored":
      return PLACE.requests(event.seat);
    case "choseGuild":
    case "usedFavour":
    case "flipped":
      return PLACE.favours(event.seat);
    case "gained":
    case "gainedVp":
    case "tookWood":
    case "gotPirates":
    case "discardedPirates":
    case "keptUp":
    case "fed":
    case "turnedToReals":
    case "piratesShown":
      return PLACE.seat(event.seat);
    case "setUp":
    case "roundBegins":
    case "phaseBegins":
    case "gameOver":
      return null;
    default:
      event satisfies never;
      return null;
  }
}

/** The figure on a city space, as a token. */
export const figureToken = (figure: number): string => (figure === CITIZEN ? "citizen" : `pawn.${figure}`);
