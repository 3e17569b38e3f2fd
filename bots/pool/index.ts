export * from "./failure.ts";
export * from "./here.ts";
export * from "./messages.ts";
export * from "./serving.ts";
export * from "./workers.ts";
