import type { TableId } from "@caravel/tables/host";
import type { Invitation, OpenTable, Spectation, Terms, WantedGame, WantedSeat } from "@caravel/tables/invitation";
import { becomeGuest, beNobody } from "../app/guest.ts";
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
export async function ask<T>(method: "GET" | "POST" | "DELETE", path: string, body: object = {}): Promise<T> {
  const json = { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(onServer(`api/${path}`), { method, ...(method === "POST" ? json : {}) }).catch(() => {
    throw new Refused("unreachable");
  });
  if (response.status === 204) return undefined as T;
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

/** Tables that everybody may find. */
export function openTables(): Promise<readonly OpenTable[]> {
  return ask("GET", "open-tables");
}

/** Invitations that one has made or answered, at whatever device. */
export function myInvitations(): Promise<readonly OpenTable[]> {
  return ask("GET", "my-invitations");
}

/** Calls one's own invitation off. */
export function callOff(word: string): Promise<void> {
  return ask("POST", `invitations/${encodeURIComponent(word)}/call-off`);
}

/** Brings a game of this device to the server, to be finished with others. */
export function moveGame(record: string, seats: readonly WantedSeat[], terms: Terms): Promise<Invitation> {
  return ask("POST", "moved-games", { record, seats, terms });
}

/** Brings a finished game of this device to the server; answers the word by which it can be looked at. */
export async function showGame(record: string): Promise<string> {
  return (await ask<{ word: string }>("POST", "shown-games", { record })).word;
}

/** The word by which a finished game of the server can be looked at. */
export async function showTable(table: TableId): Promise<string> {
  return (await ask<{ word: string }>("GET", `tables/${encodeURIComponent(table)}/show`)).word;
}

/** A device at which somebody is signed in. */
export interface Device {
  readonly id: string;
  readonly device: string;
  readonly madeAt: number;
  readonly seenAt: number;
  readonly isThis: boolean;
}

/** What the server knows of somebody. */
export interface Account {
  readonly name: string;
  /** The name of the account, if there is one. */
  readonly account: string | null;
  readonly sessions: readonly Device[];
}

/** What the server knows of whoever is here; null if nothing. */
export async function readAccount(): Promise<Account | null> {
  try {
    return await ask("GET", "account");
  } catch (error) {
    if (refusalOf(error) === "unknownGuest") return null;
    throw error;
  }
}

/** Claims a name and a password. */
export async function claimAccount(name: string, password: string): Promise<void> {
  await ask("POST", "account", { name, password });
}

export async function signIn(name: string, password: string): Promise<void> {
  await ask("POST", "sign-in", { name, password });
  becomeGuest();
}

export async function signOut(): Promise<void> {
  await ask("POST", "sign-out");
  beNobody();
}

export async function changePassword(old: string, password: string): Promise<void> {
  await ask("POST", "account/password", { old, password });
}

/** Signs out at another device. */
export async function endSession(id: string): Promise<void> {
  await ask("DELETE", `sessions/${encodeURIComponent(id)}`);
}
