import { amounts, together } from "@caravel/kernel";
import { withArticle, withEnding } from "@caravel/kernel/hungarian";
import { FIELDS, LADY, LADY_PRICE, PRINTED } from "../content/pieces.ts";
import type { PirateCause, VpCause } from "../rules/events.ts";
import { FIRST_PIRATE_DIE } from "../rules/moves.ts";
import type { EventWords } from "./catalogue.ts";
import { LABELS } from "./labels-hu.ts";
import { BUILDING, CHARACTER, COLONY, FAVOUR, GUILD, ITEM, REQUEST, REWARD } from "./names-hu.ts";
import {
  at,
  die,
  district,
  harbour,
  items,
  itemsFor,
  itemsObject,
  itemsOnto,
  list,
  passStem,
  place,
  rowStem,
} from "./phrases-hu.ts";
import { goodFor, millUse } from "./told.ts";

const VP_CAUSES: Readonly<Record<VpCause, string>> = {
  capitania: "a Capitania révén",
  colony: "a gyarmaton álló hajóiért",
  explorer: "a Felderítővel a városban",
  pass: "a passzolásért",
  reward: "királyi jutalomként",
};

const PIRATE_CAUSES: Readonly<Record<PirateCause, string>> = {
  building: "nem fizet az épületért",
  ships: "nem dob el elég fát",
  workers: "nem dob el elég kenyeret",
};

/** The values of dice by number of each: "1, 2 és 2". */
const diceIn = (counts: readonly number[]) =>
  list(amounts(counts).flatMap(({ kind, count }) => new Array<string>(count).fill(String(kind))));

/** Fields that are harvested: "az R1A és az R1B ültetvényről". */
const fieldsFrom = (fields: readonly number[]) =>
  `${list(fields.map((field) => withArticle(FIELDS[field])))} ültetvényről`;

