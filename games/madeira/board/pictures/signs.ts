import type { Gallery } from "@caravel/web/art";
import { GUILDS } from "../../content/pieces.ts";
import { HULL, PAWN, SAIL } from "./pawns.ts";

/** The signs of the guilds, around their centre: green, blue, orange, purple. */
const GUILD_SIGNS = ["M0-8L7 6H-7Z", "M-6-6H6V6H-6Z", "M0-7A7 7 0 1 1-.1-7Z", "M0-8L8 0L0 8L-8 0Z"] as const;
/** The fourth guild has its sign whatever its colour; on pictures of all guilds it takes the colour of the table. */
const FOURTH = 1;

const use = (picture: string, x: number, y: number, size: number) =>
  `<use href="#${picture}" transform="translate(${x} ${y}) scale(${size})"/>`;
const arrow = (x: number, y: number) => `<path class="ma-arrow" d="M${x} ${y}h10M${x + 6} ${y - 4}l4 4-4 4"/>`;
const say = (x: number, y: number, words: string | number) =>
  `<text class="ma-figure" x="${x}" y="${y}">${words}</text>`;
const coin = (x: number, y: number, size: number, value: number | "") =>
  `${use("coin", x, y, size / 22)}<text class="ma-on-coin" x="${x}" y="${y + size * 0.19}">${value}</text>`;
const seal = (x: number, y: number, size: number, value: number | "") =>
  `${use("seal", x, y, size / 22)}<text class="ma-on-seal" x="${x}" y="${y + size * 0.19}">${value}</text>`;
/** A worker and a ship of whoever looks. */
const pawn = (x: number, y: number, size = 0.85) => use("ma-somebody", x, y, size);
const boat = (x: number, y: number, size = 0.72) => use("ma-ship", x, y, size);
const card = (guild: number, x: number, y: number) => use(`ma-card-${guild}`, x, y, 1);

/** The five kinds of crown requests, in a box of 48 x 24. */
const REQUEST_SIGNS: readonly string[] = [
  boat(10, 14, 0.6) + boat(25, 14, 0.6) + boat(40, 14, 0.6),
  use("ma-islet", 13, 13, 0.8) + boat(35, 14, 0.7),
  card(0, 6, 12) + card(1, 18, 12) + card(2, 30, 12) + card(3, 42, 12),
  coin(13, 12, 18, "") + coin(22, 13, 18, "") + seal(38, 12, 18, ""),
  use("ma-house-1", 0, 22, 0.72) + pawn(36, 14) + pawn(44, 14),
];

/** The eight royal rewards, in a box of 48 x 24. */
const REWARD_SIGNS: readonly string[] = [
  pawn(7, 13) + arrow(15, 12) + use("ma-field-0", 27, 3, 0.36),
  pawn(7, 13) + arrow(15, 12) + use("ma-house-1", 26, 21, 0.5) + seal(41, 7, 17, 1),
  pawn(7, 13) + arrow(15, 12) + use("ma-building-4", 37, 21, 0.36),
  use("ma-building-0", 16, 23, 0.48) + say(30, 17, "+1"),
  '<path class="ma-card ma-guild-fourth" d="M6 3h13v18H6Z"/><path class="ma-arrow" d="M22 15q6 5 9-4M31 11l2.500 4.500M31 11l-5 2"/><path class="ma-card ma-blank" d="M35 3h11v18H35Z"/>',
  use("ma-pirate", 0, 2, 0.78) +
    say(18, 17, "3") +
    '<path class="ma-rule" d="M28 3V21"/>' +
    use("ma-item-4", 30, 5, 0.6) +
    use("ma-item-4", 36, 8, 0.6),
  seal(24, 12, 21, 3),
  coin(24, 12, 21, 5),
];

