import { seatsFrom } from "@caravel/kernel";
import { IS_STARRED, MISSION_NAMES } from "../content/missions.ts";
import {
  CANNONS_PER_PLAYER,
  CHEST_VALUES,
  COCOA,
  GOODS,
  GOODS_IN_BOX,
  GRID_SIZES,
  MOST_SLOTS,
  PLAIN_GOODS,
  PORT_COUNT,
} from "../content/pieces.ts";
import { PEACE_KNIGHT, STERNS, UPGRADES } from "../content/ships.ts";
import { FACE_NAMES } from "../content/tiles.ts";
import { placeWord } from "./map.ts";
import { CARD_CHOICES } from "./moves.ts";
import { firstSlot } from "./ports.ts";
import { cannonSlots, capacity, hasSail, upgradeValues } from "./ship.ts";
import {
  ASHORE,
  COVERED,
  cargoOf,
  contentOf,
  EMPTY,
  isPort,
  NO_CARDS,
  NO_MARKER,
  type Portolano,
  type Seat,
} from "./state.ts";
import { STEP } from "./steps.ts";
import { itemsLeft, rowOf } from "./supply.ts";
import { tallied } from "./tally.ts";

/** What is wrong with the pieces on the table, one sentence each. */
export function faults(state: Portolano): string[] {
  return [
    ...goodsFaults(state),
    ...gridFaults(state),
    ...slotFaults(state),
    ...supplyFaults(state),
    ...missionFaults(state),
    ...shipFaults(state),
  ];
}

function expect(what: string, expected: number, found: number): string[] {
  return expected === found ? [] : [`${what}: there should be ${expected}, there are ${found}`];
}

function negative(what: string, counts: readonly number[]): string[] {
  return counts.some((count) => count < 0) ? [`${what}: less than nothing (PO-GEN-02)`] : [];
}

/** PO-COMP-02: every good is in the box, on the supply board, in a port, in a hold, or on its way into one. */
function goodsFaults(state: Portolano): string[] {
  const rows = PLAIN_GOODS.flatMap((_, row) => rowOf(state, row));
  return GOODS.flatMap((name, good) => {
    const held = state.seats.reduce((sum, { items }) => sum + items[good], 0);
    const onTheWay = state.stack.reduce(
      (sum, { step, tally }) => sum + (step === STEP.makeRoom ? tallied(tally, good) : 0),
      0,
    );
    const lying = [...rows, ...state.slots].filter((item) => item === good).length;
    return [
      ...expect(`${name} (PO-COMP-02)`, GOODS_IN_BOX[good], state.box[good] + held + onTheWay + lying),
      ...negative(`${name} in the box`, [state.box[good]]),
    ];
  });
}

/** PO-SETUP-01, -31: the grid is whole, no tile is there twice, the pirate and the ships are on it. */
function gridFaults(state: Portolano): string[] {
  const { side, ports } = GRID_SIZES[state.players];
  const tiles = [...state.grid, ...state.pile, ...state.used].map((face) => face >> 1);
  const twice = tiles.filter((tile, place) => tiles.indexOf(tile) !== place);
  const { pirate } = state;
  const isInPort = pirate !== ASHORE && isPort(state.grid[pirate]);
  return [
    ...expect("tiles in the grid", side * side, state.grid.length),
    ...expect("ports in the grid", ports, state.grid.filter(isPort).length),
    ...expect("port tiles (PO-COMP-01)", PORT_COUNT, tiles.filter((tile) => isPort(tile * 2)).length),
    ...twice.map((tile) => `tile ${FACE_NAMES[tile * 2]} is there twice`),
    ...(isInPort ? [`the pirate is in the port at ${placeWord(state.players, pirate)} (PO-PIRATE-03)`] : []),
  ];
}

