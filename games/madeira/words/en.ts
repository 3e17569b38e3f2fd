import { PRINTED } from "../content/pieces.ts";
import { WITHIN_CITIES } from "../rules/workers.ts";
import { type Catalogue, gameWords, type QuestionWords } from "./catalogue.ts";
import { EVENTS } from "./events-en.ts";
import { LABELS } from "./labels-en.ts";
import { MOVES } from "./moves-en.ts";
import { BUILDING, CHARACTER } from "./names-en.ts";
import { bread, harvests, pirates, reals, requests, row, ships, wood, workers } from "./phrases-en.ts";
import { REASONS } from "./reasons-en.ts";

/** By target: where a worker goes. */
const TARGETS = [
  "to a field or the forest",
  "to a city",
  "to a colony",
  "to the watch",
  "anywhere",
  "within the cities",
];
/** By purpose: what wood is for. */
const PURPOSES = ["", " for the district", " for the ship", " for the ships"];

const QUESTIONS: QuestionWords = {
  cityWorker: ({ name }) => `${name}, where in a city do you place your first worker?`,
  fieldWorkers: ({ name, left }) => `${name}, on which field, or in the forest, do you place a worker? ${left} to go.`,
  chooseRow: ({ name }) => `${name}, which row do you take, with its dice, its guild and one of its requests?`,
  chooseRequest: ({ name, row: number }) => `${name}, which request of ${row(number)} do you take?`,
  chooseGuild: ({ name }) => `${name}, which guild's favours do you turn up?`,
  turn: ({ name, canUseFavour }) =>
    `${name}, do you place a die or pass?${canUseFavour ? " You may use a favour first." : ""}`,
  character: ({ name, character, building }) =>
    character === PRINTED
      ? `${name}, do you harvest at the ${BUILDING[building]}?`
      : `${name}, what do you do with your die on the ${CHARACTER[character]} at the ${BUILDING[building]}?`,
  fields: ({ name }) => `${name}, which fields do you harvest?`,
  extra: ({ name, left }) => `${name}, which field do you harvest once more? ${harvests(left)} left.`,
  moveWorker: ({ name, target, left, must }) =>
    target === WITHIN_CITIES
      ? `${name}, which worker or citizen do you move within the cities? Up to ${left} more.`
      : `${name}, which worker do you move ${TARGETS[target]}?${must ? "" : ` Up to ${workers(left)}.`}`,
  discardPirates: ({ name }) => `${name}, how many of your pirates do you discard?`,
  sail: ({ name, left, must }) => `${name}, which ship do you move where?${must ? "" : ` Up to ${ships(left)}.`}`,
  rewards: ({ name, left }) => `${name}, which royal reward do you use? ${ships(left)} may use one.`,
  piratesOrBread: ({ name }) => `${name}, do you discard pirates or gain bread?`,
  district: ({ name }) => `${name}, which favour do you take for its wood?`,
  wood: ({ name, left, purpose }) => `${name}, from where do you take the wood${PURPOSES[purpose]}? ${left} to go.`,
  flip: ({ name, left }) => `${name}, which favour do you turn up? ${left} to go.`,
  marker: ({ name }) => `${name}, which action marker do you move to which building?`,
  lady: ({ name }) => `${name}, which building's action do you use?`,
  buildingTurn: ({ name, building, price, pirates: number, canUseFavour }) =>
    `${name}, do you pay ${reals(price)} for the ${BUILDING[building]} or take ${pirates(number)}?${canUseFavour ? " You may use a favour first." : ""}`,
  buildingAction: ({ name, building }) => `${name}, do you use the ${BUILDING[building]}, now that it is paid for?`,
  closing: ({ name }) => `${name}, do you use the windmill once more? It is the last chance to go down this round.`,
  watchReward: ({ name, vp }) => `${name}, do you take a worker home from the watch for ${vp} VP?`,
  upkeep: ({ name, ships: number, wood: atHand }) =>
    `${name}, how much wood do you discard for your ${ships(number)}? You can have ${wood(atHand)}.`,
  feeding: ({ name, need, bread: have }) =>
    `${name}, how much bread do you discard for your workers? You need ${bread(need)} and have ${have}.`,
  requests: ({ name, left }) => `${name}, which request do you score? ${requests(left)} to go.`,
  wealth: ({ name, reals: have }) => `${name}, how many reals do you pay for National Wealth? You have ${have}.`,
};

const CATALOGUE: Catalogue = {
  labels: LABELS,
  gameIsOver: "The game is over.",
  nothingAsked: "Nobody has to decide anything now.",
  scores: {
    title: "Scoring (VP)",
    sources: {
      capitania: "Capitania",
      colony: "Workers to colonies",
      explorer: "Explorer",
      pass: "Passing",
      reward: "Royal rewards",
      watch: "City watch",
      mill: "Windmill",
      reals: "Reals",
      pirates: "Pirates",
    },
    before: "Before",
    total: "Total",
    tieBreak: "Pass order (earlier wins ties)",
    winner: "winner",
  },
  questions: QUESTIONS,
  moves: MOVES,
  events: EVENTS,
  reasons: REASONS,
  options: { content: "content pack" },
};

/** Madeira in English. */
export const en = gameWords(CATALOGUE);
