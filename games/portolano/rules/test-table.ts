import { layOut, type Options, Trial } from "@caravel/kernel";
import type { PortolanoEvent } from "./events.ts";
import { portolano } from "./game.ts";
import { describe } from "./position.ts";
import type { Portolano } from "./state.ts";
import type { PortolanoView } from "./view.ts";
import type { Watch } from "./watch.ts";

/** A position of Portolano in a test. Outcomes: winds from 0 for north, dice from 0 (0 to 2 hit). */
export type TestTable = Trial<Portolano, Watch, PortolanoView, PortolanoEvent, ReturnType<typeof describe>>;

/** A game laid out as given, in the vocabulary of scenarios, at its first decision. */
export function tableFor(players: number, given: unknown = {}, options: Options = {}): TestTable {
  return new Trial({ ...portolano, describe }, layOut(portolano, players, options, given));
}
