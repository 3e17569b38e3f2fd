import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

// The same places seen from this file and from the bundle in cli/dist.
const PROGRAM = fileURLToPath(new URL("../dist/caravel.mjs", import.meta.url));

/** The script of a thread in which bots think. */
export const BOTS_THREAD = new URL("../dist/bots-thread.mjs", import.meta.url);

/** The name of this build: what was kept by another one is not trusted. The parts of the program have names that change with what they hold. */
export function buildName(): string {
  const program = existsSync(PROGRAM) ? readFileSync(PROGRAM) : "";
  return createHash("sha256").update(program).digest("hex").slice(0, 16);
}
