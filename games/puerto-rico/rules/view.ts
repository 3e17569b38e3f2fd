import { type Chance, isOver, type SeatId } from "@caravel/kernel";
import { GOODS } from "../content/pieces.ts";
import { copyPhase, type Phase } from "./frames.ts";
import {
  type Board,
  completeSeat,
  completeTable,
  contentOf,
  type OpenTable,
  type PuertoRico,
  type Seat,
  totalOfGoods,
} from "./state.ts";
import { STEP } from "./steps.ts";

/** A player's board as a seat sees it: the points and the other sides of some forests are null while they are secret. */
export interface SeatView extends Board {
  points: number | null;
  secretForests: readonly number[] | null;
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
  let held = state.points - contentOf(state).size.points;
  for (let seat = 0; seat < state.seats.length; seat++) held += state.seats[seat].points;
  return held;
}

/** The tile drawn with the hacienda is its owner's secret until he lays it (PR-INFO-06). */
function hidesTile(frame: Phase, viewer: SeatId): boolean {
  return frame.step === STEP.lay && frame.seat !== viewer;
}

function viewFrame(frame: Phase, viewer: SeatId): Phase {
  const seen = copyPhase(frame);
  if (hidesTile(frame, viewer)) seen.memo = { of: "tile", tile: UNKNOWN };
  return seen;
}

/** By kind: the face-down plantations, and what the viewer does not know of those in the hands of others. */
function unseenBy(state: PuertoRico, viewer: SeatId): number[] {
  const unseen = state.faceDown.slice();
  for (let index = 0; index < state.stack.length; index++) {
    const frame = state.stack[index];
    if (frame.memo.of === "tile" && hidesTile(frame, viewer)) unseen[frame.memo.tile]++;
  }
  for (let owner = 0; owner < state.seats.length; owner++) {
    if (owner === viewer) continue;
    const { secretForests } = state.seats[owner];
    for (let kind = 0; kind < GOODS.length; kind++) unseen[kind] += secretForests[kind];
  }
  return unseen;
}

/** A board as the viewer sees it. Written out, as is the table below, because spreading objects is slow and shows too much. */
function viewSeat(seat: Seat, isOwn: boolean, showsPoints: boolean): SeatView {
  return {
    doubloons: seat.doubloons,
    windRose: seat.windRose,
    windRoseNobles: seat.windRoseNobles,
    barrels: seat.barrels.slice(),
    island: seat.island.slice(),
    workers: seat.workers.slice(),
    workerNobles: seat.workerNobles.slice(),
    city: seat.city.slice(),
    cityNobles: seat.cityNobles.slice(),
    built: seat.built.slice(),
    forests: seat.forests.slice(),
    points: showsPoints ? seat.points : null,
    secretForests: isOwn ? seat.secretForests : null,
    secretForestCount: totalOfGoods(seat.secretForests),
  };
}

/** PR-INFO: everything is open except the points of the others until the scoring, and what face-down tiles show. */
export function view(state: PuertoRico, viewer: SeatId): PuertoRicoView {
  const isScored = isOver(state);
  const stack: Phase[] = [];
  for (let index = 0; index < state.stack.length; index++) stack.push(viewFrame(state.stack[index], viewer));
  const seats: SeatView[] = [];
  for (let owner = 0; owner < state.seats.length; owner++)
    seats.push(viewSeat(state.seats[owner], owner === viewer, owner === viewer || isScored));
  return {
    players: state.players,
    stack,
    expansions: state.expansions,
    pack: state.pack,
    board: state.board.slice(),
    year: state.year,
    governor: state.governor,
    endings: state.endings,
    cardMoney: state.cardMoney.slice(),
    takenBy: state.takenBy.slice(),
    points: state.points,
    colonists: state.colonists,
    nobles: state.nobles,
    colonistShip: state.colonistShip,
    noblesAboard: state.noblesAboard,
    quarries: state.quarries,
    supply: state.supply.slice(),
    house: state.house.slice(),
    faceUp: state.faceUp.slice(),
    discards: state.discards.slice(),
    shipGood: state.shipGood.slice(),
    shipBarrels: state.shipBarrels.slice(),
    bank: state.bank.slice(),
    restingGuests: state.restingGuests,
    seats,
    viewer,
    paper: pointsOnPaper(state),
    unseen: unseenBy(state, viewer),
    faceDownCount: totalOfGoods(state.faceDown),
  };
}

/** A table that looks like this to the viewer: hidden points and hidden tiles are dealt out at random. */
export function imagine(seen: PuertoRicoView, chance: Chance): PuertoRico {
  let secret = 0;
  let hidden = contentOf(seen).size.points - seen.points + seen.paper;
  for (let owner = 0; owner < seen.seats.length; owner++) {
    const { points } = seen.seats[owner];
    if (points === null) secret++;
    else hidden -= points;
  }
  const shares = split(hidden, secret, chance);
  const unseen = seen.unseen.slice();
  const seats: Seat[] = [];
  for (let owner = 0; owner < seen.seats.length; owner++) {
    const seat = seen.seats[owner];
    const points = seat.points ?? shares.pop() ?? 0;
    const forests = seat.secretForests ?? drawForests(unseen, seat.secretForestCount, chance);
    seats.push(completeSeat(seat, points, forests));
  }
  const stack: Phase[] = [];
  for (let index = 0; index < seen.stack.length; index++) {
    const frame = copyPhase(seen.stack[index]);
    const { memo } = frame;
    if (memo.of === "tile" && frame.step === STEP.lay && memo.tile === UNKNOWN) memo.tile = chance.draw(unseen);
    stack.push(frame);
  }
  return completeTable(seen, stack, unseen, seats);
}

/** So many plantations of those the viewer has not seen, by kind. */
function drawForests(unseen: number[], count: number, chance: Chance): number[] {
  const forests = unseen.map(() => 0);
  for (let forest = 0; forest < count; forest++) forests[chance.draw(unseen)]++;
  return forests;
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
