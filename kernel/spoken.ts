import type { InEveryLanguage, Load } from "./manifest.ts";
import type { Language } from "./words.ts";

/** Words in every language, of which only those that somebody speaks are loaded. */
export class SpokenWords<Words> {
  private readonly spoken: Partial<Record<Language, Words>> = {};

  constructor(private readonly languages: InEveryLanguage<Load<Words>>) {}

  /** Loads the words of a language; from then on it is spoken. */
  speak(language: Language): Promise<void> {
    if (this.spoken[language] !== undefined) return Promise.resolve();
    return this.languages[language]().then((words) => {
      this.spoken[language] = words;
    });
  }

  /** The words of a language that is spoken. */
  in(language: Language): Words {
    const words = this.spoken[language];
    if (words === undefined) throw new Error(`nobody has loaded the words for ${language} yet`);
    return words;
  }
}
