import { typeset } from "@caravel/kernel/french";
import { type Catalogue, gameWords } from "./catalogue.ts";
import { EVENTS } from "./events-fr.ts";
import { ACTION, DIRECTION, ITEM, UPGRADE } from "./names-fr.ts";
import {
  cargo,
  forRum,
  goods,
  item,
  items,
  itemsIn,
  LABELS,
  list,
  loot,
  onSlots,
  route,
  rum,
  thalers,
  throwing,
} from "./phrases-fr.ts";
import { REASONS } from "./reasons-fr.ts";

const CATALOGUE: Catalogue = {
  labels: LABELS,
  gameIsOver: "La partie est terminée.",
  nothingAsked: "Personne n'a rien à décider maintenant.",

  scores: {
    title: "Décompte (thalers)",
    sources: {
      thalers: "Thalers",
      chests: "Coffres",
      peaceMarker: "Marqueur du Chevalier de paix",
      shipValue: "Navire le plus précieux",
      cannons: "Le plus de canons",
      cargo: "Cargaison",
    },
    total: "Total",
    tieBreak: "Valeur du navire (la moindre l'emporte)",
    winner: "victoire",
  },

  questions: {
    fitting: ({ names }) => `${list(names)}, quelle amélioration de valeur 0 choisissez-vous ?`,
    stocking: ({ names }) => `${list(names)}, commencez-vous avec 4 rhums, ou avec 3 rhums et une marchandise ?`,
    placePirate: ({ names }) => `${list(names)}, où placez-vous le pirate ?`,
    placeShip: ({ names }) => `${list(names)}, où placez-vous votre navire ?`,
    ration: ({ names }) => `${list(names)}, donnez-vous deux marchandises pour 1 rhum ?`,
    cards: ({ names, wind }) => `${list(names)}, quelles cartes posez-vous ? Le vent souffle ${DIRECTION[wind].to}.`,
    seaAction: ({ names, place, action }) =>
      `${list(names)}, que faites-vous en ${place}${action === null ? "" : ` (${ACTION[action].short})`} ?`,
    trade: ({ names, isSelling }) =>
      isSelling
        ? `${list(names)}, donnez-vous encore des marchandises pour du rhum ?`
        : `${list(names)}, donnez-vous encore du rhum pour des marchandises ?`,
    makeRoom: ({ names, items: coming, limit }) =>
      `${list(names)}, que jetez-vous pour faire place à ${items(coming)} ? Encore ${cargo(limit)}.`,
    unload: ({ names, place, unloaded }) =>
      unloaded.goods === 0
        ? `${list(names)}, que déchargez-vous en ${place} ?`
        : `${list(names)}, déchargez-vous encore en ${place} ? Jusqu'ici ${goods(unloaded.goods)} : ${thalers(unloaded.thalers)}.`,
    refill: ({ names, mostRum }) => `${list(names)}, combien de rhum prenez-vous ? ${rum(mostRum)} au plus.`,
    truce: ({ names }) => `${list(names)}, évitez-vous tous les combats de cette manche ?`,
    surrender: ({ names, limit }) => `${list(names)}, qu'abandonnez-vous au pirate ? Encore ${loot(limit)}.`,
    plunder: ({ names, victim, items: named, limit }) =>
      `${list(names)}, que prenez-vous à ${victim} ? ${items(named) === "" ? `${loot(limit)} au plus.` : `Jusqu'ici ${items(named)}, et ${loot(limit)} de plus si vous voulez.`}`,
  },

  moves: {
    fit: ({ upgrade }) => `Choisir l'amélioration de ${UPGRADE[upgrade]} de valeur 0`,
    stock: ({ good }) => (good === null ? "Commencer avec 4 rhums" : `Commencer avec 3 rhums et ${item(1, good)}`),
    pirate: ({ place }) => `Placer le pirate en ${place}`,
    ship: ({ place }) => `Placer votre navire en ${place}`,
    ration: ({ goods: given }) => `Donner ${itemsIn(given)} pour 1 rhum`,
    lay({ steps, isAnchor, cost, rum: aboard, to }) {
      if (isAnchor) return `Poser la carte 2x seule : rester à l'ancre${to === null ? "" : ` en ${to}`} gratuitement`;
      const target = to === null ? "" : ` jusqu'en ${to}`;
      if (cost <= aboard) return `Naviguer ${route(steps)}${target} ${forRum(cost)}`;
      return `Naviguer ${route(steps)} : ${rum(cost)} à payer, ${aboard} à bord ; mutinerie, perdre tout le rhum et dériver${target}`;
    },
    take({ row, good, isLast, throwsOut }) {
      const from = good === null || good === row ? "" : ` de la rangée de ${ITEM[row].one}`;
      return `Prendre ${item(1, good ?? row)}${from}${throwing(throwsOut)}${isLast ? " ; la rangée sera vide" : ""}`;
    },
    cannon: ({ cannons, slots }) => `Prendre un canon (alors ${cannons}/${slots})`,
    upgrade: ({ upgrade, value, price }) =>
      `Acheter l'amélioration de ${UPGRADE[upgrade]} de valeur ${value} pour ${thalers(price)}`,
    sell: ({ good }) => `Donner ${item(1, good)} pour 1 rhum`,
    buy: ({ good }) => `Donner 1 rhum pour ${item(1, good)}`,
    barter: ({ good, got, throwsOut }) => `Donner ${item(1, good)} pour ${itemsIn(got)}${throwing(throwsOut)}`,
    rum: ({ throwsOut }) => `Prendre 1 rhum gratuit${throwing(throwsOut)}`,
    thaler: () => "Prendre 1 thaler",
    swap: ({ good }) => `Donner ${item(1, good)} pour 1 rhum, en Trafiquant`,
    end: () => "Terminer votre tour",
    discard: ({ item: kind }) => `Jeter ${item(1, kind)}`,
    unload: ({ good, slots, sum, fills }) =>
      `Décharger ${item(1, good)} ${onSlots(slots)} (${goods(sum.goods)} en tout : ${thalers(sum.thalers)})${fills ? " ; le port sera complet" : ""}`,
    refill: ({ rum: taken, throwsOut }) =>
      taken === 0 ? "Ne pas prendre de rhum" : `Prendre ${rum(taken)}${throwing(throwsOut)}`,
    peace: () => "Éviter tous les combats de cette manche ; votre marqueur est dépensé",
    fight: () => "Combattre et garder votre marqueur",
    lose: ({ item: kind }) => `Abandonner ${item(1, kind)}`,
    plunder: ({ item: kind }) => `Prendre ${item(1, kind)}`,
    done({ unloaded, loot: taken }) {
      if (taken !== null)
        return items(taken) === "" ? "Terminer : ne rien prendre" : `Terminer : prendre ${items(taken)}`;
      if (unloaded === null) return "Terminer l'échange";
      return unloaded.goods === 0
        ? "Terminer : ne rien décharger"
        : `Terminer : ${thalers(unloaded.thalers)} pour ${goods(unloaded.goods)}`;
    },
    pass: ({ isRation }) => (isRation ? "Passer : ne rien donner ; l'équipage se mutine" : "Passer"),
  },

  events: EVENTS,
  reasons: REASONS,
  options: {
    supply: "plateau d'offre",
    cards: "cartes posées",
    content: "paquet de contenu",
    random: "au hasard",
    final: "définitives",
    changeable: "modifiables jusqu'à la dernière",
  },
  supplySide: (board, side) => `plateau ${board}, face ${side}`,
};

/** Portolano in French. */
export const fr = gameWords(typeset(CATALOGUE));
