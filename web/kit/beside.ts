/** A box on the page. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 8;

type Corner = Pick<Box, "left" | "top">;

/** How much of one box lies over another. */
function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** How much of what must stay in sight a box would hide. */
const hides = (box: Box, spared: readonly Box[]) => spared.reduce((sum, other) => sum + overlap(box, other), 0);

/** A line that lies over a board is tried every so many pixels. */
const STEP = 8;

/** How far down a line lies over a board: where it hides least of what must stay in sight, and of such places as near its foot as can be. */
export function clearest(board: Box, height: number, spared: readonly Box[]): number {
  const foot = board.top + board.height - height;
  const hidden = (top: number) => hides({ ...board, top, height }, spared);
  let best = { top: foot, hidden: hidden(foot) };
  for (let top = foot - STEP; best.hidden > 0 && top > board.top - STEP; top -= STEP) {
    const here = Math.max(top, board.top);
    if (hidden(here) < best.hidden) best = { top: here, hidden: hidden(here) };
  }
  return best.top;
}

/**
 * Where something of a size stands beside a thing: below it if there is room, else above, to the right, to the left, or in a corner
 * of the window; never outside it, and never over what must stay in sight if there is a place that spares it.
 */
export function beside(
  at: Box,
  size: Pick<Box, "width" | "height">,
  window: Pick<Box, "width" | "height">,
  spared: readonly Box[] = [],
): Corner {
  const { width, height } = size;
  const [right, foot] = [at.left + at.width, at.top + at.height];
  const [most, lowest] = [Math.max(GAP, window.width - width - GAP), Math.max(GAP, window.height - height - GAP)];
  const inside = ({ left, top }: Corner): Corner => ({
    left: Math.max(GAP, Math.min(left, most)),
    top: Math.max(GAP, Math.min(top, lowest)),
  });
  const centred = at.left + at.width / 2 - width / 2;
  const middle = at.top + at.height / 2 - height / 2;
  const places = [
    { left: centred, top: foot + GAP },
    { left: centred, top: at.top - GAP - height },
    { left: right + GAP, top: middle },
    { left: at.left - GAP - width, top: middle },
    { left: most, top: lowest },
    { left: GAP, top: lowest },
    { left: most, top: GAP },
    { left: GAP, top: GAP },
  ].map(inside);
  const hidden = (corner: Corner) => {
    const box = { ...corner, width, height };
    // the thing itself counts most, then what must stay in sight
    return 100 * overlap(box, at) + hides(box, spared);
  };
  return places.reduce((best, place) => (hidden(place) < hidden(best) ? place : best));
}
