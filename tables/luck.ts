import { committedLuck, type Luck } from "@caravel/kernel";

/** So many random bytes as hexadecimal digits; works on pages without https too. */
export function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Luck for a new game: open if a seed is given, else fixed by a secret to which every seat adds something. */
export function newLuck(seed: string | null, players: number): Luck {
  if (seed !== null) return { kind: "seeded", seed };
  return committedLuck(
    randomHex(32),
    Array.from({ length: players }, () => randomHex(8)),
  );
}
