import { describe, expect, test } from "vitest";
import { FastChance } from "./chance.ts";
import { type DraftFrame, draft, draftedInAll, draftedOf } from "./draft.ts";
import type { Game } from "./game.ts";
import { MoveList } from "./move-list.ts";
import { legalMoves, refusal } from "./play.ts";
import { copyData, isOver, NOTHING, type State } from "./state.ts";
import type { Step } from "./steps.ts";
import { Table, type Told } from "./table.ts";
import { smallTricks } from "./testing/conformance/small-tricks.ts";
import { vocabulary } from "./vocabulary.ts";

/** Some of each kind are to be taken out of a chest. */
interface Chest extends State<DraftFrame> {
  chest: number[];
  least: number;
  most: number;
  taken: number[] | null;
}

const KINDS = ["copper", "silver", "gold"];
const words = vocabulary({ take: [KINDS.slice(0, 2)], lift: [KINDS.slice(2)], drop: [KINDS], done: [], hide: [] });
const { take, lift, drop, done, hide } = words.verbs;

const picks = [take, lift];
const takeSome = draft<Chest, DraftFrame>("takeSome", {
  picks,
  backs: [drop],
  done,
  left: ({ chest }, frame, _seat, kind) => chest[kind] - draftedOf(frame, kind),
  least: ({ least }) => least,
  most: ({ most }) => most,
  refuse: () => "CH-02",
  unfinished: "CH-03",
  turnRule: "CH-01",
  instead: { hide: "CH-04" },
  picked: (table, _frame, seat, kind) => table.tell?.({ type: "took", seat, kind }),
  givenBack: (table, _frame, seat, kind) => table.tell?.({ type: "dropped", seat, kind }),
  finish({ state }, { drafted }) {
    state.taken = drafted;
  },
});

function gameOf(step: Step<Chest, DraftFrame>): Game<Chest, DraftFrame> {
  return { ...smallTricks, id: "chest", vocabulary: words, steps: [step] } as unknown as Game<Chest, DraftFrame>;
}

const game = gameOf(takeSome);

function chestOf(chest: number[], least: number, most: number): Chest {
  const frame = { step: 0, seat: 0, drafted: NOTHING, draftFrom: 0 };
  return { players: 2, stack: [frame], chest, least, most, taken: null };
}

function tableOf(state: Chest, withShortcuts: boolean, rules = game): Table<Chest, DraftFrame> {
  return new Table(rules, state, new FastChance(""), new MoveList(withShortcuts));
}

/** How often each choice is reached by every way of going on; without `lifting`, nothing is given back. */
function reached(start: Chest, withShortcuts: boolean, rules = game): Map<string, number> {
  const ends = new Map<string, number>();
  const follow = (state: Chest): void => {
    const table = tableOf(state, withShortcuts, rules);
    if (!table.ask()) {
      const end = String(table.state.taken ?? []);
      ends.set(end, (ends.get(end) ?? 0) + 1);
      return;
    }
    for (const move of table.list.toArray()) {
      if (drop.has(move)) continue;
      const next = tableOf(copyData(table.state), withShortcuts, rules);
      next.play(0, move);
      follow(next.state);
    }
  };
  follow(start);
  return ends;
}

/** Every choice there is, written as `reached` does. */
function allChoices(chest: readonly number[], least: number, most: number): string[] {
  const all: string[] = [];
  for (let copper = 0; copper <= chest[0]; copper++)
    for (let silver = 0; silver <= chest[1]; silver++)
      for (let gold = 0; gold <= chest[2]; gold++) {
        const sum = copper + silver + gold;
        if (sum >= least && sum <= most) all.push(sum === 0 ? "" : String([copper, silver, gold]));
      }
  return all.sort();
}

const amounts: [string, number, number][] = [
  ["exactly three", 3, 3],
  ["at most two", 0, 2],
  ["at least two", 2, 99],
  ["one to three", 1, 3],
  ["any number", 0, 99],
];

describe.each(amounts)("a choice of %s", (_, least, most) => {
  const chests = [
    [2, 1, 2],
    [0, 3, 1],
    [1, 0, 2],
    [3, 0, 0],
    [1, 1, 1],
  ].filter((chest) => chest[0] + chest[1] + chest[2] >= least);

  test.each(chests.map((chest) => [chest]))("out of %j is met by search once each", (chest) => {
    const ends = reached(chestOf(chest, least, most), false);
    expect([...ends.keys()].sort()).toEqual(allChoices(chest, least, most));
    expect([...ends.values()].every((times) => times === 1)).toBe(true);
  });

  test.each(chests.map((chest) => [chest]))("out of %j is open to people in any order", (chest) => {
    expect([...reached(chestOf(chest, least, most), true).keys()].sort()).toEqual(allChoices(chest, least, most));
  });
});

