import { amounts, capital, countsOf, listing, nounCounter } from "@caravel/kernel";
import { RUM, THALER } from "../content/pieces.ts";
import { ACTION, DIRECTION, ITEM, MISSION, STERN, UPGRADE } from "./names-fr.ts";
import type { Labels } from "./position.ts";

const say = nounCounter("fr");
export const list = listing("et");

export const item = (number: number, kind: number) => say(number, ITEM[kind]);
export const rum = (number: number) => item(number, RUM);
export const thalers = (number: number) => item(number, THALER);
export const hits = (number: number) => say(number, { one: "touche", other: "touches" });
export const dice = (number: number) => say(number, { one: "dé", other: "dés" });
export const goods = (number: number) => say(number, { one: "marchandise", other: "marchandises" });
/** What is in the hold or comes out of a battle: goods, rum, thalers. */
export const cargo = (number: number) => `${number} (marchandises ou rhums)`;
export const loot = (number: number) => say(number, { one: "prise de butin", other: "prises de butin" });
export const cannons = (number: number) => say(number, { one: "canon", other: "canons" });
/** "sur l'emplacement 2", "sur les emplacements 2 et 3". */
export const onSlots = (slots: readonly number[]) =>
  slots.length === 1 ? `sur l'emplacement ${slots[0]}` : `sur les emplacements ${list(slots.map(String))}`;
export const rounds = (number: number) => say(number, { one: "manche", other: "manches" });
export const players = (number: number) => `À ${say(number, { one: "joueur", other: "joueurs" })}`;

/** Items by number: "2 rhums et 1 coton"; and those of a list. */
export const items = (counts: readonly number[]) => list(amounts(counts).map(({ kind, count }) => item(count, kind)));
export const itemsIn = (kinds: readonly number[]) => items(countsOf(kinds));
/** Kinds after a negation: "de coton ni de thé". */
export const none = (of: readonly number[]) => listing("ni")([...new Set(of)].map((kind) => `de ${ITEM[kind].one}`));

/** "vers le nord", "deux fois vers le nord", "vers le nord, puis vers l'est". */
export function route(steps: readonly number[]): string {
  if (steps.length === 2 && steps[0] === steps[1]) return `deux fois ${DIRECTION[steps[0]].to}`;
  return steps.map((step) => DIRECTION[step].to).join(", puis ");
}

/** "pour 2 rhums", "gratuitement". */
export const forRum = (cost: number) => (cost === 0 ? "gratuitement" : `pour ${rum(cost)}`);

/** What has to make room. */
export const throwing = (number: number) =>
  number === 0 ? "" : ` (en jetant ${number} ${number === 1 ? "marchandise ou rhum" : "marchandises ou rhums"})`;

/** "2 touches (1 sûre, 3 dés)". */
export function roll(scored: number, sure: number, rolled: number): string {
  const parts = [
    ...(sure === 0 ? [] : [say(sure, { one: "sûre", other: "sûres" })]),
    ...(rolled === 0 && sure > 0 ? [] : [dice(rolled)]),
  ];
  return `${hits(scored)} (${parts.join(", ")})`;
}

/** Headings and short names for the position. */
export const LABELS: Labels = {
  items: ITEM.map(({ one }, kind) => capital(kind === THALER ? ITEM[kind].other : one)),
  letters: ["C", "V", "T", "cacao"],
  actions: ACTION,
  directions: DIRECTION.map(({ name }) => name),
  upgrades: UPGRADE.map(capital),
  sterns: STERN,
  missions: MISSION,
  round: (round) => `Manche ${round}`,
  setup: "Mise en place",
  phase: "Phase",
  phases: {
    setup: "mise en place",
    cards: "1. choix des cartes",
    turns: "2. tours des joueurs",
    battle: "5. bataille",
  },
  noPhase: "entre deux phases",
  gameIsOver: "la partie est terminée",
  turn: "À qui de jouer",
  start: "Premier joueur",
  wind: "Vent",
  blows: (wind) => `souffle ${DIRECTION[wind].to}`,
  pirate: "Pirate",
  lastRound: "Dernière manche",
  hits: "Touches",
  pack: "Paquet de contenu",
  tileSide: (code, tile, side) => `${code} (tuile ${tile}, face ${side})`,
  reconstructed: "reconstitué : nos valeurs, celles du jeu sont perdues",
  sea: "Mer",
  ships: "navires",
  cannon: "canon",
  port: "port",
  pirateMark: "pirate",
  ports: "Ports",
  filled: "entre parenthèses, ce qui s'y trouve",
  place: "Case",
  tile: "Tuile",
  players: "Joueurs",
  signs: "#1–#5 : navires, > : doit jouer, * : premier joueur",
  player: "Joueur",
  free: "Libre",
  cannons: "Canons",
  chests: "Coffres",
  standing: "Situation (thalers si la partie finissait maintenant, sans les coffres)",
  cargo: "Cargaison",
  missionPay: "Missions",
  sum: "Total",
  shipTable: "Navires",
  upgradeValues: "améliorations par valeur",
  stern: "Poupe",
  peaceMarker: "(marqueur)",
  value: "Valeur",
  cards: "Cartes",
  hidden: (cards) => say(cards, { one: "cachée", other: "cachées" }),
  drifted: "a dérivé",
  anchored: "à l'ancre",
  missionTable: "Missions (rang du marqueur de chaque navire ; * : encore en jeu ou non)",
  mission: "Mission",
  needs: "Condition",
  markerKept: "oui",
  supplyBoard: (board, side) => `Plateau d'offre ${board}, face ${side}`,
  row: "Rangée",
  left: "Reste",
  inOrder: "Dans l'ordre de prise",
  box: "Dans la boîte",
  supplies: "Réserves",
  chestStack: "Pile de coffres",
  portPile: "Pile de ports",
  pileTop: (ports, top) => `${ports}, au sommet ${top}`,
  pileBelow: "En dessous",
  usedPorts: "Ports utilisés",
  upgradeStack: (upgrade) => `Améliorations, ${upgrade.toLowerCase()}`,
};
