import type { ContentProblem } from "@caravel/kernel";
import {
  CITIES,
  COLONIES,
  FAVOURS,
  FAVOURS_PER_GUILD,
  FIELDS,
  GOODS,
  type GoodName,
  GUILDS,
  GUILDS_AT_TABLE,
  type GuildName,
  NAMED_GUILDS,
  PASS_COUNT,
  REWARDS,
  ROUNDS,
} from "./pieces.ts";
import type { Box } from "./tables.ts";

const SIZES = [2, 3, 4] as const;
/** MA-E-CONV-01, -02: what a convertible field of a good becomes. */
const BECOMES: Partial<Record<GoodName, GoodName>> = { wheat: "sugar", sugar: "wine" };
/** MA-COMP-35, -44: what a ship can be worth to a request. */
const SHIP_VP: readonly number[] = [3, 4, 6];
/** MA-COMP-53, MA-WOOD-08: what a district can cost, so that nobody ever needs more than six wood in a turn. */
const [LEAST_WOOD, MOST_WOOD] = [2, 5];

/** What is possible value by value, but not in the whole box. */
export function wholeProblems(box: Box): ContentProblem[] {
  return [
    ...fieldProblems(box),
    ...shipProblems(box),
    ...cityProblems(box),
    ...guildProblems(box),
    ...rowProblems(box),
    ...tileProblems(box),
    ...spaceProblems(box),
  ];
}

function fieldProblems(box: Box): ContentProblem[] {
  return FIELDS.filter((name) => {
    const { good, convertsTo } = box.fields[name];
    return convertsTo !== null && convertsTo !== BECOMES[good];
  }).map((name) => ({ place: `fields.${name}`, problem: "wheat becomes sugar and sugar becomes wine, nothing else" }));
}

/** MA-COMP-34, -35, -42, -44: every space costs something and is in use with four players. */
function shipProblems(box: Box): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const checkVp = (values: readonly number[], place: string) => {
    for (const [number, vp] of values.entries())
      if (!SHIP_VP.includes(vp))
        problems.push({ place: `${place}.${number}`, problem: "a ship is worth 3, 4 or 6 VP" });
  };
  for (const name of GOODS) {
    const { asks, vp } = box.markets[name];
    for (const [number, goods] of asks.entries())
      if (goods < 1)
        problems.push({ place: `markets.${name}.asks.${number}`, problem: "a space asks one good or more" });
    checkVp(vp, `markets.${name}.vp`);
  }
  for (const name of COLONIES) {
    const { spaces, vp } = box.colonies[name];
    for (const [number, [wine, players]] of spaces.entries()) {
      const place = `colonies.${name}.spaces.${number}`;
      if (wine < 1) problems.push({ place, problem: "a space asks one wine or more" });
      if (!SIZES.some((size) => size === players))
        problems.push({ place, problem: "it is in use from 2, 3 or 4 players on" });
    }
    checkVp(vp, `colonies.${name}.vp`);
  }
  return problems;
}

function cityProblems(box: Box): ContentProblem[] {
  const problems: ContentProblem[] = [];
  for (const name of CITIES)
    if (box.cities[name].majority <= box.cities[name].minority)
      problems.push({ place: `cities.${name}`, problem: "the majority is worth more than the minority" });
  for (const [number, wood] of box.cities.wood.entries())
    if (wood < LEAST_WOOD || wood > MOST_WOOD)
      problems.push({ place: `cities.wood.${number}`, problem: `it must be from ${LEAST_WOOD} to ${MOST_WOOD}` });
  const [few, many] = box.buildings.capitania;
  if (few > many)
    problems.push({ place: "buildings.capitania", problem: "three workers bring no less than one worker brings" });
  return problems;
}

const favoursOf = (box: Box, guild: GuildName): number =>
  FAVOURS.filter((favour) => box.guilds[favour] === guild).length;
const guildsAtTable = (box: Box): GuildName[] => GUILDS.filter((guild) => favoursOf(box, guild) > 0);

/** MA-COMP-70: four guilds, three of them by name, with three favours each. */
function guildProblems(box: Box): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const atTable = guildsAtTable(box);
  for (const guild of atTable)
    if (favoursOf(box, guild) !== FAVOURS_PER_GUILD)
      problems.push({ place: "guilds", problem: `${guild} has ${favoursOf(box, guild)} favours; a guild has three` });
  for (const guild of NAMED_GUILDS)
    if (!atTable.includes(guild)) problems.push({ place: "guilds", problem: `${guild} has no favours` });
  if (atTable.length !== GUILDS_AT_TABLE)
    problems.push({ place: "guilds", problem: `there are ${atTable.length} guilds; a table has four` });
  return problems;
}

/** MA-COMP-71 to -73: rows name all guilds of the favours and no other, and none twice in one row. */
function rowProblems(box: Box): ContentProblem[] {
  const atTable = guildsAtTable(box);
  return Object.entries(box.rows).flatMap(([players, rows]) => {
    const place = `rows.${players}`;
    const named = rows.flat();
    return [
      ...named
        .filter((guild) => !atTable.includes(guild))
        .map((guild) => ({ place, problem: `${guild} is none of the guilds of the favours` })),
      ...atTable
        .filter((guild) => !named.includes(guild))
        .map((guild) => ({ place, problem: `${guild} is in no row` })),
      ...rows
        .filter((guilds) => new Set(guilds).size < guilds.length)
        .map(([guild]) => ({ place, problem: `${guild} is twice in one row` })),
    ];
  });
}

/** MA-COMP-80, -83: requests for every round of all players, and as many rewards with either back. */
function tileProblems(box: Box): ContentProblem[] {
  const problems: ContentProblem[] = [];
  if (REWARDS.filter((reward) => box.rewards[reward] === "A").length * 2 !== REWARDS.length)
    problems.push({ place: "rewards", problem: "there are four rewards with either back" });
  for (const players of SIZES) {
    const tiles = SIZES.filter((heads) => heads <= players)
      .flatMap((heads) => Object.values(box.requests.heads[heads]))
      .reduce((sum, count) => sum + count, 0);
    if (tiles !== players * ROUNDS)
      problems.push({ place: "requests.heads", problem: `${players} players need ${players * ROUNDS} requests` });
  }
  return problems;
}

/** MA-COMP-60, MA-RULING-04: levels and spaces that leave room for everybody. */
function spaceProblems(box: Box): ContentProblem[] {
  const { bottom, top, start } = box.windmill;
  return [
    ...(start > top || start < bottom
      ? [{ place: "windmill", problem: "it cannot start above its top or below its bottom" }]
      : []),
    ...SIZES.filter((players) => box.passSpaces[players] < players || box.passSpaces[players] > PASS_COUNT).map(
      (players) => ({ place: `passSpaces.${players}`, problem: `it must be from ${players} to ${PASS_COUNT}` }),
    ),
  ];
}
