export * from "./fit.ts";
export * from "./gate.ts";
export * from "./lesson.ts";
export * from "./samples.ts";
