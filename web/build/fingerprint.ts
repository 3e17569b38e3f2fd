import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** What tables are kept and played with: chapters written by other code are not trusted. */
const PLAYS = /^(kernel|tables|games\/[^/]+\/(rules|content))\/.*(?<!\.test)\.(ts|json)$/;

/** A fingerprint of the code that plays and keeps tables. */
export function fingerprint(root: string): string {
  const sum = createHash("sha256");
  const files = ["kernel", "tables", "games"]
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter((path) => PLAYS.test(path) && !path.includes("node_modules"))
    .sort();
  for (const path of files) sum.update(`${path}\n`).update(readFileSync(join(root, path)));
  return sum.digest("hex").slice(0, 16);
}
