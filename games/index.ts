import { type Box, type Game, type GameParts, type Manifest, presentRules } from "@caravel/kernel";
import * as boxes from "./shelf.ts";

/** Every game of the house: those that can be played come first, then the older before the younger. */
export const shelf: readonly Manifest[] = Object.values<Manifest>(boxes).sort(
  (a, b) => Number(a.parts === null) - Number(b.parts === null) || a.year - b.year,
);

/** The game of this id, or undefined. */
export function findGame(id: string): Manifest | undefined {
  return shelf.find((game) => game.id === id);
}

/** What is inside the box of a game; null if there is no such game, or nothing to play yet. */
export function partsOf(id: string): GameParts | null {
  return findGame(id)?.parts ?? null;
}

/** The rules of a game by their number, the present ones if none is given; null if there are none. */
export async function rulesOf(id: string, rules?: number): Promise<Game | null> {
  const parts = partsOf(id);
  if (parts === null) return null;
  const number = rules ?? presentRules(parts);
  return Object.hasOwn(parts.rules, number) ? parts.rules[number]() : null;
}

/** A box opened: the present rules with their words in every language. */
async function openBox(parts: GameParts): Promise<Box> {
  const { words } = parts;
  const rules = parts.rules[presentRules(parts)];
  const [game, en, hu, fr] = await Promise.all([rules(), words.en(), words.hu(), words.fr()]);
  return { ...game, words: { en, hu, fr } };
}

/** Every box that can be played, opened. */
export async function everyBox(): Promise<readonly Box[]> {
  return Promise.all(shelf.flatMap(({ parts }) => (parts === null ? [] : [openBox(parts)])));
}
