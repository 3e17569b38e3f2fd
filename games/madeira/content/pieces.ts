/** The pieces of the box that the rulebook states. Provenance: seed, except where a line says otherwise. */

/** MA-GEN-01, -02: what players own as plain numbers; the goods come first. */
export const ITEMS = ["wheat", "sugar", "wine", "wood", "bread", "reals"] as const;
export type ItemName = (typeof ITEMS)[number];
export const WHEAT = 0;
export const SUGAR = 1;
export const WINE = 2;
export const WOOD = 3;
export const BREAD = 4;
export const REALS = 5;

/** MA-GEN-02: goods are wheat, sugar and wine. */
export const GOODS = ["wheat", "sugar", "wine"] as const;
export type GoodName = (typeof GOODS)[number];

/** MA-COMP-10: the fields by region; the forest belongs to none. */
export const FIELDS = [
  "R1A",
  "R1B",
  "R1C",
  "R1D",
  "R2A",
  "R2B",
  "R2C",
  "R2D",
  "R2E",
  "R3A",
  "R3B",
  "R3C",
  "R3D",
  "R3E",
] as const;
export type FieldName = (typeof FIELDS)[number];
export const FIELD_COUNT = FIELDS.length;
export const FOREST = FIELD_COUNT;
/** By field: its region. */
export const REGION_OF: readonly number[] = FIELDS.map((name) => Number(name[1]));
/** By region: its fields as bits. */
export const REGION_FIELDS: readonly number[] = [0, 1, 2, 3].map((region) =>
  REGION_OF.reduce((bits, other, field) => (other === region ? bits | (1 << field) : bits), 0),
);
/** All fields as bits, without the forest. */
export const ALL_FIELDS = (1 << FIELD_COUNT) - 1;

/** MA-COMP-20: the buildings in the order of phase C. */
export const BUILDINGS = ["moinho", "capitania", "alfandega", "coroa", "fortaleza"] as const;
export type BuildingName = (typeof BUILDINGS)[number];
export const MOINHO = 0;
export const CAPITANIA = 1;
export const ALFANDEGA = 2;
export const COROA = 3;
export const FORTALEZA = 4;
export const BUILDING_COUNT = BUILDINGS.length;
/** By building: its region, and the round in which it has no character tile. */
export const BUILDING_REGION: readonly number[] = [2, 2, 1, 3, 3];
export const EMPTY_IN_ROUND: readonly number[] = [5, 4, 3, 2, 1];

/** MA-COMP-01: the character tiles; the printed one is usable on the empty building (MA-A-02). */
export const CHARACTERS = ["steward", "guild-master", "commander", "mayor", "printed"] as const;
export type CharacterName = (typeof CHARACTERS)[number];
export const STEWARD = 0;
export const GUILD_MASTER = 1;
export const COMMANDER = 2;
export const MAYOR = 3;
export const PRINTED = 4;
export const CHARACTER_TILES = 4;

/** MA-COMP-50: the cities, their districts and spaces; the first two districts are built from the start (MA-COMP-52). */
export const CITIES = ["porto-santo", "funchal", "machico"] as const;
export type CityName = (typeof CITIES)[number];
export const CITY_COUNT = CITIES.length;
export const DISTRICTS_PER_CITY = 6;
export const SPACES_PER_CITY = 12;
export const CITY_SPACES = CITY_COUNT * SPACES_PER_CITY;
export const BUILT_AT_START = 2;
export const FAVOUR_DISTRICTS = DISTRICTS_PER_CITY - BUILT_AT_START;
/** The district of a city that a favour lies on, by its number among all twelve. */
export const DISTRICT_COUNT = CITY_COUNT * FAVOUR_DISTRICTS;
/** MA-SETUP-12: the space of the neutral citizen, counted from 0. */
export const CITIZEN_SPACE = 3;
/** MA-COMP-54: by city, what the Mayor collects there. */
export const CITY_INCOME: readonly number[] = [BREAD, REALS, WOOD];
export const PER_WORKER = 2;
export const PER_CITIZEN = 1;

/** MA-COMP-40: the colonies, with five ship spaces each. */
export const COLONIES = ["acores", "brasil", "india"] as const;
export type ColonyName = (typeof COLONIES)[number];
export const COLONY_COUNT = COLONIES.length;
export const COLONY_SPACES = 5;

/** MA-COMP-30: the columns of each market, by the goods they ask. */
export const MARKET_COLUMNS: readonly number[] = [4, 5, 4];
/** MA-COMP-31: with two players the columns for 3 and 4 goods share the space of the column for 3. */
export const SHARED_COLUMN = 3;

/** MA-COMP-70: the colours a guild can have. A guild's number is its colour, so that a pack can name the fourth guild. */
export const GUILDS = [
  "green",
  "blue",
  "orange",
  "purple",
  "red",
  "yellow",
  "white",
  "grey",
  "brown",
  "black",
] as const;
export type GuildName = (typeof GUILDS)[number];
/** MA-COMP-70: the guilds whose names are known; beside them one more is at the table, blue if no pack says otherwise. */
export const NAMED_GUILDS: readonly GuildName[] = ["green", "orange", "purple"];
export const GUILDS_AT_TABLE = 4;
export const FAVOURS_PER_GUILD = 3;

