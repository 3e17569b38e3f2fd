import { amounts, capital } from "@caravel/kernel";
import { GOODS, ROLES, TILES } from "../../content/pieces.ts";
import { BUILDING_KEYS, inOrder } from "../../words/names.ts";
import { BUILDING, GOOD, ROLE, TILE } from "../../words/names-en.ts";
import { barrels, count, crowd, doubloons, goods, LABELS, list, points } from "../../words/phrases-en.ts";
import { advice } from "./advice-en.ts";
import type {
  BoardWords,
  BriefTexts,
  BuildingTexts,
  GoodTexts,
  PriceFacts,
  RoleText,
  RoleTexts,
  TileTexts,
} from "./words.ts";

const nobles = (number: number) => count(number, "noble", "nobles");
const circles = (number: number) => (number === 0 ? "no circle" : count(number, "circle", "circles"));
const tiles = (number: number) => count(number, "tile", "tiles");
const spaces = (number: number) => count(number, "free space", "free spaces");
const said = (...parts: readonly string[]) => capital(parts.filter((part) => part !== "").join(", "));
const tilesByKind = (counts: readonly number[]) =>
  list(amounts(counts).map(({ kind, count: number }) => `${number} ${TILE[kind].short}`)) || "none";
const goodsOrNothing = (counts: readonly number[]) => goods(counts) || "nothing";
/** "2 colonists, 1 of them a noble". */
const people = (all: number, noble: number) => crowd(all - noble, noble);

function reasons({ privilege, quarries, forests, zoning }: PriceFacts): string {
  const parts = [
    ...(privilege === 0 ? [] : [`${privilege} less as the builder`]),
    ...(quarries === 0 ? [] : [`${quarries} less by quarries`]),
    ...(forests === 0 ? [] : [`${forests} less by forests`]),
    ...(zoning === 0 ? [] : [`${zoning} less by the zoning office`]),
  ];
  return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
}

const plant = (good: string) => `Makes ${good}: one barrel per colonist on it, if as many ${good} plantations work.`;

