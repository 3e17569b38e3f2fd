import type { SeatId } from "@caravel/kernel";
import { UNITS_PER_COLOUR } from "../../content/units.ts";
import { type Brazil, isSolo, sum } from "../../rules/state.ts";
import { evaluate } from "../evaluation.ts";
import { guess } from "../guesses.ts";
import { isQuiet, obvious } from "../habits.ts";

/** What units on the map, battle cards in hand and ground of his own are worth to him beyond what they are to others. */
const A_UNIT = 0.8;
const A_BATTLE_CARD = 0.3;
const A_TILE = 0.3;

/** Raises an army and takes ground with it. */
export const conqueror = {
  evaluate: (state: Brazil, seat: SeatId) => evaluate(state, seat) + bent(state, seat),
  isQuiet,
  obvious,
  guess,
  worlds: 1,
};

/** What he values more than the game does, until its last round; who fights alone fights as everybody does. */
function bent(state: Brazil, owner: SeatId): number {
  if (state.isEnding || isSolo(state)) return 0;
  const { battle, tiles } = state.seats[owner];
  return A_UNIT * unitsOnMap(state, owner) + A_BATTLE_CARD * sum(battle) + A_TILE * tiles.length;
}

function unitsOnMap(state: Brazil, owner: SeatId): number {
  let units = 0;
  for (let unit = owner * UNITS_PER_COLOUR; unit < (owner + 1) * UNITS_PER_COLOUR; unit++)
    if (state.units[unit] >= 0) units++;
  return units;
}
