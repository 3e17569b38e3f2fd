import type { SeatId } from "@caravel/kernel";
import { GOOD_COUNT, IMPROVED_SPACES } from "../content/spaces.ts";
import { scoreSheet } from "../rules/scoring.ts";
import { type Brazil, bitCount, isSolo, type Seat } from "../rules/state.ts";
import { danger, founding, scouting } from "./ground.ts";
import { pursuits } from "./pursuits.ts";
import { campaign } from "./solo.ts";
import { wealth } from "./wealth.ts";

/** What a position is worth to a player, in points of the final score: what he has, and what it may still become. */
export function evaluate(state: Brazil, seat: SeatId): number {
  if (isSolo(state)) return campaign(state);
  const share = shareLeft(state);
  return (
    scoreSheet(state, seat).total +
    pursuits(state, seat, share) +
    share * (wealth(state, seat) + abilities(state.seats[seat]) + founding(state, seat) + scouting(state, seat)) -
    danger(state, seat)
  );
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
