import { type ContentProblem, isFields } from "@caravel/kernel";
import { type Box, rowItems, STANDARD_BOX, TABLES } from "./box.ts";
import { GOODS, GOODS_IN_BOX, MOST_PLAYERS, MOST_SLOTS, PLAIN_GOODS } from "./pieces.ts";
import type { SupplySide } from "./supply-boards.ts";
import { SEA_ACTIONS, type Tile } from "./tiles.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Reads the text of a content pack and names every problem with its place. */
export function readPack(text: string): { box: Box | null; problems: ContentProblem[] } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { box: null, problems: [{ place: "", problem: `it is not JSON: ${(error as Error).message}` }] };
  }
  const check = new PackCheck();
  check.pack(json);
  if (check.problems.length > 0 || !isFields(json)) return { box: null, problems: check.problems };
  const box = boxOf(json);
  return { box, problems: check.problems };
}

function boxOf(pack: Fields): Box {
  const given = (table: string): Fields => (isFields(pack[table]) ? pack[table] : {});
  const tiles = <Face>(table: readonly Tile<Face>[], name: string): Tile<Face>[] =>
    table.map((tile) => ({ ...tile, ...(given(name)[tile.name] as Partial<Tile<Face>> | undefined) }));
  const sides = STANDARD_BOX.supplyBoards.map((side) => {
    const rows = given("supplyBoards")[side.name] as Partial<SupplySide["rows"]> | undefined;
    return { name: side.name, rows: { ...side.rows, ...rows } };
  });
  return {
    seaTiles: tiles(STANDARD_BOX.seaTiles, "seaTiles"),
    ports: tiles(STANDARD_BOX.ports, "ports"),
    supplyBoards: sides,
    ship: { ...STANDARD_BOX.ship, ...given("ship") },
    dice: { ...STANDARD_BOX.dice, ...given("dice") },
    packName: String(pack.name),
    reconstructed: TABLES.filter((table) => Object.keys(given(table)).length < sizeOf(table)),
  };
}

/** How many entries a pack must give to replace a whole table. */
function sizeOf(table: (typeof TABLES)[number]): number {
  const standard = STANDARD_BOX[table];
  return Array.isArray(standard) ? standard.length : Object.keys(standard).length;
}

class PackCheck {
  readonly problems: ContentProblem[] = [];

  pack(json: unknown): void {
    if (!isFields(json)) return this.complain("", "a content pack is an object");
    this.known(json, "", ["schema", "game", "name", ...TABLES]);
    if (json.schema !== "caravel-content/1") this.complain("schema", 'it must be "caravel-content/1"');
    if (json.game !== "portolano") this.complain("game", 'it must be "portolano"');
    if (typeof json.name !== "string" || json.name.trim() === "") this.complain("name", "a pack needs a name");
    const { seaTiles, ports, supplyBoards } = STANDARD_BOX;
    this.pieces(json, "seaTiles", seaTiles, ["a", "b"], (face, place) => this.seaFace(face, place));
    this.pieces(json, "ports", ports, ["a", "b"], (face, place) => this.portFace(face, place));
    this.pieces(json, "supplyBoards", supplyBoards, PLAIN_GOODS, (row, place) => this.row(row, place));
    this.numbers(json.ship, "ship", { hold: [4, 15], cannonSlots: [1, 6] });
    this.numbers(json.dice, "dice", { hitFaces: [1, 6] });
    if (this.problems.length === 0) this.enoughPieces(boxOf(json));
  }

