import type { SeatId } from "@caravel/kernel";
import { FUSE, GUNPORTS } from "../../content/ships.ts";
import { upgradeCount } from "../../rules/ship.ts";
import type { Portolano } from "../../rules/state.ts";
import { evaluate } from "../evaluation.ts";
import { guess, isQuiet } from "../habits.ts";
import { roundsLeft } from "../rounds.ts";

/** What arms are worth to him beyond what they are to others, and a fight he took part in. */
const A_CANNON = 0.8;
const GUNS = 0.5;
const A_FIGHT = 1;
/** What others carry is prey. */
const PREY = 0.1;

/** Arms his ship first and looks for a fight: with the pirate, and with whoever carries most. */
export const raider = {
  evaluate: (state: Portolano, seat: SeatId) => evaluate(state, seat) + bent(state, seat),
  isQuiet,
  guess,
  worlds: 6,
};

/** What he values more or less than the game does, while there is time to use it. */
function bent(state: Portolano, owner: SeatId): number {
  const seat = state.seats[owner];
  const share = Math.min(1, (roundsLeft(state) - 1) / 4);
  const arms = A_CANNON * seat.cannons + GUNS * (upgradeCount(seat, GUNPORTS) + upgradeCount(seat, FUSE));
  return share * (arms + PREY * prey(state, owner)) + (hasFought(state, owner) ? A_FIGHT : 0);
}

const hasFought = ({ fought, beatPirate, threeHits }: Portolano, seat: SeatId) =>
  ((fought | beatPirate | threeHits) & (1 << seat)) !== 0;

/** Items on ships near enough to be boarded: those on the same place. */
function prey(state: Portolano, owner: SeatId): number {
  const { place } = state.seats[owner];
  let items = 0;
  for (const [seat, other] of state.seats.entries())
    if (seat !== owner && other.place === place) items += other.items.reduce((sum, count) => sum + count, 0);
  return Math.min(8, items);
}
