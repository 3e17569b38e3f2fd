import type { Language } from "@caravel/kernel";
import type { Catalogue } from "../words/catalogue.ts";
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

/** Loads the words of the language chosen; the page keeps its old ones until the new ones are there. */
export async function loadWords(): Promise<void> {
  const { language } = settings;
  const catalogue = await CATALOGUES[language]();
  if (settings.language === language) current = catalogue;
}
