import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { committedLuck } from "./fair.ts";
import { type GameRecord, readRecord, writeRecord } from "./record.ts";
import { RecordError, type RecordFault, type RecordProblem } from "./record-fault.ts";
import { withChecks } from "./testing/checks.ts";

const RECORD: GameRecord = {
  game: "small-tricks",
  rules: 3,
  players: 2,
  options: { pace: "slow", limit: 3, open: false },
  names: ["Anna", 'Béla "the [bold]" ~123456'],
  luck: committedLuck("ef".repeat(32), ["a\nb", "~"]),
  setup: [3, 0, -1],
  lines: [
    { kind: "move", seat: 0, move: "lay 5", outcomes: [] },
    { kind: "move", seat: 1, move: "load corn large", outcomes: [10, 2] },
    { kind: "undo", to: 1, by: 0, agreed: [1] },
    { kind: "move", seat: 1, move: "pass", outcomes: [] },
  ],
  end: { hash: "0123456789abcdef", over: true, scores: [12, -3] },
};

const text = writeRecord(RECORD);

function problemOf(changed: string): RecordProblem | null {
  try {
    readRecord(changed);
    return null;
  } catch (error) {
    if (error instanceof RecordError) return error.problem;
    throw error;
  }
}

const lineAtFault = (changed: string) => problemOf(changed)?.line ?? null;

describe("a record", () => {
  test("is text that a person can read", () => {
    expect(text.replace(/ ~[0-9a-f]{6}$/gm, "")).toMatchInlineSnapshot(`
      "caravel record 1
      game small-tricks
      rules 3
      players 2
      options {"pace":"slow","limit":3,"open":false}
      seat 0 "Anna"
      seat 1 "Béla \\"the [bold]\\" ~123456"
      luck committed b9c61610704cb9b9ea441aa8afe5d7d8e852a30f918001cda5c19951ffb62aad
      contribution 0 "a\\nb"
      contribution 1 "~"
      setup [3 0 -1]
      1 0 lay 5
      2 1 load corn large [10 2]
      undo to 1 by 0 agreed 1
      2 1 pass
      end 0123456789abcdef 12 -3
      secret efefefefefefefefefefefefefefefefefefefefefefefefefefefefefefefef
      "
    `);
  });

  test("comes back as it was", () => {
    expect(readRecord(text)).toEqual(RECORD);
  });

  test("comes back as it was with an open seed, without moves, before the end", () => {
    const short: GameRecord = {
      ...RECORD,
      luck: { kind: "seeded", seed: "x y" },
      setup: [],
      lines: [],
      end: { ...RECORD.end, over: false, scores: [] },
    };
    expect(readRecord(writeRecord(short))).toEqual(short);
    const secret: GameRecord = { ...RECORD, luck: { ...RECORD.luck, secret: null } as GameRecord["luck"] };
    expect(readRecord(writeRecord(secret))).toEqual(secret);
  });

  test("comes back with any names, contributions and options", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (name, value) => {
        const odd: GameRecord = {
          ...RECORD,
          names: [name, value],
          luck: committedLuck("ef".repeat(32), [value, name]),
          options: { value },
        };
        expect(readRecord(writeRecord(odd))).toEqual(odd);
      }),
    );
    const odd = { ...RECORD, names: ["line\u2028 end\u2029", "\r\n"] };
    expect(readRecord(writeRecord(odd))).toEqual(odd);
  });

  test("says which seats are bots' and how they play", () => {
    const names = ["Anna", 'Inês" bot greedy', '"', "Rui"];
    const bots = [null, null, "greedy", "search:hard"];
    const mixed: GameRecord = { ...RECORD, players: 4, names, bots };
    expect(writeRecord(mixed)).toMatch(/^seat 3 "Rui" bot search:hard ~/m);
    expect(readRecord(writeRecord(mixed))).toEqual(mixed);
    expect(readRecord(text)).not.toHaveProperty("bots");
  });

  test("comes back from mail that changed its line ends", () => {
    expect(readRecord(text.replaceAll("\n", "\r\n"))).toEqual(RECORD);
  });
});

