// Measures the server under load, beside boardgame.io: `npm run bench:server`, all of it or what is named: beside, growing, idle. What it is measured against is installed in `bench` alone.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensureDependencies, ROOT, succeeds } from "./prepare.mjs";

const BENCH = join(ROOT, "bench");
const BUNDLES = join(BENCH, "node_modules", ".cache");
/** What is run in processes of their own, bundled so that our packages are found. */
const PROGRAMS = {
  caravel: "servers/caravel.mjs",
  boardgame: "servers/boardgame.mjs",
  prepare: "prepare.mjs",
  run: "run.mjs",
};
/** What only a page can draw is not needed here. */
const DRAWN_BY_A_PAGE = /\?(drawn|rulebook)$/;

function ensureBenchDependencies() {
  if (existsSync(join(BENCH, "node_modules", "node-persist"))) return;
  spawnSync("npm", ["ci"], { cwd: BENCH, stdio: "inherit", shell: process.platform === "win32" });
}

async function bundle() {
  const { build, stop } = await import("esbuild");
  const entryPoints = Object.fromEntries(Object.entries(PROGRAMS).map(([name, path]) => [name, join(BENCH, path)]));
  await build({
    entryPoints,
    outdir: BUNDLES,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
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
            kind === "entry-point" || (/^@caravel\//.test(path) && !DRAWN_BY_A_PAGE.test(path))
              ? null
              : { path, external: true },
          ),
      },
    ],
  }).finally(stop);
}

if (await succeeds(ensureDependencies)) {
  ensureBenchDependencies();
  await bundle();
  process.exitCode =
    spawnSync(process.execPath, [join(BUNDLES, "run.mjs"), BUNDLES, ...process.argv.slice(2)], { stdio: "inherit" })
      .status ?? 1;
}