const EFFECTS: BuildingTexts = {
  "small-indigo-plant": plant("indigo"),
  "small-sugar-mill": plant("sugar"),
  "indigo-plant": plant("indigo"),
  "sugar-mill": plant("sugar"),
  "tobacco-storage": plant("tobacco"),
  "coffee-roaster": plant("coffee"),
  "small-market": "Trader: your sale in the trading house brings 1 doubloon more.",
  hacienda: "Settler: before your pick you may draw a face-down plantation for your island.",
  "construction-hut": "Settler: you may take a quarry instead of a plantation.",
  "small-warehouse": "Captain, storage: you keep one kind of good complete, besides your single barrel.",
  hospice: "Settler: the tile of your normal pick may come with a colonist from the supply.",
  office: "Trader: you may sell a kind that the trading house already has.",
  "large-market": "Trader: your sale in the trading house brings 2 doubloons more.",
  "large-warehouse": "Captain, storage: you keep two kinds of goods complete, besides your single barrel.",
  factory: "Craftsman: making 2, 3, 4 or 5 kinds of goods pays 1, 2, 3 or 5 doubloons.",
  university: "Builder: a building you buy may come with a colonist, off the ship if the supply has none.",
  harbor: "Captain: each of your loadings brings 1 point more.",
  wharf:
    "Captain, once per phase: instead of loading a ship, send all your barrels of one kind to the supply for 1 point each.",
  "guild-hall": "End of the game, if it works: 1 point per small and 2 per large production building in your city.",
  residence:
    "End of the game, if it works: 4 points with up to 9 island spaces filled, 5 with 10, 6 with 11, 7 with 12.",
  fortress: "End of the game, if it works: 1 point for every three of your colonists.",
  "customs-house": "End of the game, if it works: 1 point for every four points you have in chips.",
  "city-hall": "End of the game, if it works: 1 point for each beige building in your city, this one included.",
  aqueduct:
    "Craftsman: 1 more indigo if your large indigo plant makes any, 1 more sugar if your large sugar mill does.",
  "forest-house": "Settler: you may lay a plantation as a forest. Builder: every two forests save you 1 doubloon.",
  "black-market":
    "Builder, if you are short of money: give up a colonist, a barrel and a point, or some of them, for 1 doubloon each. No money may be left.",
  storehouse: "Captain, storage: you keep three more barrels of any kinds.",
  "guest-house": "Its guests may move to free circles in any phase but the mayor's and work there at once.",
  "trading-post":
    "Trader: you may sell your barrel here instead, whatever its kind. No markets, but the trader's privilege counts.",
  church: "Builder: buying from column 2 or 3 brings 1 point, from column 4 it brings 2.",
  "small-wharf":
    "Captain, once per phase: instead of loading a ship, send barrels of any kinds to the supply for 1 point per two.",
  lighthouse: "Captain: each of your loadings pays 1 doubloon. As the captain you get 1 more, once.",
  "specialty-factory": "Craftsman: the good you make most of, corn aside, pays its barrels less 1 in doubloons.",
  library: "Your privileges count twice. As the settler you may take a second plantation after everybody's turn.",
  "union-hall": "Captain, on your first turn: 1 point for every two barrels of the same kind. You keep them.",
  statue: "Has no circle and needs no colonist. Its printed points count, nothing more.",
  cloister: "End of the game, if it works: 1, 3, 6 or 10 points for 1, 2, 3 or 4 sets of three equal island tiles.",
  "land-office":
    "Trader, once per phase: with a colonist you may buy a face-up plantation for 1 doubloon, with a noble give one of yours up for 1 doubloon.",
  chapel: "When a craftsman phase begins: 1 doubloon with a colonist here, 1 point with a noble.",
  "hunting-lodge":
    "End of the settler phase: with a colonist you may discard a plantation or forest, with a noble you get 2 points if you alone have most free island spaces.",
  "zoning-office":
    "Builder: with a colonist buildings of columns 1 to 3 cost you 1 less, with a noble those of column 4 cost 2 less.",
  "royal-supplier":
    "Captain, once before your first loading: give back barrels of different kinds, at most one per noble of yours, for 1 point each.",
  villa: "Mayor: you may take a noble from the supply, or a colonist if no noble is left.",
  jeweler: "Craftsman: 1 doubloon for each of your nobles. A large production building, but it makes no good.",
  "royal-garden": "End of the game, if it works: 1 point for each of your nobles.",
};

const PROSPECTOR: RoleText = { action: "nothing", privilege: "1 doubloon from the bank" };
const ROLE_TEXTS: RoleTexts = {
  settler: { action: "take a plantation from the row", privilege: "a quarry instead, if you like" },
  mayor: {
    action: "take colonists from the ship in turn, then place all of your own",
    privilege: "1 colonist from the supply",
  },
  builder: { action: "buy a building, if you like", privilege: "1 doubloon less to pay" },
  craftsman: { action: "make goods", privilege: "1 more barrel of a kind you made" },
  trader: { action: "sell one barrel, if you like", privilege: "1 doubloon more for your sale" },
  captain: {
    action: "load goods for points while anybody can, then store what is left",
    privilege: "1 point more, once",
  },
  prospector: PROSPECTOR,
  "prospector-2": PROSPECTOR,
};

/** What everybody does in the phase of a role, as it stands on its card. */
const BRIEFS: BriefTexts = {
  settler: "Take a plantation",
  mayor: "Colonists land",
  builder: "Buy a building",
  craftsman: "Make goods",
  trader: "Sell a barrel",
  captain: "Ship for points",
  prospector: "Find gold",
  "prospector-2": "Find gold",
};

const needs = (good: string, where: string) =>
  `Each barrel needs a working ${good} plantation and a colonist in ${where}.`;
