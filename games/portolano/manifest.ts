import type { Manifest } from "@caravel/kernel";

/** Portolano, as everybody else must know it. */
export const manifest: Manifest = {
  id: "portolano",
  title: { en: "Portolano", hu: "Portolano", fr: "Portolano" },
  about: {
    en: "Sail a sea without edges, load for hungry ports and mind the pirates. Rum runs short first.",
    hu: "Hajózz egy tengeren, amelynek nincs széle, rakodj az éhes kikötőknek, és vigyázz a kalózokkal!",
    fr: "Une mer sans bord, des ports affamés, des pirates aux aguets. Le rhum manque en premier.",
  },
  authors: ["Geri Ádám"],
  year: 2019,
  players: [2, 3, 4, 5],
  minutes: [60, 120],
  weight: 3,
  isComplete: true,
  scene: async () => (await import("./board/Scene.svelte?drawn")).default,
  parts: {
    rules: { 2: async () => (await import("./rules/game.ts")).portolano },
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
      trader: {
        beside: {
          en: { level: "sparring bot", manner: "sails from port to port with goods" },
          hu: { level: "gyakorlóbot", manner: "áruval jár kikötőről kikötőre" },
          fr: { level: "bot d’entraînement", manner: "va de port en port avec ses marchandises" },
        },
        plays: async () => (await import("./bots/styles/trader.ts")).trader,
      },
      raider: {
        beside: {
          en: { level: "sparring bot", manner: "arms the ship and looks for a fight" },
          hu: { level: "gyakorlóbot", manner: "felfegyverzi a hajót, és keresi a harcot" },
          fr: { level: "bot d’entraînement", manner: "arme son navire et cherche le combat" },
        },
        plays: async () => (await import("./bots/styles/raider.ts")).raider,
      },
    },
    board: async () => (await import("./board/index.ts?drawn")).default,
    golden: [{ name: "game", options: {}, styles: ["random", "eager", "mixed", "lazy"], games: 3 }],
  },
};
