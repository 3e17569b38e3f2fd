import { FIRST_CITY } from "../../content/buildings.ts";
import { GOLD_CARDS } from "../../content/cards.ts";
import type { Goal } from "../../content/content.ts";

/** A picture of the box with the part of it that is shown. */
export interface Shown {
  readonly picture: string;
  readonly box: string;
}

const TILE = "-42 -46 84 92";
const tile = (number: number): Shown => ({ picture: `br-tile-${number}`, box: TILE });

/** The lowest of some sides of buildings, given as bits. */
const firstOf = (sides: number): number => 31 - Math.clz32(sides & -sides);

/** What a goal counts, as a picture; units are those of a colour. */
export function goalPicture({ type, sides, resource }: Goal, colour: number): Shown {
  switch (type) {
    case "tiles":
    case "differentKinds":
      return tile(firstOf(sides));
    case "buildings":
      return tile(0);
    case "cities":
    case "buildingsAndCities":
      return tile(FIRST_CITY);
    case "resources":
      return { picture: `br-resource-${resource}`, box: "0 0 24 24" };
    case "goods":
      return { picture: "br-good-0", box: "-15 -15 30 30" };
    case "paintings":
    case "paintingFrames":
      return { picture: `br-gold-${GOLD_CARDS.indexOf("patronage")}`, box: "20 -46 86 56" };
    case "unitsDeployed":
      return { picture: `br-shield-${colour}`, box: "-20 -22 40 44" };
    case "palaces":
      return { picture: "br-palace-1", box: "-36 -40 76 50" };
    default:
      return type satisfies never;
  }
}
