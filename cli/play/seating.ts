import { randomBytes } from "node:crypto";
import { botCalled, botName, type Sitter } from "@caravel/bots";
import { committedLuck, type Luck } from "@caravel/kernel";
import type { Words } from "../words/index.ts";

/** Names by seat: people are players, bots are called after the way they play. */
export function namesFor(sitters: readonly Sitter[], { play }: Words): string[] {
  return sitters.map((sitter, seat) => (sitter.kind === "you" ? play.person(seat + 1) : botName(sitter.bot, seat)));
}

/** Who sat where in a saved game: whoever is not called as bots are is a person. */
export function sittersNamed(names: readonly string[]): Sitter[] {
  return names.map((name) => {
    const bot = botCalled(name);
    return bot === undefined ? { kind: "you" } : { kind: "bot", bot };
  });
}

/** Luck for a new game: open if a seed is given, else fixed by a secret to which every seat adds something. */
export function newLuck(seed: string | undefined, players: number): Luck {
  if (seed !== undefined) return { kind: "seeded", seed };
  const contributions = Array.from({ length: players }, () => randomBytes(8).toString("hex"));
  return committedLuck(randomBytes(32).toString("hex"), contributions);
}
