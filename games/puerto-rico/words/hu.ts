import { amounts, capital } from "@caravel/kernel";
import { CRAFTSMAN } from "../content/pieces.ts";
import { A_COLONIST, A_NOBLE, NOBODY } from "../rules/moves.ts";
import { type Catalogue, gameWords, type MoveWords } from "./catalogue.ts";
import { EVENTS } from "./events-hu.ts";
import { BUILDING, GOOD, ROLE, SHIP, SPOT, TILE } from "./names-hu.ts";
import { crowd, gain, goodsObject, income, LABELS, list, PASSES, purchase, whom } from "./phrases-hu.ts";
import { REASONS } from "./reasons-hu.ts";

/** A new colonist or noble for a tile, a building or the wind rose. */
const takes =
  (isNoble: boolean): MoveWords["colonist"] =>
  ({ spot, fromShip }) => {
    const from = fromShip ? "a telepeshajóról" : "a kupacból";
    return spot === null
      ? `Vegyél el egy ${whom(isNoble)} ${from}`
      : `Tegyél egy ${whom(isNoble)} ${from} ${SPOT[spot].onto}`;
  };

const puts =
  (isNoble: boolean): MoveWords["place"] =>
  ({ spot, afresh }) =>
    afresh
      ? `Szedd fel az összes telepesedet, és tegyél ${isNoble ? "egy nemest" : "egyet"} ${SPOT[spot].onto}`
      : `Tegyél egy ${whom(isNoble)} ${SPOT[spot].onto}`;

/** What is produced, and what the factories pay for it. */
const produces: MoveWords["produce"] = ({ barrels, factory, specialty }) => {
  const pays = [
    ...(factory === 0 ? [] : [`a gyár ${factory} dublont`]),
    ...(specialty === 0 ? [] : [`a speciális gyár ${specialty} dublont`]),
  ];
  return `Állíts elő ${goodsObject(barrels) || "árut"}${pays.length === 0 ? "" : ` (${list(pays)} hoz)`}`;
};

/** Giving up a plantation: what becomes of who stands on it. */
const OCCUPANT: Readonly<Record<number, string>> = {
  [A_COLONIST]: "; a telepese a szélrózsára kerül",
  [A_NOBLE]: "; a nemese a szélrózsára kerül",
};

