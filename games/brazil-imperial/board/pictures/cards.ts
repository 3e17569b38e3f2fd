import { arch, type Gallery, Press } from "@caravel/web/art";
import { BATTLE_CARDS, type BattleCardName, GOLD_CARDS, type GoldCardName } from "../../content/cards.ts";
import { SPACES, type SpaceName } from "../../content/spaces.ts";
import { path } from "./shapes.ts";

const draw = () => new Press();

/** By battle card: its emblem, 126 wide, with its foot at the origin's height. */
const BATTLES: Readonly<Record<BattleCardName, () => Press>> = {
  skirmish: () =>
    draw()
      .add("thick", "M40 4L80-40")
      .add("gold", "M48-10l-10 8 4 4 10-9Z")
      .add("white", "M48-6L82-44l5-2-1 6L54 0Z")
      .add("leaf", "M84 4q-4-8 2-12q6 4 2 12ZM96 4q-2-6 3-9q4 4 1 9ZM26 4q-3-7 2-10q5 4 2 10Z")
      .tuft(18, 104),
  volley: () =>
    draw()
      .add("timber", "M16-8L60-20l2 5-40 12-4 6ZM16-22L60-34l2 5-40 12-4 6ZM16 6L60-6l2 5L22 11l-4 6Z")
      .add("thick", "M60-18l26-7M60-32l26-7M60-4l26-7")
      .add("smoke", "M92-30q4-6 10-3t10-3M92-44q4-6 10-3t10-3M92-16q4-6 10-3t10-3")
      .add("cloth", "M88-26l8-2-6 5ZM88-40l8-2-6 5ZM88-12l8-2-6 5Z"),
  assault: () =>
    draw()
      .add("thick", "M30 8L96-38M96 8L30-38")
      .add("gold", "M38-6l-9 10 3 3 10-9ZM88-6l9 10-3 3-10-9Z")
      .add("white", "M44-8L92-42l6-1-2 6L50 0ZM82-8L34-42l-6-1 2 6L76 0Z"),
  camp: () =>
    draw()
      .add("white", "M14 4L38-34L62 4ZM70 4L88-26L106 4Z")
      .add("hatch", "M38-34L62 4H46ZM88-26L106 4H94Z")
      .add("dark", "M34 4l4-18 5 18ZM85 4l3-14 4 14Z")
      .flag(38, 33, 10)
      .add("timber", "M110 2h10v2h-10ZM112-6l6 8-3 1-6-8Z")
      .add("cloth", "M112 0q0-8 4-11q4 5 2 11Z"),
  bombardment: () =>
    draw()
      .add("stone", "M30-12l52-16q8 6 6 18L38 4Z")
      .add("hatch", "M34-4l54-14q2 4 0 8L38 4Z")
      .add("timber", "M52-8a13 13 0 1 1-.1 0ZM52-2a7 7 0 1 0 .1 0Z")
      .add("ink", "M52-9v26M39 5h26M43-4l18 18M61-4L43 14")
      .add("smoke", "M92-24q6-8 14-4t12-6")
      .add("niche", "M110-36a5 5 0 1 1-.1 0Z")
      .add("thick", "M26 16l18-6"),
  sharpshooters: () =>
    draw()
      .add("leaf", "M6 8q4-26 22-22q10-14 26 0q14 2 14 22Z")
      .add("timber", "M30-2L100-22l1 5-66 20-8 6Z")
      .add("thick", "M98-20l18-5")
      .add("skin", "M38-20q8 0 8 8t-8 8q-7 0-7-8t7-8Z")
      .add("cloth", "M28-16q4-12 20-8l4 5q-12-4-24 3Z")
      .add("ink", "M108-44v14M101-37h14M108-42a5 5 0 1 1-.1 0Z"),
  spy: () =>
    draw()
      .add("niche", "M36 6q-2-26 22-30h10q24 4 22 30ZM40-36q8-4 12-4q2-12 11-12t11 12q4 0 12 4q-22 8-46 0Z")
      .add("skin", "M63-34q10 0 10 8t-10 8t-10-8t10-8Z")
      .add("white", "M55-29h6v4h-6ZM66-29h6v4h-6Z")
      .add("ink", "M58-29v4M69-29v4M52-27h22")
      .add("gold", "M92-2l12-14 4 4-12 14ZM104-20a6 6 0 1 1-.1 0Z"),
  retreat: () =>
    draw()
      .add("stone", "M80 4V-20h6v-6h6v6h6v-6h6v6h6v-6h6v6h2V4Z")
      .add("dark", arch(92, 4, 12, 15))
      .flag(98, 26, 12)
      .add("cloth", "M16-30q12-6 22 0v14q-10-6-22 0Z")
      .add("thick", "M16-32V4M44-4H72M64-11l9 7-9 7")
      .tuft(28, 50),
};

