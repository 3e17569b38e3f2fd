import type { Host, TableId } from "@caravel/tables/host";
import { isOnNetwork } from "@caravel/tables/invitation";
import { createHost } from "../host/create-host.ts";

let made: Promise<Host> | null = null;

/** The host of this page; it is made when it is first needed. */
export function host(): Promise<Host> {
  made ??= createHost();
  return made;
}

/** The host that keeps a table: this device, or the server. */
export async function hostOf(table: TableId): Promise<Host> {
  return isOnNetwork(table) ? server() : host();
}

/** The tables of the server at which somebody here plays. */
export async function server(): Promise<Host> {
  return (await import("../online/remote.svelte.ts")).remoteHost();
}
