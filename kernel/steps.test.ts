import { describe, expect, test } from "vitest";
import { FastChance } from "./chance.ts";
import type { Game } from "./game.ts";
import { hash } from "./hash.ts";
import { Match } from "./match.ts";
import { MoveList } from "./move-list.ts";
import { asked, invited, legalMoves, play, refusal } from "./play.ts";
import { layOut } from "./scenario.ts";
import { HIDDEN_ANSWER, NO_ANSWER } from "./secretly.ts";
import { type Frame, SPECTATOR, type State, seatsIn } from "./state.ts";
import { asks, runs } from "./steps.ts";
import { Table } from "./table.ts";
import { loading } from "./testing/conformance/loading.ts";
import { sealedBids } from "./testing/conformance/sealed-bids.ts";
import { settling } from "./testing/conformance/settling.ts";
import { tolls } from "./testing/conformance/tolls.ts";
import { treasureChain } from "./testing/conformance/treasure-chain.ts";
import { windmill } from "./testing/conformance/windmill.ts";

/** The position after some moves, each written "seat: notation". */
function after<S extends State, F extends Frame, V>(game: Game<S, F, V>, state: S, ...acts: string[]): S {
  let now = state;
  for (const act of acts) {
    const [seat, text] = act.split(": ");
    const played = play(game, now, Number(seat), game.vocabulary.read(text) ?? -1, new FastChance("steps"), 1);
    if (!played.ok) throw new Error(`${act} is refused by ${played.rule}`);
    now = played.state;
  }
  return now;
}

function choices<S extends State, F extends Frame, V>(game: Game<S, F, V>, state: S, seat: number): string[] {
  return legalMoves(game, state, seat).map((move) => game.vocabulary.write(move));
}

describe("secret answers", () => {
  const start = layOut(sealedBids, 3, { changes: true }, {});
  const bids = sealedBids.vocabulary;

  test("are asked of everybody at once", () => {
    expect(asked(sealedBids, start)).toEqual([0, 1, 2]);
    expect(invited(sealedBids, start)).toEqual([]);
  });

  test("can be given in any order", () => {
    const ends = ["0: bid 3|1: bid 2|2: bid 1", "2: bid 1|1: bid 2|0: bid 3", "1: bid 2|0: bid 3|2: bid 1"].map(
      (acts) => hash(after(sealedBids, start, ...acts.split("|"))),
    );
    expect(new Set(ends).size).toBe(1);
  });

  test("can be changed until the last is in", () => {
    const changed = after(sealedBids, start, "0: bid 1", "1: bid 2", "0: bid 3");
    expect(asked(sealedBids, changed)).toEqual([2]);
    expect(invited(sealedBids, changed)).toEqual([0, 1]);
    const end = after(sealedBids, changed, "2: bid 0");
    expect(end.coins).toEqual([3, 6, 6]);
    expect(asked(sealedBids, end)).toEqual([0, 1, 2]);
  });

  test("are there to stay where the rules say so", () => {
    const final = after(sealedBids, layOut(sealedBids, 3, { changes: false }, {}), "0: bid 1");
    expect(invited(sealedBids, final)).toEqual([]);
    expect(refusal(sealedBids, final, 0, bids.read("bid 2")!)).toBe("SB-01");
  });

  test("that are there to stay cannot be taken back by their seat; others can", () => {
    const uncovered = (changes: boolean) => {
      const begun = layOut(sealedBids, 3, { changes }, {});
      const played = play(sealedBids, begun, 0, bids.read("bid 1")!, new FastChance(""), 1);
      return played.ok && seatsIn(played.uncovered);
    };
    expect([uncovered(false), uncovered(true)]).toEqual([[0], []]);
    const match = new Match(sealedBids, {
      players: 3,
      options: { changes: false },
      names: ["a", "b", "c"],
      luck: { kind: "seeded", seed: "final" },
    });
    match.play(0, bids.read("bid 1")!);
    expect([match.undoLimit(0), match.undo(0)]).toEqual([1, false]);
  });

  test("are seen by nobody else, who still sees that they are given", () => {
    const state = after(sealedBids, start, "0: bid 1");
    const seen = [0, 1, SPECTATOR].map((seat) => sealedBids.view(state, seat).stack[1].answers);
    expect(seen).toEqual([
      [bids.read("bid 1"), NO_ANSWER, NO_ANSWER],
      [HIDDEN_ANSWER, NO_ANSWER, NO_ANSWER],
      [HIDDEN_ANSWER, NO_ANSWER, NO_ANSWER],
    ]);
  });

  test("are told only as given", () => {
    const played = play(sealedBids, start, 0, bids.read("bid 1")!, new FastChance(""), 1);
    expect(played.ok && played.told).toEqual([{ event: { type: "answered", seat: 0 }, to: null }]);
  });
});

