import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Span } from "@caravel/tables/clocks";
import { build, stop } from "esbuild";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** A machine that is busy with other things takes its time. */
const PATIENCE = 600_000;

/** Bundles the server for a process of its own, where its libraries are found; answers the file. */
export const bundleServer = () => bundled("process");

/** Bundles a program of this folder for a process of its own, where its libraries are found; answers the file. */
export async function bundled(name: string): Promise<string> {
  const outfile = join(ROOT, "node_modules", ".cache", `${name}-${process.pid}.mjs`);
  await build({
    entryPoints: [join(ROOT, "server", "testing", `${name}.ts`)],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "error",
    plugins: [
      {
        // our own packages go in; libraries, and what only a page can draw, stay outside
        name: "ours-alone",
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]|\?(drawn|rulebook)$/ }, ({ path, kind }) =>
            kind === "entry-point" || /^@caravel\/[^?]*$/.test(path) ? null : { path, external: true },
          ),
      },
    ],
  });
  await stop();
  return outfile;
}

/** A server in a process of its own, which ends as a power cut would end it and starts again where it was. */
export class KilledServer {
  port = 0;
  kills = 0;
  /** What it said when it ended without having been killed. */
  readonly deaths: string[] = [];
  /** The times from one of its ends until it was started again. */
  readonly downs: Span[] = [];
  private killedAt: number | null = null;
  private child: ChildProcess | null = null;

  constructor(
    private readonly program: string,
    private readonly database: string,
    /** Do its bots come to an end? */
    private readonly bots: "usual" | "stuck" = "usual",
  ) {}

  /** Starts it, on the port it had before. */
  start(): Promise<void> {
    if (this.killedAt !== null) this.downs.push({ from: this.killedAt, to: Date.now() });
    const child = spawn(process.execPath, [this.program, this.database, String(this.port), this.bots], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.child = child;
    return new Promise((resolve, reject) => {
      let said = "";
      const timer = setTimeout(() => reject(new Error(`the server did not start: ${said}`)), PATIENCE);
      const hear = (text: Buffer) => {
        said += String(text);
        const port = /listening (\d+)/.exec(said)?.[1];
        if (port === undefined) return;
        clearTimeout(timer);
        this.port = Number(port);
        resolve();
      };
      child.stdout.on("data", hear);
      child.stderr.on("data", hear);
      child.once("exit", () => {
        if (this.child === child) this.deaths.push(said);
        reject(new Error(`the server ended: ${said}`));
      });
    });
  }

  async kill(): Promise<void> {
    const { child } = this;
    this.child = null;
    if (child === null || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;
    this.killedAt = Date.now();
    this.kills++;
  }
}
