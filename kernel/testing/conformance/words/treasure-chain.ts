import type { Language } from "../../../index.ts";
import type { Phrases } from "../common.ts";

export const treasureChainPhrases: Record<Language, Phrases> = {
  en: {
    title: "Treasure chain",
    question: "Which reward do you take next?",
    fields: { coins: "Coins", line: "Chests", opened: "Open chests" },
    moves: { open: "Open the next chest", take: "Take the reward: {1}" },
    events: { opened: "{seat} opens a chest." },
    refusals: {
      "TC-01": "It is not your turn.",
      "TC-02": "That is not what is asked.",
      "TC-03": "All chests are open.",
      "TC-04": "There is no such reward.",
    },
  },
  hu: {
    title: "Kincslánc",
    question: "Melyik jutalmat veszed el?",
    fields: { coins: "Érmék", line: "Ládák", opened: "Nyitott ládák" },
    moves: { open: "A következő láda kinyitása", take: "Jutalom: {1}" },
    events: { opened: "{seat} ládát nyit." },
    refusals: {
      "TC-01": "Nem te következel.",
      "TC-02": "Most nem ez a kérdés.",
      "TC-03": "Minden láda nyitva van.",
      "TC-04": "Nincs ilyen jutalom.",
    },
  },
  fr: {
    title: "Chaîne de trésors",
    question: "Quelle récompense prenez-vous ?",
    fields: { coins: "Pièces", line: "Coffres", opened: "Coffres ouverts" },
    moves: { open: "Ouvrir le coffre suivant", take: "Prendre la récompense : {1}" },
    events: { opened: "{seat} ouvre un coffre." },
    refusals: {
      "TC-01": "Ce n'est pas votre tour.",
      "TC-02": "Ce n'est pas la question.",
      "TC-03": "Tous les coffres sont ouverts.",
      "TC-04": "Cette récompense n'existe pas.",
    },
  },
};
