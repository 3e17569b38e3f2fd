import { type ChildProcess, fork } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "esbuild";
import { type Comparison, compare, type LapTimes } from "./figures.ts";
import { type Course, LAPS, type LapName } from "./laps.ts";
import { isEnough } from "./measure.ts";
import type { Task } from "./runner.ts";

// The same place seen from this file and from the bundle in cli/dist.
const HERE = fileURLToPath(new URL("../..", import.meta.url));

const KERNEL = "kernel/index.ts";
const rulesFile = (game: string) => `games/${game}/rules/game.ts`;

/** Is the folder a checkout of Caravel in which this game has its rules? */
export function isCheckout(folder: string, game: string): boolean {
  return [KERNEL, rulesFile(game)].every((file) => existsSync(join(folder, file)));
}

/** How long two checkouts are compared: so many rounds in fresh processes, each with so many seconds for either. */
export interface Patience {
  readonly rounds: number;
  readonly seconds: number;
}

/** Runs the same laps here and in another checkout, in turns and in processes of their own, by the same measuring code. */
export async function compareWith(folder: string, task: Task, { rounds, seconds }: Patience): Promise<Comparison> {
  const workshop = mkdtempSync(join(tmpdir(), "caravel-bench-"));
  try {
    const scripts = await Promise.all(
      [HERE, resolve(folder)].map((checkout, place) => script(checkout, task.game, join(workshop, `${place}.mjs`))),
    );
    const [here, there]: [LapTimes[], LapTimes[]] = [[], []];
    // what the engine makes of the same code differs from process to process: several have their try
    for (let round = 0; round < rounds; round++) {
      const [own, other] = await runInTurns(scripts, task, seconds);
      here.push(own);
      there.push(other);
    }
    return compare(here, there);
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

async function runInTurns(scripts: readonly string[], task: Task, seconds: number): Promise<LapTimes[]> {
  const runners: Runner[] = [];
  try {
    for (const file of scripts) runners.push(await Runner.start(file, task));
    for (const lap of LAPS)
      while (runners.some(({ times }) => !isEnough(lap, times[lap], seconds)))
        for (const runner of runners) await runner.run(lap);
    return runners.map(({ things, times }) => ({ things, seconds: times }));
  } finally {
    for (const runner of runners) runner.stop();
  }
}

/** A process that runs laps when it is told to. */
class Runner {
  readonly times = Object.fromEntries(LAPS.map((lap) => [lap, []])) as unknown as Record<LapName, number[]>;

  private constructor(
    private readonly process: ChildProcess,
    readonly things: Course["things"],
  ) {}

  static async start(file: string, task: Task): Promise<Runner> {
    const process = fork(file, [JSON.stringify(task)], { execArgv: [] });
    return new Runner(process, await answerOf(process));
  }

  async run(lap: LapName): Promise<void> {
    const answer = answerOf<number>(this.process);
    this.process.send(lap);
    this.times[lap].push(await answer);
  }

  stop(): void {
    this.process.kill();
  }
}

/** The next thing a process says. */
function answerOf<Answer>(process: ChildProcess): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const fail = (code: number | null) => reject(new Error(`a measuring process ended with ${code}`));
    process.once("exit", fail);
    process.once("message", (answer) => {
      process.off("exit", fail);
      resolve(answer as Answer);
    });
  });
}

/** Bundles this checkout's measuring code with the kernel and the rules of a checkout, which need not be installed. */
async function script(checkout: string, game: string, outfile: string): Promise<string> {
  const { build } = await import("esbuild");
  await build({
    stdin: {
      contents: `
        import * as rules from ${JSON.stringify(join(checkout, rulesFile(game)))};
        import { runLaps } from "./cli/bench/runner.ts";
        runLaps(rules);
      `,
      resolveDir: HERE,
    },
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "error",
    plugins: [kernelOf(checkout)],
  });
  return outfile;
}

/** Everything, also our bots that measure, is played by the kernel of the checkout. */
function kernelOf(checkout: string): Plugin {
  return {
    name: "kernel",
    setup: (build) => build.onResolve({ filter: /^@caravel\/kernel$/ }, () => ({ path: join(checkout, KERNEL) })),
  };
}
