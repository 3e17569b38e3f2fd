import type { SeatId } from "@caravel/kernel";
import { GOOD_COUNT, IMPROVED_SPACES } from "../content/spaces.ts";
import { type ScoreSheet, scoreSheet } from "../rules/scoring.ts";
import { type Brazil, bitCount, isSolo, type Seat } from "../rules/state.ts";
import { danger, founding, scouting } from "./ground.ts";
import { pursuits } from "./pursuits.ts";
import { campaign } from "./solo.ts";
import { wealth } from "./wealth.ts";

/** What a position holds for a player, part by part, in points. */
export interface Parts {
  readonly sheet: ScoreSheet;
  readonly pursuits: number;
  readonly wealth: number;
  readonly abilities: number;
  readonly founding: number;
  readonly scouting: number;
  readonly danger: number;
}

/** The parts of what a position is worth to a player. */
export function partsOf(state: Brazil, seat: SeatId): Parts {
  return {
    sheet: scoreSheet(state, seat),
    pursuits: pursuits(state, seat),
    wealth: wealth(state, seat),
    abilities: abilities(state.seats[seat]),
    founding: founding(state, seat),
    scouting: scouting(state, seat),
    danger: danger(state, seat),
  };
}

/** What a position is worth to a player, in points of the final score: what he has, and what it may still become. */
export function evaluate(state: Brazil, seat: SeatId): number {
  return isSolo(state) ? campaign(state) : sumOf(state, partsOf(state, seat));
}

/** All parts together, in points of the final score. */
export function sumOf(state: Brazil, parts: Parts): number {
  const hopes = parts.pursuits + parts.wealth + parts.abilities + parts.founding + parts.scouting;
  return parts.sheet.total + shareLeft(state) * hopes - parts.danger;
}

/** By age: how much of the use of a thing is still to come; in the last round hardly any is. */
const SHARES: readonly number[] = [0, 1, 1, 0.85];
const LAST_ROUND = 0.1;

function shareLeft({ age, isEnding }: Brazil): number {
  return isEnding ? LAST_ROUND : SHARES[age];
}

/** What a good on an action space and a painting do besides their points. */
const IMPROVEMENT = 0.6;
const PAINTING = 0.6;

function abilities({ goods, paintings }: Seat): number {
  let improved = 0;
  for (let good = 0; good < GOOD_COUNT; good++) if (goods[good] >= 0 && goods[good] < IMPROVED_SPACES) improved++;
  return improved * IMPROVEMENT + bitCount(paintings) * PAINTING;
}
