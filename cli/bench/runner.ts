import type { Game, Options } from "@caravel/kernel";
import { courseOf, type LapName } from "./laps.ts";

/** What a process that runs laps is told as it starts. */
export interface Task {
  readonly game: string;
  readonly players: number;
  readonly options: Options;
}

/** Runs laps of the game of a rules module in a process of its own: says what the laps hold, then runs each that is asked for and says its time. */
export function runLaps(rules: object): void {
  const { game: id, players, options }: Task = JSON.parse(process.argv[2] ?? "{}");
  const isGame = (value: unknown): value is Game =>
    typeof value === "object" && value !== null && "steps" in value && "id" in value && value.id === id;
  const game = Object.values(rules).find(isGame);
  if (game === undefined) throw new Error(`the rules of ${id} export no game`);
  const course = courseOf({ game, players, options });
  process.on("message", (lap: LapName) => process.send?.(course.run(lap)));
  process.send?.(course.things);
}
