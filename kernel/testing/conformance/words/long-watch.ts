import type { Language } from "../../../index.ts";
import type { Phrases } from "../common.ts";

export const longWatchPhrases: Record<Language, Phrases> = {
  en: {
    title: "The long watch",
    question: "Do you look out, or rest?",
    fields: { looks: "Looks", needed: "Needed" },
    moves: { look: "Look out", rest: "Rest" },
    events: {},
    refusals: { "LW-01": "It is not your watch.", "LW-02": "Nobody need ever see land." },
    options: { land: "distance of the land" },
  },
  hu: {
    title: "A hosszú őrség",
    question: "Figyelsz vagy pihensz?",
    fields: { looks: "Figyelések", needed: "Kell" },
    moves: { look: "Figyelés", rest: "Pihenés" },
    events: {},
    refusals: { "LW-01": "Nem te vagy őrségben.", "LW-02": "Senkinek sem kell meglátnia a szárazföldet." },
    options: { land: "a szárazföld távolsága" },
  },
  fr: {
    title: "Le long quart",
    question: "Scrutez-vous l'horizon ou vous reposez-vous ?",
    fields: { looks: "Regards", needed: "Il en faut" },
    moves: { look: "Scruter l'horizon", rest: "Se reposer" },
    events: {},
    refusals: { "LW-01": "Ce n'est pas votre quart.", "LW-02": "Personne n'est tenu de voir la terre." },
    options: { land: "distance de la terre" },
  },
};
