export { lastChoice } from "@caravel/kernel";
