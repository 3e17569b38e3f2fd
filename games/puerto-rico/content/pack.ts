import { type ContentProblem, isFields } from "@caravel/kernel";
import { BUILDINGS, type Building, CHAPEL, HUNTING_LODGE, LAND_OFFICE, STATUE, ZONING_OFFICE } from "./buildings.ts";
import { COLONISTS, GOODS, PRICES, TABLE_SIZES, type TableSize } from "./pieces.ts";

/** What a content pack can change of a building, and of the quantities for a number of players. */
export type BuildingValues = Pick<Building, "cost" | "points" | "circles" | "copies" | "copiesForTwo" | "column">;
export type TableValues = Pick<TableSize, "doubloons" | "points" | "colonists" | "quarries" | "barrels" | "tiles">;

/** A content pack that was read: what it does not mention is as in the box. */
export interface Pack {
  readonly name: string;
  /** By name of the building. */
  readonly buildings: Readonly<Record<string, Partial<BuildingValues>>>;
  /** By number of players. */
  readonly tables: Readonly<Record<string, Partial<TableValues>>>;
  readonly prices: readonly number[];
}

/** A pack travels with every position of its game, so it has to be short. */
const LONGEST_PACK = 20_000;
const LONGEST_NAME = 60;

type Range = readonly [least: number, most: number];
type Ranges = Readonly<Record<string, Range>>;
type Fields = Readonly<Record<string, unknown>>;
type Numbers = Readonly<Record<string, number>>;

const BUILDING_RANGES: Ranges = {
  cost: [1, 10],
  points: [0, 20],
  circles: [0, 3],
  copies: [1, 5],
  copiesForTwo: [1, 5],
  column: [1, 4],
};
const TABLE_RANGES: Ranges = { doubloons: [0, 20], points: [1, 500], colonists: [1, COLONISTS], quarries: [0, 20] };
const eachGood = (range: Range): Ranges => Object.fromEntries(GOODS.map((good) => [good, range]));
// the captain phase counts the barrels of a kind in four bits
const BARREL_RANGES = eachGood([1, 15]);
const TILE_RANGES = eachGood([0, 50]);
const PRICE_RANGES = eachGood([0, 20]);

/** Buildings with one function for a colonist and another for a noble: two discs there would have both. */
const EITHER_OR = [LAND_OFFICE, CHAPEL, HUNTING_LODGE, ZONING_OFFICE];

/** Reads the text of a pack and names every problem with its place. */
export function readPack(text: string): { value: Pack | null; problems: readonly ContentProblem[] } {
  const reader = new PackReader();
  const value = reader.read(text);
  return { value: reader.problems.length === 0 ? value : null, problems: reader.problems };
}

class PackReader {
  readonly problems: ContentProblem[] = [];

  read(text: string): Pack | null {
    if (text.length > LONGEST_PACK) return this.complain("", `it is longer than ${LONGEST_PACK} characters`);
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch (error) {
      return this.complain("", `it is not JSON: ${(error as Error).message}`);
    }
    if (!isFields(json)) return this.complain("", "a content pack is an object");
    this.known(json, "", ["schema", "game", "name", "buildings", "tables", "prices"]);
    if (json.schema !== "caravel-content/1") this.complain("schema", 'it must be "caravel-content/1"');
    if (json.game !== "puerto-rico") this.complain("game", 'it must be "puerto-rico"');
    return {
      name: this.name(json.name),
      buildings: this.each(json.buildings, "buildings", (value, place, name) => this.building(value, place, name)),
      tables: this.each(json.tables, "tables", (value, place, players) => this.table(value, place, players)),
      prices: this.goods(json.prices, "prices", PRICE_RANGES, PRICES),
    };
  }

  private complain(place: string, problem: string): null {
    this.problems.push({ place, problem });
    return null;
  }

  private name(value: unknown): string {
    if (typeof value === "string" && /^\S(.*\S)?$/.test(value) && value.length <= LONGEST_NAME) return value;
    this.complain("name", `a pack needs a name of one line, at most ${LONGEST_NAME} characters`);
    return "";
  }

  private building(value: Fields, place: string, name: string): Partial<BuildingValues> {
    const number = BUILDINGS.findIndex((row) => row.name === name);
    if (number === -1) this.complain(place, "there is no building of this name");
    this.known(value, place, Object.keys(BUILDING_RANGES));
    const values = this.numbers(value, place, BUILDING_RANGES);
    if (number !== -1) this.checkBuilding(number, { ...BUILDINGS[number], ...values }, place);
    return values;
  }

