import { listing } from "@caravel/kernel";
import { CHARACTERS, ITEMS, PASS_SPACES } from "../../content/pieces.ts";
import { LABELS } from "../../words/labels-en.ts";
import { bread, dice as countDice, item, pirates, reals, ships, wood, workers } from "../../words/phrases-en.ts";
import type { BoardWords, CharacterTexts, ItemTexts } from "./words.ts";

const list = listing("and");
const {
  goods,
  buildings,
  characters,
  cities,
  colonies,
  markets,
  guilds,
  favours,
  requests: REQUESTS,
  rewards,
} = LABELS;
const ROMAN = ["", "I", "II", "III"] as const;
const said = (...parts: readonly (string | false)[]) =>
  parts.filter((part) => part !== false && part !== "").join(", ");
const range = (least: number, most: number) => (least === most ? `${least}` : `${least} to ${most}`);

const DEEDS: CharacterTexts = {
  steward: "Steward: move up to 2 of your workers to fields or the forest.",
  "guild-master": "Guild Master: take one favour from a district for its wood; the district is built.",
  commander: "Commander: move up to 2 of your ships to markets and colonies.",
  mayor: "Mayor: move up to 2 figures within the cities, then collect from every city where you have a worker.",
  printed: "Nobody stands here this round: one may harvest, and one field once more.",
};

const ITEM_TIPS: ItemTexts = {
  wheat: "Two wheat raise your windmill by a level; the wheat market buys it.",
  sugar: "The sugar market buys it.",
  wine: "Ships to colonies cost wine; the wine market buys it.",
  wood: "For favours, for ships that leave home, and 1 for each ship abroad at the end of the round.",
  bread: "For dice that are too small, and 1 for each worker the windmill does not feed at the end of the round.",
  reals: "Money. At the end everything you own becomes reals, and 5 reals are 1 VP.",
};

