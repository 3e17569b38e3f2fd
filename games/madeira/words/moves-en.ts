import { amounts } from "@caravel/kernel";
import {
  CHARACTERS,
  type CharacterName,
  DIPLOMAT_WORKERS,
  ENGINEER_HARVESTS,
  FAVOURS,
  type FavourName,
  LADY_PRICE,
  PASS_VP,
  PATRON_BREAD,
  TREASURER_REALS,
  WHEAT,
} from "../content/pieces.ts";
import type { MoveWords } from "./catalogue.ts";
import type { Done, MoveFacts } from "./facts.ts";
import { BUILDING, CHARACTER, COLONY, FAVOUR, GUILD, ITEM, REQUEST, REWARD } from "./names-en.ts";
import {
  bread,
  dice,
  district,
  effectOrder,
  either,
  harbour,
  harvests,
  item,
  items,
  list,
  millUp,
  passSpace,
  pirates,
  place,
  reals,
  row,
  wood,
  woodFor,
} from "./phrases-en.ts";

/** By favour: what it does now. */
const FAVOUR_ORDERS: Readonly<Record<FavourName, (facts: MoveFacts["favour"]) => string>> = {
  friar: ({ wood: number }) => `gain ${wood(number)}`,
  miller: ({ mill }) => millUp(mill),
  bishop: () => "move one of your action markers",
  treasurer: () => `gain ${reals(TREASURER_REALS)}`,
  navigator: () => "move a ship",
  engineer: () => `${harvests(ENGINEER_HARVESTS)}, if you harvest this turn`,
  patron: () => `gain ${bread(PATRON_BREAD)}`,
  lord: () => "this building costs you nothing",
  diplomat: () => `${DIPLOMAT_WORKERS} more workers count at this building`,
  constable: ({ pirates: number }) => `discard ${number === null ? "half of your pirates" : pirates(number)}`,
  lady: () => `pay ${reals(LADY_PRICE)} for the action of any building`,
  explorer: () => "move a worker anywhere",
};

/** By character: what the action is. */
const CHARACTER_ORDERS: Readonly<Record<CharacterName, string>> = {
  steward: "move up to 2 workers to fields or the forest",
  "guild-master": "take a favour for wood and build its district",
  commander: "move up to 2 ships",
  mayor: "move up to 2 figures within the cities, then collect",
  printed: "there is only the harvest",
};

/** By pass space: its action. */
const PASS_ORDERS = [
  "take its action",
  `gain ${PASS_VP} VP, and you may move a worker to a city`,
  "move a worker to the watch",
  "move a ship",
];

const DONE: Readonly<Record<Exclude<Done["what"], "harvest" | "mayor">, string>> = {
  nothing: "Done",
  die: "Do nothing more with this die",
  extra: "Done: no more extra harvests",
  workers: "Done: move no more workers",
  ships: "Done: move no more ships",
  rewards: "Done: use no more rewards",
  district: "Take no favour",
  favours: "Done: turn no more favours up",
  action: "Leave the action of the building",
  windmill: "Done with the windmill for phase C",
  watch: "Leave the worker in the watch",
};

const hasAny = (counts: readonly number[]) => amounts(counts).length > 0;

