import { LAYERS, type Layer, PARTS, type Part, type Stroke, type Wash } from "./people-parts.ts";

const CLOTHS = ["black", "blue", "green", "red", "plum", "ochre", "white", "steel", "brown", "teal"] as const;
type Cloth = (typeof CLOTHS)[number];

/** Somebody's head and shoulders: colours, and what is worn. */
export interface Person {
  /** The skin, from the palest to the darkest. */
  readonly tone: 1 | 2 | 3 | 4;
  readonly hair: "black" | "brown" | "fair" | "red" | "grey";
  readonly coat: Cloth;
  /** What the coat is trimmed with; gold without it. */
  readonly trim?: Cloth;
  /** The cloth of the hat; that of the coat without it. */
  readonly hat?: Cloth;
  readonly isWoman?: boolean;
  readonly isOld?: boolean;
  readonly hasGlasses?: boolean;
  readonly parts: readonly Part[];
}

const FACE = "M-10-42q0-12.5 10.3-12.5q10.2 0 10.2 12.5q0 6-1 9q-2 8-9.2 9.5q-7.3-1.5-9.3-9.5q-1-3-1-9Z";
const NECK = "M-5.5-30v10l5.5 6 5.5-6v-10Z";
const EAR = "M10-43q3-1.5 3 2t-3.5 4Z";
const SHADE = "M6-53q4.5 3 4.5 11q0 6-1 9q-2 8-7.5 9.5q5-7 5-14.5q0-8-1-15ZM0-24l5.5-4v8l-5.5 6Z";
const MOUTH = "M-3.2-30.5q3 1 5.6 0";
const WRINKLES = "M-8-36.5q1.5 1.5 3 1M6-36.5q1.5 1 2.5 0";
const GLASSES = "M-7.5-39.5a3 3 0 1 1 0 .1ZM1.5-39.5a3 3 0 1 1 0 .1ZM-1.5-40h3";
/** From this tone on the pen would be lost on the skin. */
const DARK_TONE = 3;

/** A face looks to the left; brows and eyes do the talking. */
function faceOf({ isWoman = false, isOld = false, hasGlasses = false }: Person): Stroke[] {
  const brows = `M-7-43q2.5-${isWoman ? 2.2 : 1.6} 5-.4M2.5-43.4q2.5-1.2 5 .4M-.5-41q-1.8 4.5-2 5.6q.9 1.3 2.6.9`;
  const features = [brows, isWoman ? "" : MOUTH, isOld ? WRINKLES : "", hasGlasses ? GLASSES : ""].join("");
  return [
    ["face", "skin", NECK],
    ["face", "skin", EAR + FACE],
    ["face", "hatch", SHADE],
    ["face", "feature", features],
    ["face", "eye", "M-4.6-39.4h.5M4.2-39.4h.5"],
    ...(isWoman ? ([["face", "lip", "M-2.6-30.8q2.6 1.4 5 0"]] as const) : []),
  ];
}

/** The strokes of one layer, part by part. */
function strokesOf(person: Person, layer: Layer): readonly Stroke[] {
  if (layer === "face") return faceOf(person);
  return person.parts.flatMap((part) => (PARTS[part] as readonly Stroke[]).filter(([at]) => at === layer));
}

/** The colours of one person as the variables that the washes read. */
function coloursOf({ tone, hair, coat, trim, hat }: Person): string {
  return [
    `--tone:var(--tone-${tone})`,
    `--hair:var(--hair-${hair})`,
    `--coat:var(--cloth-${coat})`,
    ...(trim === undefined ? [] : [`--trim:var(--cloth-${trim})`]),
    ...(hat === undefined ? [] : [`--hat:var(--cloth-${hat})`]),
    ...(tone >= DARK_TONE ? ["--feature:var(--feature-dark)"] : []),
  ].join(";");
}

const path = (wash: Wash, strokes: string) => `<path class="pp-${wash}" d="${strokes}"/>`;

/** A bust as the inside of an svg: 64 wide and 76 high, the middle of the shoulders at the origin. The washes are in `people.css`. */
export function bust(person: Person): string {
  const strokes = LAYERS.flatMap((layer) => strokesOf(person, layer));
  return `<g style="${coloursOf(person)}">${strokes.map(([, wash, line]) => path(wash, line)).join("")}</g>`;
}

/** A bust in a coin of 64 around (0, -28), on one pale ground; a hat may leave the rim. `name` keeps its clip apart from others'. */
export function medallion(name: string, person: Person, ground: string): string {
  return [
    `<clipPath id="${name}-rim"><path d="M-30-80H30V-28A30 30 0 0 1-30-28Z"/></clipPath>`,
    '<circle class="pp-coin" cy="-28" r="32.5"/>',
    `<circle style="fill:${ground}" cy="-28" r="29"/>`,
    path("hatch", "M20-49.5A29 29 0 0 1-10-.8Q22-12 20-49.5Z"),
    `<g clip-path="url(#${name}-rim)">${bust(person)}</g>`,
    '<path class="pp-ring" d="M-29-28A29 29 0 0 0 29-28"/>',
  ].join("");
}
