import { amounts, listing, nounCounter } from "@caravel/kernel";
import {
  BREAD,
  BUILDINGS,
  BUILT_AT_START,
  type BuildingName,
  FAVOUR_DISTRICTS,
  FIELDS,
  PASS_SPACES,
  REALS,
  WOOD,
} from "../content/pieces.ts";
import type { BuildingEffect, MillStep, Purchase } from "../rules/effects.ts";
import { shipPlace, workerPlace } from "../rules/sight.ts";
import { CITY, COLONY, ITEM, MARKET } from "./names-fr.ts";

const say = nounCounter("fr");
export const list = listing("et");
export const either = listing("ou");

export const item = (number: number, kind: number) => say(number, ITEM[kind]);
export const reals = (number: number) => item(number, REALS);
export const wood = (number: number) => item(number, WOOD);
export const bread = (number: number) => item(number, BREAD);
export const pirates = (number: number) => say(number, { one: "pirate", other: "pirates" });
export const workers = (number: number) => say(number, { one: "ouvrier", other: "ouvriers" });
export const figures = (number: number) => say(number, { one: "figurine", other: "figurines" });
export const ships = (number: number) => say(number, { one: "bateau", other: "bateaux" });
export const requests = (number: number) => say(number, { one: "requête", other: "requêtes" });
export const favours = (number: number) => say(number, { one: "faveur", other: "faveurs" });
export const harvests = (number: number) =>
  say(number, { one: "récolte supplémentaire", other: "récoltes supplémentaires" });
export const dice = (number: number) => say(number, { one: "dé", other: "dés" });
export const players = (number: number) => say(number, { one: "joueur", other: "joueurs" });

/** Items by number: "2 blés et 1 bois". */
export const items = (counts: readonly number[]) => list(amounts(counts).map(({ kind, count }) => item(count, kind)));

/** Where something stands or goes to, and comes from. */
interface Forms {
  readonly at: string;
  readonly from: string;
}

/** Whose stock is spoken of: yours, or somebody's. */
export type Whose = "yours" | "theirs";

const HOME: Readonly<Record<Whose, Forms>> = {
  yours: { at: "dans votre stock", from: "de votre stock" },
  theirs: { at: "dans son stock", from: "de son stock" },
};

/** Where a worker is: "sur le champ R1C", "de la case 4 de Funchal". */
export function place(number: number, whose: Whose = "yours"): Forms {
  const where = workerPlace(number);
  switch (where.kind) {
    case "field":
      return { at: `sur le champ ${FIELDS[where.field]}`, from: `du champ ${FIELDS[where.field]}` };
    case "forest":
      return { at: "dans la forêt", from: "de la forêt" };
    case "city": {
      const space = `la case ${where.space} ${CITY[where.city].of}`;
      return { at: `sur ${space}`, from: `de ${space}` };
    }
    case "colony":
      return { at: COLONY[where.colony].at, from: COLONY[where.colony].of };
    case "watch":
      return { at: "au château", from: "du château" };
    default:
      return HOME[whose];
  }
}

/** Where a ship is: "sur l'emplacement 2 du marché du blé". */
export function harbour(number: number, whose: Whose = "yours"): Forms {
  const where = shipPlace(number);
  if (where.kind === "home") return HOME[whose];
  const owner = where.kind === "market" ? MARKET[where.market].of : COLONY[where.colony].of;
  const space = `l'emplacement ${where.space} ${owner}`;
  return { at: `sur ${space}`, from: `de ${space}` };
}

/** A district with a favour: "le quartier 3 de Funchal". */
export function district(number: number): string {
  return `le quartier ${(number % FAVOUR_DISTRICTS) + BUILT_AT_START + 1} ${CITY[Math.trunc(number / FAVOUR_DISTRICTS)].of}`;
}

export const row = (number: number) => `la rangée ${PASS_SPACES[number]}`;
export const passSpace = (number: number) => `la case ${PASS_SPACES[number]}`;

/** Wood discarded, and what of it is bought: "3 bois (dont 2 achetés pour 3 reals)". */
export const woodFor = ({ wood: number, bought, price }: Purchase) =>
  bought === 0
    ? wood(number)
    : `${wood(number)} (dont ${bought} ${bought === 1 ? "acheté" : "achetés"} pour ${reals(price)})`;

/** What comes of a step up the windmill. */
export const millUp = ({ level, vp }: MillStep) =>
  vp === 0 ? `monter au niveau ${level} du moulin` : `gagner ${vp} PV en haut du moulin`;

/** By building: what it does. */
const EFFECTS: Readonly<Record<BuildingName, (effect: BuildingEffect) => string>> = {
  moinho: ({ bread: number }) => `gagner ${bread(number)}`,
  capitania: ({ vp, pieces }) => `gagner ${vp} PV et déplacer jusqu'à ${workers(pieces)} en ville`,
  alfandega: ({ pieces }) => `déplacer jusqu'à ${workers(pieces)} dans les colonies`,
  coroa: ({ pieces }) => `mettre jusqu'à ${favours(pieces)} face visible`,
  fortaleza: ({ pieces }) => `déplacer jusqu'à ${workers(pieces)} au château`,
};

/** What a building does, as an order. */
export const effectOrder = (effect: BuildingEffect) => EFFECTS[BUILDINGS[effect.building]](effect);
