import type { Box } from "@caravel/kernel";
import type { Stint } from "./rules/frames.ts";
import { brazilImperial } from "./rules/game.ts";
import type { Brazil } from "./rules/state.ts";
import type { BrazilView } from "./rules/view.ts";
import { words } from "./words/index.ts";

/** The whole box: the rules with their words. */
export const brazilImperialBox: Box<Brazil, Stint, BrazilView> = { ...brazilImperial, words };
