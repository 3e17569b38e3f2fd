import { findGame } from "@caravel/games";
import type { Language, RecordProblem } from "@caravel/kernel";
import type { Problem } from "@caravel/tables/problem";
import type { Catalogue } from "../words/catalogue.ts";
import { faultClause, sentenceOf } from "../words/problems/index.ts";
import { settings } from "./settings.svelte.ts";

const CATALOGUES: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: async () => (await import("../words/en.ts")).en,
  hu: async () => (await import("../words/hu.ts")).hu,
  fr: async () => (await import("../words/fr.ts")).fr,
};

let current = $state.raw<Catalogue | null>(null);

/** The page's words in the language of the settings. */
export function words(): Catalogue {
  if (current === null) throw new Error("the words are not loaded yet");
  return current;
}

/** A game's title in the language of the settings; one that we do not know keeps its id. */
export function gameTitle(id: string): string {
  return findGame(id)?.title[settings.language] ?? id;
}

/** What is wrong, as a sentence in the language of the settings. */
export function problemSentence(problem: Problem): string {
  return sentenceOf(problem, words().problems, gameTitle);
}

/** What is wrong with a record, as a clause in the language of the settings. */
export function faultWords(problem: RecordProblem): string {
  return faultClause(problem, words().problems, gameTitle);
}

/** Loads the words of the language chosen; the page keeps its old ones until the new ones are there. */
export async function loadWords(): Promise<void> {
  const { language } = settings;
  const catalogue = await CATALOGUES[language]();
  if (settings.language === language) current = catalogue;
}
