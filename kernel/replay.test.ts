import { describe, expect, test } from "vitest";
import { committedLuck } from "./fair.ts";
import type { Game } from "./game.ts";
import { hash } from "./hash.ts";
import { Match } from "./match.ts";
import { type GameRecord, readRecord, writeRecord } from "./record.ts";
import type { RecordProblem } from "./record-fault.ts";
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
function problemsAfter(change: (text: string) => string): readonly RecordProblem[] {
  const changed = change(plain);
  expect(changed).not.toBe(plain);
  return verify(skirmish, withChecks(changed)).problems;
}

const at = (line: number | null, fault: object) => ({ line, fault: expect.objectContaining(fault) });

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

  test.each<[string, (record: GameRecord) => GameRecord, number, object]>([
    [
      "of another game",
      (record) => ({ ...record, game: "chess" }),
      2,
      { code: "otherGame", game: "chess", expected: "skirmish" },
    ],
    ["of other rules", (record) => ({ ...record, rules: 2 }), 3, { code: "otherRules", rules: 2, known: [1] }],
    [
      "for too many",
      (record) => ({ ...record, players: 9, names: "123456789".split("") }),
      4,
      { code: "wrongPlayers", players: 9 },
    ],
    [
      "with an unknown option",
      (record) => ({ ...record, options: { fog: true } }),
      5,
      { code: "noSuchOption", option: "fog" },
    ],
    [
      "with an option called like a part of JavaScript",
      (record) => ({ ...record, options: { constructor: 1 } }),
      5,
      { code: "noSuchOption", option: "constructor" },
    ],
    [
      "with an unknown move",
      (record) => ({ ...record, lines: [{ kind: "move", seat: 0, move: "fly", outcomes: [] }] }),
      12,
      { code: "notAMove", move: "fly" },
    ],
    [
      "with a wrong seat",
      (record) => ({ ...record, lines: [{ kind: "move", seat: 33, move: "attack 0", outcomes: [] }] }),
      12,
      { code: "moveRefused", move: "attack 0", seat: 33, rule: "SK-01" },
    ],
    [
      "with a taking back that one seat did not want",
      (record) => ({
        ...record,
        lines: record.lines.map((line) => (line.kind === "undo" ? { ...line, agreed: [] } : line)),
      }),
      20,
      { code: "notAgreed" },
    ],
    [
      "with a set-up of other cards",
      (record) => ({ ...record, setup: record.setup.map(() => 1) }),
      11,
      { code: "impossibleLuck" },
    ],
    [
      "with more set-up than there is",
      (record) => ({ ...record, setup: [...record.setup, 1] }),
      11,
      { code: "impossibleLuck" },
    ],
  ])("refuses a record %s", (_what, change, line, fault) => {
    const again = () => replay(skirmish, change(readRecord(text)));
    expect(again).toThrow(expect.objectContaining(at(line, fault)));
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
    expect(() => resume(skirmish, record)).toThrow('"noSecret"');
    expect(() =>
      resume(skirmish, { ...record, luck: { ...LUCK, secret: "34".repeat(32) } as GameRecord["luck"] }),
    ).toThrow(expect.objectContaining(at(11, { code: "otherLuck" })));
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
      at(12, { code: "wrongCheck" }),
    ]);
  });

  test("finds a changed roll, even with new checks", () => {
    const roll = (line: string) =>
      line.replace(/^(3 1 stand) \[(\d) (\d)\]$/m, (_, move, one, two) => `${move} [${(Number(one) + 1) % 6} ${two}]`);
    expect(problemsAfter(roll)).toContainEqual(at(14, { code: "otherLuck" }));
  });

  test("finds a changed deal", () => {
    const swap = (line: string) => line.replace(/^setup \[(\d) (\d+)(.*) (\d)\]$/m, "setup [$4 $2$3 $1]");
    expect(
      problemsAfter(swap)
        .map(({ fault }) => fault.code)
        .join(),
    ).toMatch(/otherLuck|moveRefused/);
    const start = played(0);
    const dealt = writeRecord(start.record({ withSecret: true })).replace(/ ~[0-9a-f]{6}$/gm, "");
    const other = { ...readRecord(withChecks(dealt)), setup: start.setupOutcomes.toReversed() };
    const end = replay(skirmish, other).record().end;
    expect(verify(skirmish, writeRecord({ ...other, end })).problems).toContainEqual(at(11, { code: "otherLuck" }));
  });

  test("finds another secret", () => {
    expect(problemsAfter((record) => record.replace(SECRET, "56".repeat(32)))).toContainEqual(
      at(null, { code: "otherSecret" }),
    );
  });

  test("finds another secret with a commitment to match", () => {
    const other = committedLuck("56".repeat(32), []) as Extract<GameRecord["luck"], { kind: "committed" }>;
    const swap = (record: string) =>
      record.replace(SECRET, "56".repeat(32)).replace(/luck committed .*/, `luck committed ${other.commitment}`);
    expect(problemsAfter(swap)).toContainEqual(at(11, { code: "otherLuck" }));
  });

  test("finds a changed contribution", () => {
    expect(problemsAfter((record) => record.replace("salt of Anna", "salt of Anne"))).toContainEqual(
      at(11, { code: "otherLuck" }),
    );
  });

  test("finds contributions in another order", () => {
    const swap = (record: string) =>
      record.replace('Anna"\ncontribution 1 "salt of Béla', 'Béla"\ncontribution 1 "salt of Anna');
    expect(problemsAfter(swap)).toContainEqual(at(11, { code: "otherLuck" }));
  });

  test("finds a journal in another order", () => {
    const lines = plain.split("\n");
    const swapped = lines.with(12, lines[13].replace(/^3/, "2")).with(13, lines[12].replace(/^2/, "3"));
    expect(problemsAfter(() => swapped.join("\n"))).toContainEqual(at(13, { code: "moveRefused" }));
  });

  test("finds a missing secret once the game is over", () => {
    expect(problemsAfter((record) => record.replace(/secret .*\n/, ""))).toContainEqual(
      at(null, { code: "secretNotTold" }),
    );
  });

  test("finds another end, other scores and a game that is not over", () => {
    expect(problemsAfter((record) => record.replace(/^end .{16}/m, "end 0123456789abcdef"))).toContainEqual(
      at(null, { code: "otherEnd" }),
    );
    expect(problemsAfter((record) => record.replace(/^(end .{16}).*/m, "$1 9 9"))).toContainEqual(
      at(null, { code: "otherScores", recorded: [9, 9] }),
    );
    expect(problemsAfter((record) => record.replace(/^end/m, "so far"))).toContainEqual(
      at(null, { code: "overButSaysNot" }),
    );
    const early = { ...played(5).record({ withSecret: true }) };
    expect(verify(skirmish, writeRecord({ ...early, end: { ...early.end, over: true } })).problems).toContainEqual(
      at(null, { code: "notOverButSaysSo" }),
    );
  });

  test("refuses what is no record at all", () => {
    for (const nonsense of ["", "\n", "hello", "{}\n", "caravel record 1\n"])
      expect(verify(smallTricks, nonsense).ok).toBe(false);
  });
});
