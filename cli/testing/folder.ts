import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** A folder for the files of one test file; it is taken away afterwards. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "caravel-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
