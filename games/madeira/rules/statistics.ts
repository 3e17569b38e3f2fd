import type { SeatId, Told } from "@caravel/kernel";
import { BUILDINGS, CHARACTERS, FAVOURS, ITEMS, PASS_SPACES, REQUESTS, REWARDS, WOOD } from "../content/pieces.ts";
import type { MadeiraEvent } from "./events.ts";
import { FIRST_PIRATE_DIE } from "./moves.ts";
import { contentOf, type Madeira } from "./state.ts";
import { VP_SOURCES } from "./vp-sources.ts";

type Type = MadeiraEvent["type"];
type OfType<T extends Type> = Extract<MadeiraEvent, { type: T }>;

/** What is counted, and how much of it there was. */
type Line = [string, number];

/** Counts events of a game that a designer wants to know. */
class Count {
  private readonly events: readonly MadeiraEvent[];

  constructor(told: readonly Told[]) {
    this.events = told.map(({ event }) => event as MadeiraEvent);
  }

  private all<T extends Type>(type: T): OfType<T>[] {
    return this.events.filter((event): event is OfType<T> => event.type === type);
  }

  /** How many events of a type there were, or those of them that are meant. */
  of<T extends Type>(type: T, isMeant: (event: OfType<T>) => boolean = () => true): number {
    return this.all(type).filter(isMeant).length;
  }

  /** The sum of something over all events of a type. */
  sum<T extends Type>(type: T, part: (event: OfType<T>) => number): number {
    return this.all(type).reduce((sum, event) => sum + part(event), 0);
  }

  /** One line for each name: how often its number came up. */
  each<T extends Type>(
    names: readonly string[],
    what: string,
    type: T,
    numberIn: (event: OfType<T>) => number,
  ): Line[] {
    return names.map((name, number) => [`${what} ${name}`, this.of(type, (event) => numberIn(event) === number)]);
  }
}

/** What a designer would count in a finished game. VP are those of one player on average, all else is of the whole table. */
export function statistics(state: Madeira, told: readonly Told[]): Record<string, number> {
  const count = new Count(told);
  return Object.fromEntries([
    ...points(state),
    ...dice(count),
    ...buildings(count),
    ...goods(count),
    ...trade(state, count),
    ...moves(count),
    ...pirates(state, count),
  ]);
}

function points({ seats }: Pick<Madeira, "seats">): Line[] {
  return VP_SOURCES.map((name, source) => [
    `VP of a player by ${name}`,
    seats.reduce((sum, { earned }) => sum + earned[source], 0) / seats.length,
  ]);
}

function dice(count: Count): Line[] {
  return [
    ...count.each(CHARACTERS, "dice on the", "placed", ({ character }) => character),
    ["guild dice taken", count.sum("choseRow", ({ dice: taken }) => taken.length)],
    ["guild dice placed", count.of("placed", ({ die }) => die < FIRST_PIRATE_DIE)],
    ["pirate dice placed", count.of("placed", ({ die }) => die >= FIRST_PIRATE_DIE)],
    ["bread for dice", count.sum("placed", ({ bread }) => bread)],
    ...count.each(PASS_SPACES, "passes to", "passed", ({ space }) => space),
    ["passes for reals", count.of("passed", ({ reals }) => reals > 0)],
  ];
}

function buildings(count: Count): Line[] {
  const entered = BUILDINGS.map((name, number): Line => {
    const isHere = (event: { die: number; building: number }) =>
      event.die < FIRST_PIRATE_DIE && event.building === number;
    return [`markers on the ${name}`, count.of("placed", isHere)];
  });
  return [
    ...entered,
    ...count.each(BUILDINGS, "paid at the", "paid", ({ building }) => building),
    ...count.each(BUILDINGS, "uses of the", "usedBuilding", ({ building }) => building),
    ["reals paid at buildings", count.sum("paid", ({ price }) => price)],
  ];
}

const all = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

function goods(count: Count): Line[] {
  const harvested = ITEMS.slice(0, WOOD + 1).map(
    (name, item): Line => [`${name} harvested`, count.sum("harvested", ({ items }) => items[item])],
  );
  return [
    ["harvests", count.of("harvested")],
    ...harvested,
    ["wood gained elsewhere", count.sum("tookWood", ({ sources, isBought }) => (isBought ? 0 : all(sources)))],
    ["wood bought", count.sum("tookWood", ({ sources, isBought }) => (isBought ? all(sources) : 0))],
    ["reals for wood", count.sum("tookWood", ({ price }) => price)],
    ["fields converted", count.sum("converted", ({ fields }) => fields.length)],
  ];
}

function trade(state: Madeira, count: Count): Line[] {
  const { spaceReals } = contentOf(state);
  return [
    ["goods paid for ship spaces", count.sum("sailed", ({ cost }) => cost)],
    ["reals from markets", count.sum("sailed", ({ to }) => spaceReals[to])],
  ];
}

function moves(count: Count): Line[] {
  const given = (event: OfType<"milled">) => all(event.given);
  const got = (event: OfType<"milled">) => all(event.got);
  return [
    ["worker moves", count.of("movedWorker", ({ isCitizen }) => !isCitizen)],
    ["citizen moves", count.of("movedWorker", ({ isCitizen }) => isCitizen)],
    ["ship moves", count.of("sailed")],
    ["districts built", count.of("built")],
    ...count.each(REWARDS, "reward", "tookReward", ({ reward }) => reward),
    ...count.each(FAVOURS, "uses of the", "usedFavour", ({ favour }) => favour),
    ["windmill: exchanges", count.of("milled", (event) => given(event) > 0 && got(event) > 0)],
    ["windmill: steps up", count.of("milled", (event) => got(event) === 0)],
    ["windmill: steps down", count.of("milled", (event) => given(event) === 0 && got(event) > 0)],
    ...count.each(REQUESTS, "times scored:", "scored", ({ request }) => request),
  ];
}

function pirates({ seats }: Pick<Madeira, "seats">, count: Count): Line[] {
  const cause = (why: string): Line => [
    `pirates for ${why}`,
    count.sum("gotPirates", (event) => (event.cause === why ? event.pirates : 0)),
  ];
  return [
    cause("building"),
    cause("ships"),
    cause("workers"),
    ["pirates discarded", count.sum("discardedPirates", ({ pirates: discarded }) => discarded)],
    ["pirates at the end", seats.reduce((sum, seat) => sum + seat.pirates, 0)],
    ["watch rewards", count.of("watchRewarded")],
  ];
}

/** Seats are told apart by the request they began with, which also says who was first (MA-SETUP-06). */
export function distinctions(state: Madeira): Record<string, string[]> {
  const { seats } = state;
  const { startingRequests } = contentOf(state);
  const crowns = seats.map(({ startedWith }) => startedWith);
  const first: SeatId = crowns.indexOf(Math.max(...crowns));
  const placeOf = (seat: SeatId) => ((seat - first + seats.length) % seats.length) + 1;
  return {
    "starting request": crowns.map((number) => REQUESTS[startingRequests[number]]),
    "place at the start": crowns.map((_, seat) => `${placeOf(seat)}.`),
  };
}