describe("a draft", () => {
  let told: readonly Told[] = [];
  const play = (state: Chest, ...texts: string[]) => {
    const table = tableOf(copyData(state), true);
    told = table.listen();
    for (const text of texts) {
      table.ask();
      expect(refusal(game, table.state, 0, words.read(text)!)).toBeNull();
      table.play(0, words.read(text)!);
    }
    return table;
  };
  const texts = (state: Chest, withShortcuts = true) =>
    tableOf(state, withShortcuts)
      .listFor(0)
      .toArray()
      .map((move) => words.write(move));

  test("is shown as counts by kind, and counted", () => {
    const [frame] = play(chestOf([2, 2, 2], 0, 5), "lift gold", "take copper", "lift gold").state.stack;
    expect([frame.drafted, draftedInAll(frame), draftedOf(frame, 2)]).toEqual([[1, 0, 2], 3, 2]);
    expect(draftedOf({ drafted: NOTHING }, 2)).toBe(0);
  });

  test("that a person began out of order can still be finished in every way by search", () => {
    const begun = play(chestOf([1, 1, 1], 0, 3), "lift gold", "take copper").state;
    expect([...reached(begun, false)].sort()).toEqual([
      ["1,0,1", 1],
      ["1,1,1", 1],
    ]);
    const upright = play(chestOf([2, 1, 1], 0, 4), "take silver").state;
    expect(texts(upright, false)).toEqual(["lift gold", "done"]);
    const turned = play(chestOf([2, 1, 1], 0, 4), "lift gold", "take silver").state;
    expect(texts(turned, false)).toEqual(["take copper", "done"]);
  });

  test("gives back what was chosen, and search need not", () => {
    const state = play(chestOf([2, 1, 0], 0, 2), "take silver").state;
    expect(texts(state)).toContain("drop silver");
    expect(texts(state, false)).not.toContain("drop silver");
    const empty = play(state, "drop silver");
    expect(empty.state.stack[0].drafted).toEqual([0, 0, 0]);
    expect(told).toEqual([{ event: { type: "dropped", seat: 0, kind: 1 }, to: null }]);
    expect(texts(empty.state, false)).toEqual(["take copper", "take silver", "done"]);
  });

  test("whose end is forced plays itself, kind by kind", () => {
    const table = play(chestOf([1, 0, 3], 4, 4));
    expect([table.ask(), isOver(table.state), table.state.taken]).toEqual([false, true, [1, 0, 3]]);
    expect(told.map(({ event }) => event.kind)).toEqual([0, 2, 2, 2]);
    const one = play(chestOf([0, 0, 3], 2, 2));
    expect([one.ask(), one.state.taken]).toEqual([false, [0, 0, 2]]);
    const less = play(chestOf([1, 0, 0], 2, 2));
    expect([less.ask(), less.state.taken]).toEqual([false, [1, 0, 0]]);
  });

  test("names its rules", () => {
    const state = play(chestOf([2, 0, 2], 2, 3), "take copper").state;
    const rules = ["take silver", "done", "drop gold", "hide", "lift gold"].map((text) =>
      refusal(game, state, 0, words.read(text)!),
    );
    expect(rules).toEqual(["CH-02", "CH-03", "CH-03", "CH-04", null]);
    expect(refusal(game, state, 1, hide.of())).toBe("CH-01");
    expect(legalMoves(game, state, 1)).toEqual([]);
  });

  test("that cannot say why it goes on says so", () => {
    const silent = gameOf(
      draft<Chest, DraftFrame>("silent", {
        picks,
        done,
        left: () => 1,
        least: () => 2,
        refuse: () => "CH-02",
        finish: () => {},
      }),
    );
    expect(() => refusal(silent, chestOf([1, 1, 1], 0, 0), 0, done.of())).toThrow("does not say why");
  });
});

test("a payment in which dearer kinds stand for cheaper ones is composed without dead ends", () => {
  // one of each is due: copper pays for copper alone, silver for copper or silver, gold for all
  const chest = [2, 2, 2];
  const fits = ([copper, silver]: readonly number[]) => copper <= 1 && copper + silver <= 2;
  const plus = (paid: readonly number[], kind: number) => paid.map((count, other) => count + (other === kind ? 1 : 0));
  const canComplete = (paid: readonly number[], from: number): boolean => {
    if (!fits(paid) || paid.some((count, kind) => count > chest[kind])) return false;
    if (draftedInAll({ drafted: [...paid] }) === 3) return true;
    return KINDS.some((_, kind) => kind >= from && canComplete(plus(paid, kind), from));
  };
  const paid = (frame: DraftFrame) => KINDS.map((_, kind) => draftedOf(frame, kind));
  const more = (now: readonly number[], kind: number): number =>
    canComplete(plus(now, kind), 0) ? 1 + more(plus(now, kind), kind) : 0;
  const pay = draft<Chest, DraftFrame>("pay", {
    picks,
    left: (_state, frame, _seat, kind) => more(paid(frame), kind),
    least: () => 3,
    most: () => 3,
    completes: (_state, frame, _seat, kind) => canComplete(plus(paid(frame), kind), kind),
    refuse: () => "CH-02",
    finish({ state }, { drafted }) {
      state.taken = drafted;
    },
  });
  const ends = reached(chestOf(chest, 0, 0), false, gameOf(pay));
  expect(ends).toEqual(
    new Map([
      ["1,1,1", 1],
      ["1,0,2", 1],
      ["0,2,1", 1],
      ["0,1,2", 1],
    ]),
  );
  expect(new Set(reached(chestOf(chest, 0, 0), true, gameOf(pay)).keys())).toEqual(new Set(ends.keys()));
});

test("a draft that ends by `done` asks for it even where nothing else is left", () => {
  const ended = (endsByDone: boolean) => {
    const step = draft<Chest, DraftFrame>("takeAll", {
      endsByDone,
      picks,
      done,
      left: ({ chest }, frame, _seat, kind) => chest[kind] - draftedOf(frame, kind),
      refuse: () => "CH-02",
      finish({ state }, { drafted }) {
        state.taken = drafted;
      },
    });
    const table = tableOf(chestOf([1, 0, 0], 0, 1), true, gameOf(step));
    table.ask();
    table.play(0, take.of(0));
    return table.ask() ? table.list.toArray() : table.state.taken;
  };
  expect([ended(false), ended(true)]).toEqual([[1, 0, 0], [done.of()]]);
});
