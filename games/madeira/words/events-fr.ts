import { amounts, together } from "@caravel/kernel";
import { FIELDS, LADY, LADY_PRICE, PRINTED } from "../content/pieces.ts";
import type { PirateCause, VpCause } from "../rules/events.ts";
import { FIRST_PIRATE_DIE } from "../rules/moves.ts";
import type { EventWords } from "./catalogue.ts";
import { LABELS } from "./labels-fr.ts";
import { BUILDING, CHARACTER, COLONY, FAVOUR, GUILD, ITEM, REQUEST, REWARD } from "./names-fr.ts";
import {
  bread,
  district,
  harbour,
  item,
  items,
  list,
  passSpace,
  pirates,
  place,
  reals,
  row,
  wood,
  workers,
} from "./phrases-fr.ts";
import { goodFor, millUse } from "./told.ts";

const VP_CAUSES: Readonly<Record<VpCause, string>> = {
  capitania: "grâce à la Capitania",
  colony: "pour ses bateaux dans la colonie",
  explorer: "en ville, grâce à l'Explorateur",
  pass: "en passant",
  reward: "en récompense royale",
};

const PIRATE_CAUSES: Readonly<Record<PirateCause, string>> = {
  building: "faute de payer le bâtiment",
  ships: "faute de bois",
  workers: "faute de pain",
};

/** The values of dice by number of each: "1, 2 et 2". */
const diceIn = (counts: readonly number[]) =>
  list(amounts(counts).flatMap(({ kind, count }) => new Array<string>(count).fill(String(kind))));

/** What is discarded of what is due: "en défausse 2". */
const onlyOf = (paid: number) => (paid === 0 ? "n'en défausse pas" : `en défausse ${paid}`);

