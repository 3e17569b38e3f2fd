import { join } from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: join(import.meta.dirname, "../.."),
  test: {
    include: ["web/testing/**/*.browser.ts"],
    globalSetup: "web/testing/global.ts",
    maxWorkers: 1,
    fileParallelism: false,
    retry: 0,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
