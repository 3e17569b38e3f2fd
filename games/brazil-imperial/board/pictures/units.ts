import type { Gallery, Outline } from "@caravel/web/art";
import { COLOURS, UNIT_KINDS, type UnitKind } from "../../content/units.ts";
import { path } from "./shapes.ts";

/** By colour: the outline of its shield, 34 wide and 42 high around the origin. Outline, arms and colour say the same. */
export const SHIELDS: readonly string[] = [
  "M-15-20H15V2Q15 14 0 21Q-15 14-15 2Z",
  "M0-20A19.5 20 0 1 1-.1-20Z",
  "M-15-20H15V21L0 13L-15 21Z",
  "M-9-20H9L17-10V9L9 20H-9L-17 9V-10Z",
];

/** The same in a box of 40 x 44, along which a unit lights up. */
const BOXED: readonly string[] = [
  "M5 2H35V24Q35 36 20 43Q5 36 5 24Z",
  "M20 2A19.5 20 0 1 1 19.9 2Z",
  "M5 2H35V43L20 35L5 43Z",
  "M11 2H29L37 12V31L29 42H11L3 31V12Z",
];
export const UNIT_OUTLINES: readonly Outline[] = BOXED.map((shape) => ({ width: 40, height: 44, path: shape }));

const ARMS: readonly string[] = [
  "M0-15L10-1L0 13L-10-1Z",
  "M-12-13L12 11M12-13L-12 11",
  "M0-16V12M-13-3H13",
  "M-13-9H13M-13 3H13",
];

const BODY = "M-5 10l1-10q0-6 4-6t4 6l1 10Z";
const HORSE =
  path("br-figure", "M-8 12q0-7 4-11q-4 0-6 2q-3-1-3-4l7-10q2-3 1-6q4 1 5 4q9 3 9 14q0 6-2 11Z") +
  path("br-eye", "M-4-6.5l2.5-.5M3-10q5 4 4 12");
const foot = (arms: string) =>
  `<circle class="br-figure" cy="-10" r="3.6"/>${path("br-figure", BODY)}${path("br-arm", arms)}`;

/** Who it is, in cream on the shield: on foot with what is borne, on horseback, a cannon, a crown. */
const FIGURES: Readonly<Record<UnitKind, string>> = {
  archer: foot("M7-14q8 9 0 20M7-14v20M-3-2h12"),
  musketeer: foot("M-10 6L12-14M8-10l4-2"),
  halberdier: foot("M8 10V-18M8-16q7 3 0 9M8-16l-3 3"),
  grenadier: foot("M4-2l6-4M11-12a3 3 0 1 1-.1 0ZM12-12q1-4 4-3"),
  dragoon: HORSE,
  lancer: HORSE + path("br-arm", "M-12 8L13-18"),
  hussar: HORSE + path("br-arm", "M4-2q10-4 9-14"),
  cannon: path("br-figure", "M-12-6l18-5q3 3 2 7l-18 5ZM-4 2a5.5 5.5 0 1 1-.1 0Z") + path("br-arm", "M-4 8l14 3"),
  monarch: `${path("br-figure", "M-9 8l-2-14 6 6 5-10 5 10 6-6-2 14Z")}<circle class="br-figure" cy="-12" r="2.2"/>`,
};

/** Bare shields by colour (`br-shield-2`), and figures by kind (`br-figure-8` is a monarch) to be laid on them within their class of side. */
export const unitPictures: Gallery = {
  ...Object.fromEntries(
    COLOURS.map((_, colour) => [
      `br-shield-${colour}`,
      () => `<g class="br-side-${colour}">${path("br-shield", SHIELDS[colour])}${path("br-arms", ARMS[colour])}</g>`,
    ]),
  ),
  ...Object.fromEntries(
    UNIT_KINDS.map((kind, number) => [
      `br-figure-${number}`,
      () => `<g transform="translate(0 -3) scale(.86)">${FIGURES[kind]}</g>`,
    ]),
  ),
};
