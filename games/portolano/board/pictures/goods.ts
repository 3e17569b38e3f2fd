import type { Gallery } from "@caravel/web/art";
import { ITEMS } from "../../content/pieces.ts";

/** What a ship wins and loses, each in a box of 24: boll, flask, chest of leaves, pod, cask, coin. Lists go by the numbers of items. */
const DRAWINGS: readonly string[] = [
  '<path class="pl-leaf" d="M12 23q-9-3-9-10q6 0 9 5q3-5 9-5q0 7-9 10Z"/><path class="pl-white" d="M12 2q5-2 6 3q4 2 2 7q-1 4-8 4t-8-4q-2-5 2-7q1-5 6-3Z"/><path class="pl-fine" d="M9 6q3 1 3 5M16 8q-3 1-4 4"/>',
  '<path class="pl-cloth" d="M9.5 2h5v5q7 2 7 9q0 6-9.5 6t-9.5-6q0-7 7-9Z"/><path class="pl-hatch" d="M14.5 7q7 2 7 9q0 6-7.5 6q4-6 .5-15Z"/><path class="po-pale" d="M9 12a1.8 1.8 0 1 1-.1 0ZM12 12a1.8 1.8 0 1 1-.1 0ZM15 12a1.8 1.8 0 1 1-.1 0ZM10.5 15a1.8 1.8 0 1 1-.1 0ZM13.5 15a1.8 1.8 0 1 1-.1 0ZM12 18a1.8 1.8 0 1 1-.1 0Z"/>',
  '<path class="pl-leaf" d="M2.5 7L12 3l9.5 4v11L12 22.5L2.5 18Z"/><path class="pl-hatch" d="M12 11.5L21.5 7v11L12 22.5Z"/><path class="pl-ink" d="M2.5 7L12 11.5L21.5 7M12 11.5v11"/><path class="po-pale" d="M5 17q-1-6 5-6q0 6-5 6Z"/>',
  '<path class="po-cocoa" d="M12 1.5q8 4 7.5 12T12 22.5Q5 21 4.5 13.5T12 1.5Z"/><path class="pl-ink" d="M12 2v20M8.5 5q-2 8 1.5 16M15.5 5q2 8-1.5 16"/>',
  '<path class="pl-timber" d="M6 2.5H18Q22 12 18 22H6Q2 12 6 2.5Z"/><path class="pl-hatch" d="M16 2.5H18Q22 12 18 22H15Q18 12 16 2.5Z"/><path class="pl-ink" d="M4.8 6.5Q12 8 19.2 6.5M4.8 18Q12 19.5 19.2 18M9 3Q7.5 12 9 21.5M15 3Q16.5 12 15 21.5"/>',
  '<circle class="coin" cx="12" cy="12" r="11"/><circle class="coin-ring" cx="12" cy="12" r="8.6"/>',
];

/** By item: the silhouette along which it lights up and of which an empty place is the dotted outline. */
export const SILHOUETTES: readonly string[] = [
  "M12 2q5-2 6 3q4 2 2 7q3 8-8 11q-11-3-8-11q-2-5 2-7q1-5 6-3Z",
  "M9.5 2h5v5q7 2 7 9q0 6-9.5 6t-9.5-6q0-7 7-9Z",
  "M2.5 7L12 3l9.5 4v11L12 22.5L2.5 18Z",
  "M12 1.5q8 4 7.5 12T12 22.5Q5 21 4.5 13.5T12 1.5Z",
  "M6 2.5H18Q22 12 18 22H6Q2 12 6 2.5Z",
  "M1 12a11 11 0 1 1 22 0a11 11 0 1 1-22 0Z",
];

const CANNON =
  '<path class="po-gun" d="M2 8l17-4q4 3 3 7L5 15Z"/><path class="pl-timber" d="M9 13a5 5 0 1 1-.1 0ZM17 11a4 4 0 1 1-.1 0Z"/><path class="pl-ink" d="M9 14v8M5 18h8"/>';

/** The side of the box in which goods are drawn. */
export const GOOD_BOX = 24;
export const CANNON_SILHOUETTE = "M1 7l18-4q5 3 4 8l-3 8-7 4H4l-1-8Z";

/** The pictures of items by number (`po-item-4` is rum), and of a cannon. */
export const goodsPictures: Gallery = {
  ...Object.fromEntries(ITEMS.map((_, item) => [`po-item-${item}`, () => DRAWINGS[item]])),
  "po-cannon": () => CANNON,
};

/** An item as a part of another picture: its upper left corner, and its side. */
export function item(number: number, x: number, y: number, side: number): string {
  return placed(`po-item-${number}`, x, y, side);
}

/** A cannon as a part of another picture. */
export function cannon(x: number, y: number, side: number): string {
  return placed("po-cannon", x, y, side);
}

function placed(name: string, x: number, y: number, side: number): string {
  const scale = Math.round((side / GOOD_BOX) * 1000) / 1000;
  return `<use href="#${name}" transform="translate(${x} ${y}) scale(${scale})"/>`;
}
