import { LANGUAGES } from "@caravel/kernel";
import { type Moment, numbersIn, promisesSuite } from "@caravel/kernel/testing";
import { expect, test } from "vitest";
import type { PortolanoEvent } from "../rules/events.ts";
import { portolano } from "../rules/game.ts";
import { placeWord } from "../rules/map.ts";
import { LAY } from "../rules/moves.ts";
import type { Portolano } from "../rules/state.ts";
import { STEP } from "../rules/steps.ts";
import { words } from "./index.ts";
import { GAMES } from "./test-games.ts";

/** All numbers in an order that do not belong to a place or to a 2x card. */
const withoutPlaces = (order: string) => numbersIn(order.replace(/\b[a-d][1-4]\b|2x/g, ""));

const some = (...counts: readonly number[]) => counts.filter((count) => count > 0);

/** How many things of the list are alike: the numbers with which they are named. */
const alike = (list: readonly number[]) => [...new Set(list)].map((one) => list.filter((item) => item === one).length);

/** What the numbers of an order must be, by what the move then told and the rest of the turn; null if it told nothing with numbers. */
function promised({ seat, told }: Moment<Portolano>, thrownOut: number): number[] | null {
  const [first] = told.map(({ event }) => event as PortolanoEvent);
  if (first === undefined || !("seat" in first) || first.seat !== seat) return null;
  switch (first.type) {
    case "rationed":
      return [...alike(first.goods), 1];
    case "took":
      return [1, ...some(thrownOut)];
    case "upgraded":
      return [first.value, first.price];
    case "sold":
    case "bought":
    case "swapped":
      return [1, 1];
    case "bartered":
      return [1, ...alike(first.got), ...some(thrownOut)];
    case "rumFound":
      return [1, ...some(thrownOut)];
    case "thalerFound":
    case "discarded":
    case "lostToPirate":
      return [1];
    case "refilled":
      return some(first.rum, thrownOut);
    default:
      return null;
  }
}

const PROMISING = [
  "bartered",
  "bought",
  "discarded",
  "lostToPirate",
  "rationed",
  "refilled",
  "rumFound",
  "sold",
  "swapped",
  "thalerFound",
  "took",
  "upgraded",
];

/** What the player throws out because of the move: at once, or in the choices that follow it. */
function thrownOut(moment: Moment<Portolano>, later: readonly Moment<Portolano>[]): number {
  let thrown = 0;
  for (const [place, { seat, told }] of [moment, ...later].entries()) {
    thrown += told.filter(({ event }) => event.type === "discarded" && event.seat === seat).length;
    const next = later[place]?.state.stack.at(-1);
    if (next?.step !== STEP.makeRoom || next.seat !== seat) break;
  }
  return thrown;
}

promisesSuite(
  { ...portolano, words },
  GAMES,
  PROMISING,
  (moment, later) => promised(moment, moment.told[0]?.event.type === "discarded" ? 0 : thrownOut(moment, later)),
  withoutPlaces,
);

test.each(LANGUAGES)("cards in %s lead where they say, for the rum they say", (language) => {
  let checked = 0;
  for (const game of GAMES) {
    /** By seat: the order it gave, until its cards are turned up. */
    const orders = new Map<number, string>();
    for (const { state, seat, move, told } of game) {
      if (LAY.has(move)) orders.set(seat, words[language].move(portolano.view(state, seat), seat, move));
      for (const [number, { event }] of told.entries()) {
        if (event.type !== "cardsRevealed") continue;
        const { seat: sailor, cost } = event as PortolanoEvent & { type: "cardsRevealed" };
        const order = orders.get(sailor)!;
        const steps = told.slice(number + 1).map((later) => later.event as PortolanoEvent);
        const end = steps.findIndex(({ type }) => type === "turnEnded");
        const arrivals = (end === -1 ? steps : steps.slice(0, end)).filter(
          (later) => (later.type === "sailed" || later.type === "drifted") && later.seat === sailor,
        );
        const last = arrivals.at(-1);
        if (last?.type !== "sailed" && last?.type !== "drifted") continue;
        expect(order).toContain(` ${placeWord(state.players, last.to)}`);
        expect(withoutPlaces(order).includes(cost) || cost === 0, order).toBe(true);
        checked++;
      }
    }
  }
  expect(checked).toBeGreaterThan(100);
});