/** By gold card: its emblem in the same box. */
const GOLDS: Readonly<Record<GoldCardName, () => Press>> = {
  farming: () =>
    draw()
      .add("leaf", "M20 2q6-16 16-16t16 16Z")
      .add("gold", "M70-30q8 10 0 22q-8-12 0-22ZM82-24q8 8 2 18q-8-8-2-18ZM58-24q-8 8-2 18q8-8 2-18Z")
      .add("ink", "M70-8V6M82-6L72 6M58-6l10 12")
      .tuft(96, 12),
  mining: () =>
    draw()
      .add("stone", "M24 4q6-34 40-34t40 34Z")
      .add("niche", arch(52, 4, 24, 26))
      .add("thick", "M50 4v-22M78 4v-22M46-20h36")
      .add("gold", "M86 4l4-6 8 1 3 6ZM30 4l4-6 7 1 2 5Z"),
  jesuits: () =>
    draw()
      .house(30, 46, 18, 12, 8)
      .over((press) =>
        press
          .block(46, 16, 28, 4)
          .add("wall", "M45-28h18l-9-12Z")
          .add("ink", "M54-40v-9M50-45h8")
          .add("dark", arch(50, 0, 8, 12)),
      )
      .palm(104, 26, 1),
  war: () =>
    draw()
      .add("thick", "M40 4L84-36M84 4L40-36")
      .add("white", "M48-2L86-40l5-1-1 5L54 3ZM78-2L40-40l-5-1 1 5L72 3Z")
      .add("leaf", "M22-4q-8-16 2-30q4 16-2 30ZM104-4q8-16-2-30q-4 16 2 30Z"),
  recruitment: () =>
    draw()
      .add("timber", "M38 4V-16h50V4Z")
      .add("cloth", "M38-16h50v8H38Z")
      .add("stone", "M63-34q14 0 14 18H49q0-18 14-18Z")
      .add("white", "M49-26a14 4 0 0 1 28 0a14 4 0 0 1-28 0Z")
      .add("thick", "M84-44L70-28M42-44l14 16")
      .add("gold", "M84-46a3 3 0 1 1-.1 0ZM42-46a3 3 0 1 1-.1 0Z"),
  patronage: () =>
    draw()
      .add("gold", "M34-42H92V4H34Z")
      .over((press) =>
        press
          .add("wall", "M40-36H86V-2H40Z")
          .add("leaf", "M40-12q14-12 24-6t22-4V-2H40Z")
          .add("gold", "M74-30a4 4 0 1 1-.1 0Z"),
      ),
  construction: () =>
    draw()
      .house(36, 34, 18, 12, 11)
      .door(44, 9, 12)
      .add("thick", "M28 4v-42M80 4v-42M26-18h58M26-32h58")
      .add("ink", "M28-18L80-32"),
  reform: () =>
    draw()
      .house(44, 28, 16, 10, 9, "wall2")
      .door(52, 8, 11)
      .add("thick", "M28-16q6-28 38-26t36 26M102-16l4-9M102-16l-9-3"),
  workshop: () =>
    draw()
      .add("timber", "M26-8h76v6H26ZM32-2h6v8h-6ZM90-2h6v8h-6Z")
      .add("stone", "M48-8v-8h8l-6-8h28l-6 8h8v8ZM90-38l14 8-4 7-14-8Z")
      .add("thick", "M84-14L98-34"),
  merchant_fleet: () =>
    draw()
      .add("hull", "M20-10q20 6 46-2q-3 13-10 15H30Q22 0 20-10ZM74-4q14 4 32-2q-2 9-7 11H81Q75 3 74-4Z")
      .add("thick", "M42-10v-28M90-4v-20")
      .add("white", "M43-36q18 5 14 23q-7-4-14-3ZM40-30q-12 5-12 19q6-3 12-2ZM91-22q12 4 9 16q-5-3-9-2Z")
      .add("fine", "M10 8q6-4 12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0"),
  royal_road: () =>
    draw()
      .add("far", "M0-10q20-20 40-8t36-10t50 8V6H0Z")
      .add("wall2", "M50 6Q56-10 66-14Q76-18 72-28h5q6 12-4 17Q62-6 72 6Z")
      .add("timber", "M92 4v-26h3V4ZM84-24h22l5 4-5 4H84Z"),
};

