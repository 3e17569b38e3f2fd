import { en } from "./en.ts";

/** English for the time being. */
export const fr = { ...en, title: "Brazil: Imperial" };
