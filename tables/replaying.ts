import { type Game, hash, replay } from "@caravel/kernel";
import type { History } from "./history.ts";
import type { TableId } from "./host.ts";
import { layOut, readHistory, rulesHere, type Supplies } from "./laying-out.ts";
import { type Problem, problemOf } from "./problem.ts";
import { readSummary } from "./summary.ts";

/** What came of playing a running game again on the code that is here. */
export interface Replayed {
  readonly id: TableId;
  readonly game: string;
  /** Moves that count. */
  readonly moves: number;
  /** What keeps it from going on here; null if it leads where it led before. */
  readonly problem: Problem | null;
  /** The first move after which the position is another one, if that could be found out. */
  readonly differsAt: number | null;
}

/** Plays every game of a store that is not over again, from its beginning, one after the other. */
export async function* replayAll(supplies: Supplies): AsyncGenerator<Replayed> {
  const { store } = supplies;
  // chapters would only tell what was played before
  const plain: Supplies = { ...supplies, store: { ...store, chapters: async () => [] } };
  for (const [id, found] of await store.summaries()) {
    if (readSummary(found)?.isOver === true) continue;
    const history = readHistory(await store.events(id));
    if (history === null) yield { id, game: "", moves: 0, problem: { code: "unreadable" }, differsAt: null };
    else if (history.ended === null) yield await replayOne(id, history, plain);
  }
}

async function replayOne(id: TableId, history: History, supplies: Supplies): Promise<Replayed> {
  const { game } = history.opened;
  const replayed = { id, game, moves: history.ply };
  try {
    await layOut(id, supplies);
    return { ...replayed, problem: null, differsAt: null };
  } catch (error) {
    const rules = await rulesHere(supplies.rules, history.opened).catch(() => null);
    const differsAt = rules === null ? null : firstDifference(rules, history);
    return { ...replayed, problem: problemOf(error), differsAt };
  }
}

/** The first move after which another position stands than stood then; halving, because what differs once stays different. */
function firstDifference(game: Game, history: History): number | null {
  const { lines } = history.record();
  // where moves were taken back by consent, a number of lines is no number of moves
  if (lines.some(({ kind }) => kind !== "move")) return null;
  let [same, other] = [-1, lines.length + 1];
  while (other - same > 1) {
    const middle = (same + other) >> 1;
    if (isSameAfter(game, history, middle)) same = middle;
    else other = middle;
  }
  return other > lines.length ? null : other;
}

function isSameAfter(game: Game, history: History, moves: number): boolean {
  const expected = history.hashAt(history.madeAt(moves));
  try {
    const { state } = replay(game, history.record(), moves);
    return expected === null || hash(state) === expected;
  } catch {
    return false;
  }
}
