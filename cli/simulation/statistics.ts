import type { Outcome } from "./playout.ts";

/** How a seat did over many games. */
export interface SeatStatistics {
  readonly seat: number;
  readonly winShare: number;
  /** Ends of the 95 % Wilson interval around the share. */
  readonly low: number;
  readonly high: number;
  readonly meanScore: number;
}

const Z = 1.959963984540054;

/** The 95 % Wilson interval of a share seen in so many trials. */
export function wilson(share: number, trials: number): { low: number; high: number } {
  if (trials === 0) return { low: 0, high: 1 };
  const spread = (Z * Z) / trials;
  const centre = (share + spread / 2) / (1 + spread);
  const reach = (Z * Math.sqrt((share * (1 - share)) / trials + spread / trials / 4)) / (1 + spread);
  return { low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) };
}

/** Gathers the results of many games. */
export class Tally {
  games = 0;
  finished = 0;
  decisions = 0;
  private readonly wins: number[];
  private readonly points: number[];

  constructor(players: number) {
    this.wins = new Array<number>(players).fill(0);
    this.points = new Array<number>(players).fill(0);
  }

  /** Counts one game; a shared victory is divided equally, an unfinished game has no winner. */
  add({ finished, decisions, scores, winners }: Outcome): void {
    this.games++;
    this.decisions += decisions;
    if (!finished) return;
    this.finished++;
    for (const seat of winners) this.wins[seat] += 1 / winners.length;
    for (const [seat, score] of scores.entries()) this.points[seat] += score;
  }

  /** The statistics of all seats, over the finished games. */
  seats(): SeatStatistics[] {
    const trials = this.finished;
    return this.wins.map((wins, seat) => {
      const winShare = trials === 0 ? 0 : wins / trials;
      return { seat, winShare, ...wilson(winShare, trials), meanScore: trials === 0 ? 0 : this.points[seat] / trials };
    });
  }
}
