import { describe, expect, test } from "vitest";
import { FastChance } from "./chance.ts";
import { asked, begin, invited, legalMoves, play, refusal } from "./play.ts";
import { layOut } from "./scenario.ts";
import { SPECTATOR } from "./state.ts";
import { skirmish } from "./testing/conformance/skirmish.ts";
import { smallTricks } from "./testing/conformance/small-tricks.ts";
import { deepFreeze } from "./testing/data.ts";

const chance = () => new FastChance("play");

describe("beginning", () => {
  test("deals, notes what was dealt and runs to the first decision", () => {
    const begun = begin(smallTricks, 3, {}, chance());
    expect(begun.outcomes).toHaveLength(10);
    expect(begun.state.hands.flat()).toEqual(begun.outcomes.slice(0, 9));
    expect(asked(smallTricks, begun.state)).toEqual([0]);
  });
});

describe("a move", () => {
  const start = deepFreeze(
    layOut(
      smallTricks,
      2,
      {},
      {
        hands: [
          [1, 5, 9],
          [2, 4, 6],
        ],
        rest: [3, 7, 8, 10],
      },
    ),
  );

  test("is played on a copy, with its entry and events", () => {
    const played = play(smallTricks, start, 0, 4, chance(), 1);
    if (!played.ok) throw new Error(played.rule);
    expect(played.state.hands[0]).toEqual([1, 9]);
    expect(start.hands[0]).toEqual([1, 5, 9]);
    expect(played.entry).toEqual({ seat: 0, move: 4, outcomes: [] });
    expect(played.told).toEqual([{ event: { type: "laid", seat: 0, card: 5 }, to: null }]);
  });

  test("is refused with the rule that forbids it", () => {
    expect(play(smallTricks, start, 0, 1, chance(), 1)).toEqual({ ok: false, rule: "ST-02" });
    expect(play(smallTricks, start, 1, 1, chance(), 1)).toEqual({ ok: false, rule: "ST-01" });
  });

  test("is refused to seats that do not exist, whatever their number", () => {
    for (const seat of [2, 32, -1, -32, 0.5, Number.NaN]) {
      expect(play(smallTricks, start, seat, 4, chance(), 1)).toEqual({ ok: false, rule: "ST-01" });
      expect(refusal(smallTricks, start, seat, 4)).toBe("ST-01");
      expect(legalMoves(smallTricks, start, seat)).toEqual([]);
    }
  });

  test("must be one of the vocabulary", () => {
    for (const move of [-1, 10, 1.5]) expect(() => play(smallTricks, start, 0, move, chance(), 1)).toThrow(RangeError);
  });

  test("that is neither listed nor refused is a bug, and said to be one", () => {
    const broken = { ...smallTricks, steps: smallTricks.steps.map((step) => ({ ...step, refuse: () => null })) };
    expect(() => play(broken, start, 0, 1, chance(), 1)).toThrow('"lay 2" is neither listed nor refused');
  });

  test("notes what chance gave with it", () => {
    const battle = layOut(skirmish, 2, {}, {});
    let state = battle;
    const outcomes = ["0: attack 1", "0: stand", "1: stand"].map((act, index) => {
      const [seat, text] = act.split(": ");
      const played = play(skirmish, state, Number(seat), skirmish.vocabulary.read(text)!, chance(), index + 1);
      if (!played.ok) throw new Error(played.rule);
      state = played.state;
      return played.entry.outcomes.length;
    });
    expect(outcomes).toEqual([0, 0, 2]);
  });
});

describe("after the end", () => {
  const over = { ...layOut(smallTricks, 2, {}, {}), stack: [] };

  test("nobody is asked and every move is refused", () => {
    expect([asked(smallTricks, over), invited(smallTricks, over)]).toEqual([[], []]);
    for (const seat of [0, 1, SPECTATOR])
      for (let move = 0; move < smallTricks.vocabulary.size; move++) {
        expect(refusal(smallTricks, over, seat, move)).toBe("ST-01");
        expect(play(smallTricks, over, seat, move, chance(), 1).ok).toBe(false);
      }
  });
});
