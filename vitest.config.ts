import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 600_000,
    coverage: {
      include: ["kernel/**/*.ts", "games/**/*.ts", "bots/**/*.ts", "cli/**/*.ts"],
    },
  },
});
