import type { Language } from "../../../index.ts";
import type { Phrases } from "../common.ts";

export const mapMakersPhrases: Record<Language, Phrases> = {
  en: {
    title: "Map makers",
    question: "Sail on, or settle?",
    fields: { ships: "Ships", coins: "Coins", treasure: "Coins at sea", owners: "Land" },
    moves: { sail: "Sail {1}", settle: "Settle on hex {1}" },
    events: { sailed: "{seat} sails to tile {tile}." },
    refusals: {
      "MM-01": "It is not your turn.",
      "MM-02": "A ship is in the way.",
      "MM-03": "Land costs a coin.",
      "MM-04": "That land is taken.",
      "MM-05": "Land must touch your own.",
    },
  },
  hu: {
    title: "Térképészek",
    question: "Továbbhajózol, vagy letelepszel?",
    fields: { ships: "Hajók", coins: "Érmék", treasure: "Érmék a tengeren", owners: "Földek" },
    moves: { sail: "Hajózás: {1}", settle: "Letelepedés a(z) {1}. mezőn" },
    events: { sailed: "{seat} a(z) {tile}. lapkára hajózik." },
    refusals: {
      "MM-01": "Nem te következel.",
      "MM-02": "Hajó áll az útban.",
      "MM-03": "A föld egy érmébe kerül.",
      "MM-04": "Ez a föld foglalt.",
      "MM-05": "A földnek érintenie kell a tiédet.",
    },
  },
  fr: {
    title: "Cartographes",
    question: "Naviguer, ou s'établir ?",
    fields: { ships: "Navires", coins: "Pièces", treasure: "Pièces en mer", owners: "Terres" },
    moves: { sail: "Naviguer : {1}", settle: "S'établir sur l'hexagone {1}" },
    events: { sailed: "{seat} navigue vers la tuile {tile}." },
    refusals: {
      "MM-01": "Ce n'est pas votre tour.",
      "MM-02": "Un navire barre la route.",
      "MM-03": "La terre coûte une pièce.",
      "MM-04": "Cette terre est prise.",
      "MM-05": "La terre doit toucher la vôtre.",
    },
  },
};
