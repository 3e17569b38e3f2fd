import type { Host, TableId } from "@caravel/tables/host";
import { isOnNetwork } from "@caravel/tables/invitation";
import { isGuest } from "../app/guest.ts";
import { address } from "../app/route.svelte.ts";
import { myName } from "../home/me.svelte.ts";
import { comeIn, showGame, showTable } from "./api.ts";
import { greetAgain } from "./remote.svelte.ts";

/** The link by which others can look at a finished game; one of this device goes to the server for it. */
export async function replayLink(host: Host, table: TableId): Promise<string> {
  const word = isOnNetwork(table) ? await showTable(table) : await showLocal(host, table);
  return new URL(address({ page: "watch", word }), document.baseURI).href;
}

async function showLocal(host: Host, table: TableId): Promise<string> {
  if (!isGuest()) {
    await comeIn(myName().trim() || "?");
    greetAgain();
  }
  return showGame(await host.record(table));
}
