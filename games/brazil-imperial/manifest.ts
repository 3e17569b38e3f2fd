import type { Manifest } from "@caravel/kernel";

/** Brazil: Imperial, as everybody else must know it; it is not there yet. */
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
  parts: null,
};
