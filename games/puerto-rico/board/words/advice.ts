import type { RoleName } from "../../content/pieces.ts";

/** Decisions that are explained to a newcomer, each once. */
export type HintKind = "role" | "settle" | "place" | "build" | "extra" | "sell" | "load" | "store" | "draft";

/** What can be forgone by passing. */
export type PassKind = "settle" | "build" | "sell" | "load" | "store" | "produce" | "join" | "other";

/** By role: that it would do nothing for its chooser; a prospector always finds gold. */
export type RoleCautions = Readonly<Record<Exclude<RoleName, "prospector" | "prospector-2">, string>>;

/** Quiet words beside a decision. */
export interface Advice {
  readonly hints: Readonly<Record<HintKind, string>>;
  readonly cautions: {
    /** By number of the role. */
    readonly roles: readonly string[];
    readonly passing: Readonly<Record<PassKind, string>>;
  };
  /** That this is the last year, with what ends the game. */
  lastYear(reasons: readonly string[]): string;
}
