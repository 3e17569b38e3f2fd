import { describe, expect, test } from "vitest";
import { FastChance } from "./chance.ts";
import type { Game } from "./game.ts";
import { MoveList } from "./move-list.ts";
import { layOut } from "./scenario.ts";
import { ALL, SPECTATOR, type State } from "./state.ts";
import { asks, runs } from "./steps.ts";
import { Table } from "./table.ts";
import { deepWell } from "./testing/conformance/deep-well.ts";
import { settling } from "./testing/conformance/settling.ts";
import { smallTricks } from "./testing/conformance/small-tricks.ts";

const nobody = asks("nobody", { verbs: [], seats: () => 0, moves: () => {}, refuse: () => null, play: () => {} });
const still = runs("still", () => {});

function tableOf(step: (typeof settling.steps)[number] | typeof nobody): Table {
  const game = { ...smallTricks, steps: [step] } as unknown as Game;
  return new Table(game, { players: 2, stack: [{ step: 0, seat: 0 }] }, new FastChance(""));
}

describe("asking", () => {
  test("finds the seat and its moves, and is false at the end", () => {
    const table = new Table(smallTricks, layOut(smallTricks, 2, {}, {}), new FastChance("table"));
    let decisions = 0;
    while (table.ask()) {
      expect(table.seat).toBe(table.state.stack[0].seat);
      expect(table.list.toArray()).toEqual(table.state.hands[table.seat].map((card) => card - 1));
      table.play(table.seat, table.list.moves[0]);
      decisions++;
    }
    expect(decisions).toBe(6);
    expect(table.current()).toBeNull();
    expect(table.listFor(0).length).toBe(0);
  });

  test("plays single moves itself if it is told to, and says so first", () => {
    const table = new Table(smallTricks, layOut(smallTricks, 2, {}, {}), new FastChance("table"));
    const forced: number[] = [];
    table.playsForcedMoves = true;
    table.onForcedMove = (seat) => void forced.push(seat);
    let decisions = 0;
    for (; table.ask(); decisions++) table.play(table.seat, table.list.moves[0]);
    expect([decisions, forced.length]).toEqual([4, 2]);
  });

  test("says which step asks nobody, or never comes to asking", () => {
    expect(() => tableOf(nobody).ask()).toThrow("a step asks nobody");
    expect(() => tableOf(still).ask()).toThrow("goes on without asking anybody: see its step still");
  });
});

describe("the list of moves", () => {
  const start = layOut(settling, 2, {}, {});

  test("leaves out shortcuts for search", () => {
    const spread = settling.vocabulary.read("spread")!;
    const list = (withShortcuts: boolean) =>
      new Table(settling, start, new FastChance(""), new MoveList(withShortcuts)).listFor(0);
    expect([list(true).has(spread), list(false).has(spread)]).toEqual([true, false]);
  });

  test("is empty for seats that may not act, and for those who watch", () => {
    const table = new Table(settling, start, new FastChance(""));
    for (const seat of [1, SPECTATOR, 32, 0.5]) expect(table.listFor(seat).length).toBe(0);
  });
});

describe("events", () => {
  test("are told to those who may hear them, and to nobody when nobody listens", () => {
    const table = new Table<State>(smallTricks as unknown as Game, { players: 2, stack: [] }, new FastChance(""));
    table.tell?.({ type: "lost" });
    const told = table.listen();
    table.tell?.({ type: "open" });
    table.tell?.({ type: "secret" }, [1]);
    expect(told).toEqual([
      { event: { type: "open" }, to: null },
      { event: { type: "secret" }, to: [1] },
    ]);
  });
});

describe("uncovering", () => {
  const table = () => new Table(deepWell, layOut(deepWell, 2, {}, {}), new FastChance(""));

  test("gathers those who get to know something", () => {
    const some = table();
    some.uncover([1]);
    some.uncover([0]);
    expect(some.uncovered).toBe(0b11);
    some.uncover();
    expect(some.uncovered).toBe(ALL);
  });

  test("takes the last piece of a pile", () => {
    const some = table();
    const pile = [4, 5];
    expect([some.turnUp(pile, [1]), pile, some.uncovered]).toEqual([5, [4], 0b10]);
    some.turnUp(pile);
    expect(() => some.turnUp(pile)).toThrow("an empty pile has no top piece");
  });
});
