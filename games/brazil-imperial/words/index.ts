import type { GameWords, Language } from "@caravel/kernel";
import type { BrazilView } from "../rules/view.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { hu } from "./hu.ts";

/** The game's sentences in every language. */
export const words: Record<Language, GameWords<BrazilView>> = { en, hu, fr };

export { REFUSALS } from "./reasons.ts";
