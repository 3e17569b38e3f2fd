import type { Language } from "../../../index.ts";
import type { Phrases } from "../common.ts";

export const tollsPhrases: Record<Language, Phrases> = {
  en: {
    title: "Tolls",
    question: "Which gate do you enter, and how do you pay?",
    fields: { purses: "Silver and gold", points: "Points" },
    moves: {
      enter: "Enter the gate of {1}",
      rest: "Rest and earn 2 silver",
      pay: "Pay a coin of {1}",
      keep: "Take back a coin of {1}",
    },
    events: { entered: "{seat} enters a gate for {due}." },
    refusals: {
      "TO-01": "It is not your turn.",
      "TO-02": "That is not what is asked.",
      "TO-03": "You cannot pay that toll.",
      "TO-04": "You cannot pay with that coin.",
      "TO-05": "You have paid no such coin.",
    },
  },
  hu: {
    title: "Vámok",
    question: "Melyik kapun mész be, és hogyan fizetsz?",
    fields: { purses: "Ezüst és arany", points: "Pontok" },
    moves: {
      enter: "Belépés a(z) {1}. kapun",
      rest: "Pihenés 2 ezüstért",
      pay: "Fizetés: {1}",
      keep: "Visszavétel: {1}",
    },
    events: { entered: "{seat} belép egy kapun {due} vámért." },
    refusals: {
      "TO-01": "Nem te következel.",
      "TO-02": "Most nem ez a kérdés.",
      "TO-03": "Ezt a vámot nem tudod kifizetni.",
      "TO-04": "Ezzel az érmével nem fizethetsz.",
      "TO-05": "Ilyen érmével nem fizettél.",
    },
  },
  fr: {
    title: "Péages",
    question: "Quelle porte prenez-vous, et comment payez-vous ?",
    fields: { purses: "Argent et or", points: "Points" },
    moves: {
      enter: "Entrer par la porte {1}",
      rest: "Se reposer pour 2 argents",
      pay: "Payer une pièce : {1}",
      keep: "Reprendre une pièce : {1}",
    },
    events: { entered: "{seat} entre pour {due}." },
    refusals: {
      "TO-01": "Ce n'est pas votre tour.",
      "TO-02": "Ce n'est pas la question.",
      "TO-03": "Vous ne pouvez pas payer ce péage.",
      "TO-04": "Vous ne pouvez pas payer avec cette pièce.",
      "TO-05": "Vous n'avez pas payé avec une telle pièce.",
    },
  },
};
