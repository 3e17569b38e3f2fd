import { hash } from "../hash.ts";

/** The lines of a record with new checks, as somebody would make them who wants to cheat. */
export function withChecks(text: string): string {
  let before = "";
  return text
    .trimEnd()
    .split("\n")
    .map((line) => {
      before = hash([before, line]);
      return `${line} ~${before.slice(0, 6)}\n`;
    })
    .join("");
}
