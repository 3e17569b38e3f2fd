import type { Language } from "../../../index.ts";
import type { Phrases } from "../common.ts";

export const tollsPhrases: Record<Language, Phrases> = {
  en: {
    title: "Tolls",
    question: "Which gate do you enter, and how do you pay?",
    fields: { silver: "Silver", gold: "Gold", points: "Points" },
    moves: {
      enter: "Enter the gate of {1}",
      rest: "Rest and earn 2 silver",
      pay: "Pay {1} in silver, the rest in gold",
    },
    events: { entered: "{seat} enters a gate for {due}." },
    refusals: {
      "TO-01": "It is not your turn.",
      "TO-02": "That is not what is asked.",
      "TO-03": "You cannot pay that toll.",
      "TO-04": "You cannot pay with so much silver.",
    },
  },
  hu: {
    title: "Vámok",
    question: "Melyik kapun mész be, és hogyan fizetsz?",
    fields: { silver: "Ezüst", gold: "Arany", points: "Pontok" },
    moves: { enter: "Belépés a(z) {1}. kapun", rest: "Pihenés 2 ezüstért", pay: "{1} ezüst, a többi arany" },
    events: { entered: "{seat} belép egy kapun {due} vámért." },
    refusals: {
      "TO-01": "Nem te következel.",
      "TO-02": "Most nem ez a kérdés.",
      "TO-03": "Ezt a vámot nem tudod kifizetni.",
      "TO-04": "Ennyi ezüsttel nem fizethetsz.",
    },
  },
  fr: {
    title: "Péages",
    question: "Quelle porte prenez-vous, et comment payez-vous ?",
    fields: { silver: "Argent", gold: "Or", points: "Points" },
    moves: {
      enter: "Entrer par la porte {1}",
      rest: "Se reposer pour 2 argents",
      pay: "Payer {1} en argent, le reste en or",
    },
    events: { entered: "{seat} entre pour {due}." },
    refusals: {
      "TO-01": "Ce n'est pas votre tour.",
      "TO-02": "Ce n'est pas la question.",
      "TO-03": "Vous ne pouvez pas payer ce péage.",
      "TO-04": "Vous ne pouvez pas payer avec autant d'argent.",
    },
  },
};
