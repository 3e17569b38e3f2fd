import type { Gallery } from "@caravel/web/art";
import { RESOURCES } from "../../content/resources.ts";
import { GOODS } from "../../content/spaces.ts";
import { path, placed, SHAPE_PATHS } from "./shapes.ts";

const SACK =
  "M4 3.5Q6.5 5.5 12 5.5T20 3.5Q22.5 5 21 7.5Q23 13 21.5 19.5Q23 21 21 22.5Q18 21.3 12 21.3T3 22.5Q1 21 2.5 19.5Q1 13 3 7.5Q1.5 5 4 3.5Z";

/** Resources in a box of 24: cane bundle, sack, logs, boll, ingots, open book; by number. */
const DRAWINGS: readonly string[] = [
  path("pl-leaf", "M5 22L8 2h3L9 22ZM11 22L13 4h3l-1 18ZM9 3q5-4 10 0q-5-1-8 2ZM15 6q5-2 7 3q-4-2-7-1Z") +
    path("pl-gold", "M3.5 12h14v4H3.5Z"),
  path("br-sack", SACK) +
    path("pl-hatch", "M18 5Q20 12 18 21.6L21 22.5Q23 21 21.5 19.5Q23 13 21 7.5Q22.5 5 20 3.5Z") +
    path("br-bean", "M12 9.3Q16.5 9.3 16.5 13.4T12 17.6Q7.5 17.6 7.5 13.4T12 9.3Z") +
    path("br-vein", "M8.5 15.5Q11 15 12 13.4T15.6 11.3"),
  path(
    "br-log",
    "M3 9h14a3.5 3.5 0 0 1 0 7H3a3.5 3.5 0 0 1 0-7ZM6 3h14a3 3 0 0 1 0 6H6a3 3 0 0 1 0-6ZM6 16h14a3 3 0 0 1 0 6H6a3 3 0 0 1 0-6Z",
  ) + path("pl-white", "M17 10.5a2 2 0 1 1-.1 0ZM20 4.5a1.5 1.5 0 1 1-.1 0ZM20 17.5a1.5 1.5 0 1 1-.1 0Z"),
  path("pl-leaf", "M12 23q-9-3-9-10q6 0 9 5q3-5 9-5q0 7-9 10Z") +
    path("pl-white", "M12 3q5-2 6 3q4 2 2 6q-1 4-8 4t-8-4q-2-4 2-6q1-5 6-3Z") +
    path("pl-fine", "M9 6q3 1 3 5M16 8q-3 1-4 4"),
  path("pl-gold", "M2 20l3-8h8l3 8ZM9 12l3-8h7l3 8Z") + path("pl-fine", "M5 12l2 3h6M12 4l2 3h5"),
  path("br-cover", "M2 5q6-2 10 1q4-3 10-1v14q-6-2-10 1q-4-3-10-1Z") +
    path("pl-white", "M4 6.5q4-1 7 1v10q-3-2-7-1ZM20 6.5q-4-1-7 1v10q3-2 7-1Z") +
    path("pl-fine", "M5.5 10h4M5.5 13h4M14.5 10h4M14.5 13h4"),
];

/** Manufactured goods on their shape, in a box of 24 around the origin. */
const COG =
  "M0-9.5l2 2 3-1 1 3 3 .5-.5 3 2.5 2-2 2.5 1 3-3 .5-1 3-3-1-2 2-2.5-2-3 1-1-3-3-.5.5-3-2-2.5 2.5-2-.5-3 3-.5 1-3 3 1Z";
const MADE: readonly string[] = [
  placed("br-resource-2", -7, -7, 0.58),
  path("pl-white", "M0-7q1.5 0 2 2l3 11H-5l3-11q.5-2 2-2Z"),
  path("br-cloth", "M-7-3h11q4 0 4 3v6h-11q-4 0-4-3Z") + path("pl-ink", "M4-3q-3 0-2 3t-6 0"),
  placed("br-resource-1", -7, -7, 0.58),
  path("pl-cloth", "M-7-3l3-4h8l3 4-7 9Z") + path("pl-ink", "M-7-3h14M-3-3l3 9 3-9"),
  `<g transform="scale(.72)">${path("pl-stone", COG)}${path("pl-white", "M0-3.5a3.5 3.5 0 1 1-.1 0Z")}</g>`,
];
/** By good: its shape, as printed; a pack that changes it changes the slot it fits, not its picture. */
const SHAPES_OF_GOODS: readonly number[] = [0, 0, 1, 1, 2, 2];

/** Resources (`br-resource-4` is gold) with the upper left corner at the origin, goods (`br-good-0` is dye) around it. */
export const goodsPictures: Gallery = {
  ...Object.fromEntries(RESOURCES.map((_, resource) => [`br-resource-${resource}`, () => DRAWINGS[resource]])),
  ...Object.fromEntries(
    GOODS.map((_, good) => [
      `br-good-${good}`,
      () => `<path class="br-made" transform="scale(1.3)" d="${SHAPE_PATHS[SHAPES_OF_GOODS[good]]}"/>${MADE[good]}`,
    ]),
  ),
  "br-any-raw": () => `${placed("br-resource-2", 0, 1, 0.62)}${placed("br-resource-3", 9, 9, 0.62)}`,
  "br-either": () => `${placed("br-resource-0", 0, 0, 0.62)}${placed("br-resource-1", 9, 9, 0.62)}`,
};

/** By slot of a cost: its picture. */
export const SLOT_PICTURES: readonly string[] = [
  "br-resource-0",
  "br-resource-1",
  "br-resource-2",
  "br-resource-3",
  "br-either",
  "br-any-raw",
  "br-resource-4",
  "br-resource-5",
];
