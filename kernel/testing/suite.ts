import { describe, expect, test } from "vitest";
import type { Box } from "../game.ts";
import type { Frame, State } from "../state.ts";
import { type Check, type Checker, checksOf, type SuiteSettings } from "./check.ts";
import { checkConservation } from "./conservation.ts";
import { checkHaste } from "./haste.ts";
import { checkHiddenMoves } from "./hidden-moves.ts";
import { checkImagination } from "./imagination.ts";
import { checkPurity } from "./purity.ts";
import { checkRoundTrips } from "./round-trips.ts";
import { checkSecrecy } from "./secrecy.ts";
import { checkShape } from "./shape.ts";
import { checkTotal } from "./total.ts";
import { checkTruth } from "./truth.ts";
import { checkUndo } from "./undo.ts";

/** What every game must be, by name. Golden games are the one property that needs files: see `goldenGames`. */
export const PROPERTIES: Readonly<Record<string, Checker>> = {
  "is whole, and can be told in every language": checkShape,
  "total: somebody has a choice until the game ends, and it ends": checkTotal,
  "one source of truth: listed, accepted and not refused are the same": checkTruth,
  "round trips: states, moves and records come back as they were": checkRoundTrips,
  "purity: asking changes nothing": checkPurity,
  "secrecy: nothing depends on what a seat may not know": checkSecrecy,
  "hidden moves: nothing seen tells which one was made": checkHiddenMoves,
  "undo: what can be taken back taught nothing": checkUndo,
  "conservation: no piece is made or lost": checkConservation,
  "haste: what search does unasked is what the only moves lead to": checkHaste,
  "imagination: an imagined table looks like the real one": checkImagination,
};

function title({ setup: { players, options } }: Check): string {
  const chosen = Object.entries(options).map(([name, value]) => `${name} ${value}`);
  return [`${players} ${players === 1 ? "player" : "players"}`, ...chosen].join(", ");
}

/** Registers the shared tests of a game, for each number of players and each listed set of options. */
export function gameSuite<S extends State, F extends Frame, V>(game: Box<S, F, V>, settings: SuiteSettings<S>): void {
  describe(game.id, () => {
    for (const check of checksOf(game, settings))
      describe(title(check), () => {
        for (const [name, look] of Object.entries(PROPERTIES)) test(name, () => expect(look(check)).toEqual([]));
      });
  });
}
