import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isOver, type Move, NO_ANSWER, type Options, type SeatId } from "@caravel/kernel";
import type { SuiteSettings } from "@caravel/kernel/testing";
import { moves } from "./moves.ts";
import { NO_CARDS, type Portolano } from "./state.ts";

const rulebook = readFileSync(join(import.meta.dirname, "../rulebook/en.md"), "utf8");
const rules = new Set([...rulebook.matchAll(/^- \*\*(PO-[A-Z0-9-]+)\*\* /gm)].map(([, id]) => id));

/** Any supply side, and one that is named with cards that can be changed. */
const options: Options[] = [{}, { supply: "B3b", cards: "changeable" }];

/** What a seat must not know, as far as it is there. */
function secrets(state: Portolano, seat: SeatId): Record<string, unknown> {
  const others = state.seats.filter((_, owner) => owner !== seat);
  const answers = state.stack.flatMap((frame) => frame.answers.filter((_, owner) => owner !== seat));
  const chests = isOver(state) ? [] : others.map((ship) => ship.chests);
  return {
    "chest stack": state.chests,
    "port pile below its top": state.pile.slice(0, -1),
    ...(others.some(({ laid }) => laid !== NO_CARDS) && { "cards of others": others.map(({ laid }) => laid) }),
    ...(answers.some((answer) => answer !== NO_ANSWER) && { "answers of others": answers }),
    ...(chests.flat().length > 1 && { "chests of others": chests }),
  };
}

/** How many cards are laid can be seen, as they lie side by side (PO-INFO-05). */
function openPart(move: Move): number {
  return moves.write(move).split("+").length;
}

/** Two chests on every ship: in random games they are rare. */
function headStart(state: Portolano): Portolano {
  for (const ship of state.seats) ship.chests = state.chests.splice(-2);
  return state;
}

/** What the shared suite must know of Portolano. */
export const suiteSettings: SuiteSettings<Portolano> = {
  rules,
  options,
  secrets,
  openPart,
  uncoversAll: true,
  headStart,
  shares: ["upgrades", "markers", "stacks", "missions"],
  effort: { games: 6, positions: 500, secretPositions: 256 },
};
