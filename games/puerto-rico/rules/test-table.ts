import { layOut, type Options, Trial } from "@caravel/kernel";
import { describe } from "./describe.ts";
import type { PuertoRicoEvent } from "./events.ts";
import type { Phase } from "./frames.ts";
import { puertoRico } from "./game.ts";
import type { PuertoRico } from "./state.ts";
import type { PuertoRicoView } from "./view.ts";

/** A position of Puerto Rico in a test. */
export type TestTable = Trial<PuertoRico, Phase, PuertoRicoView, PuertoRicoEvent, ReturnType<typeof describe>>;

/** A position that is there already. */
export function tableAt(state: PuertoRico): TestTable {
  return new Trial({ ...puertoRico, describe }, state);
}

/** A game laid out as given, in the vocabulary of scenarios, at its first decision. */
export function tableFor(players: number, given: unknown = {}, options: Options = {}): TestTable {
  return tableAt(layOut(puertoRico, players, options, given));
}
