import type { GameEvent, GameWords } from "@caravel/kernel";
import { expect, test } from "vitest";
import type { LogEntry } from "../host/host.ts";
import { logParts } from "./log-lines.ts";

const words = { event: ({ type }: GameEvent) => (type === "silent" ? "" : `${type}.`) } as GameWords<unknown>;
const chapter = ({ type }: GameEvent) => (type === "round" ? 1 : type === "phase" ? 2 : null);
const entry = (ply: number, ...types: string[]): LogEntry => ({
  ply,
  by: ply === 0 ? null : 0,
  byItself: ply === 2,
  told: types.map((type) => ({ type })),
});

const parts = (...log: LogEntry[]) => logParts(log, words, [], { chapter });

test("a round opens a part, and what comes before the first one has its own", () => {
  const found = parts(entry(0, "dealt"), entry(1, "round", "phase", "done"), entry(2, "round"));
  expect(found.map(({ title }) => title)).toEqual([null, "round.", "round."]);
  expect(found.map(({ lines }) => lines.map(({ sentence }) => sentence))).toEqual([
    ["dealt."],
    ["phase.", "done."],
    [],
  ]);
});

test("a phase is a heading; a line knows its move and whether the page answered", () => {
  const [{ lines }] = parts(entry(1, "phase"), entry(2, "done"));
  expect(lines.map(({ isHeading, ply, byItself }) => ({ isHeading, ply, byItself }))).toEqual([
    { isHeading: true, ply: 1, byItself: false },
    { isHeading: false, ply: 2, byItself: true },
  ]);
});

test("what needs no sentence has no line, and every line its own key", () => {
  const [{ lines }] = parts(entry(1, "silent", "done", "done"));
  expect(lines).toHaveLength(2);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(2);
});
