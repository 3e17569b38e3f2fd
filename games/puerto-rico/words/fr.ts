import { amounts, capital } from "@caravel/kernel";
import { typeset } from "@caravel/kernel/french";
import { CRAFTSMAN } from "../content/pieces.ts";
import { A_COLONIST, A_NOBLE, NOBODY } from "../rules/moves.ts";
import { type Catalogue, gameWords, type MoveWords } from "./catalogue.ts";
import { EVENTS } from "./events-fr.ts";
import { BUILDING, GOOD, NEW_SPOT, ROLE, SHIP, SPOT, TILE } from "./names-fr.ts";
import {
  barrels,
  barrelsOf,
  count,
  crowd,
  doubloons,
  forMoney,
  gain,
  goods,
  LABELS,
  list,
  PASSES,
  points,
  purchase,
  who,
} from "./phrases-fr.ts";
import { REASONS } from "./reasons-fr.ts";

/** A new colonist or noble for a tile, a building or the wind rose. */
const takes =
  (isNoble: boolean): MoveWords["colonist"] =>
  ({ spot, fromShip }) => {
    const from = `un ${who(isNoble)} ${fromShip ? "du navire" : "de la réserve"}`;
    return spot === null ? `Prendre ${from}` : `Placer ${from} sur ${NEW_SPOT[spot]}`;
  };

const puts =
  (isNoble: boolean): MoveWords["place"] =>
  ({ spot, afresh }) =>
    afresh
      ? `Reprendre tous les colons et ${isNoble ? "placer un noble" : "en placer un"} sur ${SPOT[spot].on}`
      : `Placer un ${who(isNoble)} sur ${SPOT[spot].on}`;

/** What is produced, and what the factories pay for it. */
const produces: MoveWords["produce"] = ({ barrels: counts, factory, specialty }) => {
  const pays = [
    ...(factory === 0 ? [] : [`la manufacture rapporte ${doubloons(factory)}`]),
    ...(specialty === 0 ? [] : [`la manufacture spécialisée rapporte ${doubloons(specialty)}`]),
  ];
  return `Produire ${goods(counts) || "des marchandises"}${pays.length === 0 ? "" : ` (${list(pays)})`}`;
};

/** Giving up a plantation: what becomes of who stands on it. */
const OCCUPANT: Readonly<Record<number, string>> = {
  [A_COLONIST]: " ; son colon va sur la rose des vents",
  [A_NOBLE]: " ; son noble va sur la rose des vents",
};

