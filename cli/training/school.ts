import { type Fit, fit, type Lesson, playGate, playLesson, samplesOf, wilson, withWeights } from "@caravel/bots";
import { Diary } from "../arena/diary.ts";
import type { Words } from "../words/index.ts";
import type { Plan } from "./plan.ts";

/** Every so many positions of a game one is looked at: neighbours say nearly the same. */
const EVERY = 3;
/** One game against the present weights for so many that were learned from, and never fewer than this. */
const LESSONS_PER_GATE = 20;
const FEWEST_GATES = 30;
/** Weights in the file have so many digits. */
const DIGITS = 4;

/** The weights of one sheet by feature. */
export type Sheet = Readonly<Record<string, number>>;

/** How the new weights did against the present ones. */
export interface Gate {
  readonly games: number;
  readonly winShare: number;
  readonly low: number;
  readonly high: number;
}

/** Hears how much of a part of the training is done, from 0 to 1. */
type Hear = (share: number) => void;

/** Plays the games that are not played yet; gives all of them. */
export function playLessons(plan: Plan, hear: Hear, words: Words): Lesson[] {
  const { course, games, seed, file, sheet } = plan;
  const { game, options, iterations } = course;
  const about = { training: JSON.stringify([game.id, game.rules, sheet, options, iterations, seed]) };
  const diary = new Diary<Lesson>(file, about, words);
  for (let number = 0; number < games; number++) {
    if (!diary.results.has(number)) diary.write(number, playLesson(course, `${seed}/lesson/${number}`));
    hear((number + 1) / games);
  }
  return Array.from({ length: games }, (_, number) => diary.results.get(number)).filter(
    (lesson) => lesson !== undefined,
  );
}

/** Learns from games: the weights by feature, with how well they tell who wins. */
export function learn(
  { course, sheet }: Plan,
  lessons: readonly Lesson[],
): { found: Fit; sheet: Sheet; positions: number } {
  const samples = samplesOf(course, lessons, EVERY);
  const { features: names = [], weights } = course.evaluation.search?.value ?? {};
  const before = weights?.[sheet] ?? {};
  const found = fit(
    samples,
    Float64Array.from(names, (name) => before[name] ?? 0),
  );
  const entries = [...found.weights].map((weight, place) => [names[place], Number(weight.toFixed(DIGITS))] as const);
  return { found, sheet: Object.fromEntries(entries.filter(([, weight]) => weight !== 0)), positions: samples.count };
}

/** Lets the new weights play against the present ones. */
export function passGate({ course, games, seed, sheet }: Plan, weights: Sheet, hear: Hear): Gate {
  const present = course.evaluation.search?.value?.weights ?? {};
  const candidate = withWeights(course.evaluation, { ...present, [sheet]: weights });
  const { players } = course;
  const blocks = Math.ceil(Math.max(FEWEST_GATES, games / LESSONS_PER_GATE) / players);
  const gates = blocks * players;
  let wins = 0;
  for (let number = 0; number < gates; number++) {
    wins += playGate(course, candidate, seed, number);
    hear((number + 1) / gates);
  }
  const winShare = wins / gates;
  return { games: gates, winShare, ...wilson(winShare, gates) };
}
