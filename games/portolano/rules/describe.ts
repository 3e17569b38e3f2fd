import { seatsIn } from "@caravel/kernel";
import { MISSION_NAMES } from "../content/missions.ts";
import { COCOA, DIRECTIONS, GOODS, MOST_SLOTS, PLAIN_GOODS, RUM, THALER } from "../content/pieces.ts";
import { STERNS, UPGRADES } from "../content/ships.ts";
import { SIDE_NAMES } from "../content/supply-boards.ts";
import { FACE_NAMES } from "../content/tiles.ts";
import { placeWord } from "./map.ts";
import { CARD_CHOICES } from "./moves.ts";
import { firstSlot } from "./ports.ts";
import { cannonSlots, capacity, shipValue, upgradeValues } from "./ship.ts";
import { ASHORE, cargoOf, contentOf, EMPTY, isPort, NO_CARDS, type Portolano, roundOf, type Seat } from "./state.ts";
import { STEPS } from "./steps.ts";
import { rowOf } from "./supply.ts";

/** Counts by name. */
function named(list: readonly number[], names: readonly string[]): Record<string, number> {
  return Object.fromEntries(names.map((name, number) => [name, list[number]]));
}

const cardsWord = (choice: number): string | null => (choice === NO_CARDS ? null : CARD_CHOICES[choice].word);

function placeOrNull(state: Portolano, place: number): string | null {
  return place === ASHORE ? null : placeWord(state.players, place);
}

function describeSeat(state: Portolano, seat: Seat) {
  return {
    stern: STERNS[seat.stern],
    place: placeOrNull(state, seat.place),
    rum: seat.items[RUM],
    goods: named(seat.items, GOODS),
    thalers: seat.items[THALER],
    cargo: cargoOf(seat),
    capacity: capacity(state, seat),
    cannons: seat.cannons,
    cannonSlots: cannonSlots(state, seat),
    upgrades: Object.fromEntries(UPGRADES.map((name, kind) => [name, upgradeValues(seat, kind)])),
    shipValue: shipValue(seat),
    chests: seat.chests.slice(),
    missions: named(
      seat.markers,
      state.missions.map((mission) => MISSION_NAMES[mission]),
    ),
    laid: cardsWord(seat.laid),
    drifted: seat.drifted,
    anchored: seat.anchored,
    peaceMarker: seat.peaceMarker,
  };
}

function slotWord(good: number): string | null {
  if (good === EMPTY) return null;
  return good > COCOA ? "cocoa-2" : GOODS[good];
}

function describePorts(state: Portolano): Record<string, (string | null)[]> {
  const places = [...state.grid.keys()].filter((place) => isPort(state.grid[place]));
  return Object.fromEntries(
    places.map((place) => {
      const first = firstSlot(state, place);
      const { length } = contentOf(state).slots[state.grid[place]];
      const lying = state.slots.slice(first, first + Math.min(length, MOST_SLOTS));
      return [placeWord(state.players, place), lying.map(slotWord)];
    }),
  );
}

/** The position in words, as the `then` part of a scenario speaks of it. */
export function describe(state: Portolano) {
  const top = state.stack.at(-1);
  const faceName = (face: number) => FACE_NAMES[face];
  return {
    round: state.round,
    start: state.start,
    wind: DIRECTIONS[state.wind],
    lastRound: state.lastRound,
    step: top === undefined ? "over" : STEPS[top.step],
    turn: top === undefined ? null : top.seat,
    tiles: Object.fromEntries(state.grid.map((face, place) => [placeWord(state.players, place), faceName(face)])),
    ports: describePorts(state),
    pile: state.pile.map(faceName),
    used: state.used.map(faceName),
    pileIsUsed: state.pileIsUsed,
    pirate: placeOrNull(state, state.pirate),
    supply: {
      side: SIDE_NAMES[state.side],
      left: Object.fromEntries(PLAIN_GOODS.map((name, row) => [name, rowOf(state, row).length])),
      next: Object.fromEntries(PLAIN_GOODS.map((name, row) => [name, GOODS[rowOf(state, row)[0]] ?? null])),
    },
    box: named(state.box, GOODS),
    cannons: state.cannons,
    stacks: named(state.stacks, UPGRADES),
    chests: state.chests.slice().reverse(),
    missions: state.missions.map((mission) => MISSION_NAMES[mission]),
    revealed: cardsWord(state.revealed),
    fought: seatsIn(state.fought),
    satOut: seatsIn(state.satOut),
    beatPirate: seatsIn(state.beatPirate),
    threeHits: seatsIn(state.threeHits),
    gainedRum: top === undefined ? [] : seatsIn(roundOf(state).memo.gainedRum),
    seats: state.seats.map((seat) => describeSeat(state, seat)),
  };
}