const NEEDS: GoodTexts = {
  corn: "Each working corn plantation makes 1 barrel, without a building.",
  indigo: needs("indigo", "an indigo plant, small or large"),
  sugar: needs("sugar", "a sugar mill, small or large"),
  tobacco: needs("tobacco", "the tobacco storage"),
  coffee: needs("coffee", "the coffee roaster"),
};

const TILE_TEXTS: TileTexts = {
  ...NEEDS,
  quarry: "Each working quarry saves you 1 doubloon on a building, at most as many as its column says.",
};

/** The board in English. */
export const en: BoardWords = {
  labels: LABELS,
  effects: inOrder(BUILDING_KEYS, EFFECTS),
  roles: inOrder(ROLES, ROLE_TEXTS),
  briefs: inOrder(ROLES, BRIEFS),
  places: { table: "Roles", bank: "Bank", harbour: "Harbor", mine: "My island" },
  advice,
  needs: inOrder(GOODS, NEEDS),
  tiles: inOrder(TILES, TILE_TEXTS),
  forest: "Has no circle and needs no colonist. Every two forests save you 1 doubloon on a building.",

  headings: {
    roles: "Roles",
    bank: "Bank",
    column: (column) => `Column ${column}: up to ${count(column, "quarry", "quarries")}`,
    harbour: "Harbor",
    tradingHouse: LABELS.house,
    cargoShip: (size) => `Cargo ship of ${size}`,
    colonistShip: LABELS.colonistShip,
    plantations: LABELS.plantations,
    faceDown: LABELS.faceDown,
    discards: LABELS.discards,
    goodsSupply: "Goods supply",
    supplies: LABELS.supplies,
    quarries: LABELS.quarries,
    colonists: LABELS.colonists,
    nobles: LABELS.nobles,
    pointsLeft: "Victory points left",
    pointsOnPaper: LABELS.pointsOnPaper,
    myIsland: "My island",
    myCity: "My city",
    island: (name) => `Island: ${name}`,
    city: (name) => `City: ${name}`,
    windRose: "Wind rose",
    barrels: LABELS.barrels,
    doubloons: LABELS.doubloons,
    points: "Victory points",
    production: "Production now",
    players: "Players",
    people: "Colonists",
    governor: LABELS.governor,
    takenBy: (name) => `taken by ${name}`,
    toChoose: "To choose from",
    year: LABELS.year,
    lastYear: LABELS.lastYear,
  },

  pieces: {
    role: ({ role, doubloons: money, takenBy }) =>
      said(ROLE[role], money === 0 ? "" : doubloons(money), takenBy === null ? "" : `taken by ${takenBy}`),
    bankBuilding: ({ building, cost, price, points: worth, circles: rings, left }) =>
      said(
        BUILDING[building],
        `cost ${cost}`,
        price === null ? "" : `you pay ${price}`,
        points(worth),
        circles(rings),
        left === 0 ? "sold out" : `${left} left`,
      ),
    cityBuilding: ({ building, colonists: all, nobles: noble, circles: rings }) =>
      said(BUILDING[building], rings === 0 ? circles(0) : `${people(all, noble)} on ${circles(rings)}`),
    emptySpaces: ({ spaces: free }) => said(spaces(free)),
    tile: ({ kind, occupied, isNoble }) => {
      const who = isNoble ? "occupied by a noble" : "occupied";
      return said(TILE[kind].a, occupied ? who : "empty");
    },
    tiles: ({ kind, count: all, occupied, nobles: noble }) =>
      said(
        all === 1 ? TILE[kind].a : `${all} ${TILE[kind].several}`,
        `${occupied} occupied`,
        noble === 0 ? "" : nobles(noble),
      ),
    forests: ({ count: all }) => said(count(all, "forest", "forests")),
    faceUp: ({ kind, count: all }) => said(`${TILE[kind].short}, face up: ${all}`),
    quarries: ({ left }) => said(`quarries: ${left}`),
    faceDown: ({ tiles: left }) => said(`face-down plantations: ${left}`),
    discards: ({ tiles: counts }) => said(`discarded plantations: ${tilesByKind(counts)}`),
    supply: ({ good, barrels: left }) => said(`${GOOD[good]} in the supply: ${barrels(left)}`),
    barrels: ({ good, barrels: held }) => said(`${GOOD[good]}: ${barrels(held)}`),
    ship: ({ size, good, barrels: loaded }) =>
      said(`cargo ship of ${size}`, good === null ? "empty" : `${loaded} of ${size} barrels of ${GOOD[good]}`),
    house: ({ barrels: held, spaces: free }) =>
      said(LABELS.house, goods(held) || "empty", free === 0 ? "full" : spaces(free)),
    colonistShip: ({ colonists: all, nobles: noble }) => said(LABELS.colonistShip, people(all, noble)),
    colonists: ({ left }) => said(`colonists in the supply: ${left}`),
    nobles: ({ left }) => said(`nobles in the supply: ${left}`),
    pointsLeft: ({ points: left, paper }) =>
      said(`victory points left: ${left}`, paper === 0 ? "" : `${paper} written on paper`),
    windRose: ({ colonists: all, nobles: noble }) => said(`waiting on the wind rose: ${people(all, noble)}`),
    doubloons: ({ doubloons: money }) => said(doubloons(money)),
    points: ({ points: chips }) => said(chips === null ? "points in chips: secret" : `points in chips: ${chips}`),
    production: ({ barrels: counts }) => said(`production now: ${goodsOrNothing(counts)}`),
    panel: ({ name, isGovernor, isAsked, doubloons: money, points: chips, barrels: counts, ...rest }) =>
      said(
        name,
        isGovernor ? "governor" : "",
        isAsked ? "to move" : "",
        ...rest.roles.map((role) => ROLE[role]),
        doubloons(money),
        chips === null ? "" : points(chips),
        people(rest.colonists, rest.nobles),
        goods(counts) || "no goods",
      ),
  },

  tips: {
    numbers: ({ cost, points: worth, circles: rings, isLarge }) =>
      `${said(`cost ${cost}`, points(worth), circles(rings), isLarge ? "2 city spaces" : "")}.`,
    copies: ({ left, all }) => (left === 0 ? "Sold out." : `${left} of ${count(all, "copy", "copies")} left.`),
    notChosen: "Not on the bank board.",
    price: (facts) =>
      `You ${facts.isNow ? "pay" : "would pay"} ${facts.price === 0 ? "nothing" : doubloons(facts.price)}${reasons(facts)}.`,
    idleQuarries: ({ column, working }) => `${working} quarries work, but only ${column} can help here.`,
    asBuilder: ({ price }) => `As the builder: ${doubloons(price)}.`,
    missing: ({ doubloons: money }) => `You lack ${doubloons(money)}.`,
    manned({ colonists: all, nobles: noble, circles: rings }) {
      if (rings === 0) return "Needs nobody.";
      return all === 0
        ? "Nobody is on it, so it does not work."
        : `It works: ${people(all, noble)} on ${circles(rings)}.`;
    },

    action: (text) => `Everybody: ${text}.`,
    privilege: (text) => `Whoever chooses it: ${text}.`,
    twice: "Your library doubles the privilege.",
    cardMoney: ({ doubloons: money }) => `${count(money, "doubloon lies", "doubloons lie")} on the card.`,

    goodPrice: ({ doubloons: money }) => `Price in the trading house: ${money}.`,
    inSupply: ({ barrels: left }) => `In the supply: ${barrels(left)}.`,
    held: ({ name, barrels: held }) => (name === null ? `You have ${held}.` : `${name}: ${barrels(held)}.`),
    made: ({ barrels: number }) => `You would make ${number} now.`,

    plantation: ({ kind }) => `${TILE[kind].short} plantation`,
    faceUp: ({ count: all }) => `Face up in the row: ${all}.`,
    occupied: ({ occupied, count: all }) => `${occupied} of ${tiles(all)} occupied.`,
    tilesLeft: ({ left }) => `Left: ${left}.`,
    otherSides: ({ tiles: counts }) => `Other sides: ${tilesByKind(counts)}.`,
    saved: ({ doubloons: money }) => `They save ${doubloons(money)}.`,

    cargo: ({ good, barrels: loaded, size }) => `Carries ${GOOD[good]}: ${loaded} of ${barrels(size)}.`,
    emptyShip: ({ size }) => `Empty, with room for ${barrels(size)} of one kind that no other ship carries.`,
    fullShip: "Full: it sails when the captain phase ends.",
    wouldFit: ({ good, barrels: number }) => `Of your ${GOOD[good]}, ${barrels(number)} would fit.`,

    houseBuys:
      "Buys one barrel from each player who sells, only of kinds it does not have (with an office of any kind).",
    houseEmpty: "No barrel lies in it.",
    inHouse: ({ barrels: counts }) => `In it: ${goods(counts)}.`,
    houseRoom: ({ spaces: free }) =>
      free === 0 ? "Full: it is emptied when the trader phase ends." : `${spaces(free)}.`,
    prices: ({ prices }) => `Prices: ${prices.map((price, good) => `${GOOD[good]} ${price}`).join(", ")}.`,

    aboard: ({ colonists: all, nobles: noble }) => `Aboard: ${people(all, noble)}.`,
    refill: "Refilled after each mayor phase: one for every free circle in all cities, but at least one per player.",
    freeCircles: ({ circles: free, players }) =>
      `Free circles in all cities now: ${free} (${count(players, "player", "players")}).`,

    left: ({ left }) => `Left: ${left}.`,
    colonistsEnd: "If they do not suffice to fill the ship, this is the last year.",
    noblesCome: "One boards the ship each time it is refilled.",
    noblesCount: "Each noble is worth 1 point at the end.",
    pointsEnd: "When the last one is taken, this is the last year.",
    onPaper: ({ points: number }) => `Written on paper, as the chips are gone: ${points(number)}.`,
    quarriesFor: "For the settler, and for owners of a working construction hut.",
    faceDownFor: "The new row of a settler phase comes from here, and the hacienda draws here.",
    discardsFor: "Shuffled to make a new stack when the face-down plantations run out.",
    unseen: ({ tiles: counts }) => `Not seen by you: ${tilesByKind(counts)}.`,
    listed: ({ tiles: counts }) => `${capital(tilesByKind(counts))}.`,

    money: ({ doubloons: money }) => `${doubloons(money)}.`,
    tieBreak: "With barrels, they decide between equals at the end.",
    chips: ({ points: chips }) => `In chips: ${points(chips)}.`,
    secret: "How many points lie in chips is secret until the end.",
    wouldScore: ({ points: number, withChips }) =>
      withChips
        ? `As things stand, the final score: ${number}.`
        : `As things stand, besides the chips: ${points(number)}.`,
    people: ({ island, city, windRose, nobles: noble }) =>
      `${said(`island ${island}`, `city ${city}`, `wind rose ${windRose}`, noble === 0 ? "" : `${nobles(noble)} among them`)}.`,
    circles: ({ free }) => `Free circles: ${free}.`,
    waiting: ({ colonists: all, nobles: noble }) =>
      all === 0 ? "Nobody waits here." : `Waiting: ${people(all, noble)}.`,
    waits: "Colonists wait here until the next mayor phase if every circle is filled.",
    spaces: ({ filled, all }) => `${filled} of ${all} spaces filled.`,
    islandFull: "A full island takes no more tiles.",
    cityFull: "A full city makes this the last year.",
    governorIs: ({ name }) => `Governor: ${name}`,
    governor: "Chooses the first role of the year. The card goes on clockwise each year.",
    production: ({ barrels: counts }) => `Now: ${goodsOrNothing(counts)}.`,
  },
};