describe("standing offers", () => {
  const WORK = { 0: { stage: 1, turn: 1 }, 1: { step: 2, seat: 0 } };
  const atWork = (goods: number[], given: object = {}) =>
    layOut(windmill, 2, {}, { stack: WORK, goods: { 0: goods }, ...given });
  const search = (state: ReturnType<typeof atWork>, seat: number) =>
    new Table(windmill, state, new FastChance(""), new MoveList(false))
      .listFor(seat)
      .toArray()
      .map((move) => windmill.vocabulary.write(move));
  const move = (text: string) => windmill.vocabulary.read(text)!;

  test("stand beside the question and leave it open", () => {
    const start = atWork([2, 0]);
    const uses = ["exchange wheat+wheat wheat", "exchange wheat+wheat wine", "up", "down bread", "down coins"];
    expect(choices(windmill, start, 0)).toEqual(["pass", ...uses]);
    const lowered = after(windmill, start, "0: down coins");
    expect([asked(windmill, lowered), lowered.coins[0], lowered.level[0]]).toEqual([[0], 5, 0]);
    expect(choices(windmill, lowered, 0)).toEqual(["pass", ...uses.slice(0, 3)]);
  });

  test("raise the money for what could not be done before", () => {
    const rich = after(windmill, atWork([1, 1], { coins: { 0: 3 } }), "0: down coins");
    expect(choices(windmill, rich, 0)[0]).toBe("build");
  });

  test("stand beside a question within a question, but take away no last way to answer it", () => {
    const painting = after(windmill, atWork([2, 0], { coins: { 0: 6 } }), "0: build");
    expect(choices(windmill, painting, 0)).toContain("exchange wheat+wheat wine");
    expect(refusal(windmill, painting, 0, move("up"))).toBe("WM-07");
    expect(refusal(windmill, painting, 0, move("pass"))).toBe("WM-12");
    const exchanged = after(windmill, painting, "0: exchange wheat+wheat wine");
    expect(choices(windmill, exchanged, 0)).toEqual(["paint wine", "down bread", "down coins"]);
    expect(asked(windmill, after(windmill, exchanged, "0: paint wine"))).toEqual([1]);
  });

  test("are refused to those who are not asked, and by their own rule where they do not stand", () => {
    expect(refusal(windmill, atWork([2, 0]), 1, move("up"))).toBe("WM-01");
    expect(refusal(windmill, atWork([1, 5]), 0, move("up"))).toBe("WM-05");
    expect(refusal(windmill, layOut(windmill, 2, {}, {}), 0, move("up"))).toBe("WM-08");
  });

  test("have their last window before they lapse, and none where nothing can be done", () => {
    const [first, second] = [
      atWork([0, 0], { level: [0, 1] }),
      atWork([0, 0], { level: [0, 0], goods: { 0: [0, 0], 1: [0, 0] } }),
    ].map((start) => after(windmill, start, "0: pass", "1: pass"));
    expect([asked(windmill, first), choices(windmill, first, 1)[0]]).toEqual([[1], "done"]);
    expect(choices(windmill, second, 0)).toEqual(["feed 0", "feed 1"]);
    expect(refusal(windmill, second, 0, move("down bread"))).toBe("WM-09");
  });

  test("never stall the table: without them a single move is played by itself, with them it is asked", () => {
    const asks = (given: object) => {
      const table = new Table(windmill, atWork([0, 0], given), new FastChance(""), new MoveList(true));
      table.playsForcedMoves = true;
      return [table.ask(), table.seat];
    };
    expect(asks({ level: { 0: 0 } })).toEqual([true, 1]);
    expect(asks({ level: { 0: 1 } })).toEqual([true, 0]);
  });

  test("can be passed over by search, which then plays on by itself", () => {
    const start = atWork([2, 2]);
    expect(choices(windmill, start, 0)).toContain("up");
    expect(search(start, 0)).toEqual(["pass"]);
    expect(search(atWork([2, 2], { coins: { 0: 4 } }), 0)).toContain("down coins");
    const table = new Table(windmill, windmill.copy(start), new FastChance(""), new MoveList(false));
    table.playsForcedMoves = true;
    table.ask();
    // both have passed: the window before the mill lapses is the first thing worth a thought
    expect([table.seat, table.current()?.step.name]).toEqual([0, "close"]);
  });
});

describe("nested rewards", () => {
  test("are taken in the order the player picks, which matters", () => {
    const start = layOut(treasureChain, 2, {}, { line: [1, 4, 0, 2, 3, 5] });
    const first = after(treasureChain, start, "0: open", "0: take coin", "0: take three", "0: take double");
    const last = after(treasureChain, start, "0: open", "0: take double", "0: take three", "0: take coin");
    expect([first.coins[0], last.coins[0]]).toEqual([8, 4]);
  });

  test("bring rewards that are taken first, and then go on", () => {
    const start = layOut(treasureChain, 2, {}, { line: [0, 4, 1, 2, 3, 5] });
    const inner = after(treasureChain, start, "0: open", "0: take key");
    expect(choices(treasureChain, inner, 0)).toEqual(["take three"]);
    const outer = after(treasureChain, inner, "0: take three", "0: take three");
    expect(choices(treasureChain, outer, 0)).toEqual(["take coin"]);
    expect(asked(treasureChain, after(treasureChain, outer, "0: take coin", "0: take coin"))).toEqual([1]);
  });
});

