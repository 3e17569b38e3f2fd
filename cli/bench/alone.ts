import type { Game, Options } from "@caravel/kernel";
import { measure, measureGames } from "./measure.ts";

/** What a process that measures alone is told. */
export interface Task {
  readonly game: string;
  readonly players: number;
  readonly options: Options;
  readonly seconds: number;
}

/** Measures the game of a rules module in a process of its own, as its argument says, and prints the measurement. */
export function measureAlone(rules: object): void {
  const { game: id, players, options, seconds }: Task = JSON.parse(process.argv[2] ?? "{}");
  const isGame = (value: unknown): value is Game =>
    typeof value === "object" && value !== null && "steps" in value && "id" in value && value.id === id;
  const game = Object.values(rules).find(isGame);
  if (game === undefined) throw new Error(`the rules of ${id} export no game`);
  const subject = { game, players, options };
  process.stdout.write(JSON.stringify(measure(subject, measureGames(subject, seconds), seconds)));
}
