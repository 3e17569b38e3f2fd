import { bust, type Gallery, type Person } from "@caravel/web/art";
import { STERNS, type SternName } from "../../content/ships.ts";

/** By stern: the captain at the rail. */
const CAPTAINS: Readonly<Record<SternName, Person>> = {
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
    trim: "white",
    hat: "black",
    hasGlasses: true,
    parts: ["uniform", "wig", "bicorne"],
  },
};

const ARCH = "M12 58V26Q12 2 54 2T96 26V58Z";

/** A stern of 108 x 154: the captain at the rail; name and effect come on the board below it. */
const stern = (number: number) =>
  `<path class="po-hull" d="M6 128L0 66q4-8 12-8h84q8 0 12 8l-6 62q-4 26-48 26T6 128Z"/><path class="po-sky" d="${ARCH}"/>` +
  `<clipPath id="po-window"><path d="M12 60V-8H96V60Z"/></clipPath>` +
  `<g clip-path="url(#po-window)"><g transform="translate(54 62) scale(.8)"><use href="#po-captain-${number}"/></g></g><path class="pl-ink" d="${ARCH}"/>` +
  '<path class="pl-timber" d="M4 58H104V66H4Z"/><path class="pl-ink" d="M14 58v8M26 58v8M38 58v8M50 58v8M62 58v8M74 58v8M86 58v8M98 58v8"/>' +
  '<path class="po-board" d="M4 72H104V108H4Z"/><path class="pl-dark" d="M18 113h14v13H18ZM47 113h14v13H47ZM76 113h14v13H76Z"/>' +
  '<path class="pl-ink" d="M25 113v13M54 113v13M83 113v13"/><path class="pl-gold" d="M44 138q10-8 20 0q-10 8-20 0Z"/>';

/** The nine sterns (`po-stern-4`), and their captains alone (`po-captain-4`). */
export const captainPictures: Gallery = Object.fromEntries(
  STERNS.flatMap((name, number) => [
    [`po-stern-${number}`, () => stern(number)],
    [`po-captain-${number}`, () => bust(CAPTAINS[name])],
  ]),
);
