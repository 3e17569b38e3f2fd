import type { Manifest } from "@caravel/kernel";

/** Madeira, as everybody else must know it; it is not there yet. */
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
  isComplete: false,
  scene: async () => (await import("./board/Scene.svelte?drawn")).default,
  parts: null,
};
