import { amounts, capital, listing } from "@caravel/kernel";
import { total } from "../rules/state.ts";
import type { Purchase, Shipment } from "./facts.ts";
import type { Passing } from "./moments.ts";
import { BUILDING, GOOD, ROLE, TILE } from "./names-hu.ts";
import type { Labels } from "./position.ts";

// after a number a Hungarian noun stays singular, so counting needs no plural forms
export const list = listing("és");

/** Goods with their numbers, as subject or as object. */
export const goods = (counts: readonly number[]) =>
  list(amounts(counts).map(({ kind, count }) => `${count} ${GOOD[kind].name}`));
export const goodsObject = (counts: readonly number[]) =>
  list(amounts(counts).map(({ kind, count }) => `${count} ${GOOD[kind].object}`));
export const forMoney = (price: number) => (price === 0 ? "ingyen" : `${price} dublonért`);
/** What a sale brings; "for 0 doubloons" would be a joke. */
export const income = (doubloons: number) => (doubloons === 0 ? "(0 dublon)" : `${doubloons} dublonért`);
/** A colonist or a noble, as subject and as object. */
export const who = (isNoble: boolean) => (isNoble ? "nemes" : "telepes");
export const whom = (isNoble: boolean) => `${who(isNoble)}t`;

/** "2 telepes és 1 nemes": only those there are, but at least colonists; as subject or as object. */
function people(others: number, nobles: number, ending: string): string {
  const parts = nobles === 0 ? [] : [`${nobles} nemes${ending}`];
  return list(others === 0 && nobles > 0 ? parts : [`${others} telepes${ending}`, ...parts]);
}
export const crowd = (others: number, nobles: number) => people(others, nobles, "");
export const crowdObject = (others: number, nobles: number) => people(others, nobles, "t");

/** "építsd fel a hivatalt 2 dublonért", with what the church brings. */
export function purchase({ building, price, points }: Purchase): string {
  const church = points === 0 ? "" : ` (a templom ${points} pontot hoz)`;
  return `építsd fel ${BUILDING[building].object} ${forMoney(price)}${church}`;
}

/** What a loading brings: "5 pont, 1 dublon". */
export function gain({ points, doubloons }: Shipment): string {
  return `${points} pont${doubloons === 0 ? "" : `, ${doubloons} dublon`}`;
}

const inBrackets = (withNobles: boolean) => (withNobles ? ", zárójelben a nemesek" : "");

/** Headings and short names for the position. */
export const LABELS: Labels = {
  goods: GOOD.map(({ name }) => capital(name)),
  tiles: TILE.map(({ short }) => capital(short)),
  roles: ROLE.map(({ name }) => name),
  buildings: BUILDING.map(({ name }) => name),
  year: (year) => `${year}. év`,
  governor: "Kormányzó",
  turn: "Soron van",
  phase: "Fázis",
  noPhase: "szerepválasztás",
  draft: "az épületek kiválasztása",
  guests: "a vendégek mozgatása",
  gameIsOver: "vége a játéknak",
  lastYear: "Utolsó év",
  endings: {
    colonists: "nincs elég telepes a telepeshajóra",
    city: "betelt egy város",
    points: "elfogytak a győzelmi pontok",
  },
  roleCards: "Szerepkártyák",
  role: "Szerep",
  doubloons: "Dublon",
  takenBy: "Kinél van",
  players: (withNobles) => `Szélrózsák (* kormányzó, > soron van${inBrackets(withNobles)})`,
  player: "Játékos",
  points: "GyP",
  windRose: "Telepes",
  islands: (withNobles) => `Szigetek (működő/összes${inBrackets(withNobles)})`,
  forest: "erdő",
  free: "Üres",
  cities: (withNobles) => `Városok (telepes/karika${inBrackets(withNobles)})`,
  city: "Épületek",
  ships: "Kereskedőhajók",
  ship: "Hajó",
  cargo: "Áru",
  barrels: "Hordó",
  goodsTable: "Áruk",
  supply: "Készlet",
  house: "Kereskedőház",
  all: "Összes",
  plantations: "Ültetvények",
  faceUp: "Felcsapva",
  faceDown: "Képpel lefelé",
  unseen: "Amit nem láttál",
  discards: "Eldobva",
  supplies: "Készletek",
  quarries: "Kőbányák",
  colonists: "Telepesek kupaca",
  nobles: "Nemesek kupaca",
  colonistShip: "Telepeshajó",
  pointsLeft: "Győzelmi pontok",
  pointsOnPaper: "Papíron",
  bank: (column) => `Bank, ${column}. oszlop`,
  building: "Épület",
  cost: "Költség",
  left: "Maradt",
};

/** What nobody does who passes, said to him and said of him. */
export const PASSES: Readonly<Record<Passing, readonly [order: string, fact: string]>> = {
  hacienda: ["ne húzz ültetvényt", "nem húz ültetvényt a haciendával"],
  settle: ["ne vegyél el lapkát", "nem vesz el lapkát"],
  hospice: ["ne kérj telepest", "nem kér telepest"],
  build: ["ne építs semmit", "nem épít semmit"],
  university: ["ne kérj telepest", "nem kér telepest"],
  extra: ["ne kérj plusz hordót", "nem kér több hordót"],
  sell: ["ne adj el semmit", "befejezte a kereskedést"],
  load: ["ne hajózz be semmit", "most nem hajóz be semmit"],
  guests: ["maradjanak a vendégek a vendégházon", "a vendégházon hagyja a vendégeit"],
  secondPick: ["ne vegyél el második lapkát", "nem vesz el második lapkát"],
  lodge: ["ne dobj el semmit", "nem él a vadászházzal"],
  giveColonist: ["ne adj vissza telepest", "nem ad vissza telepest"],
  villa: ["ne kérj senkit", "nem él a vidéki lakkal"],
  lastPoint: ["hagyd ott a pontokat", "otthagyja az utolsó pontokat a készletben"],
  more: ["mást már ne tegyél", "mást már nem tesz"],
};

/** Colonists by the place they stand on. */
export function standing(workers: readonly number[], city: readonly number[]): string {
  const tiles = amounts(workers).map(({ kind, count }) => `${TILE[kind].short}: ${count}`);
  const buildings = amounts(city).map(({ kind, count }) => `${BUILDING[kind].name}: ${count}`);
  return [...tiles, ...buildings].join(", ");
}

/** What a player keeps and what goes back. */
export function keeping(kept: readonly number[], lost: readonly number[]): string {
  if (total(lost) === 0) return `minden áruját megtartja: ${goods(kept)}`;
  const keeps = total(kept) === 0 ? "semmit sem tart meg" : `megtart ${goodsObject(kept)}`;
  return `${keeps}, a készletbe visszakerül ${goods(lost)}`;
}
