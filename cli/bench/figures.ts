import { least, median } from "./clock.ts";
import type { Course, LapName } from "./laps.ts";

/** What is measured with a clock; what counts per second should be large, what is counted in microseconds small. */
export const FIGURES = [
  "gamesPerSecond",
  "microsecondsPerDecision",
  "copiesPerSecond",
  "microsecondsPerValidatedMove",
  "microsecondsPerView",
  "microsecondsPerImagine",
  "microsecondsPerScores",
  "searchesPerSecond",
] as const;
export type FigureName = (typeof FIGURES)[number];

/** By figure: the lap whose times it is made of, and what is counted of that lap. */
const MADE_OF: Readonly<Record<FigureName, { lap: LapName; thing: keyof Course["things"] }>> = {
  gamesPerSecond: { lap: "games", thing: "games" },
  microsecondsPerDecision: { lap: "games", thing: "decisions" },
  copiesPerSecond: { lap: "copies", thing: "copies" },
  microsecondsPerValidatedMove: { lap: "checkedGames", thing: "checkedMoves" },
  microsecondsPerView: { lap: "views", thing: "views" },
  microsecondsPerImagine: { lap: "imaginedTables", thing: "imaginedTables" },
  microsecondsPerScores: { lap: "scores", thing: "scores" },
  searchesPerSecond: { lap: "searches", thing: "searches" },
};

/** Laps that were run, by processor time. */
export interface LapTimes {
  readonly things: Course["things"];
  /** By lap: the seconds of each run. */
  readonly seconds: Readonly<Record<LapName, readonly number[]>>;
}

/** Something measured again and again: at its best, and in the middle of all laps. */
export interface Figure {
  readonly best: number;
  readonly median: number;
}

/**
 * How many times as fast this checkout is as another one: by the best laps of all; by the best ones of a single round, at worst and at
 * most; and in the middle of all pairs of laps that were run one after the other, which a busy machine slows alike.
 */
export interface Ratio {
  readonly best: number;
  readonly paired: number;
  readonly low: number;
  readonly high: number;
}

/** Two checkouts, figure by figure, at their best. */
export interface Comparison {
  readonly ratios: Readonly<Record<FigureName, Ratio>>;
  readonly here: Readonly<Record<FigureName, number>>;
  readonly there: Readonly<Record<FigureName, number>>;
}

const MICROSECONDS = 1e6;

const byFigure = <Value>(make: (name: FigureName) => Value) =>
  Object.fromEntries(FIGURES.map((name) => [name, make(name)])) as Record<FigureName, Value>;

const isRate = (name: FigureName) => name.endsWith("PerSecond");

/** A figure, if one lap takes so many seconds. */
function figureFor(name: FigureName, things: Course["things"], seconds: number): number {
  const count = things[MADE_OF[name].thing];
  return isRate(name) ? count / seconds : (seconds * MICROSECONDS) / count;
}

/** What many laps come to. */
export function figuresOf({ things, seconds }: LapTimes): Record<FigureName, Figure> {
  return byFigure((name) => {
    const times = seconds[MADE_OF[name].lap];
    return { best: figureFor(name, things, least(times)), median: figureFor(name, things, median(times)) };
  });
}

/** How many times as fast each lap was as the other checkout's lap right after it. */
function pairedRatios(name: FigureName, here: readonly LapTimes[], there: readonly LapTimes[]): number[] {
  const { lap, thing } = MADE_OF[name];
  return here.flatMap(({ things, seconds }, round) => {
    const other = there[round];
    const perThing = things[thing] / other.things[thing];
    return seconds[lap].map((time, place) => (other.seconds[lap][place] / time) * perThing);
  });
}

/** Compares the laps of several rounds, in each of which both checkouts ran the same laps in turns. */
export function compare(here: readonly LapTimes[], there: readonly LapTimes[]): Comparison {
  const bests = (name: FigureName, rounds: readonly LapTimes[]) =>
    rounds.map(({ things, seconds }) => figureFor(name, things, least(seconds[MADE_OF[name].lap])));
  const best = (name: FigureName, values: readonly number[]) =>
    isRate(name) ? Math.max(...values) : Math.min(...values);
  const speedup = (name: FigureName, own: number, other: number) => (isRate(name) ? own / other : other / own);
  return {
    ratios: byFigure((name) => {
      const [own, other] = [bests(name, here), bests(name, there)];
      const rounds = own.map((value, round) => speedup(name, value, other[round]));
      return {
        best: speedup(name, best(name, own), best(name, other)),
        paired: median(pairedRatios(name, here, there)),
        low: Math.min(...rounds),
        high: Math.max(...rounds),
      };
    }),
    here: byFigure((name) => best(name, bests(name, here))),
    there: byFigure((name) => best(name, bests(name, there))),
  };
}
