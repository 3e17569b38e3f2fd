import { join } from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: join(import.meta.dirname, "../.."),
  test: {
    include: ["web/testing/**/*.browser.ts"],
    globalSetup: "web/testing/global.ts",
    maxWorkers: 2,
    // people at two pages meet on a busy machine in many ways; what was tried again is told
    retry: 1,
    // far beyond what a test takes, so that a busy machine fails none
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
