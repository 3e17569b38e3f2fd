import { expect, test } from "vitest";
import { filmSteps, stepAt, stepPause } from "./film.ts";
import { LogWriter } from "./log-lines.ts";

const words = { event: ({ type }: { type: string }) => (type === "silent" ? "" : `${type}.`) };
const writer = new LogWriter(words as never, ["Anna", "Béla"], { chapter: () => null });
const entry = (ply: number, by: number, ...types: string[]) => ({
  ply,
  by,
  byItself: false,
  told: types.map((type) => ({ type, seat: by })),
});
const log = [entry(1, 0, "mine"), entry(2, 1, "sails", "trades"), entry(3, 1, "silent"), entry(4, 1, "passes")];
const steps = filmSteps(log, 1, writer);

test("a film shows what happened since my move, and skips what tells nothing", () => {
  expect(steps.map(({ ply, lines }) => [ply, lines.map(({ sentence }) => sentence)])).toEqual([
    [2, ["sails.", "trades."]],
    [4, ["passes."]],
  ]);
});

test("the step on the board is the last that has happened", () => {
  expect([1, 2, 3, 4].map((ply) => stepAt(steps, ply))).toEqual([-1, 0, 0, 1]);
});

test("however much happened, it is over in eight seconds", () => {
  for (const count of [1, 4, 40]) expect(stepPause(count) * count).toBeLessThanOrEqual(8000);
  expect(stepPause(1)).toBe(1400);
});
