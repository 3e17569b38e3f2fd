import type { SeatId } from "@caravel/kernel";
import { RUM, THALER } from "../content/pieces.ts";
import { FREE_RUM, GOODS_GOODS, GOODS_RUM, PEACE, THALER_ACTION, UPGRADE_ACTION } from "../content/tiles.ts";
import { chartFor } from "../rules/map.ts";
import { cardsCost } from "../rules/movement.ts";
import { CARD_CHOICES } from "../rules/moves.ts";
import { freeSpaces } from "../rules/ship.ts";
import { contentOf, goodsOf, isPort, type Portolano } from "../rules/state.ts";
import { itemsLeft } from "../rules/supply.ts";
import { sale } from "./cargo.ts";
import { roundsLeft } from "./rounds.ts";

/** What a rum is worth that the voyage costs, and what is lost by laying cards that cannot be paid. */
const A_RUM = 0.55;
const THE_LAST_RUM = 1;
const MUTINY = -5;

/** What a captain gains by sailing on this choice of cards, as far as he can tell before the others have sailed. */
export function courseWorth(state: Portolano, owner: SeatId, choice: number): number {
  const seat = state.seats[owner];
  const cost = cardsCost(state, seat, choice);
  const left = seat.items[RUM] - cost;
  if (left < 0) return MUTINY;
  const { next } = chartFor(state.players);
  let { place } = seat;
  for (const direction of CARD_CHOICES[choice].steps) place = next[direction][place];
  const isLate = roundsLeft(state) <= 1;
  return placeWorth(state, owner, place) - (isLate ? 0.5 : A_RUM) * cost - (left === 0 && !isLate ? THE_LAST_RUM : 0);
}

/** What one good is worth on board, and the last slot of a port. */
const A_GOOD = 0.8;
const REFILL = 0.4;

/** What a captain may do on a place. */
export function placeWorth(state: Portolano, owner: SeatId, place: number): number {
  if (!isPort(state.grid[place])) return seaWorth(state, owner, place);
  const { pay, sold } = sale(state, state.seats[owner], place);
  if (sold === 0) return 0;
  return pay - sold * A_GOOD * 0.6 + REFILL * contentOf(state).portRum[state.grid[place]];
}

/** What the actions of sea tiles bring, and what a cannon and the pirate's neighbourhood are worth. */
const AN_UPGRADE = 2;
const A_RUM_FOUND = 0.7;
const A_BARTER = 0.6;
const A_TRADE = 0.3;
const SAFETY = 0.3;
const A_CANNON = 1;
const THE_PIRATE = 0.5;

function seaWorth(state: Portolano, owner: SeatId, place: number): number {
  const seat = state.seats[owner];
  const { action, goodsShown, showsCannon } = contentOf(state);
  const face = state.grid[place];
  let worth = place === state.pirate ? -THE_PIRATE : 0;
  if (showsCannon[face] && seat.cannons < 2) worth += A_CANNON;
  else if (goodsShown[face] !== 0 && freeSpaces(state, seat) > 0)
    worth += showsSome(state, goodsShown[face]) ? A_GOOD : 0;
  switch (action[face]) {
    case UPGRADE_ACTION:
      return worth + (seat.items[THALER] > 0 ? AN_UPGRADE : 0);
    case THALER_ACTION:
      return worth + 1;
    case FREE_RUM:
      return worth + A_RUM_FOUND;
    case GOODS_GOODS:
      return worth + (goodsOf(seat) > 0 && freeSpaces(state, seat) > 0 ? A_BARTER : 0);
    case GOODS_RUM:
      return worth + (goodsOf(seat) > 0 || seat.items[RUM] > 3 ? A_TRADE : 0);
    case PEACE:
      return worth + SAFETY;
    default:
      return worth;
  }
}

/** Is one of these goods left on the supply board? */
function showsSome(state: Portolano, goods: number): boolean {
  for (let good = 0; goods >> good !== 0; good++)
    if (((goods >> good) & 1) === 1 && itemsLeft(state, good) > 0) return true;
  return false;
}