describe("payments", () => {
  const at = (silver: number, gold: number, gate: number) => {
    const stack = { 0: { seat: 0 }, 1: { seat: 0 } };
    const given = { stack, purses: { 0: [silver, gold] }, bank: [18 - silver, 14 - gold] };
    return after(tolls, layOut(tolls, 2, {}, given), `0: enter ${gate}`);
  };

  test("are asked for when there is a choice of purses, coin by coin", () => {
    const asked2 = at(2, 1, 2);
    expect(choices(tolls, asked2, 0)).toEqual(["pay silver", "pay gold"]);
    const gold = after(tolls, asked2, "0: pay gold");
    // the other coin can only be silver
    expect([asked(tolls, gold), gold.purses[0]]).toEqual([[1], [1, 0]]);
    const silver = after(tolls, asked2, "0: pay silver");
    expect(choices(tolls, silver, 0)).toEqual(["pay silver", "pay gold", "keep silver"]);
    expect(hash(after(tolls, silver, "0: keep silver", "0: pay gold"))).toBe(hash(gold));
  });

  test("are made without asking when there is only one way", () => {
    const paid = at(2, 0, 2);
    expect([asked(tolls, paid), paid.purses[0]]).toEqual([[1], [0, 0]]);
  });

  test("take gold for silver, but not silver for gold", () => {
    expect(choices(tolls, at(3, 2, 3), 0)).toEqual(["pay silver", "pay gold"]);
    const paid = after(tolls, at(3, 2, 3), "0: pay silver", "0: pay silver");
    expect(paid.purses[0]).toEqual([1, 1]);
    const poor = layOut(
      tolls,
      2,
      {},
      { stack: { 0: { seat: 0 }, 1: { seat: 0 } }, purses: { 0: [5, 0] }, bank: [13, 14] },
    );
    expect(refusal(tolls, poor, 0, tolls.vocabulary.read("enter 3")!)).toBe("TO-03");
  });
});

describe("a draft of small choices", () => {
  const start = layOut(settling, 2, {}, { stack: { 1: { waiting: 4 } } });

  test("can be changed before it is done, and the shortcut leads where small steps lead", () => {
    const slowly = after(
      settling,
      start,
      "0: place mine",
      "0: lift mine",
      ..."meadow meadow meadow forest".split(" ").map((field) => `0: place ${field}`),
    );
    expect(hash(after(settling, start, "0: spread"))).toBe(hash(slowly));
    expect(asked(settling, after(settling, slowly, "0: done"))).toEqual([1]);
  });

  test("cannot be ended too early", () => {
    expect(refusal(settling, start, 0, settling.vocabulary.read("done")!)).toBe("SE-06");
  });
});

describe("a loop until nobody can act", () => {
  test("passes over those who cannot, again and again, and ends when nobody can", () => {
    const given = {
      barrels: [
        [1, 1, 0],
        [0, 0, 1],
      ],
      bag: [11, 9, 7],
      shipGood: [-1, -1],
      shipBarrels: [0, 0],
      stack: { 1: { seat: 0 } },
      roundsLeft: 0,
    };
    const start = layOut(loading, 2, {}, given);
    const next = after(loading, start, "0: load corn small");
    expect(asked(loading, next)).toEqual([1]);
    const again = after(loading, next, "1: load coffee large");
    // no ship is left for the sugar of seat 0, so the round and the game end
    expect(asked(loading, again)).toEqual([]);
    expect(again.points).toEqual([1, 1]);
  });
});

describe("steps used the wrong way", () => {
  const state: State = { players: 1, stack: [] };
  const table = new Table({ ...settling, steps: [] } as unknown as Game, state, new FastChance(""));
  const frame = { step: 0, seat: 0 };

  test("say so", () => {
    const running = runs("running", () => {});
    const asking = asks("asking", { verbs: [], moves: () => {}, refuse: () => null, play: () => {} });
    expect(() => running.moves(state, frame, 0, table.list)).toThrow("running does not ask");
    expect(() => running.refuse(state, frame, 0, 0)).toThrow("running does not ask");
    expect(() => running.play(table, frame, 0, 0)).toThrow("running does not ask");
    expect(() => running.skip(table, frame, 0)).toThrow("running does not ask");
    expect(() => asking.run(table, frame)).toThrow("asking does not run");
    expect(() => sealedBids.steps[1].skip(table as never, frame as never, 2)).toThrow(
      "seat 2 is asked in bid but has no legal answer",
    );
  });
});
