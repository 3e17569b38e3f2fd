import type { Box } from "@caravel/kernel";
import type { Scene } from "./rules/frames.ts";
import { madeira } from "./rules/game.ts";
import type { Madeira } from "./rules/state.ts";
import type { MadeiraView } from "./rules/view.ts";
import { words } from "./words/index.ts";

/** The whole box: the rules with their words. */
export const madeiraBox: Box<Madeira, Scene, MadeiraView> = { ...madeira, words };
