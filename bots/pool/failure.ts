/** Why a question has no answer: no such game, rules or style, a position the bot cannot take, no worker to think in, or a closed pool. */
export type FailureCode = "noSuchGame" | "noSuchStyle" | "broken" | "died" | "closed";

/** A question that has no answer. */
export class ThinkingFailed extends Error {
  constructor(
    readonly code: FailureCode,
    readonly detail = "",
  ) {
    super(detail === "" ? code : `${code}: ${detail}`);
  }
}

/** Whatever went wrong, as a failure to think. */
export function failureOf(error: unknown): ThinkingFailed {
  if (error instanceof ThinkingFailed) return error;
  return new ThinkingFailed("broken", error instanceof Error ? error.message : String(error));
}
