import { fixtureOf, placesOf, type Result, type Season } from "@caravel/bots";
import { type Rating, rate, rating } from "openskill";
import { plackettLuce } from "openskill/models";

/** Who stands at 0, if he takes part; otherwise the mean of all does. */
const YARDSTICK = "random";

/** By name: how strong everybody is (Plackett-Luce, learned from game after game in their order). */
export function ratingsOf(season: Season, results: readonly Result[]): ReadonlyMap<string, number> {
  const ratings = new Map(season.seats.map(({ name }) => [name, rating()]));
  for (const [number, result] of results.entries())
    learn(
      ratings,
      fixtureOf(season, number).seats.map(({ name }) => name),
      placesOf(result),
    );
  const strengths = [...ratings.values()].map(({ mu }) => mu);
  const zero = ratings.get(YARDSTICK)?.mu ?? strengths.reduce((sum, mu) => sum + mu, 0) / strengths.length;
  return new Map([...ratings].map(([name, { mu }]) => [name, mu - zero]));
}

/** What one game says of everybody in it; whoever had several seats learns from each of them. */
function learn(ratings: Map<string, Rating>, names: readonly string[], places: readonly number[]): void {
  const before = names.map((name) => ratings.get(name) ?? rating());
  // bots do not grow stronger from game to game: tau is 0
  const after = rate(
    before.map((one) => [one]),
    { rank: [...places], model: plackettLuce, tau: 0 },
  );
  for (const [seat, name] of names.entries()) {
    const own = ratings.get(name) ?? rating();
    const [{ mu, sigma } = before[seat]] = after[seat] ?? [];
    ratings.set(name, {
      mu: own.mu + mu - before[seat].mu,
      sigma: (own.sigma * sigma) / before[seat].sigma,
    });
  }
}