describe("a changed record", () => {
  test.each(["x", "0", "~", " ", "\n", "\r", "é"])(
    "is noticed, and its line named, wherever one character becomes %j",
    (character) => {
      const missed: number[] = [];
      for (let place = 0; place < text.length; place++) {
        if (text[place] === character) continue;
        const changed = text.slice(0, place) + character + text.slice(place + 1);
        const line = text.slice(0, place).split("\n").length;
        if (lineAtFault(changed) !== line) missed.push(place);
      }
      expect(missed).toEqual([]);
    },
  );

  test("is noticed wherever a character is lost or one too many", () => {
    for (let place = 0; place < text.length; place++) {
      expect(lineAtFault(text.slice(0, place) + text.slice(place + 1))).not.toBeNull();
      expect(lineAtFault(`${text.slice(0, place)}7${text.slice(place)}`)).not.toBeNull();
    }
  });

  test("is noticed when lines are lost, doubled or swapped", () => {
    const lines = text.trimEnd().split("\n");
    for (let place = 0; place < lines.length - 1; place++) {
      const without = lines.toSpliced(place, 1);
      const doubled = lines.toSpliced(place, 0, lines[place]);
      const swapped = lines.toSpliced(place, 2, lines[place + 1], lines[place]);
      for (const changed of [without, doubled, swapped]) expect(lineAtFault(`${changed.join("\n")}\n`)).not.toBeNull();
    }
  });

  test("is noticed when it breaks off", () => {
    for (let length = 0; length < text.length; length++) {
      const last = text.slice(0, length);
      if (last !== text.slice(0, text.lastIndexOf("secret"))) expect(lineAtFault(last)).not.toBeNull();
    }
  });
});

describe("a record that was written wrongly", () => {
  /** The record with one line changed and all checks made new. */
  function rewritten(change: (line: string) => string | null): string {
    const lines = text.split("\n").map((line) => line.replace(/ ~[0-9a-f]{6}$/, ""));
    const changed = lines.map((line) => change(line)).filter((line) => line !== null);
    return withChecks(changed.join("\n"));
  }

  test.each<[string, (line: string) => string | null, number, RecordFault]>([
    ["another format", (line) => line.replace("record 1", "record 2"), 1, { code: "otherFormat" }],
    ["no game", (line) => (line.startsWith("game") ? null : line), 2, { code: "missingPart", part: "game" }],
    [
      "options that are a list",
      (line) => line.replace(/^options .*/, "options {}[]"),
      5,
      { code: "missingPart", part: "options" },
    ],
    [
      "options that are nested",
      (line) => line.replace(/^options .*/, 'options {"a":{}}'),
      5,
      { code: "unreadableValue" },
    ],
    ["options that break off", (line) => line.replace(/^options .*/, 'options {"a":}'), 5, { code: "unreadableValue" }],
    ["a missing seat", (line) => (line.startsWith("seat 1") ? null : line), 7, { code: "missingPart", part: "seat" }],
    [
      "a name without quotes",
      (line) => line.replace('seat 0 "Anna"', 'seat 0 "An"na"'),
      6,
      { code: "unreadableValue" },
    ],
    ["no luck", (line) => (line.startsWith("luck") ? null : line), 8, { code: "missingPart", part: "luck" }],
    [
      "contributions out of order",
      (line) => line.replace("contribution 1", "contribution 2"),
      10,
      { code: "contributionsOutOfOrder" },
    ],
    ["no set-up", (line) => (line.startsWith("setup") ? null : line), 11, { code: "missingPart", part: "setup" }],
    [
      "a move out of order",
      (line) => line.replace(/^2 1 load/, "3 1 load"),
      13,
      { code: "wrongMoveNumber", found: 3, expected: 2 },
    ],
    ["a taking back of nothing", (line) => line.replace("undo to 1", "undo to 2"), 14, { code: "takenBackTooMuch" }],
    [
      "nonsense among the moves",
      (line) => line.replace(/^2 1 load.*/, "nonsense"),
      13,
      { code: "missingPart", part: "end" },
    ],
    ["no end", (line) => (line.startsWith("end") ? null : line), 16, { code: "missingPart", part: "end" }],
    ["something after the end", (line) => line.replace(/^secret.*/, "more"), 17, { code: "surplusLine" }],
  ])("with %s says so", (_what, change, line, fault) => {
    expect(problemOf(rewritten(change))).toEqual({ line, fault });
  });

  test.each(["", "hello\n", "\u0089PNG\r\n\u001a\n\u0000\u0000", '{"caravel record 1": true}'])(
    "as %j is no record at all",
    (other) => {
      expect(problemOf(other)).toEqual({ line: 1, fault: { code: "notARecord" } });
    },
  );
});
