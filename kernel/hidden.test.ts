import { describe, expect, test } from "vitest";
import { FastChance } from "./chance.ts";
import { faceDown, fillHidden, guessAnswers, HIDDEN, unseen } from "./hidden.ts";
import { legalMoves } from "./play.ts";
import { layOut } from "./scenario.ts";
import { HIDDEN_ANSWER, NO_ANSWER } from "./secretly.ts";
import { sealedBids } from "./testing/conformance/sealed-bids.ts";

describe("hidden pieces", () => {
  test("show only what is known", () => {
    expect(faceDown([4, 5, 6])).toEqual([HIDDEN, HIDDEN, HIDDEN]);
    expect(faceDown([4, 5, 6], (place) => place === 1)).toEqual([HIDDEN, 5, HIDDEN]);
  });

  test("are among those that are not shown", () => {
    const pool = unseen([1, 1, 2, 3, 3], [[1, HIDDEN], [3]], new FastChance("x"));
    expect(pool.sort()).toEqual([1, 2, 3]);
  });

  test("are filled in from the pool, which shrinks", () => {
    const pool = [7, 8, 9];
    expect(fillHidden([HIDDEN, 4, HIDDEN], pool)).toEqual([9, 4, 8]);
    expect(pool).toEqual([7]);
  });

  test("must be as many as there are", () => {
    expect(() => unseen([1, 2], [[1, 1]], new FastChance("x"))).toThrow("piece 1 is shown more often");
    expect(() => fillHidden([HIDDEN, HIDDEN], [1])).toThrow("more pieces are hidden than are unseen");
  });
});

describe("guessed answers", () => {
  const at = (answers: number[]) => {
    const state = layOut(sealedBids, 3, { changes: true }, { coins: [6, 1, 6], bank: 5 });
    state.stack[1].answers = answers;
    return state;
  };

  test("are legal for their seat, all of them sooner or later", () => {
    const seen = new Set<number>();
    for (let world = 0; world < 50; world++) {
      const state = at([NO_ANSWER, HIDDEN_ANSWER, 3]);
      guessAnswers(sealedBids, state, new FastChance(world));
      seen.add(state.stack[1].answers[1]);
      expect(state.stack[1].answers).toEqual([NO_ANSWER, expect.any(Number), 3]);
    }
    expect([...seen].sort()).toEqual(legalMoves(sealedBids, at([NO_ANSWER, NO_ANSWER, 3]), 1));
  });
});
