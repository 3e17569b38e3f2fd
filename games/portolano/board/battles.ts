import type { GameEvent, SeatId } from "@caravel/kernel";
import type { PortolanoEvent } from "../rules/events.ts";

/** One side of a battle: a player, or the pirate (null). Dice are hits or blanks; sure hits come from fuses. */
export interface Side {
  readonly seat: SeatId | null;
  readonly sureHits: number;
  readonly dice: readonly boolean[];
  readonly hits: number;
}

/** A battle as it was fought, and everything that came of it. */
export interface Battle {
  readonly place: number;
  readonly sides: readonly Side[];
  readonly outcome: readonly GameEvent[];
}

const OUTCOMES = ["pirateBeaten", "pirateTied", "lostToPirate", "plundered"];

/** The battles among what happened, each with its outcome as far as it is told. */
export function battlesIn(told: readonly GameEvent[]): Battle[] {
  const battles: { place: number; sides: Side[]; outcome: GameEvent[] }[] = [];
  for (const event of told as readonly PortolanoEvent[]) {
    if (event.type === "foughtPirate") {
      const { seat, place, sureHits, dice, hits, pirateDice, pirateHits } = event;
      const pirate = { seat: null, sureHits: 0, dice: pirateDice, hits: pirateHits };
      battles.push({ place, sides: [{ seat, sureHits, dice, hits }, pirate], outcome: [] });
    } else if (event.type === "clashed") battles.push({ place: event.place, sides: [...event.fighters], outcome: [] });
    else if (OUTCOMES.includes(event.type)) battles.at(-1)?.outcome.push(event);
  }
  return battles;
}

/** Does this begin something new, so that battles of the past are no longer shown? */
export function endsBattles(told: readonly GameEvent[]): boolean {
  return told.some(({ type }) => type === "cardsRevealed" || type === "drifted" || type === "gameOver");
}
