import { type Figure, type FigureName, figuresOf } from "./figures.ts";
import { type Course, courseOf, LAPS, type LapName, SHARES, type Subject } from "./laps.ts";

/** Speed and size of a game with a given number of players, by seconds of the processor on one core. */
export interface Measurement {
  readonly decisionsPerGame: number;
  readonly bytesPerState: number;
  readonly figures: Readonly<Record<FigureName, Figure>>;
}

const FEWEST_LAPS = 3;

/** Are these enough laps for the time that is given to one kind? */
export function isEnough(lap: LapName, times: readonly number[], seconds: number): boolean {
  const spent = times.reduce((sum, time) => sum + time, 0);
  return times.length >= FEWEST_LAPS && spent >= SHARES[lap] * seconds;
}

function runLaps(course: Course, lap: LapName, seconds: number): number[] {
  const times: number[] = [];
  while (!isEnough(lap, times, seconds)) times.push(course.run(lap));
  return times;
}

/** Measures subjects one after the other, all the laps of one kind before those of the next; tells how far it has come. */
export function measure(
  subjects: readonly Subject[],
  seconds: number,
  progress: (share: number) => void,
): Measurement[] {
  const courses = subjects.map(courseOf);
  const times = courses.map(() => ({}) as Record<LapName, number[]>);
  for (const [turn, lap] of LAPS.entries())
    for (const [place, course] of courses.entries()) {
      progress((turn * courses.length + place) / (LAPS.length * courses.length));
      times[place][lap] = runLaps(course, lap, seconds);
    }
  return courses.map(({ things, bytesPerState }, place) => ({
    decisionsPerGame: things.decisions / things.games,
    bytesPerState,
    figures: figuresOf({ things, seconds: times[place] }),
  }));
}
