import type { Language } from "../../../index.ts";
import type { Phrases } from "../common.ts";

export const settlingPhrases: Record<Language, Phrases> = {
  en: {
    title: "Settling",
    question: "Where do your workers go?",
    fields: { points: "Points", stack: "Draft" },
    moves: {
      place: "Put a worker on the {1}",
      lift: "Take a worker off the {1}",
      spread: "Put all others from the left",
      done: "Done",
    },
    events: { settled: "{seat} earns {points} points." },
    refusals: {
      "SE-01": "It is not your turn.",
      "SE-02": "That is not what is asked.",
      "SE-03": "No worker is waiting.",
      "SE-04": "That field is full.",
      "SE-05": "Nobody works there.",
      "SE-06": "First put all workers to work.",
    },
  },
  hu: {
    title: "Letelepedés",
    question: "Hová mennek a munkásaid?",
    fields: { points: "Pontok", stack: "Terv" },
    moves: {
      place: "Munkás ide: {1}",
      lift: "Munkás vissza innen: {1}",
      spread: "A többi balról sorban",
      done: "Kész",
    },
    events: { settled: "{seat} {points} pontot kap." },
    refusals: {
      "SE-01": "Nem te következel.",
      "SE-02": "Most nem ez a kérdés.",
      "SE-03": "Nincs várakozó munkás.",
      "SE-04": "Ez a mező megtelt.",
      "SE-05": "Ott senki sem dolgozik.",
      "SE-06": "Előbb minden munkást le kell tenni.",
    },
  },
  fr: {
    title: "Installation",
    question: "Où vont vos ouvriers ?",
    fields: { points: "Points", stack: "Brouillon" },
    moves: {
      place: "Placer un ouvrier : {1}",
      lift: "Reprendre un ouvrier : {1}",
      spread: "Placer les autres depuis la gauche",
      done: "Terminé",
    },
    events: { settled: "{seat} gagne {points} points." },
    refusals: {
      "SE-01": "Ce n'est pas votre tour.",
      "SE-02": "Ce n'est pas la question.",
      "SE-03": "Aucun ouvrier n'attend.",
      "SE-04": "Ce champ est plein.",
      "SE-05": "Personne n'y travaille.",
      "SE-06": "Placez d'abord tous les ouvriers.",
    },
  },
};
