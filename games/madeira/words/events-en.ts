import { amounts, together } from "@caravel/kernel";
import { LADY, LADY_PRICE, PRINTED } from "../content/pieces.ts";
import type { PirateCause, VpCause } from "../rules/events.ts";
import { FIRST_PIRATE_DIE } from "../rules/moves.ts";
import type { EventWords } from "./catalogue.ts";
import { LABELS } from "./labels-en.ts";
import { BUILDING, CHARACTER, COLONY, FAVOUR, GUILD, ITEM, REQUEST, REWARD } from "./names-en.ts";
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
} from "./phrases-en.ts";
import { goodFor, millUse } from "./told.ts";

const VP_CAUSES: Readonly<Record<VpCause, string>> = {
  capitania: "from the Capitania",
  colony: "for ships in the colony",
  explorer: "by the Explorer in the city",
  pass: "for passing",
  reward: "as a royal reward",
};

const PIRATE_CAUSES: Readonly<Record<PirateCause, string>> = {
  building: "for not paying for the building",
  ships: "for missing wood",
  workers: "for missing bread",
};

/** The values of dice by number of each: "1, 2 and 2". */
const diceIn = (counts: readonly number[]) =>
  list(amounts(counts).flatMap(({ kind, count }) => new Array<string>(count).fill(String(kind))));

