export * from "./competitors.ts";
export * from "./contest.ts";
export * from "./interval.ts";
export * from "./season.ts";
export * from "./standings.ts";
