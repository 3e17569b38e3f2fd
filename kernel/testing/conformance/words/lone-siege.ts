import type { Language } from "../../../index.ts";
import type { Phrases } from "../common.ts";

export const loneSiegePhrases: Record<Language, Phrases> = {
  en: {
    title: "Lone siege",
    question: "What do you do with your stones?",
    fields: { walls: "Walls", stones: "Stones", army: "Army", roundsLeft: "Rounds left" },
    moves: { throw: "Throw {1}", repair: "Repair a wall", wait: "Wait" },
    events: { attack: "The army of {army} storms; {walls} walls stand." },
    refusals: {
      "LS-01": "Nothing is asked of you now.",
      "LS-02": "You have not enough stones.",
      "LS-03": "All walls stand.",
      "LS-04": "There are not so many men.",
    },
  },
  hu: {
    title: "Magányos ostrom",
    question: "Mit kezdesz a köveiddel?",
    fields: { walls: "Falak", stones: "Kövek", army: "Sereg", roundsLeft: "Hátralévő körök" },
    moves: { throw: "{1} kő dobása", repair: "Egy fal javítása", wait: "Várakozás" },
    events: { attack: "A(z) {army} fős sereg rohamoz; {walls} fal áll." },
    refusals: {
      "LS-01": "Most nem te következel.",
      "LS-02": "Nincs elég köved.",
      "LS-03": "Minden fal áll.",
      "LS-04": "Nincsenek ennyien.",
    },
  },
  fr: {
    title: "Siège solitaire",
    question: "Que faites-vous de vos pierres ?",
    fields: { walls: "Murs", stones: "Pierres", army: "Armée", roundsLeft: "Manches restantes" },
    moves: { throw: "Jeter {1}", repair: "Réparer un mur", wait: "Attendre" },
    events: { attack: "L'armée de {army} attaque ; {walls} murs tiennent." },
    refusals: {
      "LS-01": "Rien ne vous est demandé.",
      "LS-02": "Vous manquez de pierres.",
      "LS-03": "Tous les murs tiennent.",
      "LS-04": "Ils ne sont pas si nombreux.",
    },
  },
};
