import type { Manifest } from "@caravel/kernel";

/** Madeira, as everybody else must know it. */
export const manifest: Manifest = {
  id: "madeira",
  title: { en: "Madeira", hu: "Madeira", fr: "Madeira" },
  about: {
    en: "Timber, wheat, sugar and wine for a crown that is never content.",
    hu: "Fa, búza, cukor és bor egy koronának, amely sosem elégedett.",
    fr: "Bois, blé, sucre et vin pour une couronne jamais satisfaite.",
  },
  authors: ["Nuno Bizarro Sentieiro", "Paulo Soledade"],
  year: 2013,
  players: [2, 3, 4],
  minutes: [60, 150],
  weight: 4,
  isComplete: true,
  scene: async () => (await import("./board/Scene.svelte?drawn")).default,
  parts: {
    rules: { 1: async () => (await import("./rules/game.ts")).madeira },
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
    evaluation: async () => (await import("./bots/index.ts")).evaluation,
    styles: {
      planter: {
        beside: {
          en: { level: "sparring bot", manner: "planter" },
          hu: { level: "gyakorlóbot", manner: "planter" },
          fr: { level: "bot d’entraînement", manner: "planter" },
        },
        plays: async () => (await import("./bots/styles/planter.ts")).planter,
      },
      seafarer: {
        beside: {
          en: { level: "sparring bot", manner: "seafarer" },
          hu: { level: "gyakorlóbot", manner: "seafarer" },
          fr: { level: "bot d’entraînement", manner: "seafarer" },
        },
        plays: async () => (await import("./bots/styles/seafarer.ts")).seafarer,
      },
      courtier: {
        beside: {
          en: { level: "sparring bot", manner: "courtier" },
          hu: { level: "gyakorlóbot", manner: "courtier" },
          fr: { level: "bot d’entraînement", manner: "courtier" },
        },
        plays: async () => (await import("./bots/styles/courtier.ts")).courtier,
      },
      mayor: {
        beside: {
          en: { level: "sparring bot", manner: "mayor" },
          hu: { level: "gyakorlóbot", manner: "mayor" },
          fr: { level: "bot d’entraînement", manner: "mayor" },
        },
        plays: async () => (await import("./bots/styles/mayor.ts")).mayor,
      },
    },
    board: async () => (await import("./board/index.ts?drawn")).default,
    golden: [{ name: "game", options: {}, styles: ["random", "eager", "mixed", "lazy"], games: 4 }],
  },
};
