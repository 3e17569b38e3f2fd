import { typeset } from "@caravel/kernel/french";
import { PRINTED } from "../content/pieces.ts";
import { WITHIN_CITIES } from "../rules/workers.ts";
import { type Catalogue, gameWords, type QuestionWords } from "./catalogue.ts";
import { EVENTS } from "./events-fr.ts";
import { LABELS } from "./labels-fr.ts";
import { MOVES } from "./moves-fr.ts";
import { BUILDING, CHARACTER } from "./names-fr.ts";
import {
  bread,
  favours,
  figures,
  harvests,
  pirates,
  reals,
  requests,
  row,
  ships,
  wood,
  workers,
} from "./phrases-fr.ts";
import { REASONS } from "./reasons-fr.ts";

/** By target: where a worker goes. */
const TARGETS = [
  "vers un champ ou la forêt",
  "vers une ville",
  "vers une colonie",
  "au château",
  "n'importe où",
  "dans les villes",
];
/** By purpose: what wood is for. */
const PURPOSES = ["", " pour le quartier", " pour le bateau", " pour les bateaux"];
const FAVOUR_FIRST = " Vous pouvez d'abord utiliser une faveur.";

const QUESTIONS: QuestionWords = {
  cityWorker: ({ name }) => `${name}, sur quelle case de ville placez-vous votre premier ouvrier ?`,
  fieldWorkers: ({ name, left }) => `${name}, dans quel champ (ou la forêt) placez-vous un ouvrier ? Encore ${left}.`,
  chooseRow: ({ name }) => `${name}, quelle rangée prenez-vous, avec ses dés, sa guilde et une de ses requêtes ?`,
  chooseRequest: ({ name, row: number }) => `${name}, quelle requête de ${row(number)} prenez-vous ?`,
  chooseGuild: ({ name }) => `${name}, les faveurs de quelle guilde mettez-vous face visible ?`,
  turn: ({ name, canUseFavour }) => `${name}, placez-vous un dé ou passez-vous ?${canUseFavour ? FAVOUR_FIRST : ""}`,
  character: ({ name, character, building }) =>
    character === PRINTED
      ? `${name}, récoltez-vous (${BUILDING[building].name}) ?`
      : `${name}, que faites-vous de votre dé sur ${CHARACTER[character].the} (${BUILDING[building].name}) ?`,
  fields: ({ name }) => `${name}, quels champs récoltez-vous ?`,
  extra: ({ name, left }) => `${name}, quel champ récoltez-vous encore ? Il reste ${harvests(left)}.`,
  moveWorker: ({ name, target, left, must }) =>
    target === WITHIN_CITIES
      ? `${name}, quel ouvrier, à vous ou neutre, déplacez-vous dans les villes ? Encore ${figures(left)} au plus.`
      : `${name}, quel ouvrier déplacez-vous ${TARGETS[target]} ?${must ? "" : ` Encore ${workers(left)} au plus.`}`,
  discardPirates: ({ name }) => `${name}, combien de vos pirates défaussez-vous ?`,
  sail: ({ name, left, must }) =>
    `${name}, quel bateau déplacez-vous, et où ?${must ? "" : ` Encore ${ships(left)} au plus.`}`,
  rewards: ({ name, left }) =>
    `${name}, quelle récompense royale utilisez-vous ? ${ships(left)} y ${left === 1 ? "a" : "ont"} droit.`,
  piratesOrBread: ({ name }) => `${name}, défaussez-vous des pirates ou gagnez-vous du pain ?`,
  district: ({ name }) => `${name}, quelle faveur prenez-vous contre son bois ?`,
  wood: ({ name, left, purpose }) => `${name}, où prenez-vous le bois${PURPOSES[purpose]} ? Encore ${left}.`,
  flip: ({ name, left }) => `${name}, quelle faveur mettez-vous face visible ? Encore ${favours(left)}.`,
  marker: ({ name }) => `${name}, quel marqueur Action déplacez-vous vers quel bâtiment ?`,
  lady: ({ name }) => `${name}, de quel bâtiment faites-vous l'action ?`,
  buildingTurn: ({ name, building, price, pirates: number, canUseFavour }) =>
    `${name}, payez-vous ${reals(price)} pour ${BUILDING[building].the} ou prenez-vous ${pirates(number)} ?${canUseFavour ? FAVOUR_FIRST : ""}`,
  buildingAction: ({ name, building }) =>
    `${name}, utilisez-vous ${BUILDING[building].the}, maintenant que c'est payé ?`,
  closing: ({ name }) =>
    `${name}, utilisez-vous encore le moulin ? C'est la dernière occasion de descendre dans cette manche.`,
  watchReward: ({ name, vp }) => `${name}, reprenez-vous un ouvrier du château pour ${vp} PV ?`,
  upkeep: ({ name, ships: number, wood: atHand }) =>
    `${name}, combien de bois défaussez-vous pour ${ships(number)} ? Vous pouvez réunir ${wood(atHand)}.`,
  feeding: ({ name, need, bread: have }) =>
    `${name}, combien de pains défaussez-vous pour vos ouvriers ? Il en faut ${need}, et vous avez ${bread(have)}.`,
  requests: ({ name, left }) => `${name}, quelle requête marquez-vous ? Encore ${requests(left)}.`,
  wealth: ({ name, reals: have }) => `${name}, combien payez-vous pour Richesse nationale ? Vous avez ${reals(have)}.`,
};

const CATALOGUE: Catalogue = {
  labels: LABELS,
  gameIsOver: "La partie est terminée.",
  nothingAsked: "Personne n'a rien à décider maintenant.",
  scores: {
    title: "Décompte (PV)",
    sources: {
      capitania: "Capitania",
      colony: "Ouvriers vers les colonies",
      explorer: "Explorateur",
      pass: "En passant",
      reward: "Récompenses royales",
      watch: "Château",
      mill: "Moulin",
      reals: "Reals",
      pirates: "Pirates",
    },
    before: "Auparavant",
    total: "Total",
    tieBreak: "Ordre de passe (le premier l'emporte)",
    winner: "victoire",
  },
  questions: QUESTIONS,
  moves: MOVES,
  events: EVENTS,
  reasons: REASONS,
  options: { content: "paquet de contenu" },
};

/** Madeira in French. */
export const fr = gameWords(typeset(CATALOGUE));
