import type { FastChance, Move } from "@caravel/kernel";
import { type Bot, type Position, settled, type Thought } from "./bot.ts";
import { usualBudget } from "./budgets.ts";
import type { Budget } from "./question.ts";

/** After so many tries one looks whether the answer is clear. */
const GLANCE = 32;

/** A thought with its budget, worked on in stints. */
export class Work {
  private triesLeft: number;
  private millisecondsLeft: number;
  private tries = 0;
  private milliseconds = 0;

  constructor(
    private readonly thought: Thought,
    budget: Budget,
  ) {
    const { weight = 1 } = thought;
    this.triesLeft = "iterations" in budget ? Math.ceil(budget.iterations * weight) : Number.POSITIVE_INFINITY;
    this.millisecondsLeft = "milliseconds" in budget ? budget.milliseconds * weight : Number.POSITIVE_INFINITY;
  }

  /** Thinks on, at most for so long; false once the budget is spent or nothing is left to try. */
  goOn(milliseconds: number): boolean {
    const start = performance.now();
    const end = start + Math.min(milliseconds, this.millisecondsLeft);
    let now = start;
    while (now < end && this.triesLeft > 0) {
      this.triesLeft--;
      this.tries++;
      if (!this.thought.tryMore()) return false;
      now = performance.now();
      if (this.tries % GLANCE === 0 && !this.isOpen(now - start)) return false;
    }
    this.millisecondsLeft -= now - start;
    this.milliseconds += now - start;
    return this.triesLeft > 0 && this.millisecondsLeft > 0;
  }

  /** Can what is left of the budget change the answer? By the clock, as many tries are left as the time so far lets expect. */
  private isOpen(sinceStart: number): boolean {
    const pace = this.tries / (this.milliseconds + sinceStart);
    const expected = (this.millisecondsLeft - sinceStart) * pace;
    return this.thought.isOpen?.(Math.min(this.triesLeft, expected)) ?? true;
  }
}

/** What a bot decides within a budget, without a pause: for whole games between bots. */
export function decide(bot: Bot, position: Position, chance: FastChance, budget = usualBudget(bot.name)): Move {
  const thought = bot.think(position, chance);
  new Work(thought, budget).goOn(Number.POSITIVE_INFINITY);
  return thought.move;
}

/** The bot with a budget of its own, whatever others would give it. */
export function withBudget(bot: Bot, budget: Budget): Bot {
  return { name: bot.name, think: (position, chance) => settled(decide(bot, position, chance, budget)) };
}
