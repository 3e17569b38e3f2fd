import { type Catalogue, gameWords } from "./catalogue.ts";
import { EVENTS } from "./events-en.ts";
import { ACTION, DIRECTION, ITEM, UPGRADE } from "./names-en.ts";
import {
  forRum,
  goods,
  item,
  items,
  itemsIn,
  LABELS,
  list,
  route,
  rum,
  thalers,
  things,
  throwing,
} from "./phrases-en.ts";
import { REASONS } from "./reasons-en.ts";

const CATALOGUE: Catalogue = {
  labels: LABELS,
  gameIsOver: "The game is over.",
  nothingAsked: "Nobody has to decide anything now.",

  scores: {
    title: "Scoring (thalers)",
    sources: {
      thalers: "Thalers",
      chests: "Chests",
      peaceMarker: "Peace Knight's marker",
      shipValue: "Most valuable ship",
      cannons: "Most cannons",
      cargo: "Cargo",
    },
    total: "Total",
    tieBreak: "Ship value (lower wins ties)",
    winner: "winner",
  },

  questions: {
    fitting: ({ names }) => `${list(names)}, which upgrade of value 0 do you choose?`,
    stocking: ({ names }) => `${list(names)}, do you start with 4 rum, or with 3 rum and a good?`,
    placePirate: ({ names }) => `${list(names)}, where do you put the pirate?`,
    placeShip: ({ names }) => `${list(names)}, where do you put your ship?`,
    ration: ({ names }) => `${list(names)}, do you give two goods for 1 rum?`,
    cards: ({ names, wind }) => `${list(names)}, which cards do you lay? The wind blows ${DIRECTION[wind]}.`,
    seaAction: ({ names, place, action }) =>
      `${list(names)}, what do you do on ${place}${action === null ? "" : ` (${ACTION[action].short})`}?`,
    trade: ({ names, isSelling }) =>
      isSelling ? `${list(names)}, do you give more goods for rum?` : `${list(names)}, do you give more rum for goods?`,
    makeRoom: ({ names, items: coming, limit }) =>
      `${list(names)}, what do you throw out for ${items(coming)}? ${things(limit)} must go.`,
    unload: ({ names, place, unloaded }) =>
      unloaded.goods === 0
        ? `${list(names)}, which goods do you unload on ${place}?`
        : `${list(names)}, do you unload more on ${place}? So far ${goods(unloaded.goods)}: ${thalers(unloaded.thalers)}.`,
    refill: ({ names, mostRum }) => `${list(names)}, how much rum do you take? Up to ${mostRum}.`,
    truce: ({ names }) => `${list(names)}, do you sit out all battles of this round?`,
    surrender: ({ names, limit }) => `${list(names)}, what do you give up to the pirate? ${things(limit)} must go.`,
    plunder: ({ names, victim, items: named, limit }) =>
      `${list(names)}, what do you take from ${victim}? ${items(named) === "" ? "" : `So far ${items(named)}. `}Up to ${things(limit)}${items(named) === "" ? "" : " more"}.`,
  },

  moves: {
    fit: ({ upgrade }) => `Choose the ${UPGRADE[upgrade]} upgrade of value 0`,
    stock: ({ good }) => (good === null ? "Start with 4 rum" : `Start with 3 rum and ${item(1, good)}`),
    pirate: ({ place }) => `Put the pirate on ${place}`,
    ship: ({ place }) => `Put your ship on ${place}`,
    ration: ({ goods: given }) => `Give ${itemsIn(given)} for 1 rum`,
    lay({ steps, isAnchor, cost, rum: aboard, to }) {
      if (isAnchor) return `Lay 2x alone: stay at anchor${to === null ? "" : ` on ${to}`} for free`;
      const target = to === null ? "" : ` to ${to}`;
      if (cost <= aboard) return `Lay ${route(steps)}: sail${target} ${forRum(cost)}`;
      return `Lay ${route(steps)}: costs ${rum(cost)}, you have ${aboard}; mutiny, lose all rum and drift${target}`;
    },
    take({ row, good, isLast, throwsOut }) {
      const what = `Take ${item(1, good ?? row)}${good === null || good === row ? "" : ` from the ${ITEM[row].one} row`}`;
      return `${what}${throwing(throwsOut)}${isLast ? "; this empties the row" : ""}`;
    },
    cannon: ({ cannons, slots }) => `Take a cannon (then ${cannons}/${slots})`,
    upgrade: ({ upgrade, value, price }) =>
      `Buy the ${UPGRADE[upgrade]} upgrade of value ${value} for ${thalers(price)}`,
    sell: ({ good }) => `Give ${item(1, good)} for 1 rum`,
    buy: ({ good }) => `Give 1 rum for ${item(1, good)}`,
    barter: ({ good, got, throwsOut }) => `Give ${item(1, good)} for ${itemsIn(got)}${throwing(throwsOut)}`,
    rum: ({ throwsOut }) => `Take 1 free rum${throwing(throwsOut)}`,
    thaler: () => "Take 1 thaler",
    swap: ({ good }) => `As the Dealer, give ${item(1, good)} for 1 rum`,
    end: () => "End your turn",
    discard: ({ item: kind }) => `Throw out ${item(1, kind)}`,
    unload: ({ good, slots, sum, fills }) =>
      `Unload ${item(1, good)} on slot ${slots.join(" and ")} (${goods(sum.goods)} in all: ${thalers(sum.thalers)})${fills ? "; this fills the port" : ""}`,
    refill: ({ rum: taken, throwsOut }) => (taken === 0 ? "Take no rum" : `Take ${rum(taken)}${throwing(throwsOut)}`),
    peace: () => "Sit out all battles of this round; your marker is used up",
    fight: () => "Fight and keep your marker",
    lose: ({ item: kind }) => `Give up ${item(1, kind)}`,
    plunder: ({ item: kind }) => `Take ${item(1, kind)}`,
    done({ unloaded, loot }) {
      if (loot !== null) return `Done: take ${items(loot) || "nothing"}`;
      if (unloaded === null) return "Done: the trade is finished";
      return unloaded.goods === 0
        ? "Done: unload nothing"
        : `Done: ${thalers(unloaded.thalers)} for ${goods(unloaded.goods)}`;
    },
    pass: ({ isRation }) => (isRation ? "Pass: give nothing; your crew mutinies" : "Pass"),
  },

  events: EVENTS,
  reasons: REASONS,
  options: {
    supply: "supply board",
    cards: "laid cards",
    content: "content pack",
    random: "at random",
    final: "final",
    changeable: "changeable until the last one lies",
  },
  supplySide: (board, side) => `board ${board}, side ${side}`,
};

/** Portolano in English. */
export const en = gameWords(CATALOGUE);