  /** What would break the bank board, or the function of a building. */
  private checkBuilding(number: number, changed: Building, place: string): void {
    const { cost, good, isLarge } = BUILDINGS[number];
    if (good === null && changed.cost !== cost)
      this.complain(
        `${place}.cost`,
        `it must stay ${cost}, for its space on the bank board is one of that cost (PR-EXP-03)`,
      );
    if (isLarge !== (changed.column === 4))
      this.complain(
        `${place}.column`,
        isLarge ? "a large building is in column 4" : "a small building is in columns 1 to 3",
      );
    if (changed.copiesForTwo > changed.copies)
      this.complain(`${place}.copiesForTwo`, `two players cannot have more tiles than there are (${changed.copies})`);
    const [least, most] = number === STATUE ? [0, 0] : [1, EITHER_OR.includes(number) ? 1 : 3];
    if (changed.circles < least) this.complain(`${place}.circles`, "without a circle it would never work (PR-BLD-01)");
    if (changed.circles > most)
      this.complain(
        `${place}.circles`,
        number === STATUE
          ? "the statue has no circle (PR-B-STATUE-01)"
          : "a colonist or a noble stands on it, not both: 1 circle",
      );
  }

  private table(value: Fields, place: string, players: string): Partial<TableValues> {
    if (!Object.hasOwn(TABLE_SIZES, players)) {
      this.complain(place, `the numbers of players are ${Object.keys(TABLE_SIZES).join(", ")}`);
      return {};
    }
    const size = TABLE_SIZES[Number(players)];
    this.known(value, place, [...Object.keys(TABLE_RANGES), "barrels", "tiles"]);
    const values = this.numbers(value, place, TABLE_RANGES);
    const barrels = this.goods(value.barrels, `${place}.barrels`, BARREL_RANGES, size.barrels);
    const tiles = this.goods(value.tiles, `${place}.tiles`, TILE_RANGES, size.tiles);
    if (values.colonists > COLONISTS - Number(players))
      this.complain(
        `${place}.colonists`,
        `with ${players} on the ship these are more than all ${COLONISTS} (PR-COMP-07)`,
      );
    this.checkTiles(size, tiles, `${place}.tiles`);
    return { ...values, barrels, tiles };
  }

  /** PR-SETUP-03, -09: the starting plantations and the first row must be there. */
  private checkTiles({ plantations, faceUp }: TableSize, tiles: readonly number[], place: string): void {
    for (const [kind, name] of GOODS.entries()) {
      const starting = plantations.filter((plantation) => plantation === kind).length;
      if (tiles[kind] < starting)
        this.complain(`${place}.${name}`, `${starting} are needed to start with (PR-SETUP-03)`);
    }
    const needed = plantations.length + faceUp;
    if (tiles.reduce((sum, count) => sum + count, 0) < needed)
      this.complain(place, `${needed} in all are needed to lay out the table (PR-SETUP-09)`);
  }

  private known(fields: Fields, place: string, names: readonly string[]): void {
    for (const name of Object.keys(fields))
      if (!names.includes(name))
        this.complain(place === "" ? name : `${place}.${name}`, `unknown; it can be ${names.join(", ")}`);
  }

  /** Every part of a record of records, as `visit` reads it. */
  private each<T>(
    value: unknown,
    place: string,
    visit: (fields: Fields, place: string, name: string) => T,
  ): Record<string, T> {
    return Object.fromEntries(
      Object.entries(this.fields(value, place)).map(([name, part]) => {
        const where = `${place}.${name}`;
        return [name, visit(this.fields(part, where), where, name)];
      }),
    );
  }

  private fields(value: unknown, place: string): Fields {
    if (value === undefined || isFields(value)) return value ?? {};
    this.complain(place, "it must be an object");
    return {};
  }

  /** Counts by name of a good; those not mentioned are the usual ones. */
  private goods(value: unknown, place: string, ranges: Ranges, usual: readonly number[]): number[] {
    const fields = this.fields(value, place);
    this.known(fields, place, GOODS);
    const values = this.numbers(fields, place, ranges);
    return GOODS.map((name, good) => values[name] ?? usual[good]);
  }

  /** The numbers that are within their range. */
  private numbers(fields: Fields, place: string, ranges: Ranges): Numbers {
    const mentioned = Object.entries(fields).filter(([name]) => Object.hasOwn(ranges, name));
    const sound = mentioned.filter(([name, value]) => this.number(value, `${place}.${name}`, ranges[name]));
    return Object.fromEntries(sound) as Numbers;
  }

  private number(value: unknown, place: string, [least, most]: Range): boolean {
    if (Number.isInteger(value) && (value as number) >= least && (value as number) <= most) return true;
    this.complain(place, `it must be a whole number from ${least} to ${most}, not ${JSON.stringify(value)}`);
    return false;
  }
}
