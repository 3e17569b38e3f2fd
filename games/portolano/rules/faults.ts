import { seatsFrom } from "@caravel/kernel";
import { IS_STARRED, MISSION_NAMES } from "../content/missions.ts";
import {
  CANNONS_PER_PLAYER,
  CHEST_VALUES,
  COCOA,
  GOODS,
  GOODS_IN_BOX,
  GRID_SIZES,
  ITEMS,
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
import { itemsLeft, rowOf } from "./supply.ts";

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

/** PO-GEN-02: `left` of something that is less than nothing: so much more is in use than there is. */
function overdrawn(what: string, left: number, source: string): string[] {
  return left < 0 ? [`${what}: ${-left} more than ${source}`] : [];
}

/** PO-COMP-02: every good is in the box, on the supply board, in a port, in a hold, or on its way into one. */
function goodsFaults(state: Portolano): string[] {
  const rows = PLAIN_GOODS.flatMap((_, row) => rowOf(state, row));
  return GOODS.flatMap((name, good) => {
    const held = state.seats.reduce((sum, { items }) => sum + items[good], 0);
    const onTheWay = state.stack.reduce((sum, { memo }) => sum + (memo.of === "room" ? memo.gain[good] : 0), 0);
    const lying = [...rows, ...state.slots].filter((item) => item === good).length;
    return [
      ...expect(`${name} (PO-COMP-02)`, GOODS_IN_BOX[good], state.box[good] + held + onTheWay + lying),
      ...overdrawn(name, state.box[good], "the box holds (PO-COMP-02)"),
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
      return lying.flatMap((good, slot) => {
        const fits = good === COVERED ? lying[slot - 1] === COCOA : good === COCOA || good === demanded[slot];
        if (good === EMPTY || (fits && slot < demanded.length)) return [];
        const lies = good === COVERED ? "the second half of a cocoa" : GOODS[good];
        const where = `the port at ${placeWord(state.players, place)}`;
        return [`${lies} does not belong on slot ${slot + 1} of ${where}, which has ${demanded.length} (PO-PORT-01)`];
      });
    });
}

function supplyFaults(state: Portolano): string[] {
  const { seats, players } = state;
  const cannons = seats.reduce((sum, seat) => sum + seat.cannons, state.cannons);
  const chests = [...state.chests, ...seats.flatMap((seat) => seat.chests)];
  const chestsOf = (value: number, all: readonly number[]) => all.filter((chest) => chest === value).length;
  return [
    ...expect("cannons (PO-SETUP-08)", CANNONS_PER_PLAYER * players, cannons),
    ...overdrawn("cannons", state.cannons, "the supply holds (PO-SETUP-08)"),
    ...[...new Set(CHEST_VALUES)].flatMap((value) =>
      expect(`chests of ${value} (PO-COMP-01)`, chestsOf(value, CHEST_VALUES), chestsOf(value, chests)),
    ),
    ...expect("chests (PO-COMP-01)", CHEST_VALUES.length, chests.length),
    ...PLAIN_GOODS.flatMap((name, row) => [
      ...overdrawn(`taken from the row of ${name}`, itemsLeft(state, row), "lay there (PO-SETUP-05)"),
      ...overdrawn(`left in the row of ${name}`, state.taken[row], "it has spaces (PO-SETUP-05)"),
    ]),
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
  const [cargo, hold] = [cargoOf(seat), capacity(state, seat)];
  const [cannons, slots] = [seat.cannons, cannonSlots(state, seat)];
  return [
    ...ITEMS.flatMap((item, number) => overdrawn(`${who}: ${item} lost`, seat.items[number], "it had (PO-GEN-02)")),
    ...overdrawn(`${who}: cannons lost`, cannons, "it had (PO-GEN-02)"),
    ...(cargo > hold ? [`${who} carries ${cargo}, its hold takes ${hold} (PO-HOLD-02)`] : []),
    ...(cannons > slots ? [`${who} has ${cannons} cannons, and slots for ${slots} (PO-SEA-07)`] : []),
    ...(seat.place >= state.grid.length ? [`${who} is off the grid`] : []),
    ...(seat.peaceMarker && seat.stern !== PEACE_KNIGHT ? [`${who} has the Peace Knight's marker`] : []),
    ...(cards === 2 && !hasSail(seat) ? [`${who} laid two cards without a sail (PO-CARD-08)`] : []),
  ];
}
