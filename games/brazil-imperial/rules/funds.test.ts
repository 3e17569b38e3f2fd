import { FastChance } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import {
  ANY_RAW_SLOT,
  type Cost,
  GOLD,
  GOLD_SLOT,
  RAW_COUNT,
  SCIENCE,
  SLOT_COUNT,
  SUGARCANE_OR_COFFEE_SLOT,
} from "../content/resources.ts";
import { ANY, completes, FUND_SIZE, type Funds, fillsWith, fits, noFunds } from "./funds.ts";

/** BI-RES-02, BI-RES-07, read once more: what may lie on a slot? */
function suits(piece: number, slot: number): boolean {
  if (piece === SCIENCE) return true;
  if (piece === GOLD) return slot <= GOLD_SLOT;
  if (slot === ANY_RAW_SLOT) return true;
  if (piece === ANY) return slot < GOLD_SLOT;
  return piece === slot || (slot === SUGARCANE_OR_COFFEE_SLOT && piece < 2);
}

const listed = (counts: readonly number[]): number[] =>
  counts.flatMap((count, kind) => Array.from({ length: count }, () => kind));

/** How many pieces find a slot of their own at most. */
function matched(cost: Cost, funds: Funds): number {
  const pieces = listed(funds);
  const slots = listed(cost);
  const held = new Map<number, number>();
  const place = (piece: number, tried: Set<number>): boolean =>
    slots.some((slot, number) => {
      if (tried.has(number) || !suits(pieces[piece]!, slot)) return false;
      tried.add(number);
      const before = held.get(number);
      if (before !== undefined && !place(before, tried)) return false;
      held.set(number, piece);
      return true;
    });
  return pieces.filter((_, piece) => place(piece, new Set())).length;
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
const few = (chance: FastChance, size: number, most: number) => Array.from({ length: size }, () => chance.roll(most));

describe("what pays a cost", () => {
  const chance = new FastChance("funds");
  const cases = Array.from({ length: 4000 }, () => ({
    cost: few(chance, SLOT_COUNT, 2).map((slots) => (chance.roll(2) === 0 ? 0 : slots)),
    funds: few(chance, FUND_SIZE, 3).map((pieces) => (chance.roll(2) === 0 ? 0 : pieces)),
  }));

  test("BI-PAY-04, BI-PAY-09: a cost can be paid if and only if every slot can be matched", () => {
    const wrong = cases.filter(
      ({ cost, funds }) => fillsWith(cost, noFunds(), funds, noFunds()) !== (matched(cost, funds) === sum(cost)),
    );
    expect(wrong).toEqual([]);
    expect(cases.filter(({ cost, funds }) => matched(cost, funds) === sum(cost)).length).toBeGreaterThan(400);
  });

  test("BI-RES-03, BI-PAY-05: pieces fit together if and only if each has a slot of its own", () => {
    const wrong = cases.filter(
      ({ cost, funds }) => fits(cost, funds, noFunds()) !== (matched(cost, funds) === sum(funds)),
    );
    expect(wrong).toEqual([]);
    expect(cases.filter(({ cost, funds }) => matched(cost, funds) === sum(funds)).length).toBeGreaterThan(400);
  });

  test("BI-PAY-10: what is paid can be completed if and only if it fits and everything together fills the cost", () => {
    for (const { cost, funds } of cases.slice(0, 1000)) {
      const paid = funds.map((pieces, kind) => (kind < RAW_COUNT ? pieces >> 1 : 0));
      const left = funds.map((pieces, kind) => pieces - paid[kind]!);
      const isPossible = matched(cost, paid) === sum(paid) && matched(cost, funds) === sum(cost);
      expect(completes([[noFunds()]], cost, paid, left, 0, 0)).toBe(isPossible);
    }
  });
});