/** What happened, in Hungarian. */
export const EVENTS: EventWords = {
  setUp: ({ order, requests }, name) =>
    together(
      `A sorrend: ${list(order.map(name))}.`,
      `Kezdő koronaelvárások: ${list(requests.map((request, seat) => `${name(seat)} – ${REQUEST[request].name}`))}.`,
    ),
  roundBegins({ round, characters, pirateDice }) {
    const tiles = characters.flatMap((character, building) =>
      character === PRINTED ? [] : [`${BUILDING[building].name} – ${CHARACTER[character].name}`],
    );
    const empty = characters.indexOf(PRINTED);
    return together(
      `${round}. forduló: ${list(tiles)}${empty === -1 ? "" : `; az üres épület: ${BUILDING[empty].name}`}.`,
      `Kalózkockák: ${diceIn(pirateDice)}.`,
    );
  },
  phaseBegins: ({ phase }) => `${LABELS.phases[phase].replace(":", " fázis:")}.`,
  choseRow: ({ seat, row, dice }, name) => `${name(seat)} ${rowStem(row)}t választja (${list(dice.map(die))} kocka).`,
  tookRequest: ({ seat, request }, name) => `${name(seat)} elveszi ezt a koronaelvárást: ${REQUEST[request].name}.`,
  choseGuild: ({ seat, guild, favours }, name) =>
    `${name(seat)} felfordítja ${withArticle(GUILD[guild])} céh támogatásait: ${list(favours.map((favour) => FAVOUR[favour].name.name))}.`,
  placed({ seat, die: number, building, character, bread }, name) {
    const value = die((number % FIRST_PIRATE_DIE) + 1);
    const onto = `${withArticle(withEnding(CHARACTER[character].name, "ra"))} (${BUILDING[building].name})`;
    const paid = bread === 0 ? "" : `, és eldob ${bread} kenyeret`;
    return number < FIRST_PIRATE_DIE
      ? `${name(seat)} egy ${value} céhkockát rak ${onto}${paid}.`
      : `${name(seat)} visszavesz egy munkást a városőrségből, és egy ${value} kalózkockát rak ${onto}${paid}.`;
  },
  passed: ({ seat, space, reals }, name) =>
    `${name(seat)} passzol ${passStem(space)}re, és ${reals === 0 ? "az akcióját választja" : `kap ${reals} reált`}.`,
  usedFavour: ({ seat, favour }, name) =>
    `${name(seat)} használja ${withArticle(FAVOUR[favour].name.object)}${favour === LADY ? ` ${LADY_PRICE} reálért` : ""}.`,
  gained: ({ seat, items: gained }, name) => `${name(seat)} kap ${itemsObject(gained)}.`,
  gainedVp: ({ seat, vp, cause }, name) => `${name(seat)} ${VP_CAUSES[cause]} ${vp} HP-t kap.`,
  harvested: ({ seat, fields, items: reaped }, name) =>
    `${name(seat)} betakarít ${fieldsFrom(fields)}: ${items(reaped)}.`,
  movedWorker: ({ seat, from, to, isCitizen }, name) =>
    `${name(seat)} egy ${isCitizen ? "polgárt" : "munkást"} mozgat ${place(from, "theirs").from} ${place(to, "theirs").to}.`,
  sailed: ({ seat, from, to, cost }, name) =>
    `${name(seat)} egy hajót mozgat ${harbour(from, "theirs").from} ${harbour(to, "theirs").to}: eldob ${cost} ${ITEM[goodFor(to)].object}.`,
  built: ({ seat, district: number, favour, wood }, name) =>
    `Felépül ${district(number)}: ${name(seat)} eldob ${wood} fát, és elveszi ${withArticle(FAVOUR[favour].name.object)}.`,
  tookWood({ seat, sources, price, isBought }, name) {
    const from = list(amounts(sources).map(({ kind, count }) => `${place(kind).from} ${count}`));
    const amount = sources.reduce((sum, count) => sum + count, 0);
    return isBought
      ? `${name(seat)} vesz ${amount} fát ${price} reálért: ${from}.`
      : `${name(seat)} elvesz ${amount} fát: ${from}.`;
  },
  tookReward: ({ seat, colony, reward }, name) =>
    `${name(seat)} ${COLONY[colony].in} ezt a királyi jutalmat használja: ${REWARD[reward].name}.`,
  flipped: ({ seat, favour }, name) => `${name(seat)} felfordítja ${withArticle(FAVOUR[favour].name.object)}.`,
  movedMarker: ({ seat, from, to }, name) =>
    `${name(seat)} átvisz egy akciójelzőt: ${BUILDING[from].name} → ${BUILDING[to].name}.`,
  rolledBuilding({ building, dice, pirateDie, price }) {
    const rolled =
      dice.length === 0
        ? "nincs céhkocka"
        : `${dice.length === 1 ? "a céhkocka" : "a céhkockák"} ${list(dice.map(String))}`;
    const pirate = pirateDie === 0 ? "" : `, a kalózkocka ${pirateDie}`;
    return `${BUILDING[building].name}: ${rolled}${pirate}; az ára ${price} reál.`;
  },
  paid: ({ seat, building, price }, name) => `${name(seat)} ${at(building)} kifizet ${price} reált.`,
  usedBuilding: ({ seat, building, workers }, name) =>
    `${name(seat)} végrehajtja az épület akcióját: ${BUILDING[building].name}, ${workers} munkással.`,
  gotPirates: ({ seat, pirates, cause }, name) => `${name(seat)} ${PIRATE_CAUSES[cause]}: ${pirates} kalózt kap.`,
  discardedPirates: ({ seat, pirates }, name) =>
    pirates === 0 ? `${name(seat)} nem dob el kalózt.` : `${name(seat)} eldob ${pirates} kalózt.`,
  milled(event, name) {
    const { seat, level, given, got, vp } = event;
    const up = vp === 0 ? `feljebb lép a szélmalom ${level}. szintjére` : `a szélmalom tetején ${vp} HP-t kap`;
    switch (millUse(event)) {
      case "exchange":
        return `${name(seat)} a szélmalomnál ${itemsObject(given)} cserél ${itemsOnto(got)}.`;
      case "up":
        return `${name(seat)} eldob ${itemsObject(given)}, és ${up}.`;
      case "freely up":
        return `${name(seat)} ${up}.`;
      default:
        return vp === 0
          ? `${name(seat)} lejjebb lép a szélmalom ${level}. szintjére ${itemsFor(got)}.`
          : `${name(seat)} a szélmalom alján veszít ${-vp} HP-t ${itemsFor(got)}.`;
    }
  },
  watchRewarded: ({ seat, vp }, name) => `${name(seat)} visszavesz egy munkást a városőrségből ${vp} HP-ért.`,
  watchDeclined: ({ seat }, name) => `${name(seat)} nem kéri a városőrség jutalmát.`,
  keptUp: ({ seat, wood, owed }, name) =>
    wood === owed
      ? `${name(seat)} eldob ${wood} fát a hajóiért.`
      : `${name(seat)} a hajóihoz szükséges ${owed} fából ${wood === 0 ? "egyet sem" : `csak ${wood} darabot`} dob el.`,
  fed({ seat, bread, need }, name) {
    if (need === 0) return `${name(seat)} munkásainak nem kell kenyér.`;
    if (bread === need) return `${name(seat)} eldob ${bread} kenyeret a munkásaiért.`;
    return `${name(seat)} a munkásaihoz szükséges ${need} kenyérből ${bread === 0 ? "egyet sem" : `csak ${bread} darabot`} dob el.`;
  },
  scored: ({ seat, request, vp }, name) => `${name(seat)} ${withArticle(REQUEST[request].name)}ért ${vp} HP-t kap.`,
  converted: ({ fields, good }) =>
    fields.length === 0
      ? `Egyetlen ültetvény sem alakul át (${ITEM[good].name}).`
      : `Mostantól ${ITEM[good].object} ad: ${list(fields.map((field) => FIELDS[field]))}.`,
  turnedToReals: ({ seat, reals, vp }, name) => `${name(seat)} mindent reálra vált: ${reals} reál, ${vp} HP.`,
  piratesShown: ({ seat, pirates, loss }, name) =>
    `${name(seat)} felfedi a kalózait: ${pirates === 0 ? "nincs egy sem" : `${pirates} kalóz`}, ${loss === 0 ? "nem veszít HP-t" : `${loss} HP veszteség`}.`,
  gameOver: ({ scores, winners }, name) =>
    `Vége a játéknak: ${list(scores.map((score, seat) => `${name(seat)}: ${score} HP`))}. A győztes: ${list(winners.map(name))}.`,
};
