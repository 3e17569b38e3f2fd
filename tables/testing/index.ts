export * from "./lantern.ts";
export * from "./players.ts";
export * from "./stores.ts";
