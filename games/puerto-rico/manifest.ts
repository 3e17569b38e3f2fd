import type { Manifest } from "@caravel/kernel";

/** Puerto Rico, as everybody else must know it. */
export const manifest: Manifest = {
  id: "puerto-rico",
  title: { en: "Puerto Rico", hu: "Puerto Rico", fr: "Puerto Rico" },
  about: {
    en: "Plant, build, ship. Whatever role you choose, everybody plays it; you only play it better.",
    hu: "Ültess, építs, szállíts! Bármelyik szerepet választod, mindenki végrehajtja, de te jársz vele a legjobban.",
    fr: "Plantez, bâtissez, expédiez. Le personnage choisi profite à tous, mais un peu plus à vous.",
  },
  authors: ["Andreas Seyfarth"],
  year: 2002,
  players: [2, 3, 4, 5],
  minutes: [90, 150],
  weight: 3,
  isComplete: true,
  scene: async () => (await import("./board/Scene.svelte?drawn")).default,
  parts: {
    rules: { 2: async () => (await import("./rules/game.ts")).puertoRico },
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
      shipper: {
        beside: {
          en: { level: "sparring bot", manner: "ships cheap goods before the others can" },
          hu: { level: "gyakorlóbot", manner: "olcsó árut hajóz be, mielőtt mások tehetnék" },
          fr: { level: "bot d’entraînement", manner: "expédie des denrées bon marché avant les autres" },
        },
        plays: async () => (await import("./bots/styles/shipper.ts")).shipper,
      },
      builder: {
        beside: {
          en: { level: "sparring bot", manner: "saves up for the large buildings" },
          hu: { level: "gyakorlóbot", manner: "a nagy épületekre gyűjt" },
          fr: { level: "bot d’entraînement", manner: "économise pour les grands bâtiments" },
        },
        plays: async () => (await import("./bots/styles/builder.ts")).builder,
      },
      lab: {
        beside: {
          en: { level: "test bot", manner: "searches as the laboratory’s best did" },
          hu: { level: "próbabot", manner: "úgy keres, mint a laboratórium legjobbja" },
          fr: { level: "bot d’essai", manner: "cherche comme le meilleur du laboratoire" },
        },
        plays: async () => (await import("./bots/styles/lab.ts")).laboratory,
      },
    },
    board: async () => (await import("./board/index.ts?drawn")).default,
    golden: [
      { name: "base", options: {}, styles: ["random", "eager", "mixed", "lazy"], games: 3 },
      { name: "expansion-1", options: { expansion1: true }, styles: ["random", "mixed", "lazy"], games: 2 },
      {
        name: "expansion-2",
        options: { expansion2: true, buildings: "random" },
        styles: ["random", "mixed", "lazy"],
        games: 2,
      },
      {
        name: "both",
        options: { expansion1: true, expansion2: true },
        styles: ["random", "mixed", "lazy"],
        games: 2,
      },
    ],
  },
};
