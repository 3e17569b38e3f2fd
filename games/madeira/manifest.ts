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
      courtier: {
        beside: {
          en: { level: "sparring bot", manner: "collects requests of the Crown and favours of the guilds" },
          hu: { level: "gyakorlóbot", manner: "koronaelvárásokat és céhtámogatásokat gyűjt" },
          fr: {
            level: "bot d’entraînement",
            manner: "recueille les requêtes de la Couronne et les faveurs des guildes",
          },
        },
        plays: async () => (await import("./bots/styles/courtier.ts")).courtier,
      },
      burgher: {
        beside: {
          en: { level: "sparring bot", manner: "settles in the cities and keeps the pirates away" },
          hu: { level: "gyakorlóbot", manner: "a városokban telepszik meg, és távol tartja a kalózokat" },
          fr: { level: "bot d’entraînement", manner: "s’établit dans les villes et tient les pirates à distance" },
        },
        plays: async () => (await import("./bots/styles/burgher.ts")).burgher,
      },
    },
    board: async () => (await import("./board/index.ts?drawn")).default,
    golden: [{ name: "game", options: {}, styles: ["random", "eager", "mixed", "lazy"], games: 4 }],
  },
};
