import { amounts, counter, listing } from "@caravel/kernel";
import type { Purchase, Shipment } from "./facts.ts";
import type { Passing } from "./moments.ts";
import { BUILDING, GOOD, ROLE, TILE } from "./names-en.ts";
import type { Labels } from "./position.ts";

export const count = counter("en");
export const list = listing("and");

export const doubloons = (number: number) => count(number, "doubloon", "doubloons");
export const points = (number: number) => count(number, "point", "points");
export const colonists = (number: number) => count(number, "colonist", "colonists");
export const barrels = (number: number) => count(number, "barrel", "barrels");
export const roles = (cards: readonly number[]) => list(cards.map((role) => `the ${ROLE[role]}`));
export const goods = (counts: readonly number[]) =>
  list(amounts(counts).map(({ kind, count: number }) => `${number} ${GOOD[kind]}`));
export const forMoney = (price: number) => (price === 0 ? "for free" : `for ${doubloons(price)}`);
export const players = (number: number) => `With ${count(number, "player", "players")}`;
export const who = (isNoble: boolean) => (isNoble ? "noble" : "colonist");

/** "2 colonists and 1 noble": only those there are, but at least colonists. */
export function crowd(others: number, nobles: number): string {
  const parts = nobles === 0 ? [] : [count(nobles, "noble", "nobles")];
  return list(others === 0 && nobles > 0 ? parts : [colonists(others), ...parts]);
}

/** "build the office for 2 doubloons", with what the church brings. */
export function purchase({ building, price, points: earned }: Purchase): string {
  const church = earned === 0 ? "" : ` (the church brings ${points(earned)})`;
  return `build the ${BUILDING[building]} ${forMoney(price)}${church}`;
}

/** What a loading brings: "(5 points, 1 doubloon)". */
export function gain({ points: earned, doubloons: money }: Shipment): string {
  return `(${points(earned)}${money === 0 ? "" : `, ${doubloons(money)}`})`;
}

const inBrackets = (withNobles: boolean) => (withNobles ? ", nobles in brackets" : "");

/** Headings and short names for the position. */
export const LABELS: Labels = {
  goods: GOOD,
  tiles: TILE.map(({ short }) => short),
  roles: ROLE,
  buildings: BUILDING,
  year: (year) => `Year ${year}`,
  governor: "Governor",
  turn: "Turn",
  phase: "Phase",
  noPhase: "choice of a role",
  draft: "choice of the buildings",
  guests: "guests may move",
  gameIsOver: "the game is over",
  lastYear: "Last year",
  endings: {
    colonists: "too few colonists for the ship",
    city: "a city is full",
    points: "the victory points are gone",
  },
  roleCards: "Role cards",
  role: "Role",
  doubloons: "Doubloons",
  takenBy: "Taken by",
  players: (withNobles) => `Wind roses (* governor, > turn${inBrackets(withNobles)})`,
  player: "Player",
  points: "VP",
  windRose: "Colonists",
  islands: (withNobles) => `Islands (occupied/tiles${inBrackets(withNobles)})`,
  forest: "forest",
  free: "Free",
  cities: (withNobles) => `Cities (colonists/circles${inBrackets(withNobles)})`,
  city: "Buildings",
  ships: "Cargo ships",
  ship: "Ship",
  cargo: "Good",
  barrels: "Barrels",
  goodsTable: "Goods",
  supply: "Supply",
  house: "Trading house",
  all: "All",
  plantations: "Plantations",
  faceUp: "Face up",
  faceDown: "Face down",
  unseen: "Not seen by you",
  discards: "Discards",
  supplies: "Supplies",
  quarries: "Quarries",
  colonists: "Colonists",
  nobles: "Nobles",
  colonistShip: "Colonist ship",
  pointsLeft: "Victory points",
  pointsOnPaper: "Points on paper",
  bank: (column) => `Bank, column ${column}`,
  building: "Building",
  cost: "Cost",
  left: "Left",
};

/** What nobody does who passes, as an order and as a fact. */
export const PASSES: Readonly<Record<Passing, readonly [order: string, fact: string]>> = {
  hacienda: ["do not draw", "does not draw with the hacienda"],
  settle: ["take no tile", "takes no tile"],
  hospice: ["take no colonist", "takes no colonist"],
  build: ["build nothing", "builds nothing"],
  university: ["take no colonist", "takes no colonist"],
  extra: ["take no extra barrel", "takes no further barrel"],
  sell: ["sell nothing", "has finished trading"],
  load: ["load nothing", "loads nothing this time"],
  guests: ["let the guests stay", "lets the guests stay"],
  secondPick: ["take no second tile", "takes no second tile"],
  lodge: ["give up nothing", "does not use the hunting lodge"],
  giveColonist: ["give up no colonist", "gives up no colonist"],
  villa: ["take nobody", "does not use the villa"],
  lastPoint: ["leave the points", "leaves the last points in the supply"],
  more: ["do nothing more", "does nothing more"],
};

/** Colonists by the place they stand on. */
export function standing(workers: readonly number[], city: readonly number[]): string {
  const tiles = amounts(workers).map(({ kind, count: number }) => `${TILE[kind].short} ${number}`);
  const buildings = amounts(city).map(({ kind, count: number }) => `${BUILDING[kind]} ${number}`);
  return [...tiles, ...buildings].join(", ");
}
