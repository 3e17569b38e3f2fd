import type { Language } from "@caravel/kernel";
import { settings } from "../app/settings.svelte.ts";
import type { OnlineWords } from "./words/words.ts";

const CATALOGUES: Readonly<Record<Language, () => Promise<OnlineWords>>> = {
  en: async () => (await import("./words/en.ts")).online,
  hu: async () => (await import("./words/hu.ts")).online,
  fr: async () => (await import("./words/fr.ts")).online,
};

let current = $state.raw<OnlineWords | null>(null);

/** What the page says about playing with people elsewhere, in the language of the settings; null until it is loaded. */
export function onlineWords(): OnlineWords | null {
  return current;
}

/** Loads the words of the language chosen; the page keeps its old ones until the new ones are there. */
export async function loadOnlineWords(): Promise<void> {
  const { language } = settings;
  const loaded = await CATALOGUES[language]();
  if (settings.language === language) current = loaded;
}
