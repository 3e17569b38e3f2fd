import { amounts, capital } from "@caravel/kernel";
import { CRAFTSMAN } from "../content/pieces.ts";
import { A_COLONIST, A_NOBLE } from "../rules/moves.ts";
import { type Catalogue, gameWords, type MoveWords } from "./catalogue.ts";
import { EVENTS } from "./events-en.ts";
import { BUILDING, GOOD, NEW_SPOT, ROLE, SHIP, SPOT, TILE } from "./names-en.ts";
import {
  barrels,
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
} from "./phrases-en.ts";
import { REASONS } from "./reasons-en.ts";

/** A new colonist or noble for a tile, a building or the wind rose. */
const takes =
  (isNoble: boolean): MoveWords["colonist"] =>
  ({ spot, fromShip }) => {
    const from = `a ${who(isNoble)} from the ${fromShip ? "ship" : "supply"}`;
    return spot === null ? `Take ${from}` : `Put ${from} on ${NEW_SPOT[spot]}`;
  };

const puts =
  (isNoble: boolean): MoveWords["place"] =>
  ({ spot, afresh }) => {
    const one = isNoble ? "a noble" : "one";
    return afresh ? `Take all colonists up and put ${one} on ${SPOT[spot]}` : `Put a ${who(isNoble)} on ${SPOT[spot]}`;
  };

/** What is produced, and what the factories pay for it. */
const produces: MoveWords["produce"] = ({ barrels: counts, factory, specialty }) => {
  const pays = [
    ...(factory === 0 ? [] : [`the factory pays ${doubloons(factory)}`]),
    ...(specialty === 0 ? [] : [`the specialty factory pays ${doubloons(specialty)}`]),
  ];
  return `Produce ${goods(counts) || "nothing"}${pays.length === 0 ? "" : ` (${list(pays)})`}`;
};

/** The goods of which there are any. */
const namesOf = (counts: readonly number[]) => list(amounts(counts).map(({ kind }) => GOOD[kind]));

/** Giving up a plantation: what becomes of who stands on it. */
const OCCUPANT: Readonly<Record<number, string>> = {
  [A_COLONIST]: "; its colonist goes to the wind rose",
  [A_NOBLE]: "; its noble goes to the wind rose",
};

