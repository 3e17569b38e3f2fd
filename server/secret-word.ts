import { randomBytes } from "node:crypto";

const BYTES = 16;

/** A word that nobody can guess. */
export function secretWord(): string {
  return randomBytes(BYTES).toString("base64url");
}
