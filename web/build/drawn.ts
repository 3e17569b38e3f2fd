import type { Plugin } from "vite";

const REQUEST = /\?drawn$/;

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
