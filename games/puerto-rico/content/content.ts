import { isFields } from "@caravel/kernel";
import { BUILDINGS, type Building, columnOfCost } from "./buildings.ts";
import { PRICES, TABLE_SIZES, type TableSize } from "./pieces.ts";

/** The values of one table's pieces, as plain lists by number of building or good. */
export interface Content {
  readonly size: TableSize;
  readonly copies: readonly number[];
  readonly cost: readonly number[];
  readonly points: readonly number[];
  readonly circles: readonly number[];
  readonly column: readonly number[];
  readonly prices: readonly number[];
}

/** What a content pack may say of a building, of a number of players, and of the selling prices. */
export interface Pack {
  readonly name: string;
  readonly buildings: Readonly<
    Record<string, Partial<Pick<Building, "cost" | "points" | "circles" | "copies" | "copiesForTwo">>>
  >;
  readonly tables: Readonly<
    Record<string, Partial<Pick<TableSize, "doubloons" | "points" | "colonists" | "barrels" | "tiles" | "quarries">>>
  >;
  readonly prices: readonly number[];
}

/** The values a table plays with: those of the box, or of the pack. */
export function makeContent(players: number, pack?: Pack): Content {
  const rows = BUILDINGS.map((building): Building => {
    const changed = { ...building, ...pack?.buildings[building.name] };
    return building.cost === changed.cost ? changed : { ...changed, column: columnOfCost(changed.cost) };
  });
  return {
    size: { ...TABLE_SIZES[players], ...pack?.tables[players] },
    copies: rows.map(({ copies, copiesForTwo }) => (players === 2 ? copiesForTwo : copies)),
    cost: rows.map(({ cost }) => cost),
    points: rows.map(({ points }) => points),
    circles: rows.map(({ circles }) => circles),
    column: rows.map(({ column }) => column),
    prices: pack?.prices ?? PRICES,
  };
}

const standard = [0, 1, 2, 3, 4, 5].map((players) =>
  TABLE_SIZES[players] === undefined ? null : makeContent(players),
);
const packed = new Map<string, Content>();

/** The values of a table; `pack` is the pack's own text, or empty for the box as it is. */
export function contentFor(players: number, pack: string): Content {
  const usual = pack === "" ? standard[players] : null;
  if (usual !== null) return usual;
  const key = `${players} ${pack}`;
  let content = packed.get(key);
  if (content === undefined) {
    const { value, problems } = readPack(pack);
    if (value === null)
      throw new RangeError(
        `the content pack cannot be used: ${problems.map(({ place, problem }) => `${place}: ${problem}`).join("; ")}`,
      );
    content = makeContent(players, value);
    if (packed.size > 50) packed.clear();
    packed.set(key, content);
  }
  return content;
}

/** Something wrong in a content pack, and where: names of fields with points between. */
export interface PackProblem {
  readonly place: string;
  readonly problem: string;
}

type Range = readonly [least: number, most: number];

const BUILDING_FIELDS: Readonly<Record<string, Range>> = {
  cost: [1, 10],
  points: [0, 20],
  circles: [0, 3],
  copies: [1, 9],
  copiesForTwo: [1, 9],
};
const TABLE_FIELDS: Readonly<Record<string, Range>> = {
  doubloons: [0, 50],
  points: [1, 500],
  colonists: [1, 200],
  quarries: [0, 20],
};
const LIST_FIELDS: Readonly<Record<string, Range>> = { barrels: [1, 50], tiles: [5, 50] };

/** Reads a pack's text and names every problem with its place. */
export function readPack(text: string): { value: Pack | null; problems: PackProblem[] } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { value: null, problems: [{ place: "", problem: `it is not JSON: ${(error as Error).message}` }] };
  }
  const check = new PackCheck();
  check.pack(json);
  if (check.problems.length > 0 || !isFields(json)) return { value: null, problems: check.problems };
  const { name, buildings = {}, tables = {}, prices = PRICES } = json;
  return { value: { name, buildings, tables, prices } as unknown as Pack, problems: [] };
}

