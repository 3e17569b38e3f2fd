import { CRAFTSMAN } from "../content/pieces.ts";
import { total } from "../rules/state.ts";
import { type Catalogue, gameWords } from "./catalogue.ts";
import { endingIn, type Passing, passingStep } from "./facts.ts";
import { amounts, capital, counter, listing } from "./grammar.ts";
import { BUILDING, CIRCLES_ON, GOOD, NEW_SPOT, ROLE, SHIP, SPOT, TILE } from "./names-en.ts";
import type { Labels } from "./position.ts";

const count = counter("en");
const list = listing("and");

const doubloons = (number: number) => count(number, "doubloon", "doubloons");
const points = (number: number) => count(number, "point", "points");
const colonists = (number: number) => count(number, "colonist", "colonists");
const barrels = (number: number) => count(number, "barrel", "barrels");
const roles = (cards: readonly number[]) => list(cards.map((role) => `the ${ROLE[role]}`));
const goods = (counts: readonly number[]) =>
  list(amounts(counts).map(({ kind, count: number }) => `${number} ${GOOD[kind]}`));
const forMoney = (price: number) => (price === 0 ? "for free" : `for ${doubloons(price)}`);
const players = (number: number) => `With ${count(number, "player", "players")}`;

const LABELS: Labels = {
  goods: GOOD,
  tiles: TILE.map(({ short }) => short),
  roles: ROLE,
  buildings: BUILDING,
  year: (year) => `Year ${year}`,
  governor: "Governor",
  turn: "Turn",
  phase: "Phase",
  noPhase: "choice of a role",
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
  players: "Wind roses (* governor, > turn)",
  player: "Player",
  points: "VP",
  windRose: "Colonists",
  islands: "Islands (occupied/tiles)",
  free: "Free",
  cities: "Cities (colonists/circles)",
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
  discards: "Discards",
  supplies: "Supplies",
  quarries: "Quarries",
  colonists: "Colonists",
  colonistShip: "Colonist ship",
  pointsLeft: "Victory points",
  pointsOnPaper: "Points on paper",
  bank: (column) => `Bank, column ${column}`,
  building: "Building",
  cost: "Cost",
  left: "Left",
};

/** What nobody does who passes, as an order and as a fact. */
const PASSES: Readonly<Record<Passing, readonly [order: string, fact: string]>> = {
  hacienda: ["do not draw", "does not draw with the hacienda"],
  settle: ["take no tile", "takes no tile"],
  hospice: ["take no colonist", "takes no colonist"],
  build: ["build nothing", "builds nothing"],
  university: ["take no colonist", "takes no colonist"],
  extra: ["take no extra barrel", "takes no extra barrel"],
  sell: ["sell nothing", "sells nothing"],
  captain: ["do not use the wharf", "does not use the wharf"],
};

/** Colonists by the place they stand on. */
function standing(workers: readonly number[], city: readonly number[]): string {
  const tiles = amounts(workers).map(({ kind, count: number }) => `${TILE[kind].short} ${number}`);
  const buildings = amounts(city).map(({ kind, count: number }) => `${BUILDING[kind]} ${number}`);
  return [...tiles, ...buildings].join(", ");
}

