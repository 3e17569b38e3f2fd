import { withArticle, withEnding } from "@caravel/kernel/hungarian";
import { PRINTED } from "../content/pieces.ts";
import { WITHIN_CITIES } from "../rules/workers.ts";
import { type Catalogue, gameWords, type QuestionWords } from "./catalogue.ts";
import { EVENTS } from "./events-hu.ts";
import { LABELS } from "./labels-hu.ts";
import { MOVES } from "./moves-hu.ts";
import { BUILDING, CHARACTER } from "./names-hu.ts";
import { at, rowStem } from "./phrases-hu.ts";
import { REASONS } from "./reasons-hu.ts";

/** By target: where a worker goes. */
const TARGETS = ["ültetvényre vagy az erdőbe", "városba", "gyarmatra", "a városőrségbe", "bárhová", "a városokban"];
/** By purpose: what wood is for. */
const PURPOSES = ["", " a kerülethez", " a hajóhoz", " a hajókért"];
const FAVOUR_FIRST = " Előtte használhatsz egy céhtámogatást.";

const QUESTIONS: QuestionWords = {
  cityWorker: ({ name }) => `${name}, melyik városmezőre teszed az első munkásodat?`,
  fieldWorkers: ({ name, left }) => `${name}, melyik ültetvényre (vagy az erdőbe) teszel munkást? Még ${left} munkás.`,
  chooseRow: ({ name }) => `${name}, melyik sort választod a kockáival, a céhével és egy koronaelvárásával?`,
  chooseRequest: ({ name, row }) => `${name}, melyik koronaelvárást veszed el ${rowStem(row)}ból?`,
  chooseGuild: ({ name }) => `${name}, melyik céh támogatásait fordítod fel?`,
  turn: ({ name, canUseFavour }) => `${name}, lerakasz egy kockát, vagy passzolsz?${canUseFavour ? FAVOUR_FIRST : ""}`,
  character: ({ name, character, building }) =>
    character === PRINTED
      ? `${name}, betakarítasz ${at(building)}?`
      : `${name}, mire használod a kockát ${withArticle(withEnding(CHARACTER[character].name, "n"))} (${BUILDING[building].name})?`,
  fields: ({ name }) => `${name}, melyik ültetvényekről takarítasz be?`,
  extra: ({ name, left }) => `${name}, melyik ültetvényről takarítasz be még egyszer? Még ${left} betakarítás.`,
  moveWorker: ({ name, target, left, must }) =>
    target === WITHIN_CITIES
      ? `${name}, melyik munkást vagy polgárt mozgatod a városokban? Még legfeljebb ${left} figura.`
      : `${name}, melyik munkást mozgatod ${TARGETS[target]}?${must ? "" : ` Még legfeljebb ${left} munkás.`}`,
  discardPirates: ({ name }) => `${name}, hány kalózodat dobod el?`,
  sail: ({ name, left, must }) => `${name}, melyik hajót hová mozgatod?${must ? "" : ` Még legfeljebb ${left} hajó.`}`,
  rewards: ({ name, left }) => `${name}, melyik királyi jutalmat használod? Még ${left} hajóért jár.`,
  piratesOrBread: ({ name }) => `${name}, kalózokat dobsz el, vagy kenyeret kérsz?`,
  district: ({ name }) => `${name}, melyik céhtámogatást veszed el a fájáért?`,
  wood: ({ name, left, purpose }) => `${name}, honnan veszed a fát${PURPOSES[purpose]}? Még ${left} fa.`,
  flip: ({ name, left }) => `${name}, melyik céhtámogatást fordítod fel? Még ${left} lehet.`,
  marker: ({ name }) => `${name}, melyik akciójelzőt melyik épületre viszed át?`,
  lady: ({ name }) => `${name}, melyik épület akcióját hajtod végre?`,
  buildingTurn: ({ name, building, price, pirates, canUseFavour }) =>
    `${name}, ${at(building)} fizetsz ${price} reált, vagy kapsz ${pirates} kalózt?${canUseFavour ? FAVOUR_FIRST : ""}`,
  buildingAction: ({ name, building }) =>
    `${name}, kifizetted az épületet. Végrehajtod ${withArticle(BUILDING[building].name)} akcióját?`,
  closing: ({ name }) => `${name}, használod még a szélmalmot? Ebben a fordulóban most léphetsz utoljára lejjebb.`,
  watchReward: ({ name, vp }) => `${name}, visszaveszel egy munkást a városőrségből ${vp} HP-ért?`,
  upkeep: ({ name, ships, wood }) =>
    `${name}, mennyi fát dobsz el a hajóidért? ${ships} hajód van a táblán, és ${wood} fád lehet.`,
  feeding: ({ name, need, bread }) =>
    `${name}, mennyi kenyeret dobsz el a munkásaidért? ${need} kell, és ${bread === 0 ? "nincs kenyered" : `${bread} kenyered van`}.`,
  requests: ({ name, left }) => `${name}, melyik koronaelvárást pontozod? Még ${left} van hátra.`,
  wealth: ({ name, reals }) => `${name}, hány reált fizetsz a Nemzeti vagyonért? ${reals} reálod van.`,
};

const CATALOGUE: Catalogue = {
  labels: LABELS,
  gameIsOver: "Vége a játéknak.",
  nothingAsked: "Most senkinek sem kell döntenie.",
  scores: {
    title: "Pontozás (HP)",
    sources: {
      capitania: "Capitania",
      colony: "Munkások a gyarmatokon",
      explorer: "Felderítő",
      pass: "Passzolás",
      reward: "Királyi jutalmak",
      watch: "Városőrség",
      mill: "Szélmalom",
      reals: "Reálok",
      pirates: "Kalózok",
    },
    before: "Korábbról",
    total: "Összesen",
    tieBreak: "Passzsorrend (egyenlőségnél a korábbi nyer)",
    winner: "győztes",
  },
  questions: QUESTIONS,
  moves: MOVES,
  events: EVENTS,
  reasons: REASONS,
  options: { content: "tartalomcsomag" },
};

/** Madeira in Hungarian. */
export const hu = gameWords(CATALOGUE);
