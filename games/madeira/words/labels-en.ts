import { capital } from "@caravel/kernel";
import { BUILDINGS, type BuildingName } from "../content/pieces.ts";
import type { BuildingEffect } from "../rules/effects.ts";
import type { Labels } from "./labels.ts";
import { BUILDING, CHARACTER, CITY, COLONY, FAVOUR, GUILD, ITEM, MARKET, REQUEST, REWARD } from "./names-en.ts";
import { effectOrder, pirates, reals, requests } from "./phrases-en.ts";

type Both = (few: BuildingEffect, many: BuildingEffect) => string;
const EFFECTS: Readonly<Record<BuildingName, Both>> = {
  moinho: (few, many) => `${few.bread}/${many.bread} bread`,
  capitania: (few, many) => `${few.vp}/${many.vp} VP, ${few.pieces}/${many.pieces} workers to cities`,
  alfandega: (few, many) => `${few.pieces}/${many.pieces} workers to colonies`,
  coroa: (few, many) => `${few.pieces}/${many.pieces} favours face up`,
  fortaleza: (few, many) => `${few.pieces}/${many.pieces} workers to the watch`,
};

/** Headings and short names for the position. */
export const LABELS: Labels = {
  items: ITEM.map(({ other }) => capital(other)),
  goods: ITEM.map(({ one }) => one),
  buildings: BUILDING,
  characters: CHARACTER,
  cities: CITY,
  colonies: COLONY,
  markets: MARKET.map(capital),
  guilds: GUILD,
  favours: FAVOUR,
  requests: REQUEST,
  rewards: REWARD.map(({ name }) => name),

  round: (round) => `Round ${round} of 5`,
  setup: "Setup",
  phase: "Phase",
  phases: [
    "setup",
    "A: round setup",
    "B: character actions",
    "C: building actions",
    "D: maintenance",
    "E: crown requests",
  ],
  gameIsOver: "the game is over",
  turn: "Turn",
  scoring: "Next scoring",
  scoringIn: (round, number) => `round ${round}: everybody scores ${requests(number)}`,
  inUse: "Building in use",
  priceOf: (building, price, number) => `${building}: ${reals(price)}, or ${pirates(number)}`,
  inForce: "In force this turn",
  woodBought: "Wood bought this turn",
  pirateDice: "Pirate dice in the watch",
  pack: "Content pack",
  reconstructed: "partly reconstructed",

  players: "Players",
  signs: "A-D: letter on the board, >: to decide",
  player: "Player",
  vp: "VP",
  mill: "Windmill",
  millLevels: ({ millBottom, millTop }) => `levels ${millBottom} to ${millTop}`,
  pirates: "Pirates",
  dice: "Dice",
  markers: "Markers",

  figures: "Workers and ships",
  coloniesInOrder: `colonies: ${COLONY.join("/")}`,
  home: "Home",
  fields: "Fields",
  forest: "Forest",
  cityWorkers: "Cities",
  colonyWorkers: "Colonies",
  watch: "Watch",
  shipsHome: "Ships at home",
  shipsOut: "Ships out",

  maintenance: "Maintenance as things stand (each missing wood or bread brings a pirate)",
  woodDue: "Wood due",
  ownWood: "Own",
  woodAtHand: "With bought",
  breadDue: "Bread due",
  ownBread: "Own",

  requestsHeld: (round) =>
    `Crown requests held (how many, and what they would bring in round ${round} as things stand)`,

  rows: "Dice column with the crown requests on offer",
  row: "Row",
  guild: "Guild",

  passColumn: "Pass column",
  space: "Space",
  orAction: "Or",
  passActions: ["", "1 VP, and you may move a worker to a city", "move a worker to the watch", "move a ship"],

  buildingTable: "Buildings",
  regionInBrackets: "region in brackets",
  diceLimit: (dice) => `dice: guild+pirate, at most ${dice}`,
  building: "Building",
  character: "Character",
  workers: "Workers",
  effect: "What it does",
  effectByWorkers: "With 1-2 / 3+ workers",
  effects: (few, many) => EFFECTS[BUILDINGS[few.building]](few, many),
  effectOrder,

  fieldTable: "Fields by region",
  fieldCell: "good → what it may become, wood – workers",
  wood: (wood) => `${wood} wood`,

  cityTable: "Cities",
  citySigns: "o citizen, . free, - not built",
  city: "City",
  mayor: "Mayor",
  majority: "Majority",
  minority: "Present",
  holder: "Has it",
  spaces: "Spaces 1 to 12",

  favourTable: "Guild favours",
  favour: "Favour",
  where: "Where",
  onDistrict: (city, district, wood) => `${city}, district ${district}: ${wood} wood`,
  faceUp: "face up",
  faceDown: "face down",

  marketTable: "Markets",
  marketCell: "reals for so many goods, or the ship there",
  market: "Market",
  vpByRound: "VP in 1/3/5",

  colonyTable: "Colonies",
  colonyCell: "wine for each space, or the ship there",
  colony: "Colony",
  good: "Good",
  rewardA: "Reward A",
  rewardB: "Reward B",
};