/** What happened, in French. */
export const EVENTS: EventWords = {
  setUp: ({ order, requests }, name) =>
    together(
      `L'ordre : ${list(order.map(name))}.`,
      `Requêtes de départ : ${list(requests.map((request, seat) => `${name(seat)} – ${REQUEST[request].name}`))}.`,
    ),
  roundBegins({ round, characters, pirateDice }) {
    const tiles = characters.flatMap((character, building) =>
      character === PRINTED ? [] : [`${CHARACTER[character].name} – ${BUILDING[building].name}`],
    );
    const empty = characters.indexOf(PRINTED);
    return together(
      `Manche ${round} : ${list(tiles)}${empty === -1 ? "" : ` ; bâtiment vide : ${BUILDING[empty].name}`}.`,
      `Dés Pirate : ${diceIn(pirateDice)}.`,
    );
  },
  phaseBegins: ({ phase }) => `Phase ${LABELS.phases[phase]}.`,
  choseRow: ({ seat, row: number, dice }, name) =>
    `${name(seat)} prend ${row(number)} avec les dés ${list(dice.map(String))}.`,
  tookRequest: ({ seat, request }, name) => `${name(seat)} prend la requête ${REQUEST[request].name}.`,
  choseGuild: ({ seat, guild, favours }, name) =>
    `${name(seat)} met face visible les faveurs de la guilde ${GUILD[guild]} : ${list(favours.map((favour) => FAVOUR[favour].name.name))}.`,
  placed({ seat, die, building, character, bread: cost }, name) {
    const value = (die % FIRST_PIRATE_DIE) + 1;
    const onto = `sur ${CHARACTER[character].the} (${BUILDING[building].name})`;
    const paid = cost === 0 ? "" : ` en défaussant ${bread(cost)}`;
    return die < FIRST_PIRATE_DIE
      ? `${name(seat)} place un dé Guilde de ${value} ${onto}${paid}.`
      : `${name(seat)} reprend un ouvrier du château et place un dé Pirate de ${value} ${onto}${paid}.`;
  },
  passed: ({ seat, space, reals: number }, name) =>
    `${name(seat)} passe sur ${passSpace(space)} et ${number === 0 ? "choisit son action" : `prend ${reals(number)}`}.`,
  usedFavour: ({ seat, favour }, name) =>
    `${name(seat)} utilise ${FAVOUR[favour].name.the}${favour === LADY ? ` pour ${reals(LADY_PRICE)}` : ""}.`,
  gained: ({ seat, items: gained }, name) => `${name(seat)} gagne ${items(gained)}.`,
  gainedVp: ({ seat, vp, cause }, name) => `${name(seat)} gagne ${vp} PV ${VP_CAUSES[cause]}.`,
  harvested: ({ seat, fields, items: reaped }, name) =>
    `${name(seat)} récolte ${list(fields.map((field) => FIELDS[field]))} : ${items(reaped)}.`,
  movedWorker: ({ seat, from, to, isCitizen }, name) =>
    `${name(seat)} déplace un ouvrier${isCitizen ? " neutre" : ""} ${place(from, "theirs").from} ${place(to, "theirs").at}.`,
  sailed: ({ seat, from, to, cost }, name) =>
    `${name(seat)} déplace un bateau ${harbour(from, "theirs").from} ${harbour(to, "theirs").at} pour ${item(cost, goodFor(to))}.`,
  built: ({ seat, district: number, favour, wood: cost }, name) =>
    `${name(seat)} construit ${district(number)} pour ${wood(cost)} et prend ${FAVOUR[favour].name.the}.`,
  tookWood({ seat, sources, price, isBought }, name) {
    const from = list(amounts(sources).map(({ kind, count }) => `${count} ${place(kind).at}`));
    const amount = wood(sources.reduce((sum, count) => sum + count, 0));
    return isBought
      ? `${name(seat)} achète ${amount} pour ${reals(price)} : ${from}.`
      : `${name(seat)} prend ${amount} : ${from}.`;
  },
  tookReward: ({ seat, colony, reward }, name) =>
    `${name(seat)} utilise une récompense royale ${COLONY[colony].of} : ${REWARD[reward].name}.`,
  flipped: ({ seat, favour }, name) => `${name(seat)} met ${FAVOUR[favour].name.the} face visible.`,
  movedMarker: ({ seat, from, to }, name) =>
    `${name(seat)} déplace un marqueur Action ${BUILDING[from].of} ${BUILDING[to].at}.`,
  rolledBuilding({ building, dice, pirateDie, price }) {
    const rolled =
      dice.length === 0 ? "aucun dé Guilde" : `${dice.length === 1 ? "dé" : "dés"} Guilde ${list(dice.map(String))}`;
    const pirate = pirateDie === 0 ? "" : `, dé Pirate ${pirateDie}`;
    return `${BUILDING[building].name} : ${rolled}${pirate} ; coût : ${reals(price)}.`;
  },
  paid: ({ seat, building, price }, name) => `${name(seat)} paie ${reals(price)} pour ${BUILDING[building].the}.`,
  usedBuilding: ({ seat, building, workers: number }, name) =>
    `${name(seat)} utilise ${BUILDING[building].the} avec ${workers(number)}.`,
  gotPirates: ({ seat, pirates: number, cause }, name) =>
    `${name(seat)} prend ${pirates(number)} ${PIRATE_CAUSES[cause]}.`,
  discardedPirates: ({ seat, pirates: number }, name) =>
    `${name(seat)} ${number === 0 ? "ne défausse pas de pirate" : `défausse ${pirates(number)}`}.`,
  milled(event, name) {
    const { seat, level, given, got, vp } = event;
    const up = vp === 0 ? `monte au niveau ${level} du moulin` : `gagne ${vp} PV en haut du moulin`;
    switch (millUse(event)) {
      case "exchange":
        return `${name(seat)} échange au moulin ${items(given)} contre ${items(got)}.`;
      case "up":
        return `${name(seat)} défausse ${items(given)} et ${up}.`;
      case "freely up":
        return `${name(seat)} ${up}.`;
      default:
        return vp === 0
          ? `${name(seat)} descend au niveau ${level} du moulin pour ${items(got)}.`
          : `${name(seat)} perd ${-vp} PV en bas du moulin pour ${items(got)}.`;
    }
  },
  watchRewarded: ({ seat, vp }, name) => `${name(seat)} reprend un ouvrier du château pour ${vp} PV.`,
  watchDeclined: ({ seat }, name) => `${name(seat)} renonce à la récompense du château.`,
  keptUp: ({ seat, wood: paid, owed }, name) =>
    paid === owed
      ? `${name(seat)} défausse ${wood(paid)} pour ses bateaux.`
      : `${name(seat)} doit ${wood(owed)} pour ses bateaux et ${onlyOf(paid)}.`,
  fed({ seat, bread: paid, need }, name) {
    if (need === 0) return `${name(seat)} n'a pas besoin de pain.`;
    if (paid === need) return `${name(seat)} défausse ${bread(paid)} pour ses ouvriers.`;
    return `${name(seat)} doit ${bread(need)} à ses ouvriers et ${onlyOf(paid)}.`;
  },
  scored: ({ seat, request, vp }, name) => `${name(seat)} marque ${vp} PV pour ${REQUEST[request].name}.`,
  converted: ({ fields, good }) =>
    fields.length === 0
      ? `Aucun champ ne passe au ${ITEM[good].one}.`
      : `Champs qui passent au ${ITEM[good].one} : ${list(fields.map((field) => FIELDS[field]))}.`,
  turnedToReals: ({ seat, reals: number, vp }, name) =>
    `${name(seat)} change tout en argent : ${reals(number)}, ${vp} PV.`,
  piratesShown: ({ seat, pirates: number, loss }, name) =>
    `${name(seat)} révèle ses pirates : ${number} ; ${loss === 0 ? "aucune perte" : `${loss} PV perdus`}.`,
  gameOver: ({ scores, winners }, name) =>
    `La partie est terminée : ${list(scores.map((score, seat) => `${name(seat)} : ${score} PV`))}. Victoire : ${list(winners.map(name))}.`,
};
