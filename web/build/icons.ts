import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const PREFIX = "icon:";

/** `import body from "icon:barrel"`: the inside of one drawing of the family game-icons, for a 512 by 512 viewBox. */
export function icons(): Plugin {
  let drawings: Record<string, { body: string }> | null = null;
  const read = () => {
    const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
    return JSON.parse(readFileSync(file, "utf8")).icons as Record<string, { body: string }>;
  };
  return {
    name: "caravel-icons",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      drawings ??= read();
      const name = id.slice(PREFIX.length + 1);
      const drawing = drawings[name];
      if (drawing === undefined) throw new Error(`the family game-icons has no drawing "${name}"`);
      return `export default ${JSON.stringify(drawing.body)};`;
    },
  };
}
