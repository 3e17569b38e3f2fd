import { arch, bust, type Gallery, type Person, Press, rectangle } from "@caravel/web/art";
import { PAINTINGS, type PaintingName } from "../../content/paintings.ts";
import { path } from "./shapes.ts";

/** Every oil is a ground, something behind, and people or one thing before it; 116 wide, the horizon at -30, the foot at 0. */

const draw = () => new Press();
const SKY = path("br-oil-sky", "M0-94H116V0H0Z");
const TURF = path("br-turf", "M0-18q58-8 116 0V0H0Z");
const GROUNDS = {
  field: () => SKY + path("pl-far", "M0-32q20-18 40-10t36-10t40 6V0H0Z") + TURF,
  forest: () =>
    SKY + path("pl-leaf", "M-4-40q6-16 18-12q8-14 22-6q12-12 24 0q14-10 24 2q14-6 20 6q14-4 16 12V0H-4Z") + TURF,
  sea: () =>
    SKY +
    path("br-oil-sea", "M0-34H116V0H0Z") +
    path("br-wave", "M6-26q4-3 8 0t8 0M50-20q4-3 8 0t8 0M86-28q4-3 8 0t8 0M20-8q4-3 8 0t8 0M78-10q4-3 8 0t8 0"),
  hall: () =>
    path("br-oil-wall", "M0-94H116V0H0Z") +
    path("pl-hatch", "M70-94H116V0H86Q90-50 70-94Z") +
    path("br-oil-floor", "M0-12H116V0H0Z") +
    path("pl-wall", rectangle(6, -84, 9, 72) + rectangle(101, -84, 9, 72)),
  drape: () =>
    path("br-oil-wall", "M0-94H116V0H0Z") +
    path("pl-cloth", "M0-94H40Q34-50 0-30ZM116-94H84Q92-60 116-44Z") +
    path("pl-hatch", "M100-94H116V-44Q104-60 100-94Z") +
    path("pl-ink", "M12-94Q12-60 0-44M26-94Q22-62 2-38M104-94q2 28 12 40"),
} as const;

const PROPS = {
  palms: () => draw().palm(14, 46, 1.5).palm(104, 38, 1.2),
  tents: () =>
    draw()
      .add("white", "M2-12L18-38L34-12ZM84-12L98-34L112-12Z")
      .add("dark", "M15-12l3-12 4 12ZM95-12l3-10 4 10Z")
      .flag(18, 37, 9),
  smoke: () =>
    draw()
      .add("smoke", "M8-30q8-10 4-20t8-16M104-26q-6-10 0-20t-4-16M92-40q6-6 2-14")
      .add("far", "M0-40q18-20 34-8t30-8t52 6V-12H0Z"),
  books: () =>
    draw()
      .add("timber", rectangle(84, -66, 30, 3) + rectangle(84, -46, 30, 3))
      .add("accent", rectangle(86, -63, 4, 17) + rectangle(94, -60, 4, 14))
      .add("gold", rectangle(90, -62, 4, 16))
      .add("white", rectangle(98, -63, 5, 17) + rectangle(86, -83, 6, 17))
      .add("cloth", rectangle(103, -61, 4, 15) + rectangle(92, -81, 4, 15)),
  rail: () =>
    draw()
      .add("timber", "M70-20H116V-16H70Z")
      .add("niche", "M78-34h22v14H78ZM100-40h6v20h-6Z")
      .add("stone", "M84-18a6 6 0 1 1-.1 0ZM102-18a6 6 0 1 1-.1 0Z")
      .add("smoke", "M103-42q-4-8 4-12t2-12")
      .add("ink", "M66-14H118M72-14v4M84-14v4M96-14v4M108-14v4"),
  bridge: () =>
    draw()
      .add("stone", "M58-30H118V-22H58ZM64-22v20h5v-20ZM84-22v20h5v-20ZM104-22v20h5v-20Z")
      .add("ink", "M58-30H118M62-30v-6M74-30v-6M86-30v-6M98-30v-6M110-30v-6M58-36H118"),
  mine: () =>
    draw()
      .add("stone", "M76-14q4-34 24-34t24 34Z")
      .add("niche", arch(86, -14, 18, 22))
      .add("gold", "M78-10l4-6 8 1 2 5Z"),
  cross: () => draw().add("timber", rectangle(96, -66, 5, 56) + rectangle(86, -56, 25, 5)),
  crown: () => draw().add("cloth", "M76-14q14-12 32 0Z").add("gold", "M82-20l-3-13 6 5 6-8 6 8 6-5-3 13Z"),
  river: () =>
    draw()
      .add("hull", "M2-14q14 4 34-1q-3 9-9 10H12Q5-7 2-14Z")
      .add("white", "M18-38q12 4 10 20q-5-3-10-2Z")
      .add("thick", "M17-15v-24"),
  window: () =>
    draw()
      .add("timber", rectangle(80, -76, 28, 38))
      .add("white", rectangle(83, -73, 22, 32))
      .add("ink", "M94-73v32M83-57h22"),
  leaves: () =>
    draw().add(
      "leaf",
      "M-4-60q16 2 22 18q-16-2-22-18ZM120-70q-18 4-24 22q18-4 24-22ZM-4-30q14-2 20 10q-16 2-20-10ZM120-34q-14 0-20 14q16 0 20-14Z",
    ),
} as const;

