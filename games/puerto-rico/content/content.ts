import { BUILDINGS, type Building } from "./buildings.ts";
import { type Pack, readPack } from "./pack.ts";
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

/** The values a table plays with: those of the box, or of the pack. */
export function makeContent(players: number, pack?: Pack): Content {
  const rows = BUILDINGS.map((building): Building => ({ ...building, ...pack?.buildings[building.name] }));
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
    if (value === null) {
      const named = problems.map(({ place, problem }) => `${place}: ${problem}`);
      throw new RangeError(`the content pack cannot be used: ${named.join("; ")}`);
    }
    content = makeContent(players, value);
    if (packed.size > 50) packed.clear();
    packed.set(key, content);
  }
  return content;
}
