import type { GameEvent, GameWords } from "@caravel/kernel";
import type { LogEntry } from "@caravel/tables/host";
import { expect, test } from "vitest";
import { drawnLines, LogWriter, partsUntil } from "./log-lines.ts";

let said = 0;
const words = {
  event({ type }: GameEvent) {
    said++;
    return type === "silent" ? "" : `${type}.`;
  },
} as Partial<GameWords<unknown>> as GameWords<unknown>;
const chapter = ({ type }: GameEvent) => (type === "round" ? 1 : type === "phase" ? 2 : null);
const entry = (ply: number, ...types: string[]): LogEntry => ({
  ply,
  by: ply === 0 ? null : 0,
  byItself: ply === 2,
  told: types.map((type) => ({ type })),
});

const writer = () => new LogWriter(words, [], { chapter });
const sentences = (parts: ReturnType<LogWriter["parts"]>) =>
  parts.map(({ lines }) => lines.map(({ sentence }) => sentence));

test("a round opens a part, and what comes before the first one has its own", () => {
  const found = writer().parts([entry(0, "dealt"), entry(1, "round", "phase", "done"), entry(2, "round")]);
  expect(found.map(({ title }) => title)).toEqual([null, "round.", "round."]);
  expect(sentences(found)).toEqual([["dealt."], ["phase.", "done."], []]);
});

test("a phase is a heading; a line knows its move and whether the page answered", () => {
  const [{ lines }] = writer().parts([entry(1, "phase"), entry(2, "done")]);
  expect(lines.map(({ chapter: part, ply, byItself }) => ({ part, ply, byItself }))).toEqual([
    { part: 2, ply: 1, byItself: false },
    { part: null, ply: 2, byItself: true },
  ]);
});

test("a line is marked with whom it is about, and only the first of a move as answered by the page", () => {
  const told = [{ type: "sold", seat: 1 }, { type: "emptied" }];
  const [{ lines }] = writer().parts([{ ply: 2, by: 1, byItself: true, told }]);
  expect(lines.map(({ seat, byItself }) => ({ seat, byItself }))).toEqual([
    { seat: 1, byItself: true },
    { seat: null, byItself: false },
  ]);
});

test("what needs no sentence has no line, and every line its own key", () => {
  const [{ lines }] = writer().parts([entry(1, "silent", "done", "done")]);
  expect(lines).toHaveLength(2);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(2);
});

test("what the page answers is in the log even if it tells nothing, where the log has words for it", () => {
  const log = [entry(1, "done"), entry(2, "silent"), entry(3, "silent")];
  const named = new LogWriter(words, ["Ana"], { chapter }, (name) => `${name}: as usual`);
  const [{ lines }] = named.parts(log);
  expect(lines.map(({ sentence, byItself, seat }) => [sentence, byItself, seat])).toEqual([
    ["done.", false, null],
    ["Ana: as usual", true, 0],
  ]);
  expect(sentences(writer().parts(log))).toEqual([["done."]]);
});

test("of a long log the newest lines are drawn, in the two newest parts at most", () => {
  const part = (lines: number) => ({ key: "", title: null, ply: 0, lines: Array.from({ length: lines }) }) as never;
  expect(drawnLines([part(5), part(5), part(5)])).toEqual([0, 5, 5]);
  expect(drawnLines([part(100), part(10)])).toEqual([26, 10]);
  expect(drawnLines([part(30), part(100)])).toEqual([0, 36]);
  expect(drawnLines([part(3), part(0)])).toEqual([3, 1]);
  expect(drawnLines([])).toEqual([]);
});

test("a sentence is found once, however often the log is written", () => {
  const log = [entry(0, "dealt"), entry(1, "done")];
  const once = writer();
  once.parts(log);
  const before = said;
  once.parts([...log, entry(2, "done")]);
  expect(said - before).toBe(1);
});

test("up to a move, whole parts stay the same objects and the last one is cut", () => {
  const parts = writer().parts([
    entry(0, "round", "dealt"),
    entry(1, "round", "one"),
    entry(2, "two"),
    entry(3, "round"),
  ]);
  const until = partsUntil(parts, 1);
  expect(until[0]).toBe(parts[0]);
  expect(sentences(until)).toEqual([["dealt."], ["one."]]);
  expect(partsUntil(parts, 3)).toEqual(parts);
});
