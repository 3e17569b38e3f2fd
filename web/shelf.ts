import type { GameWords, Language } from "@caravel/kernel";
import type { BoardKit } from "./kit/board.ts";
import type { Chapter } from "./rules/rulebook.ts";

/** A game as the page knows it before loading anything of it. */
export interface ShelfGame {
  readonly id: string;
  readonly players: readonly number[];
  /** How long it usually takes around a table, in minutes. */
  readonly minutes: readonly [from: number, to: number];
  /** How demanding it is, from 1 to 5. */
  readonly weight: number;
  /** What is loaded when it is needed; null while the game is being built. */
  readonly parts: GameParts | null;
}

/** Something that is loaded when it is needed, in one language. */
type InLanguage<Part> = Readonly<Record<Language, () => Promise<Part>>>;

/** The parts of a game that a page shows, each loaded on its own; its rules are the host's (`host/rules.ts`). */
export interface GameParts {
  readonly words: InLanguage<GameWords<unknown>>;
  readonly rulebook: InLanguage<readonly Chapter[]>;
  /** How it looks and how it is usually played. */
  board(): Promise<BoardKit>;
}

const puertoRico: GameParts = {
  words: {
    en: async () => (await import("@caravel/puerto-rico/words/en")).en as GameWords<unknown>,
    hu: async () => (await import("@caravel/puerto-rico/words/hu")).hu as GameWords<unknown>,
    fr: async () => (await import("@caravel/puerto-rico/words/fr")).fr as GameWords<unknown>,
  },
  rulebook: {
    en: async () => (await import("@caravel/puerto-rico/rulebook/en.md?rulebook")).default,
    hu: async () => (await import("@caravel/puerto-rico/rulebook/hu.md?rulebook")).default,
    fr: async () => (await import("@caravel/puerto-rico/rulebook/fr.md?rulebook")).default,
  },
  board: async () => (await import("@caravel/puerto-rico/board")).default as BoardKit,
};

const portolano: GameParts = {
  words: {
    en: async () => (await import("@caravel/portolano/words/en")).en as GameWords<unknown>,
    hu: async () => (await import("@caravel/portolano/words/hu")).hu as GameWords<unknown>,
    fr: async () => (await import("@caravel/portolano/words/fr")).fr as GameWords<unknown>,
  },
  rulebook: {
    en: async () => (await import("@caravel/portolano/rulebook/en.md?rulebook")).default,
    hu: async () => (await import("@caravel/portolano/rulebook/hu.md?rulebook")).default,
    fr: async () => (await import("@caravel/portolano/rulebook/fr.md?rulebook")).default,
  },
  board: async () => (await import("@caravel/portolano/board")).default as BoardKit,
};

/** The four games, those that can be played first. */
export const SHELF: readonly ShelfGame[] = [
  { id: "puerto-rico", players: [2, 3, 4, 5], minutes: [90, 150], weight: 3, parts: puertoRico },
  { id: "portolano", players: [2, 3, 4, 5], minutes: [60, 120], weight: 3, parts: portolano },
  { id: "madeira", players: [2, 3, 4], minutes: [60, 150], weight: 4, parts: null },
  { id: "brazil-imperial", players: [1, 2, 3, 4], minutes: [60, 120], weight: 3, parts: null },
];

/** The game of this id, if it can be played. */
export function partsOf(id: string): GameParts | null {
  return SHELF.find((game) => game.id === id)?.parts ?? null;
}
