import type { SeatId } from "@caravel/kernel";
import { PLAIN_GOODS } from "../../content/pieces.ts";
import { HOLD } from "../../content/ships.ts";
import { hasSail, upgradeCount } from "../../rules/ship.ts";
import type { Portolano } from "../../rules/state.ts";
import { cargo } from "../cargo.ts";
import { evaluate } from "../evaluation.ts";
import { guess, isQuiet } from "../habits.ts";
import { roundsLeft } from "../rounds.ts";

/** What goods for sale are worth to him beyond what they are to others; with every kind on board any port will do. */
const SALES = 0.15;
const A_KIND = 0.15;
/** A chest for the last slot of a port, a larger hold, a sail. */
const A_CHEST = 0.3;
const A_HOLD = 0.5;
const A_SAIL = 0.4;
/** Cannons cost what goods could bring. */
const A_CANNON = -0.15;

/** Sails from port to port with every kind of goods on board, and leaves fighting to others. */
export const trader = {
  evaluate: (state: Portolano, seat: SeatId) => evaluate(state, seat) + bent(state, seat),
  isQuiet,
  guess,
  worlds: 6,
};

/** What he values more or less than the game does, while there is time to use it. */
function bent(state: Portolano, owner: SeatId): number {
  const seat = state.seats[owner];
  const rounds = roundsLeft(state);
  const kinds = PLAIN_GOODS.filter((_, good) => seat.items[good] > 0).length;
  const fittings = A_HOLD * upgradeCount(seat, HOLD) + (hasSail(seat) ? A_SAIL : 0) + A_CANNON * seat.cannons;
  const goods = SALES * cargo(state, seat, rounds) + A_KIND * kinds;
  return Math.min(1, (rounds - 1) / 4) * (goods + fittings) + A_CHEST * seat.chests.length;
}
