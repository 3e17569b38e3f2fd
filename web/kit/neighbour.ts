/** A piece of a group: where its middle is, and whether something can be done with it. */
export interface Neighbour {
  readonly x: number;
  readonly y: number;
  readonly isLit: boolean;
}

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How far another piece lies in a direction; sideways counts twice, and what lies elsewhere is out of reach. */
function distance(from: Neighbour, to: Neighbour, [x, y]: readonly [number, number]): number {
  const ahead = (to.x - from.x) * x + (to.y - from.y) * y;
  const aside = Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x);
  return ahead < 4 ? Number.POSITIVE_INFINITY : ahead + 2 * aside;
}

/**
 * The piece to which an arrow key leads, by its place in the group, or null for another key. Where nothing lies ahead the key goes to
 * the next lit piece of the group, or to the one before, round and round: so every lit piece is reached.
 */
export function neighbour(pieces: readonly Neighbour[], from: number, key: string): number | null {
  const direction = ARROWS[key];
  if (direction === undefined || pieces[from] === undefined) return null;
  const reach = pieces.map((piece, place) =>
    place === from ? Number.POSITIVE_INFINITY : distance(pieces[from], piece, direction),
  );
  const least = Math.min(...reach);
  if (least < Number.POSITIVE_INFINITY) return reach.indexOf(least);
  const step = direction[0] + direction[1];
  for (let place = from + step, tried = 0; tried < pieces.length; place += step, tried++) {
    const next = (place + pieces.length) % pieces.length;
    if (next !== from && pieces[next].isLit) return next;
  }
  return null;
}
