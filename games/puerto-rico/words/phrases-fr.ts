import { amounts, capital, counter, listing } from "@caravel/kernel";
import { total } from "../rules/state.ts";
import type { Purchase, Shipment } from "./facts.ts";
import type { Passing } from "./moments.ts";
import { BUILDING, GOOD, ROLE, TILE } from "./names-fr.ts";
import type { Labels } from "./position.ts";

export const count = counter("fr");
export const list = listing("et");

export const doubloons = (number: number) => count(number, "doublon", "doublons");
export const points = (number: number) => count(number, "point", "points");
export const colonists = (number: number) => count(number, "colon", "colons");
export const barrels = (number: number) => count(number, "tonneau", "tonneaux");
export const barrelsOf = (number: number, good: number) => `${barrels(number)} ${GOOD[good].of}`;
export const forMoney = (price: number) => (price === 0 ? "gratuitement" : `pour ${doubloons(price)}`);
export const players = (number: number) => `À ${count(number, "joueur", "joueurs")}`;
export const who = (isNoble: boolean) => (isNoble ? "noble" : "colon");

/** "2 colons et 1 noble": only those there are, but at least colonists. */
export function crowd(others: number, nobles: number): string {
  const parts = nobles === 0 ? [] : [count(nobles, "noble", "nobles")];
  return list(others === 0 && nobles > 0 ? parts : [colonists(others), ...parts]);
}

/** "construire le comptoir pour 2 doublons", with what the church brings. */
export function purchase({ building, price, points: earned }: Purchase): string {
  const church = earned === 0 ? "" : ` (l'église rapporte ${points(earned)})`;
  return `construire ${BUILDING[building].the} ${forMoney(price)}${church}`;
}

/** What a loading brings: "5 points, 1 doublon". */
export function gain({ points: earned, doubloons: money }: Shipment): string {
  return `${points(earned)}${money === 0 ? "" : `, ${doubloons(money)}`}`;
}

/** "2 tonneaux de maïs et 1 de sucre": the barrels are named once. */
export function goods(counts: readonly number[]): string {
  return list(
    amounts(counts).map(({ kind, count: number }, place) =>
      place === 0 ? barrelsOf(number, kind) : `${number} ${GOOD[kind].of}`,
    ),
  );
}

/** Plantations by kind. */
export const plantations = (counts: readonly number[]) =>
  list(amounts(counts).map(({ kind, count: number }) => `${number} ${GOOD[kind].of}`));

const inBrackets = (withNobles: boolean) => (withNobles ? ", nobles entre parenthèses" : "");

/** Headings and short names for the position. */
export const LABELS: Labels = {
  goods: GOOD.map(({ name }) => capital(name)),
  tiles: TILE.map(({ short }) => capital(short)),
  roles: ROLE.map(({ name }) => name),
  buildings: BUILDING.map(({ name }) => name),
  year: (year) => `Année ${year}`,
  governor: "Gouverneur",
  turn: "À qui de jouer",
  phase: "Phase",
  noPhase: "choix d'un personnage",
  draft: "choix des bâtiments",
  guests: "déplacement depuis l'auberge",
  gameIsOver: "la partie est terminée",
  lastYear: "Dernière année",
  endings: {
    colonists: "trop peu de colons pour le navire",
    city: "une ville est complète",
    points: "les points de victoire sont épuisés",
  },
  roleCards: "Cartes personnage",
  role: "Personnage",
  doubloons: "Doublons",
  takenBy: "Pris par",
  players: (withNobles) => `Roses des vents (* gouverneur, > à son tour${inBrackets(withNobles)})`,
  player: "Joueur",
  points: "PV",
  windRose: "Colons",
  islands: (withNobles) => `Îles (occupées/tuiles${inBrackets(withNobles)})`,
  forest: "forêt",
  free: "Libre",
  cities: (withNobles) => `Villes (colons/cercles${inBrackets(withNobles)})`,
  city: "Bâtiments",
  ships: "Navires",
  ship: "Navire",
  cargo: "Cargaison",
  barrels: "Tonneaux",
  goodsTable: "Marchandises",
  supply: "Réserve",
  house: "Maison de commerce",
  all: "Total",
  plantations: "Plantations",
  faceUp: "Face visible",
  faceDown: "Face cachée",
  unseen: "Inconnues de vous",
  discards: "Défausse",
  supplies: "Réserves",
  quarries: "Carrières",
  colonists: "Colons",
  nobles: "Nobles",
  colonistShip: "Navire des colons",
  pointsLeft: "Points de victoire",
  pointsOnPaper: "Points sur papier",
  bank: (column) => `Banque, colonne ${column}`,
  building: "Bâtiment",
  cost: "Coût",
  left: "Reste",
};

/** What nobody does who passes, as an order and as a fact. */
export const PASSES: Readonly<Record<Passing, readonly [order: string, fact: string]>> = {
  hacienda: ["ne pas piocher", "ne pioche pas avec l'hacienda"],
  settle: ["ne prendre aucune tuile", "ne prend aucune tuile"],
  hospice: ["ne pas prendre de colon", "ne prend pas de colon"],
  build: ["ne rien construire", "ne construit rien"],
  university: ["ne pas prendre de colon", "ne prend pas de colon"],
  extra: ["ne pas prendre de tonneau de plus", "ne prend pas d'autre tonneau"],
  sell: ["ne rien vendre", "a fini de commercer"],
  load: ["ne rien charger", "ne charge rien cette fois"],
  guests: ["ne déplacer personne de l'auberge", "ne déplace personne de l'auberge"],
  secondPick: ["ne pas prendre de seconde tuile", "ne prend pas de seconde tuile"],
  lodge: ["ne rien défausser", "n'utilise pas le pavillon de chasse"],
  giveColonist: ["ne pas rendre de colon", "ne rend pas de colon"],
  villa: ["ne prendre personne", "n'utilise pas la villa"],
  lastPoint: ["laisser les points", "laisse les derniers points dans la réserve"],
  more: ["ne rien faire de plus", "ne fait rien de plus"],
};

/** Colonists by the place they stand on. */
export function standing(workers: readonly number[], city: readonly number[]): string {
  const tiles = amounts(workers).map(({ kind, count: number }) => `${TILE[kind].short} : ${number}`);
  const buildings = amounts(city).map(({ kind, count: number }) => `${BUILDING[kind].name} : ${number}`);
  return [...tiles, ...buildings].join(", ");
}

/** What a player keeps and what goes back. */
export function keeping(kept: readonly number[], lost: readonly number[]): string {
  const keeps = total(kept) === 0 ? "ne garde rien" : `garde ${goods(kept)}`;
  return total(lost) === 0 ? keeps : `${keeps} ; retour à la réserve : ${goods(lost)}`;
}
