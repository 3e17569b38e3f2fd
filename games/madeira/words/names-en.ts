import type { Countable } from "@caravel/kernel";
import { inOrder, type NameTables } from "./names.ts";

/** Goods, wood and bread are not counted in English: "2 wheat". */
const uncounted = (name: string): Countable => ({ one: name, other: name });

const TABLES: NameTables<Countable, string, string> = {
  items: {
    wheat: uncounted("wheat"),
    sugar: uncounted("sugar"),
    wine: uncounted("wine"),
    wood: uncounted("wood"),
    bread: uncounted("bread"),
    reals: { one: "real", other: "reals" },
  },
  buildings: {
    moinho: "Moinho",
    capitania: "Capitania",
    alfandega: "Alfândega",
    coroa: "Casa da Coroa",
    fortaleza: "Fortaleza",
  },
  characters: {
    steward: "Steward",
    "guild-master": "Guild Master",
    commander: "Commander",
    mayor: "Mayor",
    printed: "printed character",
  },
  cities: { "porto-santo": "Porto Santo", funchal: "Funchal", machico: "Machico" },
  colonies: { acores: "Açores", brasil: "Brasil", india: "India" },
  markets: { wheat: "wheat market", sugar: "sugar market", wine: "wine market" },
  guilds: {
    green: "green",
    blue: "blue",
    orange: "orange",
    purple: "purple",
    red: "red",
    yellow: "yellow",
    white: "white",
    grey: "grey",
    brown: "brown",
    black: "black",
  },
  favours: {
    friar: { name: "Friar", effect: "2 wood, with access" },
    miller: { name: "Miller", effect: "windmill up 1" },
    bishop: { name: "Bishop", effect: "move one of your action markers" },
    treasurer: { name: "Treasurer", effect: "5 reals" },
    navigator: { name: "Navigator", effect: "move 1 ship" },
    engineer: { name: "Engineer", effect: "phase B: 2 extra harvests" },
    patron: { name: "Patron", effect: "3 bread" },
    lord: { name: "Lord", effect: "phase C: this building costs you 0" },
    diplomat: { name: "Diplomat", effect: "phase C: counts as 2 more workers" },
    constable: { name: "Constable", effect: "half of your pirates go" },
    lady: { name: "Lady", effect: "for 4 reals, the action of any building" },
    explorer: { name: "Explorer", effect: "move 1 worker anywhere" },
  },
  requests: {
    "trade-routes": { name: "Trade Routes", short: "Trade", scores: "up to 3 ships on markets" },
    expeditions: { name: "Expeditions", short: "Expeditions", scores: "up to 3 ships in colonies" },
    "guild-influence": {
      name: "Guild Influence",
      short: "Influence",
      scores: "5 VP for each guild with a favour face up",
    },
    "national-wealth": { name: "National Wealth", short: "Wealth", scores: "1 VP for each real paid, up to 15" },
    urbanization: { name: "Urbanization", short: "Urban.", scores: "one city" },
  },
  rewards: {
    "worker-to-field": { name: "worker to a field", order: "move 1 worker to a field or the forest" },
    "worker-to-city": { name: "worker to a city", order: "gain 1 VP, and you may move 1 worker to a city" },
    "worker-to-watch": { name: "worker to the watch", order: "move 1 worker to the watch" },
    "mill-up": { name: "windmill up", order: "go up 1 level on the windmill" },
    "flip-favour": { name: "favour face up", order: "turn 1 favour face up" },
    "pirates-or-bread": { name: "pirates or bread", order: "discard up to 3 pirates or gain 2 bread" },
    "3-vp": { name: "3 VP", order: "gain 3 VP" },
    "5-reals": { name: "5 reals", order: "gain 5 reals" },
  },
};

/** The English names by number. */
export const {
  items: ITEM,
  buildings: BUILDING,
  characters: CHARACTER,
  cities: CITY,
  colonies: COLONY,
  markets: MARKET,
  guilds: GUILD,
  favours: FAVOUR,
  requests: REQUEST,
  rewards: REWARD,
} = inOrder(TABLES);
