import type { SeatId } from "@caravel/kernel";

/** Who sits on a seat: a person, or a bot of a style. */
export interface Sitter {
  readonly kind: "person" | "bot";
  readonly name: string;
  /** The bot's style, such as `random` or `greedy`; empty for a person. */
  readonly style: string;
}

/** A person of this name. */
export function person(name: string): Sitter {
  return { kind: "person", name, style: "" };
}

/** A bot of this style, called by a name. */
export function bot(name: string, style: string): Sitter {
  return { kind: "bot", name, style };
}

/** By seat: the style of the bot that plays there, or null, as records say it. */
export function botsAmong(sitters: readonly Sitter[]): (string | null)[] {
  return sitters.map(({ kind, style }) => (kind === "bot" ? style : null));
}

/** The people on the other seats. */
export function otherPeople(sitters: readonly Sitter[], seat: SeatId): SeatId[] {
  return sitters.flatMap(({ kind }, other) => (kind === "person" && other !== seat ? [other] : []));
}
