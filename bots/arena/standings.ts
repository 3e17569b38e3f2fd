import type { Result } from "./contest.ts";
import { blockInterval } from "./interval.ts";
import { fixtureOf, type Season } from "./season.ts";

/** How a competitor did; all means are those of one seat. */
export interface Standing {
  readonly name: string;
  readonly winShare: number;
  /** Ends of the 95 % interval around the share, which knows of blocks. */
  readonly low: number;
  readonly high: number;
  readonly meanPlace: number;
  readonly meanScore: number;
}

/** The place of every seat, 1 for the winner; those who share places have their mean. */
export function placesOf({ winners, scores }: Pick<Result, "winners" | "scores">): number[] {
  const isAhead = (one: number, other: number) => {
    const [wins, loses] = [winners.includes(one), winners.includes(other)];
    return wins === loses ? !wins && scores[one] > scores[other] : wins;
  };
  return scores.map((_, seat) => {
    const others = [...scores.keys()].filter((other) => other !== seat);
    const ahead = others.filter((other) => isAhead(other, seat)).length;
    const behind = others.filter((other) => isAhead(seat, other)).length;
    return 1 + ahead + (others.length - ahead - behind) / 2;
  });
}

/** What one competitor did, seat by seat and game by game. */
class Tally {
  private seats = 0;
  private wins = 0;
  private places = 0;
  private points = 0;
  private readonly blocks = new Map<number, { wins: number; seats: number }>();

  add(block: number, win: number, place: number, score: number): void {
    this.seats++;
    this.wins += win;
    this.places += place;
    this.points += score;
    const known = this.blocks.get(block) ?? { wins: 0, seats: 0 };
    this.blocks.set(block, { wins: known.wins + win, seats: known.seats + 1 });
  }

  standing(name: string): Standing {
    const shares = [...this.blocks.values()].map(({ wins, seats }) => wins / seats);
    return {
      name,
      winShare: this.wins / this.seats,
      ...blockInterval(shares, this.seats),
      meanPlace: this.places / this.seats,
      meanScore: this.points / this.seats,
    };
  }
}

/** How everybody did in whole blocks of games, by number of the game; several seats of the same competitor are one entry. */
export function standingsOf(season: Season, results: readonly Result[]): Standing[] {
  const records = new Map(season.seats.map(({ name }) => [name, new Tally()]));
  for (const [number, result] of results.entries()) {
    const { block, seats } = fixtureOf(season, number);
    const places = placesOf(result);
    const { winners, scores } = result;
    for (const [seat, { name }] of seats.entries())
      records.get(name)?.add(block, winners.includes(seat) ? 1 / winners.length : 0, places[seat], scores[seat]);
  }
  return [...records].map(([name, record]) => record.standing(name));
}
