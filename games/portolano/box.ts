import type { Box } from "@caravel/kernel";
import { portolano } from "./rules/game.ts";
import type { Portolano } from "./rules/state.ts";
import type { PortolanoView } from "./rules/view.ts";
import type { Watch } from "./rules/watch.ts";
import { words } from "./words/index.ts";

/** The whole box: the rules with their words. */
export const portolanoBox: Box<Portolano, Watch, PortolanoView> = { ...portolano, words };
