import type { Language } from "@caravel/kernel";

/** What a notice says around what the game itself asks. */
interface NoticeWords {
  title(game: string): string;
  /** The table, by the others at it. */
  table(others: string): string;
  readonly alone: string;
}

/** A notice in every language. */
export const NOTICE_WORDS: Readonly<Record<Language, NoticeWords>> = {
  en: {
    title: (game) => `Your turn in ${game}`,
    table: (others) => `At the table with ${others}`,
    alone: "At your table",
  },
  hu: {
    title: (game) => `Te jössz: ${game}`,
    table: (others) => `Az asztalnál: ${others}`,
    alone: "A te asztalodnál",
  },
  fr: {
    title: (game) => `À vous de jouer\u00a0: ${game}`,
    table: (others) => `À la table avec ${others}`,
    alone: "À votre table",
  },
};
