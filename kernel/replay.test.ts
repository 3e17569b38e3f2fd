import { describe, expect, test } from "vitest";
import { committedLuck } from "./fair.ts";
import type { Game } from "./game.ts";
import { hash } from "./hash.ts";
import { Match } from "./match.ts";
import { type GameRecord, readRecord, writeRecord } from "./record.ts";
import { replay, resume, verify } from "./replay.ts";
import { withChecks } from "./testing/checks.ts";
import { skirmish } from "./testing/conformance/skirmish.ts";
import { smallTricks } from "./testing/conformance/small-tricks.ts";

const SECRET = "12".repeat(32);
const LUCK = committedLuck(SECRET, ["salt of Anna", "salt of Béla"]);

/** A game of skirmish with dice and one taking back, up to a number of moves. */
function played(
  moves = Number.POSITIVE_INFINITY,
  luck: GameRecord["luck"] = LUCK,
): Match<ReturnType<typeof skirmish.copy>> {
  const match = new Match(skirmish as unknown as Game<ReturnType<typeof skirmish.copy>>, {
    players: 2,
    options: {},
    names: ["Anna", "Béla"],
    luck,
  });
  const { attack, stand } = skirmish.vocabulary.verbs;
  for (let round = 0; !match.isOver && match.entries.length < moves; round++) {
    const frame = match.state.stack.at(-1)!;
    match.play(frame.seat, frame.step === 0 ? attack.of(1 - frame.seat) : stand.of());
    if (round === 7) match.undoByConsent(1, 4, [0]);
  }
  return match;
}

const whole = played();
const text = writeRecord(whole.record());
const plain = text.replace(/ ~[0-9a-f]{6}$/gm, "");

/** What `verify` finds after a change by somebody who makes all checks new. */
function problemsAfter(change: (text: string) => string): string {
  const changed = change(plain);
  expect(changed).not.toBe(plain);
  return verify(skirmish, withChecks(changed)).problems.join("\n");
}

describe("replaying", () => {
  test("leads to the same position after every move, without luck", () => {
    const again = replay(skirmish, readRecord(text));
    expect(again.states.map(hash)).toEqual(whole.states.map(hash));
    expect(again.told).toEqual(whole.told);
    expect(writeRecord(again.record())).toBe(text);
  });

  test("stops after as many lines as wanted", () => {
    expect(replay(skirmish, readRecord(text), 3).entries).toHaveLength(3);
    expect(hash(replay(skirmish, readRecord(text), 0).state)).toBe(hash(whole.states[0]));
  });

  test.each<[string, (record: GameRecord) => GameRecord, string]>([
    ["of another game", (record) => ({ ...record, game: "chess" }), "line 2: the record is of chess, not of skirmish"],
    [
      "of other rules",
      (record) => ({ ...record, rules: 2 }),
      "line 3: the record is of rules 2; this program has rules 1",
    ],
    [
      "for too many",
      (record) => ({ ...record, players: 9, names: "123456789".split("") }),
      "line 4: skirmish is not for 9 players",
    ],
    [
      "with an unknown option",
      (record) => ({ ...record, options: { fog: true } }),
      "line 5: skirmish has no option fog=true",
    ],
    [
      "with an option called like a part of JavaScript",
      (record) => ({ ...record, options: { constructor: 1 } }),
      "line 5: skirmish has no option",
    ],
    [
      "with an unknown move",
      (record) => ({ ...record, lines: [{ kind: "move", seat: 0, move: "fly", outcomes: [] }] }),
      'line 12: "fly" is not a move',
    ],
    [
      "with a wrong seat",
      (record) => ({ ...record, lines: [{ kind: "move", seat: 33, move: "attack 0", outcomes: [] }] }),
      'line 12: "attack 0" by seat 33 is not allowed (SK-01)',
    ],
    [
      "with a taking back that one seat did not want",
      (record) => ({
        ...record,
        lines: record.lines.map((line) => (line.kind === "undo" ? { ...line, agreed: [] } : line)),
      }),
      "line 20: not everybody agreed",
    ],
    [
      "with a set-up of other cards",
      (record) => ({ ...record, setup: record.setup.map(() => 1) }),
      "line 11: the recorded shuffle holds other pieces",
    ],
    [
      "with more set-up than there is",
      (record) => ({ ...record, setup: [...record.setup, 1] }),
      "line 11: 1 more chance outcomes are recorded",
    ],
  ])("refuses a record %s", (_what, change, message) => {
    expect(() => replay(skirmish, change(readRecord(text)))).toThrow(message);
  });
});

