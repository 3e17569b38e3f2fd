export * from "./bot.ts";
export * from "./declining.ts";
export * from "./evaluations.ts";
export * from "./greedy.ts";
export * from "./names.ts";
export * from "./registry.ts";
export * from "./seats.ts";
export * from "./styles.ts";
