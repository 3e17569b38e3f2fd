import type { Language } from "../../../index.ts";
import type { Phrases } from "../common.ts";

export const loadingPhrases: Record<Language, Phrases> = {
  en: {
    title: "Loading",
    question: "What do you load?",
    fields: { barrels: "Barrels", points: "Points", shipGood: "Goods on ships", shipBarrels: "Barrels on ships" },
    moves: { load: "Load {1} on the {2} ship" },
    events: { loaded: "{seat} loads {barrels}." },
    refusals: {
      "LO-01": "It is not your turn to load.",
      "LO-02": "You have none of that good.",
      "LO-03": "The ship is full.",
      "LO-04": "The ship carries another good.",
    },
  },
  hu: {
    title: "Rakodás",
    question: "Mit rakodsz?",
    fields: { barrels: "Hordók", points: "Pontok", shipGood: "Áruk a hajókon", shipBarrels: "Hordók a hajókon" },
    moves: { load: "{1} rakodása ide: {2}" },
    events: { loaded: "{seat} {barrels} hordót rakodik." },
    refusals: {
      "LO-01": "Most nem te rakodsz.",
      "LO-02": "Ebből az áruból nincs hordód.",
      "LO-03": "A hajó megtelt.",
      "LO-04": "A hajó más árut visz.",
    },
  },
  fr: {
    title: "Chargement",
    question: "Que chargez-vous ?",
    fields: { barrels: "Barils", points: "Points", shipGood: "Biens à bord", shipBarrels: "Barils à bord" },
    moves: { load: "Charger : {1}, navire : {2}" },
    events: { loaded: "{seat} charge {barrels}." },
    refusals: {
      "LO-01": "Ce n'est pas à vous de charger.",
      "LO-02": "Vous n'avez pas ce bien.",
      "LO-03": "Le navire est plein.",
      "LO-04": "Le navire porte un autre bien.",
    },
  },
};