const COG = "M24-32l4 4 6-2 2 6 6 1-1 6 5 4-4 5 2 6-6 1-2 6-6-2-4 4-5-4-6 2-2-6-6-1 1-6-4-5 5-4-1-6 6-1 2-6 6 2Z";

/** By action space: its emblem, 50 wide, with its foot at the origin's height. */
const ACTIONS: Readonly<Record<SpaceName, () => Press>> = {
  deploy: () =>
    draw()
      .add("cloth", "M4-30h18l-4 6 4 6H4Z")
      .add("thick", "M4-32V2")
      .add("stone", "M22 2q0-14 8-14t8 14Z")
      .add("skin", "M30-22a5 5 0 1 1-.1 0Z")
      .add("slate", "M23-17q7-8 14 0Z"),
  painting: () =>
    draw()
      .add("timber", "M6-30H42V0H6Z")
      .add("ink", "M14 0L8 8M34 0l6 8")
      .over((press) =>
        press
          .add("wall", "M10-26H38V-4H10Z")
          .add("leaf", "M10-10q8-8 14-4t14-2v12H10Z")
          .add("gold", "M31-24a3.5 3.5 0 1 1-.1 0Z"),
      ),
  build: () =>
    draw()
      .house(4, 26, 14, 10, 9)
      .door(10, 7, 10)
      .over((press) => press.add("timber", "M34-30l3-2 10 18-3 2Z").add("stone", "M28-34l14-8 4 7-14 8Z")),
  renovate: () =>
    draw()
      .house(10, 22, 13, 8, 8, "wall2")
      .door(16, 7, 9)
      .add("ink", "M4-30q18-16 36 0M40-30l1-7M40-30l-7 0M44 4q-18 10-38 0M6 4l-1 6M6 4l6-1"),
  manufacture: () => draw().add("stone", COG).add("white", "M25-19a7 7 0 1 1-.1 0Z"),
  harbor: () =>
    draw()
      .add("hull", "M4-8q18 6 42-2q-3 13-10 15H14Q6 2 4-8Z")
      .add("thick", "M24-8v-26")
      .add("white", "M25-32q17 5 13 22q-6-4-13-3ZM22-28q-11 5-11 18q5-3 11-2Z")
      .add("fine", "M0 9q6-4 12 0t12 0t12 0t12 0"),
  trade: () =>
    draw()
      .add("thick", "M25 2v-32M8-26q17-7 34 0M16 3h18")
      .add("fine", "M8-26l-6 14M8-26l6 14M42-26l-6 10M42-26l6 10")
      .add("gold", "M1-12h14q-2 6-7 6t-7-6ZM35-16h14q-2 6-7 6t-7-6Z"),
};

const BACKS: readonly (readonly [name: string, sign: string])[] = [
  ["gold", "M-9-4l5-7h9l5 7ZM-13 8l4-8h9l4 8ZM2 8l4-8h8l4 8Z"],
  ["battle", "M-12 12L12-14M12 12L-12-14M-14 6l8 8M14 6l-8 8"],
  ["quest", "M0-16L4-4L16 0L4 4L0 16L-4 4L-16 0L-4-4Z"],
];
const back = (name: string, sign: string) =>
  `<g class="br-back-${name}">${path("br-back", "M4 0H62q0 4 4 4V82q-4 0-4 4H4q0-4-4-4V4q4 0 4-4Z")}${path("br-back-line", "M6 6H60V80H6Z")}<g transform="translate(33 43)">${path("br-back-sign", sign)}</g></g>`;

/** Emblems of cards by number (`br-battle-0`, `br-gold-3`) and of action spaces (`br-action-2`); backs by deck (`br-back-gold`), 66 x 86. */
export const cardPictures: Gallery = {
  ...Object.fromEntries(BATTLE_CARDS.map((name, card) => [`br-battle-${card}`, () => BATTLES[name]().print()])),
  ...Object.fromEntries(GOLD_CARDS.map((name, card) => [`br-gold-${card}`, () => GOLDS[name]().print()])),
  ...Object.fromEntries(SPACES.map((name, space) => [`br-action-${space}`, () => ACTIONS[name]().print()])),
  ...Object.fromEntries(BACKS.map(([name, sign]) => [`br-back-${name}`, () => back(name, sign)])),
  "br-sword": () => path("pl-white", "M0-24L5-19V4H10V8H2V18H-2V8H-10V4H-5V-19Z"),
  "br-guard": () => path("pl-slate", "M-11-16H11V0Q11 10 0 15Q-11 10-11 0Z"),
};
