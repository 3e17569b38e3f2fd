import type { Language } from "../../../index.ts";
import type { Phrases } from "../common.ts";

export const deepWellPhrases: Record<Language, Phrases> = {
  en: {
    title: "Deep well",
    question: "Draw the top card, look at it, or bury it?",
    fields: { deck: "Deck", hands: "Hands", looks: "Looks left", burials: "Burials left" },
    moves: { draw: "Draw the top card", look: "Look at the top card", bury: "Put the top card at the bottom" },
    events: {
      drew: "{seat} draws a card.",
      looked: "{seat} looks at a card.",
      saw: "It is {card}.",
      buried: "{seat} buries a card.",
    },
    refusals: {
      "DW-01": "It is not your turn.",
      "DW-02": "You have no look left.",
      "DW-03": "You have no burial left.",
    },
  },
  hu: {
    title: "Mély kút",
    question: "Húzol, megnézed a felső lapot, vagy alulra teszed?",
    fields: { deck: "Pakli", hands: "Kezek", looks: "Maradt nézés", burials: "Maradt eltemetés" },
    moves: { draw: "A felső lap húzása", look: "A felső lap megnézése", bury: "A felső lap alulra" },
    events: {
      drew: "{seat} húz.",
      looked: "{seat} megnéz egy lapot.",
      saw: "Ez {card}.",
      buried: "{seat} eltemet egy lapot.",
    },
    refusals: { "DW-01": "Nem te következel.", "DW-02": "Nincs több nézésed.", "DW-03": "Nincs több eltemetésed." },
  },
  fr: {
    title: "Puits profond",
    question: "Piocher, regarder ou enterrer la carte du dessus ?",
    fields: { deck: "Pioche", hands: "Mains", looks: "Regards restants", burials: "Enterrements restants" },
    moves: { draw: "Piocher la carte du dessus", look: "Regarder la carte du dessus", bury: "Mettre la carte au fond" },
    events: {
      drew: "{seat} pioche.",
      looked: "{seat} regarde une carte.",
      saw: "C'est {card}.",
      buried: "{seat} enterre une carte.",
    },
    refusals: { "DW-01": "Ce n'est pas votre tour.", "DW-02": "Plus de regard.", "DW-03": "Plus d'enterrement." },
  },
};
