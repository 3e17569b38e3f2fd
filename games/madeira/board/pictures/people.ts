import { bust, type Gallery, medallion, type Person } from "@caravel/web/art";

/** The four characters, in their order. */
const CHARACTERS: readonly Person[] = [
  { tone: 2, hair: "black", coat: "green", parts: ["doublet", "ruff", "short", "tash"] },
  {
    tone: 1,
    hair: "grey",
    coat: "red",
    hat: "black",
    isOld: true,
    parts: ["robe", "ribbon", "short", "full", "beret"],
  },
  { tone: 2, hair: "brown", coat: "steel", hat: "blue", parts: ["armour", "curls", "point", "plumed"] },
  { tone: 1, hair: "fair", coat: "plum", hat: "plum", parts: ["robe", "ermine", "side", "cap"] },
];

/** The twelve favours, in their order. */
const FAVOURS: readonly Person[] = [
  { tone: 1, hair: "brown", coat: "brown", parts: ["robe", "hood"] },
  { tone: 2, hair: "grey", coat: "white", hat: "white", parts: ["shirt", "short", "cap"] },
  { tone: 1, hair: "grey", coat: "red", isOld: true, parts: ["robe", "cross", "mitre"] },
  { tone: 1, hair: "black", coat: "black", hasGlasses: true, parts: ["doublet", "ruff", "bald"] },
  { tone: 3, hair: "black", coat: "teal", hat: "red", parts: ["shirt", "short", "tash", "cap"] },
  { tone: 2, hair: "fair", coat: "ochre", parts: ["doublet", "lace", "curls"] },
  { tone: 2, hair: "black", coat: "plum", isWoman: true, parts: ["dress", "pearls", "coif"] },
  { tone: 1, hair: "fair", coat: "blue", parts: ["doublet", "ermine", "wig"] },
  { tone: 1, hair: "brown", coat: "black", hat: "black", parts: ["frock", "stock", "side", "top"] },
  { tone: 2, hair: "black", coat: "steel", hat: "steel", parts: ["armour", "full", "helmet"] },
  { tone: 1, hair: "red", coat: "green", isWoman: true, parts: ["dress", "lace", "bun"] },
  { tone: 3, hair: "black", coat: "ochre", hat: "ochre", parts: ["shirt", "scarf", "straight", "straw"] },
];

/** The grounds behind the characters, one pale wash each. */
const GROUNDS = [
  "light-dark(#d9e2cf,#2f4032)",
  "light-dark(#e6d3c3,#43342c)",
  "light-dark(#d3e0de,#22363b)",
  "light-dark(#e3d7e2,#3a3041)",
] as const;

/** Nobody stands on the empty building: a dotted coin with a sheaf. */
const PRINTED =
  '<circle class="ma-spot" r="17"/><use href="#ma-item-0" transform="translate(-14 -12) scale(.85)"/><text class="ma-figure" x="3" y="8">+1</text>';

/** Faces of 36 around their centre. */
export const PEOPLE_PICTURES: Gallery = {
  ...Object.fromEntries(
    CHARACTERS.map((person, character) => [
      `ma-face-${character}`,
      () =>
        `<g transform="scale(.56) translate(0 28)">${medallion(`ma-face-${character}`, person, GROUNDS[character])}</g>`,
    ]),
  ),
  "ma-face-4": () => PRINTED,
};

/** Who grants a favour: a bust of 64 x 76 over its shoulders, as the inside of an svg. Few lie open at once, so none is kept in the gallery. */
export function patronOf(favour: number): string {
  return bust(FAVOURS[favour]);
}
