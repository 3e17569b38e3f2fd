import type { Gallery, Outline } from "@caravel/web/art";

/** The sign of each seat, around its centre; the same four shapes as the marks of the frame. */
const MARKS = ["M0-6L6 5H-6Z", "M-5-5H5V5H-5Z", "M0-5.5A5.5 5.5 0 1 1-.1-5.5Z", "M0-6.5L6.5 0L0 6.5L-6.5 0Z"] as const;
const SEATS = MARKS.keys();

export const PAWN = "M-7 9q1-9 4-12a4.6 4.6 0 1 1 6 0q3 3 4 12Z";
export const SAIL = "M-8-13H8q4 7 0 14H-8q4-7 0-14Z";
export const HULL = "M-14 2l4 1h16l8-4q0 9-5 12H-8Q-13 9-14 2Z";
const DIE = "M-6.5-9H6.5Q9-9 9-6.5V6.5Q9 9 6.5 9H-6.5Q-9 9-9 6.5V-6.5Q-9-9-6.5-9Z";

const BERTH = "M-16 4q16 8 32 0q-2 12-10 14H-8Q-14 14-16 4Z";

/** The silhouettes along which ships and free spaces light up, in the box of a space: 42 x 54, its middle at 21, 18. */
export const BOAT_OUTLINE: Outline = {
  width: 42,
  height: 54,
  path: "M7 20h6q4-8 0-15h16q4 7 0 14l6-2q0 9-5 12h-17q-5-2-6-9Z",
};
export const BERTH_OUTLINE: Outline = { width: 42, height: 54, path: "M5 22q16 8 32 0q-2 12-10 14h-14q-6-4-8-14Z" };
/** Dice of 24 x 24, the die in their middle. */
export const DIE_OUTLINE: Outline = {
  width: 24,
  height: 24,
  path: "M5.5 3H18.5Q21 3 21 5.5V18.5Q21 21 18.5 21H5.5Q3 21 3 18.5V5.5Q3 3 5.5 3Z",
};

const mark = (seat: number, y: number, size: number) =>
  `<path class="ma-mark-${seat}" transform="translate(0 ${y}) scale(${size})" d="${MARKS[seat]}"/>`;

function ofSeat(seat: number): Gallery {
  return {
    /** A worker: 14 wide, from -12 to 9. */
    [`ma-pawn-${seat}`]: () => `<path class="ma-seat-${seat}" d="${PAWN}"/>${mark(seat, 4.5, 0.5)}`,
    /** A ship: 28 wide, from -14 to 11. */
    [`ma-boat-${seat}`]: () =>
      `<path class="pl-thick" d="M0 4V-14"/><path class="ma-seat-${seat}" d="${SAIL}"/><path class="pl-hull" d="${HULL}"/><g transform="translate(1 0)">${mark(seat, -6, 0.62)}</g>`,
    /** A disc lying on its side: 18 wide. */
    [`ma-disc-${seat}`]: () =>
      `<path class="ma-seat-${seat}" d="M-9-3a9 5 0 0 1 18 0v5a9 5 0 0 1-18 0Z"/><path class="ma-seat-${seat}" d="M-9-3a9 5 0 1 1 18 0a9 5 0 1 1-18 0Z"/><g transform="scale(1 .6)">${mark(seat, -5, 0.5)}</g>`,
    /** An action marker, a flat square: 14 wide. */
    [`ma-marker-${seat}`]: () => `<path class="ma-seat-${seat}" d="M-7-6H7V6H-7Z"/>${mark(seat, 0.3, 0.62)}`,
  };
}

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-3, -3],
    [3, 3],
  ],
  3: [
    [-4, -4],
    [0, 0],
    [4, 4],
  ],
};

const pips = (value: number, kind: string) =>
  (PIPS[value] ?? []).map(([x, y]) => `<circle class="${kind}" cx="${x}" cy="${y}" r="1.9"/>`).join("");

/** Dice of 18, around their centre; a value of 0 is a die that waits to be rolled again. The rim of a guild die is `--rim`. */
function die(value: number): Gallery {
  const waiting = '<path class="ma-waiting" d="M-3-2.5a3 3 0 1 1 4 2.8q-1 .7-1 2.2M0 5.400v.1"/>';
  return {
    [`ma-die-${value}`]: () => `<path class="ma-die" d="${DIE}"/>${value === 0 ? waiting : pips(value, "ma-pip")}`,
    [`ma-pirate-die-${value}`]: () =>
      `<path class="ma-black-die" d="${DIE}"/>${value === 0 ? waiting : pips(value, "ma-bone")}`,
  };
}

/** People, ships, discs and dice. */
export const PAWN_PICTURES: Gallery = {
  ...Object.assign({}, ...[...SEATS].map(ofSeat)),
  ...Object.assign({}, ...[0, 1, 2, 3].map(die)),
  "ma-citizen": () => `<path class="ma-citizen" d="${PAWN}"/>`,
  "ma-berth": () => `<path class="ma-berth" d="${BERTH}"/>`,
  "ma-die-blank": () => `<path class="ma-die" d="${DIE}"/>`,
  "ma-slot": () => `<path class="ma-slot" d="M-8-8H8V8H-8Z"/>`,
};
