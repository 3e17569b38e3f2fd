import type { Box } from "@caravel/kernel";
import type { Phase } from "./rules/frames.ts";
import { puertoRico } from "./rules/game.ts";
import type { PuertoRico } from "./rules/state.ts";
import type { PuertoRicoView } from "./rules/view.ts";
import { words } from "./words/index.ts";

/** The whole box: the rules with their words. */
export const puertoRicoBox: Box<PuertoRico, Phase, PuertoRicoView> = { ...puertoRico, words };
