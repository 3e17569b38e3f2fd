import { layOut, type Options, Trial } from "@caravel/kernel";
import type { MadeiraEvent } from "./events.ts";
import type { Scene } from "./frames.ts";
import { madeira } from "./game.ts";
import { describe } from "./position.ts";
import type { Madeira } from "./state.ts";
import type { MadeiraView } from "./view.ts";

/** A position of Madeira in a test. Outcomes of dice: 0 and 1 show 1, 2 and 3 show 2, 4 and 5 show 3. */
export type TestTable = Trial<Madeira, Scene, MadeiraView, MadeiraEvent, ReturnType<typeof describe>>;

/** A game laid out as given, in the vocabulary of scenarios, at its first decision. */
export function tableFor(players: number, given: unknown = {}, options: Options = {}): TestTable {
  return new Trial({ ...madeira, describe }, layOut(madeira, players, options, given));
}
