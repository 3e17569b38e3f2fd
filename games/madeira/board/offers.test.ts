import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { asked, legalMoves, Match, RecordedChance, readRecord, type SeatId } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { madeira } from "../rules/game.ts";
import { DONE, DOWN, EXCHANGE, UP, moves as vocabulary } from "../rules/moves.ts";
import type { Madeira } from "../rules/state.ts";
import { everyOffer, SAID } from "./offers.ts";
import { randomGame } from "./test-games.ts";
import { zoneOf } from "./zones.ts";

const GOLDEN = join(import.meta.dirname, "../golden");
const MILL = [EXCHANGE, UP, DOWN];

/** The legal moves that stand on no piece and no button. */
function missing(state: Madeira, seat: SeatId): string[] {
  const pieces = new Set(everyOffer(madeira.view(state, seat), seat));
  return legalMoves(madeira, state, seat)
    .filter((move) => !pieces.has(move) && !SAID.some((verb) => verb.has(move)))
    .map((move) => vocabulary.write(move));
}

describe("every legal move stands on a piece or a button", () => {
  const games = readdirSync(GOLDEN).filter((name) => /-(eager|mixed)-0/.test(name));

  test.each(games)("%s", (name) => {
    const record = readRecord(readFileSync(join(GOLDEN, name), "utf8"));
    const match = new Match(madeira, record, new RecordedChance(record.setup));
    for (const line of record.lines) {
      for (const seat of asked(madeira, match.state)) expect(missing(match.state, seat)).toEqual([]);
      if (line.kind === "move")
        match.play(line.seat, vocabulary.read(line.move) ?? -1, new RecordedChance(line.outcomes));
    }
    expect(match.state.stack).toEqual([]);
  });

  test.each([2, 3, 4])("%i players who begin with favours, goods and pirates", (players) => {
    for (const { before, seat } of randomGame(players, "rich", true)) expect(missing(before, seat)).toEqual([]);
  });
});

test("every question has a zone of a phone in which it can be answered", () => {
  for (const { before, seat, legal } of randomGame(3, "zones", true)) {
    const view = madeira.view(before, seat);
    const zones = new Set(legal.map((move) => zoneOf(view, seat, move)));
    const isOnlySaid = legal.every((move) => DONE.has(move) || MILL.some((verb) => verb.has(move)));
    expect(
      zones.size > 1 || !zones.has(null) || isOnlySaid,
      legal.map((move) => vocabulary.write(move)).join(", "),
    ).toBe(true);
  }
});
