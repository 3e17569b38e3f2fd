/** Something measured again and again: the middle of all measurements, and how far half of them lie from it, as a share of it. */
export interface Figure {
  readonly median: number;
  readonly spread: number;
}

const LONGEST_SLICE_SECONDS = 0.1;
const FEWEST_SLICES = 10;
const MICROSECONDS = 1e6;

/** The time for which the processor has worked for this program: what others do on the machine does not count. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROSECONDS;
}

/** Does something again and again for a slice of time; how often per second it was done. */
function sliceRate(act: () => void, seconds: number, perLook: number): number {
  const start = processorSeconds();
  let acts = 0;
  let elapsed = 0;
  while (elapsed < seconds) {
    for (let time = 0; time < perLook; time++) act();
    acts += perLook;
    elapsed = processorSeconds() - start;
  }
  return acts / elapsed;
}

/** How often per second of processor time something can be done: warms up, then measures slices for so many seconds. */
export function rateOf(act: () => void, seconds: number, perLook = 1): Figure {
  const slice = Math.min(LONGEST_SLICE_SECONDS, seconds / FEWEST_SLICES);
  sliceRate(act, seconds / 4, perLook);
  return figureOf(Array.from({ length: Math.round(seconds / slice) }, () => sliceRate(act, slice, perLook)));
}

/** What many measurements of the same thing come to. */
export function figureOf(measured: readonly number[]): Figure {
  const median = quantile(measured, 0.5);
  return { median, spread: (quantile(measured, 0.75) - quantile(measured, 0.25)) / 2 / median };
}

/** The value below which this share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const rising = [...values].sort((one, other) => one - other);
  const place = (rising.length - 1) * share;
  const [below, above] = [rising[Math.floor(place)], rising[Math.ceil(place)]];
  return below + (above - below) * (place - Math.floor(place));
}

/** The same in microseconds for each of so many things done at once. */
export function microseconds({ median, spread }: Figure, things = 1): Figure {
  return { median: MICROSECONDS / (median * things), spread };
}
