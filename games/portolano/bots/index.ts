import { evaluate } from "./evaluation.ts";
import { guess, isQuiet } from "./habits.ts";
import { search } from "./search.ts";

export { evaluate } from "./evaluation.ts";

/** What a bot must know to play this game; it needs no words. */
export const evaluation = { evaluate, isQuiet, guess, worlds: 6, search };
