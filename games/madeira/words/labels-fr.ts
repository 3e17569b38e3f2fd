import { capital } from "@caravel/kernel";
import { BUILDINGS, type BuildingName } from "../content/pieces.ts";
import type { BuildingEffect } from "../rules/effects.ts";
import type { Labels } from "./labels.ts";
import { BUILDING, CHARACTER, CITY, COLONY, FAVOUR, GUILD, ITEM, MARKET, REQUEST, REWARD } from "./names-fr.ts";
import { effectOrder, pirates, reals, requests } from "./phrases-fr.ts";

const nameOf = ({ name }: { readonly name: string }) => name;

type Both = (few: BuildingEffect, many: BuildingEffect) => string;
const EFFECTS: Readonly<Record<BuildingName, Both>> = {
  moinho: (few, many) => `${few.bread}/${many.bread} pains`,
  capitania: (few, many) => `${few.vp}/${many.vp} PV, ${few.pieces}/${many.pieces} ouvriers en ville`,
  alfandega: (few, many) => `${few.pieces}/${many.pieces} ouvriers dans les colonies`,
  coroa: (few, many) => `${few.pieces}/${many.pieces} faveurs face visible`,
  fortaleza: (few, many) => `${few.pieces}/${many.pieces} ouvriers au château`,
};

/** Headings and short names for the position. */
export const LABELS: Labels = {
  items: ITEM.map(({ other }) => capital(other)),
  goods: ITEM.map(({ one }) => one),
  buildings: BUILDING.map(nameOf),
  characters: CHARACTER.map(nameOf),
  cities: CITY.map(nameOf),
  colonies: COLONY.map(nameOf),
  markets: MARKET.map(({ name }) => capital(name)),
  guilds: GUILD,
  favours: FAVOUR.map(({ name, effect }) => ({ name: name.name, effect })),
  requests: REQUEST,
  rewards: REWARD.map(nameOf),

  round: (round) => `Manche ${round} sur 5`,
  setup: "Mise en place",
  phase: "Phase",
  phases: [
    "mise en place",
    "A : mise en place de la manche",
    "B : actions des personnages",
    "C : actions des bâtiments",
    "D : maintenance",
    "E : requêtes",
  ],
  gameIsOver: "la partie est terminée",
  turn: "À qui de jouer",
  scoring: "Prochain décompte",
  scoringIn: (round, number) => `manche ${round} : chacun marque ${requests(number)}`,
  inUse: "Bâtiment utilisé",
  priceOf: (building, price, number) => `${building} : ${reals(price)}, ou ${pirates(number)}`,
  inForce: "En vigueur à ce tour",
  woodBought: "Bois acheté à ce tour",
  pirateDice: "Dés Pirate au château",
  pack: "Paquet de contenu",
  reconstructed: "reconstitué en partie",

  players: "Joueurs",
  signs: "A–D : lettres sur le plateau, > : doit jouer",
  player: "Joueur",
  vp: "PV",
  mill: "Moulin",
  millLevels: ({ millBottom, millTop }) => `niveaux ${millBottom} à ${millTop}`,
  pirates: "Pirates",
  dice: "Dés",
  markers: "Marqueurs",

  figures: "Ouvriers et bateaux",
  coloniesInOrder: `colonies : ${COLONY.map(nameOf).join("/")}`,
  home: "Stock",
  fields: "Champs",
  forest: "Forêt",
  cityWorkers: "Villes",
  colonyWorkers: "Colonies",
  watch: "Château",
  shipsHome: "Bateaux en stock",
  shipsOut: "en mer",

  maintenance: "Maintenance dans l'état actuel (chaque bois ou pain manquant donne un pirate)",
  woodDue: "Bois dû",
  ownWood: "en stock",
  woodAtHand: "avec achats",
  breadDue: "Pain dû",
  ownBread: "en stock",

  requestsHeld: (round) =>
    `Requêtes détenues (combien, et ce qu'elles rapporteraient à la manche ${round} dans l'état actuel)`,

  rows: "Colonne des dés et requêtes proposées",
  row: "Rangée",
  guild: "Guilde",

  passColumn: "Colonne de passe",
  space: "Case",
  orAction: "Ou",
  passActions: [
    "",
    "1 PV, et vous pouvez déplacer 1 ouvrier dans une ville",
    "déplacer 1 ouvrier au château",
    "déplacer 1 bateau",
  ],

  buildingTable: "Bâtiments",
  regionInBrackets: "région entre parenthèses",
  diceLimit: (dice) => `dés : Guilde+Pirate, ${dice} au plus`,
  building: "Bâtiment",
  character: "Personnage",
  workers: "Ouvriers",
  effect: "Effet",
  effectByWorkers: "Avec 1-2 / 3+ ouvriers",
  effects: (few, many) => EFFECTS[BUILDINGS[few.building]](few, many),
  effectOrder,

  fieldTable: "Champs par région",
  fieldCell: "ressource → ce qu'elle peut devenir, bois – ouvriers",
  wood: (wood) => `${wood} bois`,

  cityTable: "Villes",
  citySigns: "o ouvrier neutre, . libre, - non construit",
  city: "Ville",
  mayor: "Maire",
  majority: "Majorité",
  minority: "Présence",
  holder: "La détient",
  spaces: "Cases 1 à 12",

  favourTable: "Faveurs Guilde",
  favour: "Faveur",
  where: "Où",
  onDistrict: (city, district, wood) => `${city}, quartier ${district} : ${wood} bois`,
  faceUp: "face visible",
  faceDown: "face cachée",

  marketTable: "Marchés",
  marketCell: "reals pour tant de ressources, ou le bateau présent",
  market: "Marché",
  vpByRound: "PV en 1/3/5",

  colonyTable: "Colonies",
  colonyCell: "vin de chaque emplacement, ou le bateau présent",
  colony: "Colonie",
  good: "Ressource",
  rewardA: "Récompense A",
  rewardB: "Récompense B",
};