/** A painting: its ground, what stands behind, and the main thing. */
interface Oil {
  readonly ground: keyof typeof GROUNDS;
  readonly prop?: keyof typeof PROPS;
  readonly person?: Person;
  /** Where the person stands; in the middle without it. */
  readonly x?: number;
  readonly before?: () => string;
}

type Figure = readonly [x: number, y: number, coat: string, tone: number, size: number, hat?: string];

/** Somebody small: coat, head, perhaps a hat. */
const little = ([x, y, coat, tone, size, hat]: Figure) =>
  `<g transform="translate(${x} ${y}) scale(${size})" style="--coat:var(--cloth-${coat});--tone:var(--tone-${tone})${hat === undefined ? "" : `;--hat:var(--cloth-${hat})`}">` +
  `<path class="pp-coat" d="M-7 0q0-20 7-20t7 20Z"/><path class="pp-skin" d="M0-29a5 5 0 1 1-.1 0Z"/>${hat === undefined ? "" : '<path class="pp-hat" d="M-8-25q8-10 16 0Z"/>'}</g>`;
const crowd = (...figures: readonly Figure[]) => figures.map(little).join("");

const HORSE =
  "M0-16q2-10 12-10h22l8-16 4-6 2 4 10 4q3 4-1 6l-9-1-4 14q4 6 2 12l2 11h-4l-3-11H22l-6 11h-4l2-12q-6 0-8 8l-4 6q-4-8-2-20Z";
const horse = (x: number, size: number) =>
  draw().add("timber", HORSE).add("ink", "M46-42q-6 6-8 14M50-38h2").print(`translate(${x} 0) scale(${size})`);

