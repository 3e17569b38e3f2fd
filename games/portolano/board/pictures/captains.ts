import type { Gallery } from "@caravel/web/art";
import { STERNS, type SternName } from "../../content/ships.ts";
import { LAYERS, type Layer, PARTS, type PartName, type Stroke } from "./portrait-parts.ts";

/** Somebody at the rail: colours by the names of `pictures.css`, and the parts of the portrait. */
interface Captain {
  readonly tone: 1 | 2 | 3 | 4;
  readonly hair: string;
  readonly coat: string;
  readonly coat2?: string;
  readonly hat?: string;
  readonly isWoman?: boolean;
  readonly isOld?: boolean;
  readonly hasGlasses?: boolean;
  readonly parts: readonly PartName[];
}

const CAPTAINS: Readonly<Record<SternName, Captain>> = {
  "sticky-fingers": {
    tone: 2,
    hair: "black",
    coat: "red",
    hat: "black",
    parts: ["shirt", "scarf", "loose", "tash", "tricorne"],
  },
  "grapeshot-master": {
    tone: 1,
    hair: "red",
    coat: "brown",
    hat: "red",
    parts: ["shirt", "short", "full", "scarfhat"],
  },
  handyman: { tone: 3, hair: "black", coat: "teal", hat: "ochre", parts: ["shirt", "afro", "cap"] },
  "rum-still": { tone: 1, hair: "grey", coat: "ochre", isOld: true, parts: ["shirt", "bald", "long"] },
  dealer: { tone: 4, hair: "black", coat: "plum", hat: "teal", isWoman: true, parts: ["dress", "beads", "turban"] },
  southerner: { tone: 4, hair: "black", coat: "white", hat: "ochre", parts: ["shirt", "scarf", "straw"] },
  "fortunes-son": { tone: 1, hair: "fair", coat: "green", hat: "plum", parts: ["doublet", "lace", "curls", "plumed"] },
  "peace-knight": { tone: 2, hair: "brown", coat: "steel", parts: ["armour", "side", "point", "laurel"] },
  strategist: {
    tone: 1,
    hair: "grey",
    coat: "blue",
    coat2: "white",
    hat: "black",
    hasGlasses: true,
    parts: ["uniform", "wig", "bicorne"],
  },
};

const FACE = "M-10-42q0-12.5 10.3-12.5q10.2 0 10.2 12.5q0 6-1 9q-2 8-9.2 9.5q-7.3-1.5-9.3-9.5q-1-3-1-9Z";
const NECK = "M-5.5-30v10l5.5 6 5.5-6v-10Z";
const EAR = "M10-43q3-1.5 3 2t-3.5 4Z";
const SHADE = "M6-53q4.5 3 4.5 11q0 6-1 9q-2 8-7.5 9.5q5-7 5-14.5q0-8-1-15ZM0-24l5.5-4v8l-5.5 6Z";
const EYES = "M-4.6-39.4h.5M4.2-39.4h.5";

function features({ isWoman, isOld, hasGlasses }: Captain): string {
  const brows = `M-7-43q2.5-${isWoman ? 2.2 : 1.6} 5-.4M2.5-43.4q2.5-1.2 5 .4`;
  const nose = "M-.5-41q-1.8 4.5-2 5.6q.9 1.3 2.6.9";
  const mouth = isWoman ? "" : "M-3.2-30.5q3 1 5.6 0";
  const wrinkles = isOld ? "M-8-36.5q1.5 1.5 3 1M6-36.5q1.5 1 2.5 0" : "";
  const glasses = hasGlasses ? "M-7.5-39.5a3 3 0 1 1 0 .1ZM1.5-39.5a3 3 0 1 1 0 .1ZM-1.5-40h3" : "";
  return brows + nose + mouth + wrinkles + glasses;
}

function face(captain: Captain): string {
  const lips = captain.isWoman ? '<path class="po-lip" d="M-2.6-30.8q2.6 1.4 5 0"/>' : "";
  return (
    `<path class="po-pen po-skin" d="${NECK}"/><path class="po-pen po-skin" d="${EAR}${FACE}"/><path class="pl-hatch" d="${SHADE}"/>` +
    `<path class="po-feature" d="${features(captain)}"/><path class="po-eye" d="${EYES}"/>${lips}`
  );
}

function printed({ wash, path }: Stroke): string {
  if (wash === "h") return `<path class="pl-hatch" d="${path}"/>`;
  return wash === "l" ? `<path class="po-crease" d="${path}"/>` : `<path class="po-pen po-${wash}" d="${path}"/>`;
}

function layer(captain: Captain, name: Layer): string {
  if (name === "face") return face(captain);
  const strokes: readonly Stroke[] = captain.parts.flatMap((part) => [...PARTS[part]]);
  return strokes
    .filter((stroke) => stroke.layer === name)
    .map(printed)
    .join("");
}

/** The washes of a portrait, as variables. */
function washes({ tone, hair, coat, coat2, hat }: Captain): string {
  const cloth = (name: string | undefined, colour: string | undefined) =>
    colour === undefined ? "" : `;--${name}:var(--po-cloth-${colour})`;
  const dark = tone > 2 ? ";--feature:light-dark(#1c0e05,#0b0d0e)" : "";
  return `--tone:var(--po-tone-${tone});--hair:var(--po-hair-${hair})${cloth("coat", coat)}${cloth("coat2", coat2)}${cloth("hat", hat)}${dark}`;
}

const portrait = (captain: Captain) =>
  `<g style="${washes(captain)}">${LAYERS.map((name) => layer(captain, name)).join("")}</g>`;

const ARCH = "M12 58V26Q12 2 54 2T96 26V58Z";

/** A stern of 108 x 154: the captain at the rail; name and effect come on the board below it. */
const stern = (captain: Captain) =>
  `<path class="po-hull" d="M6 128L0 66q4-8 12-8h84q8 0 12 8l-6 62q-4 26-48 26T6 128Z"/><path class="po-sky" d="${ARCH}"/>` +
  `<clipPath id="po-window"><path d="M12 60V-8H96V60Z"/></clipPath>` +
  `<g clip-path="url(#po-window)"><g transform="translate(54 62) scale(.8)">${portrait(captain)}</g></g><path class="pl-ink" d="${ARCH}"/>` +
  '<path class="pl-timber" d="M4 58H104V66H4Z"/><path class="pl-ink" d="M14 58v8M26 58v8M38 58v8M50 58v8M62 58v8M74 58v8M86 58v8M98 58v8"/>' +
  '<path class="po-board" d="M4 72H104V108H4Z"/><path class="pl-dark" d="M18 113h14v13H18ZM47 113h14v13H47ZM76 113h14v13H76Z"/>' +
  '<path class="pl-ink" d="M25 113v13M54 113v13M83 113v13"/><path class="pl-gold" d="M44 138q10-8 20 0q-10 8-20 0Z"/>';

/** The nine sterns (`po-stern-4`), and their captains alone (`po-captain-4`). */
export const captainPictures: Gallery = Object.fromEntries(
  STERNS.flatMap((name, number) => [
    [`po-stern-${number}`, () => stern(CAPTAINS[name])],
    [`po-captain-${number}`, () => portrait(CAPTAINS[name])],
  ]),
);
