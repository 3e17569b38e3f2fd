import { MoveList, Table } from "@caravel/kernel";
import { expect, test } from "vitest";
import { brazilImperial } from "../rules/game.ts";
import { moves } from "../rules/moves.ts";
import { rio, type TestTable } from "../rules/test-table.ts";
import { evaluate } from "./evaluation.ts";
import { FEATURES } from "./features.ts";
import { search } from "./search.ts";

/** A feature of every seat at this table. */
function featureOf(name: string, { state }: TestTable): number[] {
  const out = new Float64Array(state.players * FEATURES.length);
  search.value.measure(state, out);
  const place = FEATURES.indexOf(name);
  return state.seats.map((_, seat) => out[seat * FEATURES.length + place]);
}

test("every feature stands under its own name", () => {
  expect(new Set(FEATURES).size).toBe(FEATURES.length);
  const table = rio({ stock: { gold: 5 }, units: [{ dragoon: "-1,-1" }] }, { age: 3 });
  expect(featureOf("gold", table)).toEqual([1, 0]);
  expect(featureOf("units-on-map", table)[0]).toBeGreaterThan(0);
  expect(featureOf("gold-early", table)[0]).toBeLessThan(0.5);
  const [estimate] = featureOf("estimate", table);
  expect(estimate).toBeCloseTo(evaluate(table.state, 0) / 10);
});

test("whoever has still to play in the round is not taken for beaten", () => {
  const [one, other] = featureOf("turn", rio());
  expect(one).toBe(other);
  const [after, before] = featureOf("turn", rio({}, { at: { phase: "after", space: "build" } }));
  expect(after).toBeLessThan(before);
});

test("a turn is searched to its end, and judged there", () => {
  const table = rio({ stock: { cotton: 4 }, marker: "trade" });
  expect(search.isQuiet(table.state)).toBe(true);
  const acted = table.play(0, "act build").state;
  expect([search.isQuiet(acted), search.ends(acted, 0)]).toEqual([false, false]);
  const next = rio({}, { active: 1 }).state;
  expect([search.isQuiet(next), search.ends(next, 0), search.ends(next, 1)]).toEqual([true, true, false]);
});

test("who can pay for a building is to build it, not to pass", () => {
  const { state } = rio({ stock: { cotton: 4 }, marker: "trade" }).play(0, "act build");
  const list = new Table(brazilImperial, state, null as never, new MoveList(false)).listFor(0);
  const promise = new Float64Array(list.length);
  search.prior(state, 0, list, promise, brazilImperial as never);
  expect(moves.write(list.moves[promise.indexOf(Math.max(...promise))])).toMatch(/^build /);
});
