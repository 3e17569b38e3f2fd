import { expect, test } from "vitest";
import { findFrame, frameOf, type MemoFrame, memoOf } from "./memo.ts";

interface Voyage {
  readonly of: "voyage";
  days: number;
}

interface Storm {
  readonly of: "storm";
}

const voyage = (step: number, days: number): MemoFrame<Voyage | Storm> => ({
  step,
  seat: 0,
  memo: { of: "voyage", days },
});
const storm: MemoFrame<Voyage | Storm> = { step: 7, seat: 1, memo: { of: "storm" } };

test("a memo is found by its sort, the one nearest to the top first", () => {
  const state = { stack: [voyage(1, 10), voyage(2, 20), storm] };
  expect(frameOf(state, "voyage").step).toBe(2);
  memoOf(state, "voyage").days++;
  expect(state.stack.map(({ memo }) => (memo.of === "voyage" ? memo.days : null))).toEqual([10, 21, null]);
});

test("what is not going on is not found", () => {
  expect(findFrame({ stack: [storm] }, "voyage")).toBeNull();
  expect(() => memoOf({ stack: [storm] }, "voyage")).toThrow("nothing of voyage is going on: steps 7");
});
