import type { SeatId } from "@caravel/kernel";
import type { TableEvent } from "../event.ts";
import { countedBetween, type Hours, momentAfter, type Span } from "./hours.ts";
import { type ClockFact, type ClockRules, comebackTime, fullTime, SECOND } from "./rules.ts";

/** Before a clock that counts minutes begins to run, everybody has this long to come to the table. */
const HEADS_UP = 30 * SECOND;

/** What the clock of one seat shows. */
export interface SeatClock {
  /** The time that is left, in milliseconds; less than none if it has run out. */
  readonly left: number;
  /** When it runs out if nothing happens before; null while it stands. */
  readonly endsAt: number | null;
}

/** What the clocks of a table show at one moment. */
export interface ClockReading {
  readonly rules: ClockRules;
  readonly at: number;
  readonly isPaused: boolean;
  /** Somebody asks for a pause, and who has agreed so far. */
  readonly pauseWish: { readonly by: SeatId; readonly agreed: readonly SeatId[] } | null;
  readonly seats: readonly SeatClock[];
}

interface SeatTime {
  left: number;
  /** Since when it runs, which may still be to come; null while it stands. */
  since: number | null;
  /** The move up to which time was added: what is taken back and done again brings none. */
  credited: number;
  hours: Hours | null;
  isPerson: boolean;
}

/** An event with the moves that stood after it. */
interface Moment {
  readonly event: TableEvent;
  readonly ply: number;
}

/**
 * The clocks of one table, as its events and the times in which no server ran tell them: whoever puts these together
 * comes to the same. Whoever is asked is on the clock, if a person sits there.
 */
export class Clock {
  private readonly moments: Moment[] = [];
  private told: Telling;

  constructor(
    private readonly rules: ClockRules,
    private readonly people: readonly boolean[],
  ) {
    this.told = new Telling(rules, people, []);
  }

  /** Does a seat that is out of time go to a bot? */
  get givesSeats(): boolean {
    return this.rules.timeOut === "bot";
  }

  add(event: TableEvent, ply: number): void {
    const moment = { event, ply };
    this.moments.push(moment);
    this.told.add(moment);
  }

  /** What the clocks show; `back` are the times that are given back to everybody. */
  reading(at: number, back: readonly Span[] = []): ClockReading {
    if (this.told.back.length !== back.length) {
      this.told = new Telling(this.rules, this.people, [...back]);
      for (const moment of this.moments) this.told.add(moment);
    }
    return this.told.reading(at);
  }
}

/** The clocks of a table, event by event. */
class Telling {
  private readonly seats: SeatTime[];
  private asked: readonly SeatId[] = [];
  private isPaused = false;
  private isOver = false;
  private pauseWish: ClockReading["pauseWish"] = null;
  /** No clock runs before. */
  private quietUntil = 0;

  constructor(
    private readonly rules: ClockRules,
    people: readonly boolean[],
    readonly back: readonly Span[],
  ) {
    this.seats = people.map((isPerson) => ({
      left: fullTime(rules),
      since: null,
      credited: 0,
      hours: null,
      isPerson,
    }));
  }

  add({ event, ply }: Moment): void {
    for (const seat of this.seats) this.settle(seat, event.at);
    const before = this.asked;
    this.asked = event.asked ?? this.asked;
    switch (event.type) {
      case "moved":
        this.credit(event.seat, before, ply);
        break;
      case "seatGiven":
      case "conceded":
        this.give(event.seat, event.sitter.kind === "person");
        break;
      case "ended":
        this.isOver = true;
        break;
      case "clock":
        if (event.fact.type === "set" || event.fact.type === "resumed") this.giveNotice(event.at);
        this.note(event.fact);
        break;
    }
    this.run(event.at);
  }

  private giveNotice(at: number): void {
    if (this.rules.kind === "live") this.quietUntil = at + HEADS_UP;
  }

  private settle(seat: SeatTime, at: number): void {
    if (seat.since === null || at <= seat.since) return;
    seat.left -= this.counted(seat, seat.since, at);
    seat.since = at;
  }

