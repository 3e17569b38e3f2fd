import { type ContentProblem, isFields } from "@caravel/kernel";
import { GOODS, GUILDS, REQUESTS } from "./pieces.ts";
import { type Box, CITY_WORKER_PLACEMENTS, STANDARD_BOX, TABLES, type TableName } from "./tables.ts";
import { wholeProblems } from "./whole-box.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Reads the text of a content pack and names every problem with its place. */
export function readPack(text: string): { box: Box | null; problems: ContentProblem[] } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { box: null, problems: [{ place: "", problem: `it is not JSON: ${(error as Error).message}` }] };
  }
  const problems = packProblems(json);
  return { box: problems.length > 0 || !isFields(json) ? null : boxOf(json), problems };
}

function boxOf(pack: Fields): Box {
  const table = <Name extends TableName>(name: Name): Box[Name] =>
    merged(STANDARD_BOX[name], pack[name] ?? {}) as Box[Name];
  return {
    fields: table("fields"),
    markets: table("markets"),
    colonies: table("colonies"),
    cities: table("cities"),
    windmill: table("windmill"),
    guilds: table("guilds"),
    rewards: table("rewards"),
    buildings: table("buildings"),
    rows: table("rows"),
    requests: table("requests"),
    passSpaces: table("passSpaces"),
    setup: table("setup"),
    packName: String(pack.name),
    reconstructed: TABLES.filter((name) => pack[name] === undefined),
  };
}

/** The standard values with the given ones in their place. */
function merged(standard: unknown, given: unknown): unknown {
  if (!isFields(standard) || !isFields(given)) return given;
  const result: Record<string, unknown> = { ...standard };
  for (const [name, value] of Object.entries(given)) result[name] = merged(standard[name], value);
  return result;
}

function packProblems(json: unknown): ContentProblem[] {
  if (!isFields(json)) return [{ place: "", problem: "a content pack is an object" }];
  const problems: ContentProblem[] = [];
  const complain = (place: string, problem: string) => problems.push({ place, problem });
  const known = ["schema", "game", "name", ...TABLES];
  for (const name of Object.keys(json))
    if (!known.includes(name)) complain(name, `unknown; it can be ${known.join(", ")}`);
  if (json.schema !== "caravel-content/1") complain("schema", 'it must be "caravel-content/1"');
  if (json.game !== "madeira") complain("game", 'it must be "madeira"');
  if (typeof json.name !== "string" || json.name.trim() === "") complain("name", "a pack needs a name");
  for (const name of TABLES)
    if (json[name] !== undefined) problems.push(...shapeProblems(json[name], STANDARD_BOX[name], name));
  return problems.length > 0 ? problems : wholeProblems(boxOf(json));
}

/** Every given value must be of the sort that stands there in the box. */
function shapeProblems(given: unknown, standard: unknown, place: string): ContentProblem[] {
  if (isFields(standard)) {
    if (!isFields(given)) return [{ place, problem: "it must be an object" }];
    return Object.entries(given).flatMap(([name, value]) =>
      Object.hasOwn(standard, name)
        ? shapeProblems(value, standard[name], `${place}.${name}`)
        : [{ place: `${place}.${name}`, problem: `unknown; it can be ${Object.keys(standard).join(", ")}` }],
    );
  }
  if (Array.isArray(standard)) {
    if (!Array.isArray(given) || given.length !== standard.length)
      return [{ place, problem: `it must be a list of ${standard.length}` }];
    return given.flatMap((value, number) => shapeProblems(value, standard[number], `${place}.${number}`));
  }
  if (typeof standard === "number")
    return isCount(given) ? [] : [{ place, problem: "it must be a whole number from 0 to 99" }];
  return wordsAt(place).some((word) => word === given)
    ? []
    : [{ place, problem: `it must be one of ${wordsAt(place).join(", ")}` }];
}

const isCount = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 99;

/** The words that can stand in a place. */
function wordsAt(place: string): readonly (string | null)[] {
  if (place.startsWith("guilds.") || place.startsWith("rows.")) return GUILDS;
  if (place.startsWith("requests.")) return REQUESTS;
  if (place.startsWith("rewards.")) return ["A", "B"];
  if (place.startsWith("setup.")) return CITY_WORKER_PLACEMENTS;
  return place.endsWith(".convertsTo") ? [...GOODS, null] : GOODS;
}
