import type { TableId } from "@caravel/tables/host";
import type { Invitation, Spectation, WantedGame } from "@caravel/tables/invitation";
import { becomeGuest } from "../app/guest.ts";
import { REFUSALS, type RefusalCode } from "./words/words.ts";

/** Something the server did not do, and why. */
export class Refused extends Error {
  constructor(readonly code: RefusalCode) {
    super(code);
  }
}

/** Why something failed, whoever threw it. */
export function refusalOf(error: unknown): RefusalCode {
  return error instanceof Refused ? error.code : "otherwise";
}

/** The address of something on the server from which the page came. */
export function onServer(path: string): URL {
  return new URL(path, document.baseURI);
}

const isRefusal = (code: unknown): code is RefusalCode => REFUSALS.some((known) => known === code);

/** Asks the server. */
export async function ask<T>(method: "GET" | "POST", path: string, body: object = {}): Promise<T> {
  const json = { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(onServer(`api/${path}`), { method, ...(method === "POST" ? json : {}) }).catch(() => {
    throw new Refused("unreachable");
  });
  // a page on plain files has nobody to ask
  const said = await response.json().catch(() => {
    throw new Refused("unreachable");
  });
  if (response.ok) return said as T;
  const code: unknown = said?.problem?.code;
  throw new Refused(isRefusal(code) ? code : "otherwise");
}

/** Comes in under a name, or changes it; the server knows this device again. */
export async function comeIn(name: string): Promise<void> {
  await ask("POST", "guests", { name });
  becomeGuest();
}

/** Invites people to a game. */
export function invite(wanted: WantedGame): Promise<Invitation> {
  return ask("POST", "gatherings", wanted);
}

/** What an invitation says now. */
export function readInvitation(word: string): Promise<Invitation> {
  return ask("GET", `invitations/${encodeURIComponent(word)}`);
}

/** Does something with an invitation. */
export function withInvitation(
  word: string,
  what: "seat" | "get-up" | "bot" | "start",
  body: object = {},
): Promise<Invitation> {
  return ask("POST", `invitations/${encodeURIComponent(word)}/${what}`, body);
}

/** What the word of an address for watching leads to. */
export function readSpectation(word: string): Promise<Spectation> {
  return ask("GET", `spectations/${encodeURIComponent(word)}`);
}

/** Invites the people of a table to the same game again. */
export function inviteAgain(table: TableId): Promise<Invitation> {
  return ask("POST", `tables/${encodeURIComponent(table)}/again`);
}
