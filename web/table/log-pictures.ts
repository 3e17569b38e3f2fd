import type { GameEvent } from "@caravel/kernel";
import type { BoardKit } from "../kit/board.ts";
import type { LogLine } from "./log-lines.ts";

/** What was found once: a log is long, and an event never changes. */
const known = new WeakMap<GameEvent, string | null>();

/** The piece a line of the log speaks of, as the board's own `Token` draws it: the first that travels; null if none does. */
export function tokenOf(kit: Pick<BoardKit, "flights">, event: GameEvent, view: unknown): string | null {
  const found = known.get(event);
  if (found !== undefined) return found;
  const token = kit.flights(event, view)[0]?.token ?? null;
  known.set(event, token);
  return token;
}

/** The pieces that some lines speak of, each once. */
export function tokensOf(
  kit: Pick<BoardKit, "flights">,
  lines: readonly Pick<LogLine, "event">[],
  view: unknown,
): readonly string[] {
  const tokens = lines.flatMap(({ event }) => (event === null ? [] : (tokenOf(kit, event, view) ?? [])));
  return [...new Set(tokens)];
}
