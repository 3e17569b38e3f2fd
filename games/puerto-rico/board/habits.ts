import type { GameEvent, Move, SeatId } from "@caravel/kernel";
import {
  CHAPEL,
  CHURCH,
  FACTORY,
  HARBOR,
  HUNTING_LODGE,
  JEWELER,
  LIGHTHOUSE,
  SPECIALTY_FACTORY,
  TRADING_POST,
  UNION_HALL,
} from "../content/buildings.ts";
import type { PuertoRicoEvent } from "../rules/events.ts";
import { stepNow } from "../rules/moments.ts";
import { JOIN, KEEP, PRIVILEGE, PRODUCE, STORE } from "../rules/moves.ts";
import { privileges } from "../rules/privilege.ts";
import { scoreSheet } from "../rules/scoring.ts";
import { EXPANSION_2, uses } from "../rules/state.ts";
import type { PuertoRicoView } from "../rules/view.ts";
import { PLACE, placeOf } from "./flights.ts";
import { freeInCity } from "./land.ts";

/** A year is a part of the log, and so is the end; a role taken opens a phase in it. The choice of the buildings comes before all parts. */
export function chapter({ type }: GameEvent): 1 | 2 | null {
  if (type === "yearBegins" || type === "gameOver") return 1;
  return type === "roleTaken" ? 2 : null;
}

/** Could the colonists of the privilege be missed when the ship is refilled, so that taking them would end the game (PR-END-02)? */
function privilegeMatters(view: PuertoRicoView, seat: SeatId): boolean {
  if (uses(view, EXPANSION_2)) return false;
  const free = view.seats.reduce((sum, _, owner) => sum + freeInCity(view, owner), 0);
  return view.colonists - privileges(view.seats[seat]) < Math.max(view.players, free);
}

/** What keeps most of the only kind of barrels about which anything is left to say; null if there are several. */
function onlyKindKept(moves: readonly Move[]): Move | null {
  const stores = moves.filter((move) => STORE.has(move));
  const keeps = moves.filter((move) => KEEP.has(move));
  const kinds = new Set([...stores.map((move) => STORE.first(move)), ...keeps.map((move) => KEEP.first(move))]);
  return kinds.size === 1 ? (stores[0] ?? keeps[0]) : null;
}

/** By step: the answer practically everybody gives. */
function usualAnswer(view: PuertoRicoView, seat: SeatId, moves: readonly Move[]): Move | null {
  switch (stepNow(view)) {
    // whoever stays out gets nobody and gains nothing by it, and one colonist more is one more; near the end it can hasten it
    case "join":
      if (!moves.includes(PRIVILEGE.of())) return JOIN.of();
      return privilegeMatters(view, seat) ? null : PRIVILEGE.of();
    // more barrels are more to sell and to ship, and what others find in the supply is less
    case "produce":
      return PRODUCE.of();
    // what is not kept is lost
    case "store":
      return onlyKindKept(moves);
    default:
      return null;
  }
}

/** The answer practically everybody gives to this question, or null. */
export function routine(view: PuertoRicoView, seat: SeatId, moves: readonly Move[]): Move | null {
  if (view.stack.at(-1)?.seat !== seat) return null;
  const answer = usualAnswer(view, seat, moves);
  return answer !== null && moves.includes(answer) ? answer : null;
}

/** By seat: the points as things stand, or null while the chips are secret. */
export function points(view: PuertoRicoView): readonly (number | null)[] {
  return view.seats.map((board, seat) => (board.points === null ? null : scoreSheet(view, seat).total));
}

/** The place of the board a line of the log speaks of, or null. */
export function spotOf(told: GameEvent): string | null {
  const event = told as PuertoRicoEvent;
  switch (event.type) {
    case "roleTaken":
      return PLACE.role(event.role);
    case "plantationDrawn":
    case "tileTaken":
    case "colonistOnTile":
      return PLACE.tile(event.seat, event.kind);
    case "landBought":
      return event.asForest ? PLACE.island(event.seat) : PLACE.tile(event.seat, event.kind);
    case "forestLaid":
      return PLACE.island(event.seat);
    case "landGivenUp":
      return PLACE.discards;
    case "rowLaidOut":
      return PLACE.row;
    case "tileDrawnInSecret":
    case "tileSeen":
      return PLACE.faceDown;

    case "built":
    case "colonistOnBuilding":
      return PLACE.building(event.seat, event.building);
    case "buildingChosen":
      return PLACE.bankBuilding(event.building);

    case "placed":
    case "lifted":
    case "guestMoved":
      return placeOf(event.seat, event.spot);
    case "joined":
    case "colonistsDrawn":
    case "colonistWaits":
    case "villaTaken":
      return PLACE.windRose(event.seat);
    case "shipRefilled":
      return PLACE.colonistShip;

    case "produced":
    case "stored":
    case "shippedBySmallWharf":
      return PLACE.seat(event.seat);
    case "extraBarrel":
    case "shippedByWharf":
    case "delivered":
      return PLACE.barrels(event.seat, event.good);
    case "sold":
    case "houseEmptied":
      return PLACE.house;
    case "soldAtPost":
      return PLACE.building(event.seat, TRADING_POST);
    case "loaded":
    case "shipSailed":
      return PLACE.ship(event.ship);

    case "goldFound":
      return PLACE.doubloons(event.seat);
    case "factoryPaid":
      return PLACE.building(event.seat, FACTORY);
    case "specialtyPaid":
      return PLACE.building(event.seat, SPECIALTY_FACTORY);
    case "jewelerPaid":
      return PLACE.building(event.seat, JEWELER);
    case "lighthousePaid":
      return PLACE.building(event.seat, LIGHTHOUSE);
    case "chapelRewarded":
      return PLACE.building(event.seat, CHAPEL);
    case "churchRewarded":
      return PLACE.building(event.seat, CHURCH);
    case "harborRewarded":
      return PLACE.building(event.seat, HARBOR);
    case "lodgeRewarded":
      return PLACE.building(event.seat, HUNTING_LODGE);
    case "unionHallRewarded":
      return PLACE.building(event.seat, UNION_HALL);

    case "bargained":
    case "declined":
    case "passed":
    case "colonistsStay":
    case "settledDown":
      return PLACE.seat(event.seat);
    case "yearBegins":
      return PLACE.seat(event.governor);
    case "moneyOnCards":
    case "endingMet":
    case "gameOver":
      return null;
    default:
      event satisfies never;
      return null;
  }
}
