import { describe, expect, test } from "vitest";
import { type Chance, FastChance, LiveChance, OutcomeError, RecordedChance } from "./chance.ts";
import { sha256, textBytes } from "./sha256.ts";

const seed = (text: string) => sha256(textBytes(text));

/** How far the counts are from being equal; about as much as there are counts, if all is fair. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe.each<[string, (seed: string) => Chance, number]>([
  ["fast chance", (text) => new FastChance(text), 60_000],
  ["live chance", (text) => new LiveChance(seed(text)), 6_000],
])("%s", (_name, make, trials) => {
  test("rolls all sides equally often", () => {
    for (const sides of [2, 3, 6, 7, 20]) {
      const chance = make(`roll ${sides}`);
      const counts = new Array<number>(sides).fill(0);
      for (let trial = 0; trial < trials; trial++) counts[chance.roll(sides)]++;
      expect(chiSquare(counts)).toBeLessThan(sides + 6 * Math.sqrt(2 * sides));
    }
  });

  test("shuffles into all orders equally often", () => {
    const chance = make("shuffle");
    const counts = new Map<string, number>();
    for (let trial = 0; trial < trials / 2; trial++) {
      const items = [0, 1, 2, 3];
      chance.shuffle(items);
      counts.set(items.join(), (counts.get(items.join()) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(24 + 6 * Math.sqrt(48));
  });

  test("draws each piece of a bag equally often, and takes it out", () => {
    const chance = make("draw");
    const counts = [0, 0, 0, 0, 0, 0];
    for (let trial = 0; trial < trials; trial++) {
      const kind = chance.draw([1, 0, 2, 3]);
      // by piece rather than by kind, so that all should be equal
      counts[[0, -1, 1, 3][kind] + (trial % [1, 1, 2, 3][kind])]++;
    }
    expect(chiSquare(counts)).toBeLessThan(6 + 6 * Math.sqrt(12));
    const bag = [0, 0, 2, 0];
    expect([chance.draw(bag), bag]).toEqual([2, [0, 0, 1, 0]]);
  });

  test("neighbouring rolls do not follow each other", () => {
    const chance = make("pairs");
    const counts = new Array<number>(36).fill(0);
    for (let trial = 0; trial < trials; trial++) counts[chance.roll(6) * 6 + chance.roll(6)]++;
    expect(chiSquare(counts)).toBeLessThan(36 + 6 * Math.sqrt(72));
  });

  test("is the same for the same seed and another for another", () => {
    const rolls = (text: string) =>
      Array.from(
        { length: 20 },
        (
          (chance) => () =>
            chance.roll(1000)
        )(make(text)),
      );
    expect(rolls("one")).toEqual(rolls("one"));
    expect(rolls("one")).not.toEqual(rolls("two"));
  });

  test("refuses what cannot be rolled or drawn", () => {
    for (const sides of [0, -1, Number.NaN]) expect(() => make("x").roll(sides)).toThrow(RangeError);
    expect(() => make("x").draw([0, 0])).toThrow("nothing is left to draw from");
  });

  test("notes every outcome while somebody takes notes", () => {
    const chance = make("notes");
    const notes: number[] = [];
    chance.roll(6);
    chance.notes = notes;
    const items = [5, 6, 7];
    const told = [chance.roll(6), chance.draw([1, 1])];
    chance.shuffle(items);
    expect(notes).toEqual([...told, ...items]);
  });
});

test("fast chance rolls what it always has", () => {
  const chance = new FastChance("golden");
  expect(Array.from({ length: 8 }, () => chance.roll(100))).toEqual([60, 10, 27, 2, 46, 50, 49, 49]);
});

describe("a fork", () => {
  const rolls = (chance: FastChance) => Array.from({ length: 200 }, () => chance.roll(1000));

  test("follows from where its parent stands, and each is another", () => {
    const [one, other] = [new FastChance("parent"), new FastChance("parent")];
    const [first, second] = [rolls(one.fork()), rolls(one.fork())];
    expect(rolls(other.fork())).toEqual(first);
    expect(second).not.toEqual(first);
    expect(rolls(one)).not.toEqual(first);
  });

  test("has nothing in common with its parent or with the next fork", () => {
    const parent = new FastChance("family");
    const equal = (one: number[], other: number[]) => one.filter((roll, place) => roll === other[place]).length;
    let [withNext, withParent] = [0, 0];
    for (let generation = 0; generation < 200; generation++) {
      const [one, other] = [rolls(parent.fork()), rolls(parent.fork())];
      withNext += equal(one, other);
      withParent += equal(one, rolls(parent));
    }
    // 40,000 pairs of a thousand sides: 40 are equal by luck
    for (const count of [withNext, withParent]) expect(Math.abs(count - 40)).toBeLessThan(30);
  });

  test("rolls all sides equally often", () => {
    const parent = new FastChance("sides");
    const counts = [0, 0, 0, 0, 0, 0];
    for (let child = 0; child < 6000; child++) counts[parent.fork().roll(6)]++;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

test("a copy gives what its original will give, and neither disturbs the other", () => {
  const original = new FastChance("twins");
  original.roll(6);
  const rolls = (chance: FastChance) => Array.from({ length: 50 }, () => chance.roll(1000));
  const [one, other] = [original.copy(), original.copy()];
  const expected = rolls(one);
  expect(rolls(other)).toEqual(expected);
  expect(rolls(original)).toEqual(expected);
});

describe("live chance", () => {
  const rollsOf = (chance: LiveChance, ply: number) => {
    chance.beginMove(ply);
    return [chance.roll(1000), chance.roll(1000), chance.roll(1000)];
  };

  test("gives a move the same luck after it was taken back", () => {
    const chance = new LiveChance(seed("table"));
    const first = [rollsOf(chance, 1), rollsOf(chance, 2), rollsOf(chance, 3)];
    expect(rollsOf(chance, 2)).toEqual(first[1]);
    expect(rollsOf(chance, 3)).toEqual(first[2]);
    expect(new Set(first.flat()).size).toBe(9);
  });

  test("gives a draw the same luck however much the one before took", () => {
    const after = (cards: number) => {
      const chance = new LiveChance(seed("table"));
      chance.beginMove(1);
      chance.shuffle(Array.from({ length: cards }, (_, card) => card));
      return chance.roll(1_000_000);
    };
    expect(after(3)).toBe(after(50));
  });

  test("rolls what it always has", () => {
    expect(rollsOf(new LiveChance(seed("golden")), 7)).toEqual([843, 751, 364]);
  });
});

describe("recorded chance", () => {
  test("gives back what was noted", () => {
    const chance = new RecordedChance([4, 2, 9, 7, 8]);
    const bag = [0, 0, 1];
    const items = [7, 8, 9];
    expect(chance.roll(6)).toBe(4);
    expect(chance.draw(bag)).toBe(2);
    chance.shuffle(items);
    expect([bag, items]).toEqual([
      [0, 0, 0],
      [9, 7, 8],
    ]);
    chance.finish();
  });

  test("notes what it gives back", () => {
    const chance = new RecordedChance([1, 0]);
    chance.notes = [];
    chance.roll(2);
    chance.draw([1]);
    expect(chance.notes).toEqual([1, 0]);
  });

  test.each<[string, readonly number[], (chance: RecordedChance) => void, string]>([
    ["a roll that the die does not have", [6], (chance) => chance.roll(6), "outcome 6 is not between 0 and 5"],
    ["a roll below zero", [-1], (chance) => chance.roll(6), "outcome -1 is not between 0 and 5"],
    ["half a roll", [1.5], (chance) => chance.roll(6), "outcome 1.5 is not a whole number"],
    ["no number at all", [Number.NaN], (chance) => chance.roll(6), "outcome NaN is not a whole number"],
    ["a piece that is gone", [1], (chance) => chance.draw([3, 0]), "outcome 1 cannot be drawn: none is left"],
    ["a piece that never was", [7], (chance) => chance.draw([3, 0]), "outcome 7 cannot be drawn: none is left"],
    ["other cards", [1, 2, 4], (chance) => chance.shuffle([1, 2, 3]), "holds other pieces"],
    ["a card twice", [1, 1, 3], (chance) => chance.shuffle([1, 2, 3]), "holds other pieces"],
    ["too little", [1, 2], (chance) => chance.shuffle([1, 2, 3]), "a chance outcome is missing"],
    ["too much", [1, 2], (chance) => [chance.roll(6), chance.finish()], "1 more chance outcomes are recorded"],
  ])("complains about %s", (_what, outcomes, use, message) => {
    expect(() => use(new RecordedChance(outcomes))).toThrow(OutcomeError);
    expect(() => use(new RecordedChance(outcomes))).toThrow(message);
  });
});
