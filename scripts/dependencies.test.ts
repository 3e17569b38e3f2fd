import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { areInstalled } from "./dependencies.mjs";
import { ROOT } from "./prepare.mjs";

const folder = mkdtempSync(join(tmpdir(), "caravel-installed-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let clones = 0;

const LOCKED = {
  "": { workspaces: ["kernel"], devDependencies: { sail: "1.0.0" } },
  kernel: { name: "@caravel/kernel" },
  "node_modules/@caravel/kernel": { resolved: "kernel", link: true },
  "node_modules/sail": { version: "1.0.0", integrity: "sha512-sail" },
  "node_modules/sail-for-windows": { version: "1.0.0", integrity: "sha512-other", optional: true },
};

/** What npm notes after installing all this on another system than Windows. */
function installed(more: object = {}): object {
  const { "": _root, "node_modules/sail-for-windows": _other, ...rest } = LOCKED;
  return { ...rest, ...more };
}

/** A clone in which npm has noted these packages, or nothing at all. */
function clone(noted: object | null, asked: object = LOCKED[""]): string {
  const root = join(folder, String(clones++));
  const files = {
    "package.json": asked,
    "kernel/package.json": { name: "@caravel/kernel" },
    "package-lock.json": { packages: LOCKED },
    ...(noted === null ? {} : { "node_modules/.package-lock.json": { packages: noted } }),
  };
  for (const [path, contents] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), JSON.stringify(contents));
  }
  return root;
}

describe("what is installed", () => {
  test("after npm ci, everything; a package for another system is not missed", () => {
    expect(areInstalled(clone(installed()))).toBe(true);
  });

  test("on a fresh clone, nothing", () => {
    expect(areInstalled(clone(null))).toBe(false);
  });

  test.each([
    ["a package is missing", installed({ "node_modules/sail": undefined })],
    ["a package of ours is not linked", installed({ "node_modules/@caravel/kernel": undefined })],
    [
      "a package has another version",
      installed({ "node_modules/sail": { version: "0.9.0", integrity: "sha512-sail" } }),
    ],
    ["a package has other contents", installed({ "node_modules/sail": { version: "1.0.0", integrity: "sha512-x" } })],
    ["one more could be found before the right one", installed({ "kernel/node_modules/sail": { version: "0.9.0" } })],
  ])("not what is locked, if %s", (_, noted) => {
    expect(areInstalled(clone(noted))).toBe(false);
  });

  test("not what is asked for, if the lock was made for something else", () => {
    const asked = { ...LOCKED[""], devDependencies: { sail: "2.0.0" } };
    expect(areInstalled(clone(installed(), asked))).toBe(false);
  });

  test("still everything, if a package of ours is gone", () => {
    const gone = { "node_modules/@caravel/old": { resolved: "old", link: true }, old: {} };
    expect(areInstalled(clone(installed(gone)))).toBe(true);
  });

  test("seen as npm itself notes it", () => {
    const root = clone(null, { name: "clone", version: "1.0.0", workspaces: ["kernel"] });
    const npm = (...args: string[]) =>
      execFileSync("npm", [...args, "--offline", "--no-audit"], {
        cwd: root,
        stdio: "pipe",
        shell: process.platform === "win32",
      });
    rmSync(join(root, "package-lock.json"));
    npm("install", "--package-lock-only");
    expect(areInstalled(root)).toBe(false);
    npm("ci");
    expect(areInstalled(root)).toBe(true);
  });

  test("in this clone, by whatever command: everything", () => {
    expect(areInstalled(ROOT)).toBe(true);
  });
});
