import { readPack } from "./pack.ts";
import {
  CITIES,
  COLONIES,
  COLONY_SPACES,
  FAVOURS,
  FIELDS,
  GOODS,
  type GoodName,
  GUILDS,
  type GuildName,
  MARKET_COLUMNS,
  REQUESTS,
  REWARDS,
  SHARED_COLUMN,
} from "./pieces.ts";
import { type Box, STANDARD_BOX } from "./tables.ts";

/** The values of one table's pieces, as plain lists by number. */
export interface Content {
  readonly box: Box;
  /** By field: its good, what it becomes or NO_GOOD, and its wood. */
  readonly fieldGood: readonly number[];
  readonly convertsTo: readonly number[];
  readonly fieldWood: readonly number[];
  /** By ship space (markets first, then colonies): market or colony, goods it asks, reals it pays. */
  readonly spaceArea: readonly number[];
  readonly spaceCost: readonly number[];
  readonly spaceReals: readonly number[];
  /** The space where a ship stands that enters this one (MA-COMP-31), or NO_SPACE if it is not in use. */
  readonly standsOn: readonly number[];
  /** By market and by colony: VP per ship in rounds 1, 3 and 5. */
  readonly marketVp: readonly (readonly number[])[];
  readonly colonyVp: readonly (readonly number[])[];
  readonly colonyGood: readonly number[];
  /** By city: VP of majority and minority; by place among its unbuilt districts: wood. */
  readonly majority: readonly number[];
  readonly minority: readonly number[];
  readonly districtWood: readonly number[];
  readonly millBottom: number;
  readonly millTop: number;
  readonly millStart: number;
  /** The guilds at the table; by favour: its guild; by guild: its favours as bits. */
  readonly guilds: readonly number[];
  readonly guildOf: readonly number[];
  readonly guildFavours: readonly number[];
  /** By row: its guilds. */
  readonly rowGuilds: readonly (readonly number[])[];
  readonly rewardsA: readonly number[];
  readonly rewardsB: readonly number[];
  readonly startingRequests: readonly number[];
  /** By type: crown requests in play. */
  readonly requestTiles: readonly number[];
  /** Spaces of the pass column in use. */
  readonly passSpaces: number;
  readonly capitaniaVp: readonly number[];
  /** MA-RULING-03: does the first worker stand as far to the right as possible? */
  readonly isFirstWorkerRightmost: boolean;
}

export const NO_GOOD = -1;
export const NO_SPACE = -1;
/** The ship spaces of the markets, and of markets and colonies together. */
export const MARKET_SPACES = MARKET_COLUMNS.reduce((sum, columns) => sum + columns, 0);
export const SHIP_SPACES = MARKET_SPACES + COLONIES.length * COLONY_SPACES;

/** The numbers of players, as tables name them; the heads on the backs of requests too. */
const SIZES = ["2", "3", "4"] as const;

const goodNumber = (good: GoodName): number => GOODS.indexOf(good);
const guildNumber = (guild: GuildName): number => GUILDS.indexOf(guild);

interface Space {
  readonly area: number;
  readonly cost: number;
  readonly reals: number;
  readonly standsOn: number;
}

function marketSpaces(box: Box, players: number): Space[] {
  const spaces: Space[] = [];
  for (const [area, good] of GOODS.entries())
    for (const [column, reals] of box.markets[good].reals.entries()) {
      const here = spaces.length;
      const isShared = players === 2 && column + 1 === SHARED_COLUMN + 1;
      spaces.push({ area, cost: box.markets[good].asks[column], reals, standsOn: isShared ? here - 1 : here });
    }
  return spaces;
}

function colonySpaces(box: Box, players: number): Space[] {
  return COLONIES.flatMap((colony, area) =>
    box.colonies[colony].spaces.map(([cost, least], place) => ({
      area,
      cost,
      reals: 0,
      standsOn: players >= least ? MARKET_SPACES + area * COLONY_SPACES + place : NO_SPACE,
    })),
  );
}

function makeContent(players: number, box: Box): Content {
  const size = SIZES[players - 2] ?? "4";
  const fields = FIELDS.map((name) => box.fields[name]);
  const spaces = [...marketSpaces(box, players), ...colonySpaces(box, players)];
  const guildOf = FAVOURS.map((name) => guildNumber(box.guilds[name]));
  const rewards = (back: string) => [...REWARDS.keys()].filter((reward) => box.rewards[REWARDS[reward]] === back);
  return {
    box,
    fieldGood: fields.map(({ good }) => goodNumber(good)),
    convertsTo: fields.map(({ convertsTo }) => (convertsTo === null ? NO_GOOD : goodNumber(convertsTo))),
    fieldWood: fields.map(({ wood }) => wood[4 - players] ?? 0),
    spaceArea: spaces.map(({ area }) => area),
    spaceCost: spaces.map(({ cost }) => cost),
    spaceReals: spaces.map(({ reals }) => reals),
    standsOn: spaces.map(({ standsOn }) => standsOn),
    marketVp: GOODS.map((good) => box.markets[good].vp),
    colonyVp: COLONIES.map((colony) => box.colonies[colony].vp),
    colonyGood: COLONIES.map((colony) => goodNumber(box.colonies[colony].good)),
    majority: CITIES.map((city) => box.cities[city].majority),
    minority: CITIES.map((city) => box.cities[city].minority),
    districtWood: box.cities.wood,
    millBottom: box.windmill.bottom,
    millTop: box.windmill.top,
    millStart: box.windmill.start,
    guilds: [...GUILDS.keys()].filter((guild) => guildOf.includes(guild)),
    guildOf,
    guildFavours: GUILDS.map((_, guild) =>
      guildOf.reduce((bits, other, favour) => (other === guild ? bits | (1 << favour) : bits), 0),
    ),
    rowGuilds: box.rows[size].map((guilds) => guilds.map(guildNumber)),
    rewardsA: rewards("A"),
    rewardsB: rewards("B"),
    startingRequests: box.requests.starting.map((name) => REQUESTS.indexOf(name)),
    requestTiles: REQUESTS.map((name) =>
      SIZES.reduce((tiles, heads) => tiles + (Number(heads) <= players ? box.requests.heads[heads][name] : 0), 0),
    ),
    passSpaces: box.passSpaces[size],
    capitaniaVp: box.buildings.capitania,
    isFirstWorkerRightmost: box.setup.cityWorker === "rightmost",
  };
}

const standard = [0, 1, 2, 3, 4].map((players) => makeContent(players, STANDARD_BOX));
const packed = new Map<string, Content>();
const MOST_PACKS = 50;

/** MA-COMP-60: the levels of the windmill, from the bottom up. */
export function millLevels({ millBottom, millTop }: Content): number[] {
  return Array.from({ length: millTop - millBottom + 1 }, (_, step) => millBottom + step);
}

/** The values of a table; `pack` is the pack's own text, or empty for the box as it is. */
export function contentFor(players: number, pack: string): Content {
  return pack === "" ? standard[players] : packedContent(players, pack);
}

function packedContent(players: number, pack: string): Content {
  const key = `${players} ${pack}`;
  const known = packed.get(key);
  if (known !== undefined) return known;
  const { box, problems } = readPack(pack);
  if (box === null) throw new RangeError(`the content pack cannot be used: ${JSON.stringify(problems)}`);
  if (packed.size > MOST_PACKS) packed.clear();
  const content = makeContent(players, box);
  packed.set(key, content);
  return content;
}