const CATALOGUE: Catalogue = {
  title: "Puerto Rico",
  labels: LABELS,
  gameIsOver: "The game is over.",
  nothingAsked: "Nothing is asked of anybody.",

  scores: {
    title: "Score",
    chips: "Chips",
    buildings: "Buildings",
    nobles: "Nobles",
    total: "Total",
    tieBreak: "Doubloons and barrels",
    winner: "winner",
  },

  questions: {
    year: ({ name }) => `${name}, choose a role.`,
    hacienda: ({ name }) => `${name}, do you draw a plantation with the hacienda?`,
    settle: ({ name }) => `${name}, which tile do you take?`,
    hospice: ({ name, spot }) =>
      spot === null
        ? `${name}, do you take a colonist to your wind rose?`
        : `${name}, do you put a colonist on ${NEW_SPOT[spot]}?`,
    build: ({ name, doubloons: money }) => `${name}, what do you build? You have ${doubloons(money)}.`,
    university: ({ name, spot }) =>
      `${name}, do you put a colonist on ${spot === null ? "the new building" : NEW_SPOT[spot]}?`,
    join: ({ name }) => `${name}, do you take part in the mayor phase?`,
    place: ({ name, waiting, nobles }) =>
      waiting === 0
        ? `${name}, are your colonists where you want them?`
        : `${name}, where do your colonists go? ${crowd(waiting - nobles, nobles)} to place.`,
    produce: ({ name }) => `${name}, do you produce?`,
    extra: ({ name }) => `${name}, which extra barrel do you take?`,
    sell: ({ name, goesOn, hasLandOffice }) => {
      if (goesOn) return `${name}, do you do anything else in the trader phase?`;
      return hasLandOffice ? `${name}, do you sell a good or use the land office?` : `${name}, which good do you sell?`;
    },
    load: ({ name }) => `${name}, which good do you load?`,
    crates: ({ name, crates }) =>
      `${name}, which barrels go into the small wharf besides? ${count(crates, "is", "are")} in it.`,
    store: ({ name }) => `${name}, which goods do you keep?`,
    draft: ({ name }) => `${name}, which building do you put on the bank board?`,
    guests: ({ name }) => `${name}, do you move a guest?`,
    lay: ({ name, kind }) =>
      kind === null
        ? `${name}, do you lay the tile as a plantation or as a forest?`
        : `${name}, you have drawn ${TILE[kind].a}: do you lay it face up or as a forest?`,
    secondPick: ({ name }) => `${name}, which second tile do you take with the library?`,
    lodge: ({ name }) => `${name}, do you give up a plantation or forest with the hunting lodge?`,
    giveColonist: ({ name, building }) =>
      `${name}, which colonist do you give up for ${building === null ? "the building" : `the ${BUILDING[building]}`}?`,
    giveItem: ({ name, items }) =>
      items === 2
        ? `${name}, which barrel do you give up, along with a point?`
        : `${name}, do you give up a barrel or a point?`,
    villa: ({ name, hasNobles }) => `${name}, do you take a ${who(hasNobles)} with the villa?`,
    landfall: ({ name }) => `${name}, do you take a colonist or a noble from the ship?`,
    lastPoint: ({ name, building, points: last }) =>
      `${name}, do you take ${points(last)}${building === null ? "" : ` for the ${BUILDING[building]}`}? None is left then, and this is the last year.`,
  },

  moves: {
    role: ({ role, doubloons: money }) =>
      `Choose the ${ROLE[role]}${money === 0 ? "" : ` and take ${doubloons(money)}`}`,
    draw: () => "Draw a face-down plantation",
    take: ({ kind }) => `Take ${TILE[kind].a}`,
    colonist: takes(false),
    build: (facts) => capital(purchase(facts)),
    join: () => "Take part",
    privilege: ({ colonists: number }) =>
      `Take part with the privilege: ${count(number, "more colonist", "more colonists")} from the supply`,
    decline: ({ role }) => (role === CRAFTSMAN ? "Do not produce" : "Do not take part"),
    place: puts(false),
    lift: ({ spot }) => `Take a colonist back from ${SPOT[spot]}`,
    stay: ({ waiting }) =>
      waiting === 0 ? "Let all colonists stay" : `Let all colonists stay; ${waiting} left to place`,
    fill: () => "Fill production first",
    produce: produces,
    extra: ({ good }) => `Take 1 more ${GOOD[good]}`,
    sell: ({ good, doubloons: money }) => `Sell 1 ${GOOD[good]} for ${doubloons(money)}`,
    load: ({ good, ship, ...cargo }) => `Load ${cargo.barrels} ${GOOD[good]} on ${SHIP[ship]} ${gain(cargo)}`,
    wharf: ({ good, ...cargo }) => `Ship all ${cargo.barrels} ${GOOD[good]} by the wharf ${gain(cargo)}`,
    store: ({ good, barrels: number }) => `Keep all ${GOOD[good]} in a warehouse (${barrels(number)})`,
    keep: ({ good }) => `Keep one barrel of ${GOOD[good]}`,
    done({ lost, shipment }) {
      if (shipment !== null) return `Done: ship ${barrels(shipment.barrels)} by the small wharf ${gain(shipment)}`;
      if (lost === null) return "Done: the colonists stay like this";
      return lost === 0
        ? "Done: all barrels are kept"
        : `Done: ${count(lost, "barrel goes", "barrels go")} back to the supply`;
    },
    pass: ({ step }) => (step === null ? "Pass" : `Pass: ${PASSES[step][0]}`),
    choose: ({ building, cost }) => `Put the ${BUILDING[building]} on the bank board (cost ${cost})`,
    forest: ({ kind }) => `Take ${TILE[kind].a} and lay it as a forest`,
    lay: ({ kind, asForest }) =>
      `Lay ${kind === null ? "the tile drawn" : TILE[kind].the} ${asForest ? "as a forest" : "face up"}`,
    bargain: ({ building, price, doubloons: money }) =>
      `Build the ${BUILDING[building]} with the black market (it costs ${price}, you have ${money})`,
    "give-colonist": ({ spot }) => `Give up a colonist from ${SPOT[spot]}`,
    "give-noble": ({ spot }) => `Give up a noble from ${SPOT[spot]}`,
    "give-barrel": ({ good, withPoint, purchase: bought }) =>
      `Give up 1 ${GOOD[good]}${withPoint ? " and 1 point" : ""}${bought === null ? "" : `, and ${purchase(bought)}`}`,
    "give-point": ({ purchase: bought }) => `Give up 1 point${bought === null ? "" : `, and ${purchase(bought)}`}`,
    guest: ({ spot }) => `Move a colonist from the guest house to ${SPOT[spot]}`,
    "guest-noble": ({ spot }) => `Move a noble from the guest house to ${SPOT[spot]}`,
    post: ({ good, doubloons: money }) => `Sell 1 ${GOOD[good]} at the trading post for ${doubloons(money)}`,
    crate: ({ good, ...cargo }) =>
      `Put 1 ${GOOD[good]} into the small wharf (then ${barrels(cargo.barrels)}: ${points(cargo.points)})`,
    noble: takes(true),
    "place-noble": puts(true),
    "lift-noble": ({ spot }) => `Take a noble back from ${SPOT[spot]}`,
    "buy-land": ({ kind }) => `Buy ${TILE[kind].a} for 1 doubloon`,
    "buy-forest": ({ kind }) => `Buy ${TILE[kind].a} for 1 doubloon and lay it as a forest`,
    discard: ({ kind, occupant, doubloons: money }) =>
      `Give up ${TILE[kind].a}${money === 0 ? "" : ` ${forMoney(money)}`}${OCCUPANT[occupant] ?? " on which nobody stands"}`,
    fell: ({ kind }) => `Give up a forest (${GOOD[kind]} on its other side)`,
    deliver: ({ good }) => `Deliver 1 ${GOOD[good]} to the royal supplier (1 point)`,
    "produce-without": ({ left, ...made }) =>
      `${produces(made)}, but leave the aqueduct's ${namesOf(left) || "barrels"}`,
    accept: ({ building, points: last }) =>
      building === null ? "Take the points" : `Take ${points(last)} for the ${BUILDING[building]}`,
  },

  events: EVENTS,
  reasons: REASONS,
  options: {
    expansion1: "expansion I: new buildings",
    expansion2: "expansion II: nobles",
    buildings: "choice of the buildings",
    content: "content pack",
    draft: "the players choose in turn",
    random: "at random",
    true: "yes",
    false: "no",
  },
};

/** Puerto Rico in English. */
export const en = gameWords(CATALOGUE);
