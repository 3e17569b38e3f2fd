import type { SeatId } from "@caravel/kernel";
import type { TableEvent } from "../event.ts";
import type { Sitter } from "../sitter.ts";
import type { ClockReading } from "./clock.ts";
import type { Hours } from "./hours.ts";
import { type ClockFact, type ClockOrder, type ClockRules, fullTime, giftOf } from "./rules.ts";

/** Nobody needs more than so many times what everybody began with. */
const MOST_GIFTS = 10;

/** What comes of what somebody on a seat does with the clocks; null if it cannot be done now. */
export function factOf(
  order: ClockOrder,
  seat: SeatId,
  { rules, isPaused, pauseWish, seats }: ClockReading,
  sitters: readonly Sitter[],
): ClockFact | null {
  switch (order.type) {
    case "askPause":
      return isPaused || pauseWish !== null ? null : { type: "pauseAsked", by: seat };
    case "answerPause":
      if (pauseWish === null || (order.agrees && pauseWish.agreed.includes(seat))) return null;
      return { type: "pauseAnswered", by: seat, agrees: order.agrees };
    case "resume":
      return isPaused ? { type: "resumed", by: seat } : null;
    case "giveTime":
      if (order.to === seat || sitters[order.to]?.kind !== "person") return null;
      if (seats[order.to].left > MOST_GIFTS * fullTime(rules)) return null;
      return { type: "timeGiven", by: seat, to: order.to, milliseconds: giftOf(rules) };
  }
}

/** The events by which a new table has clocks. */
export function clockEvents(
  rules: ClockRules,
  hours: readonly (Hours | null)[],
  asked: readonly SeatId[],
  at: Pick<TableEvent, "at" | "hash">,
): TableEvent[] {
  const own = rules.kind === "slow" ? hours : [];
  const facts: ClockFact[] = [
    { type: "set", rules },
    ...own.flatMap((one, seat): ClockFact[] => (one === null ? [] : [{ type: "hoursSet", seat, hours: one }])),
  ];
  return facts.map((fact) => ({ type: "clock", fact, asked, ...at }));
}