const OILS: Readonly<Record<PaintingName, Oil>> = {
  maria_quiteria: {
    ground: "field",
    prop: "palms",
    person: { tone: 3, hair: "black", coat: "blue", hat: "white", isWoman: true, parts: ["uniform", "loose", "shako"] },
  },
  camarao: {
    ground: "forest",
    prop: "leaves",
    person: { tone: 3, hair: "black", coat: "brown", hat: "black", parts: ["armour", "lace", "straight", "plumed"] },
  },
  arariboia: {
    ground: "field",
    prop: "palms",
    person: { tone: 3, hair: "black", coat: "red", parts: ["robe", "cross", "straight", "feathers"] },
  },
  coroados: {
    ground: "forest",
    prop: "leaves",
    before: () =>
      crowd([30, 0, "ochre", 3, 1.5, "red"], [58, 2, "brown", 3, 1.7, "green"], [86, 0, "ochre", 3, 1.5, "red"]),
  },
  count_deu: {
    ground: "field",
    prop: "tents",
    person: { tone: 1, hair: "brown", coat: "black", parts: ["uniform", "ribbon", "side", "whiskers"] },
  },
  duke_of_caxias: {
    ground: "field",
    prop: "smoke",
    person: {
      tone: 1,
      hair: "grey",
      coat: "blue",
      trim: "ochre",
      hat: "black",
      isOld: true,
      parts: ["uniform", "sash", "short", "tash", "bicorne"],
    },
  },
  guaicuru_cavalry: {
    ground: "field",
    before: () => horse(8, 1.05) + horse(52, 1.25) + path("pl-thick", "M48-56L104-34"),
  },
  riachuelo: {
    ground: "sea",
    prop: "smoke",
    before: () =>
      draw()
        .add("hull", "M10-18q22 6 50-2q-3 15-11 17H22Q13-6 10-18ZM70-26q14 4 34-1q-3 11-8 12H78Q72-17 70-26Z")
        .add("thick", "M34-18v-36M86-26v-26")
        .add("white", "M35-52q18 5 14 26q-6-4-14-3ZM87-50q12 4 10 18q-5-3-10-2Z")
        .add("cloth", "M60-20l10-3-6 7ZM34-54q8-3 12 0q-6 3-12 4Z")
        .print(),
  },
  guarani: {
    ground: "forest",
    prop: "leaves",
    person: { tone: 3, hair: "black", coat: "green", trim: "ochre", parts: ["mantle", "beads", "straight"] },
    before: () => path("pl-thick", "M96-4Q112-40 96-78") + path("pl-fine", "M96-4V-78"),
  },
  reboucas: {
    ground: "field",
    prop: "bridge",
    person: { tone: 4, hair: "black", coat: "black", parts: ["frock", "afro", "tash"] },
    x: 40,
  },
  maua: {
    ground: "field",
    prop: "rail",
    person: {
      tone: 1,
      hair: "grey",
      coat: "brown",
      hat: "black",
      isOld: true,
      parts: ["frock", "side", "whiskers", "top"],
    },
    x: 40,
  },
  leopoldina: {
    ground: "drape",
    prop: "window",
    person: { tone: 1, hair: "fair", coat: "green", isWoman: true, parts: ["dress", "pearls", "parted", "diadem"] },
    x: 46,
  },
  immigrants: {
    ground: "sea",
    before: () =>
      draw()
        .add("timber", "M0-10V-34q20 10 44 2L116-8V0H0Z")
        .add("thick", "M14-34v-50")
        .add("white", "M16-82q26 6 20 30q-8-4-20-3Z")
        .print() +
      crowd([58, -8, "brown", 1, 1.1, "black"], [78, -4, "blue", 1, 1.1], [98, 0, "plum", 1, 1.1, "ochre"]),
  },
  sao_vicente: {
    ground: "sea",
    prop: "cross",
    before: () =>
      draw().add("leaf", "M40 0q20-26 76-18V0Z").house(62, 20, 11, 8, 8, "wall2", "thatch").print("translate(0 -6)") +
      draw()
        .add("hull", "M4-22q14 4 34-1q-3 9-9 10H14Q7-15 4-22Z")
        .add("thick", "M20-22v-24")
        .add("white", "M21-44q12 4 10 18q-5-3-10-2Z")
        .print(),
  },
  chica_da_silva: {
    ground: "drape",
    prop: "mine",
    person: { tone: 4, hair: "grey", coat: "ochre", isWoman: true, parts: ["dress", "pearls", "wig"] },
    x: 46,
  },
  arruda_seller: {
    ground: "field",
    prop: "window",
    person: { tone: 4, hair: "black", coat: "white", hat: "white", isWoman: true, parts: ["dress", "beads", "turban"] },
    x: 48,
    before: () =>
      draw()
        .add("timber", "M70-6q2-14 20-14t20 14q-20 8-40 0Z")
        .add("leaf", "M74-18q-4-12 4-16q6 6 4 16ZM88-20q-4-14 4-18q6 8 4 18ZM100-18q0-12 7-14q4 8 0 15Z")
        .print(),
  },
  princess_isabel: {
    ground: "hall",
    prop: "crown",
    person: { tone: 1, hair: "fair", coat: "plum", isWoman: true, parts: ["dress", "lace", "parted"] },
    x: 46,
  },
  factory: {
    ground: "field",
    before: () =>
      draw()
        .house(10, 60, 26, 16, 10)
        .block(78, 8, 58, 5, "stone")
        .block(96, 7, 46, 5, "stone")
        .add("smoke", "M83-60q-6-6 2-12t4-14M101-50q-6-6 2-12t4-12")
        .windows([16, 28, 40, 52, 62], 8, 5, 10)
        .print(),
  },
  jose_bonifacio: {
    ground: "hall",
    prop: "books",
    person: { tone: 1, hair: "grey", coat: "black", isOld: true, parts: ["frock", "stock", "wig"] },
    x: 46,
  },
  father_anchieta: {
    ground: "sea",
    prop: "palms",
    person: { tone: 1, hair: "brown", coat: "black", parts: ["robe", "cross", "tonsure"] },
  },
  first_mass: {
    ground: "forest",
    prop: "cross",
    before: () =>
      crowd([20, 2, "white", 3, 1.1], [38, 0, "ochre", 3, 1.1], [54, 3, "red", 3, 1.1], [80, -6, "white", 1, 1.4]),
  },
  council_of_state: {
    ground: "hall",
    before: () =>
      crowd(
        [28, -8, "black", 1, 1.3],
        [48, -10, "blue", 1, 1.3],
        [68, -10, "black", 1, 1.3],
        [88, -8, "plum", 1, 1.3],
      ) +
      draw()
        .add("cloth", "M14-16H102V0H14Z")
        .add("white", rectangle(30, -18, 12, 3) + rectangle(62, -18, 14, 3))
        .add("cross", "M80-16h22V0H84Z")
        .print(),
  },
  tupi_woman: {
    ground: "forest",
    prop: "leaves",
    person: {
      tone: 3,
      hair: "black",
      coat: "red",
      trim: "ochre",
      isWoman: true,
      parts: ["mantle", "beads", "straight"],
    },
  },
  redemption_amazonas: {
    ground: "sea",
    prop: "river",
    person: {
      tone: 2,
      hair: "black",
      coat: "white",
      trim: "red",
      isWoman: true,
      parts: ["mantle", "loose", "laurel"],
    },
    x: 72,
  },
};

