import { describe, expect, test } from "vitest";
import { FastChance } from "./chance.ts";
import type { Game } from "./game.ts";
import { hash } from "./hash.ts";
import { asked, invited, legalMoves, play, refusal } from "./play.ts";
import { layOut } from "./scenario.ts";
import { type Frame, SPECTATOR, type State } from "./state.ts";
import { asks, HIDDEN_ANSWER, NO_ANSWER, runs } from "./steps.ts";
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
  const given = { wheat: { 0: 4 }, supply: 6 };
  const start = layOut(windmill, 2, {}, given);

  test("stand beside the question and leave it open", () => {
    expect(choices(windmill, start, 0)).toEqual(["pass", "grind", "bake"]);
    const ground = after(windmill, start, "0: grind");
    expect(asked(windmill, ground)).toEqual([0]);
    expect(choices(windmill, ground, 0)).toEqual(["build", "pass", "grind", "bake"]);
  });

  test("stand beside a question within a question", () => {
    const painting = after(windmill, start, "0: grind", "0: build");
    expect(choices(windmill, painting, 0)).toEqual(["paint red", "paint blue", "grind"]);
    expect(asked(windmill, after(windmill, painting, "0: grind", "0: paint red"))).toEqual([1]);
  });

  test("are refused to those who are not asked, and by their own rule when they do not stand", () => {
    const { grind } = windmill.vocabulary.verbs;
    expect(refusal(windmill, start, 1, grind.of())).toBe("WM-01");
    const poor = layOut(windmill, 2, {}, { wheat: { 0: 1 }, supply: 9, coins: { 0: 0 }, bank: 11 });
    expect(refusal(windmill, poor, 0, grind.of())).toBe("WM-04");
  });

  test("never stall the table: without them a single move is played by itself, with them it is asked", () => {
    const poor = layOut(windmill, 2, {}, { wheat: { 0: 0 }, supply: 10, coins: { 0: 0 }, bank: 11 });
    const table = new Table(windmill, windmill.copy(poor), new FastChance(""));
    table.playsForcedMoves = true;
    expect([table.ask(), table.seat]).toEqual([true, 1]);
    const rich = new Table(windmill, windmill.copy(start), new FastChance(""));
    rich.playsForcedMoves = true;
    expect([rich.ask(), rich.seat]).toEqual([true, 0]);
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
  const at = (silver: number, gold: number) =>
    after(
      tolls,
      layOut(
        tolls,
        2,
        {},
        {
          stack: { 0: { seat: 1 }, 1: { seat: 0 } },
          silver: { 0: silver },
          gold: { 0: gold },
          bankSilver: 18 - silver,
          bankGold: 8 - gold,
        },
      ),
      "0: enter 2",
    );

  test("are asked for when there is a choice of purses", () => {
    expect(choices(tolls, at(2, 1), 0)).toEqual(["pay 1", "pay 2"]);
  });

  test("are made without asking when there is only one way", () => {
    const paid = at(2, 0);
    expect(asked(tolls, paid)).toEqual([1]);
    expect(paid.silver[0]).toBe(0);
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
