import type { Countable } from "@caravel/kernel";
import { type FrenchNoun, feminine, masculine } from "@caravel/kernel/french";
import { inOrder, type NameTables } from "./names.ts";

/** A city or a colony: its name, going there or being there, and coming from there. */
export interface Land {
  readonly name: string;
  readonly at: string;
  readonly of: string;
}

const item = (one: string, other = `${one}s`): Countable => ({ one, other });
const city = (name: string): Land => ({ name, at: `à ${name}`, of: `de ${name}` });

const TABLES: NameTables<Countable, FrenchNoun, Land> = {
  items: {
    wheat: item("blé"),
    sugar: item("sucre"),
    wine: item("vin"),
    wood: item("bois", "bois"),
    bread: item("pain"),
    reals: item("real"),
  },
  buildings: {
    moinho: masculine("Moinho"),
    capitania: feminine("Capitania"),
    alfandega: feminine("Alfândega"),
    coroa: feminine("Casa da Coroa"),
    fortaleza: feminine("Fortaleza"),
  },
  characters: {
    steward: masculine("Intendant"),
    "guild-master": masculine("Maître de guilde"),
    commander: masculine("Commandant"),
    mayor: masculine("Maire"),
    printed: masculine("personnage imprimé"),
  },
  cities: { "porto-santo": city("Porto Santo"), funchal: city("Funchal"), machico: city("Machico") },
  colonies: {
    acores: { name: "Açores", at: "aux Açores", of: "des Açores" },
    brasil: { name: "Brésil", at: "au Brésil", of: "du Brésil" },
    india: { name: "Inde", at: "en Inde", of: "de l'Inde" },
  },
  markets: {
    wheat: masculine("marché du blé"),
    sugar: masculine("marché du sucre"),
    wine: masculine("marché du vin"),
  },
  guilds: {
    green: "verte",
    blue: "bleue",
    orange: "orange",
    purple: "violette",
    red: "rouge",
    yellow: "jaune",
    white: "blanche",
    grey: "grise",
    brown: "brune",
    black: "noire",
  },
  favours: {
    friar: { name: masculine("Moine"), effect: "2 bois, avec accès" },
    miller: { name: masculine("Meunier"), effect: "monter de 1 au moulin" },
    bishop: { name: masculine("Évêque"), effect: "déplacer un de vos marqueurs Action" },
    treasurer: { name: masculine("Trésorier"), effect: "5 reals" },
    navigator: { name: masculine("Navigateur"), effect: "déplacer 1 bateau" },
    engineer: { name: masculine("Ingénieur"), effect: "phase B : 2 récoltes supplémentaires" },
    patron: { name: masculine("Mécène"), effect: "3 pains" },
    lord: { name: masculine("Seigneur"), effect: "phase C : ce bâtiment vous coûte 0" },
    diplomat: { name: masculine("Diplomate"), effect: "phase C : compte comme 2 ouvriers de plus" },
    constable: { name: masculine("Connétable"), effect: "la moitié de vos pirates s'en va" },
    lady: { name: feminine("Dame"), effect: "pour 4 reals, l'action d'un bâtiment" },
    explorer: { name: masculine("Explorateur"), effect: "déplacer 1 ouvrier n'importe où" },
  },
  requests: {
    "trade-routes": { name: "Routes commerciales", short: "Routes", scores: "jusqu'à 3 bateaux sur les marchés" },
    expeditions: { name: "Expéditions", short: "Expéditions", scores: "jusqu'à 3 bateaux dans les colonies" },
    "guild-influence": {
      name: "Influence des guildes",
      short: "Influence",
      scores: "5 PV par guilde avec une faveur face visible",
    },
    "national-wealth": { name: "Richesse nationale", short: "Richesse", scores: "1 PV par real payé, jusqu'à 15" },
    urbanization: { name: "Urbanisation", short: "Urban.", scores: "une ville" },
  },
  rewards: {
    "worker-to-field": {
      name: "ouvrier dans un champ",
      order: "déplacer 1 ouvrier dans un champ ou la forêt",
    },
    "worker-to-city": { name: "ouvrier dans une ville", order: "gagner 1 PV, et au choix 1 ouvrier dans une ville" },
    "worker-to-watch": { name: "ouvrier au château", order: "déplacer 1 ouvrier au château" },
    "mill-up": { name: "moulin plus haut", order: "monter de 1 niveau au moulin" },
    "flip-favour": { name: "faveur face visible", order: "mettre 1 faveur face visible" },
    "pirates-or-bread": { name: "pirates ou pain", order: "défausser jusqu'à 3 pirates, ou gagner 2 pains" },
    "3-vp": { name: "3 PV", order: "gagner 3 PV" },
    "5-reals": { name: "5 reals", order: "gagner 5 reals" },
  },
};

/** The French names by number, each with its forms. */
export const {
  items: ITEM,
  buildings: BUILDING,
  characters: CHARACTER,
  cities: CITY,
  colonies: COLONY,
  markets: MARKET,
  guilds: GUILD,
  favours: FAVOUR,
  requests: REQUEST,
  rewards: REWARD,
} = inOrder(TABLES);