const MIDDLE = 58;

function oil({ ground, prop, person, x = MIDDLE, before }: Oil): string {
  return [
    GROUNDS[ground](),
    prop === undefined ? "" : PROPS[prop]().print(),
    person === undefined ? "" : `<g transform="translate(${x} 0) scale(1.1)">${bust(person)}</g>`,
    before?.() ?? "",
  ].join("");
}

/** The paintings without their frames by number (`br-oil-7`), the lower left corner at the origin. */
export const paintingPictures: Gallery = Object.fromEntries(
  PAINTINGS.map((name, number) => [`br-oil-${number}`, () => oil(OILS[name])]),
);

/** By frame: its gilded corners on a frame of 136 x 114, so that they can be told apart without colour. */
export const CORNERS: readonly string[] = [
  "M0 0h12L0 12ZM136 0v12l-12-12ZM0 114v-12l12 12ZM136 114h-12l12-12Z",
  "M5-2l7 7-7 7-7-7ZM131-2l7 7-7 7-7-7ZM5 102l7 7-7 7-7-7ZM131 102l7 7-7 7-7-7Z",
  "M5-2a7 7 0 1 1-.1 0ZM131-2a7 7 0 1 1-.1 0ZM5 102a7 7 0 1 1-.1 0ZM131 102a7 7 0 1 1-.1 0Z",
];
