import fc from "fast-check";
import { expect, test } from "vitest";
import { hash } from "./hash.ts";

test("a hash is 16 hexadecimal digits, the same for equal data and after JSON", () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      expect(hash(value)).toMatch(/^[0-9a-f]{16}$/);
      expect(hash(JSON.parse(JSON.stringify(value)))).toBe(hash(value));
    }),
  );
});

test("a hash stays what it always was", () => {
  expect(hash({ players: 3, stack: [{ step: 1, seat: -1 }], name: "é", open: true, good: null, share: 0.5 })).toBe(
    "9e6bee02632aae0a",
  );
});

test("different kinds of data have different hashes", () => {
  const values = [
    0,
    1,
    -1,
    0.5,
    "",
    "0",
    "1",
    "true",
    "null",
    true,
    false,
    null,
    [],
    [0],
    [[]],
    {},
    { a: 0 },
    { a: [0] },
    { b: 0 },
    [0, 0],
  ];
  expect(new Set(values.map(hash)).size).toBe(values.length);
});

test("the order of fields and of items counts", () => {
  expect(hash({ a: 1, b: 2 })).not.toBe(hash({ b: 2, a: 1 }));
  expect(hash([1, 2])).not.toBe(hash([2, 1]));
});

test("where a list ends counts", () => {
  expect(hash([[1], [2]])).not.toBe(hash([[1, 2], []]));
  expect(hash([[1, 2], [3]])).not.toBe(hash([[1], [2, 3]]));
});

test("a field of what is not JSON changes the hash, so that round trips notice", () => {
  const back = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;
  for (const value of [{ a: undefined }, { a: Number.NaN }, { a: Number.POSITIVE_INFINITY }, [undefined]])
    expect(hash(back(value))).not.toBe(hash(value));
});

test("forty thousand small states have as many hashes", () => {
  const seen = new Set<string>();
  for (let one = 0; one < 40; one++)
    for (let two = 0; two < 50; two++)
      for (let three = -10; three < 10; three++) seen.add(hash({ coins: [one, two], seat: three }));
  expect(seen.size).toBe(40_000);
});
