import type { Box, GameWords } from "@caravel/kernel";
import type { Scene } from "./frames.ts";
import { madeira } from "./game.ts";
import { moves } from "./moves.ts";
import type { Madeira } from "./state.ts";
import { STEPS } from "./steps.ts";
import type { MadeiraView } from "./view.ts";

/** Words for tests of the rules alone: everything is said in notation. */
const notation: GameWords<MadeiraView> = {
  title: "Madeira",
  position: ({ round, phase }) => [{ title: "Round", rows: [[String(round), String(phase)]] }],
  question: ({ stack }, names) => {
    const top = stack.at(-1);
    return top === undefined ? "over" : `${names[top.seat]}: ${STEPS[top.step]}`;
  },
  move: (_view, _seat, move) => moves.write(move),
  event: ({ type }) => type,
  refusal: (rule) => rule,
  option: (name) => name,
};

/** The rules with words for tests. */
export const testBox: Box<Madeira, Scene, MadeiraView> = {
  ...madeira,
  words: { en: notation, hu: notation, fr: notation },
};
