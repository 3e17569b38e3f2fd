import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { asked, legalMoves, Match, RecordedChance, readRecord, type SeatId } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { brazilImperial } from "../rules/game.ts";
import { moves as vocabulary } from "../rules/moves.ts";
import type { Brazil } from "../rules/state.ts";
import { STEPS, type StepName } from "../rules/steps.ts";
import { playAll, rio } from "../rules/test-table.ts";
import { isAsking, stepNow } from "../words/moments.ts";
import { everyOffer, SAID } from "./offers.ts";

const GOLDEN = join(import.meta.dirname, "../golden");
/** What these games ask on the way. */
const seen = new Set<StepName | null>();

/** The legal moves that stand on no piece and no button. */
function missing(state: Brazil, seat: SeatId): string[] {
  const view = brazilImperial.view(state, seat);
  const pieces = new Set(everyOffer(view, seat));
  seen.add(stepNow(view));
  return legalMoves(brazilImperial, state, seat)
    .filter((move) => !pieces.has(move) && !SAID.some((verb) => verb.has(move)))
    .map((move) => `${stepNow(view)}: ${vocabulary.write(move)}`);
}

describe("every legal move stands on a piece or a button", () => {
  const games = readdirSync(GOLDEN).filter((name) => /-(greedy|sparring|random)-0/.test(name));

  test.each(games)("%s", (name) => {
    const record = readRecord(readFileSync(join(GOLDEN, name), "utf8"));
    const match = new Match(brazilImperial, record, new RecordedChance(record.setup));
    for (const line of record.lines) {
      for (const seat of asked(brazilImperial, match.state)) expect(missing(match.state, seat)).toEqual([]);
      if (line.kind === "move")
        match.play(line.seat, vocabulary.read(line.move) ?? -1, new RecordedChance(line.outcomes));
    }
    expect(match.state.stack).toEqual([]);
  });

  test("a Spy chooses a card, and Sharpshooters a unit", () => {
    const units = [{ dragoon: "0,-2" }, { archer: "0,-2" }];
    const at = { at: { phase: "after", space: "trade" }, tiles: { "0,-1": { tile: "farm", by: 1 } } };
    const table = rio({ units, battle: { spy: 1, volley: 1 } }, at, { battle: { sharpshooters: 1, camp: 1 } });
    playAll(table, 0, "move free dragoon 0,-2", "carry archer", "to 0,-1", "commit spy", "commit volley");
    playAll(table, 1, "commit sharpshooters", "commit camp");
    expect(missing(table.state, 0)).toEqual([]);
    table.play(0, "spy camp");
    expect(missing(table.state, 0)).toEqual([]);
  });

  test("in every decision there is", () => {
    expect(STEPS.filter((step) => isAsking(step) && !seen.has(step))).toEqual([]);
  });
});
