import { MoveList, Table } from "@caravel/kernel";
import { expect, test } from "vitest";
import { brazilImperial } from "../rules/game.ts";
import { moves } from "../rules/moves.ts";
import { rio } from "../rules/test-table.ts";
import { search } from "./search.ts";

/** What a position shows of the chances of both: worth and turn of the first, then of the second. */
function measured(table: ReturnType<typeof rio>): Float64Array {
  const out = new Float64Array(2 * search.value.features.length);
  search.value.measure(table.state, out);
  return out;
}

test("whoever has still to play in the round is not taken for beaten", () => {
  const before = measured(rio());
  const after = measured(rio({}, { at: { phase: "after", space: "build" } }));
  expect(before[1]).toBe(before[3]);
  expect(after[1]).toBeLessThan(after[3]);
});

test("who can pay for a building is to build it, not to pass", () => {
  const { state } = rio({ stock: { cotton: 4 }, marker: "trade" }).play(0, "act build");
  const list = new Table(brazilImperial, state, null as never, new MoveList(false)).listFor(0);
  const promise = new Float64Array(list.length);
  search.prior(state, 0, list, promise, brazilImperial as never);
  expect(moves.write(list.moves[promise.indexOf(Math.max(...promise))])).toMatch(/^build /);
});