const CATALOGUE: Catalogue = {
  title: "Puerto Rico",
  labels: LABELS,
  gameIsOver: "La partie est terminée.",
  nothingAsked: "Personne n'a rien à décider maintenant.",

  scores: {
    title: "Décompte",
    chips: "Jetons de victoire",
    buildings: "Bâtiments",
    nobles: "Nobles",
    total: "Total",
    tieBreak: "Doublons et tonneaux",
    winner: "victoire",
  },

  questions: {
    year: ({ name }) => `${name}, choisissez un personnage.`,
    hacienda: ({ name }) => `${name}, piochez-vous une plantation avec l'hacienda ?`,
    settle: ({ name }) => `${name}, quelle tuile prenez-vous ?`,
    hospice: ({ name, spot }) =>
      spot === null
        ? `${name}, prenez-vous un colon sur votre rose des vents ?`
        : `${name}, placez-vous un colon sur ${NEW_SPOT[spot]} ?`,
    build: ({ name, doubloons: money }) => `${name}, que construisez-vous ? Vous avez ${doubloons(money)}.`,
    university: ({ name, spot }) =>
      `${name}, placez-vous un colon sur ${spot === null ? "le nouveau bâtiment" : NEW_SPOT[spot]} ?`,
    join: ({ name }) => `${name}, participez-vous à la phase du maire ?`,
    place: ({ name, waiting, nobles }) =>
      waiting === 0
        ? `${name}, vos colons sont-ils bien placés ?`
        : `${name}, où vont vos colons ? ${crowd(waiting - nobles, nobles)} à placer.`,
    produce: ({ name }) => `${name}, produisez-vous ?`,
    extra: ({ name }) => `${name}, quel tonneau prenez-vous en plus ?`,
    sell({ name, goesOn, hasLandOffice }) {
      if (goesOn) return `${name}, faites-vous autre chose dans la phase du marchand ?`;
      return hasLandOffice
        ? `${name}, vendez-vous une marchandise ou utilisez-vous l'office foncier ?`
        : `${name}, quelle marchandise vendez-vous ?`;
    },
    load: ({ name }) => `${name}, quelle marchandise chargez-vous ?`,
    crates: ({ name, crates }) => `${name}, qu'ajoutez-vous sur le petit quai ? Il y a déjà ${barrels(crates)}.`,
    store: ({ name }) => `${name}, quelles marchandises gardez-vous ?`,
    draft: ({ name }) => `${name}, quel bâtiment placez-vous sur le plateau de la banque ?`,
    guests: ({ name }) => `${name}, déplacez-vous quelqu'un de l'auberge ?`,
    lay: ({ name, kind }) =>
      kind === null
        ? `${name}, posez-vous la tuile comme plantation ou comme forêt ?`
        : `${name}, vous avez pioché ${TILE[kind].a} : la posez-vous face visible ou comme forêt ?`,
    secondPick: ({ name }) => `${name}, quelle seconde tuile prenez-vous grâce à la bibliothèque ?`,
    lodge: ({ name }) => `${name}, défaussez-vous une plantation ou une forêt grâce au pavillon de chasse ?`,
    giveColonist: ({ name, building }) =>
      `${name}, quel colon rendez-vous pour construire ${building === null ? "le bâtiment" : BUILDING[building].the} ?`,
    giveItem: ({ name, items }) =>
      items === 2
        ? `${name}, quel tonneau rendez-vous en plus d'un point ?`
        : `${name}, est-ce un tonneau ou un point que vous rendez ?`,
    villa: ({ name, hasNobles }) => `${name}, prenez-vous un ${who(hasNobles)} grâce à la villa ?`,
    landfall: ({ name }) => `${name}, prenez-vous un colon ou un noble sur le navire ?`,
    lastPoint: ({ name, building, points: last }) =>
      `${name}, prenez-vous ${points(last)}${building === null ? "" : ` grâce ${BUILDING[building].at}`} ? Il n'en restera plus, et cette année sera la dernière.`,
  },

  moves: {
    role: ({ role, doubloons: money }) =>
      `Choisir ${ROLE[role].the}${money === 0 ? "" : ` et prendre ${doubloons(money)}`}`,
    draw: () => "Piocher une plantation face cachée",
    take: ({ kind }) => `Prendre ${TILE[kind].a}`,
    colonist: takes(false),
    build: (facts) => capital(purchase(facts)),
    join: () => "Participer",
    privilege: ({ colonists: number }) =>
      `Participer avec le privilège : ${count(number, "colon de plus, pris", "colons de plus, pris")} dans la réserve`,
    decline: ({ role }) => (role === CRAFTSMAN ? "Ne pas produire" : "Ne pas participer"),
    place: puts(false),
    lift: ({ spot }) => `Retirer un colon ${SPOT[spot].off}`,
    stay: ({ waiting }) =>
      waiting === 0
        ? "Laisser tous les colons en place"
        : `Laisser tous les colons en place ; ${waiting} encore à placer`,
    fill: () => "Remplir d'abord la production",
    produce: produces,
    extra: ({ good }) => `Prendre ${barrelsOf(1, good)} de plus`,
    sell: ({ good, doubloons: money }) => `Vendre ${barrelsOf(1, good)} pour ${doubloons(money)}`,
    load: ({ good, ship, ...cargo }) =>
      `Charger ${barrelsOf(cargo.barrels, good)} sur ${SHIP[ship].the} (${gain(cargo)})`,
    wharf: ({ good, ...cargo }) =>
      `Expédier tout ${GOOD[good].the} par le quai (${barrels(cargo.barrels)}, ${gain(cargo)})`,
    store: ({ good, barrels: number }) => `Garder tout ${GOOD[good].the} dans un entrepôt (${barrels(number)})`,
    keep: ({ good }) => `Garder ${barrelsOf(1, good)}`,
    done({ lost, shipment }) {
      if (shipment !== null)
        return `Terminer : expédier ${barrels(shipment.barrels)} par le petit quai (${gain(shipment)})`;
      if (lost === null) return "Terminer : les colons restent ainsi";
      if (lost === 0) return "Terminer : tous les tonneaux sont gardés";
      return `Terminer : ${count(lost, "tonneau retourne", "tonneaux retournent")} à la réserve`;
    },
    pass: ({ step }) => (step === null ? "Passer" : `Passer : ${PASSES[step][0]}`),
    choose: ({ building, cost }) => `Placer ${BUILDING[building].the} sur le plateau de la banque (coût ${cost})`,
    forest: ({ kind }) => `Prendre ${TILE[kind].a} et la poser comme forêt`,
    lay: ({ kind, asForest }) =>
      `Poser ${kind === null ? "la tuile piochée" : TILE[kind].the} ${asForest ? "comme forêt" : "face visible"}`,
    bargain: ({ building, price, doubloons: money }) =>
      `Construire ${BUILDING[building].the} grâce au marché noir (coût ${price}, vous avez ${doubloons(money)})`,
    "give-colonist": ({ spot }) => `Rendre un colon ${SPOT[spot].off}`,
    "give-noble": ({ spot }) => `Rendre un noble ${SPOT[spot].off}`,
    "give-barrel": ({ good, withPoint, purchase: bought }) =>
      `Rendre ${barrelsOf(1, good)}${withPoint ? " et 1 point" : ""}${bought === null ? "" : `, puis ${purchase(bought)}`}`,
    "give-point": ({ purchase: bought }) => `Rendre 1 point${bought === null ? "" : `, puis ${purchase(bought)}`}`,
    guest: ({ spot }) => `Déplacer un colon de l'auberge sur ${SPOT[spot].on}`,
    "guest-noble": ({ spot }) => `Déplacer un noble de l'auberge sur ${SPOT[spot].on}`,
    post: ({ good, doubloons: money }) => `Vendre ${barrelsOf(1, good)} au poste de commerce pour ${doubloons(money)}`,
    crate: ({ good, ...cargo }) =>
      `Mettre ${barrelsOf(1, good)} sur le petit quai (alors ${barrels(cargo.barrels)} : ${points(cargo.points)})`,
    noble: takes(true),
    "place-noble": puts(true),
    "lift-noble": ({ spot }) => `Retirer un noble ${SPOT[spot].off}`,
    "buy-land": ({ kind }) => `Acheter ${TILE[kind].a} pour 1 doublon`,
    "buy-forest": ({ kind }) => `Acheter ${TILE[kind].a} pour 1 doublon et la poser comme forêt`,
    discard({ kind, occupant, doubloons: money }) {
      const land = `${TILE[kind].a}${occupant === NOBODY ? " inoccupée" : ""}`;
      const order = money === 0 ? `Défausser ${land}` : `Vendre ${land} ${forMoney(money)}`;
      return `${order}${OCCUPANT[occupant] ?? ""}`;
    },
    fell: ({ kind }) => `Défausser une forêt (${GOOD[kind].name} sur l'autre face)`,
    deliver: ({ good }) => `Livrer ${barrelsOf(1, good)} à l'intendance royale (1 point)`,
    "produce-without"({ left, ...made }) {
      const barrelsLeft = list(amounts(left).map(({ kind }) => `le tonneau ${GOOD[kind].of}`));
      return `${produces(made)}, mais laisser ${barrelsLeft || "le tonneau"} de l'aqueduc`;
    },
    accept: ({ building, points: last }) =>
      building === null ? "Prendre les points" : `Prendre ${points(last)} grâce ${BUILDING[building].at}`,
  },

  events: EVENTS,
  reasons: REASONS,
  options: {
    expansion1: "extension I : nouveaux bâtiments",
    expansion2: "extension II : nobles",
    buildings: "choix des bâtiments",
    content: "paquet de contenu",
    draft: "les joueurs choisissent à tour de rôle",
    random: "au hasard",
    true: "oui",
    false: "non",
  },
};

/** Puerto Rico in French. */
export const fr = gameWords(typeset(CATALOGUE));
