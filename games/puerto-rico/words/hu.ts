import { CRAFTSMAN } from "../content/pieces.ts";
import { total } from "../rules/state.ts";
import { type Catalogue, gameWords } from "./catalogue.ts";
import { endingIn, type Passing, passingStep } from "./facts.ts";
import { amounts, capital, listing } from "./grammar.ts";
import { BUILDING, GOOD, ROLE, SHIP, SPOT, TILE } from "./names-hu.ts";
import type { Labels } from "./position.ts";

// after a number a Hungarian noun stays singular, so counting needs no plural forms
const list = listing("és");

/** Goods with their numbers, as subject or as object. */
const goods = (counts: readonly number[]) =>
  list(amounts(counts).map(({ kind, count }) => `${count} ${GOOD[kind].name}`));
const goodsObject = (counts: readonly number[]) =>
  list(amounts(counts).map(({ kind, count }) => `${count} ${GOOD[kind].object}`));
const forMoney = (price: number) => (price === 0 ? "ingyen" : `${price} dublonért`);

const LABELS: Labels = {
  goods: GOOD.map(({ name }) => name),
  tiles: TILE.map(({ short }) => short),
  roles: ROLE.map(({ name }) => name),
  buildings: BUILDING.map(({ name }) => name),
  year: (year) => `${year}. év`,
  governor: "Kormányzó",
  turn: "Soron van",
  phase: "Fázis",
  noPhase: "szerepválasztás",
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
  players: "Szélrózsák (* kormányzó, > soron van)",
  player: "Játékos",
  points: "GyP",
  windRose: "Telepes",
  islands: "Szigetek (működő/összes)",
  free: "Üres",
  cities: "Városok (telepes/karika)",
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
  discards: "Eldobva",
  supplies: "Készletek",
  quarries: "Kőbányák",
  colonists: "Telepesek kupaca",
  colonistShip: "Telepeshajó",
  pointsLeft: "Győzelmi pontok",
  pointsOnPaper: "Papíron",
  bank: (column) => `Bank, ${column}. oszlop`,
  building: "Épület",
  cost: "Ár",
  left: "Maradt",
};

/** What nobody does who passes, said to him and said of him. */
const PASSES: Readonly<Record<Passing, readonly [order: string, fact: string]>> = {
  hacienda: ["ne húzz ültetvényt", "nem húz ültetvényt a haciendával"],
  settle: ["ne vegyél el lapkát", "nem vesz el lapkát"],
  hospice: ["ne kérj telepest", "nem kér telepest"],
  build: ["ne építs semmit", "nem épít semmit"],
  university: ["ne kérj telepest", "nem kér telepest"],
  extra: ["ne kérj plusz hordót", "nem kér plusz hordót"],
  sell: ["ne adj el semmit", "nem ad el semmit"],
  captain: ["ne használd a rakpartot", "nem használja a rakpartot"],
};

/** Colonists by the place they stand on. */
function standing(workers: readonly number[], city: readonly number[]): string {
  const tiles = amounts(workers).map(({ kind, count }) => `${TILE[kind].short} ${count}`);
  const buildings = amounts(city).map(({ kind, count }) => `${BUILDING[kind].name} ${count}`);
  return [...tiles, ...buildings].join(", ");
}

/** What a player keeps and what goes back. */
function keeping(kept: readonly number[], lost: readonly number[]): string {
  if (total(lost) === 0) return `minden áruját megtartja: ${goods(kept)}`;
  const keeps = total(kept) === 0 ? "semmit sem tart meg" : `megtart ${goodsObject(kept)}`;
  return `${keeps}, a készletbe visszakerül ${goods(lost)}`;
}

