/** The parts of which the captains' portraits are put together: busts around x = 0, shoulders at y = 0, the top of the head at -56. */

/** The layers of a portrait from the back to the front; the face lies between collar and beard. */
export const LAYERS = ["back", "coat", "collar", "face", "beard", "hair", "hat"] as const;
export type Layer = (typeof LAYERS)[number];

/** What a stroke is filled with, or `h` for hatching and `l` for a fine line. */
export type Wash = "skin" | "hair" | "coat" | "coat2" | "linen" | "gold" | "hat" | "red" | "leaf" | "dark" | "h" | "l";

export interface Stroke {
  readonly layer: Layer;
  readonly wash: Wash;
  readonly path: string;
}

/** Coats, collars, beards, hair and hats by name. */
export const PARTS = {
  shirt: [
    { layer: "coat", wash: "coat", path: "M-28 2q-1-15 12-18.5l10.5-4h11l10.5 4q13 3.5 12 18.5Z" },
    { layer: "coat", wash: "h", path: "M12-17.5l4 1q13 3.5 12 18.5H14q2-10-2-19.5Z" },
    { layer: "coat", wash: "skin", path: "M-5.5-20L0-8L5.5-20Z" },
    { layer: "coat", wash: "l", path: "M-5.5-20L0-8L5.5-20M0-8V2" },
  ],
  scarf: [{ layer: "collar", wash: "red", path: "M-8-22q8 6 16 0l2 4q-5 5-10 5t-10-5ZM-2-14l-4 10 5-1 2 4 2-12Z" }],
  loose: [
    { layer: "back", wash: "hair", path: "M-12-46q-1-13 12-13t13 13q2 8 5 14q2 8-1 15H-16q-4-8-1-15q4-6 5-14Z" },
    {
      layer: "hair",
      wash: "hair",
      path: "M-11.5-36q-3-22 11.5-22q15 0 12 22q-1-6-3-10q-5-1-7-6q-5 6-11 6q-2 4-2.5 10Z",
    },
  ],
  tash: [{ layer: "beard", wash: "hair", path: "M-8-33q3-3 7.5-1.5q5-1.5 7.5 1.5q-3 1.5-7.5 0q-4.5 1.5-7.5 0Z" }],
  tricorne: [
    { layer: "hat", wash: "hat", path: "M-22-51q5-2 9-8q5-7 13-7t13 7q4 6 9 8q-6 6-12 5q-10-4-20 0q-6 1-12-5Z" },
    {
      layer: "hat",
      wash: "gold",
      path: "M-22-51q6 6 12 5q10-4 20 0q6 1 12-5l-.5 2.5q-6 6-12 4.5q-9.5-4-19 0q-6 1.5-12-4.5Z",
    },
  ],
  short: [
    {
      layer: "hair",
      wash: "hair",
      path: "M-11-38q-3-19 11.5-19q14 0 11 19q-2-3-2.5-8q-4-1-6-4q-5 4-11.5 4q-2 3-2.5 8Z",
    },
  ],
  full: [
    {
      layer: "beard",
      wash: "hair",
      path: "M-10-38q0 5 1 6q2 11 9.3 11.5q7.2-.5 9.2-11.5q1-1 1-6q-2 4-4 5q-2.5-3.5-6.5-2.5q-4-1-6 2.5q-2-1-4-5ZM-3-29.5q3 1 6 0q-1 2-3 2t-3-2Z",
    },
  ],
  scarfhat: [
    { layer: "hat", wash: "hat", path: "M-12-44q-3-16 12-16t12.5 16q-12-7-24.5 0ZM11-46q7 0 10 6q-6 1-10-2Z" },
    { layer: "hat", wash: "l", path: "M-11-47q11-7 23 0M-6-58q4 3 5 7M5-59q-1 4-1 8" },
  ],
  afro: [
    {
      layer: "hair",
      wash: "hair",
      path: "M-11-40q-5-2-3-7q-3-5 2-7q0-6 6-6q2-4 7-2.5q5-2 8 2q6 0 6 6q5 3 2 8q2 5-3 6.5q-1-6-3-8.5q-9-4-18 0q-3 3-4 8.5Z",
    },
  ],
  cap: [
    { layer: "hat", wash: "hat", path: "M-12.5-47q-4-13 5-16q8-3 15 0q9 3 5 16q-12-5-25 0Z" },
    { layer: "hat", wash: "l", path: "M-12-50q12-5 24 0" },
  ],
  bald: [{ layer: "hair", wash: "hair", path: "M-11-36q-2-6 0-11q2 1 2 5t-2 6ZM11.5-36q2-6 0-11q-2 1-2 5t2 6Z" }],
  long: [
    {
      layer: "beard",
      wash: "hair",
      path: "M-10.3-40q0 7 1 9q0 12 4 19q3 4 5.3 4q3 0 5.5-4q4-7 4-19q1-2 1-9q-2 6-4 7q-2.5-3.5-6.5-2.5q-4-1-6 2.5q-2-1-4.3-7ZM-3-29.5q3 1 6 0q-1 2-3 2t-3-2Z",
    },
  ],
  dress: [
    { layer: "coat", wash: "skin", path: "M-25 0q0-13 10-16l9-4h12l9 4q10 3 10 16Z" },
    { layer: "coat", wash: "coat", path: "M-29 2q-1-12 8-15q4 10 21 10t21-10q9 3 8 15Z" },
    { layer: "coat", wash: "h", path: "M14-6q4-3 7-7q9 3 8 15H16q2-4-2-8Z" },
  ],
  beads: [
    {
      layer: "collar",
      wash: "red",
      path: "M-8-18a1.5 1.5 0 1 1-.1 0ZM-5-14.5a1.5 1.5 0 1 1-.1 0ZM0-13a1.5 1.5 0 1 1-.1 0ZM5-14.5a1.5 1.5 0 1 1-.1 0ZM8-18a1.5 1.5 0 1 1-.1 0Z",
    },
    { layer: "collar", wash: "linen", path: "M-2.5-11l2.5 6 2.5-6Z" },
  ],
  turban: [
    { layer: "hat", wash: "hat", path: "M-13-45q-4-8 1-13q4-7 12-7t13 7q4 5 0 13q-13-7-26 0Z" },
    { layer: "hat", wash: "l", path: "M-12-50q8-10 22-12M-13-46q12-12 25-7M-8-61q10 0 18 8" },
    { layer: "hat", wash: "gold", path: "M-1-63l2.5 3.5-2.5 3.5-2.5-3.5Z" },
  ],
  straw: [
    { layer: "hat", wash: "hat", path: "M-24-47q6-6 12-6.5q1-11.5 12-11.5t12 11.5q6 .5 12 6.5q-10 4-24 4t-24-4Z" },
    { layer: "hat", wash: "l", path: "M-12-53q12 4 24 0M-19-48q19 5 38 0M-10-58q10 3 20 0" },
    { layer: "hat", wash: "red", path: "M-12-53.5q12 4 24 0v-3q-12 4-24 0Z" },
  ],
  doublet: [
    { layer: "coat", wash: "coat", path: "M-28 2q-1-15 12-18.5l10.5-4h11l10.5 4q13 3.5 12 18.5Z" },
    { layer: "coat", wash: "h", path: "M12-17.5l4 1q13 3.5 12 18.5H14q2-10-2-19.5Z" },
    { layer: "coat", wash: "l", path: "M0-14V2M-17-14q-3 7-2 16M17-14q3 7 2 16" },
    { layer: "coat", wash: "gold", path: "M-1.2-10h2.4v2.4h-2.4ZM-1.2-5h2.4v2.4h-2.4ZM-1.2 0h2.4v2h-2.4Z" },
  ],
  lace: [
    { layer: "collar", wash: "linen", path: "M-6-20.5L-16-17l3 6 4 1 3 4 6-6 6 6 3-4 4-1 3-6L6-20.5L0-14Z" },
    { layer: "collar", wash: "l", path: "M-13-14l3 1M-8-11l2 2M13-14l-3 1M8-11l-2 2" },
  ],
  curls: [
    {
      layer: "back",
      wash: "hair",
      path: "M-12-44q-5 3-2 7q-4 3-1 7q-2 4 3 5q1 4 5 2h14q4 2 5-2q5-1 3-5q3-4-1-7q3-4-2-7Z",
    },
    {
      layer: "hair",
      wash: "hair",
      path: "M-11-38q-5-3-1.5-6q-3-5 1.5-7q0-6 5-6q2-4 6.5-2q5-2 6.5 2q5 1 4.5 6q4 3 1 7q3 4-1.5 6q0-6-2-8q-5 0-7-4q-4 4-11 4q-1 4-2 8Z",
    },
  ],
  plumed: [
    { layer: "hat", wash: "hat", path: "M-25-49q6-5 12-5q1-12 13-12t13 12q6 0 12 5q-10 4-25 4t-25-4Z" },
    { layer: "hat", wash: "linen", path: "M-8-56q-12-2-17-12q9-2 13 4q0-5 4-6q6 4 7 12Z" },
    { layer: "hat", wash: "l", path: "M-12.5-54q12 4 25 0M-23-66q8 2 13 9" },
  ],
  armour: [
    { layer: "coat", wash: "coat", path: "M-28 2q-1-15 12-18.5l10.5-4h11l10.5 4q13 3.5 12 18.5Z" },
    { layer: "coat", wash: "h", path: "M12-17.5l4 1q13 3.5 12 18.5H14q2-10-2-19.5Z" },
    {
      layer: "coat",
      wash: "l",
      path: "M0-13V2M-18-15q-8 3-8 12M18-15q8 3 8 12M-24-6q6-3 8 0M24-6q-6-3-8 0M-14-4q14 5 28 0",
    },
    { layer: "coat", wash: "gold", path: "M-7-20q7 8 14 0l2 3q-9 9-18 0Z" },
  ],
  side: [
    {
      layer: "hair",
      wash: "hair",
      path: "M-11-36q-3-20 10-21.5q15-1 12.5 20q-2-2-2.5-7q-9-1-12-7q-3 6-6 7.5q-1 3-2 8Z",
    },
  ],
  point: [
    {
      layer: "beard",
      wash: "hair",
      path: "M-7-33q2-2.5 6.5-1.5q5-1 7 1.5q-1 2.5-2 2q0 6-4.5 9.5q-4.5-3-5-9q-1 0-2-2.5ZM-3-30.5q3 1 6 0q-1 1.5-3 1.5t-3-1.5Z",
    },
  ],
  laurel: [
    {
      layer: "hat",
      wash: "leaf",
      path: "M-12-44q-5-3-4-8q5 2 4 8ZM-10.5-50q-3-5 0-9q4 4 0 9ZM-6-55q0-6 5-8q1 6-5 8ZM12-44q5-3 4-8q-5 2-4 8ZM10.5-50q3-5 0-9q-4 4 0 9ZM6-55q0-6-5-8q-1 6 5 8Z",
    },
  ],
  uniform: [
    { layer: "coat", wash: "coat", path: "M-28 2q-1-15 12-18.5l10.5-4h11l10.5 4q13 3.5 12 18.5Z" },
    { layer: "coat", wash: "h", path: "M12-17.5l4 1q13 3.5 12 18.5H14q2-10-2-19.5Z" },
    { layer: "coat", wash: "coat2", path: "M-5.5-20L0-13L5.5-20L9-18L2 2H-2L-9-18Z" },
    { layer: "coat", wash: "gold", path: "M-27-9q1-7 11-8l1 5q-6 1-9 7ZM27-9q-1-7-11-8l-1 5q6 1 9 7Z" },
    { layer: "coat", wash: "l", path: "M-24-6l-2 5M-21-8l-1 6M24-6l2 5M21-8l1 6M0-12V2" },
  ],
  wig: [
    {
      layer: "back",
      wash: "hair",
      path: "M-11-44q-6 2-4 7q-4 3-1 7q-3 4 1 7q0 5 5 4l2 3h16l2-3q5 1 5-4q4-3 1-7q3-4-1-7q2-5-4-7Z",
    },
    { layer: "hair", wash: "hair", path: "M-11.5-38q-3-12 1-16q4-5 11-5t11 5q4 4 1 16q-1-6-4-9q-8-3-16 0q-3 3-4 9Z" },
    {
      layer: "hair",
      wash: "l",
      path: "M-14-36q3-1 4 1M-15-29q3-1 4 1M-14-22q3-1 4 1M14-36q-3-1-4 1M15-29q-3-1-4 1M14-22q-3-1-4 1M-6-56q6 4 12 0",
    },
  ],
  bicorne: [
    { layer: "hat", wash: "hat", path: "M-23-46q1-9 9-13q6-9 14-9t14 9q8 4 9 13q-9-6-23-6t-23 6Z" },
    { layer: "hat", wash: "gold", path: "M-2-66h4l1 13h-6Z" },
    { layer: "hat", wash: "red", path: "M0-66a2.6 2.6 0 1 1-.1 0Z" },
  ],
} as const satisfies Readonly<Record<string, readonly Stroke[]>>;
export type PartName = keyof typeof PARTS;
