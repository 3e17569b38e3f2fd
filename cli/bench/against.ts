import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Plugin } from "esbuild";
import type { Task } from "./alone.ts";
import { figureOf, quantile } from "./clock.ts";
import { FIGURES, type FigureName, type Measurement } from "./measure.ts";

// The same place seen from this file and from the bundle in cli/dist.
const HERE = fileURLToPath(new URL("../..", import.meta.url));

const KERNEL = "kernel/index.ts";
const rulesFile = (game: string) => `games/${game}/rules/game.ts`;

/** How much faster this checkout does something than another one: the middle of all rounds, the slowest and the fastest. */
export interface Ratio {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** A game measured in this checkout and in another one. */
export interface Comparison {
  readonly ratios: Readonly<Record<FigureName, Ratio>>;
  readonly here: Readonly<Record<FigureName, number>>;
  readonly there: Readonly<Record<FigureName, number>>;
}

/** Is the folder a checkout of Caravel in which this game has its rules? */
export function isCheckout(folder: string, game: string): boolean {
  return [KERNEL, rulesFile(game)].every((file) => existsSync(join(folder, file)));
}

/** Measures a game here and in another checkout, in turns and in processes of their own, by the same measuring code. */
export async function compareWith(folder: string, task: Task, rounds: number): Promise<Comparison> {
  const workshop = mkdtempSync(join(tmpdir(), "caravel-bench-"));
  try {
    const scripts = await Promise.all(
      [HERE, resolve(folder)].map((checkout, place) => script(checkout, task.game, join(workshop, `${place}.mjs`))),
    );
    const measured: [Measurement[], Measurement[]] = [[], []];
    // the first one of a round has a cooler processor: they take turns in that too
    for (let round = 0; round < rounds; round++)
      for (const place of round % 2 === 0 ? [0, 1] : [1, 0]) measured[place].push(await run(scripts[place], task));
    return compare(...measured);
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

function compare(here: readonly Measurement[], there: readonly Measurement[]): Comparison {
  const byFigure = <Value>(make: (name: FigureName) => Value) =>
    Object.fromEntries(FIGURES.map((name) => [name, make(name)])) as Record<FigureName, Value>;
  const medians = (all: readonly Measurement[], name: FigureName) => all.map(({ figures }) => figures[name].median);
  return {
    ratios: byFigure((name) => {
      const others = medians(there, name);
      const ratios = medians(here, name).map((own, round) => speedup(name, own, others[round]));
      return { median: quantile(ratios, 0.5), low: Math.min(...ratios), high: Math.max(...ratios) };
    }),
    here: byFigure((name) => figureOf(medians(here, name)).median),
    there: byFigure((name) => figureOf(medians(there, name)).median),
  };
}

/** More than 1 if the first is faster. */
function speedup(name: FigureName, own: number, other: number): number {
  return name.endsWith("PerSecond") ? own / other : other / own;
}

async function run(file: string, task: Task): Promise<Measurement> {
  const { stdout } = await promisify(execFile)(process.execPath, [file, JSON.stringify(task)]);
  return JSON.parse(stdout);
}

/** Bundles this checkout's measuring code with the kernel and the rules of a checkout, which need not be installed. */
async function script(checkout: string, game: string, outfile: string): Promise<string> {
  const { build } = await import("esbuild");
  await build({
    stdin: {
      contents: `
        import * as rules from ${JSON.stringify(join(checkout, rulesFile(game)))};
        import { measureAlone } from "./cli/bench/alone.ts";
        measureAlone(rules);
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