/** What happened, in English. */
export const EVENTS: EventWords = {
  setUp: ({ order, requests }, name) =>
    together(
      `The order is ${list(order.map(name))}.`,
      `Starting requests: ${list(requests.map((request, seat) => `${name(seat)} – ${REQUEST[request].name}`))}.`,
    ),
  roundBegins({ round, characters, pirateDice }) {
    const tiles = characters.flatMap((character, building) =>
      character === PRINTED ? [] : [`${CHARACTER[character]} at the ${BUILDING[building]}`],
    );
    const empty = characters.indexOf(PRINTED);
    return together(
      `Round ${round} begins: ${list(tiles)}${empty === -1 ? "" : `; the ${BUILDING[empty]} is empty`}.`,
      `Pirate dice: ${diceIn(pirateDice)}.`,
    );
  },
  phaseBegins: ({ phase }) => `Phase ${LABELS.phases[phase]}.`,
  choseRow: ({ seat, row: number, dice }, name) =>
    `${name(seat)} takes ${row(number)} with the dice ${list(dice.map(String))}.`,
  tookRequest: ({ seat, request }, name) => `${name(seat)} takes the request ${REQUEST[request].name}.`,
  choseGuild: ({ seat, guild, favours }, name) =>
    `${name(seat)} turns up the favours of the ${GUILD[guild]} guild: ${list(favours.map((favour) => FAVOUR[favour].name))}.`,
  placed({ seat, die, building, character, bread: cost }, name) {
    const value = (die % FIRST_PIRATE_DIE) + 1;
    const who = `on the ${CHARACTER[character]} at the ${BUILDING[building]}`;
    const paid = cost === 0 ? "" : `, discarding ${bread(cost)}`;
    return die < FIRST_PIRATE_DIE
      ? `${name(seat)} places a guild die of ${value} ${who}${paid}.`
      : `${name(seat)} takes a worker home from the watch and places a pirate die of ${value} ${who}${paid}.`;
  },
  passed: ({ seat, space, reals: number }, name) =>
    `${name(seat)} passes onto ${passSpace(space)} and takes ${number === 0 ? "its action" : reals(number)}.`,
  usedFavour: ({ seat, favour }, name) =>
    `${name(seat)} uses the ${FAVOUR[favour].name}${favour === LADY ? ` for ${reals(LADY_PRICE)}` : ""}.`,
  gained: ({ seat, items: gained }, name) => `${name(seat)} gains ${items(gained)}.`,
  gainedVp: ({ seat, vp, cause }, name) => `${name(seat)} gains ${vp} VP ${VP_CAUSES[cause]}.`,
  harvested: ({ seat, fields, items: reaped }, name) =>
    `${name(seat)} harvests ${list(fields.map(place))}: ${items(reaped)}.`,
  movedWorker: ({ seat, from, to, isCitizen }, name) =>
    `${name(seat)} moves a ${isCitizen ? "citizen" : "worker"} from ${place(from)} to ${place(to)}.`,
  sailed: ({ seat, from, to, cost }, name) =>
    `${name(seat)} moves a ship from ${harbour(from)} to ${harbour(to)} for ${item(cost, goodFor(to))}.`,
  built: ({ seat, district: number, favour, wood: cost }, name) =>
    `${name(seat)} builds ${district(number)} for ${wood(cost)} and takes the ${FAVOUR[favour].name}.`,
  tookWood({ seat, sources, price, isBought }, name) {
    const from = list(amounts(sources).map(({ kind, count }) => `${count} from ${place(kind)}`));
    const amount = wood(sources.reduce((sum, count) => sum + count, 0));
    return isBought
      ? `${name(seat)} buys ${amount} for ${reals(price)}: ${from}.`
      : `${name(seat)} takes ${amount}: ${from}.`;
  },
  tookReward: ({ seat, colony, reward }, name) =>
    `${name(seat)} uses the royal reward "${REWARD[reward].name}" in ${COLONY[colony]}.`,
  flipped: ({ seat, favour }, name) => `${name(seat)} turns the ${FAVOUR[favour].name} face up.`,
  movedMarker: ({ seat, from, to }, name) =>
    `${name(seat)} moves an action marker from the ${BUILDING[from]} to the ${BUILDING[to]}.`,
  rolledBuilding({ building, dice, pirateDie, price }) {
    const rolled =
      dice.length === 0 ? "no guild dice" : `guild ${dice.length === 1 ? "die" : "dice"} ${list(dice.map(String))}`;
    const pirate = pirateDie === 0 ? "" : `, pirate die ${pirateDie}`;
    return `${BUILDING[building]}: ${rolled}${pirate}; it costs ${reals(price)}.`;
  },
  paid: ({ seat, building, price }, name) => `${name(seat)} pays ${reals(price)} for the ${BUILDING[building]}.`,
  usedBuilding: ({ seat, building, workers: number }, name) =>
    `${name(seat)} uses the ${BUILDING[building]} with ${workers(number)}.`,
  gotPirates: ({ seat, pirates: number, cause }, name) =>
    `${name(seat)} takes ${pirates(number)} ${PIRATE_CAUSES[cause]}.`,
  discardedPirates: ({ seat, pirates: number }, name) =>
    `${name(seat)} discards ${number === 0 ? "no pirates" : pirates(number)}.`,
  milled(event, name) {
    const { seat, level, given, got, vp } = event;
    const up = vp === 0 ? `goes up to level ${level} of the windmill` : `gains ${vp} VP on the top of the windmill`;
    switch (millUse(event)) {
      case "exchange":
        return `${name(seat)} exchanges ${items(given)} for ${items(got)} at the windmill.`;
      case "up":
        return `${name(seat)} discards ${items(given)} and ${up}.`;
      case "freely up":
        return `${name(seat)} ${up}.`;
      default:
        return vp === 0
          ? `${name(seat)} goes down to level ${level} of the windmill for ${items(got)}.`
          : `${name(seat)} loses ${-vp} VP at the bottom of the windmill for ${items(got)}.`;
    }
  },
  watchRewarded: ({ seat, vp }, name) => `${name(seat)} takes a worker home from the watch for ${vp} VP.`,
  watchDeclined: ({ seat }, name) => `${name(seat)} leaves the reward of the watch.`,
  keptUp: ({ seat, wood: paid, owed }, name) =>
    paid === owed
      ? `${name(seat)} discards ${wood(paid)} for ships.`
      : `${name(seat)} discards ${paid} of ${wood(owed)} due for ships.`,
  fed: ({ seat, bread: paid, need }, name) =>
    paid === need
      ? `${name(seat)} ${need === 0 ? "needs no bread" : `discards ${bread(paid)} for workers`}.`
      : `${name(seat)} discards ${paid} of ${bread(need)} due for workers.`,
  scored: ({ seat, request, vp }, name) => `${name(seat)} scores ${vp} VP for ${REQUEST[request].name}.`,
  converted: ({ fields, good }) =>
    fields.length === 0
      ? `No field turns to ${ITEM[good].one}.`
      : `These fields turn to ${ITEM[good].one}: ${list(fields.map(place))}.`,
  turnedToReals: ({ seat, reals: number, vp }, name) =>
    `${name(seat)} turns everything into money: ${reals(number)}, ${vp} VP.`,
  piratesShown: ({ seat, pirates: number, loss }, name) =>
    `${name(seat)} shows ${number === 0 ? "no pirates" : pirates(number)} and loses ${loss === 0 ? "nothing" : `${loss} VP`}.`,
  gameOver: ({ scores, winners }, name) =>
    `The game is over: ${list(scores.map((score, seat) => `${name(seat)}: ${score} VP`))}. ${list(winners.map(name))} wins.`,
};