/** Moves as orders, in English. */
export const MOVES: MoveWords = {
  row({ row: number, dice: values, guilds }) {
    const named = guilds.map(
      ({ guild, favours }) =>
        `${GUILD[guild]}${favours.length === 0 ? "" : ` (turns up ${list(favours.map((favour) => FAVOUR[favour].name))})`}`,
    );
    const offer = values.length === 0 ? "" : `: dice ${list(values.map(String))}`;
    return `Take ${row(number)}${offer}${named.length === 0 ? "" : `; guild: ${either(named)}`}`;
  },
  request: ({ request, vp }) => `Take ${REQUEST[request].name}: ${REQUEST[request].scores} (${vp} VP as things stand)`,
  guild: ({ guild, favours }) =>
    favours.length === 0
      ? `Choose the ${GUILD[guild]} guild`
      : `Choose the ${GUILD[guild]} guild: ${list(favours.map((favour) => FAVOUR[favour].name))} face up`,
  favour: (facts) => `Use the ${FAVOUR[facts.favour].name}: ${FAVOUR_ORDERS[FAVOURS[facts.favour]](facts)}`,
  place({ value, isPirate, building, character, bread: cost, harvest }) {
    const die = isPirate ? `Pirate die ${value}` : `Guild die ${value}`;
    const where = `on the ${CHARACTER[character]} at the ${BUILDING[building]}`;
    const price = cost === 0 ? "" : `, discarding ${bread(cost)}`;
    const worker = isPirate ? ", with a worker from the watch" : "";
    return `${die} ${where}${price}${worker}${hasAny(harvest.items) ? ` (harvest: ${items(harvest.items)})` : ""}`;
  },
  pass({ space, reals: number, dice: left }) {
    const gain = number === null ? PASS_ORDERS[space] : `take ${reals(number)}`;
    return `Pass onto ${passSpace(space)}: ${gain}${left === 0 ? "" : `; ${dice(left)} set aside`}`;
  },
  act(act) {
    if (act.what === "character") return `${CHARACTER[act.character]}: ${CHARACTER_ORDERS[CHARACTERS[act.character]]}`;
    if (act.what === "building") return `${BUILDING[act.effect.building]}: ${effectOrder(act.effect)}`;
    return act.what === "watch" ? `Take a worker home from the watch for ${act.vp} VP` : "Act";
  },
  harvest: ({ items: reaped, extra }) =>
    hasAny(reaped) ? `Harvest ${items(reaped)}${extra === 0 ? "" : `, then up to ${harvests(extra)}`}` : "Harvest",
  select: () => "Harvest only some fields",
  field: ({ field, item: kind, isAgain }) => `Harvest ${place(field)}${isAgain ? " once more" : ""}: ${item(1, kind)}`,
  move({ from, to, isCitizen, land, vp, pirates: number }) {
    const bears = land === null ? "" : ` (${ITEM[land.good].one}${land.wood === 0 ? "" : `, ${wood(land.wood)}`})`;
    const arrival = `${vp === 0 ? "" : `: ${vp} VP`}${number === 0 ? "" : `; up to ${pirates(number)} may go`}`;
    return `Move a ${isCitizen ? "citizen" : "worker"} from ${place(from)} to ${place(to)}${bears}${arrival}`;
  },
  sail({ from, to, good, cost, reals: pay, isExpedition, wood: needed }) {
    const price = `${item(cost, good)}${needed === null ? "" : ` and ${woodFor(needed)}`}`;
    const gain = isExpedition ? "a royal reward" : reals(pay);
    return `Ship from ${harbour(from)} to ${harbour(to)}: ${price} for ${gain}`;
  },
  build: ({ district: number, favour, wood: needed }) =>
    favour === null
      ? `Build ${district(number)}`
      : `Build ${district(number)} for ${woodFor(needed)}: take the ${FAVOUR[favour].name} (${FAVOUR[favour].effect})`,
  wood: ({ source }) => `Take 1 wood from ${place(source)}`,
  reward: ({ colony, side, reward }) => `Reward ${side === 0 ? "A" : "B"}, ${COLONY[colony]}: ${REWARD[reward].order}`,
  bread: ({ bread: number }) => `Gain ${bread(number)}`,
  discard: ({ pirates: number }) => (number === 0 ? "Discard no pirates" : `Discard ${pirates(number)}`),
  flip: ({ favour }) => `Turn up the ${FAVOUR[favour].name} (${FAVOUR[favour].effect})`,
  marker: ({ from, to }) => `Move your marker from the ${BUILDING[from]} to the ${BUILDING[to]}`,
  building: ({ effect }) => `${BUILDING[effect.building]}: ${effectOrder(effect)}`,
  pay({ price, building, effect }) {
    if (building === null) return "Pay the price";
    const action = effect === null ? "no pirates, but there is nothing you can do there" : effectOrder(effect);
    return `Pay ${reals(price)} for the ${BUILDING[building]}: ${action}`;
  },
  pirates: ({ pirates: number }) => `Do not pay: take ${pirates(number)}`,
  upkeep({ wood: needed, pirates: number }) {
    const paid = needed.wood === 0 ? "Discard no wood" : `Discard ${woodFor(needed)}`;
    return `${paid}${number === 0 ? "; no pirates" : `; take ${pirates(number)}`}`;
  },
  feed({ bread: number, pirates: taken }) {
    const paid = number === 0 ? "Discard no bread" : `Discard ${bread(number)}`;
    return `${paid}${taken === 0 ? "; no pirates" : `; take ${pirates(taken)}`}`;
  },
  score: ({ request, vp }) => `Score ${REQUEST[request].name}: ${vp} VP`,
  wealth: ({ reals: number }) =>
    number === 0 ? "Pay nothing for National Wealth" : `Pay ${reals(number)} for ${number} VP`,
  exchange: ({ given, good }) => `Windmill: exchange ${items(given)} for ${item(1, good)}`,
  up: ({ wheat, mill }) =>
    `Windmill: discard ${item(wheat, WHEAT)} ${mill.vp === 0 ? `to go up to level ${mill.level}` : `for ${mill.vp} VP`}`,
  down({ item: kind, amount, mill }) {
    const step = mill.vp === 0 ? `go down to level ${mill.level}` : `lose ${-mill.vp} VP`;
    return `Windmill: ${step} for ${item(amount, kind)}`;
  },
  done(done) {
    if (done.what === "harvest")
      return hasAny(done.items) ? `Done: harvest ${items(done.items)}` : "Done: harvest nothing";
    if (done.what === "mayor")
      return hasAny(done.items) ? `Done: collect ${items(done.items)}` : "Done: nothing to collect";
    return DONE[done.what];
  },
};
