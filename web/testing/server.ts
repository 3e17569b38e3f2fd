import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

const PROGRAM = join(import.meta.dirname, "../../cli/dist/caravel.mjs");
const PATIENCE_MS = 60_000;

/** `caravel serve` as a process of its own, which a test can kill and start again where it was. */
export interface TestServer {
  readonly address: string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  startAgain(): Promise<void>;
}

/** Starts a server with a folder of its own, for one test. */
export async function startServer(): Promise<TestServer> {
  const data = mkdtempSync(join(tmpdir(), "caravel-online-"));
  let { process: child, address } = await launch(data, "0");
  const { port } = new URL(address);
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;
  };
  onTestFinished(async () => {
    await kill();
    rmSync(data, { recursive: true, force: true });
  });
  return {
    address,
    kill,
    async startAgain() {
      ({ process: child, address } = await launch(data, port));
    },
  };
}

function launch(data: string, port: string): Promise<{ process: ChildProcess; address: string }> {
  const args = [PROGRAM, "serve", "--lang", "en", "--host", "localhost", "--port", port, "--data", data];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
  return new Promise((resolve, reject) => {
    let said = "";
    const timer = setTimeout(() => reject(new Error(`the server did not start: ${said}`)), PATIENCE_MS);
    const hear = (text: Buffer) => {
      said += String(text);
      const address = /http:\S+/.exec(said)?.[0];
      if (address === undefined || !said.includes("Ctrl+C")) return;
      clearTimeout(timer);
      resolve({ process: child, address });
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", () => reject(new Error(`the server ended: ${said}`)));
  });
}
