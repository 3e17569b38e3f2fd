import type { Command, Context } from "../command.ts";
import { writeText } from "../files.ts";
import { EXIT } from "../io.ts";
import { percent, seedOf } from "../text/figures.ts";
import { Output } from "../text/output.ts";
import { Progress } from "../text/progress.ts";
import { type Plan, plannedTraining } from "../training/plan.ts";
import { type Gate, learn, passGate, playLessons, type Sheet } from "../training/school.ts";

/** What `--json` prints. */
interface Report {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly seed: string | number;
  readonly sheet: string;
  readonly iterations: number;
  readonly positions: number;
  readonly loss: number;
  readonly ignorance: number;
  readonly gate: Gate;
  /** Did the new weights win more than their share, so that they take the place of the present ones? */
  readonly isKept: boolean;
  readonly file: string;
}

/** Learns and lets what was learned prove itself. */
function train(plan: Plan, context: Context): Report {
  const { course, games, seed, sheet } = plan;
  const { game, players, iterations } = course;
  const during = <Result>(part: (hear: (share: number) => void) => Result): Result => {
    const progress = new Progress(context.io.stderr, game.id);
    const result = part((share) => progress.show(share));
    progress.clear();
    return result;
  };
  const lessons = during((hear) => playLessons(plan, hear, context.words));
  const { found, sheet: weights, positions } = learn(plan, lessons);
  const gate = during((hear) => passGate(plan, weights, hear));
  const isKept = plan.mayKeep && gate.winShare > 1 / players;
  const file = isKept ? plan.weights : `${plan.file}.weights.json`;
  write(file, weights, context);
  const { loss, ignorance } = found;
  return {
    game: game.id,
    players,
    games,
    seed: seedOf(seed),
    sheet,
    iterations,
    positions,
    loss,
    ignorance,
    gate,
    isKept,
    file,
  };
}

function write(file: string, weights: Sheet, { words }: Context): void {
  writeText(file, `${JSON.stringify(weights, null, 2)}\n`, words);
}

function tell({ games, positions, loss, ignorance, gate, isKept, file }: Report, { io, words }: Context): void {
  const output = new Output(io);
  const { report } = words;
  output.say(report.trained(games, positions));
  output.say(report.trainedLoss(loss.toFixed(4), ignorance.toFixed(4)));
  output.say(report.gatePassed(gate.games, percent(gate.winShare), percent(gate.low), percent(gate.high)));
  output.say(isKept ? report.weightsKept(file) : report.weightsNotKept(file));
}

/** `caravel train`: search learns from its own games what a position is worth. */
export const trainCommand: Command = {
  name: "train",
  usage: "GAME [--players N] [--games G] [--iterations N] [--seed TEXT] [--option NAME=VALUE] [--resume FILE] [--json]",
  examples: [
    "puerto-rico --players 3 --games 2000 --seed 1",
    "puerto-rico --players 4 --option expansion1=true --games 1000",
    "puerto-rico --players 2 --games 500 --iterations 200 --json",
  ],
  options: {
    players: "text",
    games: "text",
    iterations: "text",
    seed: "text",
    option: "texts",
    resume: "text",
    json: "flag",
  },
  positionals: 1,
  async run(given, context) {
    const report = train(await plannedTraining(given, context), context);
    if (given.has("json")) new Output(context.io).json(report);
    else tell(report, context);
    return EXIT.fine;
  },
};
