import { evaluate } from "./evaluation.ts";
import { guess } from "./guesses.ts";
import { isQuiet, obvious } from "./habits.ts";
import { search } from "./search.ts";

export { evaluate } from "./evaluation.ts";

/** What a bot must know to play this game; it needs no words. */
export const evaluation = { evaluate, isQuiet, obvious, guess, worlds: 1, search };
