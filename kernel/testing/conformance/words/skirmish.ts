import type { Language } from "../../../index.ts";
import type { Phrases } from "../common.ts";

export const skirmishPhrases: Record<Language, Phrases> = {
  en: {
    title: "Skirmish",
    question: "Attack, or lay a card face down?",
    fields: { hands: "Hands", discards: "Discards", trophies: "Trophies", battlesLeft: "Battles left" },
    moves: { attack: "Attack seat {1}", brawl: "Attack everybody", lay: "Lay a {1}", stand: "Lay no more" },
    events: { laid: "{seat} lays a card.", fought: "Battle: {sums}." },
    refusals: {
      "SK-01": "It is not your turn.",
      "SK-02": "That is not what is asked.",
      "SK-03": "There is nobody to attack there.",
      "SK-04": "A brawl takes three.",
      "SK-05": "You have no such card.",
      "SK-06": "Two cards at most.",
    },
  },
  hu: {
    title: "Csetepaté",
    question: "Támadsz, vagy kártyát teszel le?",
    fields: { hands: "Kezek", discards: "Dobott lapok", trophies: "Trófeák", battlesLeft: "Hátralévő csaták" },
    moves: {
      attack: "A(z) {1}. hely támadása",
      brawl: "Mindenki támadása",
      lay: "{1} lerakása",
      stand: "Nem rak többet",
    },
    events: { laid: "{seat} kártyát rak.", fought: "Csata: {sums}." },
    refusals: {
      "SK-01": "Nem te következel.",
      "SK-02": "Most nem ez a kérdés.",
      "SK-03": "Ott nincs kit támadni.",
      "SK-04": "Ehhez legalább hárman kellenek.",
      "SK-05": "Nincs ilyen lapod.",
      "SK-06": "Legfeljebb két lap.",
    },
  },
  fr: {
    title: "Escarmouche",
    question: "Attaquer, ou poser une carte ?",
    fields: { hands: "Mains", discards: "Défausse", trophies: "Trophées", battlesLeft: "Batailles restantes" },
    moves: {
      attack: "Attaquer le siège {1}",
      brawl: "Attaquer tout le monde",
      lay: "Poser un {1}",
      stand: "Ne plus rien poser",
    },
    events: { laid: "{seat} pose une carte.", fought: "Bataille : {sums}." },
    refusals: {
      "SK-01": "Ce n'est pas votre tour.",
      "SK-02": "Ce n'est pas la question.",
      "SK-03": "Il n'y a personne à attaquer là.",
      "SK-04": "Il faut être trois.",
      "SK-05": "Vous n'avez pas cette carte.",
      "SK-06": "Deux cartes au plus.",
    },
  },
};
