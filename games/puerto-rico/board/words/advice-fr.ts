import type { Advice, RoleCautions } from "./advice.ts";

const ROLES: RoleCautions = {
  settler: "Votre île est pleine : seuls les autres prendraient une plantation.",
  mayor: "Vous n'auriez aucun colon.",
  builder: "Vous ne pourriez payer aucun bâtiment.",
  craftsman: "Vous ne produiriez rien.",
  trader: "Vous n'avez rien qui puisse être vendu maintenant.",
  captain: "Vous n'avez rien qui puisse être chargé maintenant.",
};

/** Quiet words in French. */
export const advice: Advice = {
  hints: {
    role: "Chacun joue le personnage que vous choisissez, vous d'abord et avec son privilège. Les doublons de la carte sont à vous.",
    settle:
      "Une plantation produit dès qu'un colon l'occupe. Sauf pour le maïs, il faut aussi un bâtiment de production en ville.",
    place: "Seul ce qui est occupé fonctionne. Occupez une plantation en même temps que le bâtiment de sa marchandise.",
    build:
      "Un bâtiment fonctionne dès qu'un colon l'occupe. Chaque carrière occupée économise 1 doublon, au plus un par pierre au-dessus de la colonne.",
    extra: "Le producteur reçoit un tonneau de plus d'une marchandise qu'il vient de produire.",
    sell: "Le comptoir ne prend chaque marchandise qu'une fois, jusqu'à ce qu'il soit plein. Tabac et café rapportent le plus.",
    load: "Chaque tonneau chargé vaut 1 point. Un navire ne porte qu'une sorte, et qui peut charger doit charger.",
    store: "Ce que vous ne pouvez entreposer est perdu. Un tonneau reste toujours, davantage avec des entrepôts.",
    draft: "Les joueurs choisissent à tour de rôle les bâtiments de cette partie.",
  },
  cautions: {
    roles: Object.values(ROLES),
    passing: {
      settle: "Vous pourriez encore prendre une plantation.",
      build: "Vous pourriez encore acheter un bâtiment.",
      sell: "Vous pourriez encore vendre un tonneau.",
      load: "Vous pourriez encore charger des tonneaux.",
      store: "Vous pourriez encore garder un tonneau.",
      produce: "Vous pourriez produire.",
      join: "Vous n'auriez aucun colon.",
      other: "Vous pourriez encore vous en servir.",
    },
  },
  lastYear: (reasons) => `C'est la dernière année : ${reasons.join(", ")}.`,
};
