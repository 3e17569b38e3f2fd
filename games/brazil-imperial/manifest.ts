import type { Manifest } from "@caravel/kernel";

/** Brazil: Imperial, as everybody else must know it. */
export const manifest: Manifest = {
  id: "brazil-imperial",
  title: { en: "Brazil: Imperial", hu: "Brazil Birodalom", fr: "Brazil: Imperial" },
  about: {
    en: "Explore, build and fight your way through three ages of an empire.",
    hu: "Fedezz fel, építs és harcolj egy birodalom három korszakán át!",
    fr: "Explorez, bâtissez et combattez à travers trois âges d’un empire.",
  },
  authors: ["Zé Mendes"],
  year: 2021,
  players: [1, 2, 3, 4],
  minutes: [60, 120],
  weight: 3,
  isComplete: false,
  scene: async () => (await import("./board/Scene.svelte?drawn")).default,
  parts: {
    rules: { 1: async () => (await import("./rules/game.ts")).brazilImperial },
    vocabulary: async () => (await import("./rules/moves.ts")).moves,
    words: {
      en: async () => (await import("./words/en.ts")).en,
      hu: async () => (await import("./words/hu.ts")).hu,
      fr: async () => (await import("./words/fr.ts")).fr,
    },
    rulebook: {
      en: async () => (await import("./rulebook/en.md?rulebook")).default,
      hu: async () => (await import("./rulebook/hu.md?rulebook")).default,
      fr: async () => (await import("./rulebook/fr.md?rulebook")).default,
    },
    evaluation: null,
    board: async () => (await import("./board/index.ts?drawn")).default,
    golden: [],
  },
};
