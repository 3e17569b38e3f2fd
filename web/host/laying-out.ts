import type { Bot } from "@caravel/bots";
import { type Game, type Match, RecordError, type SeatId, SPECTATOR } from "@caravel/kernel";
import type { Sitter, TableId, TableSummary } from "./host.ts";
import { type Kept, NOT_READABLE, readKept, type TableStore } from "./kept.ts";
import { matchOf } from "./records.ts";

/** What it takes to lay out a table that is kept. */
export interface Supplies {
  readonly store: TableStore;
  rulesOf(game: string): Promise<Game | null>;
  botOf(game: string, style: string): Promise<Bot>;
}

/** A table laid out in memory. */
export interface LaidOut {
  readonly match: Match;
  /** By seat: the bot that plays there, or null. */
  readonly bots: readonly (Bot | null)[];
  kept: Kept;
}

/** The sentence for a table that is not there. */
export const NO_TABLE = "There is no such table; it may have been removed.";

/** Lays out a table as it is kept; throws a sentence for people if that cannot be done. */
export async function layOut(id: TableId, { store, rulesOf, botOf }: Supplies): Promise<LaidOut> {
  const stored = await store.get(id);
  if (stored === undefined) throw new Error(NO_TABLE);
  const kept = readKept(stored);
  if (kept === null) throw new Error(NOT_READABLE);
  const { summary } = kept;
  const game = await rulesOf(summary.game);
  if (game === null || game.rules !== summary.rules) throw new Error(rulesProblem(summary, game) ?? NOT_READABLE);
  const match = matchAgain(game, kept.record);
  // a game that is over needs no bots, so it can be looked at even when they are gone
  const bots = summary.sitters.map(({ kind, style }) =>
    kind === "bot" && !match.isOver ? botOf(game.id, style) : null,
  );
  return { match, bots: await Promise.all(bots), kept };
}

function matchAgain(game: Game, record: string): Match {
  try {
    return matchOf(game, record);
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    throw new Error(`The record of this table cannot be played: ${error.message}.`, { cause: error });
  }
}

/** Why a table cannot be played by these rules, or null if it can. */
export function rulesProblem({ game, rules }: Pick<TableSummary, "game" | "rules">, known: Game | null): string | null {
  if (known === null) return `There is no game called ${game} here.`;
  if (known.rules === rules) return null;
  return `This table is played by rules ${rules} of ${game}; here are only rules ${known.rules}.`;
}

/** Does a person play on the seat? */
export function isPerson({ summary }: Kept, seat: SeatId): boolean {
  const sitter: Sitter | undefined = summary.sitters[seat];
  return sitter?.kind === "person";
}

/** May the table be seen through this seat? A bot's seat may, once nothing is secret any more. */
export function maySit(kept: Kept, seat: SeatId): boolean {
  const { isOver, sitters } = kept.summary;
  return seat === SPECTATOR || isPerson(kept, seat) || (isOver && sitters[seat] !== undefined);
}