const CATALOGUE: Catalogue = {
  title: "Puerto Rico",
  labels: LABELS,
  gameIsOver: "Vége a játéknak.",
  nothingAsked: "Most senkinek sem kell döntenie.",

  scores: {
    title: "Pontozás",
    chips: "Győzelmi pontok",
    buildings: "Épületek",
    nobles: "Nemesek",
    total: "Összesen",
    tieBreak: "Dublonok és hordók",
    winner: "győztes",
  },

  questions: {
    year: ({ name }) => `${name}, válassz egy szerepet!`,
    hacienda: ({ name }) => `${name}, húzol egy ültetvényt a haciendával?`,
    settle: ({ name }) => `${name}, melyik lapkát veszed el?`,
    hospice: ({ name, spot }) =>
      spot === null
        ? `${name}, kérsz egy telepest a szélrózsádra?`
        : `${name}, teszel egy telepest ${SPOT[spot].onto}?`,
    build: ({ name, doubloons }) =>
      `${name}, mit építesz? ${doubloons === 0 ? "Nincs dublonod." : `${doubloons} dublonod van.`}`,
    university: ({ name, spot }) =>
      `${name}, teszel egy telepest ${spot === null ? "az új épületre" : SPOT[spot].onto}?`,
    join: ({ name }) => `${name}, részt veszel a polgármesterfázisban?`,
    place: ({ name, waiting, nobles }) =>
      waiting === 0
        ? `${name}, jó helyen vannak a telepeseid?`
        : `${name}, hová teszed a telepeseidet? Még ${crowd(waiting - nobles, nobles)} vár a szélrózsán.`,
    produce: ({ name }) => `${name}, termelsz?`,
    extra: ({ name }) => `${name}, melyik áruból kérsz még egy hordót?`,
    sell({ name, goesOn, hasLandOffice }) {
      if (goesOn) return `${name}, teszel még valamit a kereskedőfázisban?`;
      return hasLandOffice
        ? `${name}, eladsz egy árut, vagy a telekhivatalt használod?`
        : `${name}, melyik árut adod el?`;
    },
    load: ({ name }) => `${name}, melyik árut hajózod be?`,
    crates: ({ name, crates }) => `${name}, raksz még a kis rakpartra? ${crates} hordó már ott van.`,
    store: ({ name }) => `${name}, melyik árukat tartod meg?`,
    draft: ({ name }) => `${name}, melyik épületet rakod fel a banktáblára?`,
    guests: ({ name }) => `${name}, átraksz valakit a vendégházról?`,
    lay: ({ name, kind }) =>
      kind === null
        ? `${name}, ültetvényként vagy erdőként rakod le a húzott lapkát?`
        : `${name}, ezt húztad: ${TILE[kind].name}. Képpel felfelé vagy erdőként rakod le?`,
    secondPick: ({ name }) => `${name}, melyik második lapkát veszed el a könyvtár révén?`,
    lodge: ({ name }) => `${name}, eldobsz egy ültetvényt vagy erdőt a vadászház révén?`,
    giveColonist: ({ name, building }) =>
      `${name}, melyik telepesedet adod vissza, hogy felépíthesd ${building === null ? "az épületet" : BUILDING[building].object}?`,
    giveItem: ({ name, items }) =>
      items === 2
        ? `${name}, melyik hordót adod vissza egy győzelmi ponttal együtt?`
        : `${name}, egy hordót vagy egy győzelmi pontot adsz vissza?`,
    villa: ({ name, hasNobles }) => `${name}, elveszel egy ${whom(hasNobles)} a vidéki lak révén?`,
    landfall: ({ name }) => `${name}, telepest vagy nemest veszel el a telepeshajóról?`,
    lastPoint: ({ name, building, points }) =>
      `${name}, elveszel ${points} győzelmi pontot${building === null ? "" : ` ${BUILDING[building].the} révén`}? Akkor nem marad több, és ez az utolsó év.`,
  },

  moves: {
    role: ({ role, doubloons }) =>
      `Válaszd ${ROLE[role].object}${doubloons === 0 ? "" : `, és vegyél el ${doubloons} dublont`}`,
    draw: () => "Húzz egy képpel lefelé lévő ültetvényt",
    take: ({ kind }) => `Vegyél el egy ${TILE[kind].anObject}`,
    colonist: takes(false),
    build: (facts) => capital(purchase(facts)),
    join: () => "Vegyél részt",
    privilege: ({ colonists }) => `Vegyél részt, és élj a privilégiummal: még ${colonists} telepes a kupacból`,
    decline: ({ role }) => (role === CRAFTSMAN ? "Ne termelj" : "Ne vegyél részt"),
    place: puts(false),
    lift: ({ spot }) => `Vegyél vissza egy telepest ${SPOT[spot].off}`,
    stay: ({ waiting }) =>
      waiting === 0
        ? "Maradjon minden telepes a helyén"
        : `Maradjon minden telepes a helyén; még ${waiting} vár elhelyezésre`,
    fill: () => "Először a termelő karikákat töltsd fel",
    produce: produces,
    extra: ({ good }) => `Vegyél el még 1 ${GOOD[good].object}`,
    sell: ({ good, doubloons }) => `Adj el 1 ${GOOD[good].object} ${income(doubloons)}`,
    load: ({ good, ship, ...cargo }) =>
      `Hajózz be ${cargo.barrels} ${GOOD[good].object} ${SHIP[ship].onto} (${gain(cargo)})`,
    wharf: ({ good, ...cargo }) =>
      `Hajózd be a rakpart révén az összes ${GOOD[good].object} (${cargo.barrels} hordó, ${gain(cargo)})`,
    store: ({ good, barrels }) => `Tartsd meg raktárban az összes ${GOOD[good].object} (${barrels} hordó)`,
    keep: ({ good }) => `Tarts meg egy hordó ${GOOD[good].object}`,
    done({ lost, shipment }) {
      if (shipment !== null)
        return `Kész: hajózz be ${shipment.barrels} hordót a kis rakpart révén (${gain(shipment)})`;
      if (lost === null) return "Kész: a telepesek így maradnak";
      return lost === 0 ? "Kész: minden hordó megmarad" : `Kész: ${lost} hordó visszakerül a készletbe`;
    },
    pass: ({ step }) => (step === null ? "Passz" : `Passz: ${PASSES[step][0]}`),
    choose: ({ building, cost }) => `Rakd fel a banktáblára ${BUILDING[building].object} (költsége ${cost})`,
    forest: ({ kind }) => `Vegyél el egy ${TILE[kind].anObject}, és rakd le erdőként`,
    lay: ({ kind, asForest }) =>
      `Rakd le ${kind === null ? "a húzott lapkát" : TILE[kind].object} ${asForest ? "erdőként" : "képpel felfelé"}`,
    bargain: ({ building, price, doubloons }) =>
      `Építsd fel ${BUILDING[building].object} a feketepiac révén (költsége ${price}, és ${doubloons === 0 ? "nincs dublonod" : `${doubloons} dublonod van`})`,
    "give-colonist": ({ spot }) => `Adj vissza egy telepest ${SPOT[spot].off}`,
    "give-noble": ({ spot }) => `Adj vissza egy nemest ${SPOT[spot].off}`,
    "give-barrel": ({ good, withPoint, purchase: bought }) =>
      `Adj vissza 1 ${GOOD[good].object}${withPoint ? " és 1 pontot" : ""}${bought === null ? "" : `, majd ${purchase(bought)}`}`,
    "give-point": ({ purchase: bought }) => `Adj vissza 1 pontot${bought === null ? "" : `, majd ${purchase(bought)}`}`,
    guest: ({ spot }) => `Rakj át egy telepest a vendégházról ${SPOT[spot].onto}`,
    "guest-noble": ({ spot }) => `Rakj át egy nemest a vendégházról ${SPOT[spot].onto}`,
    post: ({ good, doubloons }) => `Adj el 1 ${GOOD[good].object} a kereskedelmi állomáson ${income(doubloons)}`,
    crate: ({ good, ...cargo }) =>
      `Rakj 1 ${GOOD[good].object} a kis rakpartra (így ${cargo.barrels} hordó: ${cargo.points} pont)`,
    noble: takes(true),
    "place-noble": puts(true),
    "lift-noble": ({ spot }) => `Vegyél vissza egy nemest ${SPOT[spot].off}`,
    "buy-land": ({ kind }) => `Vásárolj egy ${TILE[kind].anObject} 1 dublonért`,
    "buy-forest": ({ kind }) => `Vásárolj egy ${TILE[kind].anObject} 1 dublonért, és rakd le erdőként`,
    discard({ kind, occupant, doubloons }) {
      const land = `egy ${occupant === NOBODY ? "üres " : ""}${TILE[kind].anObject}`;
      const order = doubloons === 0 ? `Dobj el ${land}` : `Adj el ${land} ${doubloons} dublonért`;
      return `${order}${OCCUPANT[occupant] ?? ""}`;
    },
    fell: ({ kind }) => `Dobj el egy erdőt (a másik oldalán ${GOOD[kind].name})`,
    deliver: ({ good }) => `Adj be 1 ${GOOD[good].object} a kaszárnyába (1 pont)`,
    "produce-without"({ left, ...made }) {
      const goods = list(amounts(left).map(({ kind }) => GOOD[kind].name));
      return `${produces(made)}, de hagyd ott a vízvezeték hordóját${goods === "" ? "" : ` (${goods})`}`;
    },
    accept: ({ building, points }) =>
      building === null ? "Vedd el a pontokat" : `Vegyél el ${points} győzelmi pontot ${BUILDING[building].the} révén`,
  },

  events: EVENTS,
  reasons: REASONS,
  options: {
    expansion1: "1. kiegészítő: új épületek",
    expansion2: "2. kiegészítő: nemesek",
    buildings: "az épületek kiválasztása",
    content: "tartalomcsomag",
    draft: "a játékosok sorban választanak",
    random: "véletlenszerűen",
    true: "igen",
    false: "nem",
  },
};

/** Puerto Rico in Hungarian. */
export const hu = gameWords(CATALOGUE);
