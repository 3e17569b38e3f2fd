import type { Language } from "../../../index.ts";
import type { Phrases } from "../common.ts";

export const sealedBidsPhrases: Record<Language, Phrases> = {
  en: {
    title: "Sealed bids",
    question: "How much do you bid?",
    fields: { coins: "Coins", points: "Points", prize: "Prize", roundsLeft: "Rounds left" },
    moves: { bid: "Bid {1}" },
    events: { prize: "The prize is worth {prize}.", answered: "{seat} has bid.", revealed: "The bids: {bids}." },
    refusals: { "SB-01": "Nothing is asked of you now.", "SB-02": "You do not have so many coins." },
    options: { changes: "Bids can be changed" },
  },
  hu: {
    title: "Titkos licit",
    question: "Mennyit ajánlasz?",
    fields: { coins: "Érmék", points: "Pontok", prize: "Díj", roundsLeft: "Hátralévő körök" },
    moves: { bid: "{1} érme ajánlása" },
    events: { prize: "A díj értéke {prize}.", answered: "{seat} licitált.", revealed: "A licitek: {bids}." },
    refusals: { "SB-01": "Most nem te következel.", "SB-02": "Nincs ennyi érméd." },
    options: { changes: "A licit módosítható" },
  },
  fr: {
    title: "Enchères scellées",
    question: "Combien misez-vous ?",
    fields: { coins: "Pièces", points: "Points", prize: "Prix", roundsLeft: "Manches restantes" },
    moves: { bid: "Miser {1}" },
    events: { prize: "Le prix vaut {prize}.", answered: "{seat} a misé.", revealed: "Les mises : {bids}." },
    refusals: { "SB-01": "Rien ne vous est demandé.", "SB-02": "Vous n'avez pas assez de pièces." },
    options: { changes: "Les mises peuvent changer" },
  },
};
