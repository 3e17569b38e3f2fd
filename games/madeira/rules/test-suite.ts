import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isOver, type SeatId } from "@caravel/kernel";
import type { SuiteSettings } from "@caravel/kernel/testing";
import { DISTRICT_COUNT } from "../content/pieces.ts";
import { type Madeira, NO_FAVOUR } from "./state.ts";

const rulebook = join(import.meta.dirname, "../rulebook/en.md");

/** The ids of the rulebook, as soon as there is one; until then whatever looks like an id. */
function ruleIds(): SuiteSettings["rules"] {
  if (!existsSync(rulebook)) return (rule) => /^MA-[A-Z0-9-]+-\d\d$/.test(rule);
  return new Set([...readFileSync(rulebook, "utf8").matchAll(/^- \*\*(MA-[A-Z0-9-]+)\*\* /gm)].map(([, id]) => id));
}

/** What a seat must not know: the pirates of others (MA-HID-01). */
function secrets(state: Madeira, seat: SeatId): Record<string, unknown> {
  if (isOver(state)) return {};
  return { "pirates of others": state.seats.filter((_, owner) => owner !== seat).map(({ pirates }) => pirates) };
}

/** Favours, wood, goods and reals for everybody: in random games they are rare. */
function headStart(state: Madeira): Madeira {
  for (let district = 0; district < DISTRICT_COUNT; district++) {
    const seat = state.seats[district % state.players];
    const favour = state.districts[district];
    state.districts[district] = NO_FAVOUR;
    seat.favours |= 1 << favour;
    if (district % 3 !== 0) seat.faceUp |= 1 << favour;
  }
  for (const seat of state.seats) {
    seat.items = seat.items.map((count) => count + 5);
    seat.pirates = 5;
  }
  return state;
}

/** What the shared suite must know of Madeira. */
export const suiteSettings: SuiteSettings<Madeira> = {
  rules: ruleIds(),
  secrets,
  uncoversAll: true,
  headStart,
  effort: { games: 4, positions: 150, secretPositions: 200 },
};
