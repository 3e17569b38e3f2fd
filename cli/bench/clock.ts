const MICROSECONDS = 1e6;

/** The time for which the processor has worked for this program: what others do on the machine does not count. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROSECONDS;
}

/** The seconds of processor time that something takes. */
export function secondsFor(act: () => void): number {
  const start = processorSeconds();
  act();
  return processorSeconds() - start;
}

/** The least of the times that equal work took: all that can disturb work makes it slower. */
export function least(seconds: readonly number[]): number {
  return Math.min(...seconds);
}

/** The middle one of all values. */
export function median(values: readonly number[]): number {
  const rising = [...values].sort((one, other) => one - other);
  const middle = (rising.length - 1) / 2;
  return (rising[Math.floor(middle)] + rising[Math.ceil(middle)]) / 2;
}
