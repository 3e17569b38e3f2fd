// What the scripts know of the games: the manifests on the shelf, read from their TypeScript. Needs the dependencies.
import { join } from "node:path";
import { ROOT } from "./prepare.mjs";

/** The manifests of all games on the shelf; none of their parts can be loaded here. */
export async function readShelf() {
  const { build, stop } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, "games", "index.ts")],
    bundle: true,
    format: "esm",
    write: false,
    plugins: [{ name: "manifests-only", setup: ({ onResolve }) => onResolve({ filter: /.*/ }, leaveParts) }],
  }).finally(stop);
  const [{ text }] = outputFiles;
  /** @type {typeof import("../games/index.ts")} */
  const { shelf } = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  return shelf;
}

/**
 * Whatever a manifest loads when it is needed stays where it is.
 * @param {import("esbuild").OnResolveArgs} request
 */
function leaveParts({ kind, path }) {
  return kind === "dynamic-import" ? { path, external: true } : undefined;
}
