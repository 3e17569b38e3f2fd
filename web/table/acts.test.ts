import type { GameEvent, GameWords } from "@caravel/kernel";
import type { LogEntry } from "@caravel/tables/host";
import { expect, test } from "vitest";
import { actsOf } from "./acts.ts";
import { LogWriter } from "./log-lines.ts";

const words = { event: ({ type }: GameEvent) => type } as Partial<GameWords<unknown>> as GameWords<unknown>;
const chapter = ({ type }: GameEvent) => (type.startsWith("round") ? 1 : null);
const writer = new LogWriter(words, [], { chapter });
const entry = (ply: number, ...told: GameEvent[]): LogEntry => ({ ply, by: 0, byItself: false, told });
const acts = (log: readonly LogEntry[]) =>
  actsOf({ seat: 1, ply: 4, until: 5, points: 9 }, log, writer).map(({ sentence }) => sentence);

test("a gain is named by what its seat did in that move, and by nothing before or after", () => {
  const log = [
    entry(4, { type: "before", seat: 1 }),
    entry(5, { type: "round 3" }, { type: "other", seat: 0 }, { type: "loads", seat: 1 }, { type: "harbor", seat: 1 }),
    entry(6, { type: "after", seat: 1 }),
  ];
  expect(acts(log)).toEqual(["loads", "harbor"]);
});

test("where nothing is told of the seat, what happened is told, and a heading only if there is nothing else", () => {
  expect(acts([entry(5, { type: "round 3" }, { type: "shared" })])).toEqual(["shared"]);
  expect(acts([entry(5, { type: "round 3" })])).toEqual(["round 3"]);
});