/** PO-PORT-01, -04: the slots hold what they demand; cocoa may lie anywhere. */
function slotFaults(state: Portolano): string[] {
  const { slots } = contentOf(state);
  return [...state.grid.keys()]
    .filter((place) => isPort(state.grid[place]))
    .flatMap((place) => {
      const first = firstSlot(state, place);
      const lying = state.slots.slice(first, first + MOST_SLOTS);
      const demanded = slots[state.grid[place]];
      const isWrong = lying.some((good, slot) => {
        if (good === EMPTY) return false;
        if (slot >= demanded.length) return true;
        return good === COVERED ? lying[slot - 1] !== COCOA : good !== COCOA && good !== demanded[slot];
      });
      return isWrong ? [`the port at ${placeWord(state.players, place)} holds what does not belong there`] : [];
    });
}

function supplyFaults(state: Portolano): string[] {
  const { seats, players } = state;
  const cannons = seats.reduce((sum, seat) => sum + seat.cannons, state.cannons);
  const chests = [...state.chests, ...seats.flatMap((seat) => seat.chests)].sort((one, other) => one - other);
  return [
    ...expect("cannons (PO-SETUP-08)", CANNONS_PER_PLAYER * players, cannons),
    ...(chests.join() === CHEST_VALUES.join() ? [] : ["the chests are not 5 each of 1, 2 and 3 (PO-COMP-01)"]),
    ...negative("the supplies", [state.cannons, ...PLAIN_GOODS.map((_, row) => itemsLeft(state, row)), ...state.taken]),
    ...UPGRADES.flatMap((name, kind) => {
      const fitted = seats.flatMap((seat) => upgradeValues(seat, kind)).filter((value) => value > 0);
      const stacked = Array.from({ length: state.stacks[kind] }, (_, height) => height + 1);
      const found = [...stacked, ...fitted].sort((one, other) => one - other).join();
      const all = seatsFrom(state, 0).map((seat) => seat + 1);
      return found === all.join() ? [] : [`${name} upgrades are ${found}, not ${all} (PO-SETUP-11)`];
    }),
  ];
}

/** PO-MISSION-01, -02: places on a mission are taken from the top, each by one marker. */
function missionFaults(state: Portolano): string[] {
  return state.missions.flatMap((mission, number) => {
    const placed = state.seats.map(({ markers }) => markers[number]).filter((marker) => marker !== NO_MARKER);
    const expected = placed.map((_, place) => place + 1).join();
    const found = placed.sort((one, other) => one - other).join();
    if (IS_STARRED[mission] || found === expected) return [];
    return [`the markers on ${MISSION_NAMES[mission]} are on places ${found} (PO-MISSION-01)`];
  });
}

function shipFaults(state: Portolano): string[] {
  const sterns = state.seats.map(({ stern }) => stern);
  const twice = sterns.filter((stern, seat) => sterns.indexOf(stern) !== seat);
  return [
    ...twice.map((stern) => `two ships have the stern ${STERNS[stern]} (PO-SETUP-14)`),
    ...state.seats.flatMap((seat, owner) => seatFaults(state, seat, `seat ${owner}`)),
  ];
}

function seatFaults(state: Portolano, seat: Seat, who: string): string[] {
  const cards = seat.laid === NO_CARDS ? 0 : CARD_CHOICES[seat.laid].cards;
  return [
    ...negative(who, [...seat.items, seat.cannons]),
    ...(cargoOf(seat) > capacity(state, seat) ? [`${who} carries more than its hold takes (PO-HOLD-02)`] : []),
    ...(seat.cannons > cannonSlots(state, seat) ? [`${who} has more cannons than slots (PO-SEA-07)`] : []),
    ...(seat.place >= state.grid.length ? [`${who} is off the grid`] : []),
    ...(seat.peaceMarker && seat.stern !== PEACE_KNIGHT ? [`${who} has the Peace Knight's marker`] : []),
    ...(cards === 2 && !hasSail(seat) ? [`${who} laid two cards without a sail (PO-CARD-08)`] : []),
  ];
}
