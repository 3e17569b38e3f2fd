import { chartFor, placeWord } from "../rules/map.ts";
import { isPort } from "../rules/state.ts";
import type { PortolanoView } from "../rules/view.ts";
import { ISLANDS, TILE } from "./pictures/sea.ts";

/** Where something is on the chart: the world begins at 0 0 in the north-west and goes on past every edge. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Tiles along one side of the world. */
export function sideOf(view: Pick<PortolanoView, "grid">): number {
  return Math.sqrt(view.grid.length);
}

/** How wide and high the world is. */
export function worldOf(view: Pick<PortolanoView, "grid">): number {
  return sideOf(view) * TILE;
}

/** The middle of a place. */
export function middleOf(view: Pick<PortolanoView, "grid">, place: number): Point {
  const side = sideOf(view);
  return { x: ((place % side) + 0.5) * TILE, y: (Math.floor(place / side) + 0.5) * TILE };
}

/** One step in each direction, by its number. */
export const STEPS: readonly Point[] = [
  { x: 0, y: -TILE },
  { x: TILE, y: 0 },
  { x: 0, y: TILE },
  { x: -TILE, y: 0 },
];

/** The copy of a coordinate that lies nearest to another one on a world that repeats itself. */
export function nearest(value: number, to: number, world: number): number {
  return value + Math.round((to - value) / world) * world;
}

/** A tile as it is seen, once or again beyond the edges of the world: how far that copy of the world lies from the first. */
export interface SeenTile {
  readonly place: number;
  readonly x: number;
  readonly y: number;
}

/** All tiles of a sea without edges that are at least partly seen in a room, which begins at a point of it. */
export function tilesSeen(
  view: Pick<PortolanoView, "grid">,
  from: Point,
  room: { readonly width: number; readonly height: number },
): SeenTile[] {
  const side = sideOf(view);
  const [firstColumn, firstRow] = [Math.floor(from.x / TILE), Math.floor(from.y / TILE)];
  const [lastColumn, lastRow] = [(from.x + room.width) / TILE, (from.y + room.height) / TILE];
  const tiles: SeenTile[] = [];
  for (let row = firstRow; row < lastRow; row++)
    for (let column = firstColumn; column < lastColumn; column++) {
      const [inRow, inColumn] = [within(row, side), within(column, side)];
      tiles.push({ place: inRow * side + inColumn, x: (column - inColumn) * TILE, y: (row - inRow) * TILE });
    }
  return tiles;
}

/** Where a number comes out on a world that repeats itself. */
function within(value: number, side: number): number {
  return ((value % side) + side) % side;
}

/** The places at the rim of the world, with the direction in which it ends there. */
export function rimOf(view: PortolanoView): { place: number; direction: number }[] {
  const { next } = chartFor(view.players);
  return [...view.grid.keys()].flatMap((place) =>
    STEPS.flatMap((step, direction) => {
      const [here, there] = [middleOf(view, place), middleOf(view, next[direction][place])];
      return here.x + step.x === there.x && here.y + step.y === there.y ? [] : [{ place, direction }];
    }),
  );
}

/** The letter of a column and the number of a row, as they stand at the rim and in the names of places. */
export const columnName = (column: number): string => placeWord(4, column)[0].toUpperCase();
export const rowName = (row: number): string => String(row + 1);

/** The island drawn on a sea tile: always the same one for the same tile, another one for its other side. */
export function islandOf(face: number): number {
  return (face * 2 + (face >> 1)) % ISLANDS;
}

/** The ships on a place, and how far from its middle each is drawn, so that all are seen. */
export function shipsAt(view: PortolanoView, place: number): { seat: number; x: number; y: number }[] {
  const seats = [...view.seats.keys()].filter((seat) => view.seats[seat].place === place);
  const isShared = view.pirate === place;
  return seats.map((seat, rank) => ({ seat, ...berth(rank, seats.length, isShared, isPort(view.grid[place])) }));
}

/** Two ships lie side by side, more in two rows; the pirate takes the upper right. */
function berth(rank: number, ships: number, isShared: boolean, isAtPort: boolean): Point {
  const y = isAtPort ? -18 : 4;
  if (ships === 1) return { x: isShared ? -18 : 0, y };
  const row = Math.floor(rank / 2);
  const isLast = rank === ships - 1 && ships % 2 === 1;
  return { x: isLast && !isShared ? 0 : rank % 2 === 0 ? -28 : 28, y: y - 10 + row * 24 };
}

/** Where the pirate is drawn on its place. */
export function pirateBerth(view: PortolanoView): Point {
  const isAlone = !view.seats.some(({ place }) => place === view.pirate);
  return isAlone ? { x: 0, y: 4 } : { x: 24, y: -14 };
}
