import { FUSE, GUNPORTS, HIGHEST_UPGRADE, HOLD, SAIL, SLOTS_PER_GUNPORTS, SPACES_PER_HOLD } from "../content/ships.ts";
import { cargoOf, contentOf, type OpenTable, type Seat } from "./state.ts";

const sets = Array.from({ length: 1 << (HIGHEST_UPGRADE + 1) }, (_, set) => set);
const inSet = (set: number): number[] =>
  Array.from({ length: HIGHEST_UPGRADE + 1 }, (_, value) => value).filter((value) => (set >> value) & 1);

/** By set of upgrade values: how many there are, and what they are worth. */
const COUNT = sets.map((set) => inSet(set).length);
const WORTH = sets.map((set) => inSet(set).reduce((sum, value) => sum + value, 0));

/** The values of a kind of upgrade on a ship. */
export function upgradeValues(seat: Pick<Seat, "upgrades">, kind: number): number[] {
  return inSet(seat.upgrades[kind]);
}

/** Adds an upgrade to a ship. */
export function fit(seat: Seat, kind: number, value: number): void {
  seat.upgrades = seat.upgrades.with(kind, seat.upgrades[kind] | (1 << value));
}

/** How many upgrades of a kind a ship has (PO-UPG-05). */
export function upgradeCount(seat: Pick<Seat, "upgrades">, kind: number): number {
  return COUNT[seat.upgrades[kind]];
}

/** PO-SCORE-03: the sum of the values of all upgrades. */
export function shipValue({ upgrades }: Pick<Seat, "upgrades">): number {
  return WORTH[upgrades[HOLD]] + WORTH[upgrades[GUNPORTS]] + WORTH[upgrades[SAIL]] + WORTH[upgrades[FUSE]];
}

type Aboard = Pick<OpenTable, "players" | "pack">;

/** PO-HOLD-01: spaces of the hold. */
export function capacity(state: Aboard, seat: Pick<Seat, "upgrades">): number {
  return contentOf(state).hold + SPACES_PER_HOLD * COUNT[seat.upgrades[HOLD]];
}

/** PO-SEA-08: places for cannons. */
export function cannonSlots(state: Aboard, seat: Pick<Seat, "upgrades">): number {
  return contentOf(state).cannonSlots + SLOTS_PER_GUNPORTS * COUNT[seat.upgrades[GUNPORTS]];
}

/** Free spaces of the hold. */
export function freeSpaces(state: Aboard, seat: Pick<Seat, "upgrades" | "items">): number {
  return capacity(state, seat) - cargoOf(seat);
}

/** PO-CARD-08: may the ship sail two tiles? */
export function hasSail(seat: Pick<Seat, "upgrades">): boolean {
  return seat.upgrades[SAIL] !== 0;
}
