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

/** The mean of something counted in every game, with the 95 % interval around it. */
export interface Average {
  readonly name: string;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** How the seats did that had something in common, such as the same ship. */
export interface GroupStatistics extends Omit<SeatStatistics, "seat"> {
  readonly name: string;
  /** How often a seat was of this group. */
  readonly seats: number;
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

/** Gathers numbers and knows their mean and how sure it is. */
class Sample {
  private count = 0;
  private sum = 0;
  private squares = 0;

  add(value: number): void {
    this.count++;
    this.sum += value;
    this.squares += value * value;
  }

  average(name: string): Average {
    const mean = this.sum / this.count;
    const variance = this.count < 2 ? 0 : Math.max(0, this.squares - this.count * mean * mean) / (this.count - 1);
    const reach = Z * Math.sqrt(variance / this.count);
    return { name, mean, low: mean - reach, high: mean + reach };
  }
}

/** Wins and points of the seats that share a word. */
class Group {
  private seats = 0;
  private wins = 0;
  private points = 0;

  add(win: number, score: number): void {
    this.seats++;
    this.wins += win;
    this.points += score;
  }

  statistics(name: string): GroupStatistics {
    const winShare = this.wins / this.seats;
    return { name, seats: this.seats, winShare, ...wilson(winShare, this.seats), meanScore: this.points / this.seats };
  }
}

function entryOf<Value>(map: Map<string, Value>, name: string, make: () => Value): Value {
  const found = map.get(name) ?? make();
  map.set(name, found);
  return found;
}

/** Gathers the results of many games. */
export class Tally {
  games = 0;
  finished = 0;
  decisions = 0;
  private readonly wins: number[];
  private readonly points: number[];
  private readonly counted = new Map<string, Sample>();
  private readonly distinct = new Map<string, Map<string, Group>>();

  constructor(players: number) {
    this.wins = new Array<number>(players).fill(0);
    this.points = new Array<number>(players).fill(0);
  }

  /** Counts one game; a shared victory is divided equally, an unfinished game has no winner. */
  add(outcome: Outcome): void {
    const { finished, decisions, scores, winners } = outcome;
    this.games++;
    this.decisions += decisions;
    if (!finished) return;
    this.finished++;
    for (const seat of winners) this.wins[seat] += 1 / winners.length;
    for (const [seat, score] of scores.entries()) this.points[seat] += score;
    for (const [name, value] of Object.entries(outcome.statistics))
      entryOf(this.counted, name, () => new Sample()).add(value);
    for (const [name, words] of Object.entries(outcome.distinctions)) {
      const groups = entryOf(this.distinct, name, () => new Map<string, Group>());
      for (const [seat, word] of words.entries())
        entryOf(groups, word, () => new Group()).add(winners.includes(seat) ? 1 / winners.length : 0, scores[seat]);
    }
  }

  /** The means of what the game counts. */
  averages(): Average[] {
    return [...this.counted].map(([name, sample]) => sample.average(name));
  }

  /** Results by what tells seats apart. */
  groups(): Record<string, GroupStatistics[]> {
    const listed = [...this.distinct].map(([name, groups]) => {
      const rows = [...groups].map(([word, group]) => group.statistics(word));
      return [name, rows.sort((one, other) => one.name.localeCompare(other.name))] as const;
    });
    return Object.fromEntries(listed);
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