/** MA-COMP-74: the favours. */
export const FAVOURS = [
  "friar",
  "miller",
  "bishop",
  "treasurer",
  "navigator",
  "engineer",
  "patron",
  "lord",
  "diplomat",
  "constable",
  "lady",
  "explorer",
] as const;
export type FavourName = (typeof FAVOURS)[number];
export const FRIAR = 0;
export const MILLER = 1;
export const BISHOP = 2;
export const TREASURER = 3;
export const NAVIGATOR = 4;
export const ENGINEER = 5;
export const PATRON = 6;
export const LORD = 7;
export const DIPLOMAT = 8;
export const CONSTABLE = 9;
export const LADY = 10;
export const EXPLORER = 11;
export const FAVOUR_COUNT = FAVOURS.length;

/** MA-FAV: what favours give and take. */
export const FRIAR_WOOD = 2;
export const TREASURER_REALS = 5;
export const PATRON_BREAD = 3;
export const ENGINEER_HARVESTS = 2;
export const LADY_PRICE = 4;
export const DIPLOMAT_WORKERS = 2;
export const EXPLORER_CITY_VP = 3;

/** MA-COMP-83: the royal rewards. */
export const REWARDS = [
  "worker-to-field",
  "worker-to-city",
  "worker-to-watch",
  "mill-up",
  "flip-favour",
  "pirates-or-bread",
  "3-vp",
  "5-reals",
] as const;
export type RewardName = (typeof REWARDS)[number];
export const WORKER_TO_FIELD = 0;
export const WORKER_TO_CITY = 1;
export const WORKER_TO_WATCH = 2;
export const MILL_UP = 3;
export const FLIP_FAVOUR = 4;
export const PIRATES_OR_BREAD = 5;
export const THREE_VP = 6;
export const FIVE_REALS = 7;
export const REWARD_VP = 3;
export const REWARD_REALS = 5;
export const REWARD_BREAD = 2;
export const REWARD_CITY_VP = 1;

/** MA-COMP-80: the five sorts of crown requests. */
export const REQUESTS = ["trade-routes", "expeditions", "guild-influence", "national-wealth", "urbanization"] as const;
export type RequestName = (typeof REQUESTS)[number];
export const TRADE_ROUTES = 0;
export const EXPEDITIONS = 1;
export const GUILD_INFLUENCE = 2;
export const NATIONAL_WEALTH = 3;
export const URBANIZATION = 4;
export const REQUEST_COUNT = REQUESTS.length;
export const SHIPS_PER_REQUEST = 3;
export const FAVOUR_VP = 5;
export const MOST_WEALTH = 15;
/** MA-E-01 to -03: by round, how many requests are scored. */
export const SCORED_IN_ROUND: readonly number[] = [0, 1, 0, 2, 0, 3];

/** MA-ROUND-01. */
export const ROUNDS = 5;

/** MA-SETUP-02: what everybody starts with; items by number. */
export const WORKERS = 12;
export const SHIPS = 6;
export const MARKERS = 3;
export const START_ITEMS: readonly number[] = [1, 1, 1, 1, 4, 5];
/** MA-SETUP-08: extra reals by position. */
export const EXTRA_REALS: readonly number[] = [2, 3, 4, 5];
export const WATCH_WORKERS = 2;
export const FIELD_WORKERS = 2;

/** MA-COMP-03: the faces of every die. Provenance: public. */
export const FACES: readonly number[] = [1, 1, 2, 2, 3, 3];
export const HIGHEST_FACE = 3;
export const PIRATE_DICE = 3;
export const DICE_PER_ROW = 3;
/** MA-B-06: pirate dice that fit on one character. */
export const PIRATE_DICE_LIMIT = 1;

/** MA-C-07: base price of a building by number of players. */
export const BASE_PRICE: Readonly<Record<number, number>> = { 2: 8, 3: 9, 4: 10 };
/** MA-C-12: workers for the lower effect of a building. */
export const MANY_WORKERS = 3;
export const MOINHO_BREAD: readonly number[] = [2, 5];
/** MA-C-10, MA-C-FORTALEZA-02. */
export const PIRATES_TAKEN = 1;
export const PIRATES_PER_WORKER = 3;

/** MA-D-10. */
export const WATCH_VP = 4;

/** MA-WOOD-06: what so much wood bought in one turn costs; the sixth is the last that can be needed (MA-WOOD-08). */
export const WOOD_PRICES: readonly number[] = [0, 1, 3, 6, 10, 15, 21];

/** MA-MILL-02 to -05. */
export const MILL_WHEAT = 2;
export const MILL_REALS = 3;
export const MILL_BREAD = 1;

/** MA-PASS: the spaces of the pass column (MA-RULING-04: four for any number of players). */
export const PASS_SPACES = ["I", "II", "III", "IV"] as const;
export const PASS_COUNT = PASS_SPACES.length;
export const PASS_REALS: readonly number[] = [2, 3, 4, 5];
export const PASS_VP = 1;
export const PASS_CITY = 1;
export const PASS_WATCH = 2;
export const PASS_SHIP = 3;

/** MA-END. */
export const REALS_PER_VP = 5;
export const PIRATE_LOSSES: readonly number[] = [16, 8, 4, 2];
export const PIRATES_WITHOUT_LOSS = 20;
