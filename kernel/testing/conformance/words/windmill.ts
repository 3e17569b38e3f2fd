import type { Language } from "../../../index.ts";
import type { Phrases } from "../common.ts";

export const windmillPhrases: Record<Language, Phrases> = {
  en: {
    title: "Windmill",
    question: "Build, or pass and harvest?",
    fields: { wheat: "Wheat", coins: "Coins", houses: "Houses" },
    moves: {
      build: "Build a house",
      pass: "Pass and harvest",
      paint: "Paint it {1}",
      grind: "Grind 2 wheat for a coin",
      bake: "Spend a coin on wheat",
    },
    events: { harvested: "{seat} harvests {harvest} wheat." },
    refusals: {
      "WM-01": "It is not your turn.",
      "WM-02": "That is not what is asked.",
      "WM-03": "A house costs 2 coins.",
      "WM-04": "Grinding takes 2 wheat, and a coin in the bank.",
      "WM-05": "Baking takes a coin, and wheat in the supply.",
    },
  },
  hu: {
    title: "Szélmalom",
    question: "Építesz, vagy passzolsz és aratsz?",
    fields: { wheat: "Búza", coins: "Érmék", houses: "Házak" },
    moves: {
      build: "Ház építése",
      pass: "Passz és aratás",
      paint: "Festés: {1}",
      grind: "2 búza őrlése egy érméért",
      bake: "Egy érme búzára",
    },
    events: { harvested: "{seat} {harvest} búzát arat." },
    refusals: {
      "WM-01": "Nem te következel.",
      "WM-02": "Most nem ez a kérdés.",
      "WM-03": "Egy ház 2 érmébe kerül.",
      "WM-04": "Az őrléshez 2 búza kell, és érme a bankban.",
      "WM-05": "A sütéshez érme kell, és búza a készletben.",
    },
  },
  fr: {
    title: "Moulin à vent",
    question: "Construire, ou passer et récolter ?",
    fields: { wheat: "Blé", coins: "Pièces", houses: "Maisons" },
    moves: {
      build: "Construire une maison",
      pass: "Passer et récolter",
      paint: "Peindre : {1}",
      grind: "Moudre 2 blés pour une pièce",
      bake: "Une pièce contre du blé",
    },
    events: { harvested: "{seat} récolte {harvest} blé." },
    refusals: {
      "WM-01": "Ce n'est pas votre tour.",
      "WM-02": "Ce n'est pas la question.",
      "WM-03": "Une maison coûte 2 pièces.",
      "WM-04": "Moudre demande 2 blés, et une pièce en banque.",
      "WM-05": "Il faut une pièce, et du blé en réserve.",
    },
  },
};
