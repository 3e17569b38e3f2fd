export { en as hu } from "./en.ts";
