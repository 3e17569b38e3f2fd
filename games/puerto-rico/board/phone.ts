import type { Language, Move, SeatId } from "@caravel/kernel";
import { Press } from "@caravel/web/art";
import type { BoardPlace } from "@caravel/web/kit";
import { newColonist, stepNow } from "../rules/moments.ts";
import {
  BARGAIN,
  BUILD,
  BUY_FOREST,
  BUY_LAND,
  CHOOSE,
  COLONIST,
  DECLINE,
  DONE,
  DRAW,
  EXTRA,
  FILL,
  JOIN,
  LAY,
  LAY_FOREST,
  LOAD,
  NOBLE,
  PASS,
  PRIVILEGE,
  ROLE,
  SELL,
  STAY,
  TAKE,
} from "../rules/moves.ts";
import type { PuertoRicoView } from "../rules/view.ts";
import { boardWords } from "./words/words.ts";

/** The parts of the board a phone shows one at a time. */
export const PLACE_IDS = ["table", "bank", "harbour", "mine"] as const;
export type PlaceId = (typeof PLACE_IDS)[number];

/** Their signs, in a box of 24: a scroll with a seal, a house, a ship, an island. */
const SIGNS: Readonly<Record<PlaceId, () => string>> = {
  table: () =>
    new Press()
      .add("white", "M4 3h13v17H4Z")
      .add("ink", "M7 7h7M7 10.5h7M7 14h4")
      .add("cloth", "M17 15a3.5 3.5 0 1 1-.1 0Z")
      .print(),
  bank: () => new Press().house(2, 14, 8, 5, 6, "wall", "roof", 21).add("dark", "M6 21v-4a2 2 0 0 1 4 0v4Z").print(),
  harbour: () =>
    new Press()
      .add("hull", "M1 15q10 3 22-1q-1 7-5 8H7Q2 20 1 15Z")
      .add("ink", "M12 15V1")
      .add("white", "M13 2q8 3 7 12q-4-2-7-1ZM11 4q-6 3-6 10q3-2 6-1Z")
      .print(),
  mine: () =>
    `<path class="pr-island-sign" d="M2 14q-1-7 6-8t8-2q7 2 6 9q0 7-8 7t-9-1q-3-1-3-5Z"/>${new Press()
      .add("leaf", "M9 15q-4 0-3-3q1-4 4-3q3 1 2 4q-1 2-3 2Z")
      .add("wall", "M13 11h5v4h-5Z")
      .add("roof", "M12 11l3-3 4 3Z")
      .print()}`,
};

/** The parts of the board, the one with the roles first. */
export const places: readonly BoardPlace[] = PLACE_IDS.map((id) => ({
  id,
  picture: SIGNS[id](),
  name: (language: Language) => boardWords(language).places[id],
}));

/** By the first word of a spot: where it lies. */
export const spotPlaces: Readonly<Record<string, PlaceId>> = {
  role: "table",
  bank: "bank",
  supply: "harbour",
  house: "harbour",
  ship: "harbour",
  "colonist-ship": "harbour",
  colonists: "harbour",
  nobles: "harbour",
  points: "harbour",
  faceup: "harbour",
  quarries: "harbour",
  facedown: "harbour",
  discards: "harbour",
  seat: "mine",
};

/** What is said by buttons only. */
const SAID = [DECLINE, DONE, FILL, PASS, STAY];
const AT_THE_BANK = [BUILD, BARGAIN, CHOOSE];
const AT_THE_HARBOUR = [TAKE, LAY_FOREST, DRAW, LAY, BUY_LAND, BUY_FOREST, LOAD, SELL, EXTRA, JOIN, PRIVILEGE];

/** The place in which a legal move can be made; null if it stands as a button only. */
export function placeOf(view: PuertoRicoView, _seat: SeatId, move: Move): PlaceId | null {
  const isOneOf = (verbs: readonly { has(move: Move): boolean }[]) => verbs.some((verb) => verb.has(move));
  if (isOneOf(SAID)) return null;
  if (ROLE.has(move)) return "table";
  if (isOneOf(AT_THE_BANK)) return "bank";
  if (isOneOf(AT_THE_HARBOUR)) return "harbour";
  // newcomers stand in the harbour, unless the house that brings them can be touched itself
  if (COLONIST.has(move) || NOBLE.has(move))
    return newColonist(view).fromShip || stepNow(view) === "landfall" ? "harbour" : "mine";
  return "mine";
}
