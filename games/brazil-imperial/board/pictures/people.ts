import { bust, type Gallery, type Person } from "@caravel/web/art";
import { MONARCHS, type MonarchName } from "../../content/monarchs.ts";

/** The monarchs. */
const PEOPLE: Readonly<Record<MonarchName, Person>> = {
  afonso: { tone: 2, hair: "black", coat: "steel", parts: ["armour", "short", "full", "crown"] },
  manuel_i: {
    tone: 1,
    hair: "brown",
    coat: "red",
    hat: "black",
    parts: ["doublet", "ermine", "side", "tash", "beret"],
  },
  isabella_i: { tone: 1, hair: "red", coat: "plum", isWoman: true, parts: ["dress", "cross", "coif", "crown"] },
  maurice_of_nassau: {
    tone: 1,
    hair: "fair",
    coat: "black",
    hat: "black",
    parts: ["doublet", "lace", "curls", "point", "plumed"],
  },
  napoleon: {
    tone: 1,
    hair: "black",
    coat: "blue",
    trim: "white",
    hat: "black",
    parts: ["uniform", "ribbon", "side", "bicorne"],
  },
  victoria: { tone: 1, hair: "brown", coat: "teal", isWoman: true, parts: ["dress", "pearls", "parted", "diadem"] },
  tibirica: { tone: 3, hair: "black", coat: "ochre", trim: "red", parts: ["mantle", "beads", "straight", "feathers"] },
  pedro_i: { tone: 1, hair: "brown", coat: "green", trim: "ochre", parts: ["uniform", "ribbon", "curls", "whiskers"] },
  pedro_ii: { tone: 1, hair: "grey", coat: "black", isOld: true, parts: ["frock", "short", "long"] },
  dom_oba_ii: {
    tone: 4,
    hair: "black",
    coat: "black",
    trim: "white",
    hat: "black",
    parts: ["uniform", "sash", "afro", "point", "top"],
  },
};

/** The monarchs by number, head and shoulders (`br-monarch-4`). */
export const peoplePictures: Gallery = Object.fromEntries(
  MONARCHS.map((name, number) => [`br-monarch-${number}`, () => bust(PEOPLE[name])]),
);
