import type { BotPool, Question, Thinking } from "@caravel/bots/question";
import type { Move } from "@caravel/kernel";
import { type Problem, problemOf } from "./problem.ts";

/** How long bots are left to another page that has just moved, or to a store that has just failed. */
const PATIENCE_MS = 2000;

/** A bot's question, with the moment of the table to which it belongs. */
export interface BotAsked {
  readonly sequence: number;
  readonly question: Question;
}

/** What came of a bot's answer: it moved, the table had gone on while it thought, or somebody else was faster to keep theirs. */
export type BotAnswer = "moved" | "late" | "outdated";

/** What bots need of the table they play at. */
export interface BotsTable {
  /** What the next bot is asked; null if it is nobody's turn but people's, and then `rest` was called. */
  askBot(): Promise<BotAsked | null>;
  answerBot(asked: BotAsked, move: Move): Promise<BotAnswer>;
  /** Does anybody look at the table? */
  isWatched(): boolean;
  /** Hears what kept the bots from going on. */
  troubled(problem: Problem): void;
}

/** Lets the bots of a table move, one decision after the other; they think outside the table's queue. */
export class BotsTurn {
  private isDriving = false;
  private willDrive = false;
  private thinking: Thinking | null = null;

  constructor(
    private readonly table: BotsTable,
    private readonly pool: BotPool,
    private readonly wait: (milliseconds: number) => Promise<void>,
  ) {}

  /** Are bots about to move? */
  get isOn(): boolean {
    return this.isDriving;
  }

  /** Lets the bots go on, if it is their turn. */
  drive(): void {
    if (this.isDriving) return;
    this.isDriving = true;
    void this.driveOn();
  }

  /** Lets the bots move until they have nothing to do; rejected if something keeps them from it. */
  async play(): Promise<void> {
    if (this.isDriving) return;
    this.isDriving = true;
    try {
      for (;;) {
        const asked = await this.table.askBot();
        if (asked === null) return;
        await this.table.answerBot(asked, await this.think(asked.question));
      }
    } catch (error) {
      this.table.troubled(problemOf(error));
      throw error;
    } finally {
      this.rest();
    }
  }

  /** Lets the bots go on after a while, if anybody still looks. */
  async driveLater(): Promise<void> {
    if (this.willDrive) return;
    this.willDrive = true;
    await this.wait(PATIENCE_MS);
    this.willDrive = false;
    if (this.table.isWatched()) this.drive();
  }

  /** The bots have nothing to do. */
  rest(): void {
    this.isDriving = false;
  }

  /** The bot that is thinking moves with the best it has found. */
  hurry(): void {
    this.thinking?.hurry();
  }

  /** Something else has happened at the table: what a bot is thinking about is no longer asked. */
  tableChanged(): void {
    this.hurry();
  }

  /** One decision at a time, so that what others ask is heard in between. */
  private async driveOn(): Promise<void> {
    do await this.wait(0);
    while (await this.takeTurn());
  }

  /** Plays one decision of a bot; false if that was all for now. */
  private async takeTurn(): Promise<boolean> {
    try {
      const asked = await this.table.askBot();
      if (asked === null) return false;
      const answer = await this.table.answerBot(asked, await this.think(asked.question));
      if (answer !== "outdated") return true;
    } catch (error) {
      this.table.troubled(problemOf(error));
    }
    this.rest();
    void this.driveLater();
    return false;
  }

  /** A bot is not troubled with a single legal move. */
  private async think(question: Question): Promise<Move> {
    if (question.moves.length === 1) return question.moves[0];
    this.thinking = this.pool.think(question);
    try {
      return await this.thinking.move;
    } finally {
      this.thinking = null;
    }
  }
}
