import { amounts, listing } from "@caravel/kernel";
import { withArticle, withEnding } from "@caravel/kernel/hungarian";
import {
  BUILDINGS,
  BUILT_AT_START,
  type BuildingName,
  FAVOUR_DISTRICTS,
  FIELDS,
  PASS_SPACES,
} from "../content/pieces.ts";
import type { BuildingEffect, MillStep, Purchase } from "../rules/effects.ts";
import { shipPlace, workerPlace } from "../rules/sight.ts";
import { BUILDING, CITY, COLONY, ITEM, MARKET } from "./names-hu.ts";

// after a number a Hungarian noun stays singular, so counting needs no plural forms
export const list = listing("és");
export const either = listing("vagy");

/** Items by number, as subject or as object. */
export const items = (counts: readonly number[]) =>
  list(amounts(counts).map(({ kind, count }) => `${count} ${ITEM[kind].name}`));
export const itemsObject = (counts: readonly number[]) =>
  list(amounts(counts).map(({ kind, count }) => `${count} ${ITEM[kind].object}`));
/** What something is given for, or changed into: "2 búzáért", "1 cukorra". */
export const itemsFor = (counts: readonly number[]) =>
  list(amounts(counts).map(({ kind, count }) => `${count} ${withEnding(ITEM[kind].name, "ért")}`));
export const itemsOnto = (counts: readonly number[]) =>
  list(amounts(counts).map(({ kind, count }) => `${count} ${withEnding(ITEM[kind].name, "ra")}`));

/** Where something stands, goes to and comes from. */
interface Forms {
  readonly on: string;
  readonly to: string;
  readonly from: string;
}

/** Whose stock is spoken of: yours, or somebody's. */
export type Whose = "yours" | "theirs";

const HOME: Readonly<Record<Whose, Forms>> = {
  yours: { on: "a készletedben", to: "a készletedbe", from: "a készletedből" },
  theirs: { on: "a készletében", to: "a készletébe", from: "a készletéből" },
};

const space = (owner: string, number: number): Forms => ({
  on: `${owner} ${number}. mezőjén`,
  to: `${owner} ${number}. mezőjére`,
  from: `${owner} ${number}. mezőjéről`,
});

function field(name: string): Forms {
  const the = withArticle(name);
  return { on: `${the} ültetvényen`, to: `${the} ültetvényre`, from: `${the} ültetvényről` };
}

/** Where a worker is: "az R1C ültetvényre", "Funchal 4. mezőjéről". */
export function place(number: number, whose: Whose = "yours"): Forms {
  const where = workerPlace(number);
  switch (where.kind) {
    case "field":
      return field(FIELDS[where.field]);
    case "forest":
      return { on: "az erdőben", to: "az erdőbe", from: "az erdőből" };
    case "city":
      return space(CITY[where.city].name, where.space);
    case "colony": {
      const { in: on, into: to, from } = COLONY[where.colony];
      return { on, to, from };
    }
    case "watch":
      return { on: "a városőrségben", to: "a városőrségbe", from: "a városőrségből" };
    default:
      return HOME[whose];
  }
}

/** Where a ship is: "a búzapiac 2. mezőjére". */
export function harbour(number: number, whose: Whose = "yours"): Forms {
  const where = shipPlace(number);
  if (where.kind === "home") return HOME[whose];
  return space(where.kind === "market" ? MARKET[where.market].the : COLONY[where.colony].the, where.space);
}

/** A district with a favour: "Funchal 3. kerülete". */
export function district(number: number): string {
  return `${CITY[Math.trunc(number / FAVOUR_DISTRICTS)].name} ${(number % FAVOUR_DISTRICTS) + BUILT_AT_START + 1}. kerülete`;
}

/** A row and a space of the guild board, ready for an ending; the article stands before the column. */
export const rowStem = (number: number) => `a kockaoszlop ${PASS_SPACES[number]}. sorá`;
export const passStem = (number: number) => `a passzoszlop ${PASS_SPACES[number]}. mezőjé`;

/** At a building: "a Moinhónál". */
export const at = (building: number) => withArticle(withEnding(BUILDING[building].name, "nál"));
/** A die: "3-as". */
export const die = (value: number) => `${value}-${value === 3 ? "a" : "e"}s`;

/** Wood discarded, and what of it is bought: "3 fát (2 fát megvéve 3 reálért)". */
export const woodFor = ({ wood, bought, price }: Purchase) =>
  bought === 0 ? `${wood} fát` : `${wood} fát (ebből ${bought} vásárolt, ${price} reálért)`;

/** What comes of a step up the windmill. */
export const millUp = ({ level, vp }: MillStep) =>
  vp === 0 ? `lépj feljebb a szélmalom ${level}. szintjére` : `kapsz ${vp} HP-t a szélmalom tetején`;

/** By building: what it does. */
const EFFECTS: Readonly<Record<BuildingName, (effect: BuildingEffect) => string>> = {
  moinho: ({ bread }) => `kapsz ${bread} kenyeret`,
  capitania: ({ vp, pieces }) => `kapsz ${vp} HP-t, és legfeljebb ${pieces} munkást mozgathatsz városba`,
  alfandega: ({ pieces }) => `legfeljebb ${pieces} munkást mozgathatsz gyarmatra`,
  coroa: ({ pieces }) => `legfeljebb ${pieces} céhtámogatást felfordíthatsz`,
  fortaleza: ({ pieces }) => `legfeljebb ${pieces} munkást mozgathatsz a városőrségbe`,
};

/** What a building does for you. */
export const effectOrder = (effect: BuildingEffect) => EFFECTS[BUILDINGS[effect.building]](effect);