/** What each favour does, in a box of 48 x 24, in the order of the favours. */
const FAVOUR_SIGNS: readonly string[] = [
  use("ma-item-3", 3, 2, 0.8) + use("ma-item-3", 24, 2, 0.8),
  use("ma-building-0", 16, 23, 0.48) + say(30, 17, "+1"),
  `<path class="ma-somebody" d="M1 8H12V17H1Z"/>${arrow(15, 12)}${use("ma-building-1", 39, 20, 0.34)}`,
  coin(24, 12, 21, 5),
  boat(16, 14, 0.8) + arrow(33, 12),
  use("ma-item-0", 5, 2, 0.82) + say(27, 17, "+2"),
  use("ma-item-4", 0, 4, 0.72) + use("ma-item-4", 15, 4, 0.72) + use("ma-item-4", 30, 4, 0.72),
  coin(24, 12, 21, 0),
  pawn(8, 13) + pawn(20, 13) + say(28, 17, "+2"),
  `${use("ma-pirate", 2, 1, 0.9) + use("ma-pirate", 24, 1, 0.9)}<path class="ma-struck" d="M25 1L46 23"/>`,
  coin(10, 12, 18, 4) + arrow(21, 12) + use("ma-building-2", 41, 20, 0.26),
  pawn(8, 13) + arrow(16, 12) + use("ma-islet", 39, 12, 0.62),
];

/** What the characters do, in a box of 48 x 24; the last is the printed one, who lets one harvest once more. */
const CHARACTER_SIGNS: readonly string[] = [
  pawn(5, 13) + pawn(16, 13) + use("ma-field-0", 26, 3, 0.37),
  card(0, 8, 12) + card(1, 22, 12) + card(2, 36, 12),
  boat(12, 14, 0.72) + boat(34, 14, 0.72),
  use("ma-house-1", -1, 22, 0.66) + use("ma-item-4", 26, 3, 0.6) + use("ma-item-3", 34, 9, 0.6),
  use("ma-item-0", 4, 2, 0.8) + say(24, 17, "+1"),
];

/** The requests again, one sign each, around their centre: where there is little room. */
const REQUEST_BADGES: readonly string[] = [
  boat(0, 1, 0.8),
  use("ma-islet", 0, 5, 0.82) + boat(0, -3, 0.62),
  card(0, -5, -5) + card(1, 5, -3) + card(2, -3, 6) + card(3, 7, 7),
  coin(-3, -4, 16, "") + coin(3, 2, 16, "") + coin(-1, 8, 16, ""),
  use("ma-house-1", -11, 4, 0.62) + pawn(4, 5, 0.8),
];

/** What the spaces of the pass column offer instead of reals, in a box of 32 x 24. */
const PASS_SIGNS: readonly string[] = [
  "",
  pawn(6, 13, 0.75) + use("ma-house-1", 11, 21, 0.5) + seal(25, 7, 17, 1),
  pawn(6, 13, 0.75) + use("ma-building-4", 22, 21, 0.34),
  boat(16, 14, 0.8),
];

const numbered = (name: string, list: readonly string[]): Gallery =>
  Object.fromEntries(list.map((drawing, number) => [`ma-${name}-${number}`, () => drawing]));

/** Signs of guilds, requests, rewards, favours and characters. */
export const SIGN_PICTURES: Gallery = {
  "ma-somebody": () => `<path class="ma-somebody" d="${PAWN}"/>`,
  "ma-ship": () =>
    `<path class="pl-thick" d="M0 4V-14"/><path class="ma-somebody" d="${SAIL}"/><path class="pl-hull" d="${HULL}"/>`,
  ...numbered(
    "card",
    GUILD_SIGNS.map(
      (path, guild) =>
        `<path class="ma-card ma-guild-${guild === FOURTH ? "fourth" : guild}" d="M-6-8H6V8H-6Z"/><path class="ma-sign" transform="scale(.55)" d="${path}"/>`,
    ),
  ),
  ...numbered(
    "guild",
    GUILDS.map((_, guild) => `<path class="ma-sign" d="${GUILD_SIGNS[guild] ?? GUILD_SIGNS[FOURTH]}"/>`),
  ),
  ...numbered("request", REQUEST_SIGNS),
  ...numbered("badge", REQUEST_BADGES),
  ...numbered("pass", PASS_SIGNS),
  ...numbered("reward", REWARD_SIGNS),
  ...numbered("favour", FAVOUR_SIGNS),
  ...numbered("deed", CHARACTER_SIGNS),
};
