import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../prepare.mjs";

const NEEDED = /^(package.*\.json|tsconfig.*\.json|(kernel|games|bots|tables|server|web|cli|scripts)\/.*)$/;
const NOT_NEEDED = /^games\/[^/]+\/(golden|scenarios)\//;

/** What a program of the repository wrote and how it ended. */
export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A copy of the repository's sources with what is installed, in which programs can be run. */
export class CopiedRepository {
  readonly root: string;

  constructor(root: string) {
    this.root = root;
    const list = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: ROOT });
    const files = String(list).split("\0");
    for (const file of files.filter((path) => NEEDED.test(path) && !NOT_NEEDED.test(path)))
      if (lstatSync(join(ROOT, file), { throwIfNoEntry: false })?.isFile()) cpSync(join(ROOT, file), join(root, file));
    linkInstalled(join(ROOT, "node_modules"), join(root, "node_modules"));
  }

  /** Runs a script of the repository with Node. */
  run(...args: string[]): Ran {
    const env = { ...process.env, NO_COLOR: "1" };
    const ran = spawnSync(process.execPath, args, { cwd: this.root, encoding: "utf8", env });
    return { code: ran.status, out: ran.stdout, err: ran.stderr };
  }
}

/** Libraries are shared with the repository; a link to one of our own packages leads to its copy. */
function linkInstalled(from: string, to: string): void {
  mkdirSync(join(to, "@caravel"), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== "@caravel" && name !== ".cache" && name !== ".vite") symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, "@caravel")))
    symlinkSync(readlinkSync(join(from, "@caravel", name)), join(to, "@caravel", name));
}
