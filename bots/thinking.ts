import type { FastChance, Move } from "@caravel/kernel";
import type { Bot, Position, Thought } from "./bot.ts";
import { usualBudget } from "./budgets.ts";
import type { Budget } from "./question.ts";

/** A thought with its budget, worked on in stints. */
export class Work {
  private triesLeft: number;
  private millisecondsLeft: number;

  constructor(
    private readonly thought: Thought,
    budget: Budget,
  ) {
    this.triesLeft = "iterations" in budget ? budget.iterations : Number.POSITIVE_INFINITY;
    this.millisecondsLeft = "milliseconds" in budget ? budget.milliseconds : Number.POSITIVE_INFINITY;
  }

  /** Thinks on, at most for so long; false once the budget is spent or nothing is left to try. */
  goOn(milliseconds: number): boolean {
    const start = performance.now();
    const end = start + Math.min(milliseconds, this.millisecondsLeft);
    let now = start;
    while (now < end && this.triesLeft > 0) {
      this.triesLeft--;
      if (!this.thought.tryMore()) return false;
      now = performance.now();
    }
    this.millisecondsLeft -= now - start;
    return this.triesLeft > 0 && this.millisecondsLeft > 0;
  }
}

/** What a bot decides within a budget, without a pause: for whole games between bots. */
export function decide(bot: Bot, position: Position, chance: FastChance, budget = usualBudget(bot.name)): Move {
  const thought = bot.think(position, chance);
  new Work(thought, budget).goOn(Number.POSITIVE_INFINITY);
  return thought.move;
}
