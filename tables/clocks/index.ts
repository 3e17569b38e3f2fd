export * from "./clock.ts";
export * from "./hours.ts";
export * from "./ordering.ts";
export * from "./rules.ts";