/** The board in English. */
export const en: BoardWords = {
  labels: LABELS,
  headings: {
    island: "Island",
    cities: "Cities",
    sea: "Sea",
    guilds: "Guilds",
    house: "My house",
    ocean: "Mar Oceano",
    zones: "All zones",
    forest: "Forest",
    watch: "City watch",
    windmill: "Windmill",
    passColumn: "Pass",
    dice: "Dice",
    workers: "Workers",
    ships: "Ships",
    favours: "Favours",
    requests: "Requests",
    mayor: "Mayor",
    supply: "Supply",
    price: "Price",
    now: "now",
    houseOf: (name) => `House of ${name}`,
    round: (round) => `Round ${round}`,
    region: (region) => `Region ${ROMAN[region]}`,
    harvest: "Harvest",
    later: "Later",
    none: "none",
  },
  pieces: {
    field: ({ name, good, becomes, wood: number, who }) =>
      said(
        `Field ${name}: ${goods[good]}`,
        becomes !== null && `may become ${goods[becomes]}`,
        number > 0 && wood(number),
        who,
      ),
    forest: ({ who }) => said("Forest", who),
    building: ({ building, character, guildDice, pirateDice, least, most, markers }) =>
      said(
        `${buildings[building]}: ${characters[character]}`,
        countDice(guildDice + pirateDice),
        pirateDice > 0 && "one of them a pirate die",
        `price ${range(least, most)}`,
        markers,
      ),
    marker: ({ building }) => `Your action marker on the ${buildings[building]}`,
    citySpace: ({ city, space, who }) => said(`${cities[city]}, space ${space}`, who === "" ? "free" : who),
    citizen: "neutral citizen",
    district: ({ city, favour, wood: number }) => `${cities[city]}: ${favours[favour].name}, ${wood(number)}`,
    colony: ({ colony, good, who }) => said(`${colonies[colony]}: ${goods[good]}`, who),
    workersThere: ({ workers: number, where }) => `${workers(number)} of yours: ${where}`,
    marketSpace: ({ market, cost, reals: number, who }) =>
      said(`${markets[market]}: ${cost} ${goods[market]} for ${reals(number)}`, who === "" ? "free" : who),
    colonySpace: ({ colony, wine, who }) => said(`${colonies[colony]}: ${wine} ${goods[2]}`, who === "" ? "free" : who),
    reward: ({ colony, reward }) => `Royal reward, ${colonies[colony]}: ${rewards[reward]}`,
    row: ({ row, dice, who }) => said(`Row ${PASS_SPACES[row]}`, dice.length > 0 && `dice ${dice.join(", ")}`, who),
    request: ({ row, type, count }) =>
      said(`Row ${PASS_SPACES[row]}: ${REQUESTS[type].name}`, count > 1 && `${count} of them`),
    guild: ({ row, guild }) => `Row ${PASS_SPACES[row]}: ${guilds[guild]} guild`,
    passReals: ({ space, reals: number, who }) =>
      said(`Pass, space ${PASS_SPACES[space]}: ${reals(number)}`, who === "" ? "free" : who),
    passAction: ({ space }) => `Pass, space ${PASS_SPACES[space]}: ${LABELS.passActions[space]}`,
    favour: ({ favour, isUp }) =>
      `${favours[favour].name}, ${isUp ? "face up" : "face down"}: ${favours[favour].effect}`,
    ownRequest: ({ type, vp }) => `${REQUESTS[type].name}: ${vp} VP now`,
    item: ({ item: kind, count }) => item(count, kind),
    points: ({ vp }) => `${vp} VP`,
    pirates: ({ pirates: number }) => (number === null ? "Pirates: hidden" : pirates(number)),
    workersAtHome: ({ workers: number }) => `${workers(number)} at home`,
    shipsAtHome: ({ ships: number }) => `${ships(number)} at home`,
    die: ({ value, isPirate, count }) =>
      said(`${isPirate ? "Pirate die" : "Guild die"}: ${value}`, count > 1 && `${count} of them`),
    watch: ({ who, dice }) => said("City watch", dice.length > 0 && `pirate dice ${dice.join(", ")}`, who),
    millLevel: ({ level, who }) => said(`Windmill, level ${level}`, who),
    up: "Windmill: 2 wheat, one level up",
    downBread: "Windmill: one level down for 1 bread",
    downReals: "Windmill: one level down for 3 reals",
    exchange: ({ good }) => `Windmill: two goods for 1 ${goods[good]}`,
    panel: ({ name, vp, isAsked, forecast }) => said(name, `${vp} VP`, isAsked && "to decide", forecast),
  },
  tips: {
    yields: ({ good }) => `A harvest brings 1 ${goods[good]}.`,
    woodFirst: ({ wood: number }) => `${wood(number)} here: as long as there is any, a harvest takes wood.`,
    becomes: ({ good, round }) => `Becomes ${goods[good]} at the end of round ${round}, if no wood is left by then.`,
    forest: "A worker here reaches as much wood as is needed. It belongs to no region and is not harvested.",
    characters: CHARACTERS.map((name) => DEEDS[name]),
    room: ({ dice }) => `${dice} more dice fit here, one of them a pirate die at most.`,
    price: ({ least, most }) => `Price in phase C: ${range(least, most)} reals.`,
    pirates: "Whoever has a marker here and does not pay takes 1 pirate and as many as the pirate die shows.",
    myWorkers: ({ workers: number, region }) =>
      `You have ${workers(number)} in region ${ROMAN[region]}; from three on the greater effect counts.`,
    breadFor: ({ region }) => `A die below ${region} costs bread for the difference.`,
    city: ({ majority, minority }) => `Urbanization: ${majority} VP with the majority, ${minority} VP if present.`,
    holder: ({ who }) => `Majority: ${who}.`,
    mayorBrings: ({ item: kind }) =>
      `The Mayor brings ${LABELS.items[kind].toLowerCase()}: 2 for each worker, 1 for each citizen.`,
    districtOpens: "Taking the favour builds the district and opens its two spaces.",
    costsWood: ({ wood: number }) => `Costs ${wood(number)}.`,
    guild: ({ guild }) => `Guild: ${guilds[guild]}.`,
    faceUp: "Face up: can be used at the beginning of a turn.",
    faceDown: "Face down: used; its guild, the Casa da Coroa or a reward turns it up.",
    colonyIncome: ({ good }) => `Each worker here brings 1 ${goods[good]} at the end of the round.`,
    marketSpace: ({ cost, good, reals: number }) =>
      `A ship that comes here sells ${cost} ${goods[good]} for ${reals(number)}.`,
    colonySpace: ({ wine }) => `A ship that comes here costs ${wine} ${goods[2]} and brings one of the two rewards.`,
    values: ({ vp }) => `VP for each ship in rounds 1, 3 and 5: ${vp.join(", ")}.`,
    sharedSpace: "With two players the columns for 3 and for 4 goods share one space.",
    woodFromHome: "A ship that leaves home costs 1 wood.",
    rewardFor: "For a ship that comes to this colony: one of its two rewards.",
    row: "The row gives its three dice, one of its requests, and turns up favours of its guild.",
    requestNow: ({ vp, round }) => `As things stand it brings you ${vp} VP in round ${round}.`,
    passReals: ({ reals: number }) => `Whoever passes here gets ${reals(number)}, or takes the action beside it.`,
    watch: "Whoever alone has most workers here may take one home for 4 VP at the end of the round.",
    pirateDice: "A worker here can fetch a pirate die: it is placed like your own, and the worker goes home.",
    mill: ({ level }) => `Feeds ${workers(level)} at the end of the round.`,
    up: "2 wheat: one level up, or 1 VP on the highest. At any time in phases B, C and D.",
    down: "One level down for 1 bread or 3 reals; on the lowest 1 VP instead. In phases B and C.",
    exchange: "Any two goods for one, as often as you like, in phases B, C and D.",
    items: ITEMS.map((name) => ITEM_TIPS[name]),
    points: "Prestige. Requests of the crown are scored in rounds 1, 3 and 5.",
    hiddenPirates:
      "Pirates are kept secret. At the end the most cost 16 VP, then 8, 4 and 2, and 1 more for each above 20.",
    workersAtHome: "Workers at home need no bread.",
    shipsAtHome: "Ships at home need no wood.",
    marker: "Gives you a turn at this building in phase C.",
    reconstructed: "Some of this is reconstructed; a content pack can correct it.",
  },
  forecast: {
    title: "End of the round",
    due: ({ due }) => `of ${due} due`,
    fed: ({ left }) => (left === 0 ? "all fed" : `all fed, ${left} left`),
    keptUp: ({ left }) => (left === 0 ? "enough" : `enough, ${left} left`),
    short: ({ short, canBuy }) => (canBuy ? `${short} short, can be bought` : `${short} short`),
    sentence: ({ bread: loaves, wood: logs, pirates: number }) =>
      number === 0
        ? "Enough for the end of the round."
        : `${list([...(loaves > 0 ? [`${bread(loaves)} short`] : []), ...(logs > 0 ? [`${wood(logs)} short`] : [])])}: ${pirates(number)}.`,
  },
  payment: {
    remain: ({ have, price }) =>
      have >= price ? `You have ${have}, ${have - price} remain.` : `You have ${have}, ${price - have} short.`,
    workers: ({ workers: number, isLower }) => `${workers(number)} here: ${isLower ? "greater" : "smaller"} effect.`,
    pay: ({ price }) => `Pay ${price}`,
    nothing: "Nothing can be done here; paying keeps the pirates out.",
    doNotPay: "Do not pay",
    takes: ({ pirates: number }) => `${pirates(number)}; they cost VP at the end.`,
  },
  hints: {
    opening: "Where your workers stand decides what you harvest, and which buildings serve you.",
    row: "A row is three dice, one request of the crown, and a guild whose favours come back to you. Small dice cost bread in regions II and III.",
    turn: "Put a die on a character: use the character, or harvest the region. Your marker there means a choice later: pay, or take pirates.",
    buildingTurn: "Dice on the building lowered its price. Pay and use it, or let the pirates in.",
    workers: "Click a worker, then a lit place; or drag.",
    ships: "Click a ship, then a lit space. Markets pay at once, colonies give a reward.",
    feeding:
      "Every worker on the board eats; the windmill feeds as many as its level. Each bread that is missing is a pirate.",
    upkeep: "Every ship abroad needs a wood. Each that is missing is a pirate.",
    requests: "The figure on each request is what it would bring now.",
  },
  cautions: {
    passWithDice: "You still have dice that could be placed.",
    nothingFollows: "Nothing could be harvested or done there now.",
    emptyRequest: "This request would bring nothing now; another one would.",
    payForNothing: "The building can do nothing for you; you pay only to keep pirates out.",
    hunger: "You would take pirates although you could pay.",
  },
  lastRound: "The last round",
};
