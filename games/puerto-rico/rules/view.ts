import { type Chance, isOver, type SeatId } from "@caravel/kernel";
import { TABLE_SIZES } from "../content/pieces.ts";
import { copyOpenTable, copySeat, type OpenTable, type PuertoRico, type Seat } from "./state.ts";

/** A player's board as others see it: the points are null while they are secret. */
export interface SeatView extends Omit<Seat, "points"> {
  points: number | null;
}

/** What one seat may see; the face-down plantations are a bag whose contents anybody can count. */
export interface PuertoRicoView extends OpenTable {
  seats: SeatView[];
  /** Who looks, or SPECTATOR. */
  viewer: SeatId;
  /** Points written on paper because the chips ran out (everybody saw them gained). */
  paper: number;
}

function pointsOnPaper(state: PuertoRico): number {
  const held = state.seats.reduce((sum, seat) => sum + seat.points, 0);
  return held + state.points - TABLE_SIZES[state.players].points;
}

/** PR-INFO: everything is open except the victory points of the others, until the scoring. */
export function view(state: PuertoRico, viewer: SeatId): PuertoRicoView {
  const showsPoints = (owner: SeatId) => owner === viewer || isOver(state);
  return {
    ...copyOpenTable(state),
    seats: state.seats.map((seat, owner) => copySeat(seat, showsPoints(owner) ? seat.points : null)),
    viewer,
    paper: pointsOnPaper(state),
  };
}

/** A table that looks like this to the viewer: the points nobody showed him are dealt out at random. */
export function imagine(seen: PuertoRicoView, chance: Chance): PuertoRico {
  const secret = seen.seats.filter(({ points }) => points === null).length;
  const shown = seen.seats.reduce((sum, { points }) => sum + (points ?? 0), 0);
  const shares = split(TABLE_SIZES[seen.players].points - seen.points + seen.paper - shown, secret, chance);
  return { ...copyOpenTable(seen), seats: seen.seats.map((seat) => copySeat(seat, seat.points ?? shares.pop() ?? 0)) };
}

/** Splits an amount into random shares. */
function split(amount: number, shares: number, chance: Chance): number[] {
  const parts: number[] = [];
  let left = amount;
  for (let share = shares; share > 0; share--) {
    const part = share === 1 ? left : chance.roll(left + 1);
    parts.push(part);
    left -= part;
  }
  return parts;
}
