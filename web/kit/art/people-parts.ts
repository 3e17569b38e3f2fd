/** The layers of a bust in the order in which they are laid over each other; the face lies between collar and beard. */
export const LAYERS = ["back", "coat", "collar", "face", "beard", "hair", "hat"] as const;
export type Layer = (typeof LAYERS)[number];

/** What a stroke is coloured with: the person's own colours, or the same for everybody. */
export type Wash =
  | "skin"
  | "hair"
  | "coat"
  | "trim"
  | "hat"
  | "linen"
  | "gold"
  | "red"
  | "leaf"
  | "dark"
  | "hatch"
  | "line"
  | "feature"
  | "eye"
  | "lip";

/** One path of a part. */
export type Stroke = readonly [layer: Layer, wash: Wash, path: string];

/** Every coat has the same shoulders and the same shade on them. */
const SHOULDERS = "M-28 2q-1-15 12-18.5l10.5-4h11l10.5 4q13 3.5 12 18.5Z";
const SHADE = "M12-17.5l4 1q13 3.5 12 18.5H14q2-10-2-19.5Z";

/** What people wear, drawn in a box of 64 by 76: the middle is x = 0, the shoulders are cut at y = 0, the chin is at -24. */
export const PARTS = {
  // coats
  doublet: [
    ["coat", "coat", SHOULDERS],
    ["coat", "hatch", SHADE],
    ["coat", "line", "M0-14V2M-17-14q-3 7-2 16M17-14q3 7 2 16"],
    ["coat", "gold", "M-1.2-10h2.4v2.4h-2.4ZM-1.2-5h2.4v2.4h-2.4ZM-1.2 0h2.4v2h-2.4Z"],
  ],
  uniform: [
    ["coat", "coat", SHOULDERS],
    ["coat", "hatch", SHADE],
    ["coat", "trim", "M-5.5-20L0-13L5.5-20L9-18L2 2H-2L-9-18Z"],
    ["coat", "gold", "M-27-9q1-7 11-8l1 5q-6 1-9 7ZM27-9q-1-7-11-8l-1 5q6 1 9 7Z"],
    ["coat", "line", "M-24-6l-2 5M-21-8l-1 6M24-6l2 5M21-8l1 6M0-12V2"],
  ],
  frock: [
    ["coat", "coat", SHOULDERS],
    ["coat", "hatch", SHADE],
    ["coat", "linen", "M-5.5-20L0-2L5.5-20Z"],
    ["coat", "coat", "M-6-20.5L-12-12L-3-4L0 2H-1L-10 2ZM6-20.5L12-12L3-4L0 2H10Z"],
    ["coat", "dark", "M-4-18l4 3 4-3v5l-4-2-4 2Z"],
  ],
  robe: [
    ["coat", "coat", SHOULDERS],
    ["coat", "hatch", SHADE],
    ["coat", "line", "M-12-16q4 8 3 18M12-16q-4 8-3 18M-20-10q2 6 1 12M20-10q-2 6-1 12"],
  ],
  armour: [
    ["coat", "coat", SHOULDERS],
    ["coat", "hatch", SHADE],
    ["coat", "line", "M0-13V2M-18-15q-8 3-8 12M18-15q8 3 8 12M-24-6q6-3 8 0M24-6q-6-3-8 0M-14-4q14 5 28 0"],
    ["coat", "gold", "M-7-20q7 8 14 0l2 3q-9 9-18 0Z"],
  ],
  dress: [
    ["coat", "skin", "M-25 0q0-13 10-16l9-4h12l9 4q10 3 10 16Z"],
    ["coat", "coat", "M-29 2q-1-12 8-15q4 10 21 10t21-10q9 3 8 15Z"],
    ["coat", "hatch", "M14-6q4-3 7-7q9 3 8 15H16q2-4-2-8Z"],
  ],
  shirt: [
    ["coat", "coat", SHOULDERS],
    ["coat", "hatch", SHADE],
    ["coat", "skin", "M-5.5-20L0-8L5.5-20Z"],
    ["coat", "line", "M-5.5-20L0-8L5.5-20M0-8V2"],
  ],
  mantle: [
    ["coat", "skin", "M-26 2q0-15 11-18l9.5-4h11l9.5 4q11 3 11 18Z"],
    ["coat", "coat", "M-28 2q-1-16 12-18.5q14 6 22 18.5Z"],
    ["coat", "trim", "M-16-16.5q14 6 22 18.5h-4q-8-10-20-16.5Z"],
    ["coat", "hatch", "M14-16q11 3 12 18H18q1-10-4-18Z"],
  ],
  // collars
  ruff: [
    [
      "collar",
      "linen",
      "M-13-19q-2-5 3-5q0-3 5-2q2-2 5-.5q3-1.5 5 .5q5-1 5 2q5 0 3 5q-1 5-6 4q-2 3-7 2q-5 1-7-2q-5 1-6-4Z",
    ],
    ["collar", "line", "M-9-22l4 5M-3-24l1 6M3-24l-1 6M9-22l-4 5"],
  ],
  lace: [
    ["collar", "linen", "M-6-20.5L-16-17l3 6 4 1 3 4 6-6 6 6 3-4 4-1 3-6L6-20.5L0-14Z"],
    ["collar", "line", "M-13-14l3 1M-8-11l2 2M13-14l-3 1M8-11l-2 2"],
  ],
  stock: [["collar", "linen", "M-7-28q7 4 14 0l1 9q-8 6-16 0ZM-3-16l3 2 3-2 1 9-4 3-4-3Z"]],
  ermine: [
    ["back", "coat", "M-31 2q-2-20 12-22h38q14 2 12 22Z"],
    ["collar", "linen", "M-6-20.5L-25-13q-5 5-3 10L0-4L28-3q2-5-3-10L6-20.5L0-13Z"],
    ["collar", "line", "M-18-11v3M-10-11v3M-20-6v2M-12-6v2M18-11v3M10-11v3M20-6v2M12-6v2M-4-9v3M4-9v3"],
  ],
  beads: [
    [
      "collar",
      "red",
      "M-8-18a1.5 1.5 0 1 1-.1 0ZM-5-14.5a1.5 1.5 0 1 1-.1 0ZM0-13a1.5 1.5 0 1 1-.1 0ZM5-14.5a1.5 1.5 0 1 1-.1 0ZM8-18a1.5 1.5 0 1 1-.1 0Z",
    ],
    ["collar", "linen", "M-2.5-11l2.5 6 2.5-6Z"],
  ],
  pearls: [
    [
      "collar",
      "linen",
      "M-6-17.5a1.3 1.3 0 1 1-.1 0ZM-3.2-15a1.3 1.3 0 1 1-.1 0ZM0-14.2a1.3 1.3 0 1 1-.1 0ZM3.2-15a1.3 1.3 0 1 1-.1 0ZM6-17.5a1.3 1.3 0 1 1-.1 0Z",
    ],
    ["collar", "gold", "M0-11l2.4 3L0-5l-2.4-3Z"],
  ],
  sash: [
    ["collar", "red", "M-20-15l6-2L18 2h-9Z"],
    ["collar", "gold", "M-12-5l2 2.5 3 .5-2 2 .5 3-3.5-1.5-3 1.5.5-3-2-2 3-.5Z"],
  ],
  cross: [["collar", "gold", "M-8-19q8 10 16 0l1 1.5q-8 8-8 8v2.5h3v2h-3v5h-2v-5h-3v-2h3v-2.5q-8-8-8-8Z"]],
  ribbon: [
    ["collar", "red", "M-8-19L-2-9h4L8-19l-3-1L0-12l-5-8Z"],
    ["collar", "gold", "M0-10l2 3 3 .5-2.5 2.5.5 3-3-1.5-3 1.5.5-3-2.5-2.5 3-.5Z"],
  ],
  scarf: [["collar", "red", "M-8-22q8 6 16 0l2 4q-5 5-10 5t-10-5ZM-2-14l-4 10 5-1 2 4 2-12Z"]],
  // beards
  full: [
    [
      "beard",
      "hair",
      "M-10-38q0 5 1 6q2 11 9.3 11.5q7.2-.5 9.2-11.5q1-1 1-6q-2 4-4 5q-2.5-3.5-6.5-2.5q-4-1-6 2.5q-2-1-4-5ZM-3-29.5q3 1 6 0q-1 2-3 2t-3-2Z",
    ],
  ],
  long: [
    [
      "beard",
      "hair",
      "M-10.3-40q0 7 1 9q0 12 4 19q3 4 5.3 4q3 0 5.5-4q4-7 4-19q1-2 1-9q-2 6-4 7q-2.5-3.5-6.5-2.5q-4-1-6 2.5q-2-1-4.3-7ZM-3-29.5q3 1 6 0q-1 2-3 2t-3-2Z",
    ],
  ],
  point: [
    [
      "beard",
      "hair",
      "M-7-33q2-2.5 6.5-1.5q5-1 7 1.5q-1 2.5-2 2q0 6-4.5 9.5q-4.5-3-5-9q-1 0-2-2.5ZM-3-30.5q3 1 6 0q-1 1.5-3 1.5t-3-1.5Z",
    ],
  ],
  tash: [["beard", "hair", "M-8-33q3-3 7.5-1.5q5-1.5 7.5 1.5q-3 1.5-7.5 0q-4.5 1.5-7.5 0Z"]],
  whiskers: [
    ["beard", "hair", "M-10.3-44q-2 12 2.3 16q2-4 1-8q-2-2-3.3-8ZM10.5-44q2 12-2.3 16q-2-4-1-8q2-2 3.3-8Z"],
    ["beard", "hair", "M-6-33q3-2.5 6-1.2q3-1.3 6 1.2q-3 1-6 0q-3 1-6 0Z"],
  ],
  // hair
  short: [["hair", "hair", "M-11-38q-3-19 11.5-19q14 0 11 19q-2-3-2.5-8q-4-1-6-4q-5 4-11.5 4q-2 3-2.5 8Z"]],
  side: [["hair", "hair", "M-11-36q-3-20 10-21.5q15-1 12.5 20q-2-2-2.5-7q-9-1-12-7q-3 6-6 7.5q-1 3-2 8Z"]],
  curls: [
    ["back", "hair", "M-12-44q-5 3-2 7q-4 3-1 7q-2 4 3 5q1 4 5 2h14q4 2 5-2q5-1 3-5q3-4-1-7q3-4-2-7Z"],
    [
      "hair",
      "hair",
      "M-11-38q-5-3-1.5-6q-3-5 1.5-7q0-6 5-6q2-4 6.5-2q5-2 6.5 2q5 1 4.5 6q4 3 1 7q3 4-1.5 6q0-6-2-8q-5 0-7-4q-4 4-11 4q-1 4-2 8Z",
    ],
  ],
  wig: [
    ["back", "hair", "M-11-44q-6 2-4 7q-4 3-1 7q-3 4 1 7q0 5 5 4l2 3h16l2-3q5 1 5-4q4-3 1-7q3-4-1-7q2-5-4-7Z"],
    ["hair", "hair", "M-11.5-38q-3-12 1-16q4-5 11-5t11 5q4 4 1 16q-1-6-4-9q-8-3-16 0q-3 3-4 9Z"],
    [
      "hair",
      "line",
      "M-14-36q3-1 4 1M-15-29q3-1 4 1M-14-22q3-1 4 1M14-36q-3-1-4 1M15-29q-3-1-4 1M14-22q-3-1-4 1M-6-56q6 4 12 0",
    ],
  ],
  afro: [
    [
      "hair",
      "hair",
      "M-11-40q-5-2-3-7q-3-5 2-7q0-6 6-6q2-4 7-2.5q5-2 8 2q6 0 6 6q5 3 2 8q2 5-3 6.5q-1-6-3-8.5q-9-4-18 0q-3 3-4 8.5Z",
    ],
  ],
  straight: [
    ["back", "hair", "M-13-46q0-12.5 13-12.5t13 12.5q2 16 1 29q-5 1-7 0v-20H-7v20q-4 1-7 0q-1-13 1-29Z"],
    ["hair", "hair", "M-11.5-38q-3-20 11.5-20q15 0 12 20q-1.5-4-2-8h-19q-1 4-2.5 8Z"],
  ],
  parted: [
    ["hair", "hair", "M0-58q-14.5 0-13.5 16q0 7 3 9q3.5-5 2.5-10q5-3 8-8q3 5 8 8q-1 5 2.5 10q3-2 3-9q1-16-13.5-16Z"],
    ["hair", "line", "M0-57v7"],
  ],
  bun: [
    ["back", "hair", "M0-68q7 0 7 6t-7 6q-7 0-7-6t7-6Z"],
    ["hair", "hair", "M0-58q-14 0-12.5 15q0 5 2 7q2-3 2-8q5-3 8.5-8q3 5 8.5 8q0 5 2 8q2-2 2-7q1.5-15-12.5-15Z"],
  ],
  loose: [
    ["back", "hair", "M-12-46q-1-13 12-13t13 13q2 8 5 14q2 8-1 15H-16q-4-8-1-15q4-6 5-14Z"],
    ["hair", "hair", "M-11.5-36q-3-22 11.5-22q15 0 12 22q-1-6-3-10q-5-1-7-6q-5 6-11 6q-2 4-2.5 10Z"],
  ],
  bald: [["hair", "hair", "M-11-36q-2-6 0-11q2 1 2 5t-2 6ZM11.5-36q2-6 0-11q-2 1-2 5t2 6Z"]],
  tonsure: [["hair", "hair", "M-11.5-37q-2-13 3-16q2 3 8.5 3t8.5-3q6 3 3.5 16q-2-3-2-8q-10-3-19.5 0q0 5-2 8Z"]],
  // hats and crowns
  crown: [
    ["hat", "gold", "M-11.5-49l-3-14 7 6 3-8 4.5 6 4.5-6 3 8 7-6-3 14Q0-45-11.5-49Z"],
    ["hat", "red", "M-7-52l2-2 2 2-2 2ZM-1.5-51.5l2-2 2 2-2 2ZM4.5-52l2-2 2 2-2 2Z"],
  ],
  imperial: [
    ["hat", "red", "M-10-56q0-9 10-10q10 1 10 10Z"],
    [
      "hat",
      "gold",
      "M-11.5-49l-1-8 5 3 2-4 3 4 2.5-4 2.5 4 3-4 2 4 5-3-1 8Q0-45-11.5-49ZM-1.5-54v-12h3v12ZM0-71a3 3 0 1 1-.1 0ZM-11-57q-1-10 10-11v2q-8 1-8 9ZM11-57q1-10-10-11v2q8 1 8 9Z",
    ],
  ],
  diadem: [
    [
      "hat",
      "gold",
      "M-11-50q11-8 22 0l-1.5 3.5Q0-54-9.5-46.5ZM0-61l3 6h-6ZM-6.5-58.5l2.5 4.5-4 1.5ZM6.5-58.5l1.5 6-4-1.5Z",
    ],
    ["hat", "red", "M0-55.5l1.7 2-1.7 2-1.7-2Z"],
  ],
  bicorne: [
    ["hat", "hat", "M-23-46q1-9 9-13q6-9 14-9t14 9q8 4 9 13q-9-6-23-6t-23 6Z"],
    ["hat", "gold", "M-2-66h4l1 13h-6Z"],
    ["hat", "red", "M0-66a2.6 2.6 0 1 1-.1 0Z"],
  ],
  tricorne: [
    ["hat", "hat", "M-22-51q5-2 9-8q5-7 13-7t13 7q4 6 9 8q-6 6-12 5q-10-4-20 0q-6 1-12-5Z"],
    ["hat", "gold", "M-22-51q6 6 12 5q10-4 20 0q6 1 12-5l-.5 2.5q-6 6-12 4.5q-9.5-4-19 0q-6 1.5-12-4.5Z"],
  ],
  beret: [
    ["hat", "hat", "M-15-50q-4-10 6-14q10-5 20 0q9 4 5 13q-15-6-31 1Z"],
    ["hat", "linen", "M8-56q10-12 18-6q-5 0-8 4q-3 4-9 4Z"],
    ["hat", "gold", "M7-54a2.2 2.2 0 1 1-.1 0Z"],
  ],
  plumed: [
    ["hat", "hat", "M-25-49q6-5 12-5q1-12 13-12t13 12q6 0 12 5q-10 4-25 4t-25-4Z"],
    ["hat", "linen", "M-8-56q-12-2-17-12q9-2 13 4q0-5 4-6q6 4 7 12Z"],
    ["hat", "line", "M-12.5-54q12 4 25 0M-23-66q8 2 13 9"],
  ],
  straw: [
    ["hat", "hat", "M-24-47q6-6 12-6.5q1-11.5 12-11.5t12 11.5q6 .5 12 6.5q-10 4-24 4t-24-4Z"],
    ["hat", "line", "M-12-53q12 4 24 0M-19-48q19 5 38 0M-10-58q10 3 20 0"],
    ["hat", "red", "M-12-53.5q12 4 24 0v-3q-12 4-24 0Z"],
  ],
  top: [
    ["hat", "hat", "M-20-49q5-3 8-3l-1-20q13-3 26 0l-1 20q3 0 8 3q-9 3.5-20 3.5t-20-3.5Z"],
    ["hat", "red", "M-12.2-53q12 4 24.4 0v-4q-12 4-24.6 0Z"],
  ],
  coif: [
    ["back", "linen", "M-14-44q-1-16 14-16t14 16q2 14 5 28h-38q3-14 5-28Z"],
    ["hat", "linen", "M-12.5-34q-4-26 12.5-26q17 0 13 26q-1-9-4-15q-9-4-18 0q-2 6-3.5 15Z"],
    ["hat", "line", "M-10-48q10-6 20 0"],
  ],
  turban: [
    ["hat", "hat", "M-13-45q-4-8 1-13q4-7 12-7t13 7q4 5 0 13q-13-7-26 0Z"],
    ["hat", "line", "M-12-50q8-10 22-12M-13-46q12-12 25-7M-8-61q10 0 18 8"],
    ["hat", "gold", "M-1-63l2.5 3.5-2.5 3.5-2.5-3.5Z"],
  ],
  scarfhat: [
    ["hat", "hat", "M-12-44q-3-16 12-16t12.5 16q-12-7-24.5 0ZM11-46q7 0 10 6q-6 1-10-2Z"],
    ["hat", "line", "M-11-47q11-7 23 0M-6-58q4 3 5 7M5-59q-1 4-1 8"],
  ],
  feathers: [
    ["hat", "leaf", "M-14-48q-9-6-10-15q7 2 12 10ZM14-48q9-6 10-15q-7 2-12 10ZM-4-54q-5-12 4-20q9 8 4 20Z"],
    ["hat", "red", "M-9-52q-8-8-7-18q8 4 11 15ZM9-52q8-8 7-18q-8 4-11 15Z"],
    ["hat", "gold", "M-13-46q13-9 26 0l1-5q-14-9-28 0Z"],
  ],
  helmet: [
    ["hat", "hat", "M-17-46q6-3 5.5-9q3-10 11.5-11q9 1 11.5 11q-.5 6 5.5 9q-17-7-34 0Z"],
    ["hat", "red", "M-3-64q3-8 14-8q6 2 8 7q-9-3-14 1Z"],
    ["hat", "gold", "M-12-52q12-5 24 0v2.5q-12-5-24 0Z"],
  ],
  shako: [
    ["hat", "hat", "M-13-47l-2-20q15-5 30 0l-2 20q-13-6-26 0Z"],
    ["hat", "gold", "M-15-49q15-8 30 0l2 4q-17-7-34 0ZM0-62l3 3-3 4-3-4Z"],
    ["hat", "red", "M-2-68q-1-8 2-10q3 2 2 10Z"],
  ],
  cap: [
    ["hat", "hat", "M-12.5-47q-4-13 5-16q8-3 15 0q9 3 5 16q-12-5-25 0Z"],
    ["hat", "line", "M-12-50q12-5 24 0"],
  ],
  mitre: [
    ["hat", "linen", "M-11-48q-2-12 11-26q13 14 11 26q-11-6-22 0Z"],
    ["hat", "gold", "M-1.5-70h3v20h-3ZM-8-58h16v3h-16ZM-11-48q11-6 22 0v-3q-11-6-22 0Z"],
  ],
  hood: [
    ["back", "coat", "M-15-40q-3-20 15-21t16 21q3 14 6 22h-43q3-8 6-22Z"],
    ["hat", "coat", "M-12-30q-6-31 12-31q19 0 13 31q0-14-4-20q-9-5-17 0q-4 6-4 20Z"],
  ],
  laurel: [
    [
      "hat",
      "leaf",
      "M-12-44q-5-3-4-8q5 2 4 8ZM-10.5-50q-3-5 0-9q4 4 0 9ZM-6-55q0-6 5-8q1 6-5 8ZM12-44q5-3 4-8q-5 2-4 8ZM10.5-50q3-5 0-9q-4 4 0 9ZM6-55q0-6-5-8q-1 6 5 8Z",
    ],
  ],
} satisfies Record<string, readonly Stroke[]>;
export type Part = keyof typeof PARTS;
