import {
  everybody,
  GivenError,
  isFields,
  nextSeat,
  only,
  type SeatId,
  type SeatSet,
  type Sequence,
} from "@caravel/kernel";
import { type Fields, fields, flag, list, numberOf, seatNumber, seatSet } from "@caravel/kernel/given";
import { GOODS, ROLES } from "../content/pieces.ts";
import { onlyGood, type Phase, phase, type Shipping } from "./frames.ts";
import { builder } from "./roles/builder.ts";
import { captain } from "./roles/captain.ts";
import { craftsman } from "./roles/craftsman.ts";
import { mayor } from "./roles/mayor.ts";
import { settler } from "./roles/settler.ts";
import { trader } from "./roles/trader.ts";
import { contentOf, IN_THE_MIDDLE, type PuertoRico } from "./state.ts";
import { STEP } from "./steps.ts";

/** A place in a phase at which a position can begin. */
interface Entrance {
  readonly role: string;
  readonly step: number;
  readonly flow: Sequence<PuertoRico, Phase>;
  /** The line with which it begins, and the one in which the players have their turns. */
  readonly first: string;
  readonly turns: string;
  /** What can be said about it besides whose turn it is. */
  readonly about: readonly string[];
}

const ENTRANCES: Readonly<Record<string, Entrance>> = {
  settler: { role: "settler", step: STEP.settler, flow: settler, first: "guests", turns: "turns", about: ["tookTile"] },
  mayor: { role: "mayor", step: STEP.mayor, flow: mayor, first: "joining", turns: "joining", about: ["joined"] },
  placement: {
    role: "mayor",
    step: STEP.mayor,
    flow: mayor,
    first: "placement",
    turns: "placement",
    about: ["joined"],
  },
  builder: { role: "builder", step: STEP.builder, flow: builder, first: "guests", turns: "turns", about: [] },
  craftsman: {
    role: "craftsman",
    step: STEP.craftsman,
    flow: craftsman,
    first: "guests",
    turns: "turns",
    about: ["produced"],
  },
  trader: { role: "trader", step: STEP.trader, flow: trader, first: "guests", turns: "turns", about: [] },
  captain: {
    role: "captain",
    step: STEP.captain,
    flow: captain,
    first: "guests",
    turns: "loading",
    about: ["usedWharf", "usedSmallWharf", "usedSupplier", "loaded", "captainLoaded"],
  },
  storage: {
    role: "captain",
    step: STEP.captain,
    flow: captain,
    first: "guestsBeforeStorage",
    turns: "storage",
    about: [],
  },
};

/** How many roles have been chosen this year. */
function choicesMade(state: PuertoRico): number {
  const { choicesPerYear } = contentOf(state).size;
  const taken = state.takenBy.filter((taker) => taker >= 0).length;
  if (taken > choicesPerYear)
    throw new GivenError(
      `${taken} role cards are taken, but a year of ${state.players} players has ${choicesPerYear} choices`,
    );
  return taken;
}

/** Begins with the choice of a role. */
export function restartYear(state: PuertoRico, turn = state.governor): void {
  const frame = phase(STEP.year, turn, state.governor);
  frame.turn = choicesMade(state);
  state.stack = [frame];
}

/** The seats whose turn in a phase has passed. */
function seatsBefore(state: PuertoRico, taker: SeatId, turn: SeatId): SeatSet {
  let seats = 0;
  for (let seat = taker; seat !== turn; seat = nextSeat(state, seat)) seats |= only(seat);
  return seats;
}

/**
 * Begins in the middle of a year: `{ step: captain, taker: 0, turn: 1 }`. With the role-taker's turn the phase begins, and all
 * that comes first in it happens; with another's turn, that turn begins.
 */
export function arrangeStep(state: PuertoRico, value: unknown): void {
  const name = isFields(value) ? String(value.step) : "";
  if (name === "role") {
    const { turn } = fields(value, "at", ["step", "turn"]);
    return restartYear(state, turn === undefined ? undefined : seatNumber(turn, state, "at.turn"));
  }
  const entrance = Object.hasOwn(ENTRANCES, name) ? ENTRANCES[name] : undefined;
  if (entrance === undefined) throw new GivenError(`at.step must be role, ${Object.keys(ENTRANCES).join(", ")}`);
  const given = fields(value, "at", ["step", "turn", "taker", ...entrance.about]);
  const turn = given.turn === undefined ? undefined : seatNumber(given.turn, state, "at.turn");
  const taker = given.taker === undefined ? (turn ?? state.governor) : seatNumber(given.taker, state, "at.taker");
  const role = numberOf(entrance.role, ROLES, "at.step");
  if (state.takenBy[role] === IN_THE_MIDDLE) state.takenBy[role] = taker;
  restartYear(state, nextSeat(state, taker));
  const frame = phase(entrance.step, taker, taker);
  const before = seatsBefore(state, taker, turn ?? taker);
  frame.turn = ((turn ?? taker) - taker + state.players) % state.players;
  arrangeMemo(state, frame, before, name, given);
  const isFirst = before === 0 && (frame.memo.of !== "shipping" || frame.memo.hadTurn === 0);
  frame.stage = entrance.flow.stageNamed(isFirst ? entrance.first : entrance.turns);
  state.stack.push(frame);
}

/** What a phase remembers of the turns that have passed. */
function arrangeMemo(state: PuertoRico, frame: Phase, before: SeatSet, name: string, given: Fields): void {
  const { memo } = frame;
  if (memo.of === "landing") {
    memo.joined = name === "placement" ? everybody(state) : before;
    if (given.joined !== undefined) memo.joined = seatSet(given.joined, state, "at.joined");
  }
  if (memo.of === "settling") {
    memo.tookTile = given.tookTile === undefined ? before !== 0 : flag(given.tookTile ?? false, "at.tookTile");
    if (before === 0 && memo.tookTile) tooEarly();
  }
  if (memo.of === "crafting") {
    for (const good of list(given.produced ?? [], "at.produced"))
      memo.produced |= onlyGood(numberOf(good, GOODS, "at.produced"));
    if (before === 0 && memo.produced !== 0) tooEarly();
  }
  if (memo.of === "shipping" && name === "captain") arrangeLoading(state, frame, memo, before, given);
}

function tooEarly(): never {
  throw new GivenError("at: the role-taker's turn has not been yet, so nothing can have come of it");
}

/** In the middle of loading everybody still has a turn; who has done something had one before. */
function arrangeLoading(
  state: PuertoRico,
  { taker, turn }: Phase,
  memo: Shipping,
  before: SeatSet,
  given: Fields,
): void {
  const seats = (name: string) => seatSet(given[name] ?? [], state, `at.${name}`);
  memo.usedWharf = seats("usedWharf");
  memo.usedSmallWharf = seats("usedSmallWharf");
  memo.usedSupplier = seats("usedSupplier");
  memo.hasLoaded = seats("loaded");
  if (flag(given.captainLoaded ?? false, "at.captainLoaded")) memo.hasLoaded |= only(taker);
  const busy = memo.usedWharf | memo.usedSmallWharf | memo.usedSupplier | memo.hasLoaded;
  // somebody who acts now or later has been active before: the first circuit is over
  memo.hadTurn = (busy & ~before) === 0 ? before : everybody(state);
  memo.loadingEnds = turn + state.players;
}
