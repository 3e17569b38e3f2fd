export * from "./bot.ts";
export * from "./seats.ts";
export * from "./styles.ts";
