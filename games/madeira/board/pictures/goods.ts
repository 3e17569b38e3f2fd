import type { Gallery } from "@caravel/web/art";

/** Goods, wood and bread in a box of 24: each its own silhouette, pigment and emblem. */
const GRAPES = [
  [9, 12],
  [12, 12],
  [15, 12],
  [10.5, 15],
  [13.5, 15],
  [12, 18],
]
  .map(([x, y]) => `M${x} ${y}a1.8 1.8 0 1 1-.1 0Z`)
  .join("");

/** Reals and points stand with them; both are drawn around their centre in the kit, and here in the same box. */
export const GOODS_PICTURES: Gallery = {
  "ma-item-0": () =>
    '<path class="ma-wheat" d="M12 12Q4 10 3 2q5 1 7 5q-1-5 2-7q3 2 2 7q2-4 7-5q-1 8-9 10ZM8 22q4-6 4-9q0 3 4 9Z"/><path class="pl-cloth" d="M8 12.5h8v3.5H8Z"/>',
  "ma-item-1": () =>
    '<path class="pl-white" d="M12 1.5q2 0 3 3L20 20H4L9 4.5q1-3 3-3Z"/><path class="pl-hatch" d="M13 2q1.5.5 2 2.5L20 20h-5Z"/><path class="ma-sugar-foot" d="M5.5 15h13L20 20.5H4Z"/>',
  "ma-item-2": () =>
    `<path class="ma-flask" d="M9.5 2h5v5q7 2 7 9q0 6-9.500 6t-9.500-6q0-7 7-9Z"/><path class="pl-hatch" d="M14.5 7q7 2 7 9q0 6-7.500 6q4-6 .5-15Z"/><path class="ma-grapes" d="${GRAPES}"/>`,
  "ma-item-3": () =>
    '<path class="ma-log" d="M3 13h14a4 4 0 0 1 0 8H3a4 4 0 0 1 0-8ZM7 4h13a4 4 0 0 1 0 8H7a4 4 0 0 1 0-8Z"/><path class="ma-log-end" d="M17 14a3 3 0 1 1-.1 0ZM20 5a3 3 0 1 1-.1 0Z"/>',
  "ma-item-4": () =>
    '<path class="ma-loaf" d="M2 15q-1-9 10-9t10 9q0 4-3 4H5q-3 0-3-4Z"/><path class="pl-ink" d="M7 9l2 5M12 8l2 5M17 9l1 5"/>',
  "ma-item-5": () => '<g transform="translate(12 12)"><use href="#coin"/></g>',
  "ma-points": () => '<g transform="translate(12 12)"><use href="#seal"/></g>',
  "ma-pirate": () =>
    '<g transform="translate(12 13)"><path class="ma-hood" d="M-10 8l2-15q8-7 16 0l2 15Z"/><path class="ma-bone" d="M0-6q4.5 0 4.5 4q0 2-1.500 3v2h-6v-2q-1.500-1-1.500-3q0-4 4.500-4Z"/></g>',
};
