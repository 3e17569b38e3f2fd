export * from "./playout.ts";
export * from "./statistics.ts";
