/** The four ways across a grid of squares, clockwise; their numbers are their places here. */
export const DIRECTIONS = ["north", "east", "south", "west"] as const;

const COLUMN_STEPS = [0, 1, 0, -1];
const ROW_STEPS = [-1, 0, 1, 0];

/** A grid of square tiles whose opposite edges touch; tiles are numbered row by row from the north-west. */
export class Torus {
  readonly size: number;

  constructor(
    readonly columns: number,
    readonly rows: number,
  ) {
    this.size = columns * rows;
  }

  /** The tile in this column and row, counted on around the edges. */
  at(column: number, row: number): number {
    return wrap(row, this.rows) * this.columns + wrap(column, this.columns);
  }

  column(tile: number): number {
    return tile % this.columns;
  }

  row(tile: number): number {
    return Math.trunc(tile / this.columns);
  }

  /** The tile reached by some steps in a direction. */
  step(tile: number, direction: number, steps = 1): number {
    return this.at(this.column(tile) + COLUMN_STEPS[direction] * steps, this.row(tile) + ROW_STEPS[direction] * steps);
  }

  /** The tiles that share an edge with this one, each once, in the order of DIRECTIONS. */
  neighbours(tile: number): number[] {
    const tiles = DIRECTIONS.map((_, direction) => this.step(tile, direction));
    return tiles.filter((other, place) => other !== tile && tiles.indexOf(other) === place);
  }

  /** The least number of steps from one tile to the other. */
  distance(from: number, to: number): number {
    const across = wrap(this.column(to) - this.column(from), this.columns);
    const down = wrap(this.row(to) - this.row(from), this.rows);
    return Math.min(across, this.columns - across) + Math.min(down, this.rows - down);
  }
}

function wrap(place: number, length: number): number {
  return ((place % length) + length) % length;
}

/** A place on a hex grid in axial coordinates: `q` grows along one axis, `r` along another; the third is -q - r. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** The name of a hex in notation, the same on every map: its coordinates, such as `2,-1`. */
export function hexName({ q, r }: Hex): string {
  return `${q},${r}`;
}

/** Every hex that lies on one of the maps, row by row: the words of a game that is played on all of them. */
export function hexesOfAll(maps: readonly HexMap[]): Hex[] {
  const byName = new Map(maps.flatMap(({ hexes }) => hexes.map((hex) => [hexName(hex), hex])));
  return [...byName.values()].sort((one, other) => one.r - other.r || one.q - other.q);
}

/** The six ways out of a hex, each next to the one before it. */
export const HEX_DIRECTIONS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

/** The hex reached by some steps in a direction. */
export function hexStep(from: Hex, direction: number, steps = 1): Hex {
  const { q, r } = HEX_DIRECTIONS[direction];
  return { q: from.q + q * steps, r: from.r + r * steps };
}

/** The least number of steps from one hex to the other on an endless grid. */
export function hexDistance(from: Hex, to: Hex): number {
  const q = to.q - from.q;
  const r = to.r - from.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** All hexes within a distance of the centre, row by row: the usual round board. */
export function hexDisc(radius: number): Hex[] {
  const hexes: Hex[] = [];
  for (let r = -radius; r <= radius; r++)
    for (let q = Math.max(-radius, -radius - r); q <= Math.min(radius, radius - r); q++) hexes.push({ q, r });
  return hexes;
}

/** A board of hexes of any outline, numbered in the order given. */
export class HexMap {
  /** By hex: the hexes of the board next to it, in the order of HEX_DIRECTIONS. */
  readonly neighbours: readonly (readonly number[])[];
  private readonly numbers: ReadonlyMap<string, number>;

  constructor(readonly hexes: readonly Hex[]) {
    this.numbers = new Map(hexes.map((hex, number) => [hexName(hex), number]));
    if (this.numbers.size < hexes.length) throw new RangeError("two hexes of a map lie on one place");
    this.neighbours = hexes.map((hex) =>
      HEX_DIRECTIONS.map((_, direction) => this.at(hexStep(hex, direction))).filter((number) => number !== null),
    );
  }

  get size(): number {
    return this.hexes.length;
  }

  /** The number of the hex at this place, or null if the board has none there. */
  at(hex: Hex): number | null {
    return this.numbers.get(hexName(hex)) ?? null;
  }

  areAdjacent(one: number, other: number): boolean {
    return hexDistance(this.hexes[one], this.hexes[other]) === 1;
  }

  /** The least number of steps over hexes that may be entered, or null if there is no way; the start needs no leave. */
  distance(from: number, to: number, mayEnter: (hex: number) => boolean = () => true): number | null {
    const steps = new Map([[from, 0]]);
    for (const [hex, walked] of steps) {
      if (hex === to) return walked;
      for (const next of this.neighbours[hex]) if (!steps.has(next) && mayEnter(next)) steps.set(next, walked + 1);
    }
    return null;
  }
}