  private counted({ hours }: SeatTime, from: number, to: number): number {
    return countedBetween(this.rules.kind === "slow" ? hours : null, from, to, this.back);
  }

  /** A turn is over: time is added. In a slow game everybody who is asked anew, or again, has all their time. */
  private credit(mover: SeatId, before: readonly SeatId[], ply: number): void {
    const { rules } = this;
    for (const [number, seat] of this.seats.entries()) {
      if (ply <= seat.credited) continue;
      const isAsked = this.asked.includes(number);
      if (rules.kind === "live") {
        if (number !== mover || isAsked) continue;
        seat.left = Math.max(seat.left, Math.min(seat.left + rules.increment * SECOND, rules.ceiling * SECOND));
      } else {
        if (!isAsked || (number !== mover && before.includes(number))) continue;
        // what a friend has given stays
        seat.left = Math.max(seat.left, fullTime(rules));
      }
      seat.credited = ply;
    }
  }

  private give(number: SeatId, isPerson: boolean): void {
    const seat = this.seats[number];
    if (seat === undefined) return;
    if (isPerson && !seat.isPerson) seat.left = Math.max(seat.left, comebackTime(this.rules));
    seat.isPerson = isPerson;
    if (this.pauseWish !== null) this.maybePause(this.pauseWish);
  }

  private note(fact: ClockFact): void {
    switch (fact.type) {
      case "set":
        return;
      case "pauseAsked":
        this.maybePause({ by: fact.by, agreed: [fact.by] });
        return;
      case "pauseAnswered":
        if (this.pauseWish === null) return;
        if (fact.agrees) this.maybePause({ ...this.pauseWish, agreed: [...this.pauseWish.agreed, fact.by] });
        else this.pauseWish = null;
        return;
      case "resumed":
        this.isPaused = false;
        return;
      case "timeGiven": {
        const seat = this.seats[fact.to];
        if (seat !== undefined) seat.left += fact.milliseconds;
        return;
      }
      case "hoursSet": {
        const seat = this.seats[fact.seat];
        if (seat !== undefined) seat.hours = fact.hours;
        return;
      }
    }
  }

  /** All people at the table want it. */
  private maybePause(wish: NonNullable<ClockReading["pauseWish"]>): void {
    const isAgreed = this.seats.every(({ isPerson }, seat) => !isPerson || wish.agreed.includes(seat));
    this.isPaused = isAgreed;
    this.pauseWish = isAgreed ? null : wish;
  }

  /** Clocks run where somebody is asked, and stand everywhere else. */
  private run(at: number): void {
    for (const [number, seat] of this.seats.entries()) {
      const runs = !this.isOver && !this.isPaused && seat.isPerson && this.asked.includes(number);
      if (!runs) seat.since = null;
      else seat.since ??= Math.max(at, this.quietUntil);
    }
  }

  reading(at: number): ClockReading {
    const { rules, isPaused, pauseWish } = this;
    return { rules, at, isPaused, pauseWish, seats: this.seats.map((seat) => this.seatReading(seat, at)) };
  }

  private seatReading(seat: SeatTime, at: number): SeatClock {
    const { left, since } = seat;
    if (since === null) return { left, endsAt: null };
    const hours = this.rules.kind === "slow" ? seat.hours : null;
    return { left: left - this.counted(seat, since, at), endsAt: momentAfter(hours, since, left, this.back) };
  }
}

/** When the next seat is out of time, if that has a consequence at this table; null if it has none, or no clock runs. */
export function nextTimeOut({ rules, seats }: ClockReading): number | null {
  if (rules.timeOut === "shown") return null;
  const ends = seats.flatMap(({ endsAt }) => (endsAt === null ? [] : [endsAt]));
  return ends.length === 0 ? null : Math.min(...ends);
}

/** The seats whose time has run out, if that has a consequence at this table. */
export function outOfTime({ rules, seats, at }: ClockReading): SeatId[] {
  if (rules.timeOut === "shown") return [];
  return seats.flatMap(({ endsAt }, seat) => (endsAt !== null && endsAt <= at ? [seat] : []));
}
