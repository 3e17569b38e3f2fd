import { cutCorners, type Gallery, Press } from "@caravel/web/art";
import {
  BEAT_PIRATE,
  CHESTS_2,
  COTTON_4,
  HITS_3_AT_SEA,
  MISSIONS,
  MIXED_CARGO,
  NO_CANNON,
  NO_MUTINY,
  RUM_6,
  TEA_4,
  UPGRADES_2_SAME,
  UPGRADES_3_TYPES,
  WINE_4,
} from "../../content/missions.ts";
import { COTTON, DIRECTIONS, RUM, TEA, WINE } from "../../content/pieces.ts";
import { FUSE, GUNPORTS, HOLD, SAIL, UPGRADES } from "../../content/ships.ts";
import { cannon, item } from "./goods.ts";
import { MARKS } from "./ships.ts";

/** Movement cards are 74 x 106. */
export const CARD = cutCorners(74, 106, 4);
/** Upgrades are planks of 58 x 46. */
export const PLANK = cutCorners(58, 46, 3);

const times = (count: number, draw: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => draw(place)).join("");

const front = () => `<path class="po-card" d="${CARD.path}"/><path class="po-card-line" d="M6 6H68V100H6Z"/>`;
const needle = (direction: number) =>
  `${front()}<g transform="translate(37 44) rotate(${direction * 90})"><path class="po-needle" d="M0-30L9 0L0 26L-9 0Z"/>` +
  '<path class="po-needle-half" d="M0-30L9 0L0 26Z"/></g>';
const twice = () => `${front()}<text class="po-twice" x="37" y="58">2×</text>`;

/** The back of a card in the colour of its seat. */
const back = (seat: number) =>
  `<g style="--seat:var(--seat-${seat})"><path class="po-back" d="${CARD.path}"/><path class="po-back-line" d="M6 6H68V100H6Z"/>` +
  '<g class="po-back-line" transform="translate(37 53)"><circle r="22"/>' +
  '<path d="M0-30L5-5L30 0L5 5L0 30L-5 5L-30 0L-5-5ZM16-16L-16 16M16 16L-16-16"/></g>' +
  `<g transform="translate(37 53)"><circle class="po-seat" r="11"/><path class="po-mark" d="${MARKS[seat]}"/></g></g>`;

/** By kind of upgrade: what is fitted to the planks. */
const FITTINGS: Readonly<Record<number, () => string>> = {
  [HOLD]: () =>
    '<path class="po-hold" d="M6 8H28V38H6ZM30 8H52V38H30Z"/><path class="po-space" d="M11 14h12q3 9 0 18h-12q-3-9 0-18ZM35 14h12q3 9 0 18h-12q-3-9 0-18Z"/>',
  [GUNPORTS]: () =>
    `<path class="pl-niche" d="M6 14H24V32H6ZM34 14H52V32H34Z"/>${cannon(4, 12, 22)}${cannon(32, 12, 22)}`,
  [SAIL]: () =>
    '<path class="pl-thick" d="M29 42V2"/><path class="po-sail" d="M14 4H44q8 14 0 28H14q8-14 0-28Z"/><path class="pl-hatch" d="M36 4h8q8 14 0 28h-8q7-14 0-28Z"/>',
  [FUSE]: () =>
    '<path class="pl-thick" d="M8 38q10-4 8-14t12-8"/><circle class="po-bomb" cx="38" cy="26" r="12"/><path class="pl-gold" d="M30 14l-4-8 7 4 3-8 3 8 7-3-5 7Z"/>',
};
const upgrade = (kind: number) =>
  `<path class="pl-timber" d="${PLANK.path}"/><path class="po-planks" d="M1 12H57M1 24H57M1 36H57"/>${FITTINGS[kind]()}`;
/** An upgrade as a part of another picture. */
const fitted = (kind: number, x: number, y: number, scale: number) =>
  `<use href="#po-upgrade-${kind}" transform="translate(${x} ${y}) scale(${scale})"/>`;

const chest = () =>
  new Press()
    .add("timber", "M4 22q0-18 26-18t26 18v30H4Z")
    .add("hatch", "M40 6q16 2 16 16v30H44V22Q44 12 40 6Z")
    .add("gold", "M4 24H56V30H4ZM26 20h8v14h-8ZM8 20q2-10 6-13l4 2q-4 4-4 11ZM46 9q4 3 6 11h-5q0-7-4-11Z")
    .add("ink", "M30 26v4")
    .print();

const four = (good: number) => times(4, (place) => item(good, 2 + place * 26, 8, 24));
const struck = '<path class="po-struck" d="M18 6L76 40"/>';
const hits = (count: number, x: number) =>
  times(count, (place) => `<use href="#po-die-hit" transform="translate(${x + place * 34} 23) scale(.85)"/>`);

/** By mission: its condition, drawn in 106 x 46. */
const CONDITIONS: Readonly<Record<number, () => string>> = {
  [COTTON_4]: () => four(COTTON),
  [WINE_4]: () => four(WINE),
  [TEA_4]: () => four(TEA),
  [RUM_6]: () => times(6, (place) => item(RUM, place * 17, 10, 20)),
  [MIXED_CARGO]: () => [COTTON, WINE, TEA, RUM, RUM].map((good, place) => item(good, place * 21, 10, 21)).join(""),
  [CHESTS_2]: () =>
    times(2, (place) => `<use href="#po-chest" transform="translate(${12 + place * 42} 5) scale(.64)"/>`),
  [UPGRADES_3_TYPES]: () => [HOLD, SAIL, FUSE].map((kind, place) => fitted(kind, place * 36, 9, 0.58)).join(""),
  [UPGRADES_2_SAME]: () => fitted(SAIL, 12, 6, 0.7) + fitted(SAIL, 58, 6, 0.7),
  [NO_MUTINY]: () =>
    `<path class="pl-thick" d="M26 34L66 10"/><path class="pl-white" d="M34 30L68 6l5 0-2 5L38 35Z"/>${struck}`,
  [BEAT_PIRATE]: () =>
    `<use href="#po-pirate" transform="translate(26 26) scale(.8)"/><text class="po-less" x="58" y="31">&lt;</text>${hits(1, 90)}`,
  [NO_CANNON]: () => cannon(28, 4, 38) + struck,
  [HITS_3_AT_SEA]: () => hits(3, 17),
};

/** Cards, upgrades, chests, missions. */
export const piecePictures: Gallery = {
  ...Object.fromEntries(DIRECTIONS.map((_, direction) => [`po-card-${direction}`, () => needle(direction)])),
  [`po-card-${DIRECTIONS.length}`]: twice,
  ...Object.fromEntries(MARKS.map((_, seat) => [`po-back-${seat}`, () => back(seat)])),
  ...Object.fromEntries(UPGRADES.map((_, kind) => [`po-upgrade-${kind}`, () => upgrade(kind)])),
  "po-chest": chest,
  ...Object.fromEntries(MISSIONS.map((_, mission) => [`po-mission-${mission}`, CONDITIONS[mission]])),
};
