/** The hours of a day that count for somebody, in their time zone: minutes after midnight; an end before the beginning is past midnight. */
export interface Hours {
  readonly zone: string;
  readonly from: number;
  readonly to: number;
}

/** A stretch of time, in milliseconds. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;
const DAY = DAY_MINUTES * MINUTE;
/** Nobody may have so few hours that the others wait for ever. */
const FEWEST_MINUTES = 8 * 60;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  formats.set(zone, made);
  return made;
}

/** Is this a time zone that is known here? */
export function isZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** Are these hours that somebody may choose? */
export function isHours({ zone, from, to }: Hours): boolean {
  const isMinute = (minute: number) => Number.isInteger(minute) && minute >= 0 && minute < DAY_MINUTES;
  return isZone(zone) && isMinute(from) && isMinute(to) && lengthOf({ zone, from, to }) >= FEWEST_MINUTES;
}

/** How many minutes of a day count. */
function lengthOf({ from, to }: Hours): number {
  return to > from ? to - from : to + DAY_MINUTES - from;
}

/** What a wall clock in a zone shows, as if it stood in Greenwich. */
function wallTime(zone: string, at: number): number {
  const part: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(at)) part[type] = Number(value);
  return Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute, part.second);
}

/** When a wall clock in a zone shows a time; an hour that is left out in spring is taken for the one after it. */
function instantOf(zone: string, wall: number): number {
  const guess = wall - (wallTime(zone, wall) - wall);
  return guess - (wallTime(zone, guess) - wall);
}

/** The hours that count, day by day, from a moment on. */
function* windows({ zone, from, to }: Hours, since: number): Generator<Span> {
  const today = Math.floor(wallTime(zone, since) / DAY) * DAY;
  const length = lengthOf({ zone, from, to });
  // hours past midnight may have begun on the day before
  for (let day = today - DAY; ; day += DAY) {
    const begins = day + from * MINUTE;
    const span = { from: instantOf(zone, begins), to: instantOf(zone, begins + length * MINUTE) };
    if (span.to > since) yield { from: Math.max(span.from, since), to: span.to };
  }
}

/** The stretches of time that count from a moment on; what is given back does not. */
function* counting(hours: Hours | null, since: number, back: readonly Span[]): Generator<Span> {
  const spans = hours === null ? [{ from: since, to: Number.POSITIVE_INFINITY }] : windows(hours, since);
  const later = back.filter(({ to }) => to > since).toSorted((one, other) => one.from - other.from);
  for (const span of spans) {
    let { from } = span;
    for (const gap of later) {
      if (gap.to <= from || gap.from >= span.to) continue;
      if (gap.from > from) yield { from, to: gap.from };
      from = gap.to;
    }
    if (from < span.to) yield { from, to: span.to };
  }
}

/** A day counts as a day however many of its hours do: the fewer they are, the faster they pass. */
function paceOf(hours: Hours | null): number {
  return hours === null ? 1 : DAY_MINUTES / lengthOf(hours);
}

/** How much time counts between two moments. */
export function countedBetween(hours: Hours | null, from: number, to: number, back: readonly Span[] = []): number {
  let counted = 0;
  if (to <= from) return 0;
  for (const span of counting(hours, from, back)) {
    if (span.from >= to) break;
    counted += Math.min(span.to, to) - span.from;
  }
  return counted * paceOf(hours);
}

/** The moment after which so much time has counted; the beginning itself if there is none left. */
export function momentAfter(hours: Hours | null, from: number, time: number, back: readonly Span[] = []): number {
  let left = time / paceOf(hours);
  if (left <= 0) return from;
  for (const span of counting(hours, from, back)) {
    if (span.to - span.from >= left) return Math.ceil(span.from + left);
    left -= span.to - span.from;
  }
  return from;
}
