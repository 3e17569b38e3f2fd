import { evaluate } from "./evaluation.ts";
import { guess } from "./guesses.ts";
import { isQuiet, obvious } from "./habits.ts";

export { evaluate } from "./evaluation.ts";

/** What a bot must know to play this game one step ahead; it needs no words. */
export const evaluation = { evaluate, isQuiet, obvious, guess, worlds: 1 };
