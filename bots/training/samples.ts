import { isOver } from "@caravel/kernel";
import { type Course, type Lesson, recall } from "./lesson.ts";

/** Positions with the features of all seats and what became of them. */
export interface Samples {
  readonly players: number;
  readonly features: number;
  readonly count: number;
  /** Position after position, seat after seat. */
  readonly measures: Float32Array;
  /** Position after position: each seat's share of the victory. */
  readonly results: Float32Array;
  /** By position: the number of its lesson. */
  readonly lessons: Int32Array;
}

/** Measures positions of lessons, every so many of those that search would judge. */
export function samplesOf(course: Course, lessons: readonly Lesson[], every: number): Samples {
  const { game, evaluation, players } = course;
  const value = evaluation.search?.value;
  if (value === undefined) throw new Error(`${game.id} measures nothing that could be learned from`);
  const isQuiet = (evaluation.search?.isQuiet ?? evaluation.isQuiet).bind(evaluation.search ?? evaluation);
  const size = players * value.features.length;
  const found: Float32Array[] = [];
  const results: number[] = [];
  const numbers: number[] = [];
  const scratch = new Float64Array(size);
  for (const [number, lesson] of lessons.entries()) {
    const first = found.length;
    let quiet = number;
    const { state } = recall(course, lesson, (table) => {
      if (!isQuiet(table.state) || quiet++ % every !== 0) return;
      scratch.fill(0);
      value.measure(table.state, scratch);
      found.push(Float32Array.from(scratch));
    });
    const winners = isOver(state) ? game.winners(state) : [];
    for (let place = first; place < found.length; place++) {
      numbers.push(number);
      for (let seat = 0; seat < players; seat++) results.push(winners.includes(seat) ? 1 / winners.length : 0);
    }
  }
  const measures = new Float32Array(found.length * size);
  for (const [place, row] of found.entries()) measures.set(row, place * size);
  return {
    players,
    features: value.features.length,
    count: found.length,
    measures,
    results: Float32Array.from(results),
    lessons: Int32Array.from(numbers),
  };
}
