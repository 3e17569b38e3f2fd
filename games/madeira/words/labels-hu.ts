import { capital } from "@caravel/kernel";
import { withArticle } from "@caravel/kernel/hungarian";
import { BUILDINGS, type BuildingName } from "../content/pieces.ts";
import type { BuildingEffect } from "../rules/effects.ts";
import type { Labels } from "./labels.ts";
import { BUILDING, CHARACTER, CITY, COLONY, FAVOUR, GUILD, ITEM, MARKET, REQUEST, REWARD } from "./names-hu.ts";
import { effectOrder } from "./phrases-hu.ts";

const nameOf = ({ name }: { readonly name: string }) => name;

type Both = (few: BuildingEffect, many: BuildingEffect) => string;
const EFFECTS: Readonly<Record<BuildingName, Both>> = {
  moinho: (few, many) => `${few.bread}/${many.bread} kenyér`,
  capitania: (few, many) => `${few.vp}/${many.vp} HP, ${few.pieces}/${many.pieces} munkás városba`,
  alfandega: (few, many) => `${few.pieces}/${many.pieces} munkás gyarmatra`,
  coroa: (few, many) => `${few.pieces}/${many.pieces} céhtámogatás felfordítása`,
  fortaleza: (few, many) => `${few.pieces}/${many.pieces} munkás a városőrségbe`,
};

/** Headings and short names for the position. */
export const LABELS: Labels = {
  items: ITEM.map(({ name }) => capital(name)),
  goods: ITEM.map(nameOf),
  buildings: BUILDING.map(nameOf),
  characters: CHARACTER.map(nameOf),
  cities: CITY.map(nameOf),
  colonies: COLONY.map(nameOf),
  markets: MARKET.map(({ name }) => capital(name)),
  guilds: GUILD,
  favours: FAVOUR.map(({ name, effect }) => ({ name: name.name, effect })),
  requests: REQUEST,
  rewards: REWARD.map(nameOf),

  round: (round) => `${round}. forduló az 5-ből`,
  setup: "Előkészületek",
  phase: "Fázis",
  phases: [
    "előkészületek",
    "A: a forduló előkészítése",
    "B: karakterakciók",
    "C: épületakciók",
    "D: fenntartás",
    "E: koronaelvárások",
  ],
  gameIsOver: "vége a játéknak",
  turn: "Soron van",
  scoring: "Következő pontozás",
  scoringIn: (round, requests) => `${round}. forduló: mindenki ${requests} koronaelvárást pontoz`,
  inUse: "Használt épület",
  priceOf: (building, price, pirates) => `${building}: ${price} reál vagy ${pirates} kalóz`,
  inForce: "Ebben a körben érvényes",
  woodBought: "Ebben a körben vásárolt fa",
  pirateDice: "Kalózkockák a városőrségben",
  pack: "Tartalomcsomag",
  reconstructed: "részben rekonstruált",

  players: "Játékosok",
  signs: "A–D: betűk a táblán, >: soron van",
  player: "Játékos",
  vp: "HP",
  mill: "Szélmalom",
  millLevels: ({ millBottom, millTop }) => `${millBottom}–${millTop}. szint`,
  pirates: "Kalóz",
  dice: "Kocka",
  markers: "Jelző",

  figures: "Munkások és hajók",
  coloniesInOrder: `gyarmatok: ${COLONY.map(nameOf).join("/")}`,
  home: "Készlet",
  fields: "Ültetvény",
  forest: "Erdő",
  cityWorkers: "Város",
  colonyWorkers: "Gyarmat",
  watch: "Városőrség",
  shipsHome: "Hajó a készletben",
  shipsOut: "a táblán",

  maintenance: "Fenntartás, ha most következne (minden hiányzó fáért és kenyérért 1 kalóz jár)",
  woodDue: "Kell fa",
  ownWood: "van",
  woodAtHand: "vásárlással",
  breadDue: "Kell kenyér",
  ownBread: "van",

  requestsHeld: (round) =>
    `Koronaelvárások (hány van, és a mostani állással mennyit érnek ${withArticle(`${round}.`)} fordulóban)`,

  rows: "Kockaoszlop, az elvehető koronaelvárásokkal",
  row: "Sor",
  guild: "Céh",

  passColumn: "Passzoszlop",
  space: "Mező",
  orAction: "Vagy",
  passActions: ["", "1 HP, és mozgathatsz 1 munkást egy városba", "1 munkás a városőrségbe", "1 hajó mozgatása"],

  buildingTable: "Épületek",
  regionInBrackets: "zárójelben a régió",
  diceLimit: (dice) => `kockák: céh+kalóz, legfeljebb ${dice}`,
  building: "Épület",
  character: "Karakter",
  workers: "Munkás",
  effect: "Hatása",
  effectByWorkers: "1–2 / legalább 3 munkással",
  effects: (few, many) => EFFECTS[BUILDINGS[few.building]](few, many),
  effectOrder,

  fieldTable: "Ültetvények régiónként",
  fieldCell: "áru → amivé válhat, fa – munkások",
  wood: (wood) => `${wood} fa`,

  cityTable: "Városok",
  citySigns: "o polgár, . szabad, - nem épült fel",
  city: "Város",
  mayor: "Bevétel",
  majority: "Többség",
  minority: "Jelenlét",
  holder: "Többsége van",
  spaces: "1–12. mező",

  favourTable: "Céhtámogatások",
  favour: "Támogatás",
  where: "Hol van",
  onDistrict: (city, district, wood) => `${city}, ${district}. kerület: ${wood} fa`,
  faceUp: "felfelé",
  faceDown: "lefelé",

  marketTable: "Piacok",
  marketCell: "ennyi áruért ennyi reál, vagy az ott álló hajó",
  market: "Piac",
  vpByRound: "HP: 1/3/5.",

  colonyTable: "Gyarmatok",
  colonyCell: "a mező bora, vagy az ott álló hajó",
  colony: "Gyarmat",
  good: "Áru",
  rewardA: "A jutalom",
  rewardB: "B jutalom",
};