class PackCheck {
  readonly problems: PackProblem[] = [];

  pack(json: unknown): void {
    if (!isFields(json)) return this.complain("", "a content pack is an object");
    this.known(json, "", ["schema", "game", "name", "buildings", "tables", "prices"]);
    if (json.schema !== "caravel-content/1") this.complain("schema", 'it must be "caravel-content/1"');
    if (json.game !== "puerto-rico") this.complain("game", 'it must be "puerto-rico"');
    if (typeof json.name !== "string" || json.name.trim() === "") this.complain("name", "a pack needs a name");
    this.each(json.buildings ?? {}, "buildings", (fields, place, name) => {
      if (!BUILDINGS.some((building) => building.name === name)) this.complain(place, `there is no building "${name}"`);
      this.numbers(fields, place, BUILDING_FIELDS);
    });
    this.each(json.tables ?? {}, "tables", (fields, place, players) => {
      if (TABLE_SIZES[Number(players)] === undefined) this.complain(place, "the numbers of players are 2 to 5");
      this.numbers(fields, place, TABLE_FIELDS, LIST_FIELDS);
    });
    if (json.prices !== undefined) this.list(json.prices, "prices", [0, 20]);
    if (this.problems.length === 0) this.boardSpaces(json as unknown as Pack);
  }

  /** PR-EXP-03: the bank board has a fixed number of spaces for each cost, and the base game fills them all. */
  private boardSpaces(pack: Pack): void {
    for (const [name, { cost }] of Object.entries(pack.buildings ?? {})) {
      const building = BUILDINGS.find((row) => row.name === name);
      if (cost === undefined || building === undefined || cost === building.cost) continue;
      if (building.good === null)
        this.complain(
          `buildings.${name}.cost`,
          `the bank board has its space in the column of cost ${building.cost} (PR-EXP-03)`,
        );
    }
  }

  private complain(place: string, problem: string): void {
    this.problems.push({ place, problem });
  }

  private known(fields: Readonly<Record<string, unknown>>, place: string, names: readonly string[]): void {
    for (const name of Object.keys(fields))
      if (!names.includes(name))
        this.complain(place === "" ? name : `${place}.${name}`, `unknown; it can be ${names.join(", ")}`);
  }

  private each(
    value: unknown,
    place: string,
    visit: (fields: Readonly<Record<string, unknown>>, place: string, name: string) => void,
  ): void {
    if (!isFields(value)) return this.complain(place, "it must be an object");
    for (const [name, fields] of Object.entries(value)) {
      if (isFields(fields)) visit(fields, `${place}.${name}`, name);
      else this.complain(`${place}.${name}`, "it must be an object");
    }
  }

  private numbers(
    fields: Readonly<Record<string, unknown>>,
    place: string,
    ranges: typeof BUILDING_FIELDS,
    lists: typeof LIST_FIELDS = {},
  ): void {
    this.known(fields, place, [...Object.keys(ranges), ...Object.keys(lists)]);
    for (const [name, value] of Object.entries(fields)) {
      if (ranges[name] !== undefined) this.number(value, `${place}.${name}`, ranges[name]);
      if (lists[name] !== undefined) this.list(value, `${place}.${name}`, lists[name]);
    }
  }

  private list(value: unknown, place: string, range: Range): void {
    if (!Array.isArray(value) || value.length !== PRICES.length)
      return this.complain(place, "it must be five numbers: corn, indigo, sugar, tobacco, coffee");
    for (const [index, item] of value.entries()) this.number(item, `${place}.${index}`, range);
  }

  private number(value: unknown, place: string, [least, most]: Range): void {
    if (!Number.isInteger(value) || (value as number) < least || (value as number) > most)
      this.complain(place, `it must be a whole number from ${least} to ${most}, not ${JSON.stringify(value)}`);
  }
}
