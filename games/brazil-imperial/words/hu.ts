import { en } from "./en.ts";

/** English for the time being. */
export const hu = { ...en, title: "Brazil Birodalom" };
