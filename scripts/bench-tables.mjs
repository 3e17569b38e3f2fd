// Measures what a kept move costs in a short and in a long game, and how long a long one takes to be opened: `npm run bench:tables`.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureDependencies, ROOT } from "./prepare.mjs";

/** What only a page can draw is not needed here. */
const DRAWN_BY_A_PAGE = /\?(drawn|rulebook)$/;

async function main() {
  await ensureDependencies();
  const { build, stop } = await import("esbuild");
  const outfile = join(ROOT, "node_modules", ".cache", "bench-tables.mjs");
  await build({
    entryPoints: [join(ROOT, "tables", "testing", "bench.ts")],
    bundle: true,
    platform: "node",
    format: "esm",
    outfile,
    plugins: [
      {
        name: "nothing-drawn",
        setup: ({ onResolve }) => onResolve({ filter: DRAWN_BY_A_PAGE }, ({ path }) => ({ path, external: true })),
      },
    ],
  }).finally(stop);
  await import(pathToFileURL(outfile).href);
}

await main();
