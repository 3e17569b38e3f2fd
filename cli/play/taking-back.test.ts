import { lastChoice, Match } from "@caravel/kernel";
import { expect, test } from "vitest";
import { moves, pebbles } from "../testing/pebbles.ts";

function played(...acts: readonly number[]) {
  const luck = { kind: "seeded", seed: "undo" } as const;
  const match = new Match(pebbles, { players: 2, options: { heap: 12, dice: true }, names: ["Anna", "Béla"], luck });
  for (const move of acts) match.play(match.state.stack[0].seat, move);
  return match as unknown as Match;
}

test("the last choice can be taken back, and forced moves with it", () => {
  expect(lastChoice(played(moves.take(1)), 0)).toEqual({ kind: "possible", to: 0 });
  expect(lastChoice(played(moves.take(1), moves.take(2), moves.done), 0)).toEqual({ kind: "possible", to: 1 });
});

test("nothing, others and luck stand in the way", () => {
  expect(lastChoice(played(), 0)).toEqual({ kind: "nothing" });
  expect(lastChoice(played(moves.roll), 1)).toEqual({ kind: "nothing" });
  expect(lastChoice(played(moves.take(1), moves.done, moves.take(1)), 0)).toEqual({ kind: "otherActed", seat: 1 });
  expect(lastChoice(played(moves.roll), 0)).toEqual({ kind: "luck" });
});
