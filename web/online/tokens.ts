import { ask, refusalOf } from "./api.ts";

/** A token as it is listed: never the token itself. */
export interface Token {
  readonly id: string;
  /** What its owner calls the program. */
  readonly name: string;
  readonly madeAt: number;
}

/** One's tokens, the oldest first; null if the server does not know whoever is here. */
export async function readTokens(): Promise<readonly Token[] | null> {
  try {
    return await ask("GET", "tokens");
  } catch (error) {
    if (refusalOf(error) === "unknownGuest") return null;
    throw error;
  }
}

/** Makes a token; its text is told this once. */
export async function makeToken(name: string): Promise<string> {
  return (await ask<{ token: string }>("POST", "tokens", { name })).token;
}

/** From now on a token is good for nothing. */
export function revokeToken(id: string): Promise<void> {
  return ask("DELETE", `tokens/${encodeURIComponent(id)}`);
}
