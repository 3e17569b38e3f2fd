import { type Moment, numbersIn, promisesSuite } from "@caravel/kernel/testing";
import { BUILDING_COUNT } from "../content/buildings.ts";
import { HEX_WORDS } from "../content/maps.ts";
import { tilePoints } from "../rules/empire.ts";
import type { BrazilEvent } from "../rules/events.ts";
import { brazilImperial } from "../rules/game.ts";
import { BUILD_TILE, CHOOSE_CAPITAL, DRAW, GAIN, REFILL } from "../rules/moves.ts";
import { type Brazil, mapOf } from "../rules/state.ts";
import { words } from "./index.ts";
import { GAMES } from "./test-games.ts";

/** What an order says besides what then happens: hexes, ages, costs, and points at the end. */
const ASIDES = [
  /-?\d+,-?\d+/g,
  / (for|pour) \d.*?(?=: | ; |\u202f;|$)/,
  /; költsége [^;]*/,
  /; (you play first|te kezdesz|vous commencez)$/,
];

const numbers = (order: string): number[] => numbersIn(ASIDES.reduce((text, aside) => text.replace(aside, ""), order));

const some = (counts: readonly number[]) => counts.filter((count) => count > 0);
const made = (events: readonly BrazilEvent[]) =>
  events.flatMap((event) => (event.type === "produced" ? some(event.amounts) : []));

function pointsOf(state: Brazil, word: string): number {
  const hex = mapOf(state).hexOf[HEX_WORDS.indexOf(word)]!;
  return tilePoints(state, hex, state.owner[hex]!);
}

/** What the numbers of an order must be, by what the move then told; null if it told nothing with numbers. */
function promised({ seat, move, told }: Moment<Brazil>, later: readonly Moment<Brazil>[]): number[] | null {
  const events = told.map(({ event }) => event as BrazilEvent);
  const [paid, next] = events;
  const first = paid?.type === "paid" ? next : paid;
  if (first === undefined || !("seat" in first) || first.seat !== seat) return null;
  switch (first.type) {
    case "settled": {
      const gains = events.flatMap((event) => (event.type === "gained" && event.seat === seat ? [event.count] : []));
      return CHOOSE_CAPITAL.has(move) ? gains : null;
    }
    case "gained":
      return GAIN.has(move) ? [first.count] : null;
    case "drewGold":
    case "drewBattle":
      return DRAW.has(move) ? [1] : null;
    case "built":
      // paid in one way only: the tile is there at once; exploration tiles and covered ones bring more
      return BUILD_TILE.has(move) &&
        first.tile < BUILDING_COUNT &&
        first.over < 0 &&
        !events.some(({ type }) => type === "builtOnTile")
        ? [pointsOf(later[0]!.state, first.hex), ...made(events)]
        : null;
    case "renovated":
      return REFILL.has(move) ? made(events) : null;
    default:
      return null;
  }
}

promisesSuite(
  { ...brazilImperial, words },
  GAMES,
  ["drewBattle", "drewGold", "gained", "paid", "renovated", "settled"],
  promised,
  numbers,
);
