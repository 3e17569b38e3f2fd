import { MOST_CARDS_IN_BATTLE } from "../content/cards.ts";
import { type Catalogue, gameWords, type QuestionWords } from "./catalogue.ts";
import { EVENTS } from "./events-en.ts";
import { LABELS, MAPS } from "./labels-en.ts";
import { MOVES } from "./moves-en.ts";
import { GOOD, SHAPE } from "./names-en.ts";
import { an, battleCards, cost, goldCards, list, place, strengths, unit, units } from "./phrases-en.ts";
import type { Due, Excess } from "./questions.ts";
import { REASONS } from "./reasons-en.ts";

function due(facts: Due): string {
  if (facts.what !== "cost")
    return `which ${facts.what === "raws" ? "raw materials" : "battle cards"} do you give? ${facts.left} to go.`;
  const sofar = facts.pieces === 0 ? "" : ` ${facts.pieces} put together so far.`;
  return `with what do you pay ${cost(facts.cost)}?${sofar}`;
}

function excess({ what, over, limit }: Excess): string {
  if (what === "resources") return `what do you discard? ${over} over the limit of ${limit} resources.`;
  return `what do you discard? ${over} over the limit of ${what === "gold" ? goldCards(limit) : battleCards(limit)}.`;
}

const QUESTIONS: QuestionWords = {
  quests: ({ names }) => `${list(names)}, which quest of each age do you keep?`,
  monarch: ({ name }) => `${name}, which monarch do you choose?`,
  capital: ({ name }) => `${name}, where do you put your capital?`,
  turn({ name, isAction, freeMoves, spaceMove }) {
    if (isAction) return `${name}, to which space do you move your marker?`;
    const left = [...(freeMoves === 0 ? [] : [LABELS.freeMoves(freeMoves)]), ...(spaceMove ? [LABELS.spaceMove] : [])];
    return `${name}, what else do you do this turn?${left.length === 0 ? "" : ` You have ${list(left)}.`}`;
  },
  deploy: ({ name, units: number, cards }) =>
    number > 0
      ? `${name}, which unit do you deploy? Up to ${units(number)}, then up to ${battleCards(cards)}.`
      : `${name}, do you draw a battle card? Up to ${cards}.`,
  painting: ({ name }) => `${name}, which painting do you take?`,
  build: ({ name }) => `${name}, what do you build, and where?`,
  second: ({ name }) => `${name}, do you build a second tile for 1 raw material more?`,
  renovate: ({ name }) => `${name}, which empty building do you refill or flip?`,
  manufacture: ({ name, isFree }) =>
    isFree ? `${name}, which ${SHAPE[0]} good do you make for free?` : `${name}, which good do you make?`,
  placeGood: ({ name, good }) => `${name}, where do you put ${GOOD[good].one}?`,
  harbor: ({ name, raws: number }) =>
    number > 0 ? `${name}, which raw material do you take? Up to ${number}.` : `${name}, do you draw a gold card?`,
  trade: ({ name }) => `${name}, what do you exchange?`,
  waive: ({ name }) => `${name}, which part of the cost do you not pay?`,
  pay: ({ name, due: facts }) => `${name}, ${due(facts)}`,
  gainRaw: ({ name }) => `${name}, which raw material do you gain?`,
  discard: ({ name, excess: facts }) => `${name}, ${excess(facts)}`,
  palace: ({ name }) => `${name}, which palace do you place, and where?`,
  oldMarker: ({ name, age }) => `${name}, under which space do you put your marker of age ${"I".repeat(age)}?`,
  moving: ({ name, kind, place: at, along }) =>
    `${name}, where does your ${unit(kind)} go from ${place(at)}?${along === 0 ? "" : ` ${units(along)} along.`}`,
  quilombo: ({ name }) => `${name}, of which age do you draw a quest?`,
  expedition: ({ name, place: at, strength }) =>
    `${name}, do you fight ${an("Expedition")} of CS ${strength} on ${at.word}?`,
  attackCards: ({ name, place: at, fight }) =>
    `${name}, which battle cards do you lay, attacking ${place(at)}? Up to ${MOST_CARDS_IN_BATTLE}${fight === null ? "" : `; ${strengths(fight)}`}.`,
  defenceCards: ({ name, place: at, fight }) =>
    `${name}, which battle cards do you lay, defending ${place(at)}? Up to ${MOST_CARDS_IN_BATTLE}${fight === null ? "" : `; ${strengths(fight)}`}.`,
  spy: ({ name }) => `${name}, which opposing card does your Spy stop?`,
  shots: ({ name }) => `${name}, which unit do you lose to the Sharpshooters?`,
  war: ({ name }) => `${name}, do you show a War card for the battle won?`,
  lastDecision: ({ name }) => `${name}, what do you still do before the scoring?`,
};

const CATALOGUE: Catalogue = {
  title: "Brazil: Imperial",
  labels: LABELS,
  gameIsOver: "The game is over.",
  nothingAsked: "Nobody has to decide anything now.",
  scores: {
    title: "Scoring (VP)",
    sources: {
      units: "Units",
      goods: "Goods",
      paintings: "Paintings",
      quests: "Quests",
      goldCards: "Gold cards",
      exploration: "Exploration tiles",
      palaces: "Palaces",
      tiles: "Buildings and cities",
    },
    total: "Total",
    tieBreak: "Science on the map (most wins ties)",
    winner: "winner",
    solo: {
      title: "The Battle of Guararapes",
      age: "Age III",
      units: "Units on the map",
      captured: "Dutch capital taken",
      rounds: "Round",
      yes: "yes",
      no: "no",
      won: "won",
      lost: "lost",
      of: LABELS.of,
    },
  },
  questions: QUESTIONS,
  moves: MOVES,
  events: EVENTS,
  reasons: REASONS,
  options: {
    map: "map of the scenario",
    colours: "colours of the players",
    monarchs: "choice of monarchs",
    content: "content pack",
    random: "at random",
    chosen: "chosen by the players",
    dealt: "dealt at random",
    ...MAPS,
  },
};

/** Brazil: Imperial in English. */
export const en = gameWords(CATALOGUE);
