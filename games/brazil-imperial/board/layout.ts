import { type GameMap, WATER } from "../content/maps.ts";
import { n } from "./pictures/shapes.ts";

/** A place on the drawing of a map. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The side of a hex, and half its width; a point is up. */
export const SIDE = 50;
export const HALF = SIDE * Math.sqrt(0.75);
const MARGIN = 34;
/** So far a corner may stray from its place, and the middle of an edge. */
const [CORNER_STRAY, EDGE_STRAY] = [3, 2.6];

/** A map as it is drawn: its size, the middle and the outline of every hex. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly middles: readonly Point[];
  readonly outlines: readonly string[];
  /** All land together: the coast. */
  readonly land: string;
}

/** A number from -1 to 1 that is always the same for a place: neighbours agree on their border, and the grid looks drawn by hand. */
function stray(x: number, y: number): number {
  const noise = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return (noise - Math.floor(noise)) * 2 - 1;
}

function strayed({ x, y }: Point, by: number): Point {
  const [column, row] = [Math.round(x), Math.round(y)];
  return { x: x + stray(column, row) * by, y: y + stray(row, column) * by };
}

function corner({ x, y }: Point, place: number): Point {
  const angle = (Math.PI / 180) * (60 * place - 90);
  return strayed({ x: x + SIDE * Math.cos(angle), y: y + SIDE * Math.sin(angle) }, CORNER_STRAY);
}

function outlineOf(middle: Point): string {
  const corners = Array.from({ length: 6 }, (_, place) => corner(middle, place));
  const edges = corners.map((from, place) => {
    const to = corners[(place + 1) % 6];
    const bow = strayed({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, EDGE_STRAY);
    return `Q${n(bow.x)} ${n(bow.y)} ${n(to.x)} ${n(to.y)}`;
  });
  return `M${n(corners[0].x)} ${n(corners[0].y)}${edges.join("")}Z`;
}

function draw({ hexes, terrain }: GameMap): Layout {
  const raw = hexes.map(({ q, r }) => ({ x: 2 * HALF * (q + r / 2), y: 1.5 * SIDE * r }));
  const [left, top] = [Math.min(...raw.map(({ x }) => x)), Math.min(...raw.map(({ y }) => y))];
  const middles = raw.map(({ x, y }) => ({ x: x - left + HALF + MARGIN, y: y - top + SIDE + MARGIN }));
  const outlines = middles.map(outlineOf);
  return {
    width: Math.max(...middles.map(({ x }) => x)) + HALF + MARGIN,
    height: Math.max(...middles.map(({ y }) => y)) + SIDE + MARGIN,
    middles,
    outlines,
    land: outlines.filter((_, hex) => terrain[hex] !== WATER).join(""),
  };
}

const layouts = new WeakMap<GameMap, Layout>();

/** How a map is drawn; the same every time. */
export function layoutOf(map: GameMap): Layout {
  const known = layouts.get(map);
  if (known !== undefined) return known;
  const layout = draw(map);
  layouts.set(map, layout);
  return layout;
}

/** Is a hex's picture turned around? So that not all forests are one. */
export function isMirrored({ x, y }: Point): boolean {
  return stray(Math.round(x), Math.round(y)) > 0;
}
