import { describe, expect, test } from "vitest";
import { Verb, vocabulary } from "./vocabulary.ts";

const GOODS = ["corn", "sugar", "coffee"];
const SHIPS = ["small", "large"];
const moves = vocabulary({ load: [GOODS, SHIPS], swap: [GOODS, GOODS, SHIPS], pass: [] });
const { load, swap, pass } = moves.verbs;

describe("verbs", () => {
  test("are laid out one after the other", () => {
    expect([load.start, load.end, swap.start, swap.end, pass.start, pass.end]).toEqual([0, 6, 6, 24, 24, 25]);
    expect(moves.size).toBe(25);
  });

  test("give each move back its arguments", () => {
    for (let first = 0; first < 3; first++)
      for (let second = 0; second < 3; second++)
        for (let third = 0; third < 2; third++) {
          const move = swap.of(first, second, third);
          expect([swap.first(move), swap.second(move), swap.third(move)]).toEqual([first, second, third]);
          expect(swap.has(move) && !load.has(move) && moves.verb(move) === swap).toBe(true);
        }
  });

  test("take three arguments at most", () => {
    expect(() => new Verb("move", [GOODS, GOODS, GOODS, GOODS], 0)).toThrow("more than three arguments");
  });

  test.each(["two words", "", "a[b", "tab\t"])("are not called %j", (word) => {
    expect(() => vocabulary({ [word]: [] })).toThrow("cannot stand in notation");
    expect(() => vocabulary({ take: [[word]] })).toThrow("cannot stand in notation");
  });
});

describe("notation", () => {
  test("is the verb and its words", () => {
    expect(moves.write(load.of(2, 0))).toBe("load coffee small");
    expect(moves.write(pass.of())).toBe("pass");
  });

  test("comes back as the same move, for all moves", () => {
    for (let move = 0; move < moves.size; move++) expect(moves.read(moves.write(move))).toBe(move);
  });

  test("is read with any spaces", () => {
    expect(moves.read("  load\tcoffee   small ")).toBe(load.of(2, 0));
  });

  test.each(["", "load", "load coffee", "load coffee small large", "LOAD coffee small", "fly", "constructor"])(
    "does not know %j",
    (text) => {
      expect(moves.read(text)).toBeNull();
    },
  );

  test("is never the same for two moves", () => {
    expect(() => vocabulary({ take: [["a", "a"]] })).toThrow("two moves of take are written alike");
  });
});

test("only whole numbers within the vocabulary are moves", () => {
  for (const move of [0, 24]) expect(moves.knows(move)).toBe(true);
  for (const move of [-1, 25, 0.5, Number.NaN, "0", null, undefined]) expect(moves.knows(move)).toBe(false);
  expect(() => moves.write(25)).toThrow(RangeError);
});