const CATALOGUE: Catalogue = {
  title: "Puerto Rico",
  labels: LABELS,
  gameIsOver: "Vége a játéknak.",
  nothingAsked: "Most senkinek sem kell döntenie.",
  typeset: (text) => text,

  questions: {
    year: ({ name }) => `${name}, válassz egy szerepet!`,
    hacienda: ({ name }) => `${name}, húzol egy ültetvényt a haciendával?`,
    settle: ({ name }) => `${name}, melyik lapkát veszed el?`,
    hospice: ({ name, spot }) => `${name}, teszel egy telepest ${spot === null ? "az új lapkára" : TILE[spot].onto}?`,
    build: ({ name, doubloons }) =>
      `${name}, mit építesz? ${doubloons === 0 ? "Nincs dublonod." : `${doubloons} dublonod van.`}`,
    university: ({ name, spot }) =>
      `${name}, teszel egy telepest ${spot === null ? "az új épületre" : SPOT[spot].onto}?`,
    join: ({ name }) => `${name}, részt veszel a polgármesterfázisban?`,
    place: ({ name, waiting }) =>
      waiting === 0
        ? `${name}, jó helyen vannak a telepeseid?`
        : `${name}, hová teszed a telepeseidet? Még ${waiting} vár a szélrózsán.`,
    produce: ({ name }) => `${name}, termelsz?`,
    extra: ({ name }) => `${name}, melyik áruból kérsz még egy hordót?`,
    sell: ({ name }) => `${name}, melyik árut adod el?`,
    captain: ({ name }) => `${name}, melyik árut hajózod be?`,
    store: ({ name }) => `${name}, melyik árukat tartod meg?`,
  },

  moves: {
    role: ({ role, doubloons }) =>
      `Válaszd ${ROLE[role].object}${doubloons === 0 ? "" : `, és vegyél el ${doubloons} dublont`}`,
    draw: () => "Húzz egy képpel lefelé lévő ültetvényt",
    take: ({ kind }) => `Vegyél el egy ${TILE[kind].anObject}`,
    colonist: ({ spot, fromShip }) =>
      `Tegyél egy telepest ${fromShip ? "a telepeshajóról" : "a kupacból"} ${spot === null ? "az új lapkára" : SPOT[spot].onto}`,
    build: ({ building, price }) => `Építsd fel ${BUILDING[building].object} ${forMoney(price)}`,
    join: () => "Vegyél részt",
    privilege: () => "Vegyél részt, és élj a privilégiummal: még 1 telepes a kupacból",
    decline: ({ role }) => (role === CRAFTSMAN ? "Ne termelj" : "Ne vegyél részt"),
    place: ({ spot, afresh }) =>
      afresh
        ? `Szedd fel az összes telepesedet, és tegyél egyet ${SPOT[spot].onto}`
        : `Tegyél egy telepest ${SPOT[spot].onto}`,
    lift: ({ spot }) => `Vegyél vissza egy telepest ${SPOT[spot].off}`,
    stay: ({ waiting }) =>
      waiting === 0
        ? "Maradjon minden telepes a helyén"
        : `Maradjon minden telepes a helyén; még ${waiting} vár elhelyezésre`,
    fill: () => "Töltsd fel előbb a termelés karikáit",
    produce: ({ barrels, factory }) =>
      `Állíts elő ${goodsObject(barrels) || "árut"}${factory === 0 ? "" : ` (a gyár ${factory} dublont hoz)`}`,
    extra: ({ good }) => `Vegyél el még 1 ${GOOD[good].object}`,
    sell: ({ good, doubloons }) => `Adj el 1 ${GOOD[good].object} ${doubloons} dublonért`,
    load: ({ good, ship, barrels, points }) =>
      `Hajózz be ${barrels} ${GOOD[good].object} ${SHIP[ship].onto} (${points} pont)`,
    wharf: ({ good, barrels, points }) =>
      `Hajózd be a rakpart révén az összes ${GOOD[good].object} (${barrels} hordó, ${points} pont)`,
    store: ({ good, barrels }) => `Tartsd meg raktárban az összes ${GOOD[good].object} (${barrels} hordó)`,
    keep: ({ good }) => `Tarts meg egy hordó ${GOOD[good].object}`,
    done({ lost }) {
      if (lost === null) return "Kész: a telepesek így maradnak";
      return lost === 0 ? "Kész: minden hordó megmarad" : `Kész: ${lost} hordó visszakerül a készletbe`;
    },
    pass: ({ step }) => (step === null ? "Passz" : `Passz: ${PASSES[step][0]}`),
  },

  events: {
    yearBegins: ({ year, governor }, name) => `${year}. év: a kormányzó ${name(governor)}.`,
    roleTaken: ({ seat, role, doubloons }, name) =>
      `${name(seat)} ${ROLE[role].object} választja${doubloons === 0 ? "" : `, és ${doubloons} dublont kap`}.`,
    moneyOnCards: ({ cards }) =>
      cards.length === 0
        ? ""
        : `${cards.length === 1 ? "Egy" : "Egy-egy"} dublon kerül ${list(cards.map((role) => ROLE[role].onto))}.`,
    plantationDrawn: ({ seat, kind }, name) => `${name(seat)} a haciendával egy ${TILE[kind].anObject} húz.`,
    tileTaken: ({ seat, kind }, name) => `${name(seat)} elvesz egy ${TILE[kind].anObject}.`,
    colonistOnTile: ({ seat, kind }, name) => `${name(seat)} a menedékház révén telepest tesz ${TILE[kind].onto}.`,
    rowLaidOut: ({ discarded, turnedUp, reshuffled }) =>
      [
        total(discarded) === 0 ? "" : `Eldobott ültetvények: ${goods(discarded)}.`,
        reshuffled ? "Az eldobott ültetvények megkeverve új kupacot alkotnak." : "",
        total(turnedUp) === 0 ? "Nincs több felcsapható ültetvény." : `Új ültetvények: ${goods(turnedUp)}.`,
      ]
        .filter((part) => part !== "")
        .join(" "),
    built: ({ seat, building, price }, name) =>
      `${name(seat)} ${forMoney(price)} felépíti ${BUILDING[building].object}.`,
    colonistOnBuilding: ({ seat, building, fromShip }, name) =>
      `${name(seat)} az egyetem révén telepest tesz ${BUILDING[building].onto}${fromShip ? " (a telepeshajóról)" : ""}.`,
    joined: ({ seat, withPrivilege }, name) =>
      withPrivilege ? `${name(seat)} a polgármester privilégiumával elvesz egy telepest a kupacból.` : "",
    declined: ({ seat, role }, name) =>
      role === CRAFTSMAN ? `${name(seat)} nem termel.` : `${name(seat)} kimarad ${ROLE[role].outOfPhase}.`,
    colonistsDrawn: ({ seat, colonists }, name) => `${name(seat)} ${colonists} telepest vesz el a telepeshajóról.`,
    placed: () => "",
    lifted: () => "",
    colonistsStay: () => "",
    settledDown: ({ seat, workers, city, windRose }, name) =>
      `${name(seat)} elhelyezte telepeseit: ${standing(workers, city) || "egy sem"}${windRose === 0 ? "" : `; szélrózsa ${windRose}`}.`,
    shipRefilled: ({ colonists, target, short }) =>
      short
        ? `Már csak ${colonists} telepes kerül a telepeshajóra, pedig ${target} telepesnek kellene rajta lennie.`
        : `${colonists} telepes kerül a telepeshajóra.`,
    produced: ({ seat, barrels }, name) =>
      total(barrels) === 0 ? `${name(seat)} nem állít elő árut.` : `${name(seat)} előállít ${goodsObject(barrels)}.`,
    factoryPaid: ({ seat, doubloons }, name) => `${name(seat)} ${doubloons} dublont kap a gyárért.`,
    extraBarrel: ({ seat, good }, name) => `${name(seat)} az iparos privilégiumával még 1 ${GOOD[good].object} kap.`,
    sold: ({ seat, good, doubloons }, name) => `${name(seat)} elad 1 ${GOOD[good].object} ${doubloons} dublonért.`,
    houseEmptied: () => "Megtelt a kereskedőház; az áruk visszakerülnek a készletbe.",
    loaded: ({ seat, good, ship, barrels, points }, name) =>
      `${name(seat)} behajóz ${barrels} ${GOOD[good].object} ${SHIP[ship].onto} ${points} győzelmi pontért.`,
    shippedByWharf: ({ seat, good, barrels, points }, name) =>
      `${name(seat)} a rakpart révén behajóz ${barrels} ${GOOD[good].object} ${points} győzelmi pontért.`,
    stored: ({ seat, kept, lost }, name) => `${name(seat)} ${keeping(kept, lost)}.`,
    shipSailed: ({ ship, good }) => `Kifut ${SHIP[ship].the}; ${GOOD[good].the} visszakerül a készletbe.`,
    goldFound: ({ seat, doubloons }, name) => `${name(seat)} az aranyásó privilégiumával ${doubloons} dublont kap.`,
    passed({ seat, step }, name) {
      const passing = passingStep(step);
      return `${name(seat)} ${passing === null ? "passzol" : PASSES[passing][1]}.`;
    },
    endingMet({ ending }) {
      const known = endingIn(ending);
      return `Ez az utolsó év${known === null ? "" : `: ${LABELS.endings[known]}`}.`;
    },
    gameOver: ({ scores }, name) =>
      `Vége a játéknak: ${list(scores.map((score, seat) => `${name(seat)} ${score} pont`))}.`,
  },

  reasons: {
    gameIsOver: () => "Vége a játéknak.",
    othersChoose: () => "Most nem te választasz szerepet.",
    othersAct: () => "Ebben a fázisban most nem te vagy soron.",
    othersPlace: () => "A telepeseket sorban helyezitek el, és most nem te vagy soron.",
    othersStore: () => "Az árukat sorban raktározzátok el, és most nem te vagy soron.",
    otherPhase: ({ role }) => `Most nem lehet: ez ${ROLE[role].intoPhase} tartozik.`,
    otherMoment: () => "Most nem lehet: a játék mást kérdez tőled.",
    phaseFirst: () => "Új szerepet csak a mostani fázis befejezése után lehet választani.",
    mustChoose: () => "Szerepet kell választanod, nem passzolhatsz.",
    roleNotInGame: ({ role, players }) => `${players} játékos esetén ${ROLE[role].the} nincs játékban.`,
    roleIsTaken: ({ role }) => `${capital(ROLE[role].object)} ebben az évben már elvették.`,
    notFaceUp: ({ kind }) => `Nincs felcsapott ${TILE[kind].name}.`,
    noRightToQuarry: () => "Kőbányát csak az ültetvényes vehet el, vagy akinek működő építőműhelye van.",
    noQuarryLeft: () => "Elfogytak a kőbányák.",
    haciendaFirst: () => "Előbb a hacienda jön: húzz egy ültetvényt, vagy passzolj.",
    haciendaIsOver: () => "A haciendával az ültetvényesfázisban lehet húzni, mielőtt elveszed a lapkádat.",
    islandIsFull: () => "A szigeteden mind a 12 ültetvényhely foglalt.",
    notOwned: ({ building }) => `Nincs ilyen épületed: ${BUILDING[building].name}.`,
    notWorking: ({ building }) => `Nálad ${BUILDING[building].the} nem működik: nincs rajta telepes.`,
    alreadyBuilt: ({ building }) => `Már van ilyen épületed: ${BUILDING[building].name}.`,
    soldOut: ({ building }) => `A bankban nem maradt ilyen épület: ${BUILDING[building].name}.`,
    cityIsFull: () => "A városodban mind a 12 építési telek foglalt.",
    noRoomForLarge: ({ building }) =>
      `${capital(BUILDING[building].the)} két építési telket igényel, neked csak egy van.`,
    fourLarge: () => "Egy városban négy nagy épület fér el, és neked már négy van.",
    tooDear: ({ building, price, doubloons }) =>
      `${capital(BUILDING[building].the)} neked ${price} dublonba kerül, és ${doubloons === 0 ? "nincs dublonod" : `csak ${doubloons} van`}.`,
    notTheMayor: () => "A privilégium csak a polgármesteré.",
    noColonistLeft: () => "Elfogyott a telepesek kupaca, a polgármester nem élhet a privilégiumával.",
    joinOrDecline: () => "Vegyél részt, vagy mondd, hogy nem veszel részt.",
    colonistsOnlyThen: () =>
      "Most nem lehet: telepest csak a polgármesterfázisban lehet lerakni, illetve a menedékház és az egyetem révén.",
    allArePlaced: () => "Minden telepesed a helyén van; előbb vegyél vissza egyet.",
    nobodyThere: ({ spot }) => `Nincs telepes, akit visszavehetnél ${SPOT[spot].off}.`,
    stayFirst: () => "Előbb hagyd a telepeseket a helyükön, utána vehetsz vissza közülük.",
    onlyAtFirst: () => "Ez csak addig lehetséges, amíg egyetlen telepest sem mozgattál.",
    nobodyStands: () => "Még egyetlen telepesed sincs lapkán.",
    noCircle: ({ spot }) =>
      spot < TILE.length ? `Nincs ${TILE[spot].yours}.` : `Nincs ilyen épületed: ${SPOT[spot].name}.`,
    circlesAreFull: ({ spot, circles }) => `${capital(SPOT[spot].onto)} nem fér több telepes (${circles}/${circles}).`,
    stillToPlace: ({ colonists }) =>
      colonists === 0
        ? "Előbb helyezd el a telepeseidet, vagy hagyd őket a helyükön."
        : `Még ${colonists} telepest el kell helyezned.`,
    produceOrDecline: () => "Termelj, vagy mondd, hogy nem termelsz.",
    notProduced: ({ good }) => `Ebben a fázisban nem állítottál elő ${GOOD[good].object}.`,
    noneInSupply: ({ good }) => `A készletből elfogyott ${GOOD[good].the}.`,
    noBarrel: ({ good }) => `Nincs ${GOOD[good].yours}.`,
    houseIsFull: () => "A kereskedőház megtelt.",
    houseHas: ({ good }) => `A kereskedőházban már van ${GOOD[good].name}, és nincs működő hivatalod.`,
    mustLoad: () => "Be tudsz hajózni árut, tehát be is kell hajóznod.",
    shipNotInGame: ({ ship, players }) => `${players} játékos esetén ${SHIP[ship].the} nincs játékban.`,
    otherCargo: ({ ship, good }) => `${capital(SHIP[ship].on)} már ${GOOD[good].name} van.`,
    onOtherShip: ({ good, ship }) => `Már van ${GOOD[good].name} ${SHIP[ship].on}.`,
    shipIsFull: ({ ship }) => `${capital(SHIP[ship].the)} megtelt.`,
    largerShip: ({ good, ship, barrels, larger, most }) =>
      `${capital(SHIP[larger].onto)} ${most} ${GOOD[good].yours} fér, ${SHIP[ship].onto} csak ${barrels}.`,
    wharfIsUsed: () => "Ebben a fázisban már használtad a rakpartodat.",
    alreadyKept: ({ good }) => `Már minden ${GOOD[good].yours} megmarad.`,
    oneSingleBarrel: () => "Csak egyetlen külön hordót tarthatsz meg, és azt már kiválasztottad.",
    noWarehouse: () => "Nincs működő raktárad.",
    warehousesAreFull: ({ kinds }) => `A raktáraidban ${kinds} árufajta fér el, több nem.`,
    sayDone: () => "Ha többet nem tartasz meg, jelezd, hogy kész vagy.",
    passInstead: () => "Itt nincs mit visszautasítani.",
    nothingToFinish: () => "Itt nincs mit befejezni.",
    unknown: ({ rule }) => `Szabály tiltja: ${rule}.`,
  },
};

/** Puerto Rico in Hungarian. */
export const hu = gameWords(CATALOGUE);
