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
  isComplete: true,
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
    evaluation: async () => (await import("./bots/index.ts")).evaluation,
    styles: {
      conqueror: {
        beside: {
          en: { level: "sparring bot", manner: "raises an army and takes ground" },
          hu: { level: "gyakorlóbot", manner: "sereget állít, és földet foglal" },
          fr: { level: "bot d’entraînement", manner: "lève une armée et conquiert des terres" },
        },
        plays: async () => (await import("./bots/styles/conqueror.ts")).conqueror,
      },
      founder: {
        beside: {
          en: { level: "sparring bot", manner: "builds wherever there is room" },
          hu: { level: "gyakorlóbot", manner: "ahol hely van, épít" },
          fr: { level: "bot d’entraînement", manner: "bâtit partout où il y a de la place" },
        },
        plays: async () => (await import("./bots/styles/founder.ts")).founder,
      },
    },
    board: async () => (await import("./board/index.ts?drawn")).default,
    golden: [
      { name: "game", options: {}, styles: ["greedy", "sparring"], games: 3 },
      { name: "dealt", options: { monarchs: "dealt" }, styles: ["greedy"], games: 2 },
      { name: "alone", options: {}, players: [1], styles: ["random", "eager"], games: 2 },
      { name: "cisplatine", options: { map: "cisplatine" }, players: [2], styles: ["greedy", "sparring"], games: 3 },
      { name: "amazon", options: { map: "amazon" }, players: [2], styles: ["greedy", "sparring"], games: 3 },
      { name: "tordesillas", options: { map: "tordesillas" }, players: [3], styles: ["greedy", "sparring"], games: 3 },
      { name: "atlantic", options: { map: "atlantic" }, players: [4], styles: ["greedy", "sparring"], games: 3 },
      { name: "francisco", options: { map: "sao_francisco" }, players: [4], styles: ["greedy", "sparring"], games: 3 },
    ],
  },
};
