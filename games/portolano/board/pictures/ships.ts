import type { Gallery } from "@caravel/web/art";

/** The marks of the seats around their middle, as on the sails: triangle, square, round, lozenge, star. */
export const MARKS: readonly string[] = [
  "M0-6L6 5H-6Z",
  "M-5-5H5V5H-5Z",
  "M0-5.5A5.5 5.5 0 1 1-.1-5.5Z",
  "M0-6.5L6.5 0L0 6.5L-6.5 0Z",
  "M0-7l1.9 4.6 5 .4-3.8 3.2 1.2 4.9-4.3-2.6-4.3 2.6 1.2-4.9-3.8-3.2 5-.4Z",
];

const HULL = "M-24-1l6 2v4h32l10-6q0 12-8 17H-14Q-22 12-24-1Z";
const FOAM = '<path class="po-foam" d="M-26 15q4-4 8 0t8 0M10 15q4-4 8 0t8 0"/>';
const MAIN_SAIL = "M-10-24H10q5 11 0 22H-10q5-11 0-22Z";
const SMALL_SAILS = "M-21-15h12q3 8 0 15h-12q3-7 0-15ZM12-17q12 7 10 17h-10Z";

/** A ship's silhouette around its middle. */
export const SHIP_SILHOUETTE: string = HULL + MAIN_SAIL + SMALL_SAILS;

/** A merchant in the colour of its seat, with the seat's mark on the sail. */
const ship = (seat: number) =>
  `<g style="--seat:var(--seat-${seat})">${FOAM}<path class="pl-thick" d="M0 6V-26M-13 4V-16M13 4V-18M20 0l8-5"/>` +
  `<path class="po-seat" d="${MAIN_SAIL}"/><path class="po-sail" d="${SMALL_SAILS}"/><path class="po-hull" d="${HULL}"/>` +
  `<path class="po-mark" transform="translate(1 -13)" d="${MARKS[seat]}"/></g>`;

const SKULL = "M1-21q6 0 6 6q0 3-2 4v3h-8v-3q-2-1-2-4q0-6 6-6ZM-1.5-16a1.6 1.6 0 1 0 .1 0ZM3.5-16a1.6 1.6 0 1 0 .1 0Z";
const pirate = () =>
  `${FOAM}<path class="pl-thick" d="M0 6V-28M-13 4V-16M20 0l8-5"/>` +
  '<path class="po-black" d="M-11-26H11q5 12 0 24H-11q5-12 0-24ZM-22-15h12q3 8 0 15h-12q3-7 0-15Z"/>' +
  `<path class="po-hull po-pirate-hull" d="${HULL}"/><path class="po-bone" fill-rule="evenodd" d="${SKULL}"/>`;

const FLASH = "M0-13l3 6 7-3-3 7 6 3-6 3 3 7-7-3-3 6-3-6-7 3 3-7-6-3 6-3-3-7 7 3Z";
const WAVELETS = "M-7 4q3.5-4 7 0t7 0M-7-3q3.5-4 7 0t7 0";
const DIE = "M-12-16H12Q16-16 16-12V12Q16 16 12 16H-12Q-16 16-16 12V-12Q-16-16-12-16Z";

/** A die of 32 around its middle: a ball in its flash, or the sea; the pirate's dice are black. */
function die(isHit: boolean, isPirate: boolean): string {
  const face = isHit
    ? `<path class="po-flash" d="${FLASH}"/><circle class="po-ball" r="5"/>`
    : `<path class="po-wavelets" d="${WAVELETS}"/>`;
  return `<g class="${isPirate ? "po-pirate-die" : "po-own-die"}"><path class="po-die" d="${DIE}"/>${face}</g>`;
}

/** Ships, the pirate, dice. */
export const shipPictures: Gallery = {
  ...Object.fromEntries(MARKS.map((_, seat) => [`po-ship-${seat}`, () => ship(seat)])),
  "po-pirate": pirate,
  "po-ball": () => '<circle class="po-ball" r="6"/>',
  "po-die-hit": () => die(true, false),
  "po-die-sea": () => die(false, false),
  "po-pirate-die-hit": () => die(true, true),
  "po-pirate-die-sea": () => die(false, true),
};
