import { type Chance, FastChance, LiveChance } from "./chance.ts";
import { fromHex, hmacSha256, sha256, textBytes, toHex } from "./sha256.ts";

/** How the luck of a game is made, as its record tells: by a secret that was promised beforehand, or by an open seed. */
export type Luck =
  | {
      readonly kind: "committed";
      /** SHA-256 of the secret, published before the first deal. */
      readonly commitment: string;
      /** What each seat added, so that the keeper of the secret alone decides nothing. */
      readonly contributions: readonly string[];
      /** The secret itself, published after the last move; null until then. */
      readonly secret: string | null;
    }
  | { readonly kind: "seeded"; readonly seed: string };

/** Promises a secret (64 hexadecimal digits) without showing it. */
export function commit(secret: string): string {
  const bytes = fromHex(secret);
  if (bytes === null || bytes.length !== 32) throw new RangeError("a secret is 64 hexadecimal digits");
  return toHex(sha256(bytes));
}

/** The seed of a live game: made from the secret and from what every seat contributed. */
export function liveSeed(secret: string, contributions: readonly string[]): Uint8Array {
  const bytes = fromHex(secret);
  if (bytes === null || bytes.length !== 32) throw new RangeError("a secret is 64 hexadecimal digits");
  return hmacSha256(bytes, textBytes(JSON.stringify(contributions)));
}

/** Luck that a secret decides; keep the secret until the game is over. */
export function committedLuck(secret: string, contributions: readonly string[]): Luck {
  return { kind: "committed", commitment: commit(secret), contributions, secret };
}

/** The generator behind a game's luck: the one place where generators are chosen. Null while the secret is not known. */
export function generator(luck: Luck): Chance | null {
  if (luck.kind === "seeded") return new FastChance(luck.seed);
  return luck.secret === null ? null : new LiveChance(liveSeed(luck.secret, luck.contributions));
}
