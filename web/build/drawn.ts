import type { Plugin } from "vite";

const REQUEST = /\?drawn$/;
const MANIFEST = /\/games\/[a-z0-9-]+\/manifest\.ts$/;
const PLAYED = /^\.\/(rules|bots)\//;
const NOTHING = "\0not-played";

/** `import("./board/index.ts?drawn")`: what only a page can draw, under a name that nobody else looks into. */
export function drawn(): Plugin {
  return {
    name: "caravel-drawn",
    enforce: "pre",
    resolveId(id, importer) {
      return REQUEST.test(id) ? this.resolve(id.replace(REQUEST, ""), importer) : null;
    },
  };
}

/** For a worker, which plays tables and shows nothing: of what a manifest loads, only rules and bots come along. */
export function playedOnly(): Plugin {
  return {
    name: "caravel-played-only",
    enforce: "pre",
    resolveId(id, importer) {
      return importer !== undefined && MANIFEST.test(importer) && id.startsWith("./") && !PLAYED.test(id)
        ? NOTHING
        : null;
    },
    load(id) {
      return id === NOTHING ? 'throw new Error("whoever plays tables has nothing to show");' : null;
    },
  };
}
