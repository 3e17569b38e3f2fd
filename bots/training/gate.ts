import type { Evaluation, Weights } from "@caravel/kernel";
import type { Bot } from "../bot.ts";
import { playDeal } from "../playouts/playout.ts";
import { searchBot } from "../search/index.ts";
import { withBudget } from "../thinking.ts";
import type { Course } from "./lesson.ts";

/** What is known of a game, but with other weights. */
export function withWeights(evaluation: Evaluation, weights: Weights): Evaluation {
  const { search } = evaluation;
  if (search?.value === undefined) throw new Error("there is nothing that could have weights");
  return { ...evaluation, search: { ...search, value: { ...search.value, weights } } };
}

/** How long both think at the gate where the lessons did without search. */
const USUAL_ITERATIONS = 60;

/**
 * One game of a seat with new weights against all others with the present ones, at equal iterations: its share of the victory. Alone at
 * the table it plays for itself.
 */
export function playGate(course: Course, candidate: Evaluation, seed: string, number: number): number {
  const { game, evaluation, players, options, iterations, settings } = course;
  const budget = { iterations: iterations === 0 ? USUAL_ITERATIONS : iterations };
  const sitter = (known: Evaluation): Bot => withBudget(searchBot(known, settings), budget);
  const seat = number % players;
  const present = sitter(evaluation);
  const challenger = sitter(candidate);
  const bots = Array.from({ length: players }, (_, place) => (place === seat ? challenger : present));
  // the same deal once with each seat
  const deal = { game, players, options, bots, seed: `${seed}/gate/${Math.floor(number / players)}` };
  const { winners } = playDeal(deal);
  return winners.includes(seat) ? 1 / winners.length : 0;
}
