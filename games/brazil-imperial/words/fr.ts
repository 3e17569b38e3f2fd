import { typeset } from "@caravel/kernel/french";
import { MOST_CARDS_IN_BATTLE } from "../content/cards.ts";
import { type Catalogue, gameWords, type QuestionWords } from "./catalogue.ts";
import { EVENTS } from "./events-fr.ts";
import { LABELS, MAPS } from "./labels-fr.ts";
import { MOVES } from "./moves-fr.ts";
import { GOOD } from "./names-fr.ts";
import { age as ageName, battleCards, cost, goldCards, list, place, strengths, unit, units } from "./phrases-fr.ts";
import type { Due, Excess, QuestionFacts } from "./questions.ts";
import { REASONS } from "./reasons-fr.ts";

function due(facts: Due): string {
  if (facts.what !== "cost")
    return `quelles ${facts.what === "raws" ? "matières premières" : "cartes Combat"} donnez-vous ? Encore ${facts.left}.`;
  const sofar = facts.pieces === 0 ? "" : ` Déjà ${facts.pieces} réuni${facts.pieces === 1 ? "" : "s"}.`;
  return `avec quoi payez-vous ${cost(facts.cost)} ?${sofar}`;
}

function excess({ what, over, limit }: Excess): string {
  const most = { resources: `${limit} ressources`, gold: goldCards(limit), battle: battleCards(limit) }[what];
  return `que défaussez-vous ? La limite est de ${most} ; ${over} de trop.`;
}

const inBattle = ({ fight }: QuestionFacts["attackCards"]) =>
  `Jusqu'à ${MOST_CARDS_IN_BATTLE}${fight === null ? "" : ` ; ${strengths(fight)}`}.`;

const QUESTIONS: QuestionWords = {
  quests: ({ names }) => `${list(names)}, quelle mission de chaque âge gardez-vous ?`,
  monarch: ({ name }) => `${name}, quel monarque choisissez-vous ?`,
  capital: ({ name }) => `${name}, où posez-vous votre capitale ?`,
  turn({ name, isAction, freeMoves, spaceMove }) {
    if (isAction) return `${name}, sur quel espace posez-vous votre pion ?`;
    const left = [...(freeMoves === 0 ? [] : [LABELS.freeMoves(freeMoves)]), ...(spaceMove ? [LABELS.spaceMove] : [])];
    return `${name}, que faites-vous encore ce tour-ci ?${left.length === 0 ? "" : ` Il vous reste ${list(left)}.`}`;
  },
  deploy: ({ name, units: number, cards }) =>
    number > 0
      ? `${name}, quelle unité recrutez-vous ? Jusqu'à ${units(number)}, puis jusqu'à ${battleCards(cards)}.`
      : `${name}, piochez-vous une carte Combat ? Jusqu'à ${cards}.`,
  painting: ({ name }) => `${name}, quel tableau prenez-vous ?`,
  build: ({ name }) => `${name}, que construisez-vous, et où ?`,
  second: ({ name }) => `${name}, construisez-vous une seconde tuile pour 1 matière première de plus ?`,
  renovate: ({ name }) => `${name}, quel bâtiment vide remplissez-vous ou retournez-vous ?`,
  manufacture: ({ name, isFree }) => `${name}, quelle marchandise fabriquez-vous${isFree ? " gratuitement" : ""} ?`,
  placeGood: ({ name, good }) => `${name}, où posez-vous ${GOOD[good].the} ?`,
  harbor: ({ name, raws }) =>
    raws > 0
      ? `${name}, quelle matière première prenez-vous ? Jusqu'à ${raws}.`
      : `${name}, piochez-vous une carte Or ?`,
  trade: ({ name }) => `${name}, qu'échangez-vous ?`,
  waive: ({ name }) => `${name}, quelle partie du coût ne payez-vous pas ?`,
  pay: ({ name, due: facts }) => `${name}, ${due(facts)}`,
  gainRaw: ({ name }) => `${name}, quelle matière première recevez-vous ?`,
  discard: ({ name, excess: facts }) => `${name}, ${excess(facts)}`,
  palace: ({ name }) => `${name}, quel palais posez-vous, et où ?`,
  oldMarker: ({ name, age }) => `${name}, sous quel espace placez-vous votre pion de ${ageName(age)} ?`,
  moving: ({ name, kind, place: at, along }) =>
    `${name}, où va votre ${unit(kind)} depuis ${place(at)} ?${along === 0 ? "" : ` Avec ${units(along)}.`}`,
  quilombo: ({ name }) => `${name}, de quel âge piochez-vous une mission ?`,
  expedition: ({ name, place: at, strength }) =>
    `${name}, combattez-vous les Bandeiras de ${at.word} (FC ${strength}) ?`,
  attackCards: (facts) =>
    `${facts.name}, quelles cartes Combat posez-vous pour attaquer ${place(facts.place)} ? ${inBattle(facts)}`,
  defenceCards: (facts) =>
    `${facts.name}, quelles cartes Combat posez-vous pour défendre ${place(facts.place)} ? ${inBattle(facts)}`,
  spy: ({ name }) => `${name}, quelle carte adverse votre Espion annule-t-il ?`,
  shots: ({ name }) => `${name}, quelle unité perdez-vous à cause des Tireurs d'élite ?`,
  war: ({ name }) => `${name}, montrez-vous une carte Guerre pour le combat gagné ?`,
  lastDecision: ({ name }) => `${name}, que faites-vous encore avant le décompte ?`,
};

const CATALOGUE: Catalogue = {
  title: "Brazil: Imperial",
  labels: LABELS,
  gameIsOver: "La partie est terminée.",
  nothingAsked: "Personne n'a rien à décider maintenant.",
  scores: {
    title: "Décompte (PV)",
    sources: {
      units: "Unités",
      goods: "Marchandises",
      paintings: "Tableaux",
      quests: "Missions",
      goldCards: "Cartes Or",
      exploration: "Tuiles Exploration",
      palaces: "Palais",
      tiles: "Bâtiments et villes",
    },
    total: "Total",
    tieBreak: "Science sur la carte (départage)",
    winner: "victoire",
    solo: {
      title: MAPS.guararapes,
      age: "Âge III",
      units: LABELS.unitsOnMap,
      captured: LABELS.captured,
      rounds: LABELS.round,
      yes: LABELS.yes,
      no: LABELS.no,
      won: "victoire",
      lost: "défaite",
      of: LABELS.of,
    },
  },
  questions: QUESTIONS,
  moves: MOVES,
  events: EVENTS,
  reasons: REASONS,
  options: {
    map: "carte du scénario",
    colours: "couleurs des joueurs",
    monarchs: "choix des monarques",
    content: "paquet de contenu",
    random: "au hasard",
    chosen: "choisis par les joueurs",
    dealt: "distribués au hasard",
    ...MAPS,
  },
};

/** Brazil: Imperial in French. */
export const fr = gameWords(typeset(CATALOGUE));
