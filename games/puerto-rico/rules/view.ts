import { type Chance, isOver, type SeatId } from "@caravel/kernel";
import {
  type Board,
  completeSeat,
  completeTable,
  contentOf,
  copyPhase,
  type OpenTable,
  openBoard,
  openPart,
  type Phase,
  type PuertoRico,
  totalOfGoods,
} from "./state.ts";
import { STEP } from "./steps.ts";

/** A player's board as a seat sees it: the points and the other sides of some forests are null while they are secret. */
export interface SeatView extends Board {
  points: number | null;
  secretForests: number[] | null;
  /** How many forests only their owner knows the other side of. */
  secretForestCount: number;
}

/** What one seat may see. */
export interface PuertoRicoView extends OpenTable {
  seats: SeatView[];
  /** Who looks, or SPECTATOR. */
  viewer: SeatId;
  /** Points written on paper because the chips ran out (everybody saw them gained). */
  paper: number;
  /** By kind: the plantations the viewer has not seen, most of them face down, some the other sides of forests. */
  unseen: number[];
  faceDownCount: number;
}

/** A plantation in the hand of somebody else. */
export const UNKNOWN = -1;

function pointsOnPaper(state: PuertoRico): number {
  const held = state.seats.reduce((sum, seat) => sum + seat.points, 0);
  return held + state.points - contentOf(state).size.points;
}

/** The tile drawn with the hacienda is its owner's secret until he lays it (PR-INFO-06). */
function hidesTile(frame: Phase, viewer: SeatId): boolean {
  return frame.step === STEP.lay && frame.seat !== viewer;
}

function viewFrame(frame: Phase, viewer: SeatId): Phase {
  return hidesTile(frame, viewer) ? { ...copyPhase(frame), kinds: UNKNOWN } : copyPhase(frame);
}

/** PR-INFO: everything is open except the points of the others until the scoring, and what face-down tiles show. */
export function view(state: PuertoRico, viewer: SeatId): PuertoRicoView {
  const unseen = state.faceDown.slice();
  for (const frame of state.stack) if (hidesTile(frame, viewer)) unseen[frame.kinds]++;
  for (const [owner, seat] of state.seats.entries())
    if (owner !== viewer) for (const [kind, forests] of seat.secretForests.entries()) unseen[kind] += forests;
  return {
    ...openPart(
      state,
      state.stack.map((frame) => viewFrame(frame, viewer)),
    ),
    seats: state.seats.map((seat, owner) => ({
      ...openBoard(seat),
      points: owner === viewer || isOver(state) ? seat.points : null,
      secretForests: owner === viewer ? seat.secretForests.slice() : null,
      secretForestCount: totalOfGoods(seat.secretForests),
    })),
    viewer,
    paper: pointsOnPaper(state),
    unseen,
    faceDownCount: totalOfGoods(state.faceDown),
  };
}

/** A table that looks like this to the viewer: hidden points and hidden tiles are dealt out at random. */
export function imagine(seen: PuertoRicoView, chance: Chance): PuertoRico {
  const secret = seen.seats.filter(({ points }) => points === null).length;
  const shown = seen.seats.reduce((sum, { points }) => sum + (points ?? 0), 0);
  const shares = split(contentOf(seen).size.points - seen.points + seen.paper - shown, secret, chance);
  const unseen = seen.unseen.slice();
  const drawForests = (count: number) => {
    const forests = unseen.map(() => 0);
    for (let forest = 0; forest < count; forest++) forests[chance.draw(unseen)]++;
    return forests;
  };
  const seats = seen.seats.map((seat) =>
    completeSeat(seat, seat.points ?? shares.pop() ?? 0, seat.secretForests ?? drawForests(seat.secretForestCount)),
  );
  const stack = seen.stack.map((frame) =>
    frame.step === STEP.lay && frame.kinds === UNKNOWN ? { ...frame, kinds: chance.draw(unseen) } : copyPhase(frame),
  );
  return completeTable(seen, stack, unseen, seats);
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
