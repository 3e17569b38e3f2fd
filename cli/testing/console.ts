import { Readable } from "node:stream";
import type { Box } from "@caravel/kernel";
import type { Io } from "../io.ts";
import { run } from "../run.ts";
import { pebbles } from "./pebbles.ts";

/** What a command wrote and how it ended. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** How a test's world differs from an English terminal-less one without input. */
export interface World {
  readonly input?: string;
  readonly terminal?: boolean;
  readonly env?: Io["env"];
  readonly games?: readonly Box[];
}

/** Runs a command line in this process, with the small test game on the shelf. */
export async function caravel(
  argv: readonly string[],
  { input = "", terminal = false, env = {}, games = [pebbles] }: World = {},
): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  const stdin = Object.assign(Readable.from(input === "" ? [] : [input]), { isTTY: terminal });
  const io: Io = {
    stdin,
    stdout: { write: (text) => out.push(text), isTTY: terminal },
    stderr: { write: (text) => err.push(text), isTTY: terminal },
    env,
  };
  const code = await run(argv, io, games);
  return { code, out: out.join(""), err: err.join("") };
}

/** Runs a command line that must succeed and print JSON. */
export async function caravelJson(argv: readonly string[], world: World = {}): Promise<unknown> {
  const { code, out, err } = await caravel([...argv, "--json"], world);
  if (code === 2 || code === 70) throw new Error(err);
  return JSON.parse(out);
}