  /** The goods of the box must fill every side, and the guaranteed upgrade tile of PO-SETUP-31 must exist. */
  private enoughPieces(box: Box): void {
    for (const { name, rows } of box.supplyBoards) {
      const needed = PLAIN_GOODS.flatMap((good, number) => rowItems(rows[good], number, MOST_PLAYERS));
      for (const [good, most] of GOODS_IN_BOX.entries())
        if (needed.filter((item) => item === good).length > most)
          this.complain(`supplyBoards.${name}`, `there are only ${most} ${GOODS[good]}`);
      for (const good of PLAIN_GOODS)
        if (!rows[good].marks.includes("2")) this.complain(`supplyBoards.${name}.${good}`, "two players need a row");
    }
    if (!box.seaTiles.some(({ a, b }) => a.action === "upgrade" || b.action === "upgrade"))
      this.complain("seaTiles", "one face must have the upgrade action");
  }

  private pieces(
    json: Fields,
    table: string,
    standard: readonly { readonly name: string }[],
    parts: readonly string[],
    visit: (part: Fields, place: string) => void,
  ): void {
    const given = json[table] ?? {};
    if (!isFields(given)) return this.complain(table, "it must be an object");
    const names = standard.map(({ name }) => name);
    this.known(given, table, names);
    for (const [name, piece] of Object.entries(given)) {
      if (!isFields(piece)) this.complain(`${table}.${name}`, "it must be an object");
      else {
        this.known(piece, `${table}.${name}`, parts);
        for (const [part, value] of Object.entries(piece))
          if (isFields(value)) visit(value, `${table}.${name}.${part}`);
          else this.complain(`${table}.${name}.${part}`, "it must be an object");
      }
    }
  }

  private seaFace(face: Fields, place: string): void {
    this.known(face, place, ["action", "goods", "cannon"]);
    if (!SEA_ACTIONS.some((action) => action === face.action))
      this.complain(`${place}.action`, `it must be one of ${SEA_ACTIONS.join(", ")}`);
    this.goods(face.goods, `${place}.goods`, PLAIN_GOODS.length);
    if (typeof face.cannon !== "boolean") this.complain(`${place}.cannon`, "it must be true or false");
  }

  private portFace(face: Fields, place: string): void {
    this.known(face, place, ["slots", "rum"]);
    this.goods(face.slots, `${place}.slots`, MOST_SLOTS);
    this.number(face.rum, `${place}.rum`, 0, 9);
  }

  private row(row: Fields, place: string): void {
    this.known(row, place, ["marks", "cocoa"]);
    const marks = typeof row.marks === "string" ? row.marks : "";
    if (!/^[2-5]{1,20}$/.test(marks)) this.complain(`${place}.marks`, "it must be one digit from 2 to 5 per space");
    if (!Array.isArray(row.cocoa)) this.complain(`${place}.cocoa`, "it must be a list of spaces");
    else for (const space of row.cocoa) this.number(space, `${place}.cocoa`, 1, marks.length);
  }

  private goods(value: unknown, place: string, most: number): void {
    const isGood = (item: unknown) => PLAIN_GOODS.some((good) => good === item);
    if (!Array.isArray(value) || value.length < 1 || value.length > most || !value.every(isGood))
      this.complain(place, `it must be 1 to ${most} of ${PLAIN_GOODS.join(", ")}`);
  }

  private numbers(value: unknown, place: string, ranges: Readonly<Record<string, readonly [number, number]>>): void {
    if (value === undefined) return;
    if (!isFields(value)) return this.complain(place, "it must be an object");
    this.known(value, place, Object.keys(ranges));
    for (const [name, [least, most]] of Object.entries(ranges))
      if (value[name] !== undefined) this.number(value[name], `${place}.${name}`, least, most);
  }

  private number(value: unknown, place: string, least: number, most: number): void {
    if (!Number.isInteger(value) || (value as number) < least || (value as number) > most)
      this.complain(place, `it must be a whole number from ${least} to ${most}, not ${JSON.stringify(value)}`);
  }

  private known(fields: Fields, place: string, names: readonly string[]): void {
    for (const name of Object.keys(fields))
      if (!names.includes(name))
        this.complain(place === "" ? name : `${place}.${name}`, `unknown; it can be ${names.join(", ")}`);
  }

  private complain(place: string, problem: string): void {
    this.problems.push({ place, problem });
  }
}
