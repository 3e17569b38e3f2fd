// What stands behind `npm run browser`, `npm run gallery` and `npm run bench:web`: tests, pictures and figures of the built page.

import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt, ensureDependencies, ensureWebBuilt, ROOT, succeeds } from "./prepare.mjs";

const TESTING = join(ROOT, "web", "testing");
const VITEST = ["node_modules/vitest/vitest.mjs", "run", "--config", "web/testing/vitest.config.ts"];

/** @type {Record<string, () => Promise<string[]>>} */
const COMMANDS = {
  browser: async () => VITEST,
  gallery: async () => [await bundled("gallery")],
  bench: async () => [await bundled("bench")],
};

/**
 * Bundles one of the programs in web/testing, which are written in TypeScript; answers where it is.
 * @param {string} name
 */
async function bundled(name) {
  const { build, stop } = await import("esbuild");
  const outfile = join(TESTING, "dist", `${name}.mjs`);
  mkdirSync(join(TESTING, "dist"), { recursive: true });
  await build({
    entryPoints: [join(TESTING, `${name}.ts`)],
    outfile,
    bundle: true,
    external: ["playwright-core"],
    platform: "node",
    format: "esm",
    target: "node20",
    define: { "import.meta.dirname": JSON.stringify(TESTING) },
    logLevel: "error",
  });
  await stop();
  return outfile;
}

const [, , command = "", ...args] = process.argv;
if (!Object.hasOwn(COMMANDS, command)) throw new Error(`node scripts/web.mjs ${Object.keys(COMMANDS).join("|")}`);
if (await succeeds(ensureDependencies, ensureBuilt, ensureWebBuilt)) {
  const program = await COMMANDS[command]();
  process.exitCode = spawnSync(process.execPath, [...program, ...args], { cwd: ROOT, stdio: "inherit" }).status ?? 1;
}
