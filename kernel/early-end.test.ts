import { expect, test } from "vitest";
import type { EarlyEnd } from "./early-end.ts";
import { committedLuck } from "./fair.ts";
import { Match } from "./match.ts";
import { legalMoves } from "./play.ts";
import { readRecord, writeRecord } from "./record.ts";
import { replay, resume, verify } from "./replay.ts";
import { smallTricks } from "./testing/conformance/small-tricks.ts";

/** A game of two that was ended after two moves. */
function ended(early: EarlyEnd) {
  const luck = committedLuck("ab".repeat(32), ["one", "other"]);
  const match = new Match(smallTricks, { players: 2, options: {}, names: ["Ana", "Bence"], luck });
  for (const seat of [0, 1]) match.play(seat, legalMoves(smallTricks, match.state, seat)[0]);
  expect(match.end(early)).toBe(true);
  return match;
}

test.each<[EarlyEnd, readonly number[], boolean]>([
  [{ kind: "agreed" }, [], true],
  [{ kind: "cancelled" }, [], false],
  [{ kind: "conceded", by: 0 }, [1], false],
])("a game that people ended is over, and its record verifies: %j", (early, winners, isCounted) => {
  const match = ended(early);
  const { state, scores } = match;
  expect(scores).toEqual(isCounted ? smallTricks.scores(state) : []);
  expect(match.winners).toEqual(isCounted ? smallTricks.winners(state) : winners);
  expect(match.play(0, legalMoves(smallTricks, state, 0)[0])).toEqual({
    ok: false,
    rule: smallTricks.endRule,
  });
  expect([match.undo(1), match.undoByConsent(1, 0, [0]), match.end({ kind: "cancelled" })]).toEqual([
    false,
    false,
    false,
  ]);
  const text = writeRecord(match.record());
  expect(text).toMatch(/^secret /m);
  expect(readRecord(text).end).toEqual(match.record().end);
  expect(replay(smallTricks, readRecord(text)).earlyEnd).toEqual(early);
  expect(resume(smallTricks, readRecord(text)).isOver).toBe(true);
  expect(verify(smallTricks, text)).toMatchObject({ ok: true, moves: 2, luckDerived: true });
});

test("a record that tells another end than its own is at fault", () => {
  const record = ended({ kind: "agreed" }).record();
  const told = (end: object) =>
    verify(smallTricks, writeRecord({ ...record, end: { ...record.end, ...end } })).problems;
  expect(told({ early: undefined })).toMatchObject([
    { fault: { code: "notOverButSaysSo" } },
    { fault: { code: "otherScores" } },
  ]);
  expect(told({ scores: [9, 9] })).toMatchObject([{ fault: { code: "otherScores" } }]);
  expect(told({ early: { kind: "conceded", by: 5 }, scores: [] })).toMatchObject([
    { fault: { code: "notOverButSaysSo" } },
  ]);
});
