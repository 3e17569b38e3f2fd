import type { Plugin } from "vite";

const WORKER = /new URL\(("\.[^"]+\.ts"), import\.meta\.url\)/g;
const STARTERS = /\/web\/(host\/start-worker|bots\/pool)\.ts$/;

/**
 * Builds workers together with the page instead of each on its own: what page, tables and bots have in common, such as the rules of
 * a game, is then one file that a browser fetches once.
 */
export function workers(): Plugin {
  return {
    name: "caravel-workers",
    apply: "build",
    enforce: "pre",
    async transform(code, importer) {
      if (!STARTERS.test(importer)) return null;
      let started = code;
      for (const [url, path] of code.matchAll(WORKER)) {
        const worker = await this.resolve(JSON.parse(path), importer);
        if (worker === null) throw new Error(`there is no worker at ${path}`);
        const chunk = this.emitFile({ type: "chunk", id: worker.id });
        started = started.replace(url, `import.meta.ROLLUP_FILE_URL_${chunk}`);
      }
      return { code: started, map: null };
    },
  };
}
