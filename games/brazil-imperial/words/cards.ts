import { BUILDING_COUNT } from "../content/buildings.ts";
import type { BattleEffect, ExplorationRow, GoldEffect } from "../content/cards.ts";
import type { Goal } from "../content/content.ts";
import type { MonarchRow } from "../content/monarchs.ts";
import type { PaintingEffect } from "../content/paintings.ts";
import type { PalaceRow } from "../content/spaces.ts";

/** What one language says of every effect: cards, tiles and people are rows of effects, and a pack can change them. */
export interface CardWords {
  paintingDoes(effects: readonly PaintingEffect[]): string;
  goldDoes(effect: GoldEffect): string;
  /** Empty if the card has strength alone. */
  battleDoes(effect: BattleEffect | null): string;
  explorationDoes(row: ExplorationRow): string;
  monarchDoes(row: MonarchRow): string;
  /** What a palace asks for, and what it brings. */
  palaceNeeds(row: PalaceRow): string;
  palaceBrings(row: PalaceRow): string;
  /** What a goal counts, after so many of so many: "farms". */
  goal(goal: Goal): string;
  /** By space: what an improvement adds, and the move or advantage that comes with it. */
  readonly improvements: readonly string[];
  readonly spaceMoves: readonly string[];
}

/** The sides of some bits. */
export function sidesIn(bits: number): number[] {
  return Array.from({ length: BUILDING_COUNT }, (_, side) => side).filter((side) => ((bits >> side) & 1) === 1);
}

/** All sides of the first age, and of the second, as bits: goals speak of them together. */
export const AGE_SIDES: readonly number[] = [0b1111, 0b110000];

/** Points for one, two, three of a set, as they are written: "1/3/5". */
export const inSteps = (points: readonly number[]): string => points.slice(1).join("/");

/** A number with its sign. */
export const signed = (number: number): string => (number < 0 ? String(number) : `+${number}`);
