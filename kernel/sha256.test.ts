import { createHash, createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromHex, hmacSha256, sha256, textBytes, toHex } from "./sha256.ts";

describe("SHA-256", () => {
  test("of every length around the block borders equals that of node", () => {
    for (let length = 0; length < 260; length++) {
      const bytes = Uint8Array.from({ length }, (_, place) => (place * 7 + length) & 255);
      expect(toHex(sha256(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
    }
  });

  test("of a long message equals that of node", () => {
    const bytes = new Uint8Array(1_000_003).fill(0x61);
    expect(toHex(sha256(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
  });

  test("with any key and message gives the HMAC of node", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.uint8Array({ maxLength: 200 }), (key, message) => {
        expect(toHex(hmacSha256(key, message))).toBe(createHmac("sha256", key).update(message).digest("hex"));
      }),
    );
  });
});

describe("bytes", () => {
  test("of any text are those of UTF-8", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect([...textBytes(text)]).toEqual([...new TextEncoder().encode(text)]);
      }),
    );
  });

  test("half a surrogate pair becomes the replacement character", () => {
    expect([...textBytes("a\ud800b")]).toEqual([...new TextEncoder().encode("a\ufffdb")]);
  });

  test("come back from hexadecimal digits", () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect([...(fromHex(toHex(bytes)) ?? [])]).toEqual([...bytes]);
      }),
    );
  });

  test("cannot be read from anything else", () => {
    for (const text of ["0", "0g", "AB", " 00", "00\n"]) expect(fromHex(text)).toBeNull();
  });
});
