import { createHash, createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { FastChance, LiveChance } from "./chance.ts";
import { commit, committedLuck, generator, liveSeed } from "./fair.ts";
import { toHex } from "./sha256.ts";

const SECRET = "ab".repeat(32);

describe("a promised secret", () => {
  test("is committed to by its SHA-256, as anybody can work out", () => {
    expect(commit(SECRET)).toBe(createHash("sha256").update(Buffer.from(SECRET, "hex")).digest("hex"));
  });

  test("makes the seed together with what the seats add, as anybody can work out", () => {
    const expected = createHmac("sha256", Buffer.from(SECRET, "hex")).update('["anna","béla"]').digest("hex");
    expect(toHex(liveSeed(SECRET, ["anna", "béla"]))).toBe(expected);
  });

  test("gives another seed for other contributions, or for the same ones elsewhere", () => {
    const seeds = [["a", "b"], ["b", "a"], ["ab"], ["a", "b", ""]].map((added) => toHex(liveSeed(SECRET, added)));
    expect(new Set(seeds).size).toBe(4);
  });

  test.each(["", "ab", "zz".repeat(32), "ab".repeat(33)])("is 64 hexadecimal digits, not %j", (secret) => {
    expect(() => commit(secret)).toThrow(RangeError);
    expect(() => liveSeed(secret, [])).toThrow(RangeError);
  });
});

describe("the generator", () => {
  test("is live for committed luck and fast for an open seed", () => {
    expect(generator(committedLuck(SECRET, ["a"]))).toBeInstanceOf(LiveChance);
    expect(generator({ kind: "seeded", seed: "x" })).toBeInstanceOf(FastChance);
  });

  test("is not known while the secret is kept", () => {
    expect(generator({ ...committedLuck(SECRET, ["a"]), secret: null } as ReturnType<typeof committedLuck>)).toBeNull();
  });
});
