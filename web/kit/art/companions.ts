import type { Gallery } from "./gallery.ts";
import { medallion, type Person } from "./people.ts";

/** A companion's looks: the person, and the wash behind. */
type Looks = Person & { readonly ground: string };

/** The eight who sit down as bots, and whose faces people may borrow. */
const COMPANIONS = {
  ines: {
    tone: 2,
    hair: "black",
    coat: "red",
    isWoman: true,
    parts: ["dress", "pearls", "bun"],
    ground: "light-dark(#dfe6d9,#25383f)",
  },
  tome: {
    tone: 3,
    hair: "black",
    coat: "white",
    hat: "ochre",
    parts: ["shirt", "scarf", "short", "tash", "straw"],
    ground: "light-dark(#e9dcae,#463f2a)",
  },
  beatriz: {
    tone: 1,
    hair: "red",
    coat: "green",
    isWoman: true,
    parts: ["dress", "lace", "parted"],
    ground: "light-dark(#e6d3c3,#43342c)",
  },
  diogo: {
    tone: 2,
    hair: "black",
    coat: "steel",
    hat: "steel",
    parts: ["armour", "ruff", "short", "point", "helmet"],
    ground: "light-dark(#d5dfdf,#2a3b42)",
  },
  catarina: {
    tone: 4,
    hair: "black",
    coat: "ochre",
    hat: "teal",
    isWoman: true,
    parts: ["dress", "beads", "turban"],
    ground: "light-dark(#d9e2cf,#2f4032)",
  },
  vasco: {
    tone: 1,
    hair: "grey",
    coat: "blue",
    hat: "red",
    isOld: true,
    parts: ["doublet", "curls", "full", "beret"],
    ground: "light-dark(#d3e0de,#22363b)",
  },
  leonor: {
    tone: 2,
    hair: "brown",
    coat: "plum",
    isWoman: true,
    hasGlasses: true,
    parts: ["robe", "ruff", "loose"],
    ground: "light-dark(#e8e0c4,#3b3a2c)",
  },
  bento: {
    tone: 3,
    hair: "grey",
    coat: "brown",
    isOld: true,
    parts: ["robe", "cross", "tonsure", "full"],
    ground: "light-dark(#e7d8bd,#423729)",
  },
} satisfies Record<string, Looks>;

/** A face by the name of the companion whose it is. */
export type Face = keyof typeof COMPANIONS;

/** Every face, in the order of the companions. */
export const FACES = Object.keys(COMPANIONS) as readonly Face[];

/** Is this the name of a face? */
export function isFace(name: unknown): name is Face {
  return typeof name === "string" && Object.hasOwn(COMPANIONS, name);
}

/** The name of a face's picture in the page. */
export function pictureOf(face: Face): string {
  return `face-${face}`;
}

/** The medallions by the names of their pictures. */
export const faces: Gallery = Object.fromEntries(
  FACES.map((face) => {
    const { ground, ...person } = COMPANIONS[face] as Looks;
    return [pictureOf(face), () => medallion(pictureOf(face), person, ground)];
  }),
);

/** The face that goes with a companion's name, namesakes ("Inês II") included; null if nobody is called so. */
export function faceCalled(name: string): Face | null {
  const [first = ""] = name.normalize("NFD").replace(/\p{M}/gu, "").trim().toLowerCase().split(" ");
  return isFace(first) ? first : null;
}