const CATALOGUE: Catalogue = {
  title: "Puerto Rico",
  labels: LABELS,
  gameIsOver: "The game is over.",
  nothingAsked: "Nothing is asked of anybody.",
  typeset: (text) => text,

  questions: {
    year: ({ name }) => `${name}, choose a role.`,
    hacienda: ({ name }) => `${name}, do you draw a plantation with the hacienda?`,
    settle: ({ name }) => `${name}, which tile do you take?`,
    hospice: ({ name, spot }) =>
      `${name}, do you put a colonist on ${spot === null ? "the new tile" : NEW_SPOT[spot]}?`,
    build: ({ name, doubloons: money }) => `${name}, what do you build? You have ${doubloons(money)}.`,
    university: ({ name, spot }) =>
      `${name}, do you put a colonist on ${spot === null ? "the new building" : NEW_SPOT[spot]}?`,
    join: ({ name }) => `${name}, do you take part in the mayor phase?`,
    place: ({ name, waiting }) =>
      waiting === 0
        ? `${name}, are your colonists where you want them?`
        : `${name}, where do your colonists go? ${colonists(waiting)} to place.`,
    produce: ({ name }) => `${name}, do you produce?`,
    extra: ({ name }) => `${name}, which extra barrel do you take?`,
    sell: ({ name }) => `${name}, which good do you sell?`,
    captain: ({ name }) => `${name}, which good do you load?`,
    store: ({ name }) => `${name}, which goods do you keep?`,
  },

  moves: {
    role: ({ role, doubloons: money }) =>
      `Choose the ${ROLE[role]}${money === 0 ? "" : ` and take ${doubloons(money)}`}`,
    draw: () => "Draw a face-down plantation",
    take: ({ kind }) => `Take ${TILE[kind].a}`,
    colonist: ({ spot, fromShip }) =>
      `Put a colonist from the ${fromShip ? "ship" : "supply"} on ${spot === null ? "the new tile" : NEW_SPOT[spot]}`,
    build: ({ building, price }) => `Build the ${BUILDING[building]} ${forMoney(price)}`,
    join: () => "Take part",
    privilege: () => "Take part with the privilege: 1 more colonist from the supply",
    decline: ({ role }) => (role === CRAFTSMAN ? "Do not produce" : "Do not take part"),
    place: ({ spot, afresh }) =>
      afresh ? `Take all colonists up and put one on ${SPOT[spot]}` : `Put a colonist on ${SPOT[spot]}`,
    lift: ({ spot }) => `Take a colonist back from ${SPOT[spot]}`,
    stay: ({ waiting }) =>
      waiting === 0 ? "Let all colonists stay" : `Let all colonists stay; ${waiting} left to place`,
    fill: () => "Fill production first",
    produce: ({ barrels: counts, factory }) =>
      `Produce ${goods(counts) || "nothing"}${factory === 0 ? "" : ` (the factory pays ${doubloons(factory)})`}`,
    extra: ({ good }) => `Take 1 more ${GOOD[good]}`,
    sell: ({ good, doubloons: money }) => `Sell 1 ${GOOD[good]} for ${doubloons(money)}`,
    load: ({ good, ship, barrels: number, points: earned }) =>
      `Load ${number} ${GOOD[good]} on ${SHIP[ship]} (${points(earned)})`,
    wharf: ({ good, barrels: number, points: earned }) =>
      `Ship all ${number} ${GOOD[good]} by the wharf (${points(earned)})`,
    store: ({ good, barrels: number }) => `Keep all ${GOOD[good]} in a warehouse (${barrels(number)})`,
    keep: ({ good }) => `Keep one barrel of ${GOOD[good]}`,
    done({ lost }) {
      if (lost === null) return "Done: the colonists stay like this";
      return lost === 0
        ? "Done: all barrels are kept"
        : `Done: ${count(lost, "barrel goes", "barrels go")} back to the supply`;
    },
    pass: ({ step }) => (step === null ? "Pass" : `Pass: ${PASSES[step][0]}`),
  },

  events: {
    yearBegins: ({ year, governor }, name) => `Year ${year} begins; the governor is ${name(governor)}.`,
    roleTaken: ({ seat, role, doubloons: money }, name) =>
      `${name(seat)} chooses the ${ROLE[role]}${money === 0 ? "" : ` and takes ${doubloons(money)}`}.`,
    moneyOnCards: ({ cards }) => (cards.length === 0 ? "" : `A doubloon goes on ${roles(cards)}.`),
    plantationDrawn: ({ seat, kind }, name) => `${name(seat)} draws ${TILE[kind].a} with the hacienda.`,
    tileTaken: ({ seat, kind }, name) => `${name(seat)} takes ${TILE[kind].a}.`,
    colonistOnTile: ({ seat, kind }, name) => `${name(seat)} puts a colonist of the hospice on ${TILE[kind].the}.`,
    rowLaidOut: ({ discarded, turnedUp, reshuffled }) =>
      [
        total(discarded) === 0 ? "" : `Discarded plantations: ${goods(discarded)}.`,
        reshuffled ? "The discards are shuffled in." : "",
        total(turnedUp) === 0 ? "No plantation is left to turn up." : `New plantations: ${goods(turnedUp)}.`,
      ]
        .filter((part) => part !== "")
        .join(" "),
    built: ({ seat, building, price }, name) => `${name(seat)} builds the ${BUILDING[building]} ${forMoney(price)}.`,
    colonistOnBuilding: ({ seat, building, fromShip }, name) =>
      `${name(seat)} puts a colonist of the university on the ${BUILDING[building]}${fromShip ? " (from the ship)" : ""}.`,
    joined: ({ seat, withPrivilege }, name) =>
      withPrivilege ? `${name(seat)} takes a colonist from the supply by the mayor's privilege.` : "",
    declined: ({ seat, role }, name) =>
      role === CRAFTSMAN ? `${name(seat)} does not produce.` : `${name(seat)} stays out of the ${ROLE[role]} phase.`,
    colonistsDrawn: ({ seat, colonists: number }, name) => `${name(seat)} takes ${colonists(number)} from the ship.`,
    placed: () => "",
    lifted: () => "",
    colonistsStay: () => "",
    settledDown: ({ seat, workers, city, windRose }, name) =>
      `${name(seat)} has placed colonists: ${standing(workers, city) || "none"}${windRose === 0 ? "" : `; wind rose ${windRose}`}.`,
    shipRefilled: ({ colonists: number, target, short }) =>
      short
        ? `Only ${count(number, "colonist boards", "colonists board")} the colonist ship, which should carry ${target}.`
        : `${count(number, "colonist boards", "colonists board")} the colonist ship.`,
    produced: ({ seat, barrels: counts }, name) => `${name(seat)} produces ${goods(counts) || "nothing"}.`,
    factoryPaid: ({ seat, doubloons: money }, name) => `The factory pays ${name(seat)} ${doubloons(money)}.`,
    extraBarrel: ({ seat, good }, name) => `${name(seat)} takes 1 more ${GOOD[good]} by the craftsman's privilege.`,
    sold: ({ seat, good, doubloons: money }, name) => `${name(seat)} sells 1 ${GOOD[good]} for ${doubloons(money)}.`,
    houseEmptied: () => "The trading house is full; its barrels go back to the supply.",
    loaded: ({ seat, good, ship, barrels: number, points: earned }, name) =>
      `${name(seat)} loads ${number} ${GOOD[good]} on ${SHIP[ship]} for ${points(earned)}.`,
    shippedByWharf: ({ seat, good, barrels: number, points: earned }, name) =>
      `${name(seat)} ships ${number} ${GOOD[good]} by the wharf for ${points(earned)}.`,
    stored: ({ seat, kept, lost }, name) =>
      `${name(seat)} keeps ${goods(kept) || "nothing"}${total(lost) === 0 ? "" : `; back to the supply: ${goods(lost)}`}.`,
    shipSailed: ({ ship, good }) => `${capital(SHIP[ship])} sails; its ${GOOD[good]} goes back to the supply.`,
    goldFound: ({ seat, doubloons: money }, name) =>
      `${name(seat)} takes ${doubloons(money)} by the prospector's privilege.`,
    passed({ seat, step }, name) {
      const passing = passingStep(step);
      return `${name(seat)} ${passing === null ? "passes" : PASSES[passing][1]}.`;
    },
    endingMet({ ending }) {
      const known = endingIn(ending);
      return `This is the last year${known === null ? "" : `: ${LABELS.endings[known]}`}.`;
    },
    gameOver: ({ scores }, name) =>
      `The game is over: ${list(scores.map((score, seat) => `${name(seat)} ${points(score)}`))}.`,
  },

  reasons: {
    gameIsOver: () => "The game is over.",
    othersChoose: () => "It is not your turn to choose a role.",
    othersAct: () => "It is not your turn in this phase.",
    othersPlace: () => "Colonists are placed one player after the other, and it is not your turn.",
    othersStore: () => "Goods are stored one player after the other, and it is not your turn.",
    otherPhase: ({ role }) => `Not now: that belongs to the ${ROLE[role]} phase.`,
    otherMoment: () => "Not now: you are asked something else.",
    phaseFirst: () => "The next role is chosen when the present phase has been played to its end.",
    mustChoose: () => "You must choose a role; passing is not possible.",
    roleNotInGame: ({ role, players: number }) => `${players(number)} the ${ROLE[role]} is not in the game.`,
    roleIsTaken: ({ role }) => `The ${ROLE[role]} has already been taken this year.`,
    notFaceUp: ({ kind }) => `No ${TILE[kind].short} plantation lies face up.`,
    noRightToQuarry: () => "Only the settler, or the owner of a working construction hut, may take a quarry.",
    noQuarryLeft: () => "There is no quarry left.",
    haciendaFirst: () => "First the hacienda: draw a plantation, or pass.",
    haciendaIsOver: () => "The hacienda draws in the settler phase, before you take your tile.",
    islandIsFull: () => "All 12 spaces of your island are full.",
    notOwned: ({ building }) => `You do not have the ${BUILDING[building]}.`,
    notWorking: ({ building }) => `Your ${BUILDING[building]} does not work: no colonist is on it.`,
    alreadyBuilt: ({ building }) => `You already have the ${BUILDING[building]}.`,
    soldOut: ({ building }) => `No ${BUILDING[building]} is left in the bank.`,
    cityIsFull: () => "All 12 spaces of your city are full.",
    noRoomForLarge: ({ building }) => `The ${BUILDING[building]} needs two city spaces; you have only one.`,
    fourLarge: () => "A city has room for four large buildings, and you have four.",
    tooDear: ({ building, price, doubloons: money }) =>
      `The ${BUILDING[building]} costs you ${doubloons(price)}; you have ${money === 0 ? "none" : money}.`,
    notTheMayor: () => "Only the mayor has the privilege.",
    noColonistLeft: () => "The colonist supply is empty, so the mayor has no privilege.",
    joinOrDecline: () => "Take part, or decline.",
    colonistsOnlyThen: () => "Not now: colonists come and move only in the mayor phase, or by hospice and university.",
    allArePlaced: () => "All your colonists are placed; take one back first.",
    nobodyThere: ({ spot }) => `There is no colonist to take back from ${SPOT[spot]}.`,
    stayFirst: () => "First let your colonists stay where they are; then you can take back single ones.",
    onlyAtFirst: () => "That is possible only before you have moved a colonist.",
    nobodyStands: () => "None of your colonists stands on a tile or building yet.",
    noCircle: ({ spot }) => `You do not have ${SPOT[spot]}.`,
    circlesAreFull: ({ spot, circles }) => `No circle is free on ${CIRCLES_ON[spot]} (${circles}/${circles}).`,
    stillToPlace: ({ colonists: number }) =>
      number === 0 ? "First place your colonists, or let them stay." : `${colonists(number)} must still be placed.`,
    produceOrDecline: () => "Produce, or decline.",
    notProduced: ({ good }) => `You have not produced any ${GOOD[good]} in this phase.`,
    noneInSupply: ({ good }) => `There is no ${GOOD[good]} left in the supply.`,
    noBarrel: ({ good }) => `You have no ${GOOD[good]}.`,
    houseIsFull: () => "The trading house is full.",
    houseHas: ({ good }) => `There is already ${GOOD[good]} in the trading house, and you have no working office.`,
    mustLoad: () => "You can load, so you must.",
    shipNotInGame: ({ ship, players: number }) => `${players(number)} ${SHIP[ship]} is not in the game.`,
    otherCargo: ({ ship, good }) => `${capital(SHIP[ship])} already carries ${GOOD[good]}.`,
    onOtherShip: ({ good, ship }) => `${capital(GOOD[good])} is already on ${SHIP[ship]}.`,
    shipIsFull: ({ ship }) => `${capital(SHIP[ship])} is full.`,
    largerShip: ({ good, ship, barrels: number, larger, most }) =>
      `${capital(SHIP[larger])} takes ${most} of your ${GOOD[good]}, ${SHIP[ship]} only ${number}.`,
    wharfIsUsed: () => "You have already used your wharf in this phase.",
    alreadyKept: ({ good }) => `All your ${GOOD[good]} is already kept.`,
    oneSingleBarrel: () => "You may keep only one single barrel, and you have chosen it.",
    noWarehouse: () => "You have no working warehouse.",
    warehousesAreFull: ({ kinds }) => `Your warehouses keep ${count(kinds, "kind", "kinds")}, and no more.`,
    sayDone: () => "To keep no more, say that you are done.",
    passInstead: () => "There is nothing to decline here.",
    nothingToFinish: () => "There is nothing to finish here.",
    unknown: ({ rule }) => `Rule ${rule} forbids it.`,
  },
};

/** Puerto Rico in English. */
export const en = gameWords(CATALOGUE);