describe("going on with a record", () => {
  test("gives the luck that would have come", () => {
    const half = played(10);
    const record = readRecord(writeRecord(half.record({ withSecret: true })));
    const match = resume(skirmish, record) as unknown as typeof half;
    expect(hash(match.state)).toBe(hash(half.state));
    for (const { seat, move } of whole.entries.slice(match.entries.length)) match.play(seat, move);
    expect(hash(match.state)).toBe(hash(whole.state));
  });

  test("works with an open seed too", () => {
    const seeded = { kind: "seeded", seed: "open" } as const;
    const [half, end] = [played(10, seeded), played(Number.POSITIVE_INFINITY, seeded)];
    const match = resume(skirmish, readRecord(writeRecord(half.record())));
    for (const { seat, move } of end.entries.slice(match.entries.length)) match.play(seat, move);
    expect(hash(match.state)).toBe(hash(end.state));
  });

  test("needs the secret, and outcomes that come from it", () => {
    const record = readRecord(writeRecord(played(10).record()));
    expect(() => resume(skirmish, record)).toThrow("the secret of its luck is missing");
    expect(() =>
      resume(skirmish, { ...record, luck: { ...LUCK, secret: "34".repeat(32) } as GameRecord["luck"] }),
    ).toThrow("line 11: the luck gives");
  });
});

describe("verifying", () => {
  test("accepts a whole game and says what was checked", () => {
    const outcomes = whole.setupOutcomes.length + whole.entries.flatMap((entry) => entry.outcomes).length;
    expect(verify(skirmish, text)).toEqual({
      ok: true,
      hash: hash(whole.state),
      problems: [],
      moves: whole.entries.length,
      outcomes,
      luckDerived: true,
    });
  });

  test("accepts an unfinished game whose secret is kept, without deriving its luck", () => {
    expect(verify(skirmish, writeRecord(played(5).record()))).toMatchObject({ ok: true, luckDerived: false });
  });

  test("names the line of a changed byte", () => {
    expect(verify(skirmish, text.replace("1 0 attack", "1 1 attack")).problems).toEqual([
      expect.stringMatching(/^line 12: its check does not fit/),
    ]);
  });

  test("finds a changed roll, even with new checks", () => {
    const roll = (line: string) =>
      line.replace(/^(3 1 stand) \[(\d) (\d)\]$/m, (_, move, one, two) => `${move} [${(Number(one) + 1) % 6} ${two}]`);
    expect(problemsAfter(roll)).toMatch(/line 14: the luck gives \[\d \d\], the record says \[\d \d\]/);
  });

  test("finds a changed deal", () => {
    const swap = (line: string) => line.replace(/^setup \[(\d) (\d+)(.*) (\d)\]$/m, "setup [$4 $2$3 $1]");
    expect(problemsAfter(swap)).toMatch(/line 11: the luck gives|is not allowed/);
    const start = played(0);
    const dealt = writeRecord(start.record({ withSecret: true })).replace(/ ~[0-9a-f]{6}$/gm, "");
    const other = { ...readRecord(withChecks(dealt)), setup: start.setupOutcomes.toReversed() };
    const end = replay(skirmish, other).record().end;
    expect(verify(skirmish, writeRecord({ ...other, end })).problems.join()).toContain("line 11: the luck gives");
  });

  test("finds another secret", () => {
    expect(problemsAfter((record) => record.replace(SECRET, "56".repeat(32)))).toContain(
      "the secret is not the one that was promised",
    );
  });

  test("finds another secret with a commitment to match", () => {
    const other = committedLuck("56".repeat(32), []) as Extract<GameRecord["luck"], { kind: "committed" }>;
    const swap = (record: string) =>
      record.replace(SECRET, "56".repeat(32)).replace(/luck committed .*/, `luck committed ${other.commitment}`);
    expect(problemsAfter(swap)).toContain("the luck gives");
  });

  test("finds a changed contribution", () => {
    expect(problemsAfter((record) => record.replace("salt of Anna", "salt of Anne"))).toContain(
      "line 11: the luck gives",
    );
  });

  test("finds contributions in another order", () => {
    const swap = (record: string) =>
      record.replace('Anna"\ncontribution 1 "salt of Béla', 'Béla"\ncontribution 1 "salt of Anna');
    expect(problemsAfter(swap)).toContain("line 11: the luck gives");
  });

  test("finds a journal in another order", () => {
    const lines = plain.split("\n");
    const swapped = lines.with(12, lines[13].replace(/^3/, "2")).with(13, lines[12].replace(/^2/, "3"));
    expect(problemsAfter(() => swapped.join("\n"))).toMatch(/line 13: .*is not allowed/);
  });

  test("finds a missing secret once the game is over", () => {
    expect(problemsAfter((record) => record.replace(/secret .*\n/, ""))).toContain(
      "the game is over but the secret of its luck is missing",
    );
  });

  test("finds another end, other scores and a game that is not over", () => {
    expect(problemsAfter((record) => record.replace(/^end .{16}/m, "end 0123456789abcdef"))).toContain(
      "the record ends with position 0123456789abcdef",
    );
    expect(problemsAfter((record) => record.replace(/^(end .{16}).*/m, "$1 9 9"))).toContain(
      "the record says scores 9,9",
    );
    expect(problemsAfter((record) => record.replace(/^end/m, "so far"))).toContain(
      "the game is over but the record says it is not",
    );
    const early = { ...played(5).record({ withSecret: true }) };
    expect(verify(skirmish, writeRecord({ ...early, end: { ...early.end, over: true } })).problems.join()).toContain(
      "the record says the game is over, but it is not",
    );
  });

  test("refuses what is no record at all", () => {
    for (const nonsense of ["", "\n", "hello", "{}\n", "caravel record 1\n"])
      expect(verify(smallTricks, nonsense).ok).toBe(false);
  });
});
