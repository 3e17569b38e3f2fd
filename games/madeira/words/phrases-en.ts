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
import { CITY, COLONY, ITEM, MARKET } from "./names-en.ts";

const say = nounCounter("en");
export const list = listing("and");
export const either = listing("or");

export const item = (number: number, kind: number) => say(number, ITEM[kind]);
export const reals = (number: number) => item(number, REALS);
export const wood = (number: number) => item(number, WOOD);
export const bread = (number: number) => item(number, BREAD);
export const pirates = (number: number) => say(number, { one: "pirate", other: "pirates" });
export const workers = (number: number) => say(number, { one: "worker", other: "workers" });
export const ships = (number: number) => say(number, { one: "ship", other: "ships" });
export const requests = (number: number) => say(number, { one: "request", other: "requests" });
export const favours = (number: number) => say(number, { one: "favour", other: "favours" });
export const harvests = (number: number) => say(number, { one: "extra harvest", other: "extra harvests" });
export const dice = (number: number) => say(number, { one: "die", other: "dice" });
export const players = (number: number) => say(number, { one: "player", other: "players" });

/** Items by number: "2 wheat and 1 wood". */
export const items = (counts: readonly number[]) => list(amounts(counts).map(({ kind, count }) => item(count, kind)));

/** Where a worker is: "R1C", "space 4 of Funchal". */
export function place(number: number): string {
  const where = workerPlace(number);
  switch (where.kind) {
    case "field":
      return FIELDS[where.field];
    case "city":
      return `space ${where.space} of ${CITY[where.city]}`;
    case "colony":
      return COLONY[where.colony];
    case "home":
      return "home";
    default:
      return `the ${where.kind}`;
  }
}

/** Where a ship is: "space 2 of the wheat market". */
export function harbour(number: number): string {
  const where = shipPlace(number);
  if (where.kind === "home") return "home";
  return `space ${where.space} of ${where.kind === "market" ? `the ${MARKET[where.market]}` : COLONY[where.colony]}`;
}

/** A district with a favour: "district 3 of Funchal". */
export function district(number: number): string {
  return `district ${(number % FAVOUR_DISTRICTS) + BUILT_AT_START + 1} of ${CITY[Math.trunc(number / FAVOUR_DISTRICTS)]}`;
}

export const row = (number: number) => `row ${PASS_SPACES[number]}`;
export const passSpace = (number: number) => `space ${PASS_SPACES[number]}`;

/** Wood discarded, and what of it is bought: "3 wood (buying 2 for 3 reals)". */
export const woodFor = ({ wood: number, bought, price }: Purchase) =>
  bought === 0 ? wood(number) : `${wood(number)} (buying ${bought} for ${reals(price)})`;

/** What comes of a step up the windmill. */
export const millUp = ({ level, vp }: MillStep) =>
  vp === 0 ? `go up to level ${level} of the windmill` : `gain ${vp} VP on the top of the windmill`;

/** By building: what it does. */
const EFFECTS: Readonly<Record<BuildingName, (effect: BuildingEffect) => string>> = {
  moinho: ({ bread: number }) => `gain ${bread(number)}`,
  capitania: ({ vp, pieces }) => `gain ${vp} VP, and you may move up to ${workers(pieces)} to cities`,
  alfandega: ({ pieces }) => `move up to ${workers(pieces)} to colonies`,
  coroa: ({ pieces }) => `turn up to ${favours(pieces)} face up`,
  fortaleza: ({ pieces }) => `move up to ${workers(pieces)} to the watch`,
};

/** What a building does, as an order. */
export const effectOrder = (effect: BuildingEffect) => EFFECTS[BUILDINGS[effect.building]](effect);
